"""OR-GOAL: personal goals and goals of ships."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.view.players import PlayerView
from starboard.texts import words

BOX = GAME.content
GOOD = "hit blank"


def sheet(t: Table, name: str) -> PlayerView:
    return view(t.g, 0).players[t.seat(name)]


@rule("OR-GOAL-01", "OR-GOAL-02")
def test_every_character_and_every_ship_that_is_bought_has_a_goal() -> None:
    assert all(one.goal.count and one.goal.reward for one in BOX.characters)
    assert all((one.goal is None) == one.starter for one in BOX.ships)
    assert [one.id for one in BOX.ships if one.goal is None] == ["g9_rigger", "g_1a_starfighter"]


@rule("OR-GOAL-03", "OR-GOAL-05")
def test_a_goal_says_what_it_takes() -> None:
    # The YT-1300: deliver a cargo with two mods aboard, or one and Chewbacca.
    for aboard, done in (
        ("quad_laser", False),
        ("quad_laser crew_chewbacca", True),
        ("quad_laser ion_cannon", True),
        ("crew_chewbacca", False),
    ):
        t = Table().ship("han_solo", "yt_1300").at("han_solo", "nal_hutta").holds("han_solo", f"food_supplies {aboard}")
        t.act("han_solo").play("deliver", "hand-over food_supplies")
        assert (sheet(t, "han_solo").ship_flipped, t.fame_of("han_solo")) == (done, int(done))


@rule("OR-GOAL-03")
def test_a_goal_with_a_price_is_paid_when_its_moment_has_come() -> None:
    t = Table().ship("han_solo", "yv_666").damage("han_solo", dents=3).credits("han_solo", 7000).plan("han_solo")
    t.play("recover").expect_ask("han_solo", "goal", "pay", "no")
    t.play("pay")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), sheet(t, "han_solo").ship_flipped) == (0, 1, True)
    for dents, purse in ((2, 9000), (3, 6000)):
        t = Table().ship("han_solo", "yv_666").damage("han_solo", dents=dents).credits("han_solo", purse)
        t.plan("han_solo").play("recover").expect_ask("han_solo", "act")
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "quad_laser").act("han_solo").play("goal")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo"), sheet(t, "han_solo").ship_flipped) == (3000, 1, True)
    assert not Table().ship("han_solo", "hwk_290").act("han_solo").can("goal")


@rule("OR-GOAL-04", "OR-GOAL-07", "OR-GOAL-08", "OR-EX-22", "OR-DISCARD-05")
def test_two_illegal_deliveries_are_the_goal_of_lando() -> None:
    t = Table("lando_calrissian boba_fett").at("lando_calrissian", "tatooine").market("luxury", "gift_for_jabba")
    t.holds("lando_calrissian", "stolen_weapons").act("lando_calrissian").play("deliver")
    t.play("hand-over stolen_weapons", dice=["hit"]).play("done")
    assert (sheet(t, "lando_calrissian").goal, t.fame_of("lando_calrissian")) == ((1, 2), 1)
    assert not sheet(t, "lando_calrissian").flipped
    t = Table("lando_calrissian boba_fett").at("lando_calrissian", "kessel").tokens("lando_calrissian", 1)
    t.fame("lando_calrissian", 1).holds("lando_calrissian", "stolen_supplies").act("lando_calrissian").play("deliver")
    t.play("hand-over stolen_supplies", dice=["hit"]).play("done")
    # 1 fame by the cargo, 1 by the goal; the card shows its second ability, and no tokens.
    assert (t.fame_of("lando_calrissian"), t.g.tokens[0], sheet(t, "lando_calrissian").flipped) == (3, 0, True)
    assert sheet(t, "lando_calrissian").goal is None


@rule("OR-GOAL-04")
def test_the_second_ability_is_there_once_the_goal_is_achieved() -> None:
    # Lando's: 1,000 less on a purchase, once a turn.
    for flipped in (False, True):
        t = Table("lando_calrissian boba_fett").market("gear_mod", "dl_44").act("lando_calrissian")
        if flipped:
            t.flipped("lando_calrissian")
        t.play("market", "buy gear_mod")
        assert bool(t.position.ask and t.can("discount")) == flipped


@rule("OR-GOAL-05", "OR-AMB-22")
def test_the_fame_of_a_ship_goal_stays_when_the_ship_is_gone() -> None:
    t = Table().ship("han_solo", "porax_38", tokens=1).patrol("imperial", "lothal").encounter("han_solo")
    t.play("patrol imperial", dice=["hit hit hit blank", "blank blank focus focus"])
    assert (t.fame_of("han_solo"), sheet(t, "han_solo").ship_flipped, t.g.ship_tokens[0]) == (1, True, 0)
    t.market("ships", "ship_lancer").credits("han_solo", 9000).act("han_solo")
    t.begun = False
    t.play("market", "buy ships")
    assert (t.ship_of("han_solo"), t.fame_of("han_solo"), sheet(t, "han_solo").ship_flipped) == ("lancer", 1, False)


@rule("OR-AMB-23", "OR-DISCARD-07")
def test_a_ship_that_comes_back_to_the_supply_may_be_bought_with_its_goal_again() -> None:
    t = Table().ship("han_solo", "hwk_290", flipped=True).removed("ship_hwk_290").credits("han_solo", 5000)
    t.market("ships", "ship_lancer", "used_ship_for_sale").act("han_solo").play("market", "buy ships")
    assert "hwk_290" in view(t.g, 0).supply and "lancer" not in view(t.g, 0).supply
    t.act("boba_fett").set(taken=0)
    t.begun = False
    t.play("market", "buy ships", "supply hwk_290")
    assert (t.ship_of("boba_fett"), sheet(t, "boba_fett").ship_flipped) == ("hwk_290", False)
    assert sheet(t, "boba_fett").ship_goal == (0, 1)


def lifter() -> Table:
    """Han, on Lothal, with a job, a crew for it and the price of a Heavy-Duty Lifter, which is for sale."""
    t = Table().holds("han_solo", "hijacking_a_freighter crew_chopper").credits("han_solo", 10000)
    return t.market("ships", "ship_heavy_duty_lifter", "ship_porax_38")


@rule("OR-GOAL-06", "OR-EX-01")
def test_cards_had_before_the_ship_may_be_used_for_its_goal() -> None:
    t = lifter().holds("han_solo", "food_supplies").act("han_solo").play("market", "buy ships", "pay")
    t.play("job hijacking_a_freighter", dice=[GOOD, GOOD, GOOD])
    assert sheet(t, "han_solo").ship_flipped and t.fame_of("han_solo") == 3  # two by the job


@rule("OR-GOAL-06", "OR-EX-02")
def test_what_was_done_before_the_ship_was_bought_does_not_count() -> None:
    t = lifter().holds("han_solo", "food_supplies").encounter("han_solo")
    t.play("job hijacking_a_freighter", dice=[GOOD, GOOD, GOOD])
    t.act("han_solo")
    t.begun = False
    t.play("market", "buy ships", "pay")
    assert (t.ship_of("han_solo"), sheet(t, "han_solo").ship_goal, t.fame_of("han_solo")) == (
        "heavy_duty_lifter",
        (0, 1),
        2,
    )
    # Another job, with cargo aboard, does.
    t.holds("han_solo", "rebel_favor").encounter("han_solo")
    t.begun = False
    t.play("job rebel_favor", dice=["crit blank"])
    assert sheet(t, "han_solo").ship_flipped


@rule("OR-GOAL-06")
def test_tokens_on_the_old_ship_are_no_progress_with_the_new_one() -> None:
    t = Table().ship("han_solo", "porax_38", tokens=1).market("ships", "ship_aggressor", "ship_lancer")
    t.credits("han_solo", 10000).act("han_solo").play("market", "buy ships")
    assert (t.ship_of("han_solo"), sheet(t, "han_solo").ship_goal) == ("aggressor", (0, 2))


@rule("OR-GOAL-03")
def test_without_cargo_the_job_is_not_the_goal() -> None:
    t = lifter().act("han_solo").play("market", "buy ships")
    t.play("job hijacking_a_freighter", dice=[GOOD, GOOD, GOOD])
    assert not sheet(t, "han_solo").ship_flipped


@rule("OR-GOAL-07")
def test_a_token_is_placed_each_time() -> None:
    t = Table("bossk boba_fett").draw("enc_lothal_mon_calamari_01").reputation("bossk", imperial=-1).encounter("bossk")
    t.play("space", dice=["hit hit blank", "blank blank focus focus"])
    assert sheet(t, "bossk").goal == (1, 3) and t.told("goal-token") == [{"seat": "bossk", "count": 1, "of": 3}]


@rule("OR-GOAL-09")
def test_a_job_that_is_not_completed_is_nothing_to_aphra() -> None:
    for dice, tokens in ((["blank blank", "hit blank focus"], 0), (["hit hit", "blank blank focus"], 1)):
        t = Table("doctor_aphra boba_fett").holds("doctor_aphra", "wanted_1").at("boba_fett", "lothal")
        t.reputation("boba_fett", hutt=-1).encounter("doctor_aphra").play("job wanted_1", dice=dice)
        assert t.g.tokens[0] == tokens


@rule("OR-GOAL-10")
def test_the_other_side_of_a_ship_has_a_name_of_its_own() -> None:
    known = words("en")
    names = {one.id: known(f"outer_rim-ship-{one.id}-famous") for one in BOX.ships if one.goal}
    assert names["yt_1300"] == "Millennium Falcon" and len(set(names.values())) == 8


@rule("OR-GOAL-11")
def test_a_goal_is_achieved_once() -> None:
    t = Table().flipped("han_solo").at("han_solo", "nal_hutta").holds("han_solo", "food_supplies").act("han_solo")
    t.play("deliver", "hand-over food_supplies")
    assert t.g.tokens[0] == 0 and not t.told("goal-token")
    t = Table().ship("han_solo", "porax_38", flipped=True).patrol("imperial", "lothal").encounter("han_solo")
    t.play("patrol imperial", dice=["hit hit hit hit"])
    while t.position.ask is not None and t.position.ask.kind == "reroll":
        t.play("done")
    assert (t.g.ship_tokens[0], t.fame_of("han_solo")) == (0, 0)


@rule("OR-GOAL-03")
def test_every_fight_with_a_more_famous_player_in_space_is_the_goal_of_the_firespray() -> None:
    for famous, done in ((3, True), (0, False)):
        t = Table().ship("han_solo", "firespray").at("boba_fett", "lothal").fame("boba_fett", famous)
        t.holds("boba_fett", "chromium_hull").credits("boba_fett", 0).encounter("han_solo").fame("han_solo", 1)
        t.play("attack chromium_hull 1", dice=["hit hit blank blank focus", "blank blank"])
        assert sheet(t, "han_solo").ship_flipped == done
    # The ship itself lets one fight only such players.
    t = Table().ship("han_solo", "firespray").at("boba_fett", "lothal").encounter("han_solo")
    assert not t.can("attack")
    assert t.fame("boba_fett", 1).can("attack") == []
    t.begun = False
    assert t.can("attack") == ["attack firespray 1"]
    t.play("attack firespray 1", dice=["hit hit blank blank focus", "blank blank"])
    assert sheet(t, "han_solo").ship_flipped and t.fame_of("han_solo") == 1
