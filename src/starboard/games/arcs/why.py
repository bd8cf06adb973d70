"""Why something cannot be done in a turn, with the rule that forbids it."""

from __future__ import annotations

from starboard.games.arcs.notation import CARD_NUMBER
from starboard.games.arcs.state import IS_CITY, SITES, ArcsState, adjacent, has, has_pieces, own_ships
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.games.arcs.words import ACTIONS, BATTLE, BUILD, INFLUENCE, MOVE, REPAIR, SECURE, TAX, UPSTART
from starboard.kernel.message import Message, Refusal


def why_not_action(g: ArcsState, seat: int, text: str, actions: int) -> Refusal:
    """`text` is a notation (`tax c1_arrow/1`) or a target (`site:c1_arrow/1`)."""
    word, _, rest = text.replace(":", " ").partition(" ")
    if word not in ACTIONS:
        return no("form", "ARC-CHAPTER-08")
    action = ACTIONS.index(word)
    if not actions >> action & 1:
        return no("not-this-action", "ARC-LEAD-03" if g.pips else "ARC-LEAD-08", action=word)
    reason, rule = REASONS[action](g, seat, rest.split())
    return no(reason, rule)


def no(reason: str, rule: str, **args: str) -> Refusal:
    return Refusal(Message(f"arcs-why-{reason}", dict(args)), rule)


def read_site(text: str) -> int | None:
    name, _, place = text.partition("/")
    system = SYSTEM_INDEX.get(name)
    if system is None or place not in ("1", "2", "3"):
        return None
    return SITES * system + int(place) - 1


def why_tax(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    site = read_site(said[-1]) if said else None
    if site is None or not g.sites[site] & IS_CITY:
        return "no-city", "ARC-TAX-01"
    if g.used >> site & 1:
        return "taxed", "ARC-TAX-08"
    if has(g, seat, UPSTART):
        return "callow", "ARC-PRECEDENCE-02"
    return ("principled", "ARC-PRECEDENCE-02") if g.sites[site] & 3 == seat else ("no-control", "ARC-TAX-01")


def why_build(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    site = read_site(said[1]) if len(said) > 1 else None
    if site is None:
        return "build-form", "ARC-BUILD-01"
    if said[0] == "ship":
        if not g.ships[seat]:
            return "none-in-supply", "ARC-BUILD-13"
        building = g.sites[site]
        if not building or building & IS_CITY or building & 3 != seat:
            return "no-starport", "ARC-BUILD-04"
        return "starport-used", "ARC-BUILD-05"
    if g.sites[site]:
        return "slot-taken", "ARC-MAP-13"
    if not has_pieces(g, seat, site // SITES):
        return "no-piece-there", "ARC-BUILD-02"
    left = g.cities[seat] if said[0] == "city" else g.starports[seat]
    return ("no-slot", "ARC-MAP-14") if left else ("none-in-supply", "ARC-BUILD-13")


def why_move(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    places = [SYSTEM_INDEX[word] for word in said if word in SYSTEM_INDEX]
    if len(places) != 2 or not own_ships(g, seat, places[0]):
        return "no-ships", "ARC-MOVE-01"
    return ("not-adjacent", "ARC-MAP-04") if places[1] not in adjacent(g, places[0]) else ("form", "ARC-MOVE-03")


def why_repair(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    return "nothing-damaged", "ARC-REPAIR-01"


def why_influence(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    return ("no-agent", "ARC-INFLUENCE-02") if not g.agents[seat] else ("not-in-court", "ARC-INFLUENCE-01")


def why_secure(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    card = CARD_NUMBER.get(said[-1]) if said else None
    if card not in g.row:
        return "not-in-court", "ARC-SECURE-01"
    place = g.row.index(card)
    agents = g.influence[4 * place : 4 * place + 4]
    own = agents.pop(seat)
    return ("paranoid", "ARC-PRECEDENCE-02") if own > max(agents) else ("no-majority", "ARC-SECURE-02")


def why_battle(g: ArcsState, seat: int, said: list[str]) -> tuple[str, str]:
    system = SYSTEM_INDEX.get(said[0]) if said else None
    if system is None or not own_ships(g, seat, system):
        return "no-ships", "ARC-BATTLE-01"
    return "no-defender", "ARC-BATTLE-03"


REASONS = {
    TAX: why_tax,
    BUILD: why_build,
    MOVE: why_move,
    REPAIR: why_repair,
    INFLUENCE: why_influence,
    SECURE: why_secure,
    BATTLE: why_battle,
}
