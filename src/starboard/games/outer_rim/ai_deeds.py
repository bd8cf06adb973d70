"""OR-SOLO-45 to -55, -65: what else AI cards let the AI do: cargo, jobs, patrols, contacts, fame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starboard.games.outer_rim.ai_entries import unless
from starboard.games.outer_rim.ai_goals import take_goal
from starboard.games.outer_rim.ai_move import any_of
from starboard.games.outer_rim.contacts import databank_card, hidden_spots, reveal
from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.deliver import deliverable, hand_over
from starboard.games.outer_rim.encounter import jobs_here
from starboard.games.outer_rim.holdings import discard, place, room_makers
from starboard.games.outer_rim.patrols import fight_patrol
from starboard.games.outer_rim.people import fits
from starboard.games.outer_rim.resolve import effect, resolve
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.standing import gain_fame, spend
from starboard.games.outer_rim.state import OuterRimState, contacts_at, has_type, patrols_at, reputation
from starboard.games.outer_rim.tell import card_name, contact_name
from starboard.games.outer_rim.versions import LOWEST_HIDDEN
from starboard.games.outer_rim.words import CARGO, CREW, NEGATIVE, NONE
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

# Cargo.


def cargo_here(g: OuterRimState, player: int) -> list[int]:
    return [number for number in deliverable(g, player) if g.content.cards[number].type == CARGO]


@unless("deliver_cargo_here")
def no_delivery(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    return "" if cargo_here(g, player) else "no-cargo"


@effect("deliver_cargo_here")
def do_deliver_all(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, DeliverAll(player, effect.args["if_illegal"]))


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


@unless("complete_job_here")
def no_job(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    return "" if jobs_due(g, player) else "no-job"


@effect("complete_job_here")
def do_complete_job(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Only the reward: no databank card, no tests (OR-SOLO-45)."""
    number = any_of(g, jobs_due(g, player))
    take_goal(g, g.space[player])
    tell(g, "outer_rim-event-job-done", "OR-SOLO-45", seat=player, card=card_name(g, number))
    then(g, Reward(player, number, ""))


# Patrols and fame.


def hostile_here(g: OuterRimState, player: int) -> list[int]:
    return [faction for faction in patrols_at(g, g.space[player]) if reputation(g, player, faction) == NEGATIVE]


@unless("encounter_negative_patrol")
def no_patrol(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    return "" if hostile_here(g, player) else "no-patrol"


@effect("encounter_negative_patrol")
def do_fight(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    fight_patrol(g, player, any_of(g, hostile_here(g, player)))


@unless("spend_for_fame")
def no_fame(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    return "" if g.credits[player] >= args["credits"] else "too-poor"


@effect("spend_for_fame")
def do_spend(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    spend(g, player, effect.args["credits"])
    gain_fame(g, player, effect.args["fame"])


# Contacts.


def contact_for(g: OuterRimState, player: int) -> int:
    """Where the contact is that the AI uses: one that lies facedown if there is one, of several the lowest class, of
    equals the left (OR-SOLO-53, -54, OR-AMB-66)."""
    hidden = hidden_spots(g, player, "here")
    if hidden and not LOWEST_HIDDEN.applies(g):
        return hidden[0]
    spots = hidden or contacts_at(g, g.space[player])
    return min(spots, key=lambda spot: g.content.contacts[g.spots[spot]].rank, default=NONE)


@unless("reveal_lowest_contact")
def nobody_hidden(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    return "" if hidden_spots(g, player, "here") else "no-contact"


@effect("reveal_lowest_contact")
def do_reveal_lowest(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    reveal(g, player, contact_for(g, player))


def crew_for(g: OuterRimState, player: int, spot: int) -> int:
    """The databank card of a contact, if it has crew for which there is or can be room."""
    number = databank_card(g, g.spots[spot])
    if g.content.cards[number].type != CREW:
        return NONE
    room = fits(g, player, [*g.held[player], number]) or bool(leavers(g, player, number))
    return number if room else NONE


def leavers(g: OuterRimState, player: int, number: int) -> list[int]:
    """Crew that can make room for another."""
    crew = has_type(g, player, CREW)
    return [old for old in room_makers(g, player, number) if old in crew]


@unless("gain_lowest_contact_crew")
def nobody_to_gain(g: OuterRimState, player: int, args: dict[str, Any]) -> str:
    """To turn a contact faceup is an effect; of one that is, only its crew."""
    spot = contact_for(g, player)
    if spot == NONE:
        return "no-contact"
    return "" if not g.faceup >> g.spots[spot] & 1 or crew_for(g, player, spot) != NONE else "no-crew"


@effect("gain_lowest_contact_crew")
def do_gain_crew(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """For nothing, without a test, and nothing else of the card is resolved (OR-SOLO-49, -50, -52, -65).

    A full ship loses one of its crew by chance (OR-SOLO-51).
    """
    spot = contact_for(g, player)
    reveal(g, player, spot)
    number = crew_for(g, player, spot)
    if number == NONE:
        who = contact_name(g, g.spots[spot])
        tell(g, "outer_rim-event-ai-no-crew", "OR-SOLO-65", seat=player, contact=who)
        return
    if not fits(g, player, [*g.held[player], number]):
        discard(g, player, any_of(g, leavers(g, player, number)))
    g.drawn.append(number)
    place(g, player, number)
