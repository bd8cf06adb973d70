"""Declares what players are asked in Outer Rim."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.outer_rim import kinds
from starboard.kernel.ask import Prompt
from starboard.kernel.fact import Count
from starboard.kernel.message import Argument


class OuterRimPrompt(Prompt):
    WORDS: ClassVar[str] = "outer_rim-ask-"


# Set-up.


class Character(OuterRimPrompt):
    """Whom one plays."""


class Rival(OuterRimPrompt):
    """Whom the AI player plays."""


class Ship(OuterRimPrompt):
    """With which ship one starts."""


class Side(OuterRimPrompt):
    """Asks which faction thinks well of one from the start."""


# The planning step, and moves.


class Plan(OuterRimPrompt):
    """Move, gain credits, or recover."""


class ExtraMove(OuterRimPrompt):
    """Asks where a card lets one move."""


class Planet(OuterRimPrompt):
    """To which planet a card takes one."""


# The action step.


class Act(OuterRimPrompt):
    """Asks which action is taken, if any."""


class Market(OuterRimPrompt):
    """Asks what is discarded or bought."""


class Pay(OuterRimPrompt):
    """Asks how the rest of a price is paid."""

    card: kinds.Card
    amount: kinds.Credits


class Supply(OuterRimPrompt):
    """Asks which ship of the supply is bought."""


class Bargain(OuterRimPrompt):
    """Asks whether a card is bought for less."""

    card: kinds.Card
    amount: kinds.Credits


class Search(OuterRimPrompt):
    """Asks which of the cards that were turned up is bought, for so much less."""

    deck: kinds.Deck
    cards: kinds.Cards
    discount: kinds.Credits
    terms: kinds.Terms


class Gain(OuterRimPrompt):
    """Asks whether a card is taken."""

    card: kinds.Card


class Slots(OuterRimPrompt):
    """Asks what is discarded because there are too few slots."""


class Discard(OuterRimPrompt):
    """Asks what is discarded because a card says so."""


class Sell(OuterRimPrompt):
    """Asks what is sold, for how many times its cost."""

    multiplier: Count


class Deliver(OuterRimPrompt):
    """Asks what is delivered."""


class FameInstead(OuterRimPrompt):
    """Asks whether fame is gained in place of these credits."""

    amount: kinds.Credits


# Trade between players.


class Partner(OuterRimPrompt):
    """With whom one trades."""


class Deal(OuterRimPrompt):
    """Asks what is traded with that player."""

    player: kinds.Player


class Proposal(OuterRimPrompt):
    """Asks whether one agrees to a deal of that player, who gives so many credits, or wants them (less than none)."""

    player: kinds.Player
    given: kinds.Cards
    wanted: kinds.Cards
    credits: kinds.Credits

    def also(self) -> dict[str, Argument]:
        return kinds.goods_said(self.given, self.wanted, self.credits)


class Offer(OuterRimPrompt):
    """Credits that are offered or asked for out of turn."""


class AnswerOffer(OuterRimPrompt):
    """Asks whether one accepts these credits."""

    player: kinds.Player
    amount: kinds.Credits


class AnswerRequest(OuterRimPrompt):
    """Asks whether one gives these credits."""

    player: kinds.Player
    amount: kinds.Credits


# Encounters.


class Encounter(OuterRimPrompt):
    """Asks what is encountered."""


class Contact(OuterRimPrompt):
    """Asks whether a contact is fought for a bounty, or met."""

    contact: kinds.Contact


class Meet(OuterRimPrompt):
    """Asks which contact a card lets one meet."""


class Peek(OuterRimPrompt):
    """At which facedown contacts, of so many, one looks."""

    count: Count


class Reveal(OuterRimPrompt):
    """Asks which contacts, of so many, are turned faceup."""

    count: Count


class Opponent(OuterRimPrompt):
    """Asks which player a job is about."""

    card: kinds.Card


class Defend(OuterRimPrompt):
    """Asks whether crew is defended against that player."""

    contact: kinds.Contact
    player: kinds.Player


class Capture(OuterRimPrompt):
    """Asks whether a beaten contact is eliminated or captured."""

    contact: kinds.Contact


class PlaceContact(OuterRimPrompt):
    """Asks where a contact comes back to the map."""

    contact: kinds.Contact


# Cards that ask.


class Choose(OuterRimPrompt):
    """Asks which of the things on a card is done."""

    card: kinds.Deed


class May(OuterRimPrompt):
    """Asks whether what is on a card is done."""

    card: kinds.Deed


class Price(OuterRimPrompt):
    """Asks whether so much is paid for what a card says."""

    amount: kinds.Credits


class Goal(OuterRimPrompt):
    """Asks whether so much is paid for a goal."""

    amount: kinds.Credits


class Mark(OuterRimPrompt):
    """To which planet that player must bring a cargo."""

    card: kinds.Card
    player: kinds.Player


class NearestPlayer(OuterRimPrompt):
    """Asks which of the nearest players marks a planet."""


class Patrol(OuterRimPrompt):
    """Asks where a patrol moves."""

    faction: kinds.Faction


class Reputation(OuterRimPrompt):
    """Asks whether a loss of reputation is prevented."""

    faction: kinds.Faction


# Which faction, or which player, by what is done to them.


class FactionGain(OuterRimPrompt):
    """With which one gains reputation."""


class FactionLose(OuterRimPrompt):
    """With which one loses reputation."""


class FactionSet(OuterRimPrompt):
    """With which reputation changes."""


class FactionMovePatrol(OuterRimPrompt):
    """Asks whose patrol moves."""


class FactionPlacePatrol(OuterRimPrompt):
    """Asks whose patrol is placed."""


class PlayerSteal(OuterRimPrompt):
    """Asks who loses credits to one."""


class PlayerResolve(OuterRimPrompt):
    """For whom something happens."""


class PlayerTest(OuterRimPrompt):
    """Asks who has to pass a test."""


class PlayerFight(OuterRimPrompt):
    """Asks who is fought."""


class PlayerMovePatrol(OuterRimPrompt):
    """Toward whom a patrol moves."""


# Dice and damage.


class Test(OuterRimPrompt):
    """Asks what is used before the roll of a test."""

    skill: kinds.Skill


class AfterRoll(OuterRimPrompt):
    """Asks how a roll is changed."""

    faces: kinds.Roll


class Reroll(OuterRimPrompt):
    """Asks what of an own roll in combat is rerolled."""

    faces: kinds.Roll


class Turn(OuterRimPrompt):
    """Asks which results of an own roll in combat are changed."""

    faces: kinds.Roll


class Ignore(OuterRimPrompt):
    """Asks which results of the opponent are ignored."""

    faces: kinds.Roll


class First(OuterRimPrompt):
    """Asks which of two abilities is applied first to the damage of that player."""

    player: kinds.Player
    amount: Count
