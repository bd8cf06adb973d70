"""What the simple effects of the vocabulary do. Those of dice, jobs, patrols, markets are with their rules."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.combat import fight
from starboard.games.outer_rim.content import ENCOUNTERS, MARKET, Effect
from starboard.games.outer_rim.damage import dent, recover, wound
from starboard.games.outer_rim.decks import put_back
from starboard.games.outer_rim.deliver import Deliver
from starboard.games.outer_rim.holdings import DiscardSome, Gain, discard, remove
from starboard.games.outer_rim.job import deed_name
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import AGAINST_PLAYER, holds
from starboard.games.outer_rim.resolve import Resolve, effect, resolve, stop_resolving
from starboard.games.outer_rim.selectors import Picked, factions_of, pick_faction, pick_player, picks
from starboard.games.outer_rim.skill_test import SkillTest, begin_test
from starboard.games.outer_rim.standing import (
    gain_credits,
    gain_fame,
    gain_reputation,
    lose_credits,
    lose_reputation,
    set_reputation,
    spend,
)
from starboard.games.outer_rim.state import Combat, OuterRimState, has_type, holder
from starboard.games.outer_rim.tell import card_id, card_name, read_card
from starboard.games.outer_rim.words import BY_SPACE, CARGO, GROUND, IN_SPACE, JOB, NOBODY, NONE, PLANET
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell, tell_secret

# Credits and fame.


@effect("gain_credits")
def do_gain(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    gain_credits(g, player, effect.args["amount"], rule_of(g, card, "OR-CREDIT-02"))


@effect("lose_credits")
def do_lose(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    lose_credits(g, player, effect.args["amount"], "OR-CREDIT-13")


@effect("steal_credits")
def do_steal(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_player(g, player, effect.args["from"], "steal", (effect.args["amount"],))


@Picked.player("steal")
def steal_from(g: OuterRimState, player: int, victim: int, args: tuple[int, ...]) -> None:
    gain_credits(g, player, lose_credits(g, victim, args[0]))


@effect("gain_fame")
def do_fame(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    gain_fame(g, player, effect.args["amount"], rule_of(g, card, "OR-GOAL-04"))


@effect("gain_fame_if")
def do_fame_if(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    amount = effect.args["then" if holds(g, player, effect.args["condition"], card) else "else"]
    gain_fame(g, player, amount, rule_of(g, card, "OR-FAME-01"))


def rule_of(g: OuterRimState, card: int, otherwise: str) -> str:
    """The rule by which the card that is being resolved gives something."""
    if card == NONE:
        return otherwise
    about = g.content.cards[card]
    if holder(g, card) != NOBODY:
        return {CARGO: "OR-DELIVER-02", JOB: "OR-JOB-09"}.get(about.type, otherwise)
    return {MARKET: "OR-DECK-08", ENCOUNTERS: "OR-ECARD-04"}.get(about.origin, "OR-DATABANK-02")


# Reputation.


@effect("gain_reputation")
def do_gain_reputation(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_faction(g, player, effect.args["faction"], "gain", (effect.args["amount"],))


@Picked.faction("gain")
def gain_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    gain_reputation(g, player, faction, args[0])


@effect("lose_reputation")
def do_lose_reputation(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_faction(g, player, effect.args["faction"], "lose", (effect.args["amount"],))


@Picked.faction("lose")
def lose_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    lose_reputation(g, player, faction, args[0])


@effect("set_reputation")
def do_set_reputation(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_faction(g, player, effect.args["faction"], "set", (effect.args["value"],))


@Picked.faction("set")
def set_with(g: OuterRimState, player: int, faction: int, args: tuple[int, ...]) -> None:
    set_reputation(g, player, faction, args[0])


# Damage.


@effect("damage_character")
def do_wound(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    wound(g, player, effect.args["amount"])


@effect("damage_ship")
def do_dent(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    dent(g, player, effect.args["amount"])


@effect("recover_character")
def do_heal(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    recover(g, player, effect.args["amount"], 0, "OR-DAMAGE-04")


@effect("recover_ship")
def do_mend(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    recover(g, player, 0, effect.args["amount"], "OR-DAMAGE-04")


# Branches and choices.


@effect("nothing")
def do_nothing(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pass


@effect("if")
def do_if(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    resolve(g, player, effect.args["then" if holds(g, player, effect.args["condition"], card) else "else"], card)


@effect("sequence")
def do_sequence(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    resolve(g, player, effect.args["effects"], card)


@effect("pay")
def do_pay(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, Pay(player, effect.args["amount"], effect.args["effects"], card, False))


@effect("may")
def do_may(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, May(player, effect.args["effects"], card))


@effect("choose")
def do_choose(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, Choose(player, effect.args["options"], card))


def is_possible(g: OuterRimState, player: int, script: int) -> bool:
    """Whether a list can be begun: its first effect is no price that cannot be paid, and finds whom it is about."""
    effects = g.content.scripts[script]
    if not effects:
        return True
    first = effects[0]
    if first.do == "pay":
        return g.credits[player] >= int(first.args["amount"]) and is_possible(g, player, first.args["effects"])
    if "faction" in first.args and not factions_of(g, player, first.args["faction"]):
        return False
    who = first.args.get("who", first.args.get("from", first.args.get("target")))
    doing = "fight" if first.do == "fight_player" else ""
    return not isinstance(who, str) or bool(picks(g, player, who, doing))


def starts_with_pay(g: OuterRimState, script: int) -> bool:
    effects = g.content.scripts[script]
    return bool(effects) and effects[0].do == "pay"


@dataclass(slots=True)
class Pay(Choosing):
    """A price and what it buys: only who pays in full gets it (OR-TIMING-04)."""

    player: int
    amount: int
    script: int
    card: int
    agreed: bool  # it was chosen already

    def ask(self, g: OuterRimState) -> Ask | None:
        if g.credits[self.player] < self.amount:
            return None
        if self.agreed:
            self.answer(g, ("pay",))
            return None
        choices: list[Choice] = [("pay",), ("no",)]
        return Ask(self.player, "outer_rim-ask-price", choices, "OR-TIMING-04", amount=self.amount)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "pay":
            spend(g, self.player, self.amount)
            resolve(g, self.player, self.script, self.card)


def begin_chosen(g: OuterRimState, player: int, script: int, card: int) -> None:
    """Who has chosen to pay is not asked again."""
    effects = g.content.scripts[script]
    if starts_with_pay(g, script):
        price = effects[0]
        if len(effects) > 1:
            then(g, Resolve(player, script, card, 1))
        then(g, Pay(player, price.args["amount"], price.args["effects"], card, True))
    else:
        resolve(g, player, script, card)


@dataclass(slots=True)
class May(Choosing):
    player: int
    script: int
    card: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if not is_possible(g, self.player, self.script):
            return None
        about = deed_name(g, self.card)
        return Ask(self.player, "outer_rim-ask-may", [("yes",), ("no",)], "OR-TIMING-02", card=about)

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
        if choices and all(starts_with_pay(g, script) for _, script in self.options):
            choices.append(("none",))
        about = deed_name(g, self.card)
        return Ask(self.player, "outer_rim-ask-choose", choices, "OR-TIMING-18", card=about)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "option":
            script = dict(self.options)[choice[1]]
            begin_chosen(g, self.player, script, self.card)


# Other players.


@effect("opponent_gain")
def do_opponent(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_player(g, player, effect.args["who"], "resolve", (effect.args["effects"], card))


@Picked.player("resolve")
def resolve_for(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    resolve(g, other, args[0], args[1])


@effect("opponent_test")
def do_opponent_test(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pick_player(g, player, effect.args["who"], "test", (effect.args["skill"], card))


@Picked.player("test")
def test_other(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    """With own skills and abilities; it is only remembered whether it was passed."""
    begin_test(g, other, args[0])
    then(g, SkillTest(other, args[0], 0, 0, args[1], record=True))


@effect("fight_player")
def do_fight_player(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    args = effect.args
    pick_player(g, player, args["target"], "fight", (args["combat"], args["win"], args["lose"], card))


@Picked.player("fight")
def fight_with(g: OuterRimState, player: int, other: int, args: tuple[int, ...]) -> None:
    """On a planet on the ground, elsewhere in space, unless the card says how (OR-COMBAT-06, OR-DEFEAT-09)."""
    kind = args[0]
    if kind == BY_SPACE:
        kind = GROUND if g.content.spaces[g.space[player]].kind == PLANET else IN_SPACE
    fight(g, Combat(player, other, kind, 0, AGAINST_PLAYER, win=args[1], lose=args[2], card=args[3]))


# Cards.


@effect("gain_resource")
def do_gain_resource(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """The resource printed on the card that is being resolved (OR-ECARD-10, -11)."""
    if card in g.drawn:
        then(g, Gain(player, card))


@effect("keep_secret")
def do_keep_secret(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Facedown in front of one; only its keeper knows it (OR-SECRET-01, -02)."""
    g.drawn.remove(card)
    g.secrets[player].append(card)
    g.known[player] |= 1 << card
    tell_secret(g, "outer_rim-event-secret-kept", "OR-SECRET-01", (player,), {"card": card_name(g, card)}, seat=player)


@effect("discard_card")
def do_discard_card(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    owner = holder(g, card)
    if owner >= 0:
        discard(g, owner, card)
    elif card in g.drawn:
        g.drawn.remove(card)
        put_back(g, card)


@effect("remove_card_from_game")
def do_remove(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    remove(g, card)


@effect("discard_asset")
def do_discard_asset(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, DiscardSome(player, effect.args["type"], effect.args["amount"]))


@effect("sell_asset")
def do_sell(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    args = effect.args
    then(g, Sell(player, args["types"], args["max"], args["multiplier"], args.get("cap", 10**6)))


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
        return Ask(self.player, "outer_rim-ask-sell", [*choices, ("none",)], "OR-RES-05", multiplier=self.multiplier)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "sell":
            number = read_card(g, choice[1])
            then(g, Sell(self.player, self.types, self.left - 1, self.multiplier, self.cap))
            price = min(self.cap, self.multiplier * g.content.cards[number].cost)
            discard(g, self.player, number)
            gain_credits(g, self.player, price)


# The turn.


@effect("extra_turn")
def do_extra_turn(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Never from within an extra turn (OR-MAEL-06, -07)."""
    if not g.in_extra and not g.extra:
        g.extra = True
        tell(g, "outer_rim-event-extra-turn", "OR-MAEL-06", seat=player)


@effect("end_turn")
def do_end_turn(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Nothing more of this turn happens (OR-TURN-04)."""
    g.ended = True
    tell(g, "outer_rim-event-turn-ended", "OR-TURN-04", seat=player)
    stop_resolving(g)
    g.frames[:] = [frame for frame in g.frames if type(frame) is not Deliver]  # OR-DELIVER-10


# What a secret does is done where its moment is: dice, tests, moves.


@effect("reroll")
def do_reroll(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pass


@effect("set_result")
def do_set_result(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pass


@effect("gain_skill")
def do_gain_skill(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    pass
