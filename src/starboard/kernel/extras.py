"""Tells which packages an optional part of starboard needs."""

from __future__ import annotations

from importlib.util import find_spec

from starboard.kernel.errors import StarboardError


class MissingExtra(StarboardError, ImportError):
    """Packages that an optional part of starboard needs are not there."""


def needs(extra: str, *packages: str) -> None:
    """Say what is missing, and how to get it, rather than fail somewhere inside."""
    missing = [package for package in packages if not is_there(package)]
    if missing:
        raise MissingExtra("error-missing-extra", extra=extra, packages=", ".join(missing))


def is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ImportError:
        return False
