"""All kinds of abilities: what a card, character or ship lets its holder do, or gives by itself.

Each has the triggers at which the rules look for it: any other pair of words would be an ability that nobody could ever
use, or that did something else than it says.
"""

# No `from __future__ import annotations`: the kinds of parameters are read from the annotations.

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields, replace
from typing import ClassVar, TypeVar, dataclass_transform

from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.vocabulary.conditions import Condition
from starboard.games.outer_rim.vocabulary.declared import Declared, declare
from starboard.games.outer_rim.vocabulary.kinds import (
    Asset,
    CombatType,
    Damaged,
    Deck,
    Dice,
    DiceOrAll,
    Duration,
    Face,
    FaceOrAny,
    Faction,
    Few,
    Inside,
    Number,
    NumberOrAll,
    Player,
    Scope,
    SkillOrAny,
    Skills,
    Slot,
    Stat,
    Whose,
)
from starboard.games.outer_rim.vocabulary.scripts import MayUpgrade, PerResult, Script, Tiers, Upgrade, Upgraded


@dataclass(frozen=True, slots=True)
class Ability(Declared):
    """Declares what all kinds have. Each kind says if there may or must be a condition, a limit and a cost."""

    moments: ClassVar[tuple[str, ...]] = ()  # its triggers
    must: ClassVar[tuple[str, ...]] = ()  # of `condition`, `limit` and `cost`, what must be written
    may: ClassVar[tuple[str, ...]] = ()

    number: int
    source: str  # id of what it is printed on
    trigger: str
    _: KW_ONLY
    condition: Condition = ()
    limit: str = ""  # "", once_per_turn, once_per_combat
    pay: int = 0  # what its use costs: credits, or damage to the character
    wound: int = 0


A = TypeVar("A", bound=Ability)
ABILITIES: dict[str, type[Ability]] = {}


@dataclass_transform(frozen_default=True)
def declared(*moments: str, must: tuple[str, ...] = (), may: tuple[str, ...] = ()) -> Callable[[type[A]], type[A]]:
    """Declare a kind of abilities."""

    def register(cls: type[A]) -> type[A]:
        made = declare(cls)
        made.moments, made.must, made.may = moments, must, may
        assert made.word not in ABILITIES, made.word
        ABILITIES[made.word] = made
        return made

    return register


ROLLS = ("ground_combat_roll", "ship_combat_roll", "illegal_delivery_roll")
DAMAGED = ("when_character_damaged", "when_ship_damaged")


@declared("always", "start_of_combat", may=("condition",))
class StatBonus(Ability):
    """The value `stat` is higher by `amount`."""

    amount: Few
    stat: Stat


@declared("any_own_roll", *ROLLS, may=("limit",))
class Reroll(Ability):
    """Reroll up to `dice` dice of your own roll, or `only` those with a face."""

    dice: DiceOrAll
    whose: Whose
    only: Face = NONE


@declared(*ROLLS, may=("condition",))
class TurnResult(Ability):
    """Turn up to `count` dice from a face to a face; upgrade replaces values when its condition holds."""

    count: Few
    from_: FaceOrAny
    to: Face
    upgrade: MayUpgrade = None


@declared("start_of_combat", must=("condition",))
class AddResult(Ability):
    """Add `count` dice showing result when your roll is totalled; the condition is checked at the trigger."""

    count: Few
    result: Face


@declared("after_opponent_roll", must=("condition",))
class CancelResult(Ability):
    """Ignore `count` dice showing result in the enemy roll; `upgrade` replaces values when its condition holds."""

    count: Few
    result: Face
    upgrade: Upgraded


D = TypeVar("D", bound=TurnResult | CancelResult)


def upgraded(ability: D, upgrade: Upgrade) -> D:
    """Give the same ability with the values of its upgrade."""
    known = {parameter.field for parameter in ability.parameters}
    better = {one.name: getattr(upgrade, one.name) for one in fields(upgrade) if one.name in known}
    return replace(ability, **{name: value for name, value in better.items() if value is not None})


@declared("before_opponent_roll", must=("condition",))
class FewerDice(Ability):
    """The opponent rolls `amount` dice fewer, at least 0."""

    amount: Number


@declared("before_skill_test", may=("limit",))
class ExtraDie(Ability):
    """Roll `dice` dice more in a skill test, or only in tests of `skills`."""

    dice: Dice
    skills: Skills = ()


@declared(*DAMAGED, must=("condition",))
class DamageCap(Ability):
    """Suffer at most `amount` damage from this combat."""

    amount: Number


@declared(*DAMAGED, must=("limit",))
class PreventDamage(Ability):
    """Ignore `amount` damage."""

    amount: Number


@declared("action", "after_combat_won", may=("condition", "cost"))
class Recover(Ability):
    """Recover `amount` from `what`, for a cost if one is given."""

    amount: NumberOrAll
    what: Damaged


@declared("any_time_own_turn", must=("condition",))
class DiscardToRecover(Ability):
    """Discard this card to recover `amount` from `what`."""

    amount: NumberOrAll
    what: Damaged


@declared("before_skill_test", may=("limit", "cost"))
class GainSkill(Ability):
    """Gain a skill for the duration; cost and `after_pass` if given."""

    duration: Duration
    skill: SkillOrAny
    after_pass: Script = 0


@declared(
    "reputation_gained",
    "cargo_delivered",
    "illegal_cargo_delivered",
    "captured_contact_delivered",
    "contact_eliminated",
    "bounty_reward_gained",
    "job_completed",
    "patrol_defeated",
)
class GainCredits(Ability):
    """Gain `amount` credits."""

    amount: Number


@declared("patrol_defeated", must=("condition",))
class ExtraFame(Ability):
    """Gain `amount` more fame."""

    amount: Number


@declared("illegal_cargo_delivered", "job_completed", "bounty_reward_gained")
class TradeCreditsForFame(Ability):
    """You may reduce the credit reward, which must be above 0, to 0 to gain fame."""

    fame: Number


@declared("always")
class FameWhile(Ability):
    """You have the fame of the highest tier whose condition holds (lost when it stops)."""

    tiers: Tiers


@declared("market_buy", may=("condition", "limit"))
class Discount(Ability):
    """Market cost reduced by `amount`, at least 0."""

    amount: Number


@declared("market_buy")
class ExtraCycle(Ability):
    """Cycle `count` further decks in the market action."""

    count: Few


@declared("action")
class GainMarketCard(Ability):
    """Take the top card of `deck` if its cost is `cost`, wherever you are; it needs a slot as usual."""

    cost: Number
    deck: Deck
    scope: Scope


@declared("always")
class ExtraSlot(Ability):
    """There are `amount` more slots of the kind `slot`, inside this card."""

    amount: Few
    inside: Inside
    slot: Slot


@declared("action", "after_planning_move")
class PeekContacts(Ability):
    """Look secretly at up to `count` facedown contacts in `scope`."""

    count: Few
    scope: Scope


@declared("action")
class MovePatrol(Ability):
    """Move the faction patrol `distance` spaces as you like."""

    distance: Few
    faction: Faction


@declared("during_move")
class IgnorePatrolStop(Ability):
    """In each of your moves up to `count` patrol spaces do not stop you."""

    count: NumberOrAll


@declared("when_losing_reputation", may=("limit", "cost"))
class PreventReputationLoss(Ability):
    """Ignore a reputation loss (optionally one faction, for a cost)."""

    faction: Faction = ""


@declared("encounter")
class FightPlayer(Ability):
    """Fight a player here; resolve `win` if you win."""

    combat: CombatType
    win: Script


@declared("planning", "action", "encounter", may=("condition", "cost"))
class Resolve(Ability):
    """Resolve `effects`, for a cost if one is given, if they can be begun: in place of the planning choice, as an
    action, or in place of the encounter.
    """

    effects: Script


@declared("other_player_encounter")
class MayBeAttacked(Ability):
    """Others here may fight you as their encounter."""

    combat: CombatType


@declared("when_gained")
class MarkPlanet(Ability):
    """The `chooser` marks a planet as the destination of this card."""

    chooser: Player


@declared("action", must=("condition",))
class RollPerCrew(Ability):
    """Roll one die per crew; resolve `per_result` for each."""

    per_result: PerResult


@declared("when_defeated")
class DiscardAsset(Ability):
    """Discard `amount` assets of `type`."""

    amount: Number
    type: Asset


@declared("ship_combat_lost")
class DiscardSelf(Ability):
    """Discard this card."""
