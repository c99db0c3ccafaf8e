// boardgame.io as its tutorial sets it up: in-memory store, two players who move in turn. Argument: the port.
const { Server, Origins } = require("boardgame.io/server");

const Tally = {
  name: "tally",
  setup: () => ({ cells: Array(9).fill(0), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = Number(playerID);
      G.moves += 1;
    },
  },
};

Server({ games: [Tally], origins: [Origins.LOCALHOST, /.*/] }).run(Number(process.argv[2]));
