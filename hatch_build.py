"""Builds the browser client into a wheel. STARBOARD_SKIP_CLIENT=1 makes a wheel of what is there, or without."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is served from this folder: run.py builds the client there when it has to.
        if version == "editable" or os.environ.get("STARBOARD_SKIP_CLIENT") == "1":
            return
        make = Path(self.root) / "web" / "make.py"
        if subprocess.run([sys.executable, str(make), "build", "--logLevel", "warn"]).returncode:
            raise RuntimeError("the client could not be built; the lines above say why")
