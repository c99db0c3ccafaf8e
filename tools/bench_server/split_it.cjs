// Split it! for two players as a game of boardgame.io, with the rules of src/splittable/games/split_it/RULES.md (S1 …).
// `record.cjs` plays it and writes records, which Splittable replays: it is the same game.
// Written in the cheapest way that boardgame.io offers: no phases or stages, no undo, one move per choice.
const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const SECTIONS = ["white", "pink", "black"];
const JOKER = 11;
const ROW = 7;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((card) => Array(card === JOKER ? 15 : card).fill(card)); // S2

const counts = () => Array(JOKER).fill(0);

function setup({ random }) {
  const starter = random.Die(2) - 1; // S4
  const G = {
    phase: "cut",
    awaited: [],
    starter,
    holder: starter,
    round: 0,
    deck: random.Shuffle(CARDS),
    row: [],
    cuts: [0, 0], // the sections are row[:first], row[first:second], row[second:]
    done: [false, false],
    guess: [null, null],
    shown: [null, null],
    columns: [counts(), counts()], // jokers included
    jokers: [counts(), counts()],
    unseen: [counts(), counts()], // S18: jokers that the other does not see yet
    waiting: [0, 0], // S17
    toPlace: [0, 0],
    gone: Array(JOKER + 1).fill(0),
  };
  deal(G);
  return G;
}

function deal(G) {
  G.row = G.deck.splice(0, ROW); // S5
  G.round += 1;
  goOn(G);
}

/** What happens with the cards left in the row (S10–S13). */
function goOn(G) {
  if (G.row.length > 3) {
    G.phase = "cut";
    G.awaited = [G.holder];
  } else if (G.row.length === 3) {
    cutRow(G, 1, 2); // S10: the only cut
  } else if (G.row.length === 2) {
    G.cuts = [1, 1]; // S11
    askGuesses(G);
  } else {
    endRound(G);
  }
}

function cutRow(G, first, second) {
  G.cuts = [first, second];
  G.phase = "remove"; // S7
  G.awaited = [1 - G.holder];
}

function askGuesses(G) {
  G.phase = "guess"; // S8
  G.awaited = [0, 1].filter((seat) => !G.done[seat]);
}

function endRound(G) {
  for (const card of G.row) G.gone[card] += 1; // S12
  G.row = [];
  G.done = [false, false];
  G.holder = 1 - G.holder; // S13
  G.awaited = [];
  if (G.deck.length) deal(G);
  else G.phase = "over"; // S20
}

function bounds(G, section) {
  return [[0, ...G.cuts][section], [...G.cuts, G.row.length][section]];
}

function takeOut(G, section) {
  const [start, end] = bounds(G, section);
  return G.row.splice(start, end - start);
}

function reveal(G) {
  G.shown = G.guess;
  G.guess = [null, null];
  const [mine, other] = G.shown;
  for (let section = 2; section >= 0; section -= 1) {
    if (mine === section && other === section) continue; // S9: it stays
    const cards = takeOut(G, section);
    const winner = G.shown.indexOf(section);
    if (winner < 0) for (const card of cards) G.gone[card] += 1;
    else win(G, winner, cards);
  }
  G.cuts = [0, 0];
  askJokers(G);
}

function win(G, seat, cards) {
  G.done[seat] = true;
  G.toPlace[seat] += G.waiting[seat]; // S17
  G.waiting[seat] = 0;
  for (const card of cards) {
    if (card === JOKER) G.toPlace[seat] += 1;
    else G.columns[seat][card] += 1; // S16: numbers first
  }
}

/** S16–S18. Without a column jokers wait; with one there is nothing to choose. */
function askJokers(G) {
  G.awaited = [];
  for (const seat of [0, 1]) {
    if (!G.toPlace[seat]) continue;
    const open = columnsOf(G, seat);
    if (open.length > 1) {
      G.awaited.push(seat);
      continue;
    }
    if (open.length === 1) {
      G.columns[seat][open[0]] += G.toPlace[seat];
      G.jokers[seat][open[0]] += G.toPlace[seat];
    } else {
      G.waiting[seat] = G.toPlace[seat];
    }
    G.toPlace[seat] = 0;
  }
  if (G.awaited.length) G.phase = "jokers";
  else goOn(G);
}

function columnsOf(G, seat) {
  return G.columns[seat].flatMap((count, number) => (count ? [number] : []));
}

/** The legal moves of a seat as [name, …arguments]; clients work them out, as boardgame.io leaves that to them. */
function legal(G, seat) {
  if (!G.awaited.includes(seat)) return [];
  if (G.phase === "cut") {
    const found = [];
    for (let first = 1; first < G.row.length - 1; first += 1)
      for (let second = first + 1; second < G.row.length; second += 1) found.push(["cut", first, second]);
    return found;
  }
  if (G.phase === "jokers") return columnsOf(G, seat).map((number) => ["joker", number]);
  return [0, 1, 2].filter((section) => isFilled(G, section)).map((section) => [G.phase, section]);
}

function isFilled(G, section) {
  const [start, end] = bounds(G, section);
  return start < end;
}

function cut({ G, playerID }, first, second) {
  const isCut = 0 < first && first < second && second < G.row.length;
  if (G.phase !== "cut" || Number(playerID) !== G.holder || !isCut) return INVALID_MOVE;
  cutRow(G, first, second);
}

function remove({ G, playerID }, section) {
  if (G.phase !== "remove" || Number(playerID) === G.holder || !isFilled(G, section)) return INVALID_MOVE;
  const [first, second] = G.cuts;
  const cards = takeOut(G, section);
  for (const card of cards) G.gone[card] += 1;
  G.cuts = [section === 0 ? 0 : first, section === 2 ? second : second - cards.length];
  askGuesses(G);
}

function guess({ G, playerID }, section) {
  const seat = Number(playerID);
  if (G.phase !== "guess" || !G.awaited.includes(seat) || !isFilled(G, section)) return INVALID_MOVE;
  G.guess[seat] = section;
  G.awaited = G.awaited.filter((other) => other !== seat);
  if (!G.awaited.length) reveal(G);
}

function joker({ G, playerID }, number) {
  const seat = Number(playerID);
  if (G.phase !== "jokers" || !G.awaited.includes(seat) || !G.columns[seat][number]) return INVALID_MOVE;
  for (const counted of [G.columns, G.jokers, G.unseen]) counted[seat][number] += 1;
  G.toPlace[seat] -= 1;
  if (!G.toPlace[seat]) G.awaited = G.awaited.filter((other) => other !== seat);
  if (G.awaited.length) return;
  G.unseen = [counts(), counts()];
  goOn(G);
}

const secret = { client: false, redact: true, ignoreStaleStateID: true }; // both may choose at once
const moves = {
  cut: { client: false, move: cut },
  remove: { client: false, move: remove },
  guess: { ...secret, move: guess },
  joker: { ...secret, move: joker },
};

/** What a seat may see: not the order of the deck, nor what the other has chosen in secret. */
function playerView({ G, playerID }) {
  const { deck, ...rest } = G;
  const left = Array(JOKER + 1).fill(0);
  for (const card of deck) left[card] += 1;
  const less = (of) => of.map((row, seat) => (mine(seat) ? row : row.map((n, number) => n - G.unseen[seat][number])));
  const mine = (seat) => String(seat) === playerID;
  return {
    ...rest,
    deck: left,
    guess: G.guess.map((section, seat) => (mine(seat) || section === null ? section : "hidden")),
    columns: less(G.columns),
    jokers: less(G.jokers),
    unseen: G.unseen.map((row, seat) => (mine(seat) ? row : counts())),
  };
}

function scores(G) {
  return [0, 1].map((seat) => {
    let points = 0; // S21
    for (let number = 1; number < JOKER; number += 1) {
      const [own, other] = [G.columns[seat][number], G.columns[1 - seat][number]];
      if (own && own >= other) points += number;
    }
    return points;
  });
}

function winners(G) {
  const rank = scores(G).map((points, seat) => 100 * points + columnsOf(G, seat).length); // S22
  return [0, 1].filter((seat) => rank[seat] === Math.max(...rank));
}

const SplitIt = {
  name: "split-it",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  moves,
  turn: { activePlayers: ActivePlayers.ALL }, // who may choose is in G.awaited
  endIf: ({ G }) => (G.phase === "over" ? { scores: scores(G), winners: winners(G) } : undefined),
  playerView,
};

module.exports = { SplitIt, SECTIONS, JOKER, legal };
