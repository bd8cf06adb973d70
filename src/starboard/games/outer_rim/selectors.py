"""Selects factions and players: selectors of the vocabulary, and who picks where several fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.ids import FACTIONS, NEGATIVE, NOBODY, NONE
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import most_famous
from starboard.games.outer_rim.state import OuterRimState, here, is_defeated, others, patrols_at, reputation
from starboard.kernel.ask import Ask, Prompt
from starboard.kernel.frame import then

Doing = Callable[[OuterRimState, int, int, tuple[int, ...]], None]


class Picked:
    """Names what is done with what was picked, so that a frame can say it."""

    factions: ClassVar[dict[str, Doing]] = {}
    players: ClassVar[dict[str, Doing]] = {}

    @classmethod
    def faction(cls, name: str) -> Callable[[Doing], Doing]:
        return cls._register(cls.factions, name)

    @classmethod
    def player(cls, name: str) -> Callable[[Doing], Doing]:
        return cls._register(cls.players, name)

    @staticmethod
    def _register(table: dict[str, Doing], name: str) -> Callable[[Doing], Doing]:
        def register(doing: Doing) -> Doing:
            assert name not in table, name
            table[name] = doing
            return doing

        return register


# What is asked, by what is done to whom is picked.

FACTION_PROMPTS: dict[str, type[Prompt]] = {
    "gain": asks.FactionGain,
    "lose": asks.FactionLose,
    "set": asks.FactionSet,
    "move_patrol": asks.FactionMovePatrol,
    "place_patrol": asks.FactionPlacePatrol,
}
PLAYER_PROMPTS: dict[str, type[Prompt]] = {
    "steal": asks.PlayerSteal,
    "resolve": asks.PlayerResolve,
    "test": asks.PlayerTest,
    "fight": asks.PlayerFight,
    "move_patrol": asks.PlayerMovePatrol,
}


# Factions.


def factions_of(g: OuterRimState, player: int, selector: str) -> list[int]:
    """The factions that a selector finds; none, one, or several to pick from."""
    if selector in FACTIONS:
        return [FACTIONS.index(selector)]
    if selector == "planet":
        faction = g.content.spaces[g.space[player]].faction  # OR-MAP-07, -08
        return [] if faction == NONE else [faction]
    if selector == "patrol_here":
        return patrols_at(g, g.space[player])
    if selector in ("nearest_patrol", "nearest_other_patrol"):
        far = g.chart.distance[g.space[player]]
        least_allowed = 0 if selector == "nearest_patrol" else 1  # OR-NEAREST-04
        ways = {faction: far[space] for faction, space in enumerate(g.patrol) if far[space] >= least_allowed}
        return [faction for faction in ways if ways[faction] == min(ways.values())]
    if selector == "chosen":
        return list(range(4))
    if selector == "chosen_negative":
        return [faction for faction in range(4) if reputation(g, player, faction) == NEGATIVE]
    assert selector == "favor_faction", selector
    return [] if g.tip == NONE else [g.tip]


def pick_faction(g: OuterRimState, player: int, selector: str, doing: str, args: tuple[int, ...]) -> None:
    found = factions_of(g, player, selector)
    if len(found) == 1:
        Picked.factions[doing](g, player, found[0], args)
    elif found:
        then(g, PickFaction(player, selector, doing, args))


@dataclass(slots=True)
class PickFaction(Choosing):
    player: int
    selector: str
    doing: str
    args: tuple[int, ...]

    def ask(self, g: OuterRimState) -> Ask | None:
        found = factions_of(g, self.player, self.selector)
        choices: list[Choice] = [("faction", FACTIONS[faction]) for faction in found]
        return Ask(self.player, FACTION_PROMPTS[self.doing](), choices, "OR-TIES-01", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        Picked.factions[self.doing](g, self.player, FACTIONS.index(choice[1]), self.args)


# Players.


def players_of(g: OuterRimState, player: int, selector: str) -> list[int]:
    if selector == "self":
        return [player]
    if selector == "chosen_player":
        return [g.chosen] if g.chosen != NOBODY else others(g, player)
    if selector == "player_of_choice":
        return others(g, player)
    if selector == "player_here":
        return here(g, player)
    if selector == "player_here_with_negative_reputation":
        return [
            other
            for other in here(g, player)
            if not is_defeated(g, other) and NEGATIVE in g.reputation[4 * other : 4 * other + 4]
        ]
    if selector == "most_famous_player":
        return most_famous(g)
    if selector == "fought_player":
        return [] if g.foe == NOBODY else [g.foe]
    assert selector == "nearest_player", selector
    far = g.chart.distance[g.space[player]]
    rivals = others(g, player)
    least = min(far[g.space[rival]] for rival in rivals)
    return [rival for rival in rivals if far[g.space[rival]] == least]


def picks(g: OuterRimState, player: int, selector: str, doing: str) -> list[int]:
    """Whom something can be done to: somebody defeated cannot be fought (OR-DEFEAT-09)."""
    found = players_of(g, player, selector)
    return [other for other in found if not is_defeated(g, other)] if doing == "fight" else found


def pick_player(g: OuterRimState, player: int, selector: str, doing: str, args: tuple[int, ...]) -> None:
    found = picks(g, player, selector, doing)
    if len(found) == 1:
        Picked.players[doing](g, player, found[0], args)
    elif found:
        then(g, PickPlayer(player, selector, doing, args))


@dataclass(slots=True)
class PickPlayer(Choosing):
    player: int
    selector: str
    doing: str
    args: tuple[int, ...]

    def ask(self, g: OuterRimState) -> Ask | None:
        found = picks(g, self.player, self.selector, self.doing)
        choices: list[Choice] = [("player", str(other)) for other in found]
        chooser = g.active if self.selector == "most_famous_player" else self.player  # OR-TIES-02
        return Ask(chooser, PLAYER_PROMPTS[self.doing](), choices, "OR-TIES-01", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        Picked.players[self.doing](g, self.player, int(choice[1]), self.args)
