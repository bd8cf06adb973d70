"""Finds words in the folder `texts` of every package that brings a game.

    texts/<lang>/*.ftl               said of every game (ours only)
    texts/<lang>/<game>/*.ftl        the words of a game: about.ftl for the lobby, cli*.ftl for the terminal,
                                     report*.ftl for reports, web*.ftl for the browser, story-*.ftl for those who
                                     want to read stories, part by part, the rest for all
    texts/<lang>/<game>/rules.toml   its rules by their ids

Packages are found by the entry points of their games, so that words come with a game, wherever it is installed from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "starboard.games"  # of the entry points that add games
STORIES = "story-"  # how the names of files with stories begin; a part comes after it
HERE = Path(__file__).parent


@cache
def folders() -> tuple[Path, ...]:
    """The folder of ours, and those of other packages with games, none of which is imported for it."""
    packages = sorted({point.module.partition(".")[0] for point in entry_points(group=GROUP)})
    specs = [find_spec(package) for package in packages]
    found = [Path(place) / "texts" for spec in specs if spec for place in spec.submodule_search_locations or ()]
    return (HERE, *(folder for folder in found if folder.is_dir() and not folder.samefile(HERE)))


def common_files(lang: str) -> list[Path]:
    """The files with what is said of every game."""
    return sorted((HERE / lang).glob("*.ftl"))


def game_files(lang: str, game_id: str = "*") -> list[Path]:
    """The files with the words of a game, or of all games."""
    return [path for folder in folders() for path in sorted((folder / lang).glob(f"{game_id}/*.ftl"))]


def story_files(lang: str, game_id: str) -> dict[str, Path]:
    """The files with the stories of a game, by their parts."""
    return {
        file.stem.removeprefix(STORIES): file for file in game_files(lang, game_id) if file.name.startswith(STORIES)
    }


def rule_files(lang: str, game_id: str) -> Iterator[Path]:
    """The file with the rules of a game, if there is one."""
    paths = (folder / lang / game_id / "rules.toml" for folder in folders())
    return (path for path in paths if path.is_file())
