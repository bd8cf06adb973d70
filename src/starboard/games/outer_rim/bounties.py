"""OR-BOUNTY: hunting contacts, on the map and aboard, and what their capture brings."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.combat import OUTCOMES, fight
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import Bounty
from starboard.games.outer_rim.decks import put_back
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.holdings import PlaceContact, let_go, take_token
from starboard.games.outer_rim.ids import BOUNTY, CREW, GROUND, IN_SPACE, NOBODY, NONE, PLANET
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import AGAINST_CONTACT, AGAINST_CREW, AGAINST_OWN_CREW, usable_of
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.rewards import trades
from starboard.games.outer_rim.standing import gain_credits, gain_fame
from starboard.games.outer_rim.state import Combat, OuterRimState, has_type, here, is_defeated
from starboard.games.outer_rim.vocabulary.abilities import GainCredits
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import required, tell


def bounty_of(g: OuterRimState, number: int) -> Bounty:
    return required(g.content.cards[number].bounty, "bounty")


def bounties_on(g: OuterRimState, player: int, contact: int) -> list[int]:
    """Somebody's bounties on a contact that is not captured (OR-AMB-35)."""
    return [number for number in has_type(g, player, BOUNTY) if bounty_of(g, number).target == contact]


def crew_card(g: OuterRimState, player: int, contact: int) -> int:
    """The card by which a contact is somebody's crew, or NONE."""
    return next((number for number in has_type(g, player, CREW) if g.content.cards[number].contact == contact), NONE)


def hunts(g: OuterRimState, player: int) -> list[tuple[int, int]]:
    """Bounties on crew, one's own or of somebody here, each with the owner (OR-BOUNTY-14, -18)."""
    bounties = has_type(g, player, BOUNTY)
    if not bounties:
        return []
    owners, prey, held = (player, *here(g, player)), g.content.prey, g.held
    return [(number, owner) for number in bounties for owner in owners if not prey[number].isdisjoint(held[owner])]


def hunt_contact(g: OuterRimState, player: int, number: int) -> None:
    bounty = bounty_of(g, number)
    fight(g, combat_with(g, player, number, AGAINST_CONTACT, bounty))


def combat_with(g: OuterRimState, player: int, number: int, cause: int, bounty: Bounty, banned: int = NONE) -> Combat:
    """Value and kind are printed on the bounty (OR-BOUNTY-07, -26)."""
    enemy = g.content.contacts[bounty.target].id
    return Combat(player, NOBODY, bounty.combat, bounty.dice, cause, number, enemy, banned=banned)


def hunt_crew(g: OuterRimState, player: int, number: int, owner: int) -> None:
    if owner == player:
        banned = crew_card(g, player, bounty_of(g, number).target)
        fight(g, combat_with(g, player, number, AGAINST_OWN_CREW, bounty_of(g, number), banned))
    else:
        then(g, Defend(player, number, owner))


@dataclass(slots=True)
class Defend(Choosing):
    """The owner of a wanted crew member may fight in its stead (OR-BOUNTY-19 to -21, OR-DEFEAT-10, OR-SOLO-55)."""

    player: int
    bounty: int
    owner: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if is_defeated(g, self.owner):
            return None
        target = bounty_of(g, self.bounty).target
        return Ask(
            self.owner,
            asks.Defend(g.content.contacts[target].id, self.player),
            [("defend",), ("yield",)],
            "OR-BOUNTY-19",
        )

    def unasked(self, g: OuterRimState) -> None:
        self.answer(g, ("yield",))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "defend":
            on_planet = g.content.spaces[g.space[self.player]].kind == PLANET
            kind = GROUND if on_planet else IN_SPACE
            fight(g, Combat(self.player, self.owner, kind, 0, AGAINST_CREW, self.bounty))
        else:
            fight(g, combat_with(g, self.player, self.bounty, AGAINST_CREW, bounty_of(g, self.bounty)))


# Outcomes.


def against_contact(g: OuterRimState, combat: Combat) -> None:
    """A loser keeps the bounty, and the contact stays (OR-BOUNTY-13)."""
    if combat.won:
        then(g, KillOrCapture(combat.attacker, combat.about))


def against_own_crew(g: OuterRimState, combat: Combat) -> None:
    """The crew card goes in any case; who loses sets the contact free (OR-BOUNTY-15, -16, -25)."""
    player, target = combat.attacker, bounty_of(g, combat.about).target
    dismiss(g, player, target)
    if combat.won:
        then(g, KillOrCapture(player, combat.about))
    else:
        then(g, PlaceContact(player, target, player))


def against_crew(g: OuterRimState, combat: Combat) -> None:
    """The owner loses the crew card to a winner, whether they defended or not (OR-BOUNTY-22, -23)."""
    if combat.won:
        target = bounty_of(g, combat.about).target
        owner = next(player for player in range(g.players) if crew_card(g, player, target) != NONE)
        dismiss(g, owner, target)
        then(g, KillOrCapture(combat.attacker, combat.about))


OUTCOMES[AGAINST_CONTACT] = against_contact
OUTCOMES[AGAINST_OWN_CREW] = against_own_crew
OUTCOMES[AGAINST_CREW] = against_crew


def dismiss(g: OuterRimState, owner: int, contact: int) -> None:
    """A crew card goes back to the databank without its token."""
    number = crew_card(g, owner, contact)
    let_go(g, owner, number)
    put_back(g, number)
    tell(g, events.Discarded(owner, card_id(g, number)), "OR-BOUNTY-22")


@dataclass(slots=True)
class KillOrCapture(Choosing):
    player: int
    bounty: int

    def ask(self, g: OuterRimState) -> Ask:
        who = g.content.contacts[bounty_of(g, self.bounty).target].id
        return Ask(self.player, asks.Capture(who), [("kill",), ("capture",)], "OR-BOUNTY-08")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        bounty = bounty_of(g, self.bounty)
        take_token(g, bounty.target)
        who = g.content.contacts[bounty.target].id
        if choice[0] == "capture":
            g.captor[bounty.target] = self.bounty
            tell(g, events.Captured(self.player, who))
            return
        g.gone |= 1 << bounty.target
        tell(g, events.Killed(self.player, who))
        then(g, BountyReward(self.player, self.bounty, dead=True))


# Rewards.


@dataclass(slots=True)
class BountyReward(Choosing):
    """Credits and fame, or more fame instead of credits where a card allows that; then the bounty leaves the game."""

    player: int
    bounty: int
    dead: bool

    def ask(self, g: OuterRimState) -> Ask | None:
        paid = self.reward(g)[0]
        ways = trades(g, self.player, "bounty_reward_gained")
        if not ways or not paid:
            return None
        choices: list[Choice] = [("no",), *(("use", source) for source in ways)]
        return Ask(self.player, asks.FameInstead(paid), choices, "OR-TIMING-08")

    def unasked(self, g: OuterRimState) -> None:
        self.take(g, "")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        self.take(g, choice[1] if choice[0] == "use" else "")

    def reward(self, g: OuterRimState) -> tuple[int, int]:
        bounty = bounty_of(g, self.bounty)
        return bounty.dead if self.dead else bounty.alive

    def take(self, g: OuterRimState, instead: str) -> None:
        bounty = bounty_of(g, self.bounty)
        paid, fame = self.reward(g)
        rule = "OR-BOUNTY-09" if self.dead else "OR-BOUNTY-11"
        source = "bounty_dead" if self.dead else "bounty_alive"
        then(g, Resolve(self.player, bounty.after, self.bounty), AfterBounty(self.player, self.dead))
        if instead:
            fame += trades(g, self.player, "bounty_reward_gained")[instead]
        else:
            gain_credits(g, self.player, paid, rule)
        gain_fame(g, self.player, fame, source, rule)


@dataclass(slots=True)
class AfterBounty(Frame):
    """Goals and abilities about bounties."""

    player: int
    dead: bool

    def run(self, g: OuterRimState) -> None:
        event = "contact_eliminated" if self.dead else "captured_contact_delivered"
        for trigger in (event, "bounty_reward_gained"):
            for _, ability in usable_of(g, self.player, trigger, GainCredits):
                gain_credits(g, self.player, ability.amount)
            achieved(g, self.player, trigger)
