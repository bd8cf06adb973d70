"""Outer Rim for learners, from the state: from which places of the row of a seat an option is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starboard.games.outer_rim.inside import CLASSES, DECKS, FACTIONS, PLANET, SKILLS
from starboard.kernel.ask import Option
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.outer_rim.facts import CARD, FAME_OF_CARD, card_facts

if TYPE_CHECKING:
    from starboard.lab.environments.outer_rim.encoder import OuterRimEncoder

Sources = dict[int, int]  # place among what is told of an option → place in the row where it stands


class Aims:
    """Writes of what an option points at what is the same on any table, and finds where the rest stands."""

    def __init__(self, encoder: OuterRimEncoder) -> None:
        self.encoder, self.content = encoder, encoder.content
        self.about, self.facts = encoder.about, encoder.sight.facts
        own = self.about.player.blocks  # who looks is the first of the players
        self.reputation = self.about.players + own["reputation"].start
        self.skills = self.about.players + own["skills"].start
        self.of: dict[str, Callable[[str, Floats], Sources]] = {
            "space": self.space,
            "spot": self.spot,
            "card": self.card,
            "source": self.card,
            "deck": self.deck,
            "faction": self.faction,
            "player": self.player,
            "skill": self.skill,
        }

    def point(self, option: Option, row: Floats) -> Sources:
        sources: Sources = {}
        for kind, word in self.encoder.aims(option):
            if kind in self.of:
                sources |= self.of[kind](word, row)
            else:
                self.encoder.writers[kind](None, word, row)  # nothing of it is on the table
        return sources

    def space(self, word: str, row: Floats) -> Sources:
        number, at, facts = self.content.space[word], self.encoder.space, self.facts
        row[at] = self.content.spaces[number].kind == PLANET
        told = facts.others, facts.patrols, facts.disliking, facts.contacts, facts.known, facts.bound
        return {at + 1 + place: start + number for place, start in enumerate(told)}

    def spot(self, word: str, row: Floats) -> Sources:
        number, at = self.about.spot_number[word], self.encoder.spot
        told = self.about.spots + number * self.about.spot_size
        size = len(CLASSES) + 2  # its class, faceup, known
        return stretch(at, told, size) | {at + size: self.facts.hunted + number}

    def card(self, word: str, row: Floats) -> Sources:
        number = self.content.card.get(word)
        if number is None:
            return {}
        about, at = self.content.cards[number], self.encoder.card
        row[at : at + CARD] = card_facts(about)
        if number not in self.facts.fame_of or about.written != word:
            return {}
        return {at + FAME_OF_CARD: self.facts.fame_of[number]}

    def deck(self, word: str, row: Floats) -> Sources:
        number, at = DECKS.index(word), self.encoder.deck
        row[at + number] = 1
        shop = self.about.market + number * self.about.market_size + 1  # what lies before is how many cards are left
        card = stretch(self.encoder.card, self.facts.open + number * CARD, CARD)
        return stretch(at + len(DECKS), shop, 4) | card

    def faction(self, word: str, row: Floats) -> Sources:
        number, at = FACTIONS.index(word), self.encoder.faction
        row[at + number] = 1
        at += len(FACTIONS)
        patrol = self.about.patrols + number * self.about.patrol_size
        return {at: self.reputation + number, at + 1: patrol + 1, at + 2: patrol + 3}

    def player(self, word: str, row: Floats) -> Sources:
        size = self.facts.rival_size
        return stretch(self.encoder.player, self.facts.rivals + int(word) * size, size)

    def skill(self, word: str, row: Floats) -> Sources:
        number, at = SKILLS.index(word), self.encoder.skill
        row[at + number] = 1
        return {at + len(SKILLS): self.skills + number}


def stretch(told: int, stands: int, size: int) -> Sources:
    return {told + place: stands + place for place in range(size)}
