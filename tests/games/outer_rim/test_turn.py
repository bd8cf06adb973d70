"""OR-TURN, OR-ACT: three steps, and any number of different actions."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.action import JOBS
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import ENCOUNTER


def quiet(players: str = "han_solo boba_fett") -> Table:
    """Everybody is alone at a navpoint."""
    t = Table(players)
    for name, space in zip(
        t.players, ("nav_kessel_ma", "nav_kessel_mb", "nav_kessel_ru", "nav_kessel_lu"), strict=False
    ):
        t.at(name, space)
    return t


def whole_turn(t: Table) -> None:
    """Earn, no action, and whatever comes of the space."""
    active = t.g.active
    t.play("earn")
    while t.position.ask is not None and t.g.active == active:
        t.play("end" if t.can("end") else t.choices[0])


@rule("OR-TURN-01", "OR-TURN-03", "OR-GEN-05", "OR-GEN-06")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = quiet("han_solo boba_fett bossk").set(first=1).plan("boba_fett").begin()
    seen = []
    for _ in range(7):
        seen.append((t.players[t.g.active], t.g.round))
        assert GAME.view(t.g, None).active == t.g.active
        t.expect_ask(t.players[t.g.active], "plan")
        whole_turn(t)
    assert [name for name, _ in seen] == ["boba_fett", "bossk", "han_solo"] * 2 + ["boba_fett"]
    assert [number for _, number in seen] == [1, 1, 1, 2, 2, 2, 3]


@rule("OR-TURN-02", "OR-TURN-05", "OR-PLAN-06", "OR-ACT-07")
def test_planning_then_actions_then_an_encounter() -> None:
    t = Table().at("han_solo", "lothal")
    t.expect_ask("han_solo", "plan")
    t.play("earn")  # exactly one choice
    t.expect_ask("han_solo", "act")
    t.play("market", "leave")  # any number of actions; no other is possible now
    t.expect_ask("han_solo", "encounter")
    t.draw("enc_lothal_mon_calamari_01").play("contact lothal/1")
    assert t.g.step == ENCOUNTER  # and exactly one encounter
    while t.g.active == 0:
        t.play(t.choices[-1])
    t.expect_ask("boba_fett", "plan")


@rule("OR-TURN-04", "OR-AMB-06", "OR-DELIVER-10")
def test_when_the_turn_is_ended_nothing_of_it_is_left() -> None:
    """Han walks away from a delivery: his other cargo, his market action and his encounter are lost."""
    t = Table().at("han_solo", "kessel").databank("db_1_4")
    t.holds("han_solo", "stolen_supplies bounty_ziton_moj").captive("bounty_ziton_moj")
    t.act("han_solo").play("deliver").play("hand-over stolen_supplies", dice=["focus"])
    t.play(next(choice for choice in t.choices if "walk" in choice))
    assert t.held("han_solo") == ["stolen_supplies", "bounty_ziton_moj"]
    assert len(t.told("turn-ended")) == 1
    t.expect_ask("boba_fett", "plan")


@rule("OR-AMB-09")
def test_a_defeated_player_finishes_the_delivery_unless_the_turn_is_ended() -> None:
    t = Table("bossk boba_fett").at("bossk", "kessel").ship("bossk", "yv_666").credits("bossk", 9000)
    t.holds("bossk", "stolen_supplies cargo_raw_spice bounty_ziton_moj").captive("bounty_ziton_moj")
    t.damage("bossk", wounds=5).databank("db_1_3").act("bossk").play("deliver")
    t.play("hand-over stolen_supplies", dice=["blank", "hit hit hit", "hit hit hit"])
    assert t.is_defeated("bossk")
    t.expect_ask("bossk", "deliver", "hand-over bounty_ziton_moj", "done")
    t.play("hand-over bounty_ziton_moj")
    assert t.credits_of("bossk") == 9000 - 3000 + 5000 + 8000
    t.expect_ask("boba_fett", "plan")  # then the turn is over


@rule("OR-ACT-01", "OR-ACT-03")
def test_any_number_of_actions_in_any_order_or_none() -> None:
    t = Table().at("han_solo", "naboo").ship("han_solo", "hwk_290", flipped=True).holds("han_solo", "shield_upgrade")
    t.holds("han_solo", "salvage").at("han_solo", "mon_calamari").at("boba_fett", "mon_calamari")
    t.damage("han_solo", dents=1).act("han_solo")
    t.expect_ask("han_solo", "act", "deliver", "market", "trade", "use shield_upgrade", "use hwk_290", "end")
    t.play("use shield_upgrade", "trade", "done", "market", "leave", "deliver", "hand-over salvage")
    t.expect_ask("han_solo", "act", "use hwk_290", "end")
    t.play("end")
    t.expect_ask("han_solo", "encounter")


@rule("OR-ACT-02")
def test_each_action_once_a_turn() -> None:
    t = Table().at("han_solo", "lothal").at("boba_fett", "lothal").act("han_solo")
    t.play("market", "leave")
    t.expect_ask("han_solo", "act", "trade", "end")
    t.refused("market")
    t.play("trade", "done")
    t.expect_ask("han_solo", "encounter")
    t = Table().act("han_solo").play("market", "leave")
    while t.g.active == 0:
        t.play(t.choices[-1])
    t.play("recover")
    assert "market" in t.choices  # Boba has his own


@rule("OR-ACT-04", "OR-ACT-05")
def test_each_action_ability_once_a_turn() -> None:
    t = Table().ship("han_solo", "hwk_290", flipped=True).holds("han_solo", "shield_upgrade crew_chopper")
    t.damage("han_solo", dents=3).act("han_solo")
    t.play("use shield_upgrade")
    assert (t.dents_of("han_solo"), t.can("use shield_upgrade")) == (2, [])
    t.play("use hwk_290", "none")
    assert t.can("use hwk_290") == []
    t.refused("use shield_upgrade")


@rule("OR-ACT-05")
def test_a_job_of_the_action_step_is_an_action_too() -> None:
    t = Table().at("boba_fett", "lothal").holds("han_solo", "job_encrypted_message").act("han_solo")
    t.play("job job_encrypted_message")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (8000, 7000)
    t.expect_ask("han_solo", "act", "market", "trade", "end")
    t = Table().at("boba_fett", "lothal").holds("han_solo", "job_encrypted_message")
    t.set(taken=1 << t.card("job_encrypted_message") + JOBS).act("han_solo")  # attempted in this turn
    t.refused("job job_encrypted_message")


@rule("OR-ACT-06")
def test_an_action_ability_cannot_be_used_inside_another_action() -> None:
    t = Table().holds("han_solo", "shield_upgrade").damage("han_solo", dents=1).act("han_solo").play("market")
    assert t.can("use") == []
    t.refused("use shield_upgrade")
    t.play("leave", "use shield_upgrade")
    assert t.dents_of("han_solo") == 0
