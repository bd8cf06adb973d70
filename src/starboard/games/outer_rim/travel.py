"""OR-MOVE and OR-MAEL: how people move."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.chart import reach
from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.dice import secret_amount, secrets_for, use_secret
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.state import OuterRimState, patrols_at, reputation
from starboard.games.outer_rim.tell import space_name
from starboard.games.outer_rim.words import PLANET, POSITIVE
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell


def stops(g: OuterRimState, player: int, space: int) -> bool:
    """Whether a patrol stops somebody who enters this space (OR-MOVE-04, -05, -08)."""
    return any(reputation(g, player, faction) != POSITIVE for faction in patrols_at(g, space))


def reachable(g: OuterRimState, player: int, distance: int, ignored: int) -> list[int]:
    """All spaces that a move can end in; so many patrols need not stop it (OR-MOVE-01 to -08, OR-MAEL-01)."""
    start, adjacent, maelstrom = g.space[player], g.chart.adjacent, g.content.maelstrom
    far = g.chart.distance[start]
    stopping = [
        space
        for faction, space in enumerate(g.patrol)
        if 0 < far[space] < distance and reputation(g, player, faction) != POSITIVE
    ]
    if not ignored or not stopping:
        return list(reach(g.chart, start, distance, (*stopping, maelstrom)))
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
    return sorted(ends)


def ignored_stops(g: OuterRimState, player: int) -> int:
    """Patrols that need not stop somebody's move."""
    abilities = usable(g, player, "during_move")
    return sum(int(ability.args["count"]) for _, ability in abilities) if abilities else 0


def move_choices(g: OuterRimState, player: int, distance: int) -> list[Choice]:
    """Where a move may end; further spaces with a secret that lets one pass patrols."""
    names = g.content.spaces
    spaces = reachable(g, player, distance, ignored_stops(g, player))
    found: list[Choice] = [("move", names[space].id) for space in spaces]
    for number in secrets_for(g, player, "during_move"):
        most = secret_amount(g, number, "ignore_patrol_stop", "count")
        further = reachable(g, player, distance, ignored_stops(g, player) + most)
        by = g.content.cards[number].id
        found += [("move", names[space].id, by) for space in further if space not in spaces]
    return found


def move(g: OuterRimState, player: int, choice: Choice) -> None:
    if len(choice) > 2:
        use_secret(g, player, g.content.card[choice[2]])
    go(g, player, g.content.space[choice[1]], "OR-MOVE-01")


def go(g: OuterRimState, player: int, space: int, rule: str) -> None:
    if g.space[player] != space:
        g.space[player] = space
        tell(g, "outer_rim-event-moved", rule, seat=player, space=space_name(g, space))


# Movement that cards give.


@effect("move_self")
def do_move_self(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, ExtraMove(player, effect.args["distance"]))


@dataclass(slots=True)
class ExtraMove(Choosing):
    """Up to so many spaces; patrols and the Maelstrom stop it as usual (OR-MAEL-02, -03, OR-AMB-03, -04)."""

    player: int
    distance: int

    def ask(self, g: OuterRimState) -> Ask:
        choices = move_choices(g, self.player, self.distance)
        return Ask(self.player, "outer_rim-ask-extra-move", choices, "OR-MOVE-01")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        move(g, self.player, choice)


@effect("move_self_directly")
def do_move_directly(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    if effect.args["to"] == "chosen_planet":
        then(g, ChoosePlanet(player))
    elif effect.args["to"] != "self_space":
        go(g, player, g.content.space[effect.args["to"]], "OR-MOVE-09")


@dataclass(slots=True)
class ChoosePlanet(Choosing):
    player: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [("planet", space.id) for space in g.content.spaces if space.kind == PLANET]
        return Ask(self.player, "outer_rim-ask-planet", choices, "OR-MOVE-09")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        go(g, self.player, g.content.space[choice[1]], "OR-MOVE-09")


@effect("ignore_patrol_stop")
def do_ignore_stop(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """A secret of the move itself: it counts when the way is chosen."""
