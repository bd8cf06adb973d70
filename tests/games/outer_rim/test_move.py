"""OR-MOVE, OR-MAEL: how far, and what stops one."""

from __future__ import annotations

from games.outer_rim.data import all_effects
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.effects import ExtraTurn

BOX = GAME.content


def moves(t: Table) -> set[str]:
    return {choice.split()[1] for choice in t.can("move")}


def within(g: OuterRimState, start: str, far: int) -> set[str]:
    ways = g.chart.distance[BOX.space[start]]
    return {space.id for space in BOX.spaces if ways[space.number] <= far}


def calm(name: str = "han_solo", start: str = "naboo") -> Table:
    """No patrol is anywhere near."""
    t = Table(f"{name} bossk").at(name, start).at("bossk", start)
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        t.patrol(faction, "nav_cantonica_ord_mantell_lu")
    return t


@rule("OR-MOVE-01", "OR-MOVE-03", "OR-MOVE-11")
def test_up_to_the_hyperdrive_value() -> None:
    t = calm("jyn_erso")  # a G9 Rigger: 5
    assert moves(t) == within(t.g, "naboo", 5)
    t = calm("jyn_erso").ship("jyn_erso", "g_1a_starfighter")
    assert moves(t) == within(t.g, "naboo", 4)
    t = calm().holds("han_solo", "improved_nav_computer")  # 5, 1 for Han, 1 for the computer
    assert "kessel" in moves(t)
    t.play("move kessel")
    assert t.where("han_solo") == "kessel"


@rule("OR-MOVE-02")
def test_one_may_move_nowhere() -> None:
    t = calm().play("move naboo")
    assert t.where("han_solo") == "naboo"
    t.expect_ask("han_solo", "act")


@rule("OR-MOVE-04", "OR-MOVE-05")
def test_patrols_stop_those_whom_they_do_not_like() -> None:
    """Nal Hutta is 4 spaces away by the lower lane, where the Imperials are, and further by all others."""
    for level, passed in ((-1, False), (0, False), (1, True)):
        t = calm("jyn_erso", "nav_kessel_ma").ship("jyn_erso", "g_1a_starfighter").patrol("imperial", "nav_kessel_mb")
        t.reputation("jyn_erso", imperial=level)
        assert "nav_kessel_mb" in moves(t)  # where one has to stop
        assert ("nal_hutta" in moves(t)) == passed


@rule("OR-MOVE-06")
def test_other_players_stop_nobody() -> None:
    t = calm("jyn_erso", "nav_kessel_ma").at("bossk", "nav_kessel_mb").ship("jyn_erso", "g_1a_starfighter")
    assert "nal_hutta" in moves(t)


@rule("OR-MOVE-07")
def test_whoever_starts_beside_a_patrol_or_in_the_maelstrom_leaves_as_they_like() -> None:
    t = calm("jyn_erso", "naboo").reputation("jyn_erso", hutt=-1)
    free = moves(t)
    t = calm("jyn_erso", "naboo").reputation("jyn_erso", hutt=-1).patrol("hutt", "naboo")
    assert moves(t) == free
    t = calm("jyn_erso", "maelstrom")
    assert {"tatooine", "lothal"} <= moves(t)


@rule("OR-MOVE-08")
def test_one_unfriendly_patrol_of_several_is_enough() -> None:
    t = calm("jyn_erso", "nav_kessel_ma").ship("jyn_erso", "g_1a_starfighter")
    t.patrol("imperial", "nav_kessel_mb").patrol("rebel", "nav_kessel_mb").reputation("jyn_erso", rebel=1)
    assert "nal_hutta" not in moves(t)
    t.reputation("jyn_erso", imperial=1)
    t.begun = False
    assert "nal_hutta" in moves(t)


@rule("OR-EX-18")
def test_a_route_around_a_patrol() -> None:
    """Ryloth to the Ring of Kafrene is 4 spaces, past the Imperial patrol, and 6 around it."""
    for sheet, reaches in (("yv_666", True), ("g9_rigger", False)):
        t = calm("jyn_erso", "ryloth").ship("jyn_erso", sheet).patrol("imperial", "nav_kafrene_takodana_ll")
        assert t.g.chart.distance[BOX.space["ryloth"]][BOX.space["ring_of_kafrene"]] == 4
        assert ("ring_of_kafrene" in moves(t)) == reaches
    t = calm("jyn_erso", "ryloth").patrol("imperial", "nav_kafrene_takodana_ll").reputation("jyn_erso", imperial=1)
    assert "ring_of_kafrene" in moves(t)


@rule("OR-MOVE-09")
def test_who_is_moved_directly_passes_no_space() -> None:
    """With patrols on all sides, the beacon still takes Han to any planet."""
    t = calm("han_solo", "lothal").patrol("imperial", "nav_lothal_mon_calamari_lu")
    t.patrol("hutt", "nav_lothal_mon_calamari_ru").secret("han_solo", "enc_navpoint_05")
    assert "takodana" not in moves(t)
    t.play("plan enc_navpoint_05", "planet takodana")
    assert t.where("han_solo") == "takodana"
    # A patrol that is moved directly jumps as well.
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").databank("db_1_1").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank", "blank blank"])
    assert t.patrol_at("imperial") == "kessel"


@rule("OR-MOVE-10")
def test_stopping_at_a_patrol_is_no_combat() -> None:
    t = calm("jyn_erso", "naboo").reputation("jyn_erso", hutt=-1).patrol("hutt", "nav_ryloth_naboo_ll")
    t.at("bossk", "nav_ryloth_naboo_ll").play("move nav_ryloth_naboo_ll")
    assert t.g.combat is None
    t.expect_ask("jyn_erso", "act", "trade", "end")
    t.play("end", "patrol hutt")  # in the encounter step it matters
    assert len(t.told("enemy-rolled")) == 1


@rule("OR-GEN-02")
def test_a_card_beats_the_rules() -> None:
    """Han's second ability lets one patrol stop him less."""
    t = calm("han_solo", "nav_kessel_ma").ship("han_solo", "g_1a_starfighter").patrol("imperial", "nav_kessel_mb")
    t.patrol("hutt", "nav_kessel_rl")
    assert "nav_tatooine_nal_hutta_ll" not in moves(t)
    t = calm("han_solo", "nav_kessel_ma").ship("han_solo", "g_1a_starfighter").patrol("imperial", "nav_kessel_mb")
    t.flipped("han_solo")
    assert "nav_tatooine_nal_hutta_ll" in moves(t)
    t = calm("han_solo", "nav_kessel_ma").ship("han_solo", "g_1a_starfighter").patrol("imperial", "nav_kessel_mb")
    t.flipped("han_solo").patrol("hutt", "nav_tatooine_nal_hutta_ll").patrol("rebel", "nav_kessel_ru")
    assert "nal_hutta" not in moves(t)  # one patrol, no more


def test_a_secret_lets_one_pass_patrols_in_any_move() -> None:
    t = calm("jyn_erso", "nav_kessel_ma").ship("jyn_erso", "g_1a_starfighter").patrol("imperial", "nav_kessel_mb")
    t.secret("jyn_erso", "enc_lothal_mon_calamari_05")
    assert t.can("move nal_hutta") == ["move nal_hutta enc_lothal_mon_calamari_05"]
    t.play("move nal_hutta enc_lothal_mon_calamari_05")
    assert (t.where("jyn_erso"), t.g.secrets[0]) == ("nal_hutta", [])
    t = chased("nav_kessel_ma")
    assert t.can("move nav_kessel_rl") == ["move nav_kessel_rl"]
    t.g.patrol[1] = BOX.space["nav_kessel_mb"]
    t.position._ask_again()
    assert t.can("move nav_kessel_rl") == ["move nav_kessel_rl enc_lothal_mon_calamari_05"]


# The Maelstrom.


@rule("OR-MAEL-01")
def test_the_maelstrom_stops_a_move() -> None:
    t = calm("jyn_erso", "nav_kessel_ll").ship("jyn_erso", "g_1a_starfighter")
    assert "maelstrom" in moves(t)
    assert "nal_hutta" not in moves(t)  # 4 spaces through the Maelstrom, 5 around it
    assert "nav_tatooine_nal_hutta_ll" in moves(t)  # 3 through it, 4 around
    t.at("bossk", "maelstrom").play("move maelstrom")
    t.expect_ask("jyn_erso", "act", "trade", "end")


@rule("OR-MAEL-02", "OR-AMB-03")
def test_extra_movement_may_end_in_the_maelstrom_but_not_pass_it() -> None:
    """2 spaces from the lower left of Kessel; the lower right is 2 through the Maelstrom and 3 around it."""
    t = chased("nav_kessel_ll")
    assert "maelstrom" in moves(t)
    assert "nav_kessel_rl" not in moves(t)
    assert "nav_kessel_mb" in moves(t)
    t.play("move maelstrom")
    assert t.where("jyn_erso") == "maelstrom"
    t.expect_ask("bossk", "plan")


def chased(space: str) -> Table:
    """Jyn may move 2 spaces in her encounter, away from a patrol that likes her."""
    t = calm("jyn_erso", space).patrol("rebel", space).reputation("jyn_erso", rebel=1)
    t.secret("jyn_erso", "enc_lothal_mon_calamari_05").draw("enc_navpoint_07").encounter("jyn_erso")
    t.play("space").play("roll", dice=["crit blank"])
    t.expect_ask("jyn_erso", "extra-move")
    return t


@rule("OR-MAEL-03")
def test_extra_movement_may_leave_the_maelstrom() -> None:
    t = calm("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_08").encounter("jyn_erso")
    t.play("space", dice=["focus"])
    t.expect_ask("jyn_erso", "extra-move")
    assert {"kessel", "nav_kessel_rl", "nal_hutta", "maelstrom"} <= moves(t)
    t.play("move nal_hutta")
    assert t.where("jyn_erso") == "nal_hutta"
    t.expect_ask("bossk", "plan")


@rule("OR-AMB-04")
def test_patrols_stop_extra_movement_too() -> None:
    t = calm("jyn_erso", "maelstrom").patrol("hutt", "nav_kessel_rl").patrol("imperial", "kessel")
    t.patrol("rebel", "nav_kessel_ll").draw("enc_kessel_maelstrom_08").encounter("jyn_erso")
    t.play("space", dice=["focus"])
    assert moves(t) == {"maelstrom", "nav_kessel_rl", "kessel", "nav_kessel_ll"}


@rule("OR-MAEL-04")
def test_the_maelstrom_has_its_own_section_of_the_kessel_deck() -> None:
    t = calm("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_07").encounter("jyn_erso").play("space", "roll")
    assert t.told("tested")[0]["skill"] == "tactics"  # on Kessel the card is about slaves


@rule("OR-MAEL-05")
def test_every_maelstrom_section_may_give_an_extra_turn() -> None:
    sections = [section for card in BOX.cards for section in card.sections if section.where == "maelstrom"]
    assert len(sections) == 10
    for section in sections:
        found = [effect for _, script in section.cases for effect in all_effects(BOX, script)]
        assert ExtraTurn() in found, section.title


@rule("OR-MAEL-06", "OR-AMB-45")
def test_an_extra_turn_follows_at_once_and_is_a_whole_turn() -> None:
    t = calm("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_07").encounter("jyn_erso").play("space")
    t.play("die jyn_erso", dice=["crit blank blank blank"])  # Jyn's ability, once a turn
    t.expect_ask("jyn_erso", "plan")
    t.play("recover")
    t.expect_ask("jyn_erso", "act")
    t.draw("enc_kessel_maelstrom_02").play("end", "space")
    assert "die jyn_erso" in t.choices  # it is another turn
    t.play("roll", dice=["blank blank"])
    t.expect_ask("bossk", "plan")


@rule("OR-MAEL-07")
def test_no_extra_turn_is_gained_in_an_extra_turn() -> None:
    t = calm("jyn_erso", "maelstrom").draw("enc_kessel_maelstrom_07").encounter("jyn_erso")
    t.play("space").play("roll", dice=["crit blank"])
    t.play("recover", "end").draw("enc_kessel_maelstrom_02").play("space").play("roll", dice=["crit blank"])
    assert t.told("extra-turn") == []
    t.expect_ask("bossk", "plan")


@rule("OR-AMB-05")
def test_who_is_defeated_has_the_extra_turn_all_the_same() -> None:
    t = calm("jyn_erso", "maelstrom").damage("jyn_erso", dents=2).draw("enc_kessel_maelstrom_03")
    t.encounter("jyn_erso").play("space").play(
        next(choice for choice in t.choices if "fight" in choice), dice=["crit hit", "hit hit blank blank blank"]
    )
    assert (t.fame_of("jyn_erso"), t.g.in_extra) == (1, True)
    assert (t.dents_of("jyn_erso"), t.is_defeated("jyn_erso")) == (0, False)  # that was her planning
    t.expect_ask("jyn_erso", "act")


@rule("OR-MAEL-08")
def test_there_is_no_market_away_from_planets() -> None:
    for space in ("maelstrom", "nav_kessel_ma"):
        t = calm("jyn_erso", "maelstrom").at("jyn_erso", space).at("bossk", space).act("jyn_erso")
        t.expect_ask("jyn_erso", "act", "trade", "end")
        t.refused("market")
