"""Tells bots about Arcs: the features of a seat, and the values of cards and actions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from starboard.bots.arcs.features import FEATURES, describe
from starboard.bots.arcs.look import Look, chain
from starboard.bots.arcs.playing import Playing
from starboard.bots.arcs.quick import bare, each, quick
from starboard.bots.arcs.standing import hand_of, next_leader
from starboard.bots.arcs.worth import Parts, Scores, Worth, odds
from starboard.bots.linear import Linear
from starboard.bots.mind import Mind, Policy
from starboard.games.arcs.inside import (
    CARD_INDEX,
    COPY,
    KEEP,
    LEAD,
    NONE,
    REDRAW,
    SUIT_OF,
    SURPASS,
    Act,
    ArcsState,
    BardsDeclare,
    Declare,
    Follow,
    Grant,
    Lead,
    SecondHand,
    Seize,
    SpentAction,
    ambitions_of,
    begin_turn,
    bits,
    declare,
    may_declare,
)
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

WHOLE = (Lead, Follow, Declare, BardsDeclare, Seize, Act, SpentAction, Grant)  # decisions that are worth a thought
USUAL_PIPS = 15  # of a hand of six
NEXT = 0.7  # what the next round counts, for much may happen before it
DECIDED = 20.0  # log odds of a game that is over
# Log odds by which a look one step ahead thinks too well of giving the lead away, and of declaring what others may
# still win: searches of such decisions said so (docs/bots.md).
PASSED, DECLARED = 0.3, 0.09
# A hand of six as it may be dealt: every suit, and every ambition but by a card that declares any.
USUAL_HAND = sum(
    1 << CARD_INDEX[card]
    for card in (
        "administration_2",
        "aggression_3",
        "construction_4",
        "mobilization_5",
        "administration_6",
        "aggression_4",
    )
)


# Table, seat, suit, number of pips, its value → what so many actions gain one after another.
Gains = Callable[[ArcsState, int, int, int, Parts], list[float]]


class ArcsMind(Mind[ArcsState]):
    warmth = 0.04  # in log odds
    point = 10.0  # Power
    flat = True
    doubt = 0.2
    features = FEATURES

    def __init__(self, linear: Linear) -> None:
        super().__init__(linear)
        self.worth = Worth(linear)

    def describe(self, g: ArcsState) -> list[list[float]]:
        return describe(g)

    def scores(self, g: ArcsState) -> list[float]:
        return self.worth.parts(g).scores

    def is_quiet(self, ask: Ask) -> bool:
        return isinstance(ask.frame, Lead | Follow)

    def about(self, ask: Ask) -> Hashable:
        return ask.kind

    def small(self, seen: Position[ArcsState], ask: Ask, dice: Dice) -> Option | None:
        """Answer a decision that follows from one made before."""
        frame = ask.frame
        if isinstance(frame, WHOLE):
            return None
        if isinstance(frame, SecondHand):
            pips = sum(seen.state.content.pips_of[card] for card in bits(seen.state.hands[ask.seat]))
            return ask.options[REDRAW if pips < USUAL_PIPS else KEEP]
        g = bare(seen.state)
        g.frames.pop()
        return Option(ask, quick(g, ask, self.worth, self.worth.parts(g)))

    def values(self, seen: Position[ArcsState], ask: Ask, dice: Dice) -> list[float]:
        g, frame, seat = seen.state, ask.frame, ask.seat
        parts = self.worth.parts(g)
        if isinstance(frame, Lead):
            return self.lead_values(seen, ask, parts)
        if isinstance(frame, Follow):
            return self.follow_values(g, ask, parts)
        if isinstance(frame, Act):
            return Look(g, seat, self.worth, parts).of_turn(ask)
        if isinstance(frame, Grant | SpentAction):
            look = Look(g, seat, self.worth, parts)
            return [self.granted(look, ask, choice) for choice in ask.choices]
        trial = bare(g)
        if trial.frames:
            trial.frames.pop()
        values = each(trial, ask, ask.choices, self.worth, parts)
        if isinstance(frame, Seize):
            return self.seize_values(g, ask, parts, values)
        if isinstance(frame, Declare):
            return [value - DECLARED * (choice != NONE) for choice, value in zip(ask.choices, values, strict=True)]
        return values

    def seize_values(self, g: ArcsState, ask: Ask, parts: Parts, values: list[float]) -> list[float]:
        """Add what declaring first in the next round brings, and what it denies the one who would lead it."""
        seat, leads = ask.seat, next_leader(g)
        if leads == seat:
            return values
        denied = self.declaring(g, leads, g.hands[leads], seat, parts)
        return [
            value
            if choice == NONE
            else value + NEXT * (self.declaring(g, seat, g.hands[seat] & ~(1 << choice), seat, parts) - denied)
            for choice, value in zip(ask.choices, values, strict=True)
        ]

    def declaring(self, g: ArcsState, leads: int, hand: int, seat: int, parts: Parts) -> float:
        """Return by how much the seat is better off if whoever leads declares what is best by these cards."""
        if not may_declare(g, leads):
            return 0.0
        best = (0.0, 0.0)
        for ambition in bits(hand_of(hand, g.content)[3]):
            trial = g.copy()
            trial.frames.clear()
            declare(trial, leads, ambition, True)
            scores = self.worth.parts(trial, parts).scores
            best = max(
                best, (odds(scores, leads) - odds(parts.scores, leads), odds(scores, seat) - odds(parts.scores, seat))
            )
        return best[1]

    def granted(self, look: Look, ask: Ask, choice: tuple[int, ...]) -> float:
        if not choice:
            return look.now
        if choice[0] < 7:
            return look.of(choice[0])[choice]
        trial = bare(look.g)
        trial.frames.pop()
        return each(trial, ask, (choice,), self.worth, look.parts)[0]

    def gains(self, g: ArcsState, seat: int, suit: int, pips: int, parts: Parts) -> list[float]:
        """Return what so many actions of a suit gain one after another."""
        return chain(g, seat, self.worth, g.content.suit_mask[suit], pips, parts)

    def lead_values(
        self, seen: Position[ArcsState], ask: Ask, parts: Parts, gains_of: Gains | None = None
    ) -> list[float]:
        """Value leading each card: it is gone, its ambition is declared if that is good, and its pips are spent."""
        g, seat = seen.state, ask.seat
        gains_of = gains_of or self.gains
        gains = {
            suit: gains_of(g, seat, suit, most, parts)
            for suit, most in most_pips((SUIT_OF[choice[0]], choice[1]) for choice in ask.choices if choice).items()
        }
        values = []
        for choice in ask.choices:
            if not choice:
                values.append(self.passed(seen, ask))
                continue
            after = g.copy()
            card, pips = choice
            after.leader = seat
            begin_turn(after, seat, card, LEAD, pips)
            value = odds(self.worth.parts(after, parts).scores, seat)
            if may_declare(g, seat):
                for ambition in ambitions_of(card):
                    trial = after.copy()
                    declare(trial, seat, ambition, True)
                    value = max(value, odds(self.worth.parts(trial, parts).scores, seat) - DECLARED)
            values.append(value + gains[SUIT_OF[card]][pips])
        return values

    def passed(self, seen: Position[ArcsState], ask: Ask) -> float:
        """Value a pass. The last of all who have cards ends the chapter.

        Who could be that one next does it, if that is better for it than to go on.
        """
        trial, seat = seen.copy(), ask.seat
        trial.take(ask.choices.index(()))
        chapter = seen.state.chapter
        if not goes_on(trial, chapter):
            return odds(self.next_chapter(trial, chapter), seat)
        g = trial.state
        scores = self.worth.parts(g).scores
        asked = trial.ask
        if asked is not None and g.passes + 1 >= g.seats - g.hands.count(0):
            rival = asked.seat
            trial = trial.copy()
            trial.take(asked.choices.index(()))
            ended = self.next_chapter(trial, chapter)
            if odds(ended, rival) > odds(scores, rival):
                return odds(ended, seat)
        return odds(scores, seat) - PASSED

    def next_chapter(self, trial: Position[ArcsState], chapter: int) -> Scores:
        """Score the seats when ambitions are scored and new hands are dealt, which are as good for all."""
        dice = Dice(0)
        while trial.result is None and trial.state.chapter == chapter:
            assert trial.ask is not None
            trial.play(self.best(trial, trial.ask, dice))
        if trial.result is not None:
            return [DECIDED * share for share in trial.result.shares]
        g = trial.state.copy()
        g.hands = [USUAL_HAND] * g.seats
        return self.worth.parts(g).scores

    def follow_values(self, g: ArcsState, ask: Ask, parts: Parts, gains_of: Gains | None = None) -> list[float]:
        seat = ask.seat
        lead = SUIT_OF[g.played[g.leader]]
        wanted = [(lead if mode == COPY else SUIT_OF[card], pips) for mode, card, pips in ask.choices]
        gains_of = gains_of or self.gains
        gains = {suit: gains_of(g, seat, suit, most, parts) for suit, most in most_pips(wanted).items()}
        values = []
        for (mode, card, _), (suit, pips) in zip(ask.choices, wanted, strict=True):
            after = g.copy()
            after.hands[seat] &= ~(1 << card)
            if mode == SURPASS:
                after.mode[seat] = SURPASS
                after.played[seat] = card
            values.append(odds(self.worth.parts(after, parts).scores, seat) + gains[suit][pips])
        return values

    def policy(self) -> Policy[ArcsState]:
        return Playing(self)

    def go_on(self, trial: Position[ArcsState], dice: Dice) -> None:
        """Play on to the end of the turn."""
        while trial.ask is not None and not self.is_quiet(trial.ask):
            trial.play(self.best(trial, trial.ask, dice))


def goes_on(trial: Position[ArcsState], chapter: int) -> bool:
    """Tell whether the chapter is still being played."""
    return trial.result is None and trial.state.chapter == chapter and any(trial.state.hands)


def most_pips(wanted: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return, by suit, the most pips that any card would give."""
    found: dict[int, int] = {}
    for suit, pips in wanted:
        found[suit] = max(pips, found.get(suit, 0))
    return found
