"""OR-AMB-64 to -76: what the rulebooks leave open, each point decided once; the catalogue has the reasons.

Decided elsewhere: expert mode (test_solo.py).
"""

from __future__ import annotations

from games.outer_rim.solo_table import solo
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.holdings import PlaceContact
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, SKILLS
from starboard.games.outer_rim.people import skill
from starboard.games.outer_rim.view import view

STREET = "enc_cantonica_ord_mantell_08"


@rule("OR-AMB-64", "OR-PATROL-10")
def test_who_beats_a_patrol_does_not_win_by_fame_that_the_lost_reputation_takes_away() -> None:
    """Her wardrobe is worth 1 with two good reputations; the second is lost with the patrol that brings the tenth."""
    t = Table("jyn_erso boba_fett").fame("jyn_erso", 8).reputation("jyn_erso", rebel=1, imperial=1)
    t.holds("jyn_erso", "extravagant_wardrobe").patrol("imperial", "lothal", level=2).encounter("jyn_erso")
    assert t.fame_of("jyn_erso") == 9
    t.play("patrol imperial", dice=["hit hit", "blank blank focus focus focus"])
    assert (t.fame_of("jyn_erso"), t.over) == (9, False)
    # Without such a card the fame of the patrol wins at once.
    t = Table("jyn_erso boba_fett").fame("jyn_erso", 9).reputation("jyn_erso", rebel=1, imperial=1)
    t.patrol("imperial", "lothal", level=2).encounter("jyn_erso")
    t.play("patrol imperial", dice=["hit hit", "blank blank focus focus focus"])
    assert t.over


@rule("OR-AMB-65")
def test_nothing_is_shown_of_a_secret_but_the_deck_it_came_from() -> None:
    t = Table().at("han_solo", "cantonica").draw("enc_cantonica_ord_mantell_05").encounter("han_solo").play("space")
    assert t.g.secrets[0] == [t.card("enc_cantonica_ord_mantell_05")]
    mine, theirs = view(t.g, 0).players[0].secrets, view(t.g, 1).players[0].secrets
    assert [secret.card for secret in mine] == ["enc_cantonica_ord_mantell_05"]
    assert [(secret.card, secret.deck) for secret in theirs] == [(None, "cantonica_ord_mantell")]


@rule("OR-AMB-66", "OR-SOLO-53")
def test_of_facedown_contacts_the_ai_takes_the_lowest_class() -> None:
    """Greedo is of a lower class than Qi'ra. In version 2 it took the left one."""
    for version, crew in ((3, "crew_greedo"), (2, "crew_qira")):
        t = solo()
        t.set(version=version).at("ai", "lothal").contact("lothal/1", "qira").contact("lothal/2", "greedo")
        assert t.section("ai_2", ENCOUNTER).held("ai") == [crew]


@rule("OR-AMB-67")
def test_an_added_hit_is_neither_rerolled_nor_changed() -> None:
    """Greedo adds a hit: the droid may reroll a blank die only, and the axe finds no hit to change."""
    t = Table("ig_88 bossk").ship("ig_88", "hwk_290").holds("ig_88", "crew_greedo vibro_ax")
    t.at("ig_88", "ord_mantell").draw(STREET).encounter("ig_88").play("space", dice=["blank blank blank blank"])
    t.expect_ask("ig_88", "reroll", "reroll ig_88 blank", "done")
    t.play("done", dice=["blank blank blank"])
    assert t.told("combat-won")[0]["damage"] == 1 and not t.can("turn")


@rule("OR-AMB-68", "OR-DAMAGE-05")
def test_what_prevents_damage_once_per_combat_prevents_none_outside_of_combat() -> None:
    t = Table().holds("han_solo", "crew_chewbacca").at("han_solo", "ord_mantell").draw(STREET).encounter("han_solo")
    t.play("space", dice=["hit hit hit", "hit hit blank"])
    assert t.wounds_of("han_solo") == 1
    before = Table().at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_06").encounter("han_solo").play("space")
    after = Table().holds("han_solo", "crew_chewbacca").at("han_solo", "nal_hutta").draw("enc_tatooine_nal_hutta_06")
    after.encounter("han_solo").play("space")
    assert after.wounds_of("han_solo") == before.wounds_of("han_solo")


@rule("OR-AMB-69", "OR-CONTACT-17")
def test_in_a_solo_game_one_chooses_among_two_empty_contact_spaces() -> None:
    """The AI looks at which contact lies left; to others the spaces of a planet are the same."""

    def placing(t: Table) -> Table:
        t.contact("lothal/1", None).contact("lothal/2", None).holds(t.players[0], "crew_greedo").at(
            t.players[0], "lothal"
        )
        number = t.g.content.person["greedo"]
        t.g.held[0].clear()
        frames = t.g.frames[::-1]
        return t.next(PlaceContact(0, number, 0), *frames)

    t = placing(solo())
    t.expect_ask("boba_fett", "place-contact", "place lothal/1", "place lothal/2")
    assert t.refused("place kessel/1")[1] == "OR-CREW-05"
    assert t.play("place lothal/2").spot_of("greedo") == "lothal/2"
    t = placing(Table()).begin()
    assert t.spot_of("greedo") == "lothal/1"
    assert placing(solo().set(version=2)).begin().spot_of("greedo") == "lothal/1"


@rule("OR-AMB-70", "OR-SOLO-48")
def test_the_ai_suffers_for_each_illegal_cargo_that_it_delivers() -> None:
    for cargo, dents in (("stolen_prototype", 2), ("stolen_prototype cargo_raw_coaxium", 4)):
        t = solo().goals("cantonica", "cantonica")
        t.ship("ai", "heavy_duty_lifter").at("ai", "cantonica").holds("ai", cargo).section("ai_1", ACTION)
        assert not set(cargo.split()) & set(t.held("ai"))
        assert t.dents_of("ai") == dents


@rule("OR-AMB-71", "OR-MAEL-06")
def test_the_ai_has_one_turn_when_the_human_has_had_an_extra_turn() -> None:
    t = solo(human="jyn_erso")
    t.at("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_07").encounter("jyn_erso").play("space")
    t.play("roll", dice=["crit blank"])
    assert t.told("ai-card") == [] and t.g.active == 0 and t.g.in_extra
    t.expect_ask("jyn_erso", "plan")
    t.draw("enc_kessel_maelstrom_02").play("recover", "space")
    t.play("roll", dice=["blank blank"])
    assert [said["seat"] for said in t.told("turn")] == ["ai", "jyn_erso"]


@rule("OR-AMB-72", "OR-COMBAT-30")
def test_a_winner_whom_the_combat_defeats_does_not_recover_but_keeps_the_reward() -> None:
    for wounds, defeated in ((0, False), (4, True)):
        t = Table("bossk boba_fett").damage("bossk", wounds=wounds).at("bossk", "ord_mantell").draw(STREET)
        t.encounter("bossk")
        before = t.credits_of("bossk")
        t.play("space", dice=[" ".join(["hit"] * 3), "hit hit blank"])
        assert t.told("combat-won") and t.is_defeated("bossk") == defeated
        assert bool(t.told("recovered")) != defeated
        assert t.told("gained") and t.credits_of("bossk") >= before - 3000


@rule("OR-AMB-73", "OR-AMB-12")
def test_there_is_no_pause_between_the_dice_and_the_damage_of_a_combat() -> None:
    """Nobody has anything to decide: the loss of 3,000 is there before credits could be given away."""
    t = Table().patrol("imperial", "lothal").damage("han_solo", dents=2).credits("han_solo", 5000).encounter("han_solo")
    t.play("patrol imperial", dice=["hit hit", "hit blank blank focus"])
    order = [event.is_ for event in t.events]
    assert order.index("enemy-rolled") < order.index("combat-won") < order.index("dented") < order.index("defeated")
    assert t.is_defeated("han_solo")


@rule("OR-AMB-74", "OR-WIN-02")
def test_a_card_is_resolved_to_its_end_before_the_victory() -> None:
    t = Table().fame("han_solo", 9).credits("han_solo", 20000).market("luxury", "attend_statue_dedication")
    t.act("han_solo").play("market", "buy luxury")
    assert (t.fame_of("han_solo"), t.over) == (10, False)
    for answer, fame in (("no", 10), ("yes", 11)):
        trial = Table().fame("han_solo", 9).credits("han_solo", 20000).market("luxury", "attend_statue_dedication")
        trial.act("han_solo").play("market", "buy luxury", answer)
        assert trial.over and trial.g.winner == 0 and trial.fame_of("han_solo") == fame


@rule("OR-AMB-75", "OR-SKILL-11")
def test_hired_help_has_no_skill_but_in_the_test_it_helps_with() -> None:
    t = Table().holds("han_solo", "hired_help_1")
    without = Table()
    assert [skill(t.g, 0, one) for one in range(len(SKILLS))] == [
        skill(without.g, 0, one) for one in range(len(SKILLS))
    ]


@rule("OR-AMB-41", "OR-PLAN-01")
def test_who_has_no_damage_may_recover() -> None:
    t = Table()
    assert "recover" in t.choices
    t.play("recover")
    assert t.told("recovered") == []
    t.expect_ask("han_solo", "act")
