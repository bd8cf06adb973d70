"""Holds what the weights of a training depend on, checked before anything is written."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from starboard import __version__
from starboard.bots import HANDSET, mind_type
from starboard.bots.linear import LEARNED, Linear
from starboard.kernel.chance import SEEDS, scramble
from starboard.kernel.errors import BadSetup
from starboard.kernel.registry import installed
from starboard.lab.training.games import PLAIN, Options

FORMAT = 2
PLAY, MATCH = range(2)  # what chances are for


class TrainingError(Exception):
    """Says in plain English what cannot be trained: this is a tool for developers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Holds all that the weights follow from; who plays the games, and how many generations there are, is left out."""

    format: int = FORMAT
    starboard: str = __version__
    game: str
    version: int  # of the ruleset
    features: tuple[str, ...]
    start: str  # handset, weights, or the name of a file
    weights: tuple[float, ...]  # those to start from
    games: int  # a generation
    seats: tuple[int, ...]
    options: tuple[dict[str, Any], ...]  # sets of them, in turns
    seed: int
    price: float
    hold: tuple[str, ...]  # features that keep their weights
    later: float
    stray: int
    keep: int
    pairs: int

    @classmethod
    def checked(
        cls,
        game: str,
        *,
        start: str = HANDSET,
        games: int = 2000,
        seats: Sequence[int] = (2, 3, 4),
        options: Sequence[Options] = PLAIN,
        seed: int = 1,
        price: float = 0.01,
        hold: Sequence[str] = (),
        later: float = 0.9,
        stray: int = 8,
        keep: int = 3,
        pairs: int = 1000,
    ) -> Settings:
        """Return the settings; what cannot be is refused."""
        known, mind = installed().game(game), mind_type(game)
        require(bool(seats), "--seats: at least one number of seats is needed")
        if not 0 <= seed < SEEDS:
            raise BadSetup("error-bad-seed", seed=str(seed))
        require(bool(options), "--options: at least one set of them is needed")
        for number in seats:
            for chosen in options:
                known.start(number, seed, chosen)
        require(games >= 2, f"--games: at least 2 are needed, for one of ten is kept apart; not {games}")
        require(0 < price < float("inf"), f"--price: a number above 0, not {price:g}")
        for name in hold:
            require(name in mind.features, f"--hold: {game} has no feature {name}")
        require(0 <= later <= 1, f"--later: a number from 0 to 1, not {later:g}")
        require(0 <= stray <= 100, f"--stray: a number from 0 to 100, not {stray}")
        require(keep >= 1, f"--keep: at least 1, not {keep}")
        require(pairs >= 1, f"--pairs: at least 1, not {pairs}")
        return cls(
            game=game,
            version=known.version,
            features=mind.features,
            start=start if start in (HANDSET, LEARNED) else Path(start).name,
            weights=read_weights(game, start),
            games=games,
            seats=tuple(seats),
            options=tuple(map(dict, options)),
            seed=seed,
            price=price,
            hold=tuple(hold),
            later=later,
            stray=stray,
            keep=keep,
            pairs=pairs,
        )

    @property
    def command(self) -> str:
        """Return the command that gives the same, but for where it plays and how long."""
        return (
            f"python -m starboard.lab.fit {self.game} --start {self.start} --games {self.games} "
            f"--seats {','.join(map(str, self.seats))} {self.mix}--seed {self.seed} --price {self.price:g} "
            f"{self.kept}--later {self.later:g} --stray {self.stray} --keep {self.keep} --pairs {self.pairs}"
        )

    @property
    def mix(self) -> str:
        """Return the options as they are given to the command: nothing if all games have the usual ones."""
        if self.options == PLAIN:
            return ""
        return "".join(f"--options {shlex.quote(json.dumps(chosen))} " for chosen in self.options)

    @property
    def kept(self) -> str:
        """Return the features that keep their weights as they are given to the command."""
        return f"--hold {','.join(self.hold)} " if self.hold else ""

    def seed_of(self, generation: int, purpose: int) -> int:
        """Return where the seeds of a generation begin: far from those of any other."""
        return scramble(scramble(self.seed) + 2 * generation + purpose)

    def as_data(self) -> dict[str, Any]:
        return dict(msgspec.json.decode(msgspec.json.encode(self)))


def read_weights(game: str, start: str) -> tuple[float, ...]:
    """Read weights by name: those set by hand, those of the package, or those of a file.

    A file may be of before a feature was added, or was taken away: a new one begins with the weight set by hand.
    """
    mind = mind_type(game)
    if start in (HANDSET, LEARNED):
        return tuple(Linear.kept(mind, start, mind.features).weights)
    try:
        found = json.loads(Path(start).read_text("utf-8"))["weights"]
        if not found.keys() & set(mind.features):
            raise ValueError("they are for other features")
        by_hand = Linear.kept(mind, HANDSET, mind.features).weights
        return tuple(float(found.get(name, weight)) for name, weight in zip(mind.features, by_hand, strict=True))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise TrainingError(f"--start: {start} has no weights of {game}: {error}") from error


def hash_of(weights: Sequence[float]) -> str:
    return sha256(",".join(map(repr, weights)).encode()).hexdigest()[:16]


def require(right: bool, otherwise: str) -> None:
    if not right:
        raise TrainingError(otherwise)
