"""OpenSpiel: the installed games as `starboard_` and their id, for pyspiel.load_game.

Chance is drawn once: the first node deals one of `deals` games, and all shuffles and dice of that game follow from it.
So a state is its history, as OpenSpiel wants it; and so a search that walks on from a true state sees the future. One
that may not look there asks `imagined` for a state in which all that a player cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starboard.kernel.extras import needs

needs("learn", "numpy", "gymnasium", "pettingzoo")
needs("openspiel", "pyspiel")

import msgspec  # noqa: E402 - the message above comes first
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from starboard.kernel.chance import scramble  # noqa: E402
from starboard.kernel.registry import installed  # noqa: E402
from starboard.lab.environments.encoder import ACTIONS  # noqa: E402
from starboard.lab.environments.match import Match, Terms, agreed  # noqa: E402

DEALS = 10_000


class Table:
    """Holds what a state has. OpenSpiel clones states by deepcopy, which may not copy what all games share."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.match: Match | None = None  # None: not dealt yet

    def __deepcopy__(self, memo: object) -> Table:
        new = Table(self.terms)
        if self.match is not None:
            new.match = self.match.copy()
        return new


def kind_of(game_id: str) -> Any:
    """Describe the game as OpenSpiel wants to know it before one is made."""
    game = installed().game(game_id)
    alone = game.seats[0] == 1
    return pyspiel.GameType(
        short_name=f"starboard_{game_id}",
        long_name=f"Starboard: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.seats[0]),
            "deals": DEALS,
            "longest": game.parts.longest,
        },
    )


class StarboardGame(pyspiel.Game):  # type: ignore[misc]
    game_id: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**self.kind.parameter_specification, **(params or {})}
        self.terms = agreed(self.game_id, settings["players"], longest=settings["longest"])
        self.deals = settings["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.terms.longest,
        )
        super().__init__(self.kind, info, settings)

    def new_initial_state(self) -> StarboardState:
        return StarboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.terms)


class StarboardState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.table = Table(game.terms)
        self.deals = game.deals

    def current_player(self) -> int:
        match = self.table.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        if match.over or match.cut_off:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.match is not None
        return self.table.match.legal

    def _apply_action(self, action: int) -> None:
        if self.table.match is None:
            self.table.match = Match(self.table.terms)
            self.table.match.start(scramble(action))
        else:
            self.table.match.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.table.match
        if match is None:
            return f"deal {action}"
        return match.notation(action)

    def returns(self) -> list[float]:
        """Return rewards by place, from 1 to -1; nothing for a game that was cut off."""
        match = self.table.match
        return match.rewards if match is not None and match.over else [0.0] * self.table.terms.seats

    def imagined(self, player: int, seed: int) -> StarboardState:
        """Return a state that may be this one, for all that the player knows. Its history is that of this one."""
        new: StarboardState = self.clone()
        match = new.table.match
        if match is not None:
            match.position = match.position.imagine(player, seed)
        return new

    def __str__(self) -> str:
        match = self.table.match
        return "not dealt" if match is None else f"{match.position.record}page {match.page}"


class Observer:
    """Encodes what a player sees: `dict` has the arrays of docs/learning.md, `tensor` all of them one after another."""

    def __init__(self, terms: Terms) -> None:
        shapes = terms.encoder.shapes
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape, _ in shapes), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape, _ in shapes:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def set_from(self, state: StarboardState, player: int) -> None:
        match = state.table.match
        if match is None:
            self.tensor.fill(0)
            return
        for name, array in match.observe(player).items():
            self.dict[name][...] = array

    def string_from(self, state: StarboardState, player: int) -> str:
        """Return the view of the player, as JSON."""
        match = state.table.match
        if match is None:
            return "not dealt"
        return f"{msgspec.json.encode(match.position.view(player)).decode()} page {match.page}"


def games() -> Iterable[type[StarboardGame]]:
    """Make a class for each game, for that is what OpenSpiel registers."""
    for game_id in installed().ids:
        yield type(f"Starboard_{game_id}", (StarboardGame,), {"game_id": game_id, "kind": kind_of(game_id)})


def register() -> None:
    """Tell OpenSpiel about the games; to do so twice changes nothing."""
    known = set(pyspiel.registered_names())
    for one in games():
        if one.kind.short_name not in known:
            pyspiel.register_game(one.kind, one)


register()
