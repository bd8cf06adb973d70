"""A package of tests/packages, installed into a folder of its own as anybody would install it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from waiting import PATIENCE

HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Installed:
    folder: Path
    work: Path  # a folder to run commands in

    @property
    def environment(self) -> dict[str, str]:
        """Processes that are started with it find the package, and keep what they save in the folder."""
        paths = [os.environ.get("PYTHONPATH", ""), str(self.folder)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "XDG_DATA_HOME": str(self.work)}

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python with the package installed: `-m starboard …`, or `-c …`."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.work,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )


def install(name: str, folder: Path) -> Installed:
    target, work = folder / "site", folder / "work"
    work.mkdir()
    source = HERE / name
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(source)], check=True, timeout=PATIENCE)
    return Installed(target, work)
