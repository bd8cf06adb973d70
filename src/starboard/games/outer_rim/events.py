"""Declares what may happen in Outer Rim."""

from __future__ import annotations

from typing import Annotated, ClassVar

from starboard.games.outer_rim import kinds
from starboard.kernel.event import Event
from starboard.kernel.fact import SECRET, Count, Seat, Truth
from starboard.kernel.message import Argument


class OuterRimEvent(Event):
    WORDS: ClassVar[str] = "outer_rim-event-"


class PlayerEvent(OuterRimEvent):
    """Something about one player; in a solo game also about the AI player, whose seat comes after the others."""

    seat: Seat


# Set-up and turns.


class First(PlayerEvent):
    """Tells who begins."""

    RULE: ClassVar[str | None] = "OR-SETUP-09"


class Character(PlayerEvent):
    """Whom somebody plays."""

    RULE: ClassVar[str | None] = "OR-SETUP-11"

    character: kinds.Character


class Ship(PlayerEvent):
    """Tells what somebody flies from now on."""

    RULE: ClassVar[str | None] = "OR-SHIP-06"

    ship: kinds.Ship


class Start(PlayerEvent):
    """Tells where somebody starts, with the databank card of the character."""

    RULE: ClassVar[str | None] = "OR-SETUP-20"

    card: kinds.Card
    space: kinds.Space


class Turn(PlayerEvent):
    """A turn begins."""

    RULE: ClassVar[str | None] = "OR-TURN-01"

    round: Count


class ExtraTurn(PlayerEvent):
    """A turn more will follow."""

    RULE: ClassVar[str | None] = "OR-MAEL-06"


class TurnEnded(PlayerEvent):
    """A card ends the turn."""

    RULE: ClassVar[str | None] = "OR-TURN-04"


class Moved(PlayerEvent):
    space: kinds.Space


class Used(PlayerEvent):
    """An ability is used."""

    RULE: ClassVar[str | None] = "OR-TIMING-18"

    source: kinds.Source


class Won(PlayerEvent):
    """The game is over."""

    RULE: ClassVar[str | None] = "OR-WIN-02"

    fame: Count


# Credits, fame, reputation, damage.


class Gained(PlayerEvent):
    amount: kinds.Credits


class Lost(PlayerEvent):
    amount: kinds.Credits


class Fame(PlayerEvent):
    """Fame is gained, or lost if less than nothing."""

    amount: Count
    fame: Count  # now
    source: kinds.Gain


class Reputation(PlayerEvent):
    """Tells what a faction thinks of somebody now."""

    faction: kinds.Faction
    level: kinds.Level


class ReputationKept(PlayerEvent):
    """A loss of reputation is prevented."""

    RULE: ClassVar[str | None] = "OR-TIMING-18"


class Wounded(PlayerEvent):
    """The character suffers damage."""

    RULE: ClassVar[str | None] = "OR-DAMAGE-02"

    amount: Count


class Dented(PlayerEvent):
    """The ship suffers damage."""

    RULE: ClassVar[str | None] = "OR-DAMAGE-02"

    amount: Count


class Recovered(PlayerEvent):
    wounds: Count
    dents: Count


class Defeated(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-DEFEAT-01"


class UpAgain(PlayerEvent):
    """Somebody is no longer defeated."""

    RULE: ClassVar[str | None] = "OR-DEFEAT-08"


class GoalToken(PlayerEvent):
    """A goal has come nearer."""

    RULE: ClassVar[str | None] = "OR-GOAL-07"

    count: Count
    of: Count


class Goal(PlayerEvent):
    """A goal is achieved."""

    what: kinds.Goal


# Cards.


class Revealed(OuterRimEvent):
    """The open card of a market deck."""

    RULE: ClassVar[str | None] = "OR-DECK-03"

    deck: kinds.Deck
    card: kinds.Card


class Searched(PlayerEvent):
    """The first cards of a market deck are turned up."""

    RULE: ClassVar[str | None] = "OR-DECK-05"

    deck: kinds.Deck
    cards: kinds.Cards


class Cycled(PlayerEvent):
    """The open card of a market deck goes to its bottom."""

    RULE: ClassVar[str | None] = "OR-MARKET-03"

    deck: kinds.Deck
    card: kinds.Card


class CardEvent(PlayerEvent):
    """Something that somebody does with a card."""

    card: kinds.Card


class Bought(CardEvent):
    """A card comes from the market."""

    RULE: ClassVar[str | None] = "OR-MARKET-07"

    cost: kinds.Credits


class Took(CardEvent):
    RULE: ClassVar[str | None] = "OR-RES-02"


class Declined(CardEvent):
    RULE: ClassVar[str | None] = "OR-RES-04"


class Discarded(CardEvent):
    RULE: ClassVar[str | None] = "OR-DISCARD-01"


class Removed(CardEvent):
    """A card leaves the game for good: a job that is done, a bounty that is paid."""

    RULE: ClassVar[str | None] = "OR-DISCARD-08"


class Delivered(CardEvent):
    RULE: ClassVar[str | None] = "OR-DELIVER-02"


class Marked(OuterRimEvent):
    """To which planet a cargo must be brought."""

    RULE: ClassVar[str | None] = "OR-TIMING-18"

    card: kinds.Card
    space: kinds.Space


class Databank(CardEvent):
    """A card of the databank comes up."""

    number: Count


class Secret(CardEvent):
    """A secret is used."""

    RULE: ClassVar[str | None] = "OR-SECRET-04"


class SecretKept(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-SECRET-01"

    card: Annotated[kinds.Card | None, SECRET]


class SecretsLost(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-DEFEAT-03"

    count: Count


class Job(CardEvent):
    """A job is attempted."""

    RULE: ClassVar[str | None] = "OR-JOB-03"


class JobDone(CardEvent):
    RULE: ClassVar[str | None] = "OR-JOB-09"


class JobFailed(CardEvent):
    RULE: ClassVar[str | None] = "OR-JOB-11"


# Encounters.


class Encounter(PlayerEvent):
    """An encounter card is resolved: the section of this title."""

    RULE: ClassVar[str | None] = "OR-ECARD-01"

    space: kinds.Space
    title: kinds.Deed


class NoCard(PlayerEvent):
    """There is no encounter, for the deck is empty."""

    RULE: ClassVar[str | None] = "OR-LIMIT-05"


class Contact(PlayerEvent):
    """A contact is met."""

    RULE: ClassVar[str | None] = "OR-CONTACT-03"

    contact: kinds.Contact


class ContactRevealed(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-CONTACT-05"

    contact: kinds.Contact
    space: kinds.Space


class ContactPlaced(OuterRimEvent):
    """A contact comes back to the map."""

    RULE: ClassVar[str | None] = "OR-CREW-05"

    contact: kinds.Contact
    space: kinds.Space


class Peeked(PlayerEvent):
    """Somebody looks at a facedown contact."""

    RULE: ClassVar[str | None] = "OR-CONTACT-12"

    space: kinds.Space
    contact: Annotated[kinds.Contact | None, SECRET]


class Captured(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-BOUNTY-10"

    contact: kinds.Contact


class Killed(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-BOUNTY-09"

    contact: kinds.Contact


class Patrol(OuterRimEvent):
    """A patrol moves."""

    faction: kinds.Faction
    space: kinds.Space


class PatrolNew(OuterRimEvent):
    """A stronger patrol comes for one that was beaten."""

    RULE: ClassVar[str | None] = "OR-PATROL-12"

    faction: kinds.Faction
    level: Count
    space: kinds.Space


# Dice and combat.


class Rolled(PlayerEvent):
    """The dice of a player as they lie; `fresh` if all were rolled just now, and none lay there before."""

    faces: kinds.Roll
    fresh: Truth


class Tested(PlayerEvent):
    skill: kinds.Skill
    passed: Truth
    story: kinds.Story | None = None  # of what comes of it


class Combat(PlayerEvent):
    """A combat begins. The player of this and the following events is the attacker."""

    RULE: ClassVar[str | None] = "OR-COMBAT-01"

    kind: kinds.Combat
    enemy: kinds.Enemy


class EnemyRolled(PlayerEvent):
    """The dice of an enemy that is no player, as those of Rolled."""

    enemy: kinds.Enemy
    faces: kinds.Roll
    fresh: Truth


class Ignored(PlayerEvent):
    """Results of the opponent are ignored."""

    RULE: ClassVar[str | None] = "OR-TIMING-13"

    faces: kinds.Roll
    source: kinds.Source


class CombatOver(PlayerEvent):
    RULE: ClassVar[str | None] = "OR-COMBAT-22"

    enemy: kinds.Enemy
    damage: Count
    enemy_damage: Count


class CombatWon(CombatOver):
    """The attacker wins."""


class CombatLost(CombatOver):
    """The attacker loses."""


# Trade between players.


class Deal(PlayerEvent):
    """Two players trade; the first gives so many credits, or gets them if less than nothing."""

    RULE: ClassVar[str | None] = "OR-TRADE-01"

    player: kinds.Player
    given: kinds.Cards
    wanted: kinds.Cards
    credits: kinds.Credits

    def also(self) -> dict[str, Argument]:
        return kinds.goods_said(self.given, self.wanted, self.credits)


class DeclinedDeal(PlayerEvent):
    """A deal of that player is declined."""

    RULE: ClassVar[str | None] = "OR-TRADE-04"

    player: kinds.Player


class Offer(PlayerEvent):
    """Credits are offered to that player."""

    RULE: ClassVar[str | None] = "OR-CREDIT-07"

    player: kinds.Player
    amount: kinds.Credits


class Request(PlayerEvent):
    """Tells that a player is asked for credits."""

    RULE: ClassVar[str | None] = "OR-CREDIT-07"

    player: kinds.Player
    amount: kinds.Credits


class Given(PlayerEvent):
    """Credits are given to that player."""

    RULE: ClassVar[str | None] = "OR-CREDIT-07"

    player: kinds.Player
    amount: kinds.Credits


class DeclinedOffer(PlayerEvent):
    """An offer or a request of that player is declined."""

    RULE: ClassVar[str | None] = "OR-CREDIT-07"

    player: kinds.Player


# The AI player.


class AiCard(PlayerEvent):
    """The card of its turn."""

    RULE: ClassVar[str | None] = "OR-SOLO-08"

    number: Count


class AiSection(PlayerEvent):
    """A section of its card begins: the first entry that applies is done, or all."""

    step: kinds.Step
    mode: kinds.Mode


class AiNothing(PlayerEvent):
    """No entry of a section applies."""

    RULE: ClassVar[str | None] = "OR-SOLO-11"

    step: kinds.Step


class AiStops(PlayerEvent):
    """It is defeated, and does no more."""

    RULE: ClassVar[str | None] = "OR-SOLO-59"


class AiDoes(PlayerEvent):
    entry: kinds.Printed


class AiSkips(PlayerEvent):
    entry: kinds.Printed
    why: kinds.Reason


class AiShuffled(PlayerEvent):
    """All its cards are shuffled."""

    RULE: ClassVar[str | None] = "OR-SOLO-13"


class AiPasses(CardEvent):
    """It does not want the open card, and discards it."""

    why: kinds.Reason


class AiBuysNot(CardEvent):
    why: kinds.Reason


class AiNoCrew(PlayerEvent):
    """A contact joins no crew."""

    RULE: ClassVar[str | None] = "OR-SOLO-65"

    contact: kinds.Contact


class AiGoal(PlayerEvent):
    """A goal token is placed, which makes so many there."""

    space: kinds.Space
    count: Count


class AiGoalGone(PlayerEvent):
    """A goal token is removed, which leaves so many there."""

    space: kinds.Space
    count: Count
