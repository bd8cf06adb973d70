"""The folder of a simulation: a manifest, and in a folder for each table a Parquet file for each batch of games.

    manifest.json
    results/000000000.parquet      the batch that begins with game 0
    tallies/000000000.parquet …

A file is whole or absent, and a batch is done when all of its files are there. So a run that was stopped, by whatever,
goes on where it was.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from starboard import __version__
from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.lab.ledger import difference, errors_of, shown
from starboard.lab.simulation import ALL_TABLES, EVENTS, RESULTS, Setup, facts_of, features_of

FORMAT = 1
MANIFEST = "manifest.json"
UNFINISHED = ".unfinished-"


class Again(msgspec.Struct, kw_only=True):
    """Tells whose deals were played again, and what was varied."""

    folder: str  # as it was given
    digest: str  # of the results there; nothing, if they were not all played
    varied: dict[str, list[Any]]  # by setting: as it is there, and as it is here


class Manifest(msgspec.Struct, kw_only=True):
    """Holds all that the games depend on, and how they are written down."""

    format: int = FORMAT
    starboard: str = __version__
    game: str
    version: int  # of the ruleset
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    batch: int  # games in a file
    tables: list[str]
    features: list[str]
    facts: dict[str, str] = {}  # fields of events, and of what sort they are
    names: str = ""  # the language of what things are called; nothing: the tables have ids alone
    digest: str = ""  # of all results, once all games are played
    again: Again | msgspec.UnsetType = msgspec.UNSET  # the run of which this one varies something

    @classmethod
    def of(cls, setup: Setup, games: int, batch: int, tables: tuple[str, ...], names: str = "") -> Manifest:
        position = setup.check()
        return cls(
            game=setup.game,
            version=position.game.version,
            seats=setup.seats,
            bots=list(setup.bots),
            options=position.options,  # all of them, and with a content pack its sign
            seed=setup.seed,
            games=games,
            batch=batch,
            tables=[name for name in ALL_TABLES if name in tables],
            features=list(features_of(setup.game)),
            facts=facts_of(position.game) if EVENTS in tables else {},
            names=names,
        )

    @property
    def settings(self) -> dict[str, Any]:
        """Return what must be the same for games to be added."""
        free = {"games", "batch", "digest", "again"}
        return {name: value for name, value in msgspec.to_builtins(self).items() if name not in free}

    def varied(self, there: Manifest) -> dict[str, list[Any]]:
        """Return what these games are played with otherwise than those: by setting, as it is there and here."""
        pairs: dict[str, list[Any]] = {"version": [there.version, self.version], "bots": [there.bots, self.bots]}
        for name in dict.fromkeys((*there.options, *self.options)):
            pairs[f"options.{name}"] = [there.options.get(name), self.options.get(name)]
        return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}

    @property
    def starts(self) -> range:
        """Return the first game of each batch."""
        return range(0, self.games, self.batch)

    def games_from(self, first: int) -> int:
        """Count the games of a batch."""
        return min(self.batch, self.games - first)


def said_of(varied: Mapping[str, list[Any]]) -> str:
    """Write down what is varied: each setting as it is there, and as it is here."""
    return "; ".join(f"{name}: {shown(there)} → {shown(here)}" for name, (there, here) in varied.items())


class Folder:
    """Reads and writes the folder of a simulation. Reading changes nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # Reading

    def manifest(self) -> Manifest | None:
        file = self.path / MANIFEST
        with errors_of(file, "cli-error-read"):
            if not file.exists():
                return None
            content = file.read_bytes()
        try:
            found = msgspec.json.decode(content, type=Manifest)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise StarboardError("error-manifest", file=str(file), reason=str(error)) from error
        if found.format != FORMAT or min(found.games, found.batch, found.seats) < 1 or RESULTS not in found.tables:
            raise StarboardError("error-manifest", file=str(file), reason=f"format {found.format}")
        return found

    def expect(self) -> Manifest:
        """Return the manifest of a folder that must have one."""
        manifest = self.manifest()
        if manifest is None:
            raise StarboardError("error-manifest-none", folder=str(self.path))
        return manifest

    def part(self, table: str, first: int) -> Path:
        return self.path / table / f"{first:09}.parquet"

    def is_done(self, manifest: Manifest, first: int) -> bool:
        """Tell whether all games of the batch are there. A last batch may have grown since it was written."""
        import pyarrow.parquet as pq

        part = self.part(RESULTS, first)
        if not all(self.part(table, first).exists() for table in manifest.tables):
            return False
        try:
            rows = int(pq.read_metadata(part).num_rows)
        except (OSError, ValueError) as error:
            raise StarboardError("error-part", file=str(part), reason=system_problem(error)) from error
        return rows == manifest.games_from(first) * manifest.seats

    def parts(self, manifest: Manifest, table: str) -> list[Path]:
        """List the files of a table, of batches that are done."""
        return [self.part(table, first) for first in manifest.starts if self.is_done(manifest, first)]

    # Writing

    def begin(self, manifest: Manifest) -> Manifest:
        """Take a new folder, or one with games of the same settings; refuse what is there of something else."""
        before = self.manifest()
        if before is None:
            self.check_empty()
        else:
            different = difference(before.settings, manifest.settings)
            if different:
                name, there, here = different
                raise StarboardError(
                    "error-manifest-settings", folder=str(self.path), setting=name, there=there, here=here
                )
            if before.games > manifest.games:
                raise StarboardError(
                    "error-manifest-games", folder=str(self.path), there=before.games, here=manifest.games
                )
            manifest = msgspec.structs.replace(
                manifest,
                batch=before.batch,
                digest=before.digest if before.games == manifest.games else "",
                again=before.again,
            )
        if manifest != before:
            self.write_manifest(manifest)
        for table in manifest.tables:
            with errors_of(self.path / table, "cli-error-write"):
                (self.path / table).mkdir(exist_ok=True)
        return manifest

    def check_empty(self) -> None:
        with errors_of(self.path, "cli-error-read"):
            if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise StarboardError("error-folder-full", folder=str(self.path))

    def write_manifest(self, manifest: Manifest) -> None:
        content = msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"
        write(self.path / MANIFEST, content)
        settle(self.path)

    def add(self, first: int, parts: dict[str, bytes]) -> None:
        """Add a batch of games; its results last."""
        for table in reversed(ALL_TABLES):
            if table in parts:
                write(self.part(table, first), parts[table])


def write(path: Path, content: bytes) -> None:
    """Write a file atomically: whoever looks finds it whole or not at all, even if the power fails."""
    with errors_of(path, "cli-error-write"):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(f"{UNFINISHED}{path.name}")
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)


def settle(folder: Path) -> None:
    """Have the names of its files on the disk as well. Of games that is not needed: what is absent is played again."""
    if os.name == "posix":
        with errors_of(folder, "cli-error-write"):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


@contextmanager
def alone_in(path: Path) -> Iterator[None]:
    """Lock the folder: two that write to it would be in each other's way. The lock goes with its process."""
    if os.name != "posix":
        yield
        return
    import fcntl

    with errors_of(path, "cli-error-write"):
        path.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise StarboardError("error-folder-busy", folder=str(path)) from error
        yield
    finally:
        os.close(handle)
