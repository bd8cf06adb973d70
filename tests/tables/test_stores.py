from __future__ import annotations

from pathlib import Path

import pytest

from starboard.kernel.errors import StarboardError
from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.stores import store_for


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////var/games.db", "/var/games.db"),
        ("games.db", "games.db"),
        ("/var/a folder/games.db", "/var/a folder/games.db"),
        (Path("/var/games.db"), "/var/games.db"),
    ],
)
def test_a_file_means_sqlite(url: str | Path, path: str) -> None:
    store = store_for(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path) and not store.read_only
    assert isinstance(store_for(url, read_only=True), SqliteStore)


@pytest.mark.parametrize("url", ["postgresql://starboard@localhost/games", "postgres:///games"])
def test_postgresql_means_postgresql(url: str) -> None:
    store = store_for(url, read_only=True)
    assert isinstance(store, PostgresStore) and store.url == url and store.read_only


@pytest.mark.parametrize("url", ["", "sqlite:///", "sqlite://games.db", "mysql://me:secret@here/games", "://"])
def test_anything_else_is_refused_without_telling_a_password(url: str) -> None:
    with pytest.raises(StarboardError, match="A database is given as a file") as refused:
        store_for(url)
    assert "secret" not in str(refused.value)
