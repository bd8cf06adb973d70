#!/usr/bin/env python3
"""The front door: sets everything up on a fresh clone, then runs starboard.

    python3 run.py              the server, with the lobby in the browser
    python3 run.py --lan        the same for everybody in your network: phones come by a QR code
    python3 run.py ARGS         the starboard command, e.g. `python3 run.py rules carcassonne fight`
    python3 run.py test [ARGS]  the tests, on all cores (ARGS go to pytest; --long adds the long ones)
    python3 run.py check        every check that CI runs, except the tests
    python3 run.py build        the browser client, if anything it is made from has changed
    python3 run.py npm ARGS     npm for the client, e.g. `python3 run.py npm install --save-exact NAME`
    python3 run.py lock         work out the hashed locks anew from pyproject.toml

Standard library only. All set-up is in .venv and web/node_modules; a stamp of the inputs tells whether there is
anything to do. Node comes from PyPI with the rest: nobody needs to install it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "web"))
import make  # noqa: E402

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

# Each kind of set-up and the lock it is installed from; "dev" holds all that "run" holds.
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
LOCK_EXTRAS = {"run": ["build"], "dev": ["build", "dev"]}
CLIENT_STAMP = VENV / "stamp-client"
SOON = 10.0  # seconds in which something must answer, or there is no network


def stop(message: str) -> None:
    sys.exit(f"run.py: {message}")


def stamp_of(kind: str) -> str:
    """What the set-up was made from. It changes whenever the set-up has to be made again."""
    inputs = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for path in (LOCKS[kind], ROOT / "pyproject.toml", Path(__file__)):
        inputs.update(path.read_bytes())
    return inputs.hexdigest()


def is_set_up(kind: str) -> bool:
    stamp = VENV / f"stamp-{kind}"
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == stamp_of(kind)


def make_venv() -> None:
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        stop(
            f"this Python has no module {' and no module '.join(missing)}, so it cannot make .venv.\n"
            f"On Debian and Ubuntu it is in the package python{version}-venv: "
            f"apt install python{version}-venv\n"
            "Elsewhere, use a Python 3.11 or newer that was installed whole."
        )
    print("Making .venv …", file=sys.stderr)
    call([sys.executable, "-m", "venv", "--clear", str(VENV)], "the virtual environment was not made")


def call(command: list[str], problem: str, seconds: float | None = None) -> None:
    try:
        failed = subprocess.run(command, cwd=ROOT, stdout=sys.stderr, timeout=seconds).returncode
    except subprocess.TimeoutExpired:
        stop(f"{problem}; nobody has answered in {seconds:.0f} seconds.")
    if failed:
        stop(f"{problem}; the lines above say why.")


def missing(lock: Path) -> list[str]:
    """What the lock lists for every platform, and .venv does not have: `anyio==4.16.0`."""
    listing = [str(PYTHON), "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check"]
    listed = subprocess.run(listing, capture_output=True, text=True).stdout
    there = {re.sub(r"[-_.]+", "-", line).lower() for line in listed.splitlines()}
    wanted = re.findall(r"^(\S+==\S+) \\$", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return [one for one in wanted if re.sub(r"[-_.]+", "-", one).lower() not in there]


def reach(kind: str, pip: list[str], problem: str) -> None:
    """Stop soon where there is no network. Pip would try for minutes, and most of that time is not for it to limit."""
    wanted = missing(LOCKS[kind])
    if wanted:
        call([*pip, "--dry-run", "--no-deps", "--retries=0", wanted[0]], problem, SOON)


def set_up(kind: str) -> None:
    """Install what the lock of this kind lists, and the project itself, into .venv."""
    if is_set_up(kind):
        return
    if not PYTHON.exists():
        make_venv()
    print(f"Installing from {LOCKS[kind].name} (once; about half a minute) …", file=sys.stderr)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    hint = "could not be installed (is there a network?)"
    reach(kind, pip, f"what {LOCKS[kind].name} lists {hint}")
    call([*pip, "--require-hashes", "-r", str(LOCKS[kind])], f"what {LOCKS[kind].name} lists {hint}")
    call([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], f"starboard itself {hint}")
    for done in LOCKS if kind == "dev" else (kind,):
        (VENV / f"stamp-{done}").write_text(stamp_of(done))


def build_client() -> None:
    """Build the browser client, unless it is there and nothing that it is made from has changed."""
    if make.is_built(CLIENT_STAMP):
        return
    stamp = make.sources_stamp()
    print("Building the client …", file=sys.stderr)
    call([str(PYTHON), str(Path(make.__file__)), "build", "--logLevel", "warn"], "the client could not be built")
    CLIENT_STAMP.write_text(stamp)


def find_chromium() -> None:
    """For the tests in a browser: Debian's own is installed if we may, else we say what is missing."""
    sys.path.append(str(ROOT / "tests"))  # a package of Starboard has none, and needs none
    from chromium import NAMES, chromium

    if chromium():
        return
    may_install = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get")
    if may_install and "ID=debian" in Path("/etc/os-release").read_text().splitlines():
        print("Installing chromium for the tests in a browser …", file=sys.stderr)
        install = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends"]
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        for before in ([], ["apt-get", "update", "--quiet"]):  # the lists of packages may be missing or old
            if before:
                subprocess.run(before, **quiet)
            if any(not subprocess.run([*install, name], **quiet).returncode for name in NAMES[:2]):
                return
    print(
        "The tests in a browser need Chromium or Chrome, and there is none here: install it (Debian: apt install "
        "chromium),\nor give its path in STARBOARD_CHROMIUM. Without it they are skipped; with CI=true they fail.",
        file=sys.stderr,
    )


def lock() -> None:
    """Needs uv (`pip install uv`). No registry address gets into a lock."""
    for kind, path in LOCKS.items():
        extras = [word for extra in LOCK_EXTRAS[kind] for word in ("--extra", extra)]
        command = ["uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--quiet"]
        call(
            [*command, "--python-version", "3.11", *extras, "-o", str(path), "pyproject.toml"],
            f"{path.name} was not made",
        )


def run_check(command: list[str]) -> subprocess.CompletedProcess[str]:
    given = [str(BIN / command[0]), *command[1:]]
    both = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.run(given, cwd=ROOT, encoding="utf-8", errors="replace", **both)


def checks() -> None:
    """Every check that CI runs, except the tests. All of them run, side by side; then the failed ones are named."""
    commands = {
        "ruff check": ["ruff", "check", "."],
        "ruff format": ["ruff", "format", "--check", "."],
        "mypy --strict": ["mypy"],
        "import direction": ["lint-imports"],
        "texts": ["python", "-m", "starboard.texts.check"],
        "svelte-check": ["python", "web/make.py", "check"],
        "eslint": ["python", "web/make.py", "lint"],
        "prettier": ["python", "web/make.py", "format", "--check"],
    }
    # Once, before three of them would do it at the same time.
    call([str(PYTHON), str(Path(make.__file__)), "install"], "the client cannot be checked")
    failed = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as side_by_side:
        # The slow ones first; told in the order above.
        first = ("mypy --strict", "svelte-check", "eslint", "prettier")
        slow = {name: side_by_side.submit(run_check, commands[name]) for name in first}
        rest = {name: side_by_side.submit(run_check, given) for name, given in commands.items() if name not in slow}
        for name in commands:
            done = (slow | rest)[name].result()
            print(f"── {name}\n{done.stdout}", end="", flush=True)
            if done.returncode:
                failed.append(name)
    if failed:
        stop(f"failed: {', '.join(failed)}")


def become(*command: str) -> None:
    """Replace this process, so that signals and exit codes are the program's own."""
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command).returncode)
    os.execv(command[0], command)


def main(arguments: list[str]) -> None:
    if sys.version_info < (3, 11):
        stop(f"Starboard needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    command, rest = (arguments or [""])[0], arguments[1:]
    if command == "test":
        set_up("dev")
        build_client()
        find_chromium()
        os.chdir(ROOT)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # the tests start many servers
        # tests/conftest.py counts the cores. What is given after it (-n 0) counts more.
        spread = () if "no:xdist" in rest else ("-n", "auto", "--dist", "worksteal")
        become(str(PYTHON), "-m", "pytest", *spread, *rest)
    elif command == "check":
        set_up("dev")
        checks()
    elif command == "lock":
        lock()
    else:
        if not is_set_up("dev"):
            # Counting coverage runs the tests; Parquet and Dask are not needed to play.
            everything = "--coverage" in arguments or command in ("simulate", "report", "compare")
            set_up("dev" if everything else "run")
        if command == "npm":
            become(str(PYTHON), make.__file__, *arguments)
        if command in ("", "serve", "build", "--lan"):
            build_client()
        if command == "build":
            return
        os.environ["STARBOARD_CALLED"] = shlex.join([Path(sys.executable).name, sys.argv[0]])
        become(str(PYTHON), "-m", "starboard", *arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
