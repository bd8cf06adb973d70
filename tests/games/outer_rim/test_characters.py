"""OR-CHAR: what a character card is for."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.people import health, usable, with_trigger

EIGHT = ("boba_fett", "bossk", "doctor_aphra", "han_solo", "ig_88", "jyn_erso", "ketsu_onyo", "lando_calrissian")


@rule("OR-CHAR-01", "OR-CHAR-02")
@pytest.mark.parametrize("name", EIGHT)
def test_one_ability_is_there_from_the_start_and_the_other_when_the_goal_is_achieved(name: str) -> None:
    other = "bossk" if name != "bossk" else "ig_88"
    t = Table(f"{name} {other}")
    who = t.g.content.characters[t.g.character[0]]
    assert [one for _, one in with_trigger(t.g, 0, who.ability.trigger)] == [who.ability]
    assert [one for _, one in with_trigger(t.g, 0, who.flipped.trigger) if one is who.flipped] == []
    t.flipped(name)
    assert who.flipped in [one for _, one in with_trigger(t.g, 0, who.flipped.trigger)]
    assert who.ability in [one for _, one in with_trigger(t.g, 0, who.ability.trigger)]


@rule("OR-CHAR-02")
def test_a_flipped_card_has_no_goal_any_more() -> None:
    t = Table("ig_88 bossk").flipped("ig_88").contact("lothal/1", "greedo").holds("ig_88", "bounty_greedo")
    t.encounter("ig_88").play("contact lothal/1", "fight bounty_greedo")
    t.play("done", dice=["blank blank blank"])
    if t.choices == ["kill", "capture"]:
        t.play("kill")
    assert t.g.tokens[0] == 0


@rule("OR-CHAR-04")
@pytest.mark.parametrize(("name", "dice"), [("doctor_aphra", 2), ("jyn_erso", 3)])
def test_the_ground_combat_value_is_the_number_of_dice(name: str, dice: int) -> None:
    t = (
        Table(f"{name} bossk")
        .at(name, "ord_mantell")
        .draw("enc_cantonica_ord_mantell_08")
        .encounter(name)
        .play("space")
    )
    assert [len(roll) for roll in rolls_in(t.events)] == [dice, 3]


@rule("OR-CHAR-05")
@pytest.mark.parametrize(("name", "most"), [("bossk", 6), ("boba_fett", 6), ("han_solo", 4)])
def test_health_is_how_much_damage_defeats(name: str, most: int) -> None:
    t = Table(f"{name} ig_88").damage(name, wounds=most - 2).at(name, "lothal").draw("enc_lothal_mon_calamari_10")
    assert health(t.g, 0) == most
    t.encounter(name).play("space", dice=["blank blank"])  # no knowledge: 2 damage
    assert t.is_defeated(name)
    t = Table(f"{name} ig_88").damage(name, wounds=most - 3).at(name, "lothal").draw("enc_lothal_mon_calamari_10")
    t.encounter(name).play("space", dice=["blank blank"])
    assert not t.is_defeated(name)


@rule("OR-CHAR-06")
def test_the_card_says_with_what_the_character_begins() -> None:
    content = Table().g.content
    told = {who.id: (who.databank, dict(who.reputation)) for who in content.characters}
    assert told == {
        "boba_fett": (90, {}),
        "bossk": (90, {2: 1}),
        "doctor_aphra": (92, {}),
        "han_solo": (91, {2: -1}),
        "ig_88": (90, {}),
        "jyn_erso": (92, {0: 1}),
        "ketsu_onyo": (90, {3: 1}),
        "lando_calrissian": (91, {-1: 1}),  # with a faction of choice
    }


def test_the_ai_uses_no_ability() -> None:
    t = Table("han_solo", rival="lando_calrissian")
    assert usable(t.g, 1, "any_own_roll") == []
