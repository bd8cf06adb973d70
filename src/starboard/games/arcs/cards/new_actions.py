"""New actions of guild cards (ARC-NEWACT)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.deeds import Args, Deed
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import AGENT, NONE, TYPES, WEAPON
from starboard.games.arcs.pieces import captive_home, captives_of, trophy
from starboard.games.arcs.resources import Arrange, gain, gain_all, take_from
from starboard.games.arcs.state import IS_CITY, OWNER, SITES, ArcsState, controls, holds, icons, tokens, types_of
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.versions import GAINING_NOTHING
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

RULE = "ARC-NEWACT-02"
Choice = tuple[int, ...]
DONE: Choice = ()


@effect("gain_resource", "new_action")
def gain_resource(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Manufacture and Synthesize: one token, if the supply has one (ARC-AMB-31)."""
    kind, amount = ability.type(), ability.number("amount")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        return [()] if g.supply[kind] or GAINING_NOTHING.applies(g) else []

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        gain(g, seat, kind, amount)

    return Deed(verbs.BARE, card, RULE, choices, do, replaces=ability.replaces)


def has_captives(g: ArcsState, seat: int) -> list[Args]:
    return [()] if captives_of(g, seat) else []


@effect("captives_to_resources", "new_action")
def captives_to_resources(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Pressgang: a token for each captive that is returned."""
    ability.only("amount", "any")
    ability.only("gain", "any_1_per_captive")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        return has_captives(g, seat) if any(g.supply) else []

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, Pressgang(seat))

    return Deed(verbs.BARE, card, RULE, choices, do, replaces=ability.replaces)


@dataclass(slots=True)
class Pressgang(Frame):
    """Return captives one by one, each for a token; the tokens are gained together. A choice is whose captive and
    which type, or nothing more."""

    seat: int
    kinds: tuple[int, ...] = ()  # chosen so far

    def run(self, g: ArcsState) -> Ask | None:
        owners = captors(g, self.seat)
        kinds = [kind for kind in range(len(TYPES)) if g.supply[kind] > self.kinds.count(kind)]
        choices: list[Choice] = [(owner, kind) for owner in owners for kind in kinds]
        if not choices:
            gain_all(g, self.seat, self.kinds, "ARC-GLOSS-04")
            return None
        if self.kinds:
            choices.append(DONE)
        return Ask(self.seat, asks.Pressgang(len(self.kinds)), choices, RULE)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == DONE:
            gain_all(g, self.seat, self.kinds, "ARC-GLOSS-04")
            return
        owner, kind = choice
        captive_home(g, self.seat, owner)
        tell(g, events.CaptiveReturned(self.seat, owner))
        then(g, Pressgang(self.seat, (*self.kinds, kind)))

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.CAPTIVE_FOR, choice) if choice else (verbs.DONE, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-pressgang"), "ARC-GLOSS-04")


def captors(g: ArcsState, seat: int) -> list[int]:
    """List the seats whose agents this seat holds captive."""
    return [owner for owner in range(g.seats) if g.captives[4 * seat + owner]]


@effect("captives_to_trophies", "new_action")
def captives_to_trophies(hooks: Hooks, card: int, ability: Ability) -> Deed:
    ability.only("amount", "any")

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        then(g, Execute(seat))

    return Deed(verbs.BARE, card, RULE, has_captives, do, replaces=ability.replaces)


@dataclass(slots=True)
class Execute(Frame):
    """Captives become trophies, rival by rival. A choice is whose and how many, or nothing more."""

    seat: int
    done: tuple[int, ...] = ()  # rivals about whom it is decided

    def run(self, g: ArcsState) -> Ask | None:
        choices: list[Choice] = [
            (owner, count)
            for owner in captors(g, self.seat)
            if owner not in self.done
            for count in range(g.captives[4 * self.seat + owner], 0, -1)
        ]
        if not choices:
            return None
        if self.done:
            choices.append(DONE)
        return Ask(self.seat, asks.Execute(), choices, RULE, forced=True)

    def answer(self, g: ArcsState, choice: Choice) -> None:
        if choice == DONE:
            return
        owner, count = choice
        g.captives[4 * self.seat + owner] -= count
        trophy(g, self.seat, owner, AGENT, count)
        tell(g, events.Executed(self.seat, owner, count))
        then(g, Execute(self.seat, (*self.done, owner)))

    def spelled(self, choice: Choice) -> Spelling:
        return (verbs.CAPTIVES, choice) if choice else (verbs.DONE, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-execute"), "ARC-CAPTIVE-01")


@effect("capture_court_agents", "new_action")
def capture_court_agents(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Abduct: all rival agents on a court card, if they are fewer than the own weapon icons."""
    ability.given("fewer_rival_agents_there_than_weapon_icons")
    ability.only("target", "one_court_card")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        weapons = icons(g, seat, WEAPON)
        return [
            (there,)
            for place, there in enumerate(g.row)
            if there != NONE and 0 < rival_agents(g, seat, place) < weapons
        ]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        first = 4 * g.row.index(args[0])
        for owner in range(g.seats):
            agents = g.influence[first + owner]
            if owner != seat and agents:
                g.influence[first + owner] = 0
                g.captives[4 * seat + owner] += agents
                tell(g, events.Captured(seat, owner, agents), "ARC-CAPTIVE-01")

    return Deed(verbs.ON_COURT, card, RULE, choices, do, replaces=ability.replaces)


def rival_agents(g: ArcsState, seat: int, place: int) -> int:
    return sum(g.influence[4 * place : 4 * place + 4]) - g.influence[4 * place + seat]


@effect("trade_resource", "new_action")
def trade_resource(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Trade: at a rival city that the seat controls, a token of the city's type for one of a type its owner lacks.

    Neither a tax nor a theft. Where the city is does not matter otherwise, so a choice is the rival and the two types.
    What lies on a cartel is the supply: nobody gives or takes it, but its holder does not lack that type.
    """
    ability.only("take", "resource_of_city_type_from_that_rival")
    ability.only("give", "one_resource_type_they_lack")
    ability.only("partner", "owner_of_controlled_rival_city")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        own = {kind for kind in tokens(g, seat) if kind != NONE}
        found: set[Args] = set()
        for site, building in enumerate(g.sites):
            owner = building & OWNER
            if building & IS_CITY and owner != seat and controls(g, seat, site // SITES):
                gifts = [kind for kind in own if not holds(g, owner, kind)]
                held = tokens(g, owner)
                found |= {(owner, take, give) for take in types_of(g, site) if take in held for give in gifts}
        return sorted(found)

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        owner, take, give = args
        take_from(g, owner, tokens(g, owner).index(take))
        take_from(g, seat, tokens(g, seat).index(give))
        tell(g, events.Traded(seat, owner, take, give))
        then(g, Arrange(seat, (take,)), Arrange(owner, (give,)))

    return Deed(verbs.TRADED, card, RULE, choices, do, replaces=ability.replaces)
