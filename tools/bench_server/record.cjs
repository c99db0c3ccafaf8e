// Plays games of Split it! on boardgame.io with random moves and prints their records, which Splittable replays.
// Argument: how many games.
const { Client } = require("boardgame.io/client");
const { SplitIt, SECTIONS, JOKER, legal } = require("./split_it.cjs");

const named = (card) => (card === JOKER ? "*" : String(card));
const any = (list) => list[Math.floor(Math.random() * list.length)];

function written([name, ...words]) {
  const isSection = name === "remove" || name === "guess";
  return `${name} ${isSection ? SECTIONS[words[0]] : words.join(" ")}`;
}

function play() {
  const client = Client({ game: SplitIt, numPlayers: 2, debug: false });
  client.start();
  const now = () => client.store.getState().G;
  const moves = [`~ starter ${now().starter}`];
  const dealt = () => moves.push(...now().row.map((card) => `~ card ${named(card)}`));
  dealt();
  while (now().phase !== "over") {
    const round = now().round;
    const seat = any(now().awaited);
    const move = any(legal(now(), seat));
    client.updatePlayerID(String(seat));
    client.moves[move[0]](...move.slice(1));
    moves.push(`${seat} ${written(move)}`);
    if (now().round > round) dealt();
  }
  const end = client.store.getState().ctx.gameover;
  client.stop();
  return { format: "splittable/1", game: "split-it", rules: 1, players: 2, options: {}, seed: null, moves, ...end };
}

for (let game = 0; game < Number(process.argv[2]); game += 1) console.log(JSON.stringify(play()));
