"""Looks for problems that a loader of data and packs can tell of, and that no text says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import starboard.kernel.packs as machinery
from starboard.kernel.packs.place import COMMON

TEXTS = files("starboard.texts") / "en"


def problems_without_words(game_id: str, *folders: Path) -> list[str]:
    """List the reasons and the unknown things of these folders and of the kernel for which there are no words."""
    kernel = source_in(Path(machinery.__file__).parent)
    game = source_in(*folders)
    common = (TEXTS / "cli-content.ftl").read_text(encoding="utf-8")
    own = (TEXTS / game_id / "cli-content.ftl").read_text(encoding="utf-8")
    bad = {f"pack-bad-{one}" for one in re.findall(r'\.bad\(\s*"([a-z-]+)"', kernel + game)}
    breaks = {f"{game_id}-bad-{one}" for one in re.findall(r'\.breaks\(\s*"([a-z-]+)"', game)}
    things = set(re.findall(r'(?:unknown|number_of|Kind|__init__)\(\s*"([a-z]+)"', game))
    assert len(bad) > 20 and breaks and things
    unsaid = [key for key in sorted(bad | breaks) if f"\n{key} =" not in common + own]
    return unsaid + [one for one in sorted(things) if f"[{one}]" not in (common if one in COMMON else own)]


def source_in(*folders: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.glob("*.py")))
