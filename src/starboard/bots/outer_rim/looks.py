"""Looks at chance for encounters of Outer Rim: what is unknown is dealt anew, and tests count by their exact odds."""

from __future__ import annotations

from collections.abc import Callable

from starboard.bots.outer_rim.fights import chances
from starboard.bots.outer_rim.promise import Able, attempt, fighting
from starboard.games.outer_rim.inside import (
    BOUNTY,
    FACTIONS,
    GROUND,
    GROUND_COMBAT,
    NONE,
    SHIP_COMBAT,
    Choice,
    OuterRimState,
    bounty_of,
    known_to,
    mix_cards,
    mix_contacts,
    read_card,
)
from starboard.kernel.position import Position

End = tuple[float, OuterRimState]  # log odds, and the table
Succeeded = Callable[[OuterRimState], bool]
Test = tuple[float, Succeeded]  # how likely something succeeds, and how that is seen afterwards


def dealt(seen: Position[OuterRimState], seat: int, chances: list[int]) -> list[Position[OuterRimState]]:
    """Deal anew, for each chance, what the seat cannot know: who a facedown contact is, and which card comes.

    Otherwise that were the same in all looks at chance, and what is unknown would often look better than it is.
    """
    tables = []
    for one in chances:
        table = seen.copy()
        g = table.state
        g.chance = one
        mix_contacts(g, g.peeked[seat])
        mix_cards(g, g.encounters[g.content.spaces[g.space[seat]].deck], known_to(g, seat))
        tables.append(table)
    return tables


def split(ends: list[End], succeeded: Succeeded) -> tuple[list[float], list[float]]:
    good = [odds for odds, after in ends if succeeded(after)]
    bad = [odds for odds, after in ends if not succeeded(after)]
    return good, bad


def mean_of(ends: list[End]) -> float:
    return sum([odds for odds, _ in ends]) / len(ends)


def foretold(g: OuterRimState, seat: int, can: Able, choice: Choice) -> Test | None:
    """Compute how likely a job or a combat succeeds, and find how that is seen afterwards; None of what is neither."""
    verb = choice[0]
    if verb == "job":
        card = read_card(g, choice[1])
        return attempt(g, seat, can, g.content.cards[card])[0], lambda after: card not in after.held[seat]
    if verb == "patrol":
        faction = FACTIONS.index(choice[1])
        level = g.level[faction]
        dice = g.content.patrols[faction][level - 1].dice
        if dice == NONE:
            return None
        own = fighting(g, seat, can, ground=False, wanted=False, patrol=True)
        return chances(can.stats[SHIP_COMBAT], own, dice, 1)[0], lambda after: after.level[faction] != level
    if verb == "fight":
        return hunt(g, seat, can, read_card(g, choice[1]))
    if verb == "contact":
        contact = g.spots[g.content.spot_ids.index(choice[1])]
        if (g.faceup | g.peeked[seat]) >> contact & 1:
            about = g.content.cards
            wanted = [
                held for held in g.held[seat] if about[held].type == BOUNTY and bounty_of(g, held).target == contact
            ]
            return hunt(g, seat, can, wanted[0]) if wanted else None
    return None


def hunt(g: OuterRimState, seat: int, can: Able, card: int) -> Test:
    """Compute how likely a contact is beaten, who then is no longer where they are."""
    one = bounty_of(g, card)
    ground = one.combat == GROUND
    own = fighting(g, seat, can, ground, wanted=True)
    target, value = one.target, can.stats[GROUND_COMBAT if ground else SHIP_COMBAT]
    return chances(value, own, one.dice, 1)[0], lambda after: target not in after.spots
