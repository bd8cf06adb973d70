"""OR-MOVE and OR-MAEL: how people move."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.chart import reach
from starboard.games.outer_rim.dice import secret_effect, secrets_for, use_secret
from starboard.games.outer_rim.ids import PLANET, POSITIVE
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable_of
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.state import OuterRimState, patrols_at, reputation
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import IgnorePatrolStop
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell


def stops(g: OuterRimState, player: int, space: int) -> bool:
    """Tell whether a patrol stops somebody who enters this space (OR-MOVE-04, -05, -08)."""
    return any(reputation(g, player, faction) != POSITIVE for faction in patrols_at(g, space))


def reachable(g: OuterRimState, player: int, distance: int, ignored: int) -> tuple[int, ...]:
    """All spaces that a move can end in; so many patrols need not stop it (OR-MOVE-01 to -08, OR-MAEL-01)."""
    start, adjacent, maelstrom = g.space[player], g.chart.adjacent, g.content.maelstrom
    far = g.chart.distance[start]
    levels = g.reputation[4 * player : 4 * player + 4]
    stopping = [
        space for space, level in zip(g.patrol, levels, strict=True) if level != POSITIVE and 0 < far[space] < distance
    ]
    if not ignored:
        return reach(g.chart, start, distance, (*stopping, maelstrom))
    if len(stopping) <= ignored:
        return reach(g.chart, start, distance, (maelstrom,))
    ends = {start}
    front = [(start, 0)]  # where one may go on from, and how many stops were ignored on the way
    seen = {(start, 0)}
    for _ in range(distance):
        following = []
        for space, used in front:
            for beside in adjacent[space]:
                ends.add(beside)
                step = (beside, used + (beside in stopping))
                if beside != maelstrom and step[1] <= ignored and step not in seen:
                    seen.add(step)
                    following.append(step)
        front = following
    return tuple(sorted(ends))


def ignored_stops(g: OuterRimState, player: int) -> int:
    """Patrols that need not stop somebody's move."""
    found = usable_of(g, player, "during_move", IgnorePatrolStop)
    return sum([ability.count for _, ability in found]) if found else 0


def move_choices(g: OuterRimState, player: int, distance: int) -> list[Choice]:
    """List where a move may end; further spaces with a secret that lets one pass patrols."""
    ignored = ignored_stops(g, player)
    spaces = reachable(g, player, distance, ignored)
    found: list[Choice] = list(map(g.content.moves.__getitem__, spaces))
    for number in secrets_for(g, player, "during_move"):
        most = secret_effect(g, number, e.IgnorePatrolStop).count
        further = reachable(g, player, distance, ignored + most)
        by = g.content.cards[number].id
        found += [("move", g.content.spaces[space].id, by) for space in further if space not in spaces]
    return found


def move(g: OuterRimState, player: int, choice: Choice) -> None:
    if len(choice) > 2:
        use_secret(g, player, g.content.card[choice[2]])
    go(g, player, g.content.space[choice[1]], "OR-MOVE-01")


def go(g: OuterRimState, player: int, space: int, rule: str) -> None:
    if g.space[player] != space:
        g.space[player] = space
        tell(g, events.Moved(player, g.content.spaces[space].id), rule)


# Movement that cards give.


@effect(e.MoveSelf)
def do_move_self(g: OuterRimState, player: int, effect: e.MoveSelf, card: int) -> None:
    then(g, ExtraMove(player, effect.distance))


@dataclass(slots=True)
class ExtraMove(Choosing):
    """Up to so many spaces; patrols and the Maelstrom stop it as usual (OR-MAEL-02, -03, OR-AMB-03, -04)."""

    player: int
    distance: int

    def ask(self, g: OuterRimState) -> Ask:
        choices = move_choices(g, self.player, self.distance)
        return Ask(self.player, asks.ExtraMove(), choices, "OR-MOVE-01")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        move(g, self.player, choice)


@effect(e.MoveSelfDirectly)
def do_move_directly(g: OuterRimState, player: int, effect: e.MoveSelfDirectly, card: int) -> None:
    if effect.to == "chosen_planet":
        then(g, ChoosePlanet(player))
    elif effect.to != "self_space":
        go(g, player, g.content.space[effect.to], "OR-MOVE-09")


@dataclass(slots=True)
class ChoosePlanet(Choosing):
    player: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [("planet", space.id) for space in g.content.spaces if space.kind == PLANET]
        return Ask(self.player, asks.Planet(), choices, "OR-MOVE-09")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        go(g, self.player, g.content.space[choice[1]], "OR-MOVE-09")
