"""Databank 40 to 51: jobs step by step, each way through and out of them."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import card
from starboard.kernel.chance import MASK, STEP
from starboard.kernel.event import Event

PASS, FAIL = "pass", "fail"  # tests
WON, LOST = "won", "lost"  # combats, with no damage for a winner and 1 for a loser


def attempt(t: Table, choice: str, *wanted: str) -> Table:
    """Play so that the tests and combats which come of it turn out like this, in this order."""
    t.begin()
    for chance in range(20_000):
        trial = t.position.copy()
        trial.state.chance = chance * STEP & MASK
        if outcomes(trial.play(choice)) == wanted:
            t.position.state.chance = chance * STEP & MASK
            return t.play(choice)
    raise AssertionError(f"it never turns out like that: {wanted}")


def outcomes(events: list[Event]) -> tuple[str, ...]:
    found = []
    for event in events:
        name = event.is_
        if name == "tested":
            found.append(PASS if event.facts["passed"] else FAIL)
        elif name in ("combat-won", "combat-lost"):
            clean = event.facts["enemy_damage"] == (0 if name == "combat-won" else 1)
            found.append({"combat-won": WON, "combat-lost": LOST}[name] if clean else "otherwise")
    return tuple(found)


def job(name: str, space: str, wanted: list[str], crew: str = "", **levels: int) -> Table:
    t = Table().at("han_solo", space).holds("han_solo", f"{crew} {name}").reputation("han_solo", **levels)
    t.encounter("han_solo")
    return attempt(t, f"job {name}", *wanted)


def result(t: Table) -> tuple[int, int, int, int]:
    """Credits, fame, damage of the character and of the ship."""
    return t.credits_of("han_solo"), t.fame_of("han_solo"), t.wounds_of("han_solo"), t.dents_of("han_solo")


def failed(t: Table) -> bool:
    return bool(t.told("job-failed")) and any("crew" not in one for one in t.held("han_solo"))


@card("db_42", 1, 2, 3)
def test_the_casino_heist() -> None:
    assert result(job("the_casino_heist", "cantonica", [PASS, PASS, PASS])) == (4000 + 2000 + 12000, 1, 0, 0)
    t = job("the_casino_heist", "cantonica", [FAIL, WON, PASS, PASS])
    assert result(t) == (18000, 1, 0, 0)
    t = job("the_casino_heist", "cantonica", [FAIL, LOST, PASS, PASS])
    assert result(t) == (18000, 1, 2, 0)  # 1 in the fight, 1 for losing it
    t = job("the_casino_heist", "cantonica", [PASS, FAIL])
    assert failed(t) and t.reputation_of("han_solo", "syndicate") == -1
    t = job("the_casino_heist", "cantonica", [PASS, PASS, FAIL, WON])
    assert result(t) == (16000, 1, 0, 0)
    t = job("the_casino_heist", "cantonica", [PASS, PASS, FAIL, LOST])
    assert result(t) == (13000, 1, 0, 1)


@card("db_43", 1, 2, 3)
def test_hijacking_a_freighter() -> None:
    assert result(job("hijacking_a_freighter", "lothal", [PASS, PASS, PASS])) == (10000, 2, 0, 0)
    t = job("hijacking_a_freighter", "lothal", [FAIL])
    assert failed(t) and result(t) == (4000, 0, 0, 2)
    t = job("hijacking_a_freighter", "lothal", [PASS, FAIL, LOST, PASS])
    assert result(t) == (10000, 2, 2, 0)
    t = job("hijacking_a_freighter", "lothal", [PASS, PASS, FAIL])
    t.play(t.can("to")[0])  # the Imperial patrol comes nearer
    assert (*result(t), t.reputation_of("han_solo", "imperial")) == (10000, 2, 0, 0, -1)


@card("db_44", 1, 2, 3)
def test_jabbas_hidden_stash() -> None:
    t = job("start_jabbas_hidden_stash", "tatooine", [PASS, PASS])
    assert (*result(t), t.reputation_of("han_solo", "hutt")) == (12000, 0, 0, 0, -1)
    t = job("start_jabbas_hidden_stash", "tatooine", [FAIL, LOST, PASS], hutt=1)
    assert t.reputation_of("han_solo", "hutt") == -1  # once for the guards, once for the stash
    t = job("start_jabbas_hidden_stash", "tatooine", [PASS, FAIL])
    t.expect_ask("han_solo", "choose", "option pay_a_digger", "option give_up")
    assert result(t.play("option pay_a_digger")) == (10000, 0, 0, 0)
    assert failed(job("start_jabbas_hidden_stash", "tatooine", [PASS, FAIL]).play("option give_up"))


@card("db_45", 1, 2, 3)
def test_the_jewel_of_yavin() -> None:
    assert result(job("the_jewel_of_yavin", "naboo", [PASS, PASS, PASS])) == (19000, 1, 0, 0)
    t = job("the_jewel_of_yavin", "naboo", [FAIL, PASS, FAIL])
    assert (*result(t), t.reputation_of("han_solo", "imperial")) == (16000, 1, 0, 0, -1)
    t = job("the_jewel_of_yavin", "naboo", [PASS, FAIL, WON])
    assert failed(t) and t.reputation_of("han_solo", "imperial") == 0
    t = job("the_jewel_of_yavin", "naboo", [PASS, FAIL, LOST])
    assert failed(t) and t.reputation_of("han_solo", "imperial") == -1


@card("db_46", 1, 2, 3, 4)
def test_the_kessel_run() -> None:
    t = job("the_kessel_run", "kessel", [PASS, PASS, PASS])
    assert (*result(t), t.where("han_solo")) == (11000, 2, 0, 0, "maelstrom")
    t = job("the_kessel_run", "kessel", [FAIL, LOST, PASS, PASS])
    assert result(t) == (11000, 2, 2, 0)
    assert result(job("the_kessel_run", "kessel", [PASS, FAIL, PASS])) == (11000, 2, 0, 1)
    t = job("the_kessel_run", "kessel", [PASS, PASS, FAIL])
    assert failed(t) and (*result(t), t.where("han_solo")) == (4000, 0, 0, 2, "kessel")


@card("db_47", 1, 2)
def test_rebel_prison_break() -> None:
    t = job("start_rebel_prison_break", "lothal", [PASS, PASS])
    assert (*result(t), t.reputation_of("han_solo", "imperial")) == (8000, 1, 0, 0, -1)
    assert result(job("start_rebel_prison_break", "lothal", [FAIL, LOST, PASS])) == (8000, 1, 2, 0)
    t = job("start_rebel_prison_break", "lothal", [PASS, FAIL])
    assert failed(t) and t.reputation_of("han_solo", "imperial") == -1


@card("db_48", 1, 2)
def test_relay_station_raid() -> None:
    assert result(job("start_relay_station_raid", "ring_of_kafrene", [PASS, PASS])) == (11000, 0, 0, 0)
    assert result(job("start_relay_station_raid", "ring_of_kafrene", [FAIL, PASS])) == (11000, 0, 0, 1)
    t = job("start_relay_station_raid", "ring_of_kafrene", [PASS, FAIL, WON])
    assert result(t) == (11000, 0, 0, 0)
    assert failed(job("start_relay_station_raid", "ring_of_kafrene", [PASS, FAIL, LOST]))


@card("db_49", 1, 2, 3)
def test_relic_of_the_past() -> None:
    assert result(job("relic_of_the_past", "mon_calamari", [PASS, PASS, PASS])) == (12000, 2, 0, 0)
    t = job("relic_of_the_past", "mon_calamari", [FAIL, FAIL, LOST, PASS])
    assert result(t) == (12000, 2, 3, 0)
    t = job("relic_of_the_past", "mon_calamari", [PASS, PASS, FAIL])
    assert failed(t) and result(t) == (4000, 0, 1, 0)


@card("db_50", 1, 2, 3)
def test_rescue_from_the_mines() -> None:
    t = job("rescue_from_the_mines", "kessel", [PASS, PASS, PASS])
    assert (*result(t), t.reputation_of("han_solo", "rebel")) == (10000, 1, 0, 0, 1)
    t = job("rescue_from_the_mines", "kessel", [FAIL, FAIL])
    assert failed(t) and (*result(t), t.reputation_of("han_solo", "syndicate")) == (4000, 0, 2, 0, -1)
    t = job("rescue_from_the_mines", "kessel", [PASS, PASS, FAIL, WON])
    assert result(t) == (10000, 1, 0, 0)
    t = job("rescue_from_the_mines", "kessel", [PASS, PASS, FAIL, LOST], crew="crew_escaped_miner")
    assert failed(t)


@card("db_51", 1, 2, 3)
def test_rooting_out_spies() -> None:
    assert result(job("rooting_out_spies", "takodana", [PASS, PASS, PASS])) == (13000, 1, 0, 0)
    t = Table().at("han_solo", "takodana").holds("han_solo", "rooting_out_spies").patrol("imperial", "kessel")
    attempt(t.encounter("han_solo"), "job rooting_out_spies", FAIL)
    assert failed(attempt(t, t.can("to")[0], FAIL))  # the Imperial patrol comes, and influence fails
    t = job("rooting_out_spies", "takodana", [PASS, PASS, FAIL, WON])
    assert (*result(t), t.reputation_of("han_solo", "imperial")) == (13000, 1, 0, 0, -1)
    t = job("rooting_out_spies", "takodana", [PASS, PASS, FAIL, LOST])
    assert failed(t)


def sabacc(databank: str, wanted: list[str]) -> Table:
    t = Table().at("boba_fett", "lothal").holds("han_solo", "legendary_game_of_sabacc").databank(databank)
    return attempt(t.encounter("han_solo"), "job legendary_game_of_sabacc", *wanted)


@card("db_40_1", 1, 2, 3)
def test_an_epic_game_of_sabacc() -> None:
    t = sabacc("db_40_1", [FAIL, PASS])  # Boba, then Han
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett"), t.fame_of("han_solo")) == (9000, 1000, 2)
    t = sabacc("db_40_1", [PASS, PASS])
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett"), t.fame_of("han_solo")) == (4000, 11000, 2)
    t = sabacc("db_40_1", [PASS, FAIL])
    assert failed(t) and (t.fame_of("han_solo"), t.fame_of("boba_fett")) == (0, 1)
    t = sabacc("db_40_1", [FAIL, FAIL])
    assert failed(t) and t.credits_of("han_solo") == 1000


@card("db_40_2", 1, 2, 3)
def test_a_cutthroat_game_of_sabacc() -> None:
    t = sabacc("db_40_2", [FAIL, PASS, PASS])  # Han, Boba, Han
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett"), t.fame_of("han_solo")) == (2000, 6000, 2)
    t = sabacc("db_40_2", [PASS, PASS, FAIL])
    assert failed(t) and t.credits_of("boba_fett") == 12000
    t = sabacc("db_40_2", [PASS, FAIL, FAIL, WON])
    assert failed(t) and t.credits_of("han_solo") == 8000
    t = sabacc("db_40_2", [PASS, FAIL, FAIL, LOST])
    assert failed(t) and t.credits_of("han_solo") == 4000


@card("db_41_1", 1)
def test_tenuous_alliance() -> None:
    t = Table().at("han_solo", "tatooine").holds("han_solo", "hutt_favor").databank("db_41_1").encounter("han_solo")
    attempt(t, "job hutt_favor", FAIL)
    t.expect_ask("han_solo", "choose", "option smooth_it_over", "option let_it_slide")
    t.play("option smooth_it_over")
    assert failed(t) and (t.credits_of("han_solo"), t.reputation_of("han_solo", "hutt")) == (2000, 0)
    t = Table().at("han_solo", "tatooine").holds("han_solo", "hutt_favor").databank("db_41_1").encounter("han_solo")
    attempt(t, "job hutt_favor", FAIL).play("option let_it_slide")
    assert failed(t) and t.reputation_of("han_solo", "hutt") == -1


@card("db_41_2", 1)
def test_lost_faith() -> None:
    t = Table().at("han_solo", "ryloth").holds("han_solo", "imperial_favor").databank("db_41_2").encounter("han_solo")
    attempt(t.patrol("imperial", "tatooine"), "job imperial_favor", FAIL)
    # The patrol comes three spaces nearer: that is where Han is.
    assert failed(t) and (t.reputation_of("han_solo", "imperial"), t.patrol_at("imperial")) == (-1, "ryloth")
