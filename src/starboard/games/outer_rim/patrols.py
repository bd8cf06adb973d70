"""OR-PATROL and OR-PATMOVE: fighting patrols, and how they move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.chart import away, exactly, toward
from starboard.games.outer_rim.combat import OUTCOMES, fight
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.ids import FACTIONS, IN_SPACE, NOBODY, NONE, PLANET, TOP_LEVEL
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import AGAINST_PATROL, usable
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.selectors import Picked, pick_faction, pick_player
from starboard.games.outer_rim.standing import gain_credits, gain_fame, lose_reputation
from starboard.games.outer_rim.state import Combat, OuterRimState, is_ai
from starboard.games.outer_rim.versions import ONWARD_PATROLS
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import ExtraFame, GainCredits
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

# Fighting.


def fight_patrol(g: OuterRimState, player: int, faction: int) -> None:
    fight(g, patrol_combat(g, player, faction))


def patrol_combat(g: OuterRimState, player: int, faction: int) -> Combat:
    """Always a ship combat (OR-PATROL-06)."""
    dice = g.content.patrols[faction][g.level[faction] - 1].dice
    return Combat(player, NOBODY, IN_SPACE, dice, AGAINST_PATROL, faction, FACTIONS[faction])


def outcome(g: OuterRimState, combat: Combat) -> None:
    player, faction = combat.attacker, combat.about
    if combat.won:
        then(g, Beaten(player, faction))
    else:
        then(g, Withdraw(player, faction))


OUTCOMES[AGAINST_PATROL] = outcome


@dataclass(slots=True)
class Beaten(Frame):
    """Reputation, reward, then the next one of the stack (OR-PATROL-10 to -13, OR-AMB-64)."""

    player: int
    faction: int

    def run(self, g: OuterRimState) -> None:
        then(g, PatrolReward(self.player, self.faction), Replacement(self.faction))
        lose_reputation(g, self.player, self.faction, 1)


@dataclass(slots=True)
class PatrolReward(Frame):
    player: int
    faction: int

    def run(self, g: OuterRimState) -> None:
        patrol = g.content.patrols[self.faction][g.level[self.faction] - 1]
        gain_credits(g, self.player, patrol.credits, "OR-PATROL-10")
        gain_fame(g, self.player, patrol.fame, "patrol", "OR-PATROL-10")
        for _, ability in usable(g, self.player, "patrol_defeated"):
            if isinstance(ability, ExtraFame):
                gain_fame(g, self.player, ability.amount, "luxury", "OR-TIMING-08")
            elif isinstance(ability, GainCredits):
                gain_credits(g, self.player, ability.amount, "OR-TIMING-08")
        achieved(g, self.player, "patrol_defeated")


@dataclass(slots=True)
class Replacement(Frame):
    faction: int

    def run(self, g: OuterRimState) -> None:
        assert g.level[self.faction] < TOP_LEVEL
        g.level[self.faction] += 1
        g.patrol[self.faction] = g.chart.start[self.faction]
        space = g.content.spaces[g.patrol[self.faction]]
        tell(g, events.PatrolNew(FACTIONS[self.faction], g.level[self.faction], space.id))


@dataclass(slots=True)
class Withdraw(Choosing):
    """Lets the loser against a patrol move it to an adjacent space (OR-PATROL-14)."""

    player: int
    faction: int

    def ask(self, g: OuterRimState) -> Ask | None:
        spaces = g.chart.adjacent[g.patrol[self.faction]]
        return ask_end(g, self.player, self.faction, list(spaces), "OR-PATROL-14")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        put_patrol(g, self.faction, g.content.space[choice[1]], "OR-PATROL-14")


# Moving.


def ask_end(g: OuterRimState, player: int, faction: int, ends: Sequence[int], rule: str) -> Ask:
    """Ask where a patrol is to go."""
    choices: list[Choice] = [("to", g.content.spaces[space].id) for space in ends]
    return Ask(player, asks.Patrol(FACTIONS[faction]), choices, rule, forced=True)


def put_patrol(g: OuterRimState, faction: int, space: int, rule: str) -> None:
    if g.patrol[faction] != space:
        g.patrol[faction] = space
        tell(g, events.Patrol(FACTIONS[faction], g.content.spaces[space].id), rule)


@dataclass(slots=True)
class MovePatrol(Choosing):
    """So many spaces towards a player, by a route of the mover's choice (OR-PATMOVE-03 to -08, -13)."""

    player: int  # who chooses
    faction: int
    distance: int
    goal: int  # player

    def ask(self, g: OuterRimState) -> Ask | None:
        if is_ai(g, self.player):
            return None
        start, goal = g.patrol[self.faction], g.space[self.goal]
        ends = toward(g.chart, start, goal, self.distance, ONWARD_PATROLS.applies(g))
        return ask_end(g, self.player, self.faction, ends, "OR-PATMOVE-05")

    def unasked(self, g: OuterRimState) -> None:
        """The AI player moves it by the shortest route (OR-SOLO-44)."""
        at, far = g.patrol[self.faction], g.chart.distance[g.space[self.goal]]
        for _ in range(min(self.distance, far[at])):
            nearer = [space for space in g.chart.adjacent[at] if far[space] < far[at]]
            at = nearer[below(g, len(nearer)) if len(nearer) > 1 else 0]
        put_patrol(g, self.faction, at, "OR-PATMOVE-04")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        put_patrol(g, self.faction, g.content.space[choice[1]], "OR-PATMOVE-04")


def patrol_icon(g: OuterRimState, player: int, number: int) -> None:
    """Move the patrol of a card that was revealed because one was bought or gained (OR-PATMOVE-01, OR-MARKET-09)."""
    icon = g.content.cards[number].patrol
    if icon is not None:
        then(g, MovePatrol(player, icon[0], icon[1], player))


@dataclass(slots=True)
class MoveAway(Choosing):
    """Away from a player, or just so many spaces."""

    player: int
    faction: int
    distance: int
    away: bool

    def ask(self, g: OuterRimState) -> Ask | None:
        start = g.patrol[self.faction]
        if self.away:
            ends = away(g.chart, start, g.space[self.player], self.distance)
        else:
            ends = exactly(g.chart, start, self.distance)
        return ask_end(g, self.player, self.faction, ends, "OR-PATMOVE-12")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        put_patrol(g, self.faction, g.content.space[choice[1]], "OR-PATMOVE-12")


DIRECTIONS = ("self", "away", "chosen_player")


@effect(e.MovePatrol)
def do_move_patrol(g: OuterRimState, player: int, effect: e.MovePatrol, card: int) -> None:
    pick_faction(g, player, effect.faction, "move_patrol", (effect.distance, DIRECTIONS.index(effect.toward)))


@Picked.faction("move_patrol")
def move_picked(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    distance, direction = args
    if DIRECTIONS[direction] == "self":
        then(g, MovePatrol(player, faction, distance, player))
    elif DIRECTIONS[direction] == "away":
        then(g, MoveAway(player, faction, distance, True))
    else:
        pick_player(g, player, "chosen_player", "move_patrol", (faction, distance))


@Picked.player("move_patrol")
def move_toward_picked(g: OuterRimState, player: int, picked: int, args: tuple[int, ...]) -> None:
    then(g, MovePatrol(player, args[0], args[1], picked))


@effect(e.MovePatrolDirectly)
def do_move_patrol_directly(g: OuterRimState, player: int, effect: e.MovePatrolDirectly, card: int) -> None:
    to = effect.to
    space = g.space[player] if to == "self_space" else g.content.space.get(to, NONE)
    pick_faction(g, player, effect.faction, "place_patrol", (space,))


@Picked.faction("place_patrol")
def place_picked(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    """Wherever it was, and whoever is on the way (OR-MOVE-09)."""
    if args[0] == NONE:
        then(g, PlacePatrol(player, faction))
    else:
        put_patrol(g, faction, args[0], "OR-MOVE-09")


@dataclass(slots=True)
class PlacePatrol(Choosing):
    """On a planet of choice."""

    player: int
    faction: int

    def ask(self, g: OuterRimState) -> Ask | None:
        planets = [space.number for space in g.content.spaces if space.kind == PLANET]
        return ask_end(g, self.player, self.faction, planets, "OR-MOVE-09")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        put_patrol(g, self.faction, g.content.space[choice[1]], "OR-MOVE-09")
