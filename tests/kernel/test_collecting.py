"""Frames are found where they are declared; nobody lists them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import starboard
from kernel.harbour import GAME as HARBOUR
from starboard.kernel.collecting import frames_in
from starboard.kernel.frame import Frame
from starboard.kernel.game import home
from starboard.kernel.parts import Parts

HEAD = "from dataclasses import dataclass\nfrom starboard.kernel.frame import Frame\n"
FILES = {
    "__init__.py": "",
    "zeal.py": HEAD + "@dataclass(slots=True)\nclass Zeal(Frame):\n    seat: int\n",
    "base.py": HEAD
    + dedent(
        """
        class Base(Frame):
            __slots__ = ()

        @dataclass(slots=True)
        class Second(Base):
            seat: int

        @dataclass(slots=True)
        class First(Second):
            seat: int
        """
    ),
    "deep/__init__.py": "",
    "deep/again.py": HEAD
    + "from {name}.zeal import Zeal\n@dataclass(slots=True)\nclass Again(Frame):\n    seat: int\n",
    "mind.py": "raise ImportError('parts are imported only when somebody asks for them')",
    "lab/__init__.py": "",
    "lab/encoder.py": "raise ImportError('nor these')",
}
PARTS = Parts(mind="{name}.mind:Mind", encoder="{name}.lab.encoder:Encoder", study="elsewhere.study:Study")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package whose modules nobody has imported yet."""
    name = f"made_{tmp_path.name}"
    for file, text in FILES.items():
        path = tmp_path / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{name}", name), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def inside(name: str) -> frozenset[str]:
    paths = (PARTS.mind, PARTS.encoder, PARTS.study)
    mind, encoder, study = (path and path.replace("{name}", name) for path in paths)
    return Parts(mind=mind, encoder=encoder, study=study).inside(name)


def names(frames: tuple[type[Frame], ...]) -> list[str]:
    return [frame.__name__ for frame in frames]


def test_all_frames_of_a_package_are_found_also_those_that_nobody_has_imported(package: str) -> None:
    """By module, then as they stand there; bases are none, and what is imported counts once."""
    assert names(frames_in(package, inside(package))) == ["Second", "First", "Again", "Zeal"]


def test_their_order_does_not_depend_on_what_was_imported_first(package: str) -> None:
    __import__(f"{package}.zeal")
    __import__(f"{package}.deep.again")
    assert names(frames_in(package, inside(package))) == ["Second", "First", "Again", "Zeal"]


def test_parts_in_the_package_are_not_imported(package: str) -> None:
    assert inside(package) == {f"{package}.mind", f"{package}.lab"}
    with pytest.raises(ImportError, match="nor these"):
        frames_in(package)


def test_a_game_may_say_in_which_module_its_frames_are() -> None:
    assert names(HARBOUR.frame_types)[:3] == ["Deal", "Round", "Turn"]
    assert "Named" not in names(HARBOUR.frame_types)
    assert "Aside" not in names(HARBOUR.frame_types)


def test_a_game_of_another_class_has_the_same_frames() -> None:
    game = starboard.game("arcs")
    assert home(type(game)) == "starboard.games.arcs"
    assert game.under(1).frame_types == game.frame_types


@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_asking_for_frames_imports_nothing_that_the_game_has_not(game_id: str) -> None:
    """So what modules register when they are imported does not depend on who has asked."""
    program = f"""
import sys
import starboard
game = starboard.game({game_id!r})
before = set(sys.modules)
assert game.frame_types
print(sorted(set(sys.modules) - before))
"""
    source = str(Path(starboard.__file__).parents[1])
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, env={"PYTHONPATH": source}, capture_output=True, check=True, encoding="utf-8")
    assert run.stdout == "[]\n"
