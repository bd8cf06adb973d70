"""Compiled code is kept as long as somebody uses it."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from starboard.fast.compiling import UNUSED, delete_unused, locked

LONG_AGO = time.time() - UNUSED - 60


def folder(parent: Path, name: str, at: float | None = None) -> Path:
    made = parent / name
    (made / "part").mkdir(parents=True)
    (made / "part" / "code").write_text("compiled")
    if at is not None:
        os.utime(made, (at, at))
    return made


@pytest.mark.skipif(os.name != "posix", reason="nothing is deleted where nothing can be locked")
def test_what_nobody_has_used_for_weeks_is_deleted(tmp_path: Path) -> None:
    used = folder(tmp_path, "lane-used", LONG_AGO)
    recent = folder(tmp_path, "lane-recent")
    old = folder(tmp_path, "lane-old", LONG_AGO)
    locked_now = folder(tmp_path, "lane-locked", LONG_AGO)
    strange = folder(tmp_path, "something-else", LONG_AGO)
    with locked(locked_now):
        delete_unused(used)
    assert not old.exists()
    assert all((one / "part" / "code").exists() for one in (used, recent, locked_now, strange))
    delete_unused(used)
    assert not locked_now.exists()


@pytest.mark.skipif(os.name != "posix", reason="nothing is deleted where nothing can be locked")
def test_whoever_comes_to_a_folder_that_is_gone_has_a_new_one(tmp_path: Path) -> None:
    gone = folder(tmp_path, "lane-gone", LONG_AGO)
    delete_unused(folder(tmp_path, "lane-used"))
    with locked(gone):
        assert gone.exists()
        assert list(gone.iterdir()) == []
