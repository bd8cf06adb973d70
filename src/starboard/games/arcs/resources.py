"""ARC-RES: taking resources, arranging them in their slots, discarding them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import NONE
from starboard.games.arcs.state import HOLDINGS, SLOTS, ArcsState, open_slots, tokens, uncovered
from starboard.games.arcs.tables.player_board import OPEN_SLOTS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, leave, then, upcoming
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

Arrangement = tuple[int, ...]  # a type, or NONE, by slot


def gain(g: ArcsState, seat: int, kind: int, count: int = 1, rule: str = "ARC-GLOSS-04") -> int:
    """Tokens from the supply, as many as it has (ARC-GLOSS-04); says how many."""
    gained = min(count, g.supply[kind])
    if gained:
        g.supply[kind] -= gained
        tell(g, events.Gained(seat, kind, gained), rule)
        then(g, Arrange(seat, (kind,) * gained))
    else:
        tell(g, events.NoneLeft(seat, kind), rule)
    return gained


def gain_all(g: ArcsState, seat: int, kinds: tuple[int, ...], rule: str) -> None:
    """Several tokens at once, as far as the supply has them; they are arranged together."""
    gained = []
    for kind in kinds:
        if g.supply[kind]:
            g.supply[kind] -= 1
            gained.append(kind)
            tell(g, events.Gained(seat, kind, 1), rule)
        else:
            tell(g, events.NoneLeft(seat, kind), rule)
    if gained:
        then(g, Arrange(seat, tuple(gained)))


def receive(g: ArcsState, seat: int, *kinds: int) -> None:
    """Tokens that were taken from elsewhere are placed (ARC-RES-03, -04)."""
    then(g, Arrange(seat, kinds))


def take_from(g: ArcsState, seat: int, slot: int) -> int:
    """A token leaves its slot; which one."""
    at = SLOTS * seat + slot
    kind = g.slots[at]
    g.slots[at] = NONE
    return kind


def discard_all(g: ArcsState, seat: int, kind: int) -> int:
    """All tokens of a type go back to the supply; says how many."""
    first = SLOTS * seat
    gone = 0
    for at in range(first, first + SLOTS):
        if g.slots[at] == kind:
            g.slots[at] = NONE
            gone += 1
    g.supply[kind] += gone
    return gone


def cover_slots(g: ArcsState, seat: int) -> None:
    """A city has come back to the board: if it covers slots, all is rearranged and the surplus discarded (ARC-RES-05).

    Several cities that come back at once are one occasion to do so.
    """
    if OPEN_SLOTS[uncovered(g, seat)] == OPEN_SLOTS[uncovered(g, seat) + 1]:
        return
    usable = open_slots(g, seat)
    covered = tuple(take_from(g, seat, slot) for slot in range(HOLDINGS) if slot not in usable)
    lost = tuple(kind for kind in covered if kind != NONE)
    last = upcoming(g)
    if isinstance(last, Arrange) and last.seat == seat:
        lost += last.tokens
        leave(g, last)
    if lost or any(kind != NONE for kind in tokens(g, seat)):
        then(g, Arrange(seat, lost))


@dataclass(slots=True)
class Arrange(Frame):
    """Place tokens, with all that one has already: rearranged at will, the surplus is discarded (ARC-RES-03, -04).

    A choice is what lies in each slot then. Slots of the same raid cost are all the same, so arrangements that
    differ by them alone are one choice: the one that moves least.
    """

    BELONGS = True  # to what brought the tokens, which lie nowhere until then

    seat: int
    tokens: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask:
        first = SLOTS * self.seat
        now = tuple(g.slots[first : first + SLOTS])
        choices = arrangements(now, open_slots(g, self.seat), tuple(sorted(self.tokens)), g.content.slot_costs)
        return Ask(self.seat, asks.Arrange(len(self.tokens)), choices, "ARC-RES-03", forced=True)

    def answer(self, g: ArcsState, choice: Arrangement) -> None:
        first = SLOTS * self.seat
        held = [kind for kind in (*g.slots[first : first + SLOTS], *self.tokens) if kind != NONE]
        for kind in choice:
            if kind != NONE:
                held.remove(kind)
        g.slots[first : first + SLOTS] = choice
        for kind in held:
            g.supply[kind] += 1
            tell(g, events.Surplus(self.seat, kind))

    def spelled(self, choice: Arrangement) -> Spelling:
        return verbs.ARRANGE, (choice,)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-arrange"), "ARC-RES-04")


@lru_cache(1 << 14)
def arrangements(
    now: Arrangement, usable: tuple[int, ...], new: tuple[int, ...], costs: tuple[int, ...]
) -> tuple[Arrangement, ...]:
    """All ways to hold as many as can be held, the most sensible first: whoever takes that one does nothing foolish.

    What was gained is kept, then most stays where it is, then what lies there is as dear to raid as can be.
    """
    alike: dict[int, list[int]] = {}  # slots by their raid cost
    for slot in usable:
        alike.setdefault(costs[slot], []).append(slot)
    groups = [(cost, tuple(now[slot] for slot in slots)) for cost, slots in alike.items()]
    in_groups = [slot for slots in alike.values() for slot in slots]
    order = [in_groups.index(slot) if slot in usable else NONE for slot in range(SLOTS)]
    items = [*(kind for kind in now if kind != NONE), *new]
    surplus = max(0, len(items) - len(usable))
    items += [NONE] * (len(usable) - len(items))
    found = []
    for *parts, gone in deals(tuple(sorted(items)), (*map(len, alike.values()), surplus)):
        moved = worth = 0
        placed: list[int] = []  # group by group
        for (cost, there), part in zip(groups, parts, strict=True):
            settled, away = settle(there, part)
            placed += settled
            moved += away
            worth += cost * (len(part) - part.count(NONE))
        lost = sum(max(0, new.count(kind) - placed.count(kind)) for kind in set(new)) if gone else 0
        placed.append(NONE)  # for slots that cannot be used
        found.append((lost, moved, -worth, tuple([placed[at] for at in order])))
    found.sort()
    return tuple([one for _, _, _, one in found])


@lru_cache(1 << 12)
def deals(items: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """All ways to deal sorted items into groups of these sizes, where only what is in a group matters."""
    size, *others = sizes
    if not others:
        return ((items,),)
    dealt: list[tuple[tuple[int, ...], ...]] = []
    for group in sorted(set(combinations(items, size))):
        left = list(items)
        for item in group:
            left.remove(item)
        dealt += [(group, *rest) for rest in deals(tuple(left), tuple(others))]
    return tuple(dealt)


@lru_cache(1 << 12)
def settle(there: tuple[int, ...], part: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Put these into slots that are all the same, and count what does not stay there.

    What lies there stays if it can; others come first to where something has gone.
    """
    left = list(part)
    settled = [NONE] * len(there)
    for place, kind in enumerate(there):
        if kind in left:
            settled[place] = kind
            left.remove(kind)
    free = [place for place, kind in enumerate(settled) if kind == NONE]
    free.sort(key=lambda place: there[place] in part)
    for place, kind in zip(free, [kind for kind in left if kind != NONE], strict=False):
        settled[place] = kind
    return tuple(settled), sum(was not in (NONE, kind) for was, kind in zip(there, settled, strict=True))
