"""Decides by simple rules what follows from other decisions of Arcs, and plays on by them to the end of an action."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from starboard.bots.arcs.battle import best_pool
from starboard.bots.arcs.reach import NOWHERE, Reach
from starboard.bots.arcs.worth import Parts, Worth, odds
from starboard.games.arcs.inside import (
    AMBITION_RESOURCES,
    BUILDINGS,
    DAMAGED_SHIP,
    FACES,
    FRESH_SHIP,
    NONE,
    SLOTS,
    Act,
    ArcsState,
    Arrange,
    Catapult,
    CollectDice,
    Deal,
    EndChapter,
    EndRound,
    EndTurn,
    Follow,
    Hits,
    Lead,
    MoveShips,
    Reroll,
    Rerolls,
    Round,
    Seize,
    adjacent,
    is_gate,
    must_stop,
    open_slots,
    worth,
)
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame

# Frames at which an action is over.
ENDS: tuple[type[Frame], ...] = (Act, EndTurn, EndRound, Follow, Lead, Round, Seize, Deal, EndChapter)
END_SET = frozenset(ENDS)

STEP = 0.01  # what a further step of a catapult has to bring
SAIL = 1e-3  # and each ship that goes: of ways that are worth the same it takes the one with fewer
WIDEST = 12  # options that are looked at where an action goes on
LONGEST = 60  # frames of an action

Party = tuple[int, ...]  # fresh and damaged ships


def bare(g: ArcsState) -> ArcsState:
    """Copy the table with nothing left to be done but the action that is under way."""
    new = g.copy()
    frames = new.frames
    at = len(frames)
    while at and type(frames[at - 1]) not in END_SET:
        at -= 1
    if at == len(frames):
        frames.clear()  # the turn itself is asked
    else:
        del frames[:at]
    return new


def finish(g: ArcsState, worth_of: Worth, before: Parts, deep: int = 0) -> None:
    """Do what is left of the action; other decisions are made by rules."""
    frames = g.frames
    for _ in range(LONGEST):
        if not frames or type(frames[-1]) in END_SET:
            break
        frame = frames.pop()
        if type(frame) is Arrange:
            arrange(g, frame)  # there may be hundreds of ways, which take long to list
            continue
        asked: Any = frame.run(g)
        if asked is None or not asked.choices:
            continue
        asked.frame = frame
        if len(asked.choices) == 1:
            frame.answer(g, asked.choices[0])
        else:
            frame.answer(g, quick(g, asked, worth_of, before, deep))
    g.events.clear()


def quick(g: ArcsState, ask: Ask, worth_of: Worth, before: Parts, deep: int = 0) -> Any:
    """Choose within an action. The frame that asks is not on the stack."""
    frame = ask.frame
    if isinstance(frame, MoveShips):
        return best_party(g, frame, ask.choices, worth_of)
    if isinstance(frame, Catapult):
        return best_end(g, frame, ask.choices, worth_of)
    if isinstance(frame, Arrange):
        return best_arrangement(g, frame.seat, ask.choices)
    if isinstance(frame, Hits) and (frame.what != BUILDINGS) and ask.choices[0] < 0:
        # Own ships are spared as long as others can take the hit; of rivals' ones those that are hit already go first.
        own = frame.owner == frame.seat
        return (FRESH_SHIP if own else DAMAGED_SHIP) if len(ask.choices) > 1 else ask.choices[0]
    if isinstance(frame, CollectDice):
        return best_pool(g, worth_of, ask.choices)[1]
    if isinstance(frame, Reroll):
        return reroll(frame, ask.choices)
    if isinstance(frame, Rerolls):
        return ask.choices[-1]
    if deep > 1:
        return ask.choices[0]
    values = each(g, ask, ask.choices[:WIDEST], worth_of, before, deep + 1)
    return ask.choices[values.index(max(values))]


def each(g: ArcsState, ask: Ask, choices: Sequence[Any], worth_of: Worth, before: Parts, deep: int = 0) -> list[float]:
    """Value every choice for the seat once the action is over."""
    found = []
    for choice in choices:
        after = g.copy()
        ask.frame.answer(after, choice)
        finish(after, worth_of, before, deep)
        found.append(odds(worth_of.parts(after, before).scores, ask.seat))
    return found


def reroll(frame: Reroll, choices: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Choose dice that show nothing good, to roll them again."""
    for choice in choices:
        if choice:
            self_hits, intercepts, hits, building_hits, keys = FACES[choice[0] // 6][choice[0] % 6]
            if hits + building_hits + keys <= self_hits + intercepts:
                return choice
    return choices[0]


# Ships


def map_value(g: ArcsState, seat: int, system: int, worth_of: Worth) -> float:
    """Value a system for the seat, against its rivals."""
    values = worth_of.system(g, system)
    own = values[seat]
    return own - (sum(values) - own) / (g.seats - 1)


def gain_of_move(g: ArcsState, seat: int, origin: int, to: int, party: Party, worth_of: Worth, reach: Reach) -> float:
    """Compute by how much the map is better for the seat if these ships go there."""
    fresh, damaged = party
    gain = worth_of.reach_weight * reach.change(origin, to, fresh)
    for system in (origin, to):
        now = reach.worth.get(system)
        if now is None:
            now = reach.worth[system] = map_value(g, seat, system, worth_of)
        gain -= now
    start, end = 4 * origin + seat, 4 * to + seat
    g.fresh[start] -= fresh
    g.damaged[start] -= damaged
    g.fresh[end] += fresh
    g.damaged[end] += damaged
    gain += map_value(g, seat, origin, worth_of) + map_value(g, seat, to, worth_of)
    g.fresh[start] += fresh
    g.damaged[start] += damaged
    g.fresh[end] -= fresh
    g.damaged[end] -= damaged
    return gain


def ends(g: ArcsState, seat: int, at: int) -> dict[int, tuple[int, int]]:
    """Find where ships that may go on from a gate can end: after how many steps, and which is the first of them."""
    found: dict[int, tuple[int, int]] = {}
    new = [(at, 0, at)]
    for system, steps, by in new:
        for near in adjacent(g, system):
            if near != at and near not in found:
                found[near] = steps + 1, by if steps else near
                if not must_stop(g, seat, near):
                    new.append((near, *found[near]))
    return found


def best_way(
    g: ArcsState, seat: int, origin: int, to: int, party: Party, catapult: bool, worth_of: Worth, reach: Reach
) -> float:
    """Value the best way of a party that goes there, or on from there; the fewer ships go, the better."""
    found = gain_of_move(g, seat, origin, to, party, worth_of, reach)
    if catapult and not must_stop(g, seat, to):
        for end, (steps, _) in ends(g, seat, to).items():
            if end != origin:
                found = max(found, gain_of_move(g, seat, origin, end, party, worth_of, reach) - STEP * steps)
    return found - SAIL * sum(party)


def best_party(g: ArcsState, frame: MoveShips, choices: Sequence[Any], worth_of: Worth) -> Any:
    seat, reach = frame.seat, Reach(g, frame.seat)
    ways = [best_way(g, seat, frame.origin, frame.to, one, frame.catapult, worth_of, reach) for one in choices]
    return choices[ways.index(max(ways))]


def best_end(g: ArcsState, frame: Catapult, choices: Sequence[Any], worth_of: Worth) -> Any:
    """Choose the next step to where the ships are best; every step brings them nearer, so that they arrive.

    Ends are compared with the ships taken off the map, for where they are on the way changes what rivals can reach: so
    an end is worth the same from everywhere, and nobody flies round and round. Who may not stop leaves the gates.
    """
    seat, at = frame.seat, 4 * frame.at + frame.seat
    party = frame.fresh, frame.damaged
    g.fresh[at] -= frame.fresh
    g.damaged[at] -= frame.damaged
    reach, may_stop = Reach(g, seat), () in choices
    best, found = -inf, choices[0]
    if may_stop:
        best, found = gain_of_coming(g, seat, frame.at, party, worth_of, reach), ()
    for end, (steps, first) in ends(g, seat, frame.at).items():
        if (first,) in choices and (may_stop or not is_gate(end)):
            value = gain_of_coming(g, seat, end, party, worth_of, reach) - STEP * steps
            if value > best:
                best, found = value, (first,)
    g.fresh[at] += frame.fresh
    g.damaged[at] += frame.damaged
    return found


def gain_of_coming(g: ArcsState, seat: int, to: int, party: Party, worth_of: Worth, reach: Reach) -> float:
    """Compute by how much the map is better for the seat if these ships, which are on their way, end there."""
    fresh, damaged = party
    end = 4 * to + seat
    gain = worth_of.reach_weight * reach.change(NOWHERE, to, fresh) - map_value(g, seat, to, worth_of)
    g.fresh[end] += fresh
    g.damaged[end] += damaged
    gain += map_value(g, seat, to, worth_of)
    g.fresh[end] -= fresh
    g.damaged[end] -= damaged
    return gain


# Resources


def token_values(g: ArcsState, seat: int) -> list[float]:
    """Value each type of token by what its ambition is worth now."""
    values = [1.0, 1.0, 1.0, 1.2, 1.2]
    for ambition, kinds in enumerate(AMBITION_RESOURCES):
        if ambition in g.markers:
            for kind in kinds:
                values[kind] += 0.5 * worth(g, ambition)[0]
    return [value * (0.6 if g.outrage[seat] >> kind & 1 else 1.0) for kind, value in enumerate(values)]


def arrange(g: ArcsState, frame: Arrange) -> None:
    """Keep the most valuable tokens, those in the slots that are dearest to raid; return the others."""
    seat = frame.seat
    first = SLOTS * seat
    values = token_values(g, seat)
    held = [kind for kind in (*g.slots[first : first + SLOTS], *frame.tokens) if kind != NONE]
    held.sort(key=values.__getitem__, reverse=True)
    slots, costs = open_slots(g, seat), g.content.slot_costs
    for kind in held[len(slots) :]:
        g.supply[kind] += 1
    g.slots[first : first + SLOTS] = [NONE] * SLOTS
    for slot, kind in zip(sorted(slots, key=lambda slot: -costs[slot]), held, strict=False):
        g.slots[first + slot] = kind


def best_arrangement(g: ArcsState, seat: int, choices: Sequence[Any]) -> Any:
    """Choose the arrangement with the most valuable tokens in the slots that are dearest to raid."""
    values, costs = token_values(g, seat), g.content.slot_costs

    def kept(choice: tuple[int, ...]) -> float:
        return sum(values[kind] * (1.0 + 0.05 * costs[slot]) for slot, kind in enumerate(choice) if kind != NONE)

    return max(choices, key=kept)
