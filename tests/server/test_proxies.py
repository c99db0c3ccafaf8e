"""Two nodes behind a real proxy, set up as docs/hosting.md says: everyone at a table reaches the same node."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests import patience
from tests.server.client import Person, play_to_the_end
from tests.server.cluster import Cluster, cluster
from tests.server.conftest import run
from tests.server.serving import free_port
from tests.snippets import snippets

pytestmark = pytest.mark.slow  # several processes and PostgreSQL

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
ADDRESS = re.compile(r"10\.0\.0\.[23]:8000")
TABLES = 12

Configured = Callable[[Path, Cluster, int], list[str]]


def page(file: str, nodes: Cluster) -> str:
    """A file of the docs, with the addresses of these nodes."""
    (found,) = [snippet.code for snippet in snippets(HOSTING) if snippet.file == file]
    addresses = iter([f"127.0.0.1:{node.port}" for node in nodes.nodes])
    return ADDRESS.sub(lambda _: next(addresses), found)


def nginx(folder: Path, nodes: Cluster, port: int) -> list[str]:
    (folder / "nginx.conf").write_text(f"""
        daemon off; worker_processes 1; pid {folder}/pid; error_log stderr; events {{}}
        http {{
            access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
            fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
            {page("splittable.conf", nodes)}
            server {{
                listen 127.0.0.1:{port};
                location / {{
                    proxy_pass http://splittable; proxy_http_version 1.1; proxy_set_header Host $http_host;
                    proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";
                }}
            }}
        }}""")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, nodes: Cluster, port: int) -> list[str]:
    site = page("Caddyfile", nodes).replace("play.example.org", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{{\n    admin off\n}}\n{site}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running(command: list[str], url: str) -> Iterator[None]:
    with subprocess.Popen(command) as process:
        try:
            for _ in range(int(patience.ANSWER / 0.05)):
                try:
                    if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                assert process.poll() is None, "it does not start with the configuration of the docs"
                asyncio.run(asyncio.sleep(0.05))
            yield
        finally:
            process.terminate()


def sockets(nodes: Cluster) -> list[int]:
    """Open sockets, by node."""
    found = []
    for node in nodes.nodes:
        metrics = httpx.get(f"{node.process.url}/metrics", trust_env=False).text
        found.append(
            sum(int(float(line.split()[-1])) for line in metrics.splitlines() if line.startswith("splittable_sockets"))
        )
    return found


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: proxy.__name__)
def test_everyone_at_a_table_reaches_the_same_node(proxy: Configured, tmp_path: Path) -> None:
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")
    port = free_port()
    url = f"http://127.0.0.1:{port}"

    async def story(nodes: Cluster) -> None:
        async with Person(url, "Ada") as ada, Person(url, "Blaise") as blaise:
            used, table = set(), {}
            for _ in range(TABLES):
                seats = [{"kind": "me"}, {"kind": "open"}]
                table = await ada.post("/api/tables", game="split-it", players=2, seats=seats, several_seats=False)
                before = await asyncio.to_thread(sockets, nodes)
                await ada.watch(table["id"])
                await blaise.watch(table["id"])
                after = await asyncio.to_thread(sockets, nodes)
                more = [now - then for now, then in zip(after, before, strict=True)]
                assert sorted(more) == [0, 2]
                used.add(more.index(2))
            assert used == {0, 1}, "twelve tables on one node: nothing is spread"
            await blaise.post(f"/api/tables/{table['id']}/sit")
            await ada.post(f"/api/tables/{table['id']}/start")
            talks = [await person.watch(table["id"]) for person in (ada, blaise)]
            await asyncio.gather(*(play_to_the_end(talk, table["id"], seat) for seat, talk in enumerate(talks)))

    with cluster(tmp_path) as nodes:
        folder = tmp_path / "proxy"
        folder.mkdir()
        with running(proxy(folder, nodes, port), url):
            run(story(nodes))
