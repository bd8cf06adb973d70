"""Lore cards about ambitions and resources: Keeper's Trust and Solidarity, Warlord's Terror, Tyrant's Ego, Tycoon's
Ambition and Charm, Ancient Holdings; and the cards that are discarded to end Outrage."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.battle.steal import CARD, SLOT, stealable
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import KEEPER
from starboard.games.arcs.score import count
from starboard.games.arcs.tables.cards import ALL_LORE
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.kernel.chance import Dice, below


def prelude(cards: str, *declared: str | None) -> Table:
    """Red has led, with these cards in its area and these ambitions declared."""
    return Table().cards("red", cards).markers(*declared).lead("red", "aggression_4")


def raid(cards: str, declared: str | None) -> Table:
    """What red may steal from blue with any number of keys."""
    return Table().cards("blue", cards).markers(declared)


def loot(t: Table) -> list[tuple[int, int]]:
    return stealable(t.g, 0, 1)


# Keeper's Trust.


@card("lore21", 1)
def test_while_keeper_is_declared_a_type_that_the_thief_has_is_not_stolen() -> None:
    t = raid("lore21", "keeper").slots("red", "fuel").slots("blue", "fuel relic")
    assert loot(t) == [(SLOT, 1)]


@card("lore21", 1)
def test_what_lies_on_a_cartel_counts_as_what_the_thief_has() -> None:
    t = raid("lore21", "keeper").cards("red", "bc06").slots("blue", "fuel relic")
    assert loot(t) == [(SLOT, 1)]
    t.supply(fuel=0)
    assert loot(t) == [(SLOT, 0), (SLOT, 1)]


@card("lore21", 1)
def test_there_is_no_trust_while_keeper_is_not_declared() -> None:
    t = raid("lore21", "empath").slots("red", "fuel").slots("blue", "fuel relic")
    assert loot(t) == [(SLOT, 0), (SLOT, 1)]


@card("lore21", 1)
def test_trust_does_not_protect_guild_cards() -> None:
    t = raid("lore21 bc06", "keeper").slots("red", "fuel")
    assert loot(t) == [(CARD, 5)]


@card("lore21", 1)
def test_in_one_raid_a_second_resource_of_a_type_is_safe() -> None:
    t = Table().ships("red", "c1_arrow", 2).ships("blue", "c1_arrow", 1).cards("blue", "lore21").markers("keeper")
    t.cities_off("blue", 1).slots("blue", "- fuel fuel").lead("red", "aggression_4")
    t.play("battle c1_arrow 1", "dice raid 1", dice="raid:1")
    t.expect_ask("red", "raid", "steal slot 2", "steal slot 3", "stop")
    t.play("steal slot 2")
    t.arrange()
    t.expect_ask("red", "act")


# Keeper's Solidarity.


@card("lore22", 1)
def test_while_keeper_is_declared_guild_cards_of_a_type_that_is_held_are_safe() -> None:
    t = raid("lore22 bc02 bc13", "keeper").slots("blue", "material")
    assert loot(t) == [(CARD, 12), (SLOT, 0)]


@card("lore22", 1)
def test_what_lies_on_a_cartel_is_held() -> None:
    """The cartel protects itself and the other cards of its type as long as it has a token."""
    t = raid("lore22 bc06 bc09", "keeper")
    assert loot(t) == []
    t.supply(fuel=0)
    assert loot(t) == [(CARD, 5), (CARD, 8)]


@card("lore22", 1)
def test_there_is_no_solidarity_while_keeper_is_not_declared() -> None:
    assert loot(raid("lore22 bc02", "warlord").slots("blue", "material")) == [(CARD, 1), (SLOT, 0)]


@card("lore22", 1)
@card("bc22", 1)
def test_with_sworn_guardians_and_a_relic_nothing_can_be_stolen() -> None:
    t = raid("lore22 bc22 bc02", "keeper").slots("blue", "relic fuel")
    assert loot(t) == []


# Warlord's Terror.


@card("lore24", 1)
def test_each_trophy_handed_back_pays_for_an_influence() -> None:
    t = prelude("lore24", "warlord").trophy("red", "blue", "ship", 2).trophy("red", "white", "agent")
    assert t.can("warlords-terror") == ["warlords-terror 1 ship", "warlords-terror 2 agent"]
    t.play("warlords-terror 1 ship", "influence bc02", "warlords-terror 2 agent", "influence bc08")
    assert t.trophies("red") == {"blue ship": 1}
    assert (t.g.ships[1], t.g.agents[2]) == (14, 10)
    assert t.on_card("bc02") == t.on_card("bc08") == {"red": 1}
    assert (t.g.prelude, t.g.pips) == (True, 2)


@rule("ARC-NEWACT-07")
@card("lore24", 1)
def test_the_influence_of_warlords_terror_must_be_taken_and_nothing_replaces_it() -> None:
    t = prelude("lore24 bc12", "warlord").trophy("red", "blue", "ship").captive("red", "blue")
    t.play("warlords-terror 1 ship")
    t.expect_ask("red", "granted", *(f"influence {name}" for name in t.row()))


@rule("ARC-RES-05", "ARC-CLEAN-05")
@card("lore24", 1)
def test_a_city_handed_back_covers_slots_of_its_owner() -> None:
    t = prelude("lore24", "warlord").trophy("red", "blue", "city").slots("blue", "fuel relic weapon")
    t.play("warlords-terror 1 city").expect_ask("blue", "arrange")
    t.play("arrange fr-----").expect_ask("red", "granted")


@rule("ARC-INFLUENCE-02")
@card("lore24", 1)
def test_a_trophy_may_be_handed_back_without_an_agent_to_influence_with() -> None:
    t = prelude("lore24", "warlord").trophy("red", "blue", "ship").left("red", agents=0).slots("red", "weapon")
    t.play("warlords-terror 1 ship").expect_ask("red", "prelude")
    assert t.trophies("red") == {}


@card("lore24", 1)
@pytest.mark.parametrize("declared", [None, "tyrant"])
def test_there_is_no_terror_while_warlord_is_not_declared(declared: str | None) -> None:
    assert not prelude("lore24", declared).trophy("red", "blue", "ship").can("warlords-terror")


@rule("ARC-PRELUDE-02")
@card("lore24", 1)
def test_terror_ends_with_the_prelude() -> None:
    t = prelude("lore24", "warlord").trophy("red", "blue", "ship").ships("red", "c1_arrow", 1)
    assert not t.play("move c1_arrow c1_gate").can("warlords-terror")


# Tyrant's Ego.


@card("lore25", 1)
def test_each_captive_handed_back_pays_for_a_secure() -> None:
    t = prelude("lore25", "tyrant").captive("red", "blue").captive("red", "white")
    t.court("bc02 red:1", "bc08 red:2 blue:1")
    assert t.can("tyrants-ego") == ["tyrants-ego 1", "tyrants-ego 2"]
    t.play("tyrants-ego 1").expect_ask("red", "granted", "secure bc02", "secure bc08")
    t.play("secure bc08")
    assert t.captives("red") == {"white": 1, "blue": 1}
    t.play("tyrants-ego 2", "secure bc02")
    assert t.captives("red") == {"blue": 1}
    assert t.area("red") == ["bc02", "bc08", "lore25"]


@card("lore25", 1)
def test_no_captive_is_handed_back_without_a_card_to_secure() -> None:
    t = prelude("lore25", "tyrant").captive("red", "blue").court("bc02 red:1 blue:1")
    assert not t.can("tyrants-ego")


@card("lore25", 1)
def test_there_is_no_ego_while_tyrant_is_not_declared() -> None:
    assert not prelude("lore25", "warlord").captive("red", "blue").court("bc02 red:1").can("tyrants-ego")


# Tycoon's Ambition.


@rule("ARC-AMBITION-15", "ARC-AMBITION-07")
@card("lore27", 1)
def test_all_material_and_fuel_are_given_up_for_a_declaration_without_zero() -> None:
    t = prelude("lore27", "tycoon").cities_off("red", 3).slots("red", "material fuel relic material")
    assert t.can("tycoons-ambition") == [
        f"tycoons-ambition {name}" for name in ("tyrant", "warlord", "keeper", "empath")
    ]
    t.play("tycoons-ambition keeper")
    assert t.held("red") == "- - relic"
    assert t.boxes() == ["tycoon", None, "keeper"]
    assert not t.g.zero
    assert t.g.supply[:2] == [5, 5]


@card("lore27", 1)
def test_tycoons_ambition_works_with_nothing_to_give_up() -> None:
    assert prelude("lore27", "tycoon").play("tycoons-ambition empath").boxes() == ["tycoon", None, "empath"]


@card("lore27", 1)
def test_tycoons_ambition_does_not_touch_a_cartel() -> None:
    t = prelude("lore27 bc03", "tycoon").slots("red", "material").play("tycoons-ambition empath")
    assert "bc03" in t.area("red")
    assert t.g.supply[0] == 5


@card("lore27", 1)
def test_tycoons_ambition_comes_before_any_other_action() -> None:
    t = prelude("lore27", "tycoon").slots("red", "weapon").play("spend 1 weapon")
    assert not t.can("tycoons-ambition")


@card("lore27", 1)
def test_tycoons_ambition_declares_exactly_one_ambition() -> None:
    t = prelude("lore27", "tycoon").slots("red", "weapon").play("tycoons-ambition empath")
    assert not t.can("tycoons-ambition")


@rule("ARC-AMBITION-10")
@card("lore27", 1)
@pytest.mark.parametrize("declared", [("warlord",), ("tycoon", "tycoon", "keeper")])
def test_tycoons_ambition_needs_tycoon_declared_and_a_marker(declared: tuple[str, ...]) -> None:
    assert not prelude("lore27", *declared).can("tycoons-ambition")


@card("lore27", 1)
@card("leader07", 2)
def test_the_feastbringer_gives_a_guild_card_for_tycoons_ambition() -> None:
    assert not prelude("lore27 leader07", "tycoon").can("tycoons-ambition")
    t = prelude("lore27 leader07 bc13", "tycoon").slots("red", "fuel").play("tycoons-ambition empath")
    assert "bc13" in t.area("blue")
    assert t.boxes() == ["tycoon", None, "empath"]
    assert t.held("red") == ""


# Tycoon's Charm.


@card("lore28", 1)
def test_material_and_fuel_are_exchanged_for_resources_of_free_choice() -> None:
    t = prelude("lore28", "tycoon").slots("red", "material fuel")
    t.play("tycoons-charm material relic")
    t.arrange()
    t.play("tycoons-charm fuel psionic")
    t.arrange()
    assert sorted(t.held("red").split()) == ["psionic", "relic"]
    assert t.g.supply == [5, 5, 5, 4, 4]
    assert not t.can("tycoons-charm")


@rule("ARC-GLOSS-04")
@card("lore28", 1)
def test_only_what_the_supply_has_is_gained_for_it() -> None:
    t = prelude("lore28", "tycoon").slots("red", "fuel").supply(relic=0, weapon=0, fuel=0)
    assert t.can("tycoons-charm") == [f"tycoons-charm fuel {kind}" for kind in ("material", "fuel", "psionic")]


@card("lore28", 1)
@rule("ARC-PRELUDE-04")
def test_what_was_gained_may_be_exchanged_again_in_the_same_prelude() -> None:
    """No rule limits it: it may go to and fro, and the player ends it."""
    t = prelude("lore28", "tycoon").slots("red", "fuel")
    for given, gained in (("fuel", "material"), ("material", "fuel"), ("fuel", "fuel")) * 3:
        t.play(f"tycoons-charm {given} {gained}").arrange()
        assert (t.holding("red"), t.g.prelude) == (gained, True)
    assert t.g.supply == [5, 4, 5, 5, 5]
    assert not t.turn().g.prelude


@card("lore28", 1)
@pytest.mark.parametrize("seed", range(20))
def test_an_exchange_at_random_comes_to_an_end(seed: int) -> None:
    t = prelude("lore28", "tycoon").cities_off("red", 3).slots("red", "fuel material fuel material fuel fuel").begin()
    dice = Dice(seed)
    for _ in range(100):
        ask = t.position.ask
        assert ask is not None
        if ask.kind == "follow":
            return
        t.play(ask.options[below(dice, len(ask.options))].notation)
    raise AssertionError("the turn does not end")


@card("lore28", 1)
def test_other_resources_are_not_exchanged() -> None:
    assert not prelude("lore28", "tycoon").slots("red", "relic weapon").can("tycoons-charm")


@card("lore28", 1)
def test_what_lies_on_a_cartel_is_not_exchanged() -> None:
    assert not prelude("lore28 bc03", "tycoon").can("tycoons-charm")


@card("lore28", 1)
def test_there_is_no_charm_while_tycoon_is_not_declared() -> None:
    assert not prelude("lore28", "empath").slots("red", "fuel").can("tycoons-charm")


# Discarded to end Outrage.

ENDING = [
    pytest.param("lore19", "empaths-vision", ["psionic"], marks=card("lore19", 2)),
    pytest.param("lore21", "keepers-trust", ["relic"], marks=card("lore21", 2)),
    pytest.param("lore23", "warlords-cruelty", ["weapon"], marks=card("lore23", 2)),
    pytest.param("lore25", "tyrants-ego", ["weapon"], marks=card("lore25", 2)),
    pytest.param("lore28", "tycoons-charm", ["material", "fuel"], marks=card("lore28", 2)),
]


@rule("ARC-PRELUDE-07")
@pytest.mark.parametrize(("name", "deed", "ended"), ENDING)
def test_a_card_is_discarded_to_end_outrage_of_its_types_alone(name: str, deed: str, ended: list[str]) -> None:
    types = ["material", "fuel", "weapon", "relic", "psionic"]
    t = prelude(name, None).outrage("red", *types).slots("red", "weapon")
    t.play(f"discard-{deed}")
    assert t.outraged("red") == [kind for kind in types if kind not in ended]
    assert t.g.agents[0] == 5 + len(ended)
    assert t.area("red") == []
    assert t.discarded() == []
    assert [told["type"] for told in t.told("outrage-over")] == ended


@rule("ARC-PRELUDE-11")
@pytest.mark.parametrize(("name", "deed", "ended"), ENDING)
def test_a_card_may_be_discarded_although_there_is_no_outrage_to_end(name: str, deed: str, ended: list[str]) -> None:
    t = prelude(name, None).slots("red", "weapon").play(f"discard-{deed}")
    assert t.area("red") == []


@rule("ARC-OUTRAGE-05")
@card("lore23", 2)
def test_the_agent_that_comes_back_takes_the_place_of_a_placeholder() -> None:
    t = prelude("lore23", None).outrage("red", "weapon").left("red", agents=0).slots("red", "fuel")
    t.g.outrage[0] |= 1 << 3
    t.g.placeholders[0] |= 1 << 3
    t.play("discard-warlords-cruelty")
    assert (t.outraged("red"), t.g.placeholders[0], t.g.agents[0]) == (["relic"], 0, 0)


@rule("ARC-OUTRAGE-06")
@card("lore23", 2)
def test_a_type_works_again_when_its_outrage_is_over() -> None:
    t = Table().cards("red", "lore28").outrage("red", "fuel").slots("red", "fuel").ships("red", "c1_arrow", 1)
    t.lead("red", "construction_4").play("discard-tycoons-charm", "spend 1 fuel", "move c1_arrow c1_gate")
    assert t.fleet("red", "c1_gate") == (1, 0)


# Ancient Holdings.


@card("lore13", 1)
def test_ancient_holdings_hold_one_more_resource() -> None:
    t = Table().cards("red", "lore13").slots("red", "fuel fuel").city("red", "c1_hex").lead("red", "administration_4")
    t.slots("red", "- - fuel").play("tax c1_hex/1").expect_ask("red", "arrange")
    t.play("arrange fff---m")
    assert t.held("red") == "fuel fuel fuel - - - material"


@card("lore13", 1)
def test_a_resource_on_ancient_holdings_is_spent_like_others() -> None:
    t = Table().cards("red", "lore13").slots("red", "- - - - - - fuel").ships("red", "c1_arrow", 1)
    t.lead("red", "construction_4").play("spend 7 fuel", "move c1_arrow c1_gate")
    assert t.held("red") == ""


@rule("ARC-RES-19")
@card("lore13", 1)
def test_a_resource_on_ancient_holdings_counts_for_ambitions() -> None:
    t = Table().cards("red", "lore13").slots("red", "relic - - - - - relic")
    assert count(t.g, 0, KEEPER) == 2


@rule("ARC-RAID-11")
@card("lore13", 1)
@pytest.mark.parametrize(("dice", "loot"), [(1, []), (2, ["steal slot 7"])])
def test_a_resource_on_ancient_holdings_costs_four_keys(dice: int, loot: list[str]) -> None:
    t = Table().ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", damaged=1).cards("blue", "lore13")
    t.slots("blue", "- fuel - - - - relic").lead("red", "aggression_4")
    t.play("battle c1_arrow 1", f"dice raid {dice}", dice=" ".join(["raid:1"] * dice))
    t.expect_ask("red", "raid", "steal slot 2", *loot, "stop")


@rule("ARC-OUTRAGE-14")
@card("lore13", 1)
def test_outrage_takes_what_lies_on_ancient_holdings() -> None:
    t = Table().ships("red", "c1_arrow", 2).city("blue", "c1_arrow", damaged=True).cards("red", "lore13")
    t.slots("red", "relic - - - - - weapon").lead("red", "aggression_4")
    t.play("battle c1_arrow 1", "dice skirmish 1", dice="skirmish:1")
    assert t.held("red") == "relic"


@rule("ARC-RES-05")
@card("lore13", 1)
def test_a_city_that_returns_does_not_cover_ancient_holdings() -> None:
    t = Table().cards("red", "lore13 lore10").city("red", "c1_hex").slots("red", "fuel fuel - - - - relic")
    t.lead("red", "construction_4").play("prune c1_hex/1")
    assert t.held("red") == "fuel fuel - - - - relic"


# All of them.


@rule("ARC-LORE-02", "ARC-RAID-09")
def test_lore_cards_are_not_stolen() -> None:
    t = raid(" ".join(card.id for card in LORE), None)
    assert loot(t) == []


@rule("ARC-LORE-02")
def test_lore_cards_have_no_type_and_count_for_no_ambition() -> None:
    t = raid(" ".join(card.id for card in LORE), None)
    assert [count(t.g, 1, ambition) for ambition in range(5)] == [0] * 5
    assert not any(GAME.content.raid_cost[card] for card in ALL_LORE)


@rule("ARC-OUTRAGE-10")
def test_lore_cards_survive_outrage() -> None:
    t = Table().ships("red", "c1_arrow", 2).city("blue", "c1_arrow", damaged=True).cards("red", "lore23 bc13")
    t.lead("red", "aggression_4").play("battle c1_arrow 1", "dice assault 1", dice="assault:1")
    assert t.outraged("red") == ["weapon"]
    assert t.area("red") == ["lore23"]


@rule("ARC-LORE-01")
@pytest.mark.parametrize("deed", ["summon c1_hex/1", "deed:guide", "tycoons-charm fuel relic", "discard-tyrants-ego"])
def test_without_the_lore_card_there_is_no_such_ability(deed: str) -> None:
    t = Table("red blue white").ships("red", "c1_hex", 2).city("red", "c1_hex").slots("red", "fuel").markers("tycoon")
    assert t.lead("red", "construction_2").refused(deed) == ("deed-card", "ARC-LORE-01")


@rule("ARC-LORE-01", "ARC-PRELUDE-04")
def test_a_lore_card_lasts() -> None:
    t = prelude("lore24", "warlord").trophy("red", "blue", "ship", 2)
    t.play("warlords-terror 1 ship", "influence bc02", "warlords-terror 1 ship", "influence bc02")
    assert t.area("red") == ["lore24"]
    assert t.on_card("bc02") == {"red": 2}
