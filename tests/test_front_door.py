"""run.py, which needs nothing but Python: what it says where there is no network; and what a package of it holds."""

from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from marks import long

ROOT = Path(__file__).parents[1]
MESSAGE = "what some.lock lists could not be installed (is there a network?)"


@pytest.fixture
def front_door(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """With this Python in place of .venv, a lock of its own, and no settings of pip but those of the test."""
    spec = importlib.util.spec_from_file_location("front_door", ROOT / "run.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec.loader.exec_module(module)
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module, "LOCKS", {"run": tmp_path / "some.lock"})
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "stamp_of", lambda kind: kind)
    return module


@pytest.fixture
def silent() -> Iterator[socket.socket]:
    """An index that is there and never answers, as behind a network that swallows everything."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def locked(front_door: ModuleType, requirement: str) -> None:
    front_door.LOCKS["run"].write_text(f"{requirement} \\\n    --hash=sha256:{'0' * 64}\n", encoding="utf-8")


def address(server: socket.socket) -> str:
    return f"http://127.0.0.1:{server.getsockname()[1]}/simple"


def test_without_an_answer_the_set_up_stops_soon(
    front_door: ModuleType, silent: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked(front_door, "no-such-package==1.0")
    monkeypatch.setenv("PIP_INDEX_URL", address(silent))
    monkeypatch.setattr(front_door, "SOON", 1.0)
    with pytest.raises(SystemExit, match="nobody has answered in 1 seconds") as stopped:
        front_door.set_up("run")
    assert MESSAGE in str(stopped.value)


def test_without_a_network_the_set_up_stops_at_once(
    front_door: ModuleType, silent: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked(front_door, "no-such-package==1.0")
    monkeypatch.setenv("PIP_INDEX_URL", address(silent))
    silent.close()
    monkeypatch.setattr(front_door, "SOON", 600.0)  # however busy this machine is
    with pytest.raises(SystemExit, match="the lines above say why") as stopped:
        front_door.set_up("run")
    assert MESSAGE in str(stopped.value)


def test_what_is_there_already_needs_no_network(front_door: ModuleType) -> None:
    from importlib.metadata import version

    locked(front_door, f"typing_Extensions=={version('typing-extensions')}")
    assert front_door.missing(front_door.LOCKS["run"]) == []
    locked(front_door, "typing-extensions==0.0.1")
    assert front_door.missing(front_door.LOCKS["run"]) == ["typing-extensions==0.0.1"]


# What is packed.


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of sources, unpacked in a folder with spaces in its name."""
    folder = tmp_path_factory.mktemp("packed")
    build(ROOT, "sdist", folder)
    (packed,) = folder.glob("starboard-*.tar.gz")
    with tarfile.open(packed) as tar:
        tar.extractall(folder / "a path with spaces", filter="data")
    (found,) = (folder / "a path with spaces").iterdir()
    return found


def build(where: Path, target: str, into: Path, **settings: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    ran = subprocess.run(
        command, cwd=where, env={**os.environ, **settings}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert ran.returncode == 0, ran.stdout


def wheel_of(sources: Path, **settings: str) -> zipfile.ZipFile:
    build(sources, "wheel", sources / "dist", **settings)
    (packed,) = (sources / "dist").glob("*.whl")
    return zipfile.ZipFile(packed)


def about(text: str) -> dict[str, str]:
    """The head of a package's metadata; of what is there several times, the last."""
    return dict(line.split(": ", 1) for line in text.split("\n\n")[0].splitlines() if ": " in line)


def test_the_sources_are_all_that_the_rest_is_made_from(sources: Path) -> None:
    assert not (sources / "src" / "starboard" / "server" / "client").exists()
    assert not (sources / "web" / "node_modules").exists()
    for name in ("LICENSE", "run.py", "requirements.lock", "requirements-dev.lock", "web/package-lock.json"):
        assert (sources / name).read_bytes() == (ROOT / name).read_bytes()
    with wheel_of(sources, STARBOARD_SKIP_CLIENT="1") as wheel:
        (metadata,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        (licence,) = [name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE")]
        assert wheel.read(licence) == (ROOT / "LICENSE").read_bytes()
        told = about(wheel.read(metadata).decode())
        assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
        assert told["Author"] == "Starboard developers"
        there = {name.split("/", 1)[1] for name in wheel.namelist() if name.startswith("starboard/")}
    ours = ROOT / "src" / "starboard"
    tracked = subprocess.run(["git", "ls-files"], cwd=ours, capture_output=True, text=True).stdout.split()
    assert set(tracked) <= there if tracked else "texts/en/web.ftl" in there


@long
def test_the_client_is_built_from_the_sources_and_served(sources: Path, tmp_path: Path) -> None:
    with wheel_of(sources) as wheel:
        wheel.extractall(tmp_path / "site packages")  # noqa: S202 (made by ourselves a moment ago)
    assert (tmp_path / "site packages" / "starboard" / "server" / "client" / "index.html").exists()
    told = subprocess.run(
        [sys.executable, "-c", "import starboard; print(starboard.__file__); print(starboard.game('carcassonne').id)"],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site packages")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    ).stdout
    assert "site packages" in told and told.endswith("carcassonne\n")
