"""The server's own code in one process, on a simulated clock, network and disk (docs/simulation.md)."""
