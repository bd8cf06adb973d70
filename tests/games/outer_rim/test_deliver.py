"""OR-DELIVER: the deliver action."""

from __future__ import annotations

from collections import Counter

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.ids import DIE, HIT


def arrived(cards: str, planet: str, name: str = "bossk") -> Table:
    """Somebody has landed with what they hold, and begins the action step."""
    t = Table(f"{name} boba_fett").ship(name, "yv_666").at(name, planet).holds(name, cards)
    return t.act(name)


@rule("OR-DELIVER-01", "OR-DELIVER-02")
def test_cargo_is_delivered_at_its_destination_and_discarded_for_its_reward() -> None:
    t = arrived("salvage food_supplies", "mon_calamari").play("deliver")
    t.expect_ask("bossk", "deliver", "hand-over salvage", "done")
    t.play("hand-over salvage")
    assert (t.credits_of("bossk"), t.held("bossk"), t.bottom("cargo")) == (9000, ["food_supplies"], "salvage")
    keys = [event.is_ for event in t.events]
    assert keys.index("gained") < keys.index("discarded")
    t = arrived("salvage", "lothal")
    t.refused("deliver")


@rule("OR-DELIVER-03", "OR-DELIVER-04")
def test_illegal_cargo_is_delivered_with_a_hit() -> None:
    t = arrived("stolen_weapons", "tatooine").play("deliver").play("hand-over stolen_weapons", dice=["hit"])
    assert (t.credits_of("bossk"), t.fame_of("bossk"), t.held("bossk")) == (10_000, 1, [])
    assert t.rules() >= {"OR-DELIVER-03", "OR-DELIVER-02"}
    t = arrived("salvage", "mon_calamari").play("deliver", "hand-over salvage")
    assert t.told("rolled") == []


@rule("OR-DELIVER-05")
def test_anything_else_brings_trouble_also_a_critical_hit() -> None:
    for face in ("crit", "focus", "blank"):
        t = arrived("stolen_weapons", "tatooine").databank("db_1_1").play("deliver")
        t.play("hand-over stolen_weapons", dice=[face, "blank blank"])
        assert t.told("databank")[0]["number"] == 1
        assert (t.credits_of("bossk"), t.fame_of("bossk"), t.held("bossk")) == (4000, 0, ["stolen_weapons"])
        assert t.patrol_at("imperial") == "tatooine"
        t.refused("deliver")  # not again in this turn


@rule("OR-EX-36")
def test_three_of_eight_faces_are_hits() -> None:
    assert Counter(DIE)[HIT] == 3
    t = arrived("stolen_weapons", "tatooine").play("deliver")
    delivered = 0
    for chance in range(800):
        trial = t.position.copy()
        trial.state.chance = chance * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        keys = {event.is_ for event in trial.play("hand-over stolen_weapons")}
        delivered += "databank" not in keys
    assert 250 < delivered < 350  # 300 are expected


@rule("OR-DELIVER-06", "OR-DELIVER-07")
def test_a_captive_is_delivered_for_the_alive_reward_and_leaves_the_game() -> None:
    t = arrived("bounty_lobot", "cantonica").captive("bounty_lobot").play("deliver", "hand-over bounty_lobot")
    assert (t.credits_of("bossk"), t.fame_of("bossk"), t.held("bossk")) == (9000, 1, [])
    assert t.g.removed >> t.card("bounty_lobot") & 1
    assert t.g.gone >> t.g.content.person["lobot"] & 1
    assert t.spot_of("lobot") is None
    t = arrived("bounty_lobot", "lothal").captive("bounty_lobot")  # not here
    t.refused("deliver")
    t = arrived("bounty_lobot", "cantonica")  # nobody was captured
    t.refused("deliver")


@rule("OR-DELIVER-08", "OR-DELIVER-09")
def test_any_number_of_things_one_after_another_as_one_likes() -> None:
    for first, second in (("stolen_prototype", "bounty_lobot"), ("bounty_lobot", "stolen_prototype")):
        t = arrived("stolen_prototype bounty_lobot", "cantonica").captive("bounty_lobot").play("deliver")
        t.expect_ask("bossk", "deliver", "hand-over stolen_prototype", "hand-over bounty_lobot", "done")
        for card in (first, second):
            t.play(f"hand-over {card}", dice=["hit"] if card == "stolen_prototype" else None)
        assert (t.credits_of("bossk"), t.fame_of("bossk"), t.held("bossk")) == (15_000, 2, [])


@rule("OR-DELIVER-11")
def test_what_is_gained_in_the_encounter_step_waits_for_the_next_turn() -> None:
    """A captive taken where it is wanted."""
    t = Table("bossk boba_fett").at("bossk", "cantonica").holds("bossk", "bounty_lobot")
    t.contact("cantonica/1", "lobot", faceup=True).encounter("bossk").play("contact cantonica/1")
    t.play("fight bounty_lobot", dice=["hit hit focus", "focus blank blank"]).play("capture")
    assert t.fame_of("bossk") == 0
    t.expect_ask("boba_fett", "plan")
    t.act("bossk").position._go_on()
    t.play("deliver", "hand-over bounty_lobot")
    assert t.fame_of("bossk") == 1


@rule("OR-DELIVER-12")
def test_nobody_has_to_deliver() -> None:
    t = arrived("salvage", "mon_calamari")
    t.expect_ask("bossk", "act", "deliver", "market", "end")
    t.play("end")
    assert t.held("bossk") == ["salvage"]
    t = arrived("salvage", "mon_calamari").play("deliver", "done")
    assert t.held("bossk") == ["salvage"]


def test_cargo_that_was_tried_in_vain_is_not_tried_again() -> None:
    t = arrived("stolen_prototype bounty_lobot", "cantonica").captive("bounty_lobot").databank("db_1_1").play("deliver")
    t.play("hand-over stolen_prototype", dice=["blank", "blank blank"])
    t.expect_ask("bossk", "deliver", "hand-over bounty_lobot", "done")
