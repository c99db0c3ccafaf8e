"""What the server counts, in the text format of Prometheus."""

import time

from splittable.server.services import Services

STARTED = time.time()


def exposition(services: Services) -> str:
    figures = [
        ("splittable_start_time_seconds", "gauge", "When this process started", STARTED),
        ("splittable_rooms", "gauge", "Tables in memory", len(services.rooms)),
        ("splittable_sockets", "gauge", "Open sockets", len(services.hub.connections)),
        ("splittable_moves_total", "counter", "Moves accepted from persons and bots", services.rooms.accepted),
        ("splittable_overtaken_total", "counter", "Writes that another worker overtook", services.rooms.overtaken),
        ("splittable_log_rows_total", "counter", "Rows written to the log", services.writer.rows),
        ("splittable_commits_total", "counter", "Commits of log rows", services.writer.groups),
        ("splittable_commit_seconds_total", "counter", "Time spent in these commits", services.writer.seconds),
        ("splittable_updates_sent_total", "counter", "Updates sent to sockets", services.announcer.updates),
        ("splittable_refusals_total", "counter", "Socket messages refused", services.refused),
        (
            "splittable_bot_workers_replaced_total",
            "counter",
            "Bot workers that crashed or hung",
            services.runner.replaced,
        ),
    ]
    lines = []
    for name, kind, text, value in figures:
        lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
