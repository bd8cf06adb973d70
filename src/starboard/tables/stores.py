"""The store that an address means."""

from __future__ import annotations

from pathlib import Path

from starboard.kernel.errors import StarboardError
from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store

SQLITE = "sqlite:///"


def store_for(url: str | Path, read_only: bool = False, beside: bool = False) -> Store:
    """Make the store of `sqlite:///games.db` (`sqlite:////var/games.db` from the root), a bare path, or `postgresql://…`.

    A store that is only read can be opened beside a running server, whatever the database; so can one that says so
    (`beside`), and whoever changes something there announces it.
    """
    if isinstance(url, Path):
        return SqliteStore(url, read_only, beside)
    scheme, colon, _ = url.partition("://")
    if colon and scheme in ("postgresql", "postgres"):
        return PostgresStore(url, read_only)
    path = url.removeprefix(SQLITE)
    if not path or "://" in path:
        # Only the scheme is told again: the rest may hold a password.
        raise StarboardError("error-database", given=f"{scheme}://" if colon else url)
    return SqliteStore(path, read_only, beside)
