// The load of splittable_load.cjs on boardgame.io: two sockets a table, each seat moves as soon as its socket has heard
// that it may. Arguments: url, tables, seconds, milliseconds between the moves of a seat (0: at once).
// When a game is over, the pair goes on to its next match.
const { io } = require("socket.io-client");
const { measure, latencies, clock } = require("./figures.cjs");
const { legal } = require("./split_it.cjs");

const [url, tables, seconds, pace] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const waiting = [];
let begun = false;

class Pair {
  constructor(number) {
    this.number = number;
    this.game = 0;
    this.seats = [new Seat(this, "0"), new Seat(this, "1")];
  }

  get match() {
    return `match-${this.number}-${this.game}`;
  }

  // One after the other: with its file store, boardgame.io would create a match twice for two who come at once.
  heard(seat) {
    if (seat.id === "0") return this.seats[1].sync();
    const begin = () => this.seats.forEach((each) => each.turn());
    begun ? begin() : waiting.push(begin);
  }

  over(seat) {
    if (seat.id !== "0") return;
    this.game += 1;
    seat.sync();
  }
}

class Seat {
  constructor(pair, id) {
    this.pair = pair;
    this.id = id;
    this.sentAt = 0;
    this.socket = io(`${url}/split-it`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => id === "0" && this.sync());
    this.socket.on("sync", (match, { state }) => (this.state = state));
    this.socket.on("matchData", (match) => {
      if (!this.isSyncing || match !== this.pair.match) return;
      this.isSyncing = false; // from here on it gets updates
      this.pair.heard(this);
    });
    this.socket.on("update", (match, state, log) => this.update(match, state, log));
  }

  sync() {
    this.isSyncing = true;
    this.sentAt = 0; // the answer to the last move of a match may come after the other seat has left for the next one
    this.socket.emit("sync", this.pair.match, this.id, undefined, 2);
  }

  update(match, state, log) {
    if (match !== this.pair.match || this.isSyncing) return;
    this.state = state;
    if (this.sentAt > 0 && log.some(({ action }) => action.payload.playerID === this.id)) {
      if (this.counted && clock.measuring) latencies.push(performance.now() - this.sentAt);
      this.sentAt = 0;
    }
    if (state.ctx.gameover) this.pair.over(this);
    else this.turn();
  }

  turn() {
    if (this.sentAt) return;
    const choices = legal(this.state.G, Number(this.id));
    if (!choices.length) return;
    if (!pace) return this.move(choices);
    this.sentAt = -1;
    setTimeout(() => this.move(choices), pace * (0.5 + Math.random()));
  }

  move(choices) {
    this.sentAt = performance.now();
    this.counted = clock.measuring;
    const [type, ...args] = choices[Math.floor(Math.random() * choices.length)];
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: this.id } };
    this.socket.emit("update", action, this.state._stateID, this.pair.match, this.id);
  }
}

for (let number = 0; number < tables; number += 1) new Pair(number);
measure(seconds, () => waiting.length === tables, () => {
  begun = true;
  for (const begin of waiting) begin();
}, () => tables - waiting.length);
