"""The abilities of gear, mods and cargo that are bought, and of those that encounters give."""

from __future__ import annotations

import pytest

from games.outer_rim.cards.fights import dice, squadron, street
from games.outer_rim.table import Table
from marks import card
from starboard.games.outer_rim.ids import GROUND_COMBAT, HEALTH, HULL, HYPERDRIVE, SHIP_COMBAT
from starboard.games.outer_rim.people import value

# What +X is about, and how much.
BONUSES = [
    pytest.param("dl_44", GROUND_COMBAT, 1, marks=card("dl_44", 1)),
    pytest.param("vibro_ax", GROUND_COMBAT, 1, marks=card("vibro_ax", 1)),
    pytest.param("iqa_11", GROUND_COMBAT, 1, marks=card("iqa_11", 1)),
    pytest.param("mpl_57", GROUND_COMBAT, 2, marks=card("mpl_57", 1)),
    pytest.param("gear_holdout_blaster", GROUND_COMBAT, 1, marks=card("gear_holdout_blaster", 1)),
    pytest.param("armored_vest", HEALTH, 2, marks=card("armored_vest", 1)),
    pytest.param("plastoid_armor", HEALTH, 2, marks=card("plastoid_armor", 1)),
    pytest.param("mandalorian_armor", HEALTH, 3, marks=card("mandalorian_armor", 1)),
    pytest.param("gear_clone_plating", HEALTH, 1, marks=card("gear_clone_plating", 1)),
    pytest.param("quad_laser", SHIP_COMBAT, 1, marks=card("quad_laser", 1)),
    pytest.param("proton_torpedoes", SHIP_COMBAT, 1, marks=card("proton_torpedoes", 1)),
    pytest.param("shield_upgrade", HULL, 1, marks=card("shield_upgrade", 1)),
    pytest.param("improved_nav_computer", HYPERDRIVE, 1, marks=card("improved_nav_computer", 1)),
    pytest.param("mod_jury_rigged_motivator", HYPERDRIVE, 1, marks=card("mod_jury_rigged_motivator", 1)),
]


@pytest.mark.parametrize(("source", "stat", "amount"), BONUSES)
def test_plus_x(source: str, stat: int, amount: int) -> None:
    before = Table("lando_calrissian bossk")
    after = Table("lando_calrissian bossk").holds("lando_calrissian", source)
    for one in (GROUND_COMBAT, HEALTH, HULL, HYPERDRIVE, SHIP_COMBAT):
        assert value(after.g, 0, one) == value(before.g, 0, one) + (amount if one == stat else 0)


@card("vibroknife", 2)
def test_the_vibroknife_is_a_die_for_who_knows_stealth_or_strength() -> None:
    for name, more in (("boba_fett", 1), ("bossk", 1), ("han_solo", 0)):
        rival = "ig_88"
        t = Table(f"{name} {rival}").holds(name, "vibroknife")
        assert value(t.g, 0, GROUND_COMBAT) == 3 + more


@card("vibro_ax", 2)
def test_the_vibro_ax_turns_a_hit_for_who_knows_strength() -> None:
    t = street(Table("bossk ig_88").holds("bossk", "vibro_ax")).play("space", dice=["hit hit blank blank"])
    t.expect_ask("bossk", "turn", "turn vibro_ax hit crit", "done")
    t.play("turn vibro_ax hit crit", dice=["crit hit blank blank", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 3
    assert not street(Table().holds("han_solo", "vibro_ax")).play("space", dice=["hit hit blank blank"]).can("turn")


@card("iqa_11", 2)
def test_with_the_iqa_11_a_winner_suffers_at_most_two() -> None:
    t = street(Table().holds("han_solo", "iqa_11")).play("space", dice=["hit hit hit blank", "hit hit hit"])
    assert t.wounds_of("han_solo") == 2
    t = street(Table().holds("han_solo", "iqa_11")).play("space", dice=["hit hit blank blank", "hit hit hit"])
    assert t.wounds_of("han_solo") == 3  # lost


@card("plastoid_armor", 2)
def test_plastoid_armor_takes_a_die_from_the_opponent_of_who_knows_strength() -> None:
    assert dice(street(Table("bossk ig_88").holds("bossk", "plastoid_armor")).play("space")) == [3, 2]
    assert dice(street(Table().holds("han_solo", "plastoid_armor")).play("space")) == [3, 3]
    assert dice(squadron(Table("bossk ig_88").holds("bossk", "plastoid_armor")).play("space")) == [2, 3]


@card("jetpack", 1)
@card("ion_cannon", 1)
@pytest.mark.parametrize("source", ["jetpack", "ion_cannon"])
def test_a_hit_of_the_opponent_is_ignored_or_a_critical_hit_by_who_knows_tactics(source: str) -> None:
    fight, own = (street, "hit hit blank") if source == "jetpack" else (squadron, "hit hit")
    t = fight(Table().holds("han_solo", source)).play("space", dice=[own, "crit hit blank"])
    t.expect_ask("han_solo", "ignore", f"cancel {source} hit", f"cancel {source} crit", "done")
    t.play(f"cancel {source} crit")
    assert t.told("combat-won")[0]["enemy_damage"] == 1
    assert t.told("ignored")[0]["faces"] == ["crit"]
    t = fight(Table("lando_calrissian bossk").holds("lando_calrissian", source)).play("space", dice=["hit hit"])
    t.play("done", dice=["crit hit blank"])
    t.expect_ask("lando_calrissian", "ignore", f"cancel {source} hit", "done")
    other = squadron if fight is street else street
    assert not other(Table().holds("han_solo", source)).play("space").can("cancel")


@card("autoblaster", 1)
def test_the_autoblaster_turns_two_focus_or_one_into_a_critical_hit_by_who_knows_tactics() -> None:
    t = squadron(Table().holds("han_solo", "autoblaster")).play("space", dice=["focus focus"])
    t.expect_ask("han_solo", "turn", "turn autoblaster focus hit", "turn autoblaster focus crit", "done")
    t.play("turn autoblaster focus hit", dice=["hit hit", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2
    t = squadron(Table().holds("han_solo", "autoblaster")).play("space", dice=["focus focus"])
    t.play("turn autoblaster focus crit", dice=["crit focus", "blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 2  # not both
    t = squadron(Table("ig_88 bossk").holds("ig_88", "autoblaster")).play("space", dice=["focus focus"])
    t.expect_ask("ig_88", "turn", "turn autoblaster focus hit", "done")


@card("targeting_computer", 1)
def test_the_targeting_computer_rerolls_any_blanks_once_in_a_combat() -> None:
    t = squadron(Table().holds("han_solo", "targeting_computer")).play("space", dice=["blank blank"])
    t.expect_ask(
        "han_solo",
        "reroll",
        "reroll targeting_computer blank",
        "reroll targeting_computer blank,blank",
        "done",
    )
    t.play("reroll targeting_computer blank,blank", dice=["hit blank", "blank blank blank"])
    assert t.told("combat-won")  # it was not asked again


@card("maneuvering_thrusters", 1)
def test_thrusters_need_tactics() -> None:
    assert dice(squadron(Table("ig_88 bossk").holds("ig_88", "maneuvering_thrusters")).play("space")) == [2, 3]


@card("mod_sensor_jammer", 1)
def test_the_sensor_jammer_takes_a_die_from_a_patrol() -> None:
    t = Table().holds("han_solo", "mod_sensor_jammer").patrol("rebel", "lothal").encounter("han_solo")
    assert dice(t.play("patrol rebel")) == [2, 2]
    assert dice(squadron(Table().holds("han_solo", "mod_sensor_jammer")).play("space")) == [2, 3]


@card("bacta_supplies", 1)
def test_bacta_heals_all_of_who_is_no_droid_at_any_time() -> None:
    t = Table().holds("han_solo", "bacta_supplies").damage("han_solo", wounds=3, dents=1).plan("han_solo")
    t.play("use bacta_supplies")
    assert (t.wounds_of("han_solo"), t.dents_of("han_solo"), t.held("han_solo")) == (0, 1, [])
    for step in ("act", "encounter"):
        t = Table().holds("han_solo", "bacta_supplies").damage("han_solo", wounds=3)
        assert getattr(t, step)("han_solo").can("use bacta_supplies")
    t = Table("ig_88 bossk").holds("ig_88", "bacta_supplies").damage("ig_88", wounds=3).plan("ig_88")
    assert not t.can("use")


@card("smuggling_compartment", 1)
def test_the_smuggling_compartment_holds_cargo() -> None:
    t = Table().holds("han_solo", "smuggling_compartment food_supplies").market("cargo", "salvage").act("han_solo")
    t.play("market", "buy cargo", "pay")
    assert t.held("han_solo") == ["smuggling_compartment", "food_supplies", "salvage"]
    t = Table().holds("han_solo", "food_supplies").market("cargo", "salvage").act("han_solo")
    t.play("market", "buy cargo", "pay")
    t.expect_ask("han_solo", "gain", "replace food_supplies")


@card("smuggling_compartment", 2)
def test_the_smuggling_compartment_makes_an_illegal_delivery_good() -> None:
    t = Table().holds("han_solo", "smuggling_compartment stolen_supplies").at("han_solo", "kessel").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["crit"])  # a critical hit is not good
    t.expect_ask("han_solo", "after-roll", "turn smuggling_compartment crit hit", "done")
    t.play("turn smuggling_compartment crit hit")
    assert t.credits_of("han_solo") == 9000
