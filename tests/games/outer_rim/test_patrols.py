"""OR-PATROL: fighting patrols."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary.abilities import Ability

START = {
    "rebel": "nav_cantonica_ord_mantell_lu",
    "imperial": "nav_kafrene_takodana_ru",
    "hutt": "nav_kafrene_takodana_rl",
    "syndicate": "nav_cantonica_ord_mantell_ll",
}


def meeting(faction: str = "imperial", level: int = 1, players: str = "han_solo boba_fett") -> Table:
    """The first player is on Lothal with a patrol."""
    return Table(players).patrol(faction, "lothal", level).encounter(players.split()[0])


def with_ability(t: Table, card: str, **changes: object) -> Table:
    """The ability of a card of this table is another one, such as a pack could print."""
    number = t.card(card)
    about = t.g.content.cards[number]
    ability: Ability = replace(about.abilities[0], **changes)  # type: ignore[arg-type]
    cards = list(t.g.content.cards)
    cards[number] = replace(about, abilities=(ability,))
    t.g.content = replace(t.g.content, cards=tuple(cards))
    return t


def patrols(g: OuterRimState) -> dict[str, tuple[str, int, int | None]]:
    return {one.faction: (one.space, one.level, one.dice) for one in view(g, 1).patrols}


@rule("OR-PATROL-01", "OR-PATROL-02", "OR-PATROL-05")
def test_one_patrol_of_each_faction_is_on_the_map_with_faction_and_level_to_be_seen() -> None:
    t = Table().patrol("hutt", "tatooine", level=3)
    assert patrols(t.g) == {
        "rebel": (START["rebel"], 1, 3),
        "imperial": (START["imperial"], 1, 4),
        "hutt": ("tatooine", 3, 5),
        "syndicate": (START["syndicate"], 1, 3),
    }
    assert all([one.level for one in levels] == [1, 2, 3, 4] for levels in GAME.content.patrols)


@rule("OR-PATROL-03")
def test_the_first_level_pays_credits_the_next_two_fame_the_last_nothing() -> None:
    for levels in GAME.content.patrols:
        paid = [(one.credits > 0, one.fame > 0) for one in levels]
        assert paid == [(True, False), (False, True), (False, True), (False, False)]


@rule("OR-PATROL-04", "OR-PATROL-06")
def test_its_value_is_the_number_of_its_dice_in_a_ship_combat_even_on_a_planet() -> None:
    t = meeting(level=2).play("patrol imperial", dice=["hit hit", "focus focus blank blank blank"])
    assert t.told("combat") == [{"seat": "han_solo", "kind": "ship", "enemy": "patrol/imperial"}]
    assert t.dents_of("han_solo") == t.wounds_of("han_solo") == 0


@rule("OR-PATROL-07")
def test_whoever_is_not_hated_may_leave_a_patrol_alone() -> None:
    for level in (0, 1):
        t = meeting().reputation("han_solo", imperial=level)
        assert {"space", "patrol imperial"} <= set(t.choices)


@rule("OR-PATROL-08")
def test_of_several_hostile_patrols_exactly_one_is_fought() -> None:
    t = meeting().patrol("hutt", "lothal").reputation("han_solo", imperial=-1, hutt=-1)
    t.expect_ask("han_solo", "encounter", "patrol imperial", "patrol hutt")
    t.play("patrol hutt", dice=["hit hit", "blank blank blank"])
    assert [combat["enemy"] for combat in t.told("combat")] == ["patrol/hutt"]
    assert (t.patrol_at("imperial"), t.patrol_at("hutt")) == ("lothal", START["hutt"])
    assert t.told("turn")[0]["seat"] == "boba_fett"


@rule("OR-PATROL-09")
def test_of_several_patrols_any_one_may_be_fought() -> None:
    t = meeting().patrol("hutt", "lothal").reputation("han_solo", imperial=1)
    assert t.can("patrol") == ["patrol imperial", "patrol hutt"]
    t.play("patrol imperial", dice=["hit hit", "blank blank focus focus"])
    assert (t.patrol_at("imperial"), t.patrol_at("hutt")) == (START["imperial"], "lothal")


@rule("OR-PATROL-10", "OR-PATROL-11", "OR-PATROL-12", "OR-DISCARD-06")
def test_a_beaten_patrol_pays_costs_a_reputation_and_the_next_one_appears_at_its_stack() -> None:
    t = meeting().play("patrol imperial", dice=["crit hit", "hit blank blank focus"])
    assert (t.credits_of("han_solo"), t.reputation_of("han_solo", "imperial")) == (9000, -1)
    assert patrols(t.g)["imperial"] == (START["imperial"], 2, 5)
    assert t.dents_of("han_solo") == 1  # damage comes last, and the patrol suffers none
    keys = [event.is_ for event in t.events]
    order = [key for key in keys if key in ("reputation", "gained", "patrol-new", "dented")]
    assert order == ["reputation", "gained", "patrol-new", "dented"]  # OR-DIFF-19


@rule("OR-PATROL-13", "OR-DISCARD-08")
def test_a_faction_sends_its_patrols_level_by_level_and_none_twice() -> None:
    t = meeting(level=2).play("patrol imperial", dice=["hit hit", "hit hit blank focus focus"])
    assert (t.fame_of("han_solo"), patrols(t.g)["imperial"][1]) == (1, 3)
    t = meeting(level=3).play("patrol imperial", dice=["hit hit", "hit hit blank blank focus focus"])
    assert (t.fame_of("han_solo"), patrols(t.g)["imperial"]) == (2, (START["imperial"], 4, None))
    assert [one.stack for one in view(t.g, 0).patrols] == [3, 0, 3, 3]


@rule("OR-PATROL-14")
def test_who_loses_moves_the_patrol_to_an_adjacent_space_before_the_damage() -> None:
    t = meeting().play("patrol imperial", dice=["blank blank", "hit hit blank blank"])
    t.expect_ask("han_solo", "patrol", "to nav_lothal_mon_calamari_lu", "to nav_lothal_mon_calamari_ru")
    assert t.dents_of("han_solo") == 0
    t.refused("to lothal")
    t.refused("to kessel")
    t.play("to nav_lothal_mon_calamari_ru")
    assert (t.patrol_at("imperial"), t.dents_of("han_solo")) == ("nav_lothal_mon_calamari_ru", 2)
    assert (t.reputation_of("han_solo", "imperial"), t.credits_of("han_solo")) == (0, 4000)


@rule("OR-PATROL-15", "OR-PATROL-16", "OR-PATROL-17", "OR-AMB-13")
def test_the_last_level_always_wins_without_dice_and_whatever_prevents_damage() -> None:
    t = meeting("rebel", level=4).ship("han_solo", "yv_666", flipped=True).holds("han_solo", "shield_upgrade")
    t.play("patrol rebel")
    assert not t.told("rolled") and not t.told("enemy-rolled")
    t.expect_ask("han_solo", "patrol", "to nav_lothal_mon_calamari_lu", "to nav_lothal_mon_calamari_ru")
    t.play("to nav_lothal_mon_calamari_lu")
    assert (t.dents_of("han_solo"), t.is_defeated("han_solo"), t.credits_of("han_solo")) == (6, True, 1000)
    assert patrols(t.g)["rebel"] == ("nav_lothal_mon_calamari_lu", 4, None)


@rule("OR-AMB-14")
def test_against_the_last_level_the_start_of_combat_is_there_but_no_window_for_dice() -> None:
    t = meeting("rebel", level=4).ship("han_solo", "yt_1300")
    t.holds("han_solo", "targeting_computer ion_cannon crew_greedo")
    with_ability(t, "crew_greedo", condition=()).play("patrol rebel")
    assert [use["source"] for use in t.told("used")] == ["crew_greedo"]
    t.expect_ask("han_solo", "patrol")  # neither a reroll nor an ignored result


@rule("OR-AMB-15")
def test_no_added_hit_beats_the_last_level() -> None:
    t = meeting("rebel", level=4).ship("han_solo", "yt_1300").holds("han_solo", "crew_greedo")
    with_ability(t, "crew_greedo", condition=()).play("patrol rebel", "to nav_lothal_mon_calamari_lu")
    assert t.is_defeated("han_solo") and patrols(t.g)["rebel"][1] == 4
    assert t.reputation_of("han_solo", "rebel") == 0
