"""Outer Rim for learners: what is known of the things that options point at, besides what the table tells of them."""

from __future__ import annotations

from starboard.games.outer_rim.inside import DECKS, TYPES, Card, Content
from starboard.lab.environments.layout import Layout
from starboard.lab.environments.outer_rim.table import CREDITS, OuterRimTable

CARD = len(TYPES) + 5  # its type, cost, fame that it gives, dice of a bounty, its fame dead and alive
FAME_OF_CARD = len(TYPES) + 1  # the place in it of the fame that it gives


def card_facts(about: Card) -> list[float]:
    """List what is printed on a card; the fame that it gives now is not."""
    told = [0.0] * CARD
    if about.type >= 0:
        told[about.type] = 1
    at = len(TYPES)
    told[at] = max(0, about.cost) / CREDITS
    if about.bounty is not None:
        told[at + 2 : at + 5] = about.bounty.dice / 6, about.bounty.dead[1] / 2, about.bounty.alive[1] / 2
    return told


class Facts:
    """Names the places of a row: the table, and behind it what only options are told from."""

    def __init__(self, content: Content, people: int, about: OuterRimTable, table: int) -> None:
        layout = Layout()
        block = layout.block
        block("table", table)
        self.others = block("others", about.spaces)  # by space: other players
        self.patrols = block("patrols", about.spaces)
        self.disliking = block("disliking", about.spaces)  # patrols of factions that dislike us
        self.contacts = block("contacts", about.spaces)
        self.known = block("known", about.spaces)  # contacts of whom we know who they are
        self.bound = block("bound", about.spaces)  # what we hold that is to be brought there
        self.hunted = block("hunted", len(about.spot_number))  # by contact space: we have a bounty on who is there
        self.fame = block("fame", len(content.with_fame))  # of held cards that may give some
        self.fame_of = {card: self.fame + place for place, card in enumerate(sorted(content.with_fame))}
        self.open = block("open", len(DECKS) * CARD)  # the open cards of the market decks
        self.rival_size = people + 3  # who, counted from us; fame and credits more than ours, both in one space
        self.rivals = block("rivals", people * self.rival_size)
        self.size = layout.size
