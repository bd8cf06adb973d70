"""Generations of self-play in a folder: play, learn, match, and again.

    training.json                 what the weights follow from
    weights.json                  those of the last accepted generation
    gen-001/games/000000.npz      positions of a batch of games
    gen-001/weights.json          what was learned: the candidate
    gen-001/match.jsonl           its deals against the last accepted one
    gen-001/verdict.json          whether it was accepted

A file is whole or absent, but for the ledger of the match, which may break off. What is there is not done again, and
whatever is absent follows from what is there: so a training that was stopped, by whatever, goes on and ends the same.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from starboard.bots import HANDSET
from starboard.lab.folder import UNFINISHED, alone_in, settle, write
from starboard.lab.ledger import difference
from starboard.lab.pairs import Sequential
from starboard.lab.training.games import SelfPlay, unpacked
from starboard.lab.training.learner import learn, loss_of
from starboard.lab.training.match import Match, Meetings, Trial
from starboard.lab.training.positions import Positions, Rows
from starboard.lab.training.settings import MATCH, PLAY, Settings, TrainingError, hash_of, read_weights
from starboard.lab.workers import by_workers

TRAINING, WEIGHTS, VERDICT = "training.json", "weights.json", "verdict.json"
KEPT_APART = 10  # every so many games, to tell how good the fit is
REFUSED = 2  # generations in a row that are not accepted, and it ends

Progress = Callable[[str, int, int], object]  # what is being done, how much of it, and of how much


class Training:
    """Trains in a folder, or goes on with what is there."""

    def __init__(
        self,
        settings: Settings,
        out: Path,
        jobs: int = 1,
        dask: bool = False,
        progress: Progress = lambda *_: None,
    ) -> None:
        self.settings, self.out = settings, out
        self.jobs, self.dask = jobs, dask
        self.progress = progress
        self.check_folder()

    def run(self, generations: int) -> list[dict[str, Any]]:
        """Train until there are so many generations, or more of before; return the verdicts of all."""
        with alone_in(self.out):
            self.check_folder()
            if not (self.out / TRAINING).exists():
                self.write(self.out / TRAINING, self.settings.as_data())
            accepted, verdicts = self.settings.weights, []
            for generation in count(1):
                if generation > generations and not (self.folder(generation) / VERDICT).exists():
                    break
                self.play(generation, accepted)
                candidate = self.learn(generation, accepted)
                verdict = self.match(generation, weights_of(candidate), accepted)
                verdicts.append(verdict)
                if verdict["accepted"]:
                    accepted = weights_of(candidate)
                    self.write(self.out / WEIGHTS, {**candidate, "match": verdict, "weights": candidate["weights"]})
                if is_over(verdicts):
                    break
        return verdicts

    # The steps of a generation

    def play(self, generation: int, weights: tuple[float, ...]) -> None:
        """Play the games that are not there yet."""
        games = self.self_play(generation, weights)
        left = [first for first in games.starts if not self.part(generation, first).exists()]
        done = games.games - sum(len(games.games_from(first)) for first in left)
        if not left:
            return
        self.progress(f"generation {generation}: games", done, games.games)
        with closing(by_workers(games.batch, left, self.jobs, self.dask)) as parts:
            for first, content in parts:
                write(self.part(generation, first), content)
                done += len(games.games_from(first))
                self.progress(f"generation {generation}: games", done, games.games)

    def learn(self, generation: int, accepted: tuple[float, ...]) -> dict[str, Any]:
        """Fit the candidate to the games of the last generations, near the last accepted weights."""
        file = self.folder(generation) / WEIGHTS
        if file.exists():
            return self.read(file)
        self.progress(f"generation {generation}: learning", 0, 1)
        taken = range(max(1, generation - self.settings.keep + 1), generation + 1)
        learned, apart = self.positions(taken)
        settings, like = self.settings, np.array(accepted)
        held = np.isin(settings.features, settings.hold)
        found = learn(learned, like, settings.price, settings.later, held)
        weights = [round(float(one), 5) for one in found]
        losses = {
            "loss": np.array(weights),
            "loss_of_last": like,
            "loss_of_handset": np.array(read_weights(settings.game, HANDSET)),
            "loss_of_not_knowing": np.zeros(len(weights)),
        }
        candidate = {
            "game": settings.game,
            "made_by": settings.command,
            "generation": generation,
            "hash": hash_of(weights),
            "start": hash_of(settings.weights),
            "games": settings.games * len(taken),
            "positions": len(learned),
            "kept_apart": len(apart),
            **{name: round(loss_of(apart, of), 4) for name, of in losses.items()},
            "weights": dict(zip(settings.features, weights, strict=True)),
        }
        self.write(file, candidate)
        self.progress(f"generation {generation}: learning", 1, 1)
        return candidate

    def match(self, generation: int, candidate: tuple[float, ...], accepted: tuple[float, ...]) -> dict[str, Any]:
        """Let the candidate play against the last accepted one until the test has decided."""
        file = self.folder(generation) / VERDICT
        if file.exists():
            return self.read(file)
        settings = self.settings
        seed = settings.seed_of(generation, MATCH)
        match = Match(settings.game, candidate, accepted, settings.seats, seed, options=settings.options)
        trial = Trial(Sequential(most=settings.pairs))
        what = f"generation {generation}: pairs, at most"
        with Meetings(self.folder(generation) / "match.jsonl", match.settings()) as ledger:
            trial.add(ledger.played.values())
            left = (number for number in range(settings.pairs) if number not in ledger.played)
            self.progress(what, trial.pairs.deals, settings.pairs)
            if trial.accepted is None:
                with closing(by_workers(match.play, left, self.jobs, self.dask)) as deals:
                    for met in deals:
                        ledger.add(met)
                        trial.add([met])
                        self.progress(what, trial.pairs.deals, settings.pairs)
                        if trial.accepted is not None:
                            break
        verdict = {"generation": generation, "hash": hash_of(candidate), **trial.figures()}
        self.write(file, verdict)
        return verdict

    def self_play(self, generation: int, weights: tuple[float, ...]) -> SelfPlay:
        settings = self.settings
        return SelfPlay(
            settings.game,
            weights,
            settings.seats,
            settings.seed_of(generation, PLAY),
            settings.stray,
            settings.games,
            options=settings.options,
        )

    def positions(self, generations: range) -> tuple[Positions, Positions]:
        """Return the positions of these generations to learn from, and those kept apart."""
        starts = self.self_play(0, ()).starts
        learned: list[Rows] = []
        apart: list[Rows] = []
        for generation in generations:
            for first in starts:
                rows = unpacked(self.part(generation, first))
                kept = rows.games % KEPT_APART == 0
                learned.append(rows.of_games(~kept))
                apart.append(rows.of_games(kept))
        return Positions.of(learned), Positions.of(apart)

    # The folder

    def folder(self, generation: int) -> Path:
        return self.out / f"gen-{generation:03}"

    def part(self, generation: int, first: int) -> Path:
        return self.folder(generation) / "games" / f"{first:06}.npz"

    def check_folder(self) -> None:
        """Refuse a folder of something else, or of other settings."""
        file = self.out / TRAINING
        if file.exists():
            different = difference(self.read(file), self.settings.as_data())
            if different:
                name, there, here = different
                raise TrainingError(
                    f"{self.out} has another training: {name} is {there} there and {here} here. It was left unchanged."
                )
        elif self.out.exists() and (
            not self.out.is_dir() or any(one.name != UNFINISHED + TRAINING for one in self.out.iterdir())
        ):
            raise TrainingError(f"{self.out} is not empty, and not the folder of a training. It was left unchanged.")

    def read(self, file: Path) -> dict[str, Any]:
        try:
            found = msgspec.json.decode(file.read_bytes())
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise TrainingError(f"{file} cannot be read: {error}") from error
        if not isinstance(found, dict):
            raise TrainingError(f"{file} is not a file of a training.")
        return found

    def write(self, file: Path, data: dict[str, Any]) -> None:
        write(file, msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
        settle(file.parent)


def weights_of(candidate: dict[str, Any]) -> tuple[float, ...]:
    return tuple(map(float, candidate["weights"].values()))


def is_over(verdicts: list[dict[str, Any]]) -> bool:
    """Tell whether so many in a row were not accepted that it goes no further."""
    return len(verdicts) >= REFUSED and not any(one["accepted"] for one in verdicts[-REFUSED:])
