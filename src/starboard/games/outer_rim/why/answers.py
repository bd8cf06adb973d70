"""Why something else cannot be done where one question is to be answered first, with the rule that asks it."""

from __future__ import annotations

from starboard.games.outer_rim.bounties import Defend, KillOrCapture, bounty_of
from starboard.games.outer_rim.component_names import contact_name, read_card
from starboard.games.outer_rim.encounter import ChooseRival
from starboard.games.outer_rim.goals import PayForGoal, open_goal
from starboard.games.outer_rim.ids import FACTIONS
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.prices import Pay
from starboard.games.outer_rim.selectors import PickFaction, PickPlayer, players_of
from starboard.games.outer_rim.state import OuterRimState, here, is_defeated
from starboard.games.outer_rim.trade import AnswerOffer, Proposal
from starboard.games.outer_rim.why.deals import why_credits
from starboard.games.outer_rim.why.goods import never_traded_in
from starboard.games.outer_rim.why.words import find_player, first, no, refuses
from starboard.kernel.message import Refusal
from starboard.kernel.state import required

# Whom something is about.


@refuses(PickFaction)
def why_faction(g: OuterRimState, frame: PickFaction, words: Choice) -> Refusal:
    if words and words[-1] in FACTIONS and frame.selector == "chosen_negative":
        return no("not-negative", "OR-REP-01", faction=words[-1])
    return why_credits(g, frame.player, words) or no("other-faction", "OR-TIMING-18")


@refuses(PickPlayer)
def why_player(g: OuterRimState, frame: PickPlayer, words: Choice) -> Refusal:
    other = find_player(g, words)
    if words[:1] not in (("player",), ("partner",)) or other is None or other == frame.player:
        return why_credits(g, frame.player, words) or no("no-player", "OR-TIES-01")
    if other in players_of(g, frame.player, frame.selector):
        return no("player-defeated", "OR-DEFEAT-09", player_seat=other)  # else it could be picked
    if frame.selector == "most_famous_player":
        return no("not-most-famous", "OR-FAME-05", player_seat=other)
    if frame.selector == "nearest_player":
        return no("not-nearest-player", "OR-NEAREST-01", player_seat=other)
    if other not in here(g, frame.player):
        return no("player-elsewhere", "OR-TIMING-18", player_seat=other)
    if is_defeated(g, other):
        return no("player-defeated", "OR-DEFEAT-09", player_seat=other)
    return no("no-bad-name", "OR-REP-01", player_seat=other)


@refuses(ChooseRival)
def why_rival(g: OuterRimState, frame: ChooseRival, words: Choice) -> Refusal:
    other = find_player(g, words)
    if other is None or other == frame.player:
        return why_credits(g, frame.player, words) or no("no-player", "OR-JOB-03")
    return no("player-elsewhere", "OR-JOB-03", player_seat=other)


# What is answered with one of two words.


@refuses(Proposal)
def why_proposal(g: OuterRimState, frame: Proposal, words: Choice) -> Refusal:
    return why_credits(g, frame.partner, words) or no("answer-deal", "OR-TRADE-04", player_seat=frame.player)


@refuses(AnswerOffer)
def why_answer(g: OuterRimState, frame: AnswerOffer, words: Choice) -> Refusal:
    return no("answer-deal", "OR-CREDIT-07", player_seat=frame.player)


@refuses(KillOrCapture)
def why_capture(g: OuterRimState, frame: KillOrCapture, words: Choice) -> Refusal:
    beaten = contact_name(g, bounty_of(g, frame.bounty).target)
    return why_credits(g, frame.player, words) or no("capture", "OR-BOUNTY-08", contact=beaten)


@refuses(Defend)
def why_defend(g: OuterRimState, frame: Defend, words: Choice) -> Refusal:
    wanted = contact_name(g, bounty_of(g, frame.bounty).target)
    return why_credits(g, frame.owner, words) or no("defend", "OR-BOUNTY-19", contact=wanted)


@refuses(Pay)
def why_pay(g: OuterRimState, frame: Pay, words: Choice) -> Refusal:
    if first(words) in ("trade-in", "card") and len(words) > 1:
        return why_not_traded_in(g, frame, read_card(g, words[-1]))
    return why_credits(g, frame.player, words) or no("pay-in-full", "OR-TIMING-04", amount=frame.cost(g))


def why_not_traded_in(g: OuterRimState, frame: Pay, number: int) -> Refusal:
    """Trade-in is for purchases, unless a card allows it for a price (OR-TRADEIN-07, -08)."""
    if not frame.trade_in:
        return no("no-trade-in", "OR-TRADEIN-07")
    return never_traded_in(g, frame, number) or no("paid-for", "OR-TRADEIN-09")


@refuses(PayForGoal)
def why_goal(g: OuterRimState, frame: PayForGoal, words: Choice) -> Refusal:
    goal = required(open_goal(g, frame.player, frame.of_ship), "goal")
    return why_credits(g, frame.player, words) or no("pay-in-full", "OR-GOAL-03", amount=goal.cost)
