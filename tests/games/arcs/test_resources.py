"""ARC-RES, ARC-PRELUDE and ARC-GUILD: tokens, and what is done before the first pip."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import rule


def red(card: str = "construction_4", slots: str = "") -> Table:
    t = Table().homes().lead("red", card)
    return t.slots("red", slots) if slots else t


def kinds(t: Table) -> set[str]:
    return {choice.split()[0] for choice in t.choices} - {"nothing", "end"}


@rule("ARC-RES-01", "ARC-RES-03")
def test_a_new_resource_goes_to_an_empty_slot_and_all_may_be_rearranged() -> None:
    t = red("administration_4", "fuel").city("red", "c1_arrow").play("tax c1_arrow/1")
    t.expect_ask("red", "arrange")
    # Three open slots of costs 3, 1 and 1: which one lies in the expensive one, or none of them.
    assert sorted(one.removeprefix("arrange ")[0] for one in t.choices) == ["-", "f", "w"]
    t.play(next(one for one in t.choices if one.removeprefix("arrange ")[0] == "w"))
    assert t.held("red").split()[0] == "weapon"


@rule("ARC-RES-03")
def test_the_arrangement_offered_first_moves_nothing_and_is_the_dearest_to_raid() -> None:
    t = red("administration_4", "- - fuel").city("red", "c1_arrow").play("tax c1_arrow/1")
    assert t.choices[0] == "arrange w-f----"
    t = red("administration_4", "fuel").city("red", "c1_arrow").play("tax c1_arrow/1")
    assert t.choices[0] == "arrange fw-----"


@rule("ARC-RES-04")
def test_the_arrangement_offered_first_keeps_what_was_gained() -> None:
    t = red("administration_4", "fuel relic psionic").city("red", "c1_arrow").play("tax c1_arrow/1")
    assert "w" in t.choices[0].removeprefix("arrange ")
    t.play(t.choices[0])
    assert "weapon" in t.held("red")


@rule("ARC-RES-04")
def test_what_cannot_be_held_is_discarded_by_choice() -> None:
    t = red("administration_4", "fuel relic psionic").city("red", "c1_arrow").play("tax c1_arrow/1")
    assert {"".join(sorted(one.removeprefix("arrange ").replace("-", ""))) for one in t.choices} == {
        "fpr",
        "fpw",
        "frw",
        "prw",
    }
    t.play(next(one for one in t.choices if "f" not in one.removeprefix("arrange ")))
    assert t.g.supply[1] == 5
    assert t.told("surplus") == [{"seat": "red", "type": "fuel"}]


@rule("ARC-RES-05", "ARC-CLEAN-06", "ARC-CK-12", "ARC-LIMIT-09")
@pytest.mark.parametrize(
    ("off", "tokens", "left"), [(3, "fuel fuel relic relic psionic weapon", 4), (2, "fuel relic relic psionic", 3)]
)
def test_a_city_that_returns_covers_slots_and_what_lay_there_must_go(off: int, tokens: str, left: int) -> None:
    t = Table().homes().hand("red", "aggression_2").hand("blue", "").hand("white", "")
    t.cities_off("red", off - 1).slots("red", tokens).trophy("blue", "red", "city").markers("warlord")
    t.play("pass")
    t.expect_ask("red", "arrange")
    t.play(t.choices[0])
    assert len(t.held("red").replace("- ", "").split()) == left
    assert t.g.cities[0] == 5 - off + 1


def returning(cities: int, off: int, tokens: str) -> Table:
    """Red has so many cities off the board, of which some come back at the end of the chapter, from two rivals."""
    t = Table().homes().hand("red", "aggression_2").hand("blue", "").hand("white", "").markers("warlord")
    t.cities_off("red", off - cities).trophy("blue", "red", "city").trophy("white", "red", "city", cities - 1)
    return t.slots("red", tokens).play("pass")


@rule("ARC-RES-05")
def test_resources_may_be_rearranged_when_an_empty_slot_is_covered() -> None:
    t = returning(1, 2, "fuel - relic -")
    t.expect_ask("red", "arrange")
    assert sorted(one.removeprefix("arrange ")[0] for one in t.choices) == ["-", "f", "r"]
    t.play(next(one for one in t.choices if one.startswith("arrange r")))
    assert (t.held("red").split()[0], t.holding("red")) == ("relic", "fuel relic")


@rule("ARC-RES-05", "ARC-RES-06")
@pytest.mark.parametrize("off", [4, 5])
def test_a_city_that_covers_no_resource_slot_lets_nothing_be_rearranged(off: int) -> None:
    t = returning(1, off, "fuel - relic")
    t.expect_ask("red", "lead")
    assert t.held("red") == "fuel - relic"


@rule("ARC-RES-05", "ARC-CLEAN-06")
def test_cities_that_come_back_together_are_one_occasion_to_rearrange() -> None:
    t = returning(2, 3, "fuel fuel relic psionic weapon material")
    t.expect_ask("red", "arrange")
    t.play("arrange wmp----")
    assert (t.held("red"), t.g.supply) == ("weapon material psionic", [4, 5, 4, 5, 4])
    assert [lost["type"] for lost in t.told("surplus")] == ["fuel", "fuel", "relic"]
    t.expect_ask("red", "lead")


@rule("ARC-RES-06")
def test_nothing_is_rearranged_when_a_token_is_spent() -> None:
    t = red(slots="fuel weapon").play("spend 1 fuel", "nothing")
    assert t.held("red") == "- weapon"
    t.expect_ask("red", "prelude")


@rule("ARC-RES-07", "ARC-PRELUDE-04")
def test_any_number_and_mix_of_tokens_may_be_spent() -> None:
    t = red(slots="fuel material weapon").ships("red", "c1_gate", 1).cities_off("red", 1)
    t.play("spend 3 weapon", "spend 1 fuel", "move c1_gate c1_hex", "spend 2 material", "build city c1_hex/1")
    assert t.held("red") == ""
    assert t.g.pips == 3


@rule("ARC-RES-08")
def test_material_builds_or_repairs() -> None:
    t = red("aggression_2", "material").ships("red", "c1_hex", 1, damaged=1).play("spend 1 material")
    assert kinds(t) == {"build", "repair"}


@rule("ARC-RES-09")
def test_fuel_moves_also_by_catapult() -> None:
    t = red(slots="fuel").starport("red", "c1_hex").ships("red", "c1_hex", 1).play("spend 1 fuel")
    assert kinds(t) == {"move"}
    t.play("move c1_hex c1_gate")
    t.expect_ask("red", "catapult")


@rule("ARC-RES-10", "ARC-RES-11")
def test_a_weapon_lets_pips_pay_for_battle_and_a_second_one_adds_nothing() -> None:
    t = red(slots="weapon weapon").ships("blue", "c5_hex", 1)
    assert "battle" not in kinds(t)
    t.play("spend 1 weapon")
    assert t.g.pips == 3
    first = t.can("battle")
    assert first
    t.play("spend 2 weapon")
    assert t.can("battle") == first


@rule("ARC-RES-10")
def test_a_weapon_serves_in_the_turn_it_is_spent_only() -> None:
    t = Table().homes().hand("red", "construction_2").hand("blue", "construction_3").slots("red", "weapon")
    t.ships("red", "c1_gate", 1).ships("blue", "c1_gate", 1).play("lead construction_2", "declare none")
    t.play("spend 1 weapon")
    assert "battle" in kinds(t)
    t.play("end", "surpass construction_3")
    t.expect_ask("blue", "prelude")
    assert "build" in kinds(t) and "battle" not in kinds(t)


@rule("ARC-PRELUDE-09")
@pytest.mark.parametrize("play", ["surpass mobilization_4", "copy mobilization_4", "pivot construction_2"])
def test_a_follower_has_a_prelude_in_every_mode(play: str) -> None:
    t = Table().homes().hand("red", "mobilization_3").hand("blue", "mobilization_4 construction_2")
    t.slots("blue", "fuel").turn("lead mobilization_3").play(play, "seize none")
    t.expect_ask("blue", "prelude")
    t.play("spend 1 fuel").expect_ask("blue", "spent")


@rule("ARC-RES-12")
def test_a_weapon_does_not_let_a_psionic_pay_for_battle() -> None:
    t = red("administration_4", "weapon psionic").play("spend 1 weapon", "spend 2 psionic")
    assert "battle" not in kinds(t)
    assert "influence" in kinds(t)


@rule("ARC-RES-13")
def test_a_relic_secures() -> None:
    t = red(slots="relic").court("bc02 red:1").play("spend 1 relic")
    assert t.choices == ["secure bc02", "nothing"]


@rule("ARC-RES-14", "ARC-RES-15")
def test_a_psionic_takes_an_action_of_the_lead_card_also_after_a_pivot() -> None:
    t = Table().homes().pivot("red", "construction_4", lead="administration_2", leader="white").slots("red", "psionic")
    t.city("red", "c1_hex").play("spend 1 psionic")
    assert kinds(t) == {"tax", "influence"}


@rule("ARC-RES-16", "ARC-PRELUDE-09")
@pytest.mark.parametrize("mode", ["copy", "pivot"])
def test_a_weapon_works_for_the_single_action_of_a_follower(mode: str) -> None:
    t = Table().homes()
    getattr(t, mode)("red", "mobilization_4", lead="construction_2", leader="white").slots("red", "weapon")
    t.play("spend 1 weapon")
    assert "battle" in kinds(t)


@rule("ARC-RES-18", "ARC-PRELUDE-02", "ARC-PRELUDE-05", "ARC-GLOSS-08")
def test_spent_tokens_reach_the_supply_with_the_first_pip() -> None:
    t = red("mobilization_4", "fuel").ships("red", "c1_gate", 1)
    t.play("spend 1 fuel", "move c1_gate c1_hex")
    assert (t.g.supply[1], t.g.spent[1]) == (4, 1)
    assert t.g.prelude
    t.play("influence bc02")
    assert (t.g.supply[1], t.g.spent[1]) == (5, 0)
    assert not t.g.prelude
    assert t.can("spend") == []


@rule("ARC-PRELUDE-03")
def test_without_a_pip_the_prelude_ends_with_the_turn() -> None:
    t = red("mobilization_4", "fuel").play("spend 1 fuel", "nothing", "end")
    assert (t.g.supply[1], t.g.prelude) == (5, False)


@rule("ARC-CK-11")
def test_a_spent_token_cannot_be_regained_in_the_same_prelude() -> None:
    t = red("administration_4", "fuel psionic").city("red", "c1_crescent").supply(fuel=0)
    t.play("spend 1 fuel", "nothing", "spend 2 psionic", "tax c1_crescent/1")
    assert t.held("red") == ""
    assert t.told("none-left") == [{"seat": "red", "type": "fuel"}]


@rule("ARC-PRELUDE-01")
def test_the_prelude_opens_after_declaring() -> None:
    t = Table().homes().hand("red", "mobilization_3").slots("red", "fuel").play("lead mobilization_3")
    assert t.can("spend") == []
    t.play("declare tyrant")
    assert t.can("spend") == ["spend 1 fuel"]


@rule("ARC-PRELUDE-10")
def test_outrage_of_a_prelude_action_strikes_tokens_not_yet_spent() -> None:
    t = red("aggression_2", "psionic weapon").ships("red", "c1_arrow", 3).city("blue", "c1_arrow", damaged=True)
    t.play("spend 1 psionic", "battle c1_arrow 1", "dice skirmish 3", dice="skirmish:1 skirmish:4 skirmish:4")
    assert t.outraged("red") == ["weapon"]
    assert t.held("red") == ""


@rule("ARC-GUILD-01", "ARC-GUILD-02", "ARC-SCORE-02", "ARC-SCORE-05", "ARC-SCORE-06")
def test_icons_of_guild_cards_count_like_tokens() -> None:
    t = Table().cards("red", "bc02 bc07 bc21 bc18").slots("red", "material relic").slots("blue", "psionic fuel")
    counts = {one.ambition: one.counts for one in t.position.game.view(t.g, None).standings}
    assert counts["tycoon"] == [3, 1, 0]
    assert counts["keeper"] == [2, 0, 0]
    assert counts["empath"] == [1, 1, 0]


@rule("ARC-GUILD-03", "ARC-SCORE-16")
def test_weapons_count_for_nothing() -> None:
    t = Table().cards("red", "bc12 bc15").slots("red", "weapon weapon")
    assert all(not any(one.counts) for one in t.position.game.view(t.g, None).standings)


@rule("ARC-GUILD-06", "ARC-EX-20", "ARC-PRECEDENCE-03", "ARC-PRECEDENCE-04")
def test_loyal_engineers_are_kept_and_spend_anything_as_material_despite_outrage() -> None:
    t = red("aggression_2", "fuel").cards("red", "bc01").outrage("red", "material").ships("red", "c1_hex", 1)
    assert t.can("spend") == ["spend 1 fuel", "spend 1 material"]
    t.play("spend 1 material")
    assert "build" in kinds(t)
    t = red("aggression_2", "material").outrage("red", "material").ships("red", "c1_hex", 1).play("spend 1 material")
    t.expect_ask("red", "prelude")


@rule("ARC-GUILD-07", "ARC-GUILD-08", "ARC-GUILD-09", "ARC-EX-23")
def test_example_23_a_union_brings_the_card_to_hand_at_the_end_of_the_round() -> None:
    t = Table().homes().lead("red", "administration_4").cards("red", "bc04").hand("red", "").hand("white", "")
    t.hand("blue", "aggression_2")
    union = next(choice for choice in t.choices if "administration_4" in choice)
    t.play(union)
    assert t.area("red") == []
    t.turn().turn("copy aggression_2")
    assert t.in_hand("red") == ["administration_4"]
    assert t.discarded() == ["bc04"]
    assert t.g.chapter == 1
    t.expect_ask("red", "lead")


@rule("ARC-RES-19")
def test_what_lies_on_a_card_counts_and_can_be_spent() -> None:
    t = red("mobilization_4").cards("red", "lore13").slots("red", "- - - - - - fuel")
    counts = {one.ambition: one.counts for one in t.position.game.view(t.g, None).standings}
    assert counts["tycoon"] == [1, 0, 0]
    assert t.can("spend") == ["spend 7 fuel"]
