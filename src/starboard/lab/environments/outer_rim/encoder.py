"""Outer Rim for learners: words, options, and where all of it stands; what options point at, from the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from starboard.games.outer_rim.inside import (
    CLASSES,
    DECKS,
    FACES,
    FACTIONS,
    PLANET,
    SKILLS,
    VERBS,
    ContactView,
    Content,
    MarketView,
    OuterRimState,
    OuterRimView,
    PlayerView,
    effects,
    fame,
)
from starboard.kernel.ask import Option
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.outer_rim.facts import CARD, FAME_OF_CARD, card_facts
from starboard.lab.environments.outer_rim.reader import OuterRimReader
from starboard.lab.environments.outer_rim.sight import Sight
from starboard.lab.environments.outer_rim.table import OuterRimTable
from starboard.lab.environments.viewing import Aim, ViewEncoder

CREDITS = 200  # thousands that are words: random play has had 67


@dataclass(slots=True)
class Seen:
    """Holds what options point at."""

    view: OuterRimView
    seat: int
    me: PlayerView
    spots: dict[str, ContactView]
    market: dict[str, MarketView]
    held: dict[str, float]  # card → fame that it gives its holder
    bound_for: dict[str, int]  # space → what we hold that is to be brought there


class OuterRimEncoder(ViewEncoder):
    def __init__(self, game: Game[Any], seats: int) -> None:
        content: Content = game.content
        self.content = content
        labels = [
            label
            for script in content.scripts
            for effect in script
            if isinstance(effect, effects.Choose)
            for label, _ in effect.options
        ]
        spots = [f"{space.id}/{place + 1}" for space in content.spaces for place in range(len(space.contact_spaces))]
        named = (
            *(space.id for space in content.spaces),
            *spots,
            *content.card,
            *content.character,
            *content.sheet,
            *FACTIONS,
            *DECKS,
            *FACES,
            *SKILLS,
            *sorted(set(labels)),
            *(str(1000 * number) for number in range(1, CREDITS + 1)),
        )
        super().__init__(game, seats, (word for word, _ in VERBS), named)
        self.people = max(2, seats)  # alone, one plays against the AI player
        self.about = OuterRimTable(content, self.people, self.table)
        self.sight = Sight(content, self.people, self.about, self.table)
        option = self.option.block
        # A planet, how many others, patrols, of factions that dislike us, contacts, faceup ones, what we bring there.
        self.space = option("space", 7)
        self.spot = option("spot", len(CLASSES) + 3)  # its class, faceup, known, ours to hunt
        self.card = option("card", CARD)
        self.deck = option("deck", len(DECKS) + 4)  # cost, price, allowed, affordable
        self.faction = option("faction", len(FACTIONS) + 3)  # reputation, dice and fame of its patrol
        self.player = option("player", self.people + 3)  # fame and credits more than ours, both in one space
        self.ship = option("ship", 4)
        self.faces = option("faces", len(FACES))
        self.skill = option("skill", len(SKILLS) + 1)
        self.writers: dict[str, Callable[[Any, str, Floats], None]] = {
            "space": self.write_space,
            "spot": self.write_spot,
            "card": self.write_card,
            "source": self.write_card,
            "deck": self.write_deck,
            "faction": self.write_faction,
            "player": self.write_player,
            "ship": self.write_ship,
            "face": self.write_faces,
            "faces": self.write_faces,
            "skill": self.write_skill,
        }

    def reader(self, games: int = 1) -> OuterRimReader:
        return OuterRimReader(self, games)

    def standing(self, position: Position[OuterRimState]) -> Sequence[float]:
        return [fame(position.state, seat) for seat in range(self.seats)]

    def spelled(self, option: Option) -> Sequence[str]:
        """Split several faces, which are written as one word, into one word each."""
        return [part for word in option.choice for part in word.split(",")]

    def write_table(self, view: OuterRimView, seat: int, out: Floats) -> None:
        self.about.write(view, seat, out)

    def pointed_at(self, view: OuterRimView, seat: int) -> Seen:
        me = view.players[seat]
        bound_for: dict[str, int] = {}
        for one in me.held:
            card = self.content.cards[self.content.card[one.card]]
            where = card.bounty.destination if card.bounty is not None and one.captive else card.destination
            space = one.marked or (self.content.spaces[where].id if where >= 0 else None)
            if space is not None:
                bound_for[space] = bound_for.get(space, 0) + 1
        return Seen(
            view,
            seat,
            me,
            {one.spot: one for one in view.contacts},
            {one.deck: one for one in view.market},
            {one.card: one.fame for player in view.players for one in player.held},
            bound_for,
        )

    def aims(self, option: Option) -> Sequence[Aim]:
        verb, _ = option.ask.frame.spelled(option.choice)
        named = zip(verb.fields.values(), option.choice[1:], strict=True)
        return [(kind.name, word) for kind, word in named if kind.name in self.writers]

    def write_aim(self, seen: Seen, seat: int, kind: str, value: str, row: Floats) -> None:
        self.writers[kind](seen, value, row)

    def write_space(self, seen: Seen, space: str, row: Floats) -> None:
        about = self.content.spaces[self.content.space[space]]
        view, me = seen.view, seen.me
        patrols = [one for one in view.patrols if one.space == space]
        spots = [one for name, one in seen.spots.items() if name.partition("/")[0] == space]
        row[self.space : self.space + 7] = (
            about.kind == PLANET,
            sum(one.space == space for one in view.players if one is not me) / 2,
            len(patrols) / 2,
            sum(me.reputation[one.faction] < 0 for one in patrols),
            sum(one.contact_class is not None for one in spots) / 2,
            sum(one.contact is not None for one in spots) / 2,
            seen.bound_for.get(space, 0),
        )

    def write_spot(self, seen: Seen, spot: str, row: Floats) -> None:
        one = seen.spots[spot]
        if one.contact_class is not None:
            row[self.spot + CLASSES.index(one.contact_class)] = 1
        at = self.spot + len(CLASSES)
        wanted = [self.content.cards[self.content.card[held.card]].bounty for held in seen.me.held]
        known = None if one.contact is None else self.content.person[one.contact]
        hunted = known is not None and any(bounty is not None and bounty.target == known for bounty in wanted)
        row[at : at + 3] = one.faceup, known is not None, hunted

    def write_card(self, seen: Seen, word: str, row: Floats) -> None:
        """Encode a card; of characters and ships that let one do something there is nothing to say."""
        number = self.content.card.get(word)
        if number is None:
            return
        row[self.card : self.card + CARD] = card_facts(self.content.cards[number])
        row[self.card + FAME_OF_CARD] = seen.held.get(word, 0) / 4

    def write_deck(self, seen: Seen, deck: str, row: Floats) -> None:
        """Encode the open card of a market deck."""
        row[self.deck + DECKS.index(deck)] = 1
        shop = seen.market[deck]
        at = self.deck + len(DECKS)
        row[at : at + 4] = shop.cost / 10000, (shop.price or 0) / 10000, shop.allowed, shop.affordable
        if shop.card is not None:
            self.write_card(seen, shop.card, row)

    def write_faction(self, seen: Seen, faction: str, row: Floats) -> None:
        number = FACTIONS.index(faction)
        patrol = seen.view.patrols[number]
        row[self.faction + number] = 1
        at = self.faction + len(FACTIONS)
        dice = 8 if patrol.dice is None else patrol.dice
        row[at : at + 3] = seen.me.reputation[faction], dice / 6, patrol.fame / 2

    def write_player(self, seen: Seen, word: str, row: Floats) -> None:
        player = int(word)
        other, me = seen.view.players[player], seen.me
        row[self.player + (player - seen.seat) % self.people] = 1
        at = self.player + self.people
        row[at : at + 3] = (other.fame - me.fame) / 10, (other.credits - me.credits) / 10000, other.space == me.space

    def write_ship(self, seen: Seen, ship: str, row: Floats) -> None:
        about = self.content.ships[self.content.sheet[ship]]
        row[self.ship : self.ship + 4] = (
            about.cost / 20000,
            about.hyperdrive / 5,
            about.ship_combat / 6,
            about.hull / 6,
        )

    def write_faces(self, seen: Seen, word: str, row: Floats) -> None:
        for face in word.split(","):
            row[self.faces + FACES.index(face)] += 1 / 2

    def write_skill(self, seen: Seen, skill: str, row: Floats) -> None:
        row[self.skill + SKILLS.index(skill)] = 1
        row[self.skill + len(SKILLS)] = seen.me.skills[skill] / 2
