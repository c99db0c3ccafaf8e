// boardgame.io as its documentation sets it up. Arguments: the port; a folder for its file store, or nothing for the
// in-memory store.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { SplitIt } = require("./split_it.cjs");

const [port, dir] = process.argv.slice(2);
const db = dir ? new FlatFile({ dir }) : undefined;
Server({ games: [SplitIt], db, origins: [Origins.LOCALHOST] }).run(Number(port));
