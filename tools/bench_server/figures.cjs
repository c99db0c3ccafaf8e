// What both loads report: moves per second and latency from sending a move to hearing that it is accepted.
function report(latencies, seconds, failures) {
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  const figures = {
    moves: latencies.length,
    moves_per_s: Math.round(latencies.length / seconds),
    p50_ms: at(0.5) === null ? null : Number(at(0.5).toFixed(2)),
    p99_ms: at(0.99) === null ? null : Number(at(0.99).toFixed(2)),
    failures,
    until: Date.now() / 1000,
  };
  process.stdout.write(JSON.stringify(figures) + "\n");
  process.exit(0);
}

module.exports = { report };
