"""Why something cannot be done in a turn, with the rule that forbids it."""

from __future__ import annotations

from starboard.games.arcs import verbs
from starboard.games.arcs.ids import ACTIONS, BATTLE, BUILD, CITY, INFLUENCE, MOVE, REPAIR, SECURE, SHIP, TAX
from starboard.games.arcs.kinds import SITE, SYSTEM
from starboard.games.arcs.state import IS_CITY, OWNER, SITES, ArcsState, adjacent, has_pieces, own_ships
from starboard.kernel.kind import Words
from starboard.kernel.message import Message, Refusal
from starboard.kernel.plain import Data
from starboard.kernel.verb import Verb, read_any


def why_not_action(g: ArcsState, seat: int, text: str, actions: int) -> Refusal:
    """`text` is a notation (`tax c1_arrow/1`) or a target (`site:c1_arrow/1`)."""
    word = text.partition(" ")[0]
    if word not in ACTIONS:
        return no("form", "ARC-CHAPTER-08")
    action = ACTIONS.index(word)
    if not actions >> action & 1:
        return no("not-this-action", "ARC-LEAD-03" if g.pips else "ARC-LEAD-08", action=word)
    reason, rule = REASONS[action](g, seat, read_any(FORMS[action], text))
    return no(reason, rule)


def no(reason: str, rule: str, **args: str) -> Refusal:
    return Refusal(Message(f"arcs-why-{reason}", dict(args)), rule)


def why_tax(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    site = said.get("site")
    if site is None or not g.sites[site] & IS_CITY:
        return "no-city", "ARC-TAX-01"
    if g.used >> site & 1:
        return "taxed", "ARC-TAX-08"
    if g.content.hooks.tax_needs_control.held(g, seat):
        return "callow", "ARC-PRECEDENCE-02"
    return ("principled", "ARC-PRECEDENCE-02") if g.sites[site] & OWNER == seat else ("no-control", "ARC-TAX-01")


def why_build(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    if not said:
        return "build-form", "ARC-BUILD-01"
    piece, site = said["piece"], said["site"]
    if piece == SHIP:
        if not g.ships[seat]:
            return "none-in-supply", "ARC-BUILD-13"
        building = g.sites[site]
        if not building or building & IS_CITY or building & OWNER != seat:
            return "no-starport", "ARC-BUILD-04"
        return "starport-used", "ARC-BUILD-05"
    if g.sites[site]:
        return "slot-taken", "ARC-MAP-13"
    if not has_pieces(g, seat, site // SITES):
        return "no-piece-there", "ARC-BUILD-02"
    left = g.cities[seat] if piece == CITY else g.starports[seat]
    return ("no-slot", "ARC-MAP-14") if left else ("none-in-supply", "ARC-BUILD-13")


def why_move(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    if not said or not own_ships(g, seat, said["origin"]):
        return "no-ships", "ARC-MOVE-01"
    near = said["system"] in adjacent(g, said["origin"])
    return ("form", "ARC-MOVE-03") if near else ("not-adjacent", "ARC-MAP-04")


def why_repair(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    return "nothing-damaged", "ARC-REPAIR-01"


def why_influence(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    return ("no-agent", "ARC-INFLUENCE-02") if not g.agents[seat] else ("not-in-court", "ARC-INFLUENCE-01")


def why_secure(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    if not said or said["card"] not in g.row:
        return "not-in-court", "ARC-SECURE-01"
    place = g.row.index(said["card"])
    agents = g.influence[4 * place : 4 * place + 4]
    own = agents.pop(seat)
    return ("paranoid", "ARC-PRECEDENCE-02") if own > max(agents) else ("no-majority", "ARC-SECURE-02")


def why_battle(g: ArcsState, seat: int, said: Data) -> tuple[str, str]:
    if not said or not own_ships(g, seat, said["system"]):
        return "no-ships", "ARC-BATTLE-01"
    return "no-defender", "ARC-BATTLE-03"


# How each action is written. What can be said of a place is said, whatever is to be built there or whoever attacked.
FORMS: dict[int, tuple[Verb, ...]] = {
    TAX: (verbs.TAX,),
    BUILD: (verbs.BUILD, verbs.BUILD_OUTSIDE, verbs.verb("build", piece=Words("piece"), site=SITE)),
    MOVE: (verbs.MOVE,),
    REPAIR: (verbs.REPAIR, verbs.REPAIR_SHIP),
    INFLUENCE: (verbs.INFLUENCE,),
    SECURE: (verbs.SECURE,),
    BATTLE: (verbs.BATTLE, verbs.verb("battle", system=SYSTEM)),
}

REASONS = {
    TAX: why_tax,
    BUILD: why_build,
    MOVE: why_move,
    REPAIR: why_repair,
    INFLUENCE: why_influence,
    SECURE: why_secure,
    BATTLE: why_battle,
}
