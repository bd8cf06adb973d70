"""Why something cannot be traded with other players, with the rule that forbids it."""

from __future__ import annotations

from starboard.games.outer_rim.component_names import card_name, read_card
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.state import OuterRimState, is_ai
from starboard.games.outer_rim.trade import STEP, Deal, OfferCredits, Trade
from starboard.games.outer_rim.why.words import find_number, find_player, first, no, refuses
from starboard.kernel.frame import NO_REASON
from starboard.kernel.message import Message, Refusal


@refuses(Trade)
def why_partner(g: OuterRimState, frame: Trade, words: Choice) -> Refusal:
    other = find_player(g, words)
    if other is None or other == frame.player:
        return no("no-player", "OR-TRADE-02")
    if is_ai(g, other):
        return no("no-trade-with-ai", "OR-SOLO-56")
    return no("player-elsewhere", "OR-TRADE-01", player_seat=other)


@refuses(Deal)
def why_deal(g: OuterRimState, frame: Deal, words: Choice) -> Refusal:
    verb = first(words)
    if verb in ("give-credits", "get-credits", "credits"):
        if frame.credits:
            return no("credits-settled", "OR-TRADE-01")
        payer = frame.partner if verb == "get-credits" else frame.player
        return why_amount(g, payer, find_number(words))
    if words in (("propose",), ("choose", "propose")):
        return no("empty-deal", "OR-TRADE-01")
    number = read_card(g, words[-1]) if words else NONE
    if number in g.secrets[frame.player]:
        return no("secret-not-traded", "OR-TRADE-07")
    if words and words[-1] in g.content.sheet:
        return no("ship-not-traded", "OR-TRADE-07")
    if number in (*frame.give, *frame.get):
        return no("in-the-deal", "OR-TRADE-01", card=card_name(g, number))
    if verb == "get":
        return no("not-theirs", "OR-TRADE-05", player_seat=frame.partner)
    return no("not-yours", "OR-TRADE-05")


def why_amount(g: OuterRimState, payer: int, amount: int | None) -> Refusal:
    """Credits come in thousands, and nobody gives what they have not (OR-CREDIT-01, -13)."""
    if not amount or amount % STEP:
        return no("thousands", "OR-CREDIT-01")
    return no("not-so-rich", "OR-CREDIT-13", player_seat=payer, credits=g.credits[payer])


@refuses(OfferCredits)
def why_offer(g: OuterRimState, frame: OfferCredits, words: Choice) -> Refusal:
    return why_credits(g, frame.player, words) or Refusal(Message(NO_REASON))


def why_credits(g: OuterRimState, player: int, words: Choice) -> Refusal | None:
    """Tell why there is no such offer or request out of turn; None if it is neither."""
    if first(words) not in ("offer", "request"):
        return None
    other = find_player(g, words) if len(words) == 3 else None
    if other is None or other == player or is_ai(g, other):
        return no("no-player", "OR-CREDIT-07")
    if g.active not in (player, other):
        return no("neither-active", "OR-CREDIT-10", active_seat=g.active)
    return why_amount(g, player if words[0] == "offer" else other, find_number(words[:2]))
