"""Runs the simple effects of the vocabulary. Those of dice, jobs, patrols, markets are with their rules."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.combat import fight
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.content import ENCOUNTERS, MARKET
from starboard.games.outer_rim.damage import dent, recover, wound
from starboard.games.outer_rim.decks import put_back
from starboard.games.outer_rim.deliver import Deliver
from starboard.games.outer_rim.holdings import DiscardSome, Gain, discard, remove
from starboard.games.outer_rim.ids import BY_SPACE, CARGO, GROUND, IN_SPACE, JOB, NOBODY, NONE, PLANET
from starboard.games.outer_rim.job import deed_id
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import AGAINST_PLAYER, holds
from starboard.games.outer_rim.prices import Pay, begin_chosen, is_possible, price_of
from starboard.games.outer_rim.resolve import Resolve, effect, resolve
from starboard.games.outer_rim.selectors import Picked, pick_faction, pick_player
from starboard.games.outer_rim.skill_test import SkillTest, begin_test
from starboard.games.outer_rim.standing import (
    gain_credits,
    gain_fame,
    gain_reputation,
    lose_credits,
    lose_reputation,
    set_reputation,
)
from starboard.games.outer_rim.state import Combat, OuterRimState, has_type, holder
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.kernel.ask import Ask
from starboard.kernel.frame import cancel, then
from starboard.kernel.state import tell, tell_secret

# Credits and fame.


@effect(e.GainCredits)
def do_gain(g: OuterRimState, player: int, effect: e.GainCredits, card: int) -> None:
    gain_credits(g, player, effect.amount, GIVEN_BY.get(source_of(g, card, ""), "OR-CREDIT-02"))


@effect(e.LoseCredits)
def do_lose(g: OuterRimState, player: int, effect: e.LoseCredits, card: int) -> None:
    lose_credits(g, player, effect.amount, "OR-CREDIT-13")


@effect(e.StealCredits)
def do_steal(g: OuterRimState, player: int, effect: e.StealCredits, card: int) -> None:
    pick_player(g, player, effect.from_, "steal", (effect.amount,))


@Picked.player("steal")
def steal_from(g: OuterRimState, player: int, victim: int, args: tuple[int, ...]) -> None:
    gain_credits(g, player, lose_credits(g, victim, args[0]))


@effect(e.GainFame)
def do_fame(g: OuterRimState, player: int, effect: e.GainFame, card: int) -> None:
    source = source_of(g, card, "goal" if card == NONE else "other")
    gain_fame(g, player, effect.amount, source, GIVEN_BY[source])


@effect(e.GainFameIf)
def do_fame_if(g: OuterRimState, player: int, effect: e.GainFameIf, card: int) -> None:
    amount = effect.then if holds(g, player, effect.condition, card) else effect.else_
    source = source_of(g, card, "other")
    gain_fame(g, player, amount, source, GIVEN_BY[source])


# The rule by which something is given, by where it comes from.
GIVEN_BY = {
    "cargo": "OR-DELIVER-02",
    "job": "OR-JOB-09",
    "goal": "OR-GOAL-04",
    "encounter": "OR-ECARD-04",
    "databank": "OR-DATABANK-02",
    "luxury": "OR-DECK-08",
    "other": "OR-FAME-01",
}


def source_of(g: OuterRimState, card: int, otherwise: str) -> str:
    """Name the source of what the card that is being resolved gives."""
    if card == NONE:
        return otherwise
    about = g.content.cards[card]
    if holder(g, card) != NOBODY:
        return {CARGO: "cargo", JOB: "job"}.get(about.type, otherwise)
    return {MARKET: "luxury", ENCOUNTERS: "encounter"}.get(about.origin, "databank")


# Reputation.


@effect(e.GainReputation)
def do_gain_reputation(g: OuterRimState, player: int, effect: e.GainReputation, card: int) -> None:
    pick_faction(g, player, effect.faction, "gain", (effect.amount,))


@Picked.faction("gain")
def gain_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    gain_reputation(g, player, faction, args[0])


@effect(e.LoseReputation)
def do_lose_reputation(g: OuterRimState, player: int, effect: e.LoseReputation, card: int) -> None:
    pick_faction(g, player, effect.faction, "lose", (effect.amount,))


@Picked.faction("lose")
def lose_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    lose_reputation(g, player, faction, args[0])


@effect(e.SetReputation)
def do_set_reputation(g: OuterRimState, player: int, effect: e.SetReputation, card: int) -> None:
    pick_faction(g, player, effect.faction, "set", (effect.value,))


@Picked.faction("set")
def set_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    set_reputation(g, player, faction, args[0])


# Damage.


@effect(e.DamageCharacter)
def do_wound(g: OuterRimState, player: int, effect: e.DamageCharacter, card: int) -> None:
    wound(g, player, effect.amount)


@effect(e.DamageShip)
def do_dent(g: OuterRimState, player: int, effect: e.DamageShip, card: int) -> None:
    dent(g, player, effect.amount)


@effect(e.RecoverCharacter)
def do_heal(g: OuterRimState, player: int, effect: e.RecoverCharacter, card: int) -> None:
    recover(g, player, effect.amount, 0, "OR-DAMAGE-04")


@effect(e.RecoverShip)
def do_mend(g: OuterRimState, player: int, effect: e.RecoverShip, card: int) -> None:
    recover(g, player, 0, effect.amount, "OR-DAMAGE-04")


# Branches and choices.


@effect(e.Nothing)
def do_nothing(g: OuterRimState, player: int, effect: e.Nothing, card: int) -> None:
    pass


@effect(e.If)
def do_if(g: OuterRimState, player: int, effect: e.If, card: int) -> None:
    resolve(g, player, effect.then if holds(g, player, effect.condition, card) else effect.else_, card)


@effect(e.Sequence)
def do_sequence(g: OuterRimState, player: int, effect: e.Sequence, card: int) -> None:
    resolve(g, player, effect.effects, card)


@effect(e.Pay)
def do_pay(g: OuterRimState, player: int, effect: e.Pay, card: int) -> None:
    then(g, Pay(player, effect.amount, effect.effects, card, False, effect.trade_in))


@effect(e.May)
def do_may(g: OuterRimState, player: int, effect: e.May, card: int) -> None:
    then(g, May(player, effect.effects, card))


@effect(e.Choose)
def do_choose(g: OuterRimState, player: int, effect: e.Choose, card: int) -> None:
    then(g, Choose(player, effect.options, card))


@dataclass(slots=True)
class May(Choosing):
    player: int
    script: int
    card: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if not is_possible(g, self.player, self.script):
            return None
        about = asks.May(deed_id(g, self.card))
        return Ask(self.player, about, [("yes",), ("no",)], "OR-TIMING-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "yes":
            begin_chosen(g, self.player, self.script, self.card)


@dataclass(slots=True)
class Choose(Choosing):
    """One of several things; if all of them cost, none (`choose` in the vocabulary)."""

    player: int
    options: tuple[tuple[str, int], ...]
    card: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [
            ("option", label) for label, script in self.options if is_possible(g, self.player, script)
        ]
        if choices and all(price_of(g, script) for _, script in self.options):
            choices.append(("none",))
        return Ask(self.player, asks.Choose(deed_id(g, self.card)), choices, "OR-TIMING-18")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "option":
            script = dict(self.options)[choice[1]]
            begin_chosen(g, self.player, script, self.card)


# Other players.


@effect(e.OpponentGain)
def do_opponent(g: OuterRimState, player: int, effect: e.OpponentGain, card: int) -> None:
    pick_player(g, player, effect.who, "resolve", (effect.effects, card))


@Picked.player("resolve")
def resolve_for(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    resolve(g, other, args[0], args[1])


@effect(e.OpponentTest)
def do_opponent_test(g: OuterRimState, player: int, effect: e.OpponentTest, card: int) -> None:
    pick_player(g, player, effect.who, "test", (effect.skill, card))


@Picked.player("test")
def test_other(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    """With own skills and abilities; it is only remembered whether it was passed."""
    begin_test(g, other, args[0])
    then(g, SkillTest(other, args[0], 0, 0, args[1], record=True))


@effect(e.FightPlayer)
def do_fight_player(g: OuterRimState, player: int, effect: e.FightPlayer, card: int) -> None:
    pick_player(g, player, effect.target, "fight", (effect.combat, effect.win, effect.lose, card))


@Picked.player("fight")
def fight_with(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    """On a planet on the ground, elsewhere in space, unless the card says how (OR-COMBAT-06, OR-DEFEAT-09)."""
    kind = args[0]
    if kind == BY_SPACE:
        kind = GROUND if g.content.spaces[g.space[player]].kind == PLANET else IN_SPACE
    fight(g, Combat(player, other, kind, 0, AGAINST_PLAYER, win=args[1], lose=args[2], card=args[3]))


# Cards.


@effect(e.GainResource)
def do_gain_resource(g: OuterRimState, player: int, effect: e.GainResource, card: int) -> None:
    """The resource printed on the card that is being resolved (OR-ECARD-10, -11)."""
    if card in g.drawn:
        then(g, Gain(player, card))


@effect(e.KeepSecret)
def do_keep_secret(g: OuterRimState, player: int, effect: e.KeepSecret, card: int) -> None:
    """Facedown in front of one; only its keeper knows it (OR-SECRET-01, -02)."""
    g.drawn.remove(card)
    g.secrets[player].append(card)
    g.known[player] |= 1 << card
    tell_secret(g, events.SecretKept(player, card_id(g, card)), (player,))


@effect(e.DiscardCard)
def do_discard_card(g: OuterRimState, player: int, effect: e.DiscardCard, card: int) -> None:
    owner = holder(g, card)
    if owner >= 0:
        discard(g, owner, card)
    elif card in g.drawn:
        g.drawn.remove(card)
        put_back(g, card)


@effect(e.RemoveCardFromGame)
def do_remove(g: OuterRimState, player: int, effect: e.RemoveCardFromGame, card: int) -> None:
    if holder(g, card) != NOBODY or card in g.drawn:  # it may have been traded in meanwhile
        remove(g, player, card)


@effect(e.DiscardAsset)
def do_discard_asset(g: OuterRimState, player: int, effect: e.DiscardAsset, card: int) -> None:
    then(g, DiscardSome(player, effect.type, effect.amount))


@effect(e.SellAsset)
def do_sell(g: OuterRimState, player: int, effect: e.SellAsset, card: int) -> None:
    then(g, Sell(player, effect.types, effect.max, effect.multiplier, effect.cap))


@dataclass(slots=True)
class Sell(Choosing):
    """Discard resources for credits, as many as may be."""

    player: int
    types: tuple[int, ...]
    left: int
    multiplier: int
    cap: int

    def ask(self, g: OuterRimState) -> Ask | None:
        goods = [
            number
            for kind in self.types
            for number in has_type(g, self.player, kind)
            if g.content.cards[number].cost > 0
        ]
        if not goods or not self.left:
            return None
        choices: list[Choice] = [("sell", card_id(g, number)) for number in goods]
        return Ask(self.player, asks.Sell(self.multiplier), [*choices, ("none",)], "OR-RES-05")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "sell":
            number = read_card(g, choice[1])
            then(g, Sell(self.player, self.types, self.left - 1, self.multiplier, self.cap))
            price = min(self.cap, self.multiplier * g.content.cards[number].cost)
            discard(g, self.player, number)
            gain_credits(g, self.player, price)


# The turn.


@effect(e.ExtraTurn)
def do_extra_turn(g: OuterRimState, player: int, effect: e.ExtraTurn, card: int) -> None:
    """Never from within an extra turn (OR-MAEL-06, -07)."""
    if not g.in_extra and not g.extra:
        g.extra = True
        tell(g, events.ExtraTurn(player))


@effect(e.EndTurn)
def do_end_turn(g: OuterRimState, player: int, effect: e.EndTurn, card: int) -> None:
    """Nothing more of this turn happens (OR-TURN-04)."""
    g.ended = True
    tell(g, events.TurnEnded(player))
    cancel(g, Resolve, Deliver)  # OR-DELIVER-10
