"""`starboard --lan`: a server for everybody in the same network."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cli.test_serve import free_port
from marks import long
from processes import started
from starboard.server.lan import is_of_a_network, lan_addresses, of_interfaces
from waiting import PATIENCE

OURS, THEIRS = "10.77.0.1", "10.77.0.2"  # of networks that a test makes for itself


@contextmanager
def served(folder: Path, *before: str) -> Iterator[tuple[str, list[str]]]:
    """Start `starboard --lan`, as run.py does; the first address that it tells, and all lines up to the last."""
    port = free_port()
    command = [*before, sys.executable, "-m", "starboard", "--lan", "--port", str(port), "--lang", "en"]
    command += ["--database", f"sqlite:///{folder}/store.db", "--no-browser"]
    with started(*command, cwd=folder) as process:
        assert process.stdout is not None
        lines: list[str] = []
        for line in process.stdout:
            lines.append(line.rstrip())
            if "Ctrl-C" in line:
                break
        yield re.findall(r"http://\S+", "\n".join(lines))[0], lines


def test_it_tells_its_address_and_answers_to_it(tmp_path: Path) -> None:
    with served(tmp_path) as (url, lines):
        assert [one in url for one in lan_addresses()[:1] or ["127.0.0.1"]] == [True]
        assert any("█" in line or "▀" in line for line in lines) is bool(lan_addresses())
        with httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE) as phone:
            assert "<title>Starboard" in phone.get("/").text
            assert phone.post("/api/me", json={"name": "Ada"}).status_code == 200


def test_addresses_are_those_of_interfaces_that_lead_to_others() -> None:
    assert set(lan_addresses()) >= {one for one in of_interfaces() if is_of_a_network(one)}
    assert not any(map(is_of_a_network, ("127.0.0.1", "169.254.3.4", "0.0.0.0", "224.0.0.1")))  # noqa: S104


PHONE = """
import sys, httpx
with httpx.Client(base_url=sys.argv[1], trust_env=False, timeout=60) as phone:
    assert "<title>Starboard" in phone.get("/").text
    assert phone.post("/api/me", json={"name": "Phone"}).status_code == 200
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    made = phone.post("/api/tables", json={"game": "carcassonne", "seats": seats, "start": True})
    assert made.status_code == 201, made.text
    print(phone.get(f"/api/tables/{made.json()['id']}").json()["status"])
"""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def two_hosts() -> Iterator[tuple[list[str], list[str]]]:
    """Make two hosts with a cable between them; the commands that run something on each."""
    names = [f"starboard-{os.getpid()}-{which}" for which in "ab"]
    made = []
    try:
        for name in names:
            ip("netns", "add", name)
            made.append(name)
        cable = [f"sb{os.getpid() % 100_000}{which}" for which in "ab"]
        ip("link", "add", cable[0], "netns", names[0], "type", "veth", "peer", "name", cable[1], "netns", names[1])
        for name, end, address in zip(names, cable, (OURS, THEIRS), strict=True):
            ip("-n", name, "address", "add", f"{address}/24", "dev", end)
            ip("-n", name, "link", "set", end, "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield ["ip", "netns", "exec", names[0]], ["ip", "netns", "exec", names[1]]
    finally:
        for name in made:
            ip("netns", "delete", name)


@long
@pytest.mark.skipif(not shutil.which("ip") or os.geteuid() != 0, reason="apt install iproute2, and be root")
def test_a_second_host_of_the_network_plays_over_plain_http(tmp_path: Path) -> None:
    with two_hosts() as (here, there), served(tmp_path, *here) as (url, lines):
        assert url.startswith(f"http://{OURS}:") and any("█" in line or "▀" in line for line in lines)
        phone = subprocess.run(
            [*there, sys.executable, "-c", PHONE, url], capture_output=True, text=True, timeout=PATIENCE
        )
        assert (phone.returncode, phone.stdout, phone.stderr) == (0, "playing\n", "")
