"""OR-PATMOVE: how patrols move."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.chart import away, toward
from starboard.games.outer_rim.game import GAME


def bought(start: str, shown: str = "bacta_supplies", faction: str = "imperial", at: str = "lothal") -> Table:
    """Han buys food supplies; the card below moves a patrol (Bacta Supplies: the imperial one, two spaces)."""
    t = Table().at("han_solo", at).patrol(faction, start).market("cargo", "food_supplies", shown).act("han_solo")
    return t.play("market", "buy cargo")


@rule("OR-PATMOVE-01", "OR-PATMOVE-03", "OR-PATMOVE-04")
def test_the_card_revealed_by_a_purchase_moves_the_patrol_of_its_icon_by_its_number() -> None:
    t = bought("nav_kessel_lu")
    assert (t.top("cargo"), t.patrol_at("imperial")) == ("bacta_supplies", "lothal")
    assert t.patrol_at("rebel") == "nav_cantonica_ord_mantell_lu"
    # Stolen Supplies: 4; with 2 it would not come so far.
    assert bought("nav_kessel_ll", "stolen_supplies").patrol_at("imperial") == "lothal"
    # Salvage: the rebel patrol, 2; it needs three spaces, and the active player says which way.
    t = bought("cantonica", "salvage", "rebel")
    t.play("to nav_lothal_mon_calamari_lu")
    assert t.patrol_at("rebel") == "nav_lothal_mon_calamari_lu"


@rule("OR-PATMOVE-01")
def test_a_gained_card_moves_a_patrol_like_a_bought_one() -> None:
    t = Table("ketsu_onyo boba_fett").flipped("ketsu_onyo").market("bounty", "bounty_4_lom", "bounty_chopper")
    t.patrol("imperial", "nav_kessel_lu").act("ketsu_onyo").play("use ketsu_onyo")
    if t.can("take"):
        t.play("take")
    assert (t.held("ketsu_onyo"), t.patrol_at("imperial")) == (["bounty_4_lom"], "lothal")


@rule("OR-PATMOVE-02")
def test_a_card_revealed_by_a_discard_moves_nothing() -> None:
    t = Table().patrol("imperial", "nav_kessel_lu").market("cargo", "food_supplies", "bacta_supplies").act("han_solo")
    t.play("market", "cycle cargo")
    assert (t.top("cargo"), t.patrol_at("imperial")) == ("bacta_supplies", "nav_kessel_lu")


@rule("OR-PATMOVE-05")
def test_the_active_player_chooses_the_route_even_a_longer_one() -> None:
    t = bought("nav_tatooine_nal_hutta_lu")
    # Straight to Kessel's planet, or down to the lower lane, which is longer.
    t.expect_ask("han_solo", "patrol", "to kessel", "to nav_kessel_rl")
    assert t.refused("to nav_kessel_lu") == ("patrol-way", "OR-PATMOVE-05")  # three spaces
    t.refused("to nav_tatooine_nal_hutta_lu")
    far = t.g.chart.distance[t.g.content.space["lothal"]]
    assert far[t.g.content.space["kessel"]] < far[t.g.content.space["nav_kessel_rl"]]
    t.play("to nav_kessel_rl")
    assert t.patrol_at("imperial") == "nav_kessel_rl"


@rule("OR-PATMOVE-06")
def test_a_patrol_that_can_reach_the_player_does_so_and_nobody_is_asked() -> None:
    t = bought("nav_cantonica_ord_mantell_ru", "salvage", "rebel")
    assert t.patrol_at("rebel") == "lothal"
    t.expect_ask("han_solo", "encounter")


@rule("OR-PATMOVE-07")
def test_it_never_leaves_the_tiles_between_it_and_the_player() -> None:
    t = bought("nav_kessel_ru")
    # Not by the tile of Tatooine, which lies on the other side.
    t.expect_ask("han_solo", "patrol", "to maelstrom", "to nav_kessel_lu", "to nav_kessel_mb")
    assert t.refused("to tatooine") == ("patrol-back", "OR-PATMOVE-07")


@rule("OR-PATMOVE-07", "OR-AMB-01")
def test_it_never_walks_back_round_a_tile() -> None:
    """From the left of Kessel's tile to Lothal: in version 2 it could be sent back to the right of the tile."""
    t = bought("nav_kessel_ll", "salvage", "rebel")
    assert t.patrol_at("rebel") == "nav_lothal_mon_calamari_ru"  # by either lane, so nobody is asked
    assert {"nav_kessel_rl", "kessel"} <= ids(toward(t.g.chart, *at("nav_kessel_ll", "lothal"), 2, onward=False))
    # To Mon Calamari, it does not lead to Lothal any more.
    t = bought("nav_kessel_ll", "salvage", "rebel")
    assert "mon_calamari" not in ids(toward(t.g.chart, *at("nav_kessel_ll", "lothal"), 2))


def at(*spaces: str) -> list[int]:
    return [GAME.content.space[space] for space in spaces]


def ids(spaces: tuple[int, ...]) -> set[str]:
    return {GAME.content.spaces[space].id for space in spaces}


@rule("OR-PATMOVE-08")
def test_it_stops_where_the_player_is_and_the_rest_is_lost() -> None:
    t = bought("nav_lothal_mon_calamari_ru")
    assert t.patrol_at("imperial") == "lothal"
    t = bought("nav_kessel_lu", "stolen_supplies")  # distance 4
    assert t.patrol_at("imperial") == "lothal"


@rule("OR-PATMOVE-09")
def test_its_arrival_starts_no_combat_before_the_encounter_step() -> None:
    t = Table().patrol("imperial", "nav_kessel_lu").market("cargo", "food_supplies", "bacta_supplies")
    t.holds("han_solo", "crew_chopper").damage("han_solo", dents=1)
    t.reputation("han_solo", imperial=-1).act("han_solo").play("market", "buy cargo")
    t.expect_ask("han_solo", "act", "use crew_chopper", "end")
    assert t.patrol_at("imperial") == "lothal" and not t.told("combat")
    t.play("end", "patrol imperial", dice=["hit hit", "blank blank focus focus"])
    assert t.told("combat")[0]["enemy"] == "patrol/imperial"


@rule("OR-PATMOVE-10", "OR-PATMOVE-11")
def test_patrols_pass_everything_and_may_end_everywhere() -> None:
    t = Table().patrol("imperial", "nav_kessel_mb").patrol("rebel", "nav_kessel_ma").at("boba_fett", "nav_kessel_ma")
    t.reputation("boba_fett", imperial=-1).market("cargo", "food_supplies", "bacta_supplies").act("han_solo")
    t.play("market", "buy cargo")
    # Through the navpoint with another patrol and another player.
    assert t.patrol_at("imperial") == "nav_kessel_ll"
    # To the Maelstrom, to a navpoint; through the Maelstrom, to a planet.
    t = bought("nav_kessel_ru")
    assert {"to maelstrom", "to nav_kessel_mb"} <= set(t.choices)
    t.play("to maelstrom")
    assert t.patrol_at("imperial") == "maelstrom"
    t = bought("nav_kessel_rl")
    assert {"to kessel", "to nav_kessel_ll", "to nav_kessel_ma"} <= set(t.choices)


@rule("OR-PATMOVE-12")
def test_a_card_that_moves_a_patrol_says_how() -> None:
    t = Table().holds("han_solo", "crew_garindan").patrol("imperial", "lothal").act("han_solo")
    t.play("use crew_garindan")
    t.expect_ask("han_solo", "patrol", "to nav_lothal_mon_calamari_lu", "to nav_lothal_mon_calamari_ru")
    # Away from the player: every step goes further.
    t = Table("lando_calrissian boba_fett").at("lando_calrissian", "nav_kessel_ma").patrol("hutt", "nav_kessel_ma")
    t.draw("enc_navpoint_06").encounter("lando_calrissian").play("space", dice=["hit blank"])
    if t.can("done"):
        t.play("done")
    ends = {"nav_lothal_mon_calamari_rl", "maelstrom", "nav_kessel_lu", "nav_kessel_rl"}
    assert set(t.choices) == {f"to {end}" for end in ends}
    space = t.g.content.space
    # It stops where no step leads further away: from the right one of the two navpoints none does.
    assert away(t.g.chart, space["nav_kessel_ma"], space["nav_kessel_ll"], 2) == [space["nav_kessel_mb"]]
    # Towards another player, of own choice.
    t = Table("han_solo boba_fett bossk").at("han_solo", "lothal").draw("enc_lothal_mon_calamari_09")
    t.at("bossk", "kessel").patrol("imperial", "nav_kessel_ru").encounter("han_solo").play("space")
    t.expect_ask("han_solo", "player-move-patrol", "player 1", "player 2")
    t.play("player 2")
    assert t.patrol_at("imperial") == "kessel"


@rule("OR-PATMOVE-12", "OR-JOB-03")
def test_who_was_chosen_for_a_job_is_not_chosen_for_a_later_card() -> None:
    t = Table("han_solo boba_fett bossk").at("boba_fett", "lothal").at("bossk", "kessel")
    t.patrol("imperial", "nav_kessel_ru").holds("han_solo", "job_encrypted_message").draw("enc_lothal_mon_calamari_09")
    t.act("han_solo").play("job job_encrypted_message")
    assert (t.credits_of("han_solo"), t.credits_of("boba_fett")) == (8000, 7000)
    t.play("end", "space")
    t.expect_ask("han_solo", "player-move-patrol", "player 1", "player 2")


@rule("OR-PATMOVE-13")
def test_a_patrol_that_is_there_already_does_not_move() -> None:
    t = bought("lothal")
    assert t.patrol_at("imperial") == "lothal" and not t.told("patrol")
    t.expect_ask("han_solo", "encounter")
