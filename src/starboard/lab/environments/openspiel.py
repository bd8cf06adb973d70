"""OpenSpiel: the installed games as `starboard_` and their id, for pyspiel.load_game.

Chance is a node wherever it is looked at. The first node deals one of `deals` games. An action by which something
random or hidden is seen stands at a node of `outcomes` ways, each as likely; only the way that is taken decides what
the dice and shuffles of that step are, and, where all seats know the same, what nobody has seen yet. So no state
knows how its dice will fall. What others hold is in it all the same: who may not look there asks for
`resample_from_infostate`, as ISMCTS does, or for `openspiel_bots.Unknowing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any
from zlib import compress, decompress

from starboard.kernel.extras import needs

needs("learn", "numpy", "gymnasium", "pettingzoo")
needs("openspiel", "pyspiel")

import msgspec  # noqa: E402 - the message above comes first
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from starboard.kernel.chance import scramble  # noqa: E402
from starboard.kernel.errors import StarboardError  # noqa: E402
from starboard.kernel.game import Game  # noqa: E402
from starboard.kernel.registry import installed  # noqa: E402
from starboard.kernel.setting import RANDOM, OneOf, OnePerSeat, OneSeat, Setting  # noqa: E402
from starboard.lab.environments.encoder import ACTIONS  # noqa: E402
from starboard.lab.environments.match import PLACE, Match, Terms, agreed, outcome  # noqa: E402
from starboard.lab.environments.recall import Recall  # noqa: E402

DEALS = 10_000
OUTCOMES = 100
ANY_SEAT = -1  # the parameter of an option that takes a seat, for one left to chance
JOIN = "+"  # between the values of an option that has one for each seat
SALT = 0x0DD5_0F_CA4D5
FINE = 1 << 53  # numbers that a sampler tells apart
NOT_DEALT = "not dealt"


class Table:
    """Holds what a state has. OpenSpiel copies and pickles it, and may not take along what all games share."""

    def __init__(self, terms: Terms, deals: int, outcomes: int) -> None:
        self.terms, self.deals, self.outcomes = terms, deals, outcomes
        self.match: Match | None = None  # None: not dealt yet
        self.pending: int | None = None  # an action that was chosen, and waits for chance
        self.salt = 0  # makes other ways of a number at each node
        self.recall = Recall.begun(())

    def __deepcopy__(self, memo: object) -> Table:
        new = Table(self.terms, self.deals, self.outcomes)
        if self.match is not None:
            new.match, new.pending = self.match.copy(), self.pending
            new.salt, new.recall = self.salt, self.recall
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        terms = self.terms
        options = msgspec.json.encode(terms.options)
        return restored, (terms.game.id, terms.seats, terms.longest, options, self.deals, self.outcomes, self.written)

    @property
    def ways(self) -> int:
        """Return how many ways a node of chance has here; 0 where somebody has to decide."""
        return self.deals if self.match is None else 0 if self.pending is None else self.outcomes

    def deal(self, number: int) -> None:
        self.match = Match(self.terms)
        self.match.start(scramble(number))
        self.salt = scramble(number ^ SALT)
        self.recall = Recall.begun(self.match.position.events)

    def decide(self, match: Match, action: int) -> None:
        """Take an action; where it shows something random or hidden, that is not looked at before chance has spoken."""
        before, turned = match.copy(), match.position.ply
        match.act(action)
        if match.position.ply == turned:  # only the page was turned
            return
        if match.position.revealed:
            before.reader = match.reader
            self.match, self.pending = before, action
        else:
            self.recall = Recall(self.recall, before.seat, action, match.position.events)

    def chance(self, match: Match, action: int, way: int) -> None:
        """Take the action that waited for chance."""
        self.salt = scramble(self.salt ^ scramble(way))
        match.position = match.position.with_fresh_chance(self.salt)
        seat = match.seat
        match.act(action)
        self.pending = None
        self.recall = Recall(self.recall, seat, action, match.position.events)

    def imagine(self, match: Match, player: int, seed: int) -> None:
        """Deal anew all that the player cannot know, what is to come by chance, and what others remember."""
        if self.pending is not None:
            raise StarboardError("error-environment-resample")
        if match.position.ask is not None and match.seat != player:
            match.page = 0  # the others may hold what has fewer pages
        match.position = match.position.imagine(player, seed)
        self.salt = scramble(seed ^ SALT)
        self.recall = Recall.known(dict.fromkeys(range(self.terms.seats), b"") | {player: self.recall.of(player)})

    def view(self, player: int) -> str:
        """Return the view of the player as JSON."""
        if self.match is None:
            return NOT_DEALT
        page = f" page {self.match.page}" if self.match.seat == player else ""
        return f"{msgspec.json.encode(self.match.position.view(player)).decode()}{page}"

    @property
    def data(self) -> dict[str, Any]:
        """Return all that a state has, as plain data. The moves that led here are not needed to go on."""
        match = self.match
        if match is None:
            return {}
        return {
            "position": match.position.dump() | {"moves": [], "seed": None},
            "page": match.page,
            "steps": match.steps,
            "pending": self.pending,
            "salt": self.salt,
            "recall": [self.recall.of(seat).hex() for seat in range(self.terms.seats)],
        }

    @property
    def written(self) -> bytes:
        return compress(msgspec.json.encode(self.data), 9)


def restored(game: str, seats: int, longest: int, options: bytes, deals: int, outcomes: int, written: bytes) -> Table:
    """Read a table that was written down."""
    table = Table(terms_of(game, seats, longest, options), deals, outcomes)
    data = msgspec.json.decode(decompress(written))
    if data:
        position = table.terms.game.load(data["position"])
        table.match = Match.at(table.terms, position, data["page"], data["steps"])
        table.pending, table.salt = data["pending"], data["salt"]
        table.recall = Recall.known({seat: bytes.fromhex(text) for seat, text in enumerate(data["recall"])})
    return table


@lru_cache(32)
def terms_of(game: str, seats: int, longest: int, options: bytes) -> Terms:
    return agreed(game, seats, msgspec.json.decode(options), longest=longest)


# Options as parameters.


def parameters(game: Game[Any]) -> dict[str, Any]:
    """List the parameters of a game and their defaults, which say of what type they are: its options, and ours."""
    return {
        **{name: as_parameter(setting) for name, setting in game.options.items()},
        "players": max(2, game.seats[0]),
        "deals": DEALS,
        "outcomes": OUTCOMES,
        "longest": game.parts.longest,
    }


def as_parameter(setting: Setting) -> bool | int | float | str:
    """Return the default of an option as a parameter can have it, which is of one type."""
    default = setting.default
    if isinstance(setting, OneSeat) and default == RANDOM:
        return ANY_SEAT
    if isinstance(setting, OneOf) and len({type(one) for one in setting.values}) > 1:
        return str(default)
    if isinstance(setting, OnePerSeat):
        return JOIN.join(default)
    return default if isinstance(default, bool | int | float | str) else msgspec.json.encode(default).decode()


def as_option(setting: Setting, value: Any) -> Any:
    """Return what an option is given by a parameter."""
    if isinstance(setting, OneSeat) and setting.random and value == ANY_SEAT:
        return RANDOM
    if isinstance(setting, OneOf):
        return next((one for one in setting.values if str(one) == str(value)), value)
    if isinstance(setting, OnePerSeat):
        return value.split(JOIN)
    return value if isinstance(setting.default, bool | int | float | str) else msgspec.json.decode(value)


# What OpenSpiel asks for.


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class StarboardGame(pyspiel.Game):  # type: ignore[misc]
    game_id: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**self.kind.parameter_specification, **(params or {})}
        game = installed().game(self.game_id)
        options = {name: as_option(setting, settings[name]) for name, setting in game.options.items()}
        self.terms = terms_of(self.game_id, settings["players"], settings["longest"], msgspec.json.encode(options))
        self.deals, self.outcomes = settings["deals"], settings["outcomes"]
        for name in ("deals", "outcomes"):
            if settings[name] < 1:
                raise StarboardError("error-environment-ways", name=name, value=settings[name])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(self.deals, self.outcomes),
            num_players=self.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.terms.longest,
        )
        super().__init__(self.kind, info, settings)

    def new_initial_state(self) -> StarboardState:
        return StarboardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.terms.longest + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer | Memory:
        """Make an observer of what a player sees, or of all that it remembers (perfect recall)."""
        if iig_obs_type is None:
            return Observer(self.terms)
        one_player = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (iig_obs_type.public_info and one_player):
            raise StarboardError("error-environment-observer")
        return Memory() if iig_obs_type.perfect_recall else Observer(self.terms)


class StarboardState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: StarboardGame) -> None:
        super().__init__(game)
        self.table = Table(game.terms, game.deals, game.outcomes)

    def current_player(self) -> int:
        match = self.table.match
        if match is None or self.table.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if match.over or match.cut_off:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(evenly(self.table.ways))

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.match is not None
        return self.table.match.legal

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.match is None:
            table.deal(action)
        elif table.pending is None:
            table.decide(table.match, action)
        else:
            table.chance(table.match, table.pending, action)

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.table.match
        if player == pyspiel.PlayerId.CHANCE or match is None:
            return f"{'deal' if match is None else 'chance'} {action}"
        return match.notation(action)

    def returns(self) -> list[float]:
        """Return rewards by place, from 1 to -1; nothing for a game that was cut off."""
        match = self.table.match
        result = None if match is None else match.position.result
        return [0.0] * self.table.terms.seats if result is None else outcome(result, PLACE)

    def imagined(self, player: int, seed: int) -> StarboardState:
        """Return a state that may be this one, for all that the player knows. Its history is that of this one."""
        new: StarboardState = self.clone()
        if new.table.match is not None:
            new.table.imagine(new.table.match, player, seed)
        return new

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> StarboardState:
        """Deal anew what the player cannot know, by a number from 0 to 1 that the sampler gives."""
        return self.imagined(player_id, int(sampler() * FINE))

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise StarboardError("error-environment-recall")

    def __str__(self) -> str:
        return msgspec.json.encode(self.table.data).decode() if self.table.match else NOT_DEALT


@lru_cache(8)
def evenly(ways: int) -> tuple[tuple[int, float], ...]:
    return tuple((way, 1 / ways) for way in range(ways))


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
        return state.table.view(player)


class Memory:
    """Tells the information state of a player: what it sees, and a digest of all that it has seen and done."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012 - there are no arrays

    def set_from(self, state: StarboardState, player: int) -> None:
        raise StarboardError("error-environment-recall")

    def string_from(self, state: StarboardState, player: int) -> str:
        return f"{state.table.view(player)} recall {state.table.recall.of(player).hex()}"


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
