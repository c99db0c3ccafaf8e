"""The wheel contains the built client: installing it needs no Node."""

import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from tests import patience
from tests.server.serving import free_port

ROOT = Path(__file__).parents[2]
STATIC = "splittable/server/static/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "src" / STATIC / "index.html").is_file():
        pytest.fail("the web client is not built; run `make web`")
    folder = tmp_path_factory.mktemp("wheel")
    uv = str(ROOT / ".tools/bin/uv") if (ROOT / ".tools/bin/uv").is_file() else shutil.which("uv")
    if uv is None:
        pytest.skip("no uv to build the wheel with")
    command = [uv, "build", "--wheel", "--quiet", "--out-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.mark.slow
def test_the_wheel_serves_the_page_without_node(wheel: Path, tmp_path: Path) -> None:
    """The wheel alone is unpacked in front of everything else, and Node is not on the path."""
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    port = free_port()
    environment = {"PYTHONPATH": str(site), "PATH": "", "SPLITTABLE_DATA": str(tmp_path / "data")}
    command = [sys.executable, "-P", "-m", "splittable", "serve", "--port", str(port)]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        page = answer(f"{url}/", process).text
        scripts = re.findall(r'"(/assets/[^"]+\.(?:js|css))"', page)
        assert scripts, "the page has no scripts, so it is not the built client"
        for script in scripts:
            found = httpx.get(url + script, trust_env=False)
            assert found.status_code == 200
            assert found.content == (site / STATIC / script.lstrip("/")).read_bytes()
    finally:
        process.terminate()
        process.wait(20)


def answer(url: str, process: "subprocess.Popen[bytes]") -> httpx.Response:
    deadline = time.monotonic() + patience.ANSWER
    while process.poll() is None and time.monotonic() < deadline:
        try:
            return httpx.get(url, trust_env=False)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(f"the server of the wheel did not answer; exit code {process.poll()}")


@pytest.mark.slow
def test_the_packed_files_are_the_built_ones(wheel: Path) -> None:
    built = {os.path.relpath(file, ROOT / "src") for file in (ROOT / "src" / STATIC).rglob("*") if file.is_file()}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith(STATIC)}
    assert packed == built
