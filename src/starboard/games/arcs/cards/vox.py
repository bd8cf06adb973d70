"""ARC-VOX: what happens when a vox card is secured, in order. Each effect that the data names has its frame.

The card lies in the court discard pile already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.cards.drawing import Draw
from starboard.games.arcs.cards.placing import PlaceOneEach
from starboard.games.arcs.destroy import ProvokeOutrage
from starboard.games.arcs.notation import card_name, card_text, resource_name, site_text, system_name
from starboard.games.arcs.pieces import building_home, clear_site
from starboard.games.arcs.seize import may_seize, seize
from starboard.games.arcs.state import IS_CITY, SITES, ArcsState, controller, in_play, turn_order
from starboard.games.arcs.steal import Steal
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.words import AMBITIONS, COURT_CARDS, GUILDS, NONE, TYPES
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

Maker = Callable[[int], Frame]  # for the seat that has secured the card


@dataclass(slots=True)
class Uprising(Frame):
    """Mass Uprising: one ship in each system of a cluster. A choice is a cluster."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        if not g.ships[self.seat]:
            return None
        clusters = sorted({system // 4 for system in in_play(g)})
        return Ask(self.seat, "arcs-ask-cluster", clusters, "ARC-VOX-01")

    def answer(self, g: ArcsState, choice: int) -> None:
        then(g, PlaceOneEach(self.seat, tuple(range(4 * choice, 4 * choice + 4))))

    def notation(self, choice: int) -> str:
        return f"cluster {choice + 1}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"cluster:{choice + 1}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-cluster", {"cluster": choice + 1})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-cluster"), "ARC-MAP-09")


@dataclass(slots=True)
class SpreadOutrage(Frame):
    """Outrage Spreads: if the seat wants, everybody provokes outrage of a type; nobody ransacks (ARC-OUTRAGE-13)."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, "arcs-ask-outrage", [NONE, *range(len(TYPES))], "ARC-VOX-01")

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            then(g, *(ProvokeOutrage(seat, choice) for seat in turn_order(g)))

    def notation(self, choice: int) -> str:
        return f"outrage {'none' if choice == NONE else TYPES[choice]}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:none",) if choice == NONE else (f"type:{TYPES[choice]}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-none") if choice == NONE else resource_name(choice)


@dataclass(slots=True)
class FreeCity(Frame):
    """Song of Freedom: a city that the seat controls, of any player, may go back to its board (ARC-LIMIT-09). It is
    not destroyed. Then the seat may seize the initiative."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        cities = [
            site
            for site, building in enumerate(g.sites)
            if building & IS_CITY and controller(g, site // SITES) == self.seat
        ]
        return Ask(self.seat, "arcs-ask-free-city", [NONE, *cities], "ARC-VOX-01") if cities else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice == NONE:
            return
        then(g, MaySeize(self.seat))
        building = clear_site(g, choice)
        where = system_name(choice // SITES)
        tell(g, "arcs-event-city-returned", "ARC-LIMIT-09", seat=self.seat, owner_seat=building & 3, system=where)
        building_home(g, building)

    def notation(self, choice: int) -> str:
        return f"free {'none' if choice == NONE else site_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:none",) if choice == NONE else (f"site:{site_text(choice)}",)

    def label(self, choice: int) -> Message:
        if choice == NONE:
            return Message("arcs-option-none")
        return Message("arcs-site", {"system": system_name(choice // SITES), "slot": choice % SITES + 1})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-free-city"), "ARC-CONTROL-05")


@dataclass(slots=True)
class MaySeize(Frame):
    """Within the limits of every seizure (ARC-SEIZE-09, -10)."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        return Ask(self.seat, "arcs-ask-may-seize", [True, False], "ARC-SEIZE-08") if may_seize(g, self.seat) else None

    def answer(self, g: ArcsState, choice: bool) -> None:
        if choice:
            seize(g, self.seat, "ARC-SEIZE-08")

    def notation(self, choice: bool) -> str:
        return "seize" if choice else "seize none"

    def targets(self, choice: bool) -> tuple[str, ...]:
        return ("choose:seize" if choice else "choose:none",)

    def label(self, choice: bool) -> Message:
        return Message("arcs-option-seize" if choice else "arcs-option-no-seize")


@dataclass(slots=True)
class ShuffleIn(Frame):
    """A vox card goes from the court discard pile back into the deck, whatever was chosen (ARC-VOX-04)."""

    card: int

    def run(self, g: ArcsState) -> None:
        into_court(g, [self.card])
        tell(g, "arcs-event-shuffled-in", "ARC-VOX-04", card=card_name(self.card), court=card_text(self.card))


@dataclass(slots=True)
class RecycleCourt(Frame):
    """Guild Struggle: all guild cards of the court discard pile go back into the deck."""

    def run(self, g: ArcsState) -> None:
        guilds = [card for card in g.court_discard if card < GUILDS]
        if guilds:
            into_court(g, guilds)
            tell(g, "arcs-event-guilds-shuffled-in", "ARC-VOX-04", count=len(guilds))


def into_court(g: ArcsState, cards: list[int]) -> None:
    """From the discard pile into the deck, which is shuffled: nothing is known of its bottom any more."""
    g.court_discard = [card for card in g.court_discard if card not in cards]
    g.court += cards
    shuffle(g, g.court)
    g.buried = 0


def declaration(seat: int) -> Frame:
    # Not at the top: declaring leads to the cards that wait for it.
    from starboard.games.arcs.declare import Declare

    return Declare(seat, tuple(range(len(AMBITIONS))), False, "ARC-AMBITION-15")


def theft(seat: int) -> Frame:
    return Steal(seat, Steal.GUILD_CARD, True, "ARC-RAID-14")


def recycling(seat: int) -> Frame:
    return RecycleCourt()


def drawing(seat: int) -> Frame:
    return Draw(seat, 1)


# By the kind of effect.
EFFECTS: dict[str, Maker] = {
    "place_ships": Uprising,
    "declare_ambition": declaration,
    "provoke_outrage_all": SpreadOutrage,
    "return_city": FreeCity,
    "steal": theft,
    "recycle_court_discard": recycling,
    "draw_action_card": drawing,
}


def when_secured(card: int) -> tuple[Maker, ...]:
    """The effects of its abilities, and then the way back into the deck, if it does not stay discarded."""
    made = [EFFECTS[ability.kind] for ability in COURT[card].abilities]
    if any(ability.then == "shuffle_self_into_court_deck" for ability in COURT[card].abilities):
        made.append(lambda seat: ShuffleIn(card))
    return tuple(made)


WHEN_SECURED: dict[int, tuple[Maker, ...]] = {card: when_secured(card) for card in range(GUILDS, COURT_CARDS)}

VOX_FRAMES: tuple[type[Frame], ...] = (Uprising, SpreadOutrage, FreeCity, MaySeize, ShuffleIn, RecycleCourt)
