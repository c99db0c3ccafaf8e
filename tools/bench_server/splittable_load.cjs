// Two sockets a table, closed loop: each seat moves as soon as its socket has heard that it may.
// Arguments: a file with the pairs {cookies: [a, b], tables: [id, …]}, urls with commas between them, seconds, milliseconds
// between the moves of a seat (0: at once; negative: only connect and stay). A pair uses one url, as if a proxy chose it by
// the table. When a game is over, it goes on to its next table.
const fs = require("fs");
const WebSocket = require("ws");
const { measure, latencies, clock } = require("./figures.cjs");

const pairs = JSON.parse(fs.readFileSync(process.argv[2], "utf8"));
const [urls, seconds, pace] = [process.argv[3].split(","), Number(process.argv[4]), Number(process.argv[5])];
let failures = 0;
const waiting = [];

function seat(pair, number, url) {
  const socket = new WebSocket(`${url}/api/socket?table=${pair.tables[0]}`, { headers: { Cookie: pair.cookies[number] }, perMessageDeflate: false });
  let place = 0;
  let ref = 0;
  let sentAt = 0;
  let counted = false;
  let started = false;
  const send = (message) => socket.send(JSON.stringify(message));
  const go = (message) => {
    if (message.view.over) {
      send({ type: "goodbye", table: pair.tables[place] });
      place += 1;
      if (place < pair.tables.length) send({ type: "hello", table: pair.tables[place] });
      return;
    }
    const { legal } = message.view;
    if (!legal.length || sentAt || pace < 0) return;
    const move = () => {
      sentAt = performance.now();
      counted = clock.measuring;
      ref += 1;
      const choice = legal[Math.floor(Math.random() * legal.length)];
      send({ type: "move", table: message.table, seat: number, number: message.number, move: choice, ref });
    };
    if (!pace) return move();
    sentAt = -1;
    setTimeout(move, pace * (0.5 + Math.random()));
  };
  socket.on("open", () => send({ type: "hello", table: pair.tables[0] }));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type === "refused") {
      failures += 1;
      sentAt = 0;
    }
    if (message.type !== "update" && message.type !== "snapshot") return;
    if (message.table !== pair.tables[place]) return;
    if (!started) {
      started = true;
      waiting.push(() => go(message));
      return;
    }
    if (message.ref === ref && sentAt > 0) {
      if (counted && clock.measuring) latencies.push(performance.now() - sentAt);
      sentAt = 0;
    }
    go(message);
  });
}

pairs.forEach((pair, index) => {
  const url = urls[index % urls.length];
  seat(pair, 0, url);
  seat(pair, 1, url);
});
measure(seconds, () => waiting.length === 2 * pairs.length, () => {
  for (const begin of waiting) begin();
}, () => failures);
