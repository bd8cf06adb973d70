"""OR-SOLO-45 to -55, -65: runs what else AI cards let the AI do: cargo, jobs, patrols, contacts, fame."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import events
from starboard.games.outer_rim.ai.entries import unless
from starboard.games.outer_rim.ai.goals import take_goal
from starboard.games.outer_rim.ai.move import any_of
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.contacts import databank_card, hidden_spots, reveal
from starboard.games.outer_rim.deliver import deliverable, hand_over
from starboard.games.outer_rim.encounter import jobs_here
from starboard.games.outer_rim.holdings import discard, place, room_makers
from starboard.games.outer_rim.ids import CARGO, CREW, NEGATIVE, NONE
from starboard.games.outer_rim.patrols import fight_patrol
from starboard.games.outer_rim.people import fits
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.standing import gain_fame, spend
from starboard.games.outer_rim.state import OuterRimState, contacts_at, has_type, patrols_at, reputation
from starboard.games.outer_rim.versions import LOWEST_HIDDEN
from starboard.games.outer_rim.vocabulary.ai_effects import (
    CompleteJobHere,
    DeliverCargoHere,
    EncounterNegativePatrol,
    GainLowestContactCrew,
    RevealLowestContact,
    SpendForFame,
)
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

# Cargo.


def cargo_here(g: OuterRimState, player: int) -> list[int]:
    return [number for number in deliverable(g, player) if g.content.cards[number].type == CARGO]


@unless(DeliverCargoHere)
def no_delivery(g: OuterRimState, player: int, entry: DeliverCargoHere) -> str:
    return "" if cargo_here(g, player) else "no-cargo"


@effect(DeliverCargoHere)
def do_deliver_all(g: OuterRimState, player: int, effect: DeliverCargoHere, card: int) -> None:
    then(g, DeliverAll(player, effect.if_illegal))


@dataclass(slots=True)
class DeliverAll(Frame):
    """All cargo that is due here, without rolling; for ILLEGAL cargo what the AI card says (OR-SOLO-46 to -48)."""

    player: int
    penalty: int  # script

    def run(self, g: OuterRimState) -> None:
        left = cargo_here(g, self.player)
        if not left:
            return
        then(g, self)
        if "ILLEGAL" in g.content.cards[left[0]].traits:
            resolve(g, self.player, self.penalty)
        take_goal(g, g.space[self.player])
        hand_over(g, self.player, left[0])


# Jobs.


def jobs_due(g: OuterRimState, player: int) -> list[int]:
    return jobs_here(g, player, in_action=False) + jobs_here(g, player, in_action=True)


@unless(CompleteJobHere)
def no_job(g: OuterRimState, player: int, entry: CompleteJobHere) -> str:
    return "" if jobs_due(g, player) else "no-job"


@effect(CompleteJobHere)
def do_complete_job(g: OuterRimState, player: int, effect: CompleteJobHere, card: int) -> None:
    """Only the reward: no databank card, no tests (OR-SOLO-45)."""
    number = any_of(g, jobs_due(g, player))
    take_goal(g, g.space[player])
    tell(g, events.JobDone(player, card_id(g, number)), "OR-SOLO-45")
    then(g, Reward(player, number, ""))


# Patrols and fame.


def hostile_here(g: OuterRimState, player: int) -> list[int]:
    return [faction for faction in patrols_at(g, g.space[player]) if reputation(g, player, faction) == NEGATIVE]


@unless(EncounterNegativePatrol)
def no_patrol(g: OuterRimState, player: int, entry: EncounterNegativePatrol) -> str:
    return "" if hostile_here(g, player) else "no-patrol"


@effect(EncounterNegativePatrol)
def do_fight(g: OuterRimState, player: int, effect: EncounterNegativePatrol, card: int) -> None:
    fight_patrol(g, player, any_of(g, hostile_here(g, player)))


@unless(SpendForFame)
def no_fame(g: OuterRimState, player: int, entry: SpendForFame) -> str:
    return "" if g.credits[player] >= entry.credits else "too-poor"


@effect(SpendForFame)
def do_spend(g: OuterRimState, player: int, effect: SpendForFame, card: int) -> None:
    spend(g, player, effect.credits)
    gain_fame(g, player, effect.fame)


# Contacts.


def contact_for(g: OuterRimState, player: int) -> int:
    """Find the contact that the AI uses: one that lies facedown if there is one, of several the lowest class, of
    equals the left (OR-SOLO-53, -54, OR-AMB-66)."""
    hidden = hidden_spots(g, player, "here")
    if hidden and not LOWEST_HIDDEN.applies(g):
        return hidden[0]
    spots = hidden or contacts_at(g, g.space[player])
    return min(spots, key=lambda spot: g.content.contacts[g.spots[spot]].rank, default=NONE)


@unless(RevealLowestContact)
def nobody_hidden(g: OuterRimState, player: int, entry: RevealLowestContact) -> str:
    return "" if hidden_spots(g, player, "here") else "no-contact"


@effect(RevealLowestContact)
def do_reveal_lowest(g: OuterRimState, player: int, effect: RevealLowestContact, card: int) -> None:
    reveal(g, player, contact_for(g, player))


def crew_for(g: OuterRimState, player: int, spot: int) -> int:
    """The databank card of a contact, if it has crew for which there is or can be room."""
    number = databank_card(g.content, g.spots[spot])
    if g.content.cards[number].type != CREW:
        return NONE
    room = fits(g, player, [*g.held[player], number]) or bool(leavers(g, player, number))
    return number if room else NONE


def leavers(g: OuterRimState, player: int, number: int) -> list[int]:
    """Crew that can make room for another."""
    crew = has_type(g, player, CREW)
    return [old for old in room_makers(g, player, number) if old in crew]


@unless(GainLowestContactCrew)
def nobody_to_gain(g: OuterRimState, player: int, entry: GainLowestContactCrew) -> str:
    """To turn a contact faceup is an effect; of one that is, only its crew."""
    spot = contact_for(g, player)
    if spot == NONE:
        return "no-contact"
    return "" if not g.faceup >> g.spots[spot] & 1 or crew_for(g, player, spot) != NONE else "no-crew"


@effect(GainLowestContactCrew)
def do_gain_crew(g: OuterRimState, player: int, effect: GainLowestContactCrew, card: int) -> None:
    """For nothing, without a test, and nothing else of the card is resolved (OR-SOLO-49, -50, -52, -65).

    A full ship loses one of its crew by chance (OR-SOLO-51).
    """
    spot = contact_for(g, player)
    reveal(g, player, spot)
    number = crew_for(g, player, spot)
    if number == NONE:
        tell(g, events.AiNoCrew(player, g.content.contacts[g.spots[spot]].id))
        return
    if not fits(g, player, [*g.held[player], number]):
        discard(g, player, any_of(g, leavers(g, player, number)))
    g.drawn.append(number)
    place(g, player, number)
