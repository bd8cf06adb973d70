"""The abilities of luxury cards."""

from __future__ import annotations

import pytest

from games.outer_rim.cards.fights import auction, hunt, squadron, street
from games.outer_rim.table import Table
from marks import card


@card("dash_rendar", 1)
def test_dash_rendar_gives_fame_for_the_credits_of_an_illegal_delivery() -> None:
    t = (
        Table()
        .holds("han_solo", "dash_rendar stolen_supplies")
        .at("han_solo", "kessel")
        .act("han_solo")
        .play("deliver")
    )
    t.play("hand-over stolen_supplies", dice=["hit"])
    t.expect_ask("han_solo", "fame-instead", "no", "use dash_rendar")
    t.play("use dash_rendar")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (4000, 2)
    t = Table().holds("han_solo", "dash_rendar food_supplies").at("han_solo", "nal_hutta").act("han_solo")
    t.play("deliver", "hand-over food_supplies")
    assert t.credits_of("han_solo") == 9000  # it was not ILLEGAL


@card("sy_snootles", 1)
def test_sy_snootles_gives_fame_for_the_credits_of_a_job() -> None:
    t = auction(Table().holds("han_solo", "sy_snootles")).play("job start_auction_stand_in", dice=["hit blank"])
    t.expect_ask("han_solo", "fame-instead", "no", "use sy_snootles")
    t.play("use sy_snootles")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (4000, 1)


@card("mandalorian_armor", 2)
def test_mandalorian_armor_gives_fame_for_the_credits_of_a_bounty() -> None:
    t = hunt(Table().holds("han_solo", "mandalorian_armor"))
    t.play("fight bounty_greedo", dice=["hit hit hit", "blank blank blank"]).play("kill")
    t.expect_ask("han_solo", "fame-instead", "no", "use mandalorian_armor")
    t.play("use mandalorian_armor")
    assert (t.credits_of("han_solo"), t.fame_of("han_solo")) == (4000, 1)


@card("proton_torpedoes", 2)
@pytest.mark.parametrize(("level", "fame"), [(1, 0), (2, 2)])
def test_proton_torpedoes_give_a_fame_more_where_a_patrol_gives_some(level: int, fame: int) -> None:
    t = Table().holds("han_solo", "proton_torpedoes").patrol("rebel", "lothal", level).encounter("han_solo")
    enemy = t.g.content.patrols[0][level - 1]
    assert (enemy.fame > 0) is (fame > 0)
    t.play("patrol rebel", dice=["hit hit hit", " ".join(["blank"] * enemy.dice)])
    assert t.fame_of("han_solo") == (enemy.fame + 1 if fame else 0)


@card("extravagant_wardrobe", 1)
@pytest.mark.parametrize(("positive", "fame"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_wardrobe_is_fame_for_who_is_liked(positive: int, fame: int) -> None:
    levels = dict.fromkeys(("rebel", "imperial", "hutt", "syndicate")[:positive], 1)
    assert (
        Table().holds("han_solo", "extravagant_wardrobe").reputation("han_solo", **levels).fame_of("han_solo") == fame
    )


@card("chromium_hull", 1, 2)
def test_the_chromium_hull_is_fame_until_a_ship_combat_is_lost() -> None:
    t = squadron(Table().holds("han_solo", "chromium_hull"))
    assert t.fame_of("han_solo") == 1
    t.play("space", dice=["blank blank", "hit blank blank"])
    assert (t.fame_of("han_solo"), t.held("han_solo"), t.bottom("luxury")) == (0, [], "chromium_hull")
    t = squadron(Table().holds("han_solo", "chromium_hull")).play("space", dice=["hit blank", "hit blank blank"])
    assert t.fame_of("han_solo") == 1  # won
    t = street(Table().holds("han_solo", "chromium_hull")).play("space", dice=["blank blank blank", "hit blank blank"])
    assert t.fame_of("han_solo") == 1  # on the ground


@card("chromium_hull", 3)
def test_who_has_the_chromium_hull_may_be_attacked() -> None:
    t = Table().holds("boba_fett", "chromium_hull").at("boba_fett", "lothal").encounter("han_solo")
    assert t.can("attack") == ["attack chromium_hull 1"]
    t.play("attack chromium_hull 1", dice=["hit hit", "hit blank"])
    assert t.held("boba_fett") == []
    assert not Table().holds("boba_fett", "chromium_hull").encounter("han_solo").can("attack")  # not here


@card("sith_holocron", 1)
def test_the_nearest_player_says_where_the_holocron_must_go() -> None:
    t = Table("han_solo boba_fett bossk").at("boba_fett", "kessel").at("bossk", "takodana").credits("han_solo", 15000)
    t.market("luxury", "sith_holocron").act("han_solo").play("market", "buy luxury")
    t.expect_ask("boba_fett", "mark")
    t.play("planet takodana")
    t = Table().holds("han_solo", "sith_holocron").marked("sith_holocron", "takodana").at("han_solo", "takodana")
    t.act("han_solo").play("deliver", "hand-over sith_holocron")
    assert t.fame_of("han_solo") == 2


@card("dejarik_holotable", 1)
def test_the_holotable_is_fame_with_two_crew() -> None:
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "dejarik_holotable crew_boshek")
    assert t.fame_of("han_solo") == 0
    assert t.holds("han_solo", "crew_lobot").fame_of("han_solo") == 1


@card("dejarik_holotable", 2)
def test_at_a_navpoint_crew_play_for_1000_for_each_focus() -> None:
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "dejarik_holotable crew_boshek crew_lobot")
    t.at("han_solo", "nav_kessel_lu").act("han_solo")
    t.play("use dejarik_holotable", dice=["focus focus"])
    assert t.credits_of("han_solo") == 6000
    t = Table().ship("han_solo", "hwk_290").holds("han_solo", "dejarik_holotable crew_boshek").act("han_solo")
    assert not t.can("use")  # on a planet


@card("gift_for_jabba", 1)
def test_who_is_defeated_with_the_gift_loses_a_crew() -> None:
    t = street(Table().holds("han_solo", "gift_for_jabba crew_scrap_mechanic").damage("han_solo", wounds=3))
    t.play("space", dice=["blank blank blank", "hit blank blank"])
    assert (t.is_defeated("han_solo"), t.held("han_solo")) == (True, ["gift_for_jabba"])
