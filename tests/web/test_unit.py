"""The client's own unit tests, so that one summary covers all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MAKE = Path(__file__).parents[2] / "web" / "make.py"


def test_the_units_of_the_client() -> None:
    ran = subprocess.run(
        [sys.executable, str(MAKE), "test"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=600,
        env={**os.environ, "NO_COLOR": "1"},
    )
    assert ran.returncode == 0, ran.stdout
