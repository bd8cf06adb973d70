"""OR-SKILL: two dice, and how often the skill is held."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table, rolls_in
from marks import rule
from starboard.games.outer_rim.ids import CREW, INFLUENCE, PILOTING, SKILLS, TECH
from starboard.games.outer_rim.people import skill

REGATTA = "enc_lothal_mon_calamari_03"  # Mon Calamari: piloting; 5,000, or 1 damage to the ship
RACES = "enc_cantonica_ord_mantell_06"  # Cantonica: influence; 5,000, or 1,000 less
YACHT = "enc_cantonica_ord_mantell_07"  # Cantonica: tech; 5,000, or nothing


def regatta(name: str, t: Table | None = None) -> Table:
    t = t or Table(f"{name} bossk")
    return t.at(name, "mon_calamari").draw(REGATTA).encounter(name)


@rule("OR-SKILL-01")
def test_every_character_and_every_crew_card_has_a_skill() -> None:
    content = Table().g.content
    assert all(character.skills for character in content.characters)
    crew = [card for card in content.cards if card.type == CREW]
    # Hired help has none of its own: it gains the one that is needed, as its text says.
    assert {card.asset for card in crew if not card.skills} == {f"hired_help_{n}" for n in (1, 2, 3)}


@rule("OR-SKILL-02")
def test_a_test_rolls_two_dice() -> None:
    t = regatta("han_solo").play("space")
    assert [len(roll) for roll in rolls_in(t.events)] == [2]


@rule("OR-SKILL-03", "OR-SKILL-07")
@pytest.mark.parametrize(("roll", "passed"), [("crit blank", True), ("hit hit", False), ("hit focus", False)])
def test_without_the_skill_only_a_critical_hit_passes(roll: str, passed: bool) -> None:
    t = regatta("ig_88").play("space", dice=[roll])
    assert t.told("tested")[0]["passed"] == passed
    assert t.rules() >= {"OR-SKILL-03"}


@rule("OR-SKILL-04", "OR-CHAR-03")
@pytest.mark.parametrize(
    ("roll", "passed"), [("hit blank", True), ("crit blank", True), ("focus focus", False), ("focus blank", False)]
)
def test_with_the_skill_once_a_hit_passes_too(roll: str, passed: bool) -> None:
    t = regatta("han_solo").play("space", dice=[roll])
    assert t.told("tested")[0]["passed"] == passed


@rule("OR-SKILL-05", "OR-SKILL-06")
@pytest.mark.parametrize(("roll", "passed"), [("focus blank", True), ("hit blank", True), ("blank blank", False)])
def test_with_the_skill_twice_a_focus_passes_too(roll: str, passed: bool) -> None:
    t = regatta("han_solo", Table().holds("han_solo", "crew_boshek"))  # once on the character, once on crew
    t.play("space", dice=[roll])
    assert t.told("tested")[0]["passed"] == passed


@rule("OR-SKILL-06")
def test_copies_of_the_character_and_of_all_crew_are_added() -> None:
    t = Table().ship("han_solo", "yt_1300").holds("han_solo", "crew_boshek crew_chewbacca crew_hera_syndulla")
    assert skill(t.g, 0, PILOTING) == 4
    assert skill(t.g, 0, INFLUENCE) == 1
    assert skill(t.g, 0, TECH) == 0


@rule("OR-SKILL-08")
def test_what_passing_and_failing_brings_is_on_the_card() -> None:
    t = Table("lando_calrissian bossk").at("lando_calrissian", "cantonica").draw(RACES).encounter("lando_calrissian")
    t.play("space", dice=["hit blank"])
    assert t.play("done").credits_of("lando_calrissian") == 4000 + 5000
    t = Table("han_solo bossk").at("han_solo", "cantonica").draw(RACES).encounter("han_solo")
    assert t.play("space", dice=["hit blank"]).credits_of("han_solo") == 4000 - 1000


@rule("OR-SKILL-04", "OR-SKILL-09", "OR-EX-20")
def test_han_solo_passes_with_one_hit_and_his_ship_is_not_damaged() -> None:
    # Tatooine, sandstorm: fail, 2 damage to the ship; of passing nothing is said.
    t = Table().at("han_solo", "tatooine").draw("enc_tatooine_nal_hutta_08").encounter("han_solo")
    t.play("space", dice=["blank hit"])
    assert t.told("tested")[0]["passed"] is True
    assert (t.dents_of("han_solo"), t.credits_of("han_solo")) == (0, 4000)


@rule("OR-SKILL-09")
def test_where_only_passing_is_described_failing_brings_nothing() -> None:
    t = Table().at("han_solo", "cantonica").draw(YACHT).encounter("han_solo").play("space", dice=["hit hit"])
    assert t.told("tested")[0]["passed"] is False
    assert (t.credits_of("han_solo"), t.wounds_of("han_solo"), t.dents_of("han_solo")) == (4000, 0, 0)


@rule("OR-SKILL-10")
def test_the_skills_of_the_character_stay_whatever_happens() -> None:
    t = Table().damage("han_solo", wounds=3).holds("han_solo", "crew_boshek")
    t.at("han_solo", "cantonica").draw(RACES).encounter("han_solo").play("space", dice=["blank blank"])
    t.g.held[0].clear()
    for number in range(len(SKILLS)):
        assert skill(t.g, 0, number) == t.g.content.characters[t.g.character[0]].skills.count(number)


@rule("OR-SKILL-11", "OR-SKILL-12", "OR-EX-14")
def test_doctor_aphra_may_gain_tech_although_she_has_it_and_only_for_this_test() -> None:
    t = Table("doctor_aphra bossk").at("doctor_aphra", "cantonica").draw(YACHT).encounter("doctor_aphra")
    t.play("space")
    t.expect_ask("doctor_aphra", "test", "skill doctor_aphra tech", "roll")
    t.play("skill doctor_aphra tech", dice=["focus blank"])  # a focus passes: she holds it twice
    assert t.told("tested")[0]["passed"] is True
    assert t.rules() >= {"OR-SKILL-05"}
    assert skill(t.g, 0, TECH) == 1
    assert t.g.roll is None


@rule("OR-SKILL-11")
def test_a_skill_gained_for_one_test_is_not_there_at_the_next() -> None:
    t = (
        Table("doctor_aphra bossk")
        .at("doctor_aphra", "lothal")
        .draw("enc_lothal_mon_calamari_01")
        .encounter("doctor_aphra")
    )
    t.play("space").play("skill doctor_aphra influence", dice=["hit blank"])
    assert t.told("tested")[0]["passed"] is True
    assert skill(t.g, 0, INFLUENCE) == 0


def test_a_test_of_another_player_uses_that_players_skills_and_abilities() -> None:
    t = Table("han_solo doctor_aphra").at("doctor_aphra", "lothal").holds("han_solo", "legendary_game_of_sabacc")
    t.databank("db_40_1").encounter("han_solo").play("job legendary_game_of_sabacc")
    t.expect_ask("doctor_aphra", "test", "skill doctor_aphra influence", "roll")
    t.play("roll", dice=["hit hit"])
    assert t.told("tested")[0] | {} == {"seat": "doctor_aphra", "skill": "influence", "passed": False}


def test_damage_that_would_defeat_cannot_be_paid() -> None:
    t = Table("doctor_aphra bossk").damage("doctor_aphra", wounds=4)
    t.at("doctor_aphra", "cantonica").draw(YACHT).encounter("doctor_aphra").play("space")
    assert t.told("tested")  # nobody was asked
