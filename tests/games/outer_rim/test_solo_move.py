"""OR-SOLO-21 to -30: how the AI moves."""

from __future__ import annotations

from games.outer_rim.solo_table import Solo, by_chance, solo
from marks import rule
from starboard.games.outer_rim.ids import PLANNING

UPPER = (  # the northern lane from Lothal to Tatooine
    "lothal nav_lothal_mon_calamari_ru nav_kessel_lu kessel nav_kessel_ru nav_tatooine_nal_hutta_lu tatooine"
)

# Two ways of four spaces from Lothal; tests lead them on.
NORTH = "lothal nav_kessel_lu nav_kessel_ru nav_kessel_rl nav_kessel_ma"
SOUTH = "lothal nav_ryloth_naboo_ll nav_ryloth_naboo_rl nav_ryloth_naboo_lu nav_ryloth_naboo_ru"


def flying(start: str, *goals: str, ship: str = "g9_rigger") -> Solo:
    """The AI is somewhere with a hyperdrive of 5 and goals elsewhere; no patrol is near."""
    t = solo().goals(*goals)
    t.at("ai", start).ship("ai", ship)
    return t


def moved(t: Solo) -> str:
    return t.section("ai_1", PLANNING).where("ai")


@rule("OR-SOLO-18", "OR-SOLO-21")
def test_it_moves_its_whole_hyperdrive_toward_the_nearest_goal_token() -> None:
    t = flying("nav_lothal_mon_calamari_ru", "tatooine", "ring_of_kafrene")
    assert moved(t) == "tatooine"  # five spaces; the other goal is further
    assert t.rules() >= {"OR-SOLO-21"}
    assert moved(flying("lothal", "tatooine", "cantonica")) == "cantonica"  # three spaces, not six


@rule("OR-SOLO-21")
def test_a_move_that_does_not_reach_the_goal_uses_all_of_the_hyperdrive() -> None:
    t = flying("nav_lothal_mon_calamari_lu", "takodana", ship="hwk_290")  # hyperdrive 6
    t.roads("nav_lothal_mon_calamari_lu " + UPPER + " nav_tatooine_nal_hutta_ru ryloth takodana")
    assert moved(t) == "kessel"  # the sixth space is a navpoint, two less is Kessel
    t = flying("nav_kessel_lu", "takodana", ship="hwk_290")
    t.roads(
        "nav_kessel_lu nav_kessel_ll nav_kessel_ma nav_kessel_mb nav_kessel_rl nav_kessel_ru kessel lothal takodana"
    )
    assert moved(t) == "kessel"  # exactly six spaces


@rule("OR-SOLO-22")
def test_with_a_goal_token_where_it_is_it_does_not_move() -> None:
    t = flying("lothal", "lothal", "kessel")
    assert moved(t) == "lothal"
    assert t.skips()["move_toward_goal"] == "at-goal"
    assert t.does() == ["gain_credits"]


@rule("OR-AMB-49")
def test_it_stops_on_a_goal_that_is_nearer_than_its_hyperdrive() -> None:
    assert moved(flying("lothal", "kessel", "tatooine")) == "kessel"


@rule("OR-AMB-50")
def test_without_a_goal_token_it_cannot_move() -> None:
    t = flying("lothal")
    assert moved(t) == "lothal"
    assert t.skips()["move_toward_goal"] == "no-goal"


@rule("OR-AMB-51")
def test_of_several_nearest_goals_chance_takes_one() -> None:
    def between() -> Solo:
        t = flying("lothal", "kessel", "ord_mantell")
        return t.roads("kessel nav_kessel_lu lothal nav_lothal_mon_calamari_lu ord_mantell")

    assert by_chance(between, "ai_1", PLANNING, lambda t: t.where("ai")) == {"kessel", "ord_mantell"}


@rule("OR-SOLO-23", "OR-DIFF-36")
def test_of_several_routes_it_takes_the_one_that_leaves_the_least_to_the_goal() -> None:
    """Both are as long, but on one a patrol stops it early, on a planet, on the other late."""

    def forked() -> Solo:
        t = flying("lothal", "takodana")
        t.patrol("hutt", "kessel").patrol("rebel", "nav_ryloth_naboo_lu")
        return t.roads(
            "lothal nav_kessel_lu kessel nav_kessel_rl nav_kessel_ma takodana",
            "lothal nav_ryloth_naboo_ll nav_ryloth_naboo_rl nav_ryloth_naboo_lu nav_ryloth_naboo_ru takodana",
        )

    assert by_chance(forked, "ai_1", PLANNING, lambda t: t.where("ai")) == {"nav_ryloth_naboo_lu"}


@rule("OR-SOLO-23", "OR-SOLO-29")
def test_what_is_left_is_counted_when_the_move_is_over_and_a_planet_only_breaks_ties() -> None:
    """On one route a full move is cut short to end on Kessel, two spaces from the goal; on the other it is not."""

    def forked(version: int) -> Solo:
        t = flying("lothal", "takodana").roads(
            "lothal nav_kessel_lu nav_kessel_ru nav_kessel_rl kessel nav_kessel_ma takodana",
            SOUTH + " nav_kessel_mb takodana",
        )
        t.set(version=version)
        return t

    assert by_chance(lambda: forked(3), "ai_1", PLANNING, lambda t: t.where("ai")) == {"nav_kessel_mb"}
    assert by_chance(lambda: forked(2), "ai_1", PLANNING, lambda t: t.where("ai")) == {"kessel"}


@rule("OR-SOLO-24")
def test_a_patrol_stops_it_unless_its_reputation_is_positive() -> None:
    for level, end in ((-1, "nav_kessel_lu"), (0, "nav_kessel_lu"), (1, "tatooine")):
        t = flying("nav_lothal_mon_calamari_ru", "tatooine")
        t.patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=level).roads(UPPER)
        assert moved(t) == end, level
        assert ("OR-SOLO-24" in t.rules()) == (level < 1)


@rule("OR-SOLO-24", "OR-SOLO-58")
def test_a_patrol_in_the_space_that_it_leaves_does_not_stop_it() -> None:
    t = flying("nav_lothal_mon_calamari_ru", "tatooine")
    t.patrol("hutt", "nav_lothal_mon_calamari_ru")
    assert moved(t) == "tatooine"


@rule("OR-SOLO-25")
def test_it_passes_through_the_maelstrom() -> None:
    t = flying("kessel", "nal_hutta")
    t.roads("kessel maelstrom nav_kessel_rl nav_tatooine_nal_hutta_ll nal_hutta")
    assert moved(t) == "nal_hutta"


@rule("OR-SOLO-26")
def test_it_takes_no_longer_route_to_avoid_a_hostile_patrol() -> None:
    """The detour is one space longer and would bring it much nearer in this turn."""
    t = flying("lothal", "takodana")
    t.patrol("hutt", "nav_kessel_lu").reputation("ai", hutt=-1)
    t.roads(
        NORTH + " takodana",
        SOUTH + " nav_kessel_mb takodana",
    )
    assert moved(t) == "nav_kessel_lu"


@rule("OR-SOLO-27")
def test_between_routes_that_leave_it_as_close_it_prefers_the_one_without_a_patrol_that_stops_it() -> None:
    """The patrol is where its move ends anyway."""

    def forked(level: int) -> Solo:
        t = flying("lothal", "takodana")
        t.patrol("hutt", "kessel").reputation("ai", hutt=level)
        return t.roads(
            NORTH + " kessel takodana",
            SOUTH + " nav_kessel_mb takodana",
        )

    assert by_chance(lambda: forked(0), "ai_1", PLANNING, lambda t: t.where("ai")) == {"nav_kessel_mb"}
    assert by_chance(lambda: forked(1), "ai_1", PLANNING, lambda t: t.where("ai")) == {"kessel"}


@rule("OR-SOLO-28")
def test_else_it_prefers_the_route_that_ends_on_a_planet_and_between_two_planets_chance_decides() -> None:
    def forked(second: str) -> Solo:
        t = flying("lothal", "takodana")
        return t.roads(
            NORTH + " kessel takodana",
            SOUTH + f" {second} takodana",
        )

    assert by_chance(lambda: forked("nav_kessel_mb"), "ai_1", PLANNING, lambda t: t.where("ai")) == {"kessel"}
    assert by_chance(lambda: forked("ryloth"), "ai_1", PLANNING, lambda t: t.where("ai")) == {"kessel", "ryloth"}


@rule("OR-AMB-60")
def test_routes_that_both_have_a_stopping_patrol_are_chosen_by_planet_then_by_chance() -> None:
    def forked(one: str, other: str) -> Solo:
        t = flying("lothal", "takodana")
        t.patrol("hutt", one).patrol("rebel", other)
        return t.roads(
            f"lothal nav_kessel_lu {one} nav_kessel_rl nav_kessel_ma nav_kafrene_takodana_ll takodana",
            f"lothal nav_ryloth_naboo_ll {other} nav_ryloth_naboo_lu nav_ryloth_naboo_ru nav_kessel_mb takodana",
        )

    where = by_chance(lambda: forked("kessel", "nav_ryloth_naboo_rl"), "ai_1", PLANNING, lambda t: t.where("ai"))
    assert where == {"kessel"}
    where = by_chance(lambda: forked("nav_kessel_ru", "nav_ryloth_naboo_rl"), "ai_1", PLANNING, lambda t: t.where("ai"))
    assert where == {"nav_kessel_ru", "nav_ryloth_naboo_rl"}


@rule("OR-AMB-60")
def test_routes_of_which_neither_ends_on_a_planet_are_chosen_by_chance() -> None:
    def forked() -> Solo:
        t = flying("lothal", "takodana")
        return t.roads(
            NORTH + " nav_kafrene_takodana_ll takodana",
            SOUTH + " nav_kessel_mb takodana",
        )

    where = by_chance(forked, "ai_1", PLANNING, lambda t: t.where("ai"))
    assert where == {"nav_kafrene_takodana_ll", "nav_kessel_mb"}


@rule("OR-SOLO-29", "OR-DIFF-37")
def test_a_full_move_that_would_end_on_a_navpoint_ends_one_or_two_spaces_earlier_on_a_planet() -> None:
    t = flying("lothal", "tatooine")  # five spaces are the navpoint before Tatooine, two less is Kessel
    assert moved(t) == "kessel"
    assert "OR-SOLO-29" in t.rules()
    t = flying("nav_lothal_mon_calamari_lu", "tatooine")  # four spaces on is Kessel, the fifth a navpoint
    t.roads("nav_lothal_mon_calamari_lu " + UPPER)
    assert moved(t) == "kessel"
    t = flying("nav_cantonica_ord_mantell_ru", "tatooine")  # Lothal would be three less than the fifth space
    t.roads("nav_cantonica_ord_mantell_ru nav_lothal_mon_calamari_ll lothal nav_lothal_mon_calamari_ru nav_kessel_lu "
            "nav_kessel_ll nav_kessel_ru tatooine")  # fmt: skip
    assert moved(t) == "nav_kessel_ll"


@rule("OR-SOLO-29")
def test_a_move_that_a_patrol_stops_on_a_navpoint_is_not_shortened() -> None:
    t = flying("nav_lothal_mon_calamari_ru", "tatooine")
    t.patrol("hutt", "nav_kessel_ru")  # one space after Kessel
    t.roads(UPPER)
    assert moved(t) == "nav_kessel_ru"


@rule("OR-SOLO-30", "OR-EX-44")
def test_it_moves_one_less_rather_than_two() -> None:
    t = flying("lothal", "takodana", ship="g_1a_starfighter")  # hyperdrive 4
    t.roads("lothal kessel nav_kessel_ru tatooine nav_tatooine_nal_hutta_ru takodana")
    assert moved(t) == "tatooine"
    t = flying("lothal", "takodana", ship="g_1a_starfighter")
    t.roads("lothal nav_kessel_ru kessel tatooine nav_tatooine_nal_hutta_ru takodana")
    assert moved(t) == "tatooine"


@rule("OR-AMB-63")
def test_a_full_move_that_would_end_in_the_maelstrom_is_shortened_too() -> None:
    t = flying("nav_lothal_mon_calamari_lu", "nal_hutta")
    t.roads("nav_lothal_mon_calamari_lu lothal nav_lothal_mon_calamari_ru nav_kessel_lu kessel maelstrom nal_hutta")
    assert moved(t) == "kessel"


@rule("OR-SOLO-16")
def test_what_raises_its_hyperdrive_counts() -> None:
    """Han Solo's ability and an improved nav computer."""
    t = solo("han_solo").goals("tatooine")
    t.at("ai", "lothal")
    assert t.section("ai_1", PLANNING).where("ai") == "tatooine"  # six spaces
    t = solo().goals("tatooine")
    t.at("ai", "lothal").holds("ai", "improved_nav_computer")
    assert t.section("ai_1", PLANNING).where("ai") == "tatooine"


@rule("OR-SOLO-16")
def test_it_does_not_fly_past_patrols_by_an_ability() -> None:
    t = solo("han_solo").goals("tatooine")
    t.at("ai", "lothal").flipped("ai").patrol("hutt", "nav_kessel_lu").roads(UPPER)
    assert t.section("ai_1", PLANNING).where("ai") == "nav_kessel_lu"
