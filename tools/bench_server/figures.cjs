// What the loads share: when they measure, and what they report.
const WARM_UP = 2000;
const PATIENCE = 60_000;

const latencies = []; // ms from sending a move to hearing that it is accepted
const clock = { measuring: false };

/** Nobody moves before everybody is connected, or the first tables would keep the last ones out. */
function measure(seconds, isReady, begin, failures) {
  const came = performance.now();
  const wait = setInterval(() => {
    if (!isReady() && performance.now() - came < PATIENCE) return;
    clearInterval(wait);
    begin();
    setTimeout(() => {
      clock.measuring = true;
      const own = process.cpuUsage();
      setTimeout(() => report(seconds, process.cpuUsage(own), failures()), seconds * 1000);
    }, WARM_UP);
  }, 100);
}

function report(seconds, own, failures) {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  const round = (ms) => (ms === null ? null : Number(ms.toFixed(2)));
  const figures = {
    moves: latencies.length,
    moves_per_s: Math.round(latencies.length / seconds),
    p50_ms: round(at(0.5)),
    p99_ms: round(at(0.99)),
    failures,
    load_core_share: Number(((own.user + own.system) / 1e6 / seconds).toFixed(2)),
    until: Date.now() / 1000,
  };
  process.stdout.write(JSON.stringify(figures) + "\n", () => process.exit(0));
}

module.exports = { measure, latencies, clock };
