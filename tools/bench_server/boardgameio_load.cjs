// Two sockets a table, closed loop: whoever's turn it is moves as soon as its socket has heard of the last move.
// Arguments: url, tables, seconds, milliseconds between the moves of a seat (0: at once).
// Nobody moves before everybody is connected, or the first tables would keep the last ones out.
const { io } = require("socket.io-client");
const { report } = require("./figures.cjs");

const [url, tables, seconds, pace] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const latencies = [];
let measuring = false;
let ready = 0;
const waiting = [];

function seat(matchID, playerID) {
  const socket = io(`${url}/tally`, { transports: ["websocket"], forceNew: true });
  let sentAt = 0;
  let counted = false;
  const turn = (state) => {
    if (state.ctx.currentPlayer !== playerID || state.ctx.gameover) return;
    const move = () => {
      sentAt = performance.now();
      counted = measuring;
      const payload = { type: "mark", args: [state._stateID % 9], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    };
    pace ? setTimeout(move, pace * (0.5 + Math.random())) : move();
  };
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  socket.on("sync", (_, { state }) => {
    ready += 1;
    waiting.push(() => turn(state));
  });
  socket.on("update", (_, state) => {
    if (sentAt && state.ctx.currentPlayer !== playerID) {
      if (counted && measuring) latencies.push(performance.now() - sentAt);
      sentAt = 0;
    }
    turn(state);
  });
}

for (let table = 0; table < tables; table += 1) {
  seat(`match${table}`, "0");
  seat(`match${table}`, "1");
}
// Sockets that are never heard count as failures.
const PATIENCE = 60_000;
const began = performance.now();
const wait = setInterval(() => {
  if (ready < 2 * tables && performance.now() - began < PATIENCE) return;
  clearInterval(wait);
  for (const begin of waiting) begin();
  setTimeout(() => {
    measuring = true;
    setTimeout(() => report(latencies, seconds, 2 * tables - ready), seconds * 1000);
  }, 2000);
}, 100);
