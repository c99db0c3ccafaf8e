"""Nodes that share one PostgreSQL, each behind wires that tests can cut, and one address in front of all of them."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from splittable.server.store import Store
from tests.server.cutting import Proxy
from tests.server.postgres import fresh_database, socket_path
from tests.server.serving import SECRET, Process, free_port


class Node:
    """A server that reaches the database by a wire of its own, as if it were another machine."""

    def __init__(self, folder: Path, database: str, to_database: Proxy) -> None:
        folder.mkdir()
        (folder / "secret").write_text(SECRET)
        self.port = free_port()
        self.to_database = to_database
        name = urlsplit(database).path
        url = f"postgresql://postgres:@127.0.0.1:{to_database.port}{name}"
        self.process = Process(folder, self.port, database=url)
        self.folder = folder


class Cluster:
    """`url`: the address that people use. It leads to one of the nodes that are well."""

    def __init__(self, nodes: list[Node], front: Proxy, database: str) -> None:
        self.nodes = nodes
        self.front = front
        self.url = f"http://127.0.0.1:{front.port}"
        self.store_url = database

    def store(self) -> Store:
        return Store(self.store_url)

    def logs(self) -> list[str]:
        files = [node.folder / "log" for node in self.nodes]
        return [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]


@contextmanager
def cluster(folder: Path, count: int = 2) -> Iterator[Cluster]:
    database = fresh_database()
    with ExitStack() as stack:
        nodes = []
        for number in range(count):
            to_database = stack.enter_context(Proxy(socket_path()))
            nodes.append(Node(folder / f"node{number}", database, to_database))
            stack.callback(nodes[-1].process.kill_if_running)
        for node in nodes:
            node.process.start()
        targets = [("127.0.0.1", node.port) for node in nodes]
        front = stack.enter_context(Proxy(*targets, checks_health=True))
        yield Cluster(nodes, front, database)
