"""Records as files: where they are kept by default, and writing them so that none is ever half written."""

from __future__ import annotations

import os
import stat
import tempfile
import time
from pathlib import Path

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem

ENDING = ".starboard"


def default_folder() -> Path:
    data = os.environ.get("XDG_DATA_HOME")
    home = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "starboard" / "saves"


def new_path(game_id: str) -> Path:
    """Make a name that says what is in it, and that no file has yet."""
    name = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = default_folder() / f"{name}{ENDING}"
    number = 2
    while path.exists():
        path = default_folder() / f"{name}-{number}{ENDING}"
        number += 1
    return path


def write(path: Path, record: str) -> None:
    """Write atomically: whoever looks finds the old file or the new one, whole."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                os.chmod(name, mode_of(path))
                file.write(record)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise StarboardError("cli-error-write", path=str(path), reason=system_problem(error)) from error


def mode_of(path: Path) -> int:
    """Return who may do what with a file: as before, or with a new one as the umask has it."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    umask = os.umask(0o077)  # it can only be read by setting it
    os.umask(umask)
    return 0o666 & ~umask


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise StarboardError("cli-error-read", path=str(path), reason=system_problem(error)) from error
