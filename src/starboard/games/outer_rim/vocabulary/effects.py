"""All effects there are. The docstring of each says what it does, to the player who resolves it.

The parameters are read in the order of their fields; what is written inside them gets its script numbers in that order.
What an effect does is in the function that is registered for it (`resolve.py`), what it says in `say/`.
"""

# No `from __future__ import annotations`: the kinds of parameters are read from the annotations.

from starboard.games.outer_rim.ids import MOST
from starboard.games.outer_rim.vocabulary.effect import Effect, declared
from starboard.games.outer_rim.vocabulary.kinds import (
    Asset,
    CombatType,
    Databank,
    Deck,
    Dice,
    Direction,
    Enemy,
    Face,
    Faction,
    Few,
    Goods,
    Number,
    NumberOrAll,
    PlainCombatType,
    Player,
    Record,
    Reputation,
    Rest,
    Scope,
    Searched,
    Sheet,
    Side,
    Skill,
    SkillOrAny,
    Space,
    StepOfJob,
    Truth,
)
from starboard.games.outer_rim.vocabulary.scripts import Options, Results, Script
from starboard.games.outer_rim.vocabulary.when import When


@declared()
class GainCredits(Effect):
    """Take `amount` credits."""

    amount: Number


@declared()
class LoseCredits(Effect):
    """Lose `amount` credits or all you have."""

    amount: Number


@declared()
class StealCredits(Effect):
    """Take up to `amount` credits from the named player."""

    amount: Number
    from_: Player


@declared()
class Pay(Effect):
    """You may pay `amount` in full; only then resolve `effects`. Picking an option that starts with it means paying.
    With `trade_in` cargo, gear and mods may be traded in for it, as at a purchase.
    """

    amount: Number
    effects: Script
    trade_in: Truth = False


@declared()
class GainFame(Effect):
    """Move up `amount` on the fame track."""

    amount: Number


@declared()
class GainFameIf(Effect):
    """Gain `then` fame if the condition holds, otherwise `else` fame."""

    condition: When
    else_: Number
    then: Number


@declared()
class GainReputation(Effect):
    """Move the faction marker `amount` steps up."""

    amount: Number
    faction: Faction


@declared()
class LoseReputation(Effect):
    """Move the faction marker `amount` steps down."""

    amount: Number
    faction: Faction


@declared()
class SetReputation(Effect):
    """Put the faction marker on `value`."""

    faction: Faction
    value: Reputation


@declared()
class DamageCharacter(Effect):
    """Character suffers `amount` damage."""

    amount: Number


@declared()
class DamageShip(Effect):
    """Ship suffers `amount` damage."""

    amount: Number


@declared()
class RecoverCharacter(Effect):
    """Remove `amount` (or all) character damage."""

    amount: NumberOrAll


@declared()
class RecoverShip(Effect):
    """Remove `amount` (or all) ship damage."""

    amount: NumberOrAll


@declared()
class RecoverAll(Effect):
    """Remove all damage from both."""

    condition: When = ()


@declared()
class Test(Effect):
    """Make a skill test; resolve `pass` or `fail`."""

    fail: Script
    pass_: Script
    skill: Skill


@declared()
class OpponentTest(Effect):
    """The named player makes the test with own skills and abilities; store the outcome under `record`."""

    record: Record
    skill: Skill
    who: Player


@declared()
class Combat(Effect):
    """Fight an enemy that rolls dice; type says ground or ship; resolve win or lose before damage."""

    dice: Dice
    enemy: Enemy
    lose: Script
    type: PlainCombatType
    win: Script


@declared()
class FightPlayer(Effect):
    """Fight the target player, you attack; combat by_space = ground on a planet, ship elsewhere; defeated players are
    no target.
    """

    combat: CombatType
    lose: Script
    target: Player
    win: Script


@declared()
class Roll(Effect):
    """Roll dice; use the first results row that has a face among the dice."""

    dice: Dice
    results: Results


@declared("secret")
class Reroll(Effect):
    """Reroll up to `dice` of your own dice."""

    dice: Dice


@declared("secret")
class SetResult(Effect):
    """Turn the rolled die to `result`."""

    result: Face


@declared("secret")
class GainSkill(Effect):
    """Gain the skill for the current test."""

    skill: SkillOrAny


@declared()
class Choose(Effect):
    """Pick one option and resolve it. Options that start with a pay you cannot afford or a selector that finds nothing
    are not offered; if none is left nothing happens; if all options start with pay you may pick none.
    """

    options: Options


@declared()
class May(Effect):
    """Decide first, then resolve the effects or none of them."""

    effects: Script


@declared()
class If(Effect):
    """Resolve `then` if the condition holds, otherwise `else`."""

    condition: When
    else_: Script
    then: Script


@declared()
class Sequence(Effect):
    """Resolve effects in order as one entry."""

    effects: Script


@declared()
class Nothing(Effect):
    """No effect."""


@declared("section")
class GainResource(Effect):
    """You may take the asset printed on this card into a slot, making room if needed; otherwise the card goes back."""


@declared("section")
class KeepSecret(Effect):
    """Keep this card facedown as a secret; once used it goes to the bottom of its deck."""


@declared("contact")
class Recruit(Effect):
    """You may gain the crew of this databank card for cost and take the contact token off the map; making room is
    allowed.
    """

    cost: Number


@declared()
class MeetContact(Effect):
    """You may resolve a contact encounter in `scope` at once, bounty fight included; it is part of this encounter."""

    scope: Scope


@declared()
class PeekContacts(Effect):
    """Look secretly at up to `count` facedown contacts in `scope`."""

    count: Few
    scope: Scope


@declared()
class RevealContacts(Effect):
    """Turn up to `count` contacts in `scope` faceup."""

    count: Few
    scope: Scope


@declared()
class BuyDiscounted(Effect):
    """You may buy the top card of deck for its cost less `discount` (0, if it is not said; never below 0), anywhere;
    restrictions printed on the card hold; on Used Ship for Sale the `discount` lowers the ship price.
    """

    deck: Deck
    discount: Number = 0


@declared()
class SearchMarket(Effect):
    """Turn up the first `count` cards of deck, the open one included, for everybody to see. You may buy one of them,
    anywhere, as with `buy_discounted`; with `all` as `discount` it costs nothing. What becomes of the others is said by
    `rest`: they go to the bottom of the deck, or are shuffled into it. No patrol icon is resolved unless a card is
    bought.
    """

    count: Searched
    deck: Deck
    rest: Rest
    discount: NumberOrAll = 0


@declared()
class CycleMarket(Effect):
    """Put the top card of deck to the bottom, `count` times; no patrol icon is resolved."""

    count: Few
    deck: Deck


@declared()
class SellAsset(Effect):
    """You may discard up to `max` assets of the `types` for `multiplier` times their cost, each at most `cap` if given;
    assets without a cost cannot be sold.
    """

    max: Number
    multiplier: Number
    types: Goods
    cap: Number = MOST


@declared()
class DiscardAsset(Effect):
    """Discard `amount` assets of `type`, your choice, or all you have if fewer; cargo_illegal = ILLEGAL cargo."""

    amount: Number
    type: Asset


@declared()
class MovePatrol(Effect):
    """Move the faction patrol `distance` spaces `toward` a direction."""

    distance: Few
    faction: Faction
    toward: Direction


@declared()
class MovePatrolDirectly(Effect):
    """Place the faction patrol on the named space."""

    faction: Faction
    to: Space


@declared()
class MoveSelf(Effect):
    """Move up to `distance` spaces; patrols and the Maelstrom stop you as usual, the Maelstrom cannot be passed; no
    second encounter follows.
    """

    distance: Few


@declared()
class MoveSelfDirectly(Effect):
    """Place yourself on the named space."""

    to: Space


@declared("secret")
class IgnorePatrolStop(Effect):
    """During this move up to `count` patrol spaces do not stop you."""

    count: NumberOrAll


@declared()
class ExtraTurn(Effect):
    """Take another turn after this one (never from within an extra turn)."""


@declared()
class EndTurn(Effect):
    """Your turn ends now; later steps are lost, an extra turn already gained is not."""


@declared("job", "step")
class CompleteJob(Effect):
    """Job is complete: take its reward and leave the sequence."""


@declared("job", "step")
class FailJob(Effect):
    """Job fails: keep the job card, return the databank card."""


@declared("step")
class GotoStep(Effect):
    """Continue at `step`."""

    step: StepOfJob


@declared()
class ResolveDatabank(Effect):
    """Resolve a random databank card with `number`."""

    number: Databank


@declared("mishap")
class DeliverCargo(Effect):
    """The cargo being delivered is delivered after all."""


@declared("mishap")
class KeepCargo(Effect):
    """The cargo stays undelivered on the ship."""


@declared("mishap")
class DiscardCargo(Effect):
    """Discard the cargo being delivered."""


@declared("bought")
class GainShip(Effect):
    """Swap to the ship `sheet`, `side` up; the old ship is traded in."""

    sheet: Sheet
    side: Side


@declared("bought")
class BuyShipFromSupply(Effect):
    """Buy a supply ship that meets condition, trade-in included; the card cannot be bought if no such ship is
    affordable.
    """

    condition: When
    side: Side
    trade_in: Truth


@declared("bought")
class RemoveMatchingShipCard(Effect):
    """Remove the market card of the bought ship from the game."""


@declared("bought")
class ShuffleSelfIntoDeck(Effect):
    """Shuffle this card into its deck."""


@declared("reward", "bought", "ability")
class DiscardCard(Effect):
    """Discard this card."""


@declared("reward", "bought", "ability")
class RemoveCardFromGame(Effect):
    """Remove this card (and its captured token) from the game."""


@declared()
class OpponentGain(Effect):
    """The named player resolves `effects`."""

    effects: Script
    who: Player
