"""Why a card's new action or Prelude action cannot be done now, with the rule that forbids it."""

from __future__ import annotations

from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.ids import ACTIONS
from starboard.games.arcs.kinds import card_name
from starboard.games.arcs.state import ArcsState, has
from starboard.games.arcs.tables.cards import COURT_SET, LEADER_SET
from starboard.kernel.message import Message, Refusal


def why_not_deed(g: ArcsState, seat: int, text: str, actions: int, in_prelude: bool) -> Refusal | None:
    """`text` is a notation (`lattice-spies`) or a target (`deed:lattice-spies`); None if it speaks of no deed.

    `actions` is the set of standard actions that are paid for.
    """
    said = text.removeprefix("deed:").split()
    deed = next((deed for deed in g.content.deeds if deed.name == said[0]), None) if said else None
    if deed is None:
        return None
    reason, rule = why(g, seat, deed, actions, in_prelude)
    replaced = ACTIONS[deed.replaces] if deed.replaces >= 0 else ""
    return Refusal(Message(f"arcs-why-deed-{reason}", {"card": card_name(deed.card), "action": replaced}), rule)


def why(g: ArcsState, seat: int, deed: Deed, actions: int, in_prelude: bool) -> tuple[str, str]:
    if not has(g, seat, deed.card):
        if COURT_SET >> deed.card & 1:
            return "card", "ARC-GUILD-05"
        return ("card", deed.rule) if LEADER_SET >> deed.card & 1 else ("card", "ARC-LORE-01")
    if deed.once and g.once >> deed.card & 1:
        return "once", "ARC-NEWACT-06"
    if deed.replaces >= 0:
        return ("now", deed.rule) if actions >> deed.replaces & 1 else ("unpaid", "ARC-NEWACT-02")
    if not in_prelude:
        return "prelude", "ARC-PRELUDE-02"
    if g.secured >> deed.card & 1:
        return "secured", "ARC-PRELUDE-06"
    return ("first", "ARC-PRELUDE-08") if deed.first and g.acted else ("now", deed.rule)
