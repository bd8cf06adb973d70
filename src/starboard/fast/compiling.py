"""Compiles the functions of a lane by numba, and keeps what was compiled where it can never be out of date.

Numba looks at the file of a function alone when it decides whether what it has cached is still right: not at other
files that the function calls or takes constants from. So the folder of the cache is named by a hash of all sources of
the lane, of the version of numba, of the processor, and of what else changes the code.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs
from starboard.kernel.system import system_problem

needs("fast", "numba", "numpy")

import numba  # noqa: E402 - the message above comes first
import numpy as np  # noqa: E402

Code = TypeVar("Code", bound=Callable[..., Any])

# Its types know neither its settings nor what becomes of a function.
config: Any = numba.core.config
jit: Any = numba.njit
signed: Any = numba.int64  # makes a number without a sign meet others; `int` would leave it without
UNUSED = 28 * 24 * 3600  # seconds after which compiled code is taken to be of no use any more
OPTIONS = {"error_model": "numpy"}  # no checks for division by zero; nothing here divides by it


def compiled(function: Code) -> Code:
    """Compile a function that others of the lane call: it becomes part of them."""
    made: Code = jit(**OPTIONS)(function)
    return made


def inlined(function: Code) -> Code:
    """Compile a function into each place that calls it: for those with arrays that are small or called in one place."""
    made: Code = jit(forceinline=True, **OPTIONS)(function)
    return made


class Entries:
    """Compiles the functions by which Python enters a lane; they are kept in a folder for these packages' sources."""

    def __init__(self, *packages: str) -> None:
        self.folder = cache_folder(packages)

    def __call__(self, function: Code) -> Code:
        before, config.CACHE_DIR = config.CACHE_DIR, str(self.folder)  # it is read once, by the decorator
        try:
            made: Code = jit(cache=True, **OPTIONS)(function)
        finally:
            config.CACHE_DIR = before
        return made

    def prepare(self, *calls: tuple[Callable[..., Any], Sequence[Any]]) -> None:
        """Compile functions for arguments like these, or load what was compiled before.

        Of several processes that begin at once one compiles, and the others wait and then load.
        """
        with locked(self.folder):
            for function, arguments in calls:
                if not config.DISABLE_JIT:
                    function.compile(tuple(map(numba.typeof, arguments)))  # type: ignore[attr-defined]
            os.utime(self.folder)  # so that it is known to be in use
        delete_unused(self.folder)


def records(count: int, kind: Any) -> Any:
    """Make records full of zeros. Uncompiled code needs them as objects with attributes."""
    made = np.zeros(count, kind)
    return made.view(np.recarray) if config.DISABLE_JIT else made


def cache_folder(packages: Sequence[str]) -> Path:
    return cache_home() / f"lane-{sign(tuple(packages), bool(config.BOUNDSCHECK))}"


def cache_home() -> Path:
    """Return where this user's programs keep what can be made again; numba's own setting goes before."""
    if config.CACHE_DIR:
        return Path(config.CACHE_DIR) / "starboard"
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "starboard" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "starboard"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "starboard"


@cache
def sign(packages: tuple[str, ...], checked: bool) -> str:
    """Hash all that the compiled code depends on."""
    target = numba.core.registry.cpu_target.target_context.codegen().magic_tuple()
    inputs = hashlib.sha256(repr((sys.version, numba.__version__, target, config.OPT, checked)).encode())
    for path in sorted({path for package in packages for path in sources_of(package)}):
        inputs.update(f"{path.name}\n".encode())
        inputs.update(path.read_bytes())
    return inputs.hexdigest()[:16]


def sources_of(package: str) -> list[Path]:
    found = find_spec(package)
    assert found is not None and found.submodule_search_locations is not None
    return [path for folder in found.submodule_search_locations for path in Path(folder).rglob("*.py")]


def delete_unused(used: Path) -> None:
    """Delete what was compiled of other sources, or for another processor, and was not used for weeks.

    Nobody who compiles or loads has it locked then; whoever comes later finds nothing, and compiles again.
    """
    if os.name != "posix":
        return  # nothing can be locked
    for folder in used.parent.glob("lane-*"):
        with suppress(OSError):  # somebody is about to use it, or has deleted it already
            if folder != used and time.time() - folder.stat().st_mtime > UNUSED:
                with locked(folder, waits=False):
                    rmtree(folder)


@contextmanager
def locked(folder: Path, waits: bool = True) -> Iterator[None]:
    """Wait until nobody else compiles into the folder, or raise OSError. The lock goes with its process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StarboardError("error-lane-cache", folder=str(folder), reason=system_problem(error)) from error
    if os.name != "posix":
        yield
        return
    import fcntl

    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX if waits else fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(handle)
