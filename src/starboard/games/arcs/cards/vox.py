"""ARC-VOX: what happens when a vox card is secured, in order.

The card lies in the court discard pile already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.destroy import ProvokeOutrage
from starboard.games.arcs.battle.steal import Steal
from starboard.games.arcs.cards.drawing import Draw
from starboard.games.arcs.cards.placing import PlaceOneEach
from starboard.games.arcs.declare import Declare
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import AMBITIONS, NONE, TYPES
from starboard.games.arcs.pieces import building_home, clear_site
from starboard.games.arcs.seize import may_seize, seize
from starboard.games.arcs.state import IS_CITY, OWNER, SITES, ArcsState, controls, in_play, turn_order
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.cards import ALL_GUILDS
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

Maker = Callable[[int], Frame]  # for the seat that has secured the card


@dataclass(slots=True)
class Uprising(Frame):
    """Mass Uprising: so many ships in each system of a cluster. A choice is a cluster."""

    VERB = verbs.IN_CLUSTER

    seat: int
    count: int = 1

    def run(self, g: ArcsState) -> Ask | None:
        if not g.ships[self.seat]:
            return None
        clusters = sorted({system // 4 for system in in_play(g)})
        return Ask(self.seat, asks.Cluster(), clusters, "ARC-VOX-01")

    def answer(self, g: ArcsState, choice: int) -> None:
        then(g, PlaceOneEach(self.seat, tuple(range(4 * choice, 4 * choice + 4)) * self.count))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-cluster"), "ARC-MAP-09")


@dataclass(slots=True)
class SpreadOutrage(Frame):
    """Outrage Spreads: if the seat wants, everybody provokes outrage of a type; nobody ransacks (ARC-OUTRAGE-13)."""

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, asks.Outrage(), [NONE, *range(len(TYPES))], "ARC-VOX-01")

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            then(g, *(ProvokeOutrage(seat, choice) for seat in turn_order(g)))

    def spelled(self, choice: int) -> Spelling:
        return (verbs.NO_OUTRAGE, ()) if choice == NONE else (verbs.OUTRAGE, (choice,))


@dataclass(slots=True)
class FreeCity(Frame):
    """Song of Freedom: a city that the seat controls, of any player, may go back to its board (ARC-LIMIT-09). It is
    not destroyed. Then the seat may seize the initiative."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        cities = [
            site
            for site, building in enumerate(g.sites)
            if building & IS_CITY and controls(g, self.seat, site // SITES)
        ]
        return Ask(self.seat, asks.FreeCity(), [NONE, *cities], "ARC-VOX-01") if cities else None

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice == NONE:
            return
        then(g, MaySeize(self.seat))
        building = clear_site(g, choice)
        tell(g, events.CityReturned(self.seat, building & OWNER, choice))
        building_home(g, building)

    def spelled(self, choice: int) -> Spelling:
        return (verbs.FREE_NONE, ()) if choice == NONE else (verbs.FREE, (choice,))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-free-city"), "ARC-CONTROL-05")


@dataclass(slots=True)
class MaySeize(Frame):
    """Within the limits of every seizure (ARC-SEIZE-09, -10)."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        return Ask(self.seat, asks.MaySeize(), [True, False], "ARC-SEIZE-08") if may_seize(g, self.seat) else None

    def answer(self, g: ArcsState, choice: bool) -> None:
        if choice:
            seize(g, self.seat, "ARC-SEIZE-08")

    def spelled(self, choice: bool) -> Spelling:
        return verbs.MAY_SEIZE if choice else verbs.NO_SEIZE, ()


@dataclass(slots=True)
class ShuffleIn(Frame):
    """A vox card goes from the court discard pile back into the deck, whatever was chosen (ARC-VOX-04)."""

    card: int

    def run(self, g: ArcsState) -> None:
        into_court(g, [self.card])
        tell(g, events.ShuffledIn(self.card))


@dataclass(slots=True)
class RecycleCourt(Frame):
    """Guild Struggle: all guild cards of the court discard pile go back into the deck."""

    def run(self, g: ArcsState) -> None:
        guilds = [card for card in g.court_discard if ALL_GUILDS >> card & 1]
        if guilds:
            into_court(g, guilds)
            tell(g, events.GuildsShuffledIn(len(guilds)))


def into_court(g: ArcsState, cards: list[int]) -> None:
    """From the discard pile into the deck, which is shuffled: nothing is known of its bottom any more."""
    g.court_discard = [card for card in g.court_discard if card not in cards]
    g.court += cards
    shuffle(g, g.court)
    g.buried = 0


# What the rows say


def secured(hooks: Hooks, card: int, ability: Ability, *makers: Maker) -> None:
    """These come next, and then the way back into the deck, if the card does not stay discarded."""
    made = hooks.when_secured.setdefault(card, [])
    made += makers
    if "shuffle_self_into_court_deck" in ability.said("then"):
        made.append(lambda seat: ShuffleIn(card))


@effect("place_ships", "when_secured")
def place_in_cluster(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("where", "each_system_of_chosen_cluster_in_play")
    count = ability.number("count")
    secured(hooks, card, ability, lambda seat: Uprising(seat, count))


@effect("declare_ambition", "when_secured", may=True)
def declare_any(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("which", "any")
    zero = ability.flag("zero_marker")
    secured(hooks, card, ability, lambda seat: Declare(seat, tuple(range(len(AMBITIONS))), zero, "ARC-AMBITION-15"))


@effect("provoke_outrage_all", "when_secured", may=True)
def provoke_outrage_all(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("resource", "chosen")
    secured(hooks, card, ability, SpreadOutrage)


@effect("return_city", "when_secured", may=True)
def return_city(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("which", "any_controlled_city")
    ability.only("bonus", "may_seize_initiative")
    secured(hooks, card, ability, FreeCity)


@effect("steal", "when_secured")
def steal_guild_card(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("what", "guild_card")
    may = ability.optional
    theft: Maker = lambda seat: Steal(seat, Steal.GUILD_CARD, may, "ARC-RAID-14")  # noqa: E731
    secured(hooks, card, ability, *[theft] * ability.number("amount"))


@effect("recycle_court_discard", "when_secured")
def recycle_court_discard(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("cards", "guild")
    secured(hooks, card, ability, lambda seat: RecycleCourt())


@effect("draw_action_card", "when_secured")
def draw_action_card(hooks: Hooks, card: int, ability: Ability) -> None:
    ability.only("source_pile", "bottom_of_action_discard")
    count = ability.number("count")
    secured(hooks, card, ability, lambda seat: Draw(seat, count))
