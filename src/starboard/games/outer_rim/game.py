"""Outer Rim, as the kernel sees it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any, ClassVar

from starboard.games.outer_rim import outlook, why, why_answers, why_dice  # noqa: F401 - they register what is told about choices
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.ai_deeds import DeliverAll
from starboard.games.outer_rim.ai_goals import MarkGoal
from starboard.games.outer_rim.bounties import AfterBounty, BountyReward, Defend, KillOrCapture
from starboard.games.outer_rim.combat import Adjust, AfterCombat, Count, Decide, Ignore, Rerolls, RollSide
from starboard.games.outer_rim.components import components
from starboard.games.outer_rim.contacts import FightOrTalk, Hire, MeetContact, Peek, RevealContacts
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.deliver import Deliver, Delivered, Inspected
from starboard.games.outer_rim.effects import Choose, May, Pay, Sell
from starboard.games.outer_rim.encounter import ChooseRival, Encounter
from starboard.games.outer_rim.goals import PayForGoal
from starboard.games.outer_rim.holdings import DiscardSome, FitSlots, Gain, MarkAs, MarkPlanet, PlaceContact
from starboard.games.outer_rim.imagine import imagine
from starboard.games.outer_rim.invariants import problems
from starboard.games.outer_rim.job import Attempt, JobDone, PutAway
from starboard.games.outer_rim.load import content, load_pack, pack_of
from starboard.games.outer_rim.market import Bargain, Market, Purchase, Reveal, TakeShip, Tidy
from starboard.games.outer_rim.patrols import (
    Beaten,
    MoveAway,
    MovePatrol,
    PatrolReward,
    PlacePatrol,
    Replacement,
    Withdraw,
)
from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.seen import seen
from starboard.games.outer_rim.selectors import PickFaction, PickPlayer
from starboard.games.outer_rim.settle import Settle
from starboard.games.outer_rim.setup import (
    ChooseCharacter,
    ChooseShip,
    FirstPlayer,
    LayOut,
    SetUp,
    Start,
    StartingSide,
    empty_table,
)
from starboard.games.outer_rim.skill_test import AfterRoll, CardRoll, Outcome, RollPerCrew, SkillTest
from starboard.games.outer_rim.solo import AiCardAway, AiEntry, AiSection, AiSpecial, AiTurn
from starboard.games.outer_rim.standing import LoseReputation
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.suffer import Hit, Suffer
from starboard.games.outer_rim.trade import AnswerOffer, Deal, OfferCredits, Proposal, Trade
from starboard.games.outer_rim.travel import ChoosePlanet, ExtraMove
from starboard.games.outer_rim.turn import EndTurn, Step, Turn
from starboard.games.outer_rim.versions import CHANGES, EXPERT_ALONE, NEWEST, OLDEST
from starboard.games.outer_rim.view import OuterRimView, view
from starboard.games.outer_rim.words import NONE
from starboard.kernel.ask import Ask
from starboard.kernel.errors import BadSetup
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.kernel.result import Result
from starboard.kernel.setting import OneOf, Setting, Switch


class OuterRim(Game[OuterRimState]):
    id = "outer_rim"
    version = NEWEST
    oldest = OLDEST
    changes = CHANGES
    seats = range(1, 5)
    options: ClassVar[dict[str, Setting]] = {
        "fame": OneOf(10, "OR-WIN-01", (8, 10, 12)),
        "random_map": Switch(False, "OR-RANDMAP-01"),
        "expert": OneOf(0, "OR-SOLO-63", (0, 1, 2, 3, 4, 5), alone=True),
    }
    state_type = OuterRimState
    frame_types = (
        SetUp,
        FirstPlayer,
        ChooseCharacter,
        ChooseShip,
        Start,
        StartingSide,
        LayOut,
        Turn,
        Step,
        EndTurn,
        Plan,
        Act,
        Encounter,
        ChooseRival,
        Market,
        Purchase,
        Bargain,
        TakeShip,
        Tidy,
        Reveal,
        Deliver,
        Inspected,
        Reward,
        Delivered,
        Trade,
        Deal,
        Proposal,
        OfferCredits,
        AnswerOffer,
        FightOrTalk,
        Peek,
        RevealContacts,
        MeetContact,
        Hire,
        Defend,
        KillOrCapture,
        BountyReward,
        AfterBounty,
        Attempt,
        JobDone,
        PutAway,
        Resolve,
        Settle,
        Choose,
        May,
        Pay,
        Sell,
        PickFaction,
        PickPlayer,
        LoseReputation,
        Gain,
        FitSlots,
        DiscardSome,
        PlaceContact,
        MarkPlanet,
        MarkAs,
        PayForGoal,
        ExtraMove,
        ChoosePlanet,
        SkillTest,
        AfterRoll,
        Outcome,
        CardRoll,
        RollPerCrew,
        RollSide,
        Rerolls,
        Adjust,
        Ignore,
        Count,
        Decide,
        Suffer,
        Hit,
        AfterCombat,
        Beaten,
        PatrolReward,
        Replacement,
        Withdraw,
        MovePatrol,
        MoveAway,
        PlacePatrol,
        AiTurn,
        AiSection,
        AiEntry,
        AiSpecial,
        AiCardAway,
        DeliverAll,
        MarkGoal,
    )
    view_type = OuterRimView

    def __init__(self, of: Content) -> None:
        self.content = of

    def renewed(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """Expert mode of a game of several, which did nothing, is left out."""
        return options if seats == 1 else {**options, "expert": 0}

    def begin(self, seats: int, options: dict[str, Any]) -> OuterRimState:
        return empty_table(self.content, seats, options)

    def with_pack(self, file: str, text: str) -> OuterRim:
        return packed(load_pack(pack_of(file, text))[0])

    def older(self, version: int) -> OuterRim:
        new = copy(self)
        if version < EXPERT_ALONE.since:
            expert = self.options["expert"]
            assert isinstance(expert, OneOf)
            vars(new)["options"] = self.options | {"expert": replace(expert, alone=False)}
        return new

    def check_content(self, options: dict[str, Any]) -> None:
        wanted, found = str(options.get("pack", "")), self.content.pack
        if wanted != found:
            key = "error-pack-none" if not wanted else "error-pack-other" if found else "error-pack-missing"
            raise BadSetup(key, sign=wanted, found=found)

    def view(self, g: OuterRimState, seat: int | None) -> OuterRimView:
        return view(g, seat)

    def seen(self, g: OuterRimState, seat: int | None) -> Any:
        return seen(g, seat)

    def imagine(self, g: OuterRimState, seat: int | None) -> None:
        imagine(g, seat)

    def asides(self, g: OuterRimState, seat: int) -> Ask | None:
        frame = OfferCredits(seat)
        ask = frame.ask(g)
        if ask is not None:
            ask.frame = frame
        return ask

    def result(self, g: OuterRimState) -> Result:
        """The winner first, the others by fame, credits and seat (OR-WIN-04, -05)."""
        order = sorted(
            range(g.players),
            key=lambda player: (
                player != g.winner,
                -fame(g, player),
                -g.credits[player],
                -((player - g.first) % g.players),
            ),
        )
        scores = [fame(g, player) for player in range(g.seats)]
        return Result(scores, [order.index(seat) + 1 for seat in range(g.seats)])

    def seat_name(self, g: OuterRimState, seat: int) -> Message:
        number = g.character[seat]
        if number == NONE:
            return super().seat_name(g, seat)
        return Message(f"outer_rim-character-{g.content.characters[number].id}")

    def components(self) -> Any:
        return components(self.content)

    def names(self, g: OuterRimState, seats: int) -> list[Message]:
        return [self.seat_name(g, player) for player in range(g.players)]

    def invariants(self, g: OuterRimState) -> list[str]:
        return problems(g)


def packed(of: Content) -> OuterRim:
    """The game with the content of a pack. Its records name the pack, and nothing else reads them."""

    class Packed(OuterRim):
        options: ClassVar[dict[str, Setting]] = {**OuterRim.options, "pack": OneOf(of.pack, None, (of.pack,))}

    return Packed(of)


GAME = OuterRim(content())
