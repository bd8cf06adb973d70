"""Finds the Chromium of this machine for the tests in a browser. run.py looks for it too: standard library only."""

from __future__ import annotations

import os
import shutil

# Any of these will do. The first one has no windows, so it needs less of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """Return its path. None is ever downloaded."""
    return os.environ.get("STARBOARD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
