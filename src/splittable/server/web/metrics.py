"""What the server counts, in the text format of Prometheus. Each figure names its node, and its process if several."""

from collections.abc import Iterator
from typing import NamedTuple

from splittable.server.figures import Figures
from splittable.server.services import Services


class Metric(NamedTuple):
    name: str
    kind: str
    text: str
    value: float
    lane: str = ""


def exposition(services: Services) -> str:
    figures = services.describer.figures()
    always = {"node": figures.node}
    if services.config.workers > 1:
        always["worker"] = str(figures.pid)
    lines: list[str] = []
    described: set[str] = set()
    for metric in [*of_this_process(services, figures), *of_jobs(figures)]:
        if metric.name not in described:
            described.add(metric.name)
            lines += [f"# HELP {metric.name} {metric.text}", f"# TYPE {metric.name} {metric.kind}"]
        labels = ",".join(f'{name}="{value}"' for name, value in labels_of(metric, always).items())
        lines.append(f"{metric.name}{{{labels}}} {metric.value}")
    return "\n".join(lines) + "\n"


def labels_of(metric: Metric, always: dict[str, str]) -> dict[str, str]:
    return always | {"lane": metric.lane} if metric.lane else always


def of_this_process(services: Services, figures: Figures) -> Iterator[Metric]:
    writer, rooms = services.writer, services.rooms
    yield Metric("splittable_start_time_seconds", "gauge", "When this process started", figures.started_at / 1000)
    yield Metric("splittable_rooms", "gauge", "Tables in memory", figures.tables)
    yield Metric("splittable_tables_watched", "gauge", "Tables that somebody has open", figures.watched)
    yield Metric("splittable_people", "gauge", "Persons with an open socket", figures.people)
    yield Metric("splittable_sockets", "gauge", "Open sockets", figures.sockets)
    yield Metric(
        "splittable_workers_heard", "gauge", "Other worker processes, on all nodes", len(services.notices.others())
    )
    yield Metric("splittable_moves_total", "counter", "Moves accepted from persons and bots", rooms.accepted)
    yield Metric("splittable_overtaken_total", "counter", "Writes that another worker overtook", rooms.overtaken)
    yield Metric("splittable_log_rows_total", "counter", "Rows written to the log", writer.rows)
    yield Metric("splittable_commits_total", "counter", "Commits of log rows", writer.groups)
    yield Metric("splittable_commit_seconds_total", "counter", "Time spent in these commits", writer.seconds)
    yield Metric("splittable_updates_sent_total", "counter", "Updates sent to sockets", services.announcer.updates)
    yield Metric("splittable_refusals_total", "counter", "Socket messages refused", services.refused)
    replaced = services.runner.replaced
    yield Metric("splittable_bot_workers_replaced_total", "counter", "Bot workers that crashed or hung", replaced)
    yield Metric("splittable_errors_total", "counter", "Errors in the log", figures.errors)
    yield Metric("splittable_memory_bytes", "gauge", "Resident memory of this process", figures.memory)
    yield Metric("splittable_disk_free_bytes", "gauge", "Free space where the data is", figures.disk_free)


def of_jobs(figures: Figures) -> Iterator[Metric]:
    for state, text in (("running", "Jobs that run"), ("waiting", "Jobs that wait"), ("processes", "Processes")):
        for lane, counts in figures.jobs.items():
            name = f"splittable_jobs_{state}"
            yield Metric(name, "gauge", f"{text}, by lane", getattr(counts, state), lane)
