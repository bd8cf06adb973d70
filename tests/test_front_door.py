"""run.py, which needs nothing but Python: what it says where there is no network; and what a package of it holds."""

from __future__ import annotations

import importlib.util
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

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
    with pytest.raises(SystemExit, match="the lines above say why") as stopped:
        front_door.set_up("run")
    assert MESSAGE in str(stopped.value)


def test_what_is_there_already_needs_no_network(front_door: ModuleType) -> None:
    from importlib.metadata import version

    locked(front_door, f"typing_Extensions=={version('typing-extensions')}")
    assert front_door.missing(front_door.LOCKS["run"]) == []
    locked(front_door, "typing-extensions==0.0.1")
    assert front_door.missing(front_door.LOCKS["run"]) == ["typing-extensions==0.0.1"]
