"""OR-JOB: attempting jobs."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.decks import is_out
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import JOB, JOB_DECK, TECH
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary.effects import EndTurn

BOX = GAME.content
FREIGHTER = "job hijacking_a_freighter"
PASS, FAIL = "hit blank", "blank focus"


def freighter() -> Table:
    """Han, on Lothal, has a job that tests piloting, tactics (he has both) and tech (Chopper has it)."""
    return Table().holds("han_solo", "hijacking_a_freighter crew_chopper").encounter("han_solo")


@rule("OR-JOB-01")
def test_jobs_come_from_the_job_deck_and_some_start_with_one() -> None:
    jobs = [number for number in BOX.market[JOB_DECK] if BOX.cards[number].type == JOB]
    assert len(jobs) == 11
    assert {one.id for one in BOX.characters if one.databank == 92} == {"doctor_aphra", "jyn_erso"}
    assert all(BOX.cards[number].type == JOB for number in BOX.databank[92])


@rule("OR-JOB-02")
def test_a_gained_job_goes_into_a_job_slot() -> None:
    t = Table().market("jobs", "hutt_favor").act("han_solo").play("market", "buy jobs")
    [slot] = [slot for slot in view(t.g, 1).players[0].slots if slot.card == "hutt_favor"]
    assert slot.kind == "job_or_bounty"
    t = Table().holds("han_solo", "imperial_favor bounty_lobot bounty_qira").market("jobs", "hutt_favor")
    t.act("han_solo").play("market", "buy jobs")
    assert len(t.can("replace")) == 3 and not t.can("take")


@rule("OR-JOB-03")
def test_a_job_is_attempted_at_its_destination_in_the_encounter_step() -> None:
    assert freighter().can("job") == [FREIGHTER]
    assert not freighter().at("han_solo", "mon_calamari").can("job")
    t = freighter().act("han_solo")
    assert not t.can("job")


@rule("OR-JOB-03", "OR-JOB-05", "OR-EX-23")
def test_the_casino_heist_leads_to_databank_card_42() -> None:
    t = Table("jyn_erso boba_fett").at("jyn_erso", "cantonica").holds("jyn_erso", "the_casino_heist")
    t.encounter("jyn_erso").play("job the_casino_heist")
    assert t.told("databank") == [{"seat": "jyn_erso", "number": 42, "card": "db_42"}]
    t.expect_ask("jyn_erso", "test")
    job = view(t.g, 1).job
    assert job is not None and (job.databank, job.step, job.steps) == ("db_42", 1, 3)
    assert view(t.g, 1).roll is not None and view(t.g, 1).roll.skill == "stealth"  # type: ignore[union-attr]


@rule("OR-JOB-04")
def test_a_job_is_the_encounter_of_the_step() -> None:
    t = freighter().play(FREIGHTER, dice=[PASS, PASS, PASS])
    assert t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-JOB-05", "OR-JOB-07", "OR-JOB-08", "OR-JOB-09", "OR-JOB-10", "OR-DISCARD-03")
def test_the_sections_follow_each_other_and_the_job_card_says_what_becomes_of_it() -> None:
    t = freighter().play(FREIGHTER, dice=[PASS, PASS, PASS])
    assert [test["skill"] for test in t.told("tested")] == [
        "piloting",
        "tactics",
        "tech",
    ]
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), t.held("han_solo")) == (10000, 2, ["crew_chopper"])
    assert "hijacking_a_freighter" in view(t.g, 1).removed
    assert not is_out(t.g, t.card("db_43"))
    # Another one is discarded.
    t = Table().holds("han_solo", "imperial_favor").at("han_solo", "ryloth").encounter("han_solo")
    t.play("job imperial_favor", dice=[PASS])
    assert (t.bottom("jobs"), t.reputation_of("han_solo", "imperial")) == ("imperial_favor", 1)


@rule("OR-JOB-07")
def test_a_section_may_lead_elsewhere() -> None:
    t = Table("boba_fett han_solo").at("boba_fett", "tatooine").holds("boba_fett", "start_jabbas_hidden_stash")
    t.encounter("boba_fett").play("job start_jabbas_hidden_stash", dice=[PASS, FAIL])
    t.expect_ask("boba_fett", "choose", "option pay_a_digger", "option give_up")
    t.play("option pay_a_digger")
    assert t.credits_of("boba_fett") == 4000 - 2000 + 8000
    # Passed, the third section is left out.
    t = Table("boba_fett han_solo").at("boba_fett", "tatooine").holds("boba_fett", "start_jabbas_hidden_stash")
    t.encounter("boba_fett").play("job start_jabbas_hidden_stash", dice=[PASS, "crit blank"])
    assert t.credits_of("boba_fett") == 12000


@rule("OR-JOB-07", "OR-TURN-04")
def test_a_section_that_ends_the_turn_is_the_last() -> None:
    """None of the box does; a pack may print it."""
    t = freighter()
    scripts = list(t.g.content.scripts)
    scripts[t.g.content.cards[t.card("db_43")].steps[0]] = (EndTurn(),)
    t.g.content = replace(t.g.content, scripts=tuple(scripts))
    t.play(FREIGHTER)
    assert not t.told("tested") and t.told("turn")[0]["seat"] == "boba_fett"
    assert "hijacking_a_freighter" in t.held("han_solo") and not t.g.drawn


@rule("OR-JOB-06")
def test_the_skills_above_the_name_inform_and_the_text_decides() -> None:
    [card] = [card for card in GAME.components().cards if card.id == "hijacking_a_freighter"]
    assert card.job and card.job.skills == [("piloting", True), ("tactics", False), ("tech", False)]
    # The third test is failed, and the job completed all the same, as its text says.
    t = Table().holds("han_solo", "hijacking_a_freighter").patrol("imperial", "lothal").encounter("han_solo")
    t.play(FREIGHTER, dice=[PASS, PASS, FAIL])
    assert (t.fame_of("han_solo"), t.reputation_of("han_solo", "imperial")) == (2, -1)


@rule("OR-JOB-11", "OR-JOB-13")
def test_a_failed_job_is_stopped_kept_and_may_be_attempted_again() -> None:
    t = freighter().play(FREIGHTER, dice=[FAIL])
    assert len(t.told("tested")) == 1 and t.told("job-failed")
    assert (t.dents_of("han_solo"), t.credits_of("han_solo")) == (2, 4000)
    assert "hijacking_a_freighter" in t.held("han_solo")
    assert not is_out(t.g, t.card("db_43")) and t.g.job == -1
    t.encounter("han_solo")
    t.begun = False
    assert t.can("job") == [FREIGHTER]


@rule("OR-JOB-12")
def test_who_is_defeated_during_a_job_fails() -> None:
    t = Table().at("han_solo", "kessel").holds("han_solo", "the_kessel_run").damage("han_solo", dents=2)
    t.encounter("han_solo").play("job the_kessel_run", dice=["crit blank", FAIL])
    # The second section only dents the ship; without the defeat a third test would follow.
    assert t.is_defeated("han_solo") and len(t.told("tested")) == 2
    assert t.told("job-failed") and t.held("han_solo") == ["the_kessel_run"]
    t = Table().at("han_solo", "kessel").holds("han_solo", "the_kessel_run").damage("han_solo", dents=1)
    t.encounter("han_solo").play("job the_kessel_run", dice=["crit blank", FAIL, PASS])
    assert (t.where("han_solo"), t.fame_of("han_solo")) == ("maelstrom", 2)


@rule("OR-JOB-14")
def test_a_combat_that_is_lost_does_not_end_a_job() -> None:
    t = Table("jyn_erso boba_fett").at("jyn_erso", "cantonica").holds("jyn_erso", "the_casino_heist")
    t.encounter("jyn_erso").play("job the_casino_heist")
    t.play("roll", dice=[FAIL, "blank focus focus", "hit blank focus"])
    assert t.told("combat-lost") and t.wounds_of("jyn_erso") == 2  # one by the dice, one by the card
    # The second section.
    t.expect_ask("jyn_erso", "test", "die jyn_erso", "roll")
    assert t.g.roll is not None and t.g.roll.skill == TECH


@rule("OR-JOB-09")
def test_a_wanted_player_who_is_more_famous_brings_more() -> None:
    for famous, gained in ((3, 2), (0, 1)):
        t = Table().holds("han_solo", "wanted_1").at("boba_fett", "lothal").reputation("boba_fett", hutt=-1)
        t.fame("boba_fett", famous).encounter("han_solo")
        t.play("job wanted_1", dice=["hit hit blank", "blank blank focus"])
        assert (t.fame_of("han_solo"), t.credits_of("han_solo"), t.bottom("bounty")) == (gained, 9000, "wanted_1")
    assert not Table().holds("han_solo", "wanted_1").at("boba_fett", "lothal").encounter("han_solo").can("job")
    t = Table().holds("han_solo", "wanted_1").at("boba_fett", "lothal").reputation("boba_fett", hutt=-1)
    assert not t.damage("boba_fett", dents=3, defeated=True).encounter("han_solo").can("job")


@rule("OR-JOB-03")
def test_a_game_of_sabacc_is_played_with_a_player_here_who_is_chosen_first() -> None:
    t = Table("lando_calrissian boba_fett bossk").holds("lando_calrissian", "legendary_game_of_sabacc")
    t.at("lando_calrissian", "kessel").at("boba_fett", "kessel").at("bossk", "kessel").databank("db_40_1")
    t.encounter("lando_calrissian").play("job legendary_game_of_sabacc")
    t.expect_ask("lando_calrissian", "opponent", "player 1", "player 2")
    t.play("player 2", dice=[FAIL, PASS]).play("done")
    # Bossk failed, Lando passed: he takes up to 5,000 of Bossk's.
    assert (t.credits_of("lando_calrissian"), t.credits_of("bossk"), t.credits_of("boba_fett")) == (9000, 3000, 6000)
    assert t.fame_of("lando_calrissian") == 2
