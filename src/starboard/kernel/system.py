"""Says in words of ours what the system refuses: files, disks, the network, databases."""

from __future__ import annotations

import errno
import socket

from starboard.kernel.message import Message


def system_problem(error: Exception) -> Message:
    """Say why the system would not: by its code, and in its own words where our texts do not know the code."""
    words = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Message("system-problem", {"code": code_of(error), "words": words})


def code_of(error: Exception) -> str:
    match error:
        case UnicodeDecodeError():
            return "no-text"
        case socket.gaierror():
            return "no-host"
        case TimeoutError(errno=None):
            return "ETIMEDOUT"
        case OSError(errno=int(number)):
            return errno.errorcode.get(number, "other")
    # Of SQLite, without what it says beyond the kind: SQLITE_READONLY of SQLITE_READONLY_DBMOVED.
    return "_".join(getattr(error, "sqlite_errorname", "other").split("_")[:2])
