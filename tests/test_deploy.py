"""The files to run a server with are what their programs accept."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("no systemd on this machine")
    unit = (DEPLOY / "splittable.service").read_text(encoding="utf-8")
    program = tmp_path / "splittable"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    trial = tmp_path / "splittable.service"  # with a program and a user that this machine has
    ours = unit.replace("/opt/splittable/bin/splittable", str(program)).replace("User=splittable", "User=root")
    trial.write_text(ours)
    done = subprocess.run([verify, "verify", str(trial)], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if "splittable" in line] == []


def test_the_compose_file_names_what_it_uses() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server = compose["services"]["splittable"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    mounted = {volume.partition(":")[0] for service in compose["services"].values() for volume in service["volumes"]}
    assert mounted == set(compose["volumes"])
    assert "ports" not in server, "only the proxy is reachable: the server trusts what it forwards"


def test_docker_accepts_the_compose_file() -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("no docker compose on this machine")
    command = [docker, "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"]
    environment = {**os.environ, "DOMAIN": "play.example.org"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
