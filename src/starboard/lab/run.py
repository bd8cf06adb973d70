"""Simulations: games that are played into a folder, and what is in it as Arrow tables.

from starboard.lab import Run, simulate

run = simulate("carcassonne", 1000, bots=["greedy", "random"], out="runs/x")
run.results()  # or Run("runs/x").results()
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv

from starboard import __version__
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import AnyGame
from starboard.kernel.registry import Registry, installed
from starboard.lab.columns import CALLED
from starboard.lab.folder import Again, Folder, Manifest, alone_in
from starboard.lab.parquet import read_parts, schemas
from starboard.lab.simulation import (
    ALL_TABLES,
    DECISIONS,
    EVENTS,
    OFFERS,
    RESULTS,
    TABLES,
    TALLIES,
    TURNS,
    Notes,
    Setup,
    played,
)
from starboard.lab.study import study_of
from starboard.lab.tournament import entrants
from starboard.lab.workers import by_workers
from starboard.texts import LANGUAGES

# A batch takes about so much of a processor, and not too many games are lost with a worker: seconds, games, and a part
# of all games.
SECONDS, MOST, PART = 2.0, 500, 16
NICE = (1, 2, 5, 10, 20, 50, 100, 200, MOST)


class Run:
    """Reads what has been played so far."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Folder(Path(folder))
        self.manifest = self.folder.expect()
        self.schemas = schemas_of(self.manifest)

    @property
    def done(self) -> int:
        """Count the games that are played."""
        manifest = self.manifest
        starts = [first for first in manifest.starts if self.folder.is_done(manifest, first)]
        return sum(manifest.games_from(first) for first in starts)

    @property
    def is_whole(self) -> bool:
        return self.done == self.manifest.games

    def results(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return a row for each seat of each game: who sat there, place, share of the victory, score, length."""
        return self.table(RESULTS, columns)

    def tallies(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return what each seat got, did, took and rolled in a game, counted by kind and name."""
        return self.table(TALLIES, columns)

    def turns(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return a row for each seat at the beginning of each turn: points, chances, and the features bots go by."""
        return self.table(TURNS, columns)

    def decisions(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return all choices in order, in notation."""
        return self.table(DECISIONS, columns)

    def events(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return all that happened, in order, with a column for each field that any event has."""
        return self.table(EVENTS, columns)

    def offers(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Return what could be taken, bought or played at each decision, and whether it was."""
        return self.table(OFFERS, columns)

    def table(self, name: str, columns: Sequence[str] | None = None) -> pa.Table:
        self.check_table(name)
        unknown = next((one for one in columns or () if one not in self.schemas[name].names), None)
        if unknown is not None:
            known = ", ".join(self.schemas[name].names)
            raise StarboardError("error-run-column", table=name, column=unknown, known=known)
        return read_parts(self.folder.parts(self.manifest, name), self.schemas[name], columns)

    def batches(self, *names: str) -> Iterator[dict[str, pa.Table]]:
        """Yield the tables batch by batch, for runs that are larger than the memory."""
        for first in self.manifest.starts:
            if self.folder.is_done(self.manifest, first):
                yield {name: read_parts([self.folder.part(name, first)], self.schemas[name]) for name in names}

    def check_table(self, name: str) -> None:
        if name not in self.manifest.tables:
            raise StarboardError(
                "error-run-table", folder=str(self.folder.path), table=name, known=", ".join(self.manifest.tables)
            )

    def setup(self, among: Registry | None = None, packed: Mapping[str, Any] | None = None) -> Setup:
        """Return what was played, perhaps with another content pack; refused where its rules are not here any more."""
        manifest = self.manifest
        options = {**manifest.options, **(packed or {})}
        game = (among or installed()).game(manifest.game)
        game.check_content(options)
        if manifest.version not in game.versions:
            raise StarboardError(
                "error-run-version",
                game=manifest.game,
                there=manifest.version,
                here=game.version,
                by=manifest.starboard,
            )
        return Setup(manifest.game, tuple(manifest.bots), options, manifest.seed, among, rules=manifest.version)

    def varied(
        self,
        bots: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        among: Registry | None = None,
        rules: int | None = None,
    ) -> Setup:
        """Return what was played with one thing varied: bots, options, the version of the rules, or the content pack.

        The pack is that of the game in `among`. Without any of them it is the very same.
        """
        manifest = self.manifest
        game = (among or installed()).game(manifest.game)
        sign = game.pack_sign
        packed = {game.pack_option: sign} if sign else {}
        others = packed if game.pack_in(manifest.options) != sign else {}
        changed = {name: value for name, value in (options or {}).items() if manifest.options.get(name) != value}
        levels = manifest.bots if bots is None else entrants(bots, manifest.seats)
        version = manifest.version if rules is None else rules
        several = [changed, others, list(levels) != manifest.bots, version != manifest.version]
        if sum(map(bool, several)) > 1:
            raise StarboardError("error-again-several")
        setup = self.setup(among, packed)
        if version != manifest.version:
            setup = replace(setup, rules=version, options=options_under(game, manifest, version))
        return replace(setup, bots=tuple(levels), options={**setup.options, **changed})

    def record(self, number: int, among: Registry | None = None) -> str:
        """Return a game as a record, to be replayed and analysed."""
        setup = self.setup(among)
        self.check_table(DECISIONS)
        first = number - number % self.manifest.batch
        if not 0 <= number < self.manifest.games or not self.folder.is_done(self.manifest, first):
            raise StarboardError("error-run-game", folder=str(self.folder.path), number=number)
        part = read_parts([self.folder.part(DECISIONS, first)], self.schemas[DECISIONS])
        position = setup.start(number)
        for row in part.filter(pc.equal(part["game"], number)).to_pylist():
            position.play(row["choice"], row["seat"])
        return position.record

    def digest(self) -> str:
        """Hash all results: the same for the same games, however they were played and written."""
        sink = pa.BufferOutputStream()
        columns = [name for name in self.schemas[RESULTS].names if not name.endswith(CALLED)]  # of any language
        pyarrow.csv.write_csv(self.results(columns), sink)
        return hashlib.sha256(sink.getvalue()).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Holds what is to be done; `play` does it. The workers are processes of this machine, or those of Dask."""

    setup: Setup
    folder: Folder
    manifest: Manifest

    @classmethod
    def planned(
        cls,
        setup: Setup,
        out: Path,
        games: int,
        tables: Sequence[str] = TABLES,
        batch: int | None = None,
        again: Path | None = None,
        names: str | None = None,
    ) -> Simulation:
        """Check everything and return the simulation; nothing is written yet.

        `again` is the folder whose deals these are; what is varied goes into the manifest. `names` is the language in
        which things are called in the tables; nothing: ids alone.
        """
        check_numbers(games, batch)
        tables = (RESULTS, *tables)
        unknown = next((name for name in tables if name not in ALL_TABLES), None)
        if unknown is not None:
            raise StarboardError("error-simulation-table", table=unknown, known=", ".join(ALL_TABLES))
        setup.check_tables(tables)
        folder = Folder(out)
        before = folder.manifest()
        if before is None:
            folder.check_empty()
        if names is None:
            names = before.names if before else "en"
        if names and names not in LANGUAGES:
            raise StarboardError("error-simulation-names", lang=names, known=", ".join(LANGUAGES))
        manifest = Manifest.of(setup, games, batch or (before.batch if before else 1), tables, names)
        if again is not None:
            there = Folder(again).expect()
            if varied := manifest.varied(there):
                manifest.again = Again(folder=str(again), digest=there.digest, varied=varied)
        if before is None and batch is None:
            manifest.batch = fitting_batch(setup, games, tuple(manifest.tables))
        return cls(setup, folder, manifest)

    def play(self, jobs: int = 1, dask: bool = False) -> Generator[tuple[int, int], None, None]:
        """Yield how many games are done, and how many of them were not there before. Closed early, it stops at once."""
        with alone_in(self.folder.path):
            manifest = self.folder.begin(self.manifest)
            left = [first for first in manifest.starts if not self.folder.is_done(manifest, first)]
            before = manifest.games - sum(map(manifest.games_from, left))
            new = 0
            yield before, new
            with closing(work(self.setup, manifest, left, jobs, dask)) as parts:
                for first, files in parts:
                    self.folder.add(first, files)
                    new += manifest.games_from(first)
                    yield before + new, new
            if not manifest.digest:
                run = Run(self.folder.path)
                self.folder.write_manifest(msgspec.structs.replace(manifest, digest=run.digest()))


def options_under(game: AnyGame, manifest: Manifest, version: int) -> Mapping[str, Any]:
    """Return the options of a run as another version of the rules has them: what it does not know is left out.

    That is done to defaults alone; anything else is refused when the game begins.
    """
    options = manifest.options
    if manifest.version < version == game.version:
        options = game.renewed(manifest.seats, options)
    there, here = game.under(manifest.version).options, game.under(version).options
    return {
        name: value
        for name, value in options.items()
        if name in here or name not in there or value != there[name].default
    }


def schemas_of(manifest: Manifest) -> dict[str, pa.Schema]:
    return schemas(study_of(manifest.game).people, manifest.features, manifest.facts, bool(manifest.names))


def work(
    setup: Setup, manifest: Manifest, starts: Sequence[int], jobs: int, dask: bool
) -> Generator[tuple[int, dict[str, bytes]], None, None]:
    """Yield the batches, in the order in which they are done."""
    task: Callable[[int], tuple[int, dict[str, bytes]]] = partial(
        played, setup, __version__, tuple(manifest.tables), manifest.batch, manifest.games, lang=manifest.names
    )
    if starts:
        yield from by_workers(task, starts, jobs, dask)


def check_numbers(games: int, batch: int | None) -> None:
    if games < 1 or (batch is not None and batch < 1):
        raise StarboardError("cli-error-positive")


def fitting_batch(setup: Setup, games: int, tables: tuple[str, ...]) -> int:
    """Choose a batch size that takes a while: the first games are tried. What they give is the same for any batch."""
    notes, number, begun = Notes(setup, tables), 0, process_time()
    while number < min(games, 10):
        notes.play(number)
        number += 1
        taken = process_time() - begun
        if taken > SECONDS / 2:
            break
    wanted = min(SECONDS * number / taken, games / PART, MOST)
    return max(one for one in NICE if one <= max(1.0, wanted))


def setup_of(
    game: str,
    levels: Sequence[str],
    seats: int | None,
    options: Mapping[str, Any],
    seed: int,
    among: Registry | None,
    fast: bool = False,
    rules: int | None = None,
) -> Setup:
    """Add a bot for every seat: the last one given takes what is left, of as many seats as the game needs."""
    if seats is None:
        seats = max(len(levels), (among or installed()).game(game).seats[0])
    return Setup(game, entrants(levels, seats), options, seed, among, fast, rules)


def simulate(
    game: str,
    games: int,
    *,
    out: str | Path,
    bots: Sequence[str] | str = "medium",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    tables: Sequence[str] = TABLES,
    batch: int | None = None,
    jobs: int | None = None,
    dask: bool = False,
    among: Registry | None = None,
    fast: bool = False,
    rules: int | None = None,
    names: str | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Run:
    """Play games into a folder, or go on with those that are there. `progress` is told the games done, and all of them.

    As always with processes, a script that lets several of them play (`jobs`) does so under `if __name__ ==
    "__main__"`; a notebook need not. With `fast` random bots and UCT play by the compiled rules of the game: the same
    games; where all are random, only results and decisions are written (docs/fast-lane.md). `names` is the language in
    which things are called beside their ids, English by itself; nothing (`""`): ids alone. `rules` is their version,
    by itself the newest.
    """
    levels = [bots] if isinstance(bots, str) else list(bots)
    setup = setup_of(game, levels, seats, options or {}, seed, among, fast, rules)
    return finished(Simulation.planned(setup, Path(out), games, tables, batch, names=names), jobs, dask, progress)


def again(
    run: Run | str | Path,
    *,
    out: str | Path,
    bots: Sequence[str] | str | None = None,
    options: Mapping[str, Any] | None = None,
    rules: int | None = None,
    tables: Sequence[str] | None = None,
    jobs: int | None = None,
    dask: bool = False,
    among: Registry | None = None,
    fast: bool = False,
    progress: Callable[[int, int], object] | None = None,
) -> Run:
    """Play the deals of a run again, with one thing varied: bots, options, the version of the rules, or the pack.

    The pack is that of the game in `among`. With none of them, these are the very same games. `compare` tells what the
    difference makes.
    """
    before = run if isinstance(run, Run) else Run(run)
    manifest, folder = before.manifest, before.folder.path
    setup = replace(before.varied([bots] if isinstance(bots, str) else bots, options, among, rules), fast=fast)
    wanted = manifest.tables if tables is None else tables
    simulation = Simulation.planned(setup, Path(out), manifest.games, wanted, manifest.batch, folder, manifest.names)
    return finished(simulation, jobs, dask, progress)


def finished(
    simulation: Simulation, jobs: int | None, dask: bool, progress: Callable[[int, int], object] | None
) -> Run:
    """Play all of it."""
    with closing(simulation.play(jobs or os.cpu_count() or 1, dask)) as steps:
        for done, _ in steps:
            if progress:
                progress(done, simulation.manifest.games)
    return Run(simulation.folder.path)
