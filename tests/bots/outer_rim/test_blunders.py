"""Decisions at which these bots once did something for nothing, or worse."""

from __future__ import annotations

import pytest

from games.outer_rim.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.outer_rim.features import able, features, lateness
from starboard.bots.outer_rim.looks import dealt, foretold
from starboard.bots.outer_rim.mind import OuterRimMind
from starboard.games.outer_rim.action import Act
from starboard.kernel.chance import Dice

LEVELS = ("greedy", "sharp")


def mind() -> OuterRimMind:
    found = mind_of("outer_rim")
    assert isinstance(found, OuterRimMind)
    return found


def chosen(t: Table, level: str) -> str:
    ask = t.position.ask
    assert ask is not None
    return make_bot("outer_rim", level).choose(t.position, ask.seat, 5).notation


@pytest.mark.parametrize("level", LEVELS)
def test_what_gives_fame_is_traded_in_last(level: str) -> None:
    """Both cost 10,000; the wardrobe gives a fame to who is liked by two factions, and was found first."""
    t = Table().holds("han_solo", "extravagant_wardrobe mandalorian_armor").credits("han_solo", 0)
    t.reputation("han_solo", hutt=1, rebel=1).market("cargo", "salvage").at("han_solo", "lothal")
    t.act("han_solo").play("market", "buy cargo")
    assert t.choices == ["trade-in extravagant_wardrobe", "trade-in mandalorian_armor"]
    assert chosen(t, level) == "trade-in mandalorian_armor"


@pytest.mark.parametrize("level", LEVELS)
def test_help_is_not_given_up_for_a_test_that_goes_well_without(level: str) -> None:
    """Han is a pilot: hired help, which leaves after a test that was passed, is for one of no skill."""
    t = Table().holds("han_solo", "hijacking_a_freighter hired_help_1").at("han_solo", "lothal").encounter("han_solo")
    t.play("job hijacking_a_freighter")
    assert t.choices == ["skill hired_help_1 piloting", "roll"]
    assert chosen(t, level) == "roll"
    t.play("roll", dice=["hit blank"])
    assert t.choices == ["skill hired_help_1 tactics", "roll"]
    assert chosen(t, level) == "roll"
    t.play("roll", dice=["hit blank"])
    assert chosen(t, level) == "skill hired_help_1 tech"


@pytest.mark.parametrize("level", LEVELS)
def test_of_a_delivery_only_a_hit_is_good_enough(level: str) -> None:
    """Once a critical hit was left alone, as if it were a test that is passed."""
    t = (
        Table("lando_calrissian boba_fett")
        .at("lando_calrissian", "tatooine")
        .holds("lando_calrissian", "stolen_weapons")
    )
    t.act("lando_calrissian").play("deliver", "hand-over stolen_weapons", dice=["crit"])
    assert chosen(t, level) == "reroll lando_calrissian crit"


@pytest.mark.parametrize("level", LEVELS)
def test_a_test_that_is_passed_is_not_rolled_again(level: str) -> None:
    t = Table("lando_calrissian boba_fett").at("lando_calrissian", "tatooine").holds("lando_calrissian", "hutt_favor")
    t.encounter("lando_calrissian").play("job hutt_favor", dice=["hit blank"])
    assert chosen(t, level) == "done"


@pytest.mark.parametrize("level", LEVELS)
def test_a_patrol_is_moved_only_off_ones_own_back(level: str) -> None:
    """Once it was moved whenever that could be done, two rivals then met it again and again without an end."""
    t = Table().at("han_solo", "nav_kafrene_takodana_ll").holds("han_solo", "crew_garindan")
    t.reputation("han_solo", syndicate=-1).patrol("syndicate", "takodana", level=4).act("han_solo").begin()
    assert "use crew_garindan" in t.choices
    assert chosen(t, level) == "end"
    t = Table().at("han_solo", "lothal").holds("han_solo", "crew_garindan").reputation("han_solo", syndicate=-1)
    t.patrol("syndicate", "lothal", level=4).act("han_solo").play("market", "leave")
    assert chosen(t, level) == "use crew_garindan"


@pytest.mark.parametrize("level", LEVELS)
def test_a_patrol_is_not_sent_to_who_would_send_it_back(level: str) -> None:
    """Once two rivals side by side defeated each other by the same patrol, turn after turn without an end."""
    t = Table().at("han_solo", "nav_cantonica_ord_mantell_ll").at("boba_fett", "ord_mantell")
    t.reputation("han_solo", syndicate=-1).patrol("syndicate", "nav_cantonica_ord_mantell_ll", level=4)
    t.encounter("han_solo").play("patrol syndicate")
    assert "to ord_mantell" in t.choices
    assert len(t.choices) > 1
    assert chosen(t, level) != "to ord_mantell"


def test_what_is_unknown_is_dealt_anew_for_each_look() -> None:
    """Who was not known was once the same in all looks, and so looked better or worse than anybody can know."""
    t = Table().at("han_solo", "lothal").encounter("han_solo").begin()
    seen = t.position.imagine(0, 3)
    tables = dealt(seen, 0, list(range(12)))
    spots = [t.g.content.spot_ids.index(name) for name in ("lothal/1", "lothal/2")]
    assert all(len({table.state.spots[spot] for table in tables}) > 1 for spot in spots)
    assert len({table.state.encounters[t.g.content.spaces[t.g.space[0]].deck][-1] for table in tables}) > 1
    assert all(table.state.faceup == seen.state.faceup for table in tables)
    assert [table.state.chance for table in tables] != [seen.state.chance] * 12


def test_a_test_is_valued_by_its_exact_chance() -> None:
    """One success among four looks at a test that succeeds three times of four counts three quarters."""
    t = Table().at("han_solo", "tatooine").holds("han_solo", "hutt_favor").encounter("han_solo").begin()
    ask = t.position.ask
    assert ask is not None
    option = next(one for one in ask.options if one.notation == "job hutt_favor")
    won, lost = t.g.copy(), t.g.copy()
    won.held[0].clear()
    ends = [(1.0, won), (0.0, lost), (0.2, lost), (0.1, lost)]
    test = foretold(t.g, 0, able(t.g, 0, under_way=True), option.choice)
    assert test is not None
    assert test[0] == pytest.approx(1 - (7 / 8) ** 2)  # without the skill
    found = mind().tested((0.75, test[1]), ends, t.position, option, Dice(1))
    assert found == pytest.approx(0.75 * 1.0 + 0.25 * 0.1)


def test_a_move_is_valued_as_if_it_were_made() -> None:
    """The quick way of planning, against the features of the table after the move."""
    t = Table("han_solo boba_fett bossk").holds("han_solo", "salvage bounty_lobot hijacking_a_freighter")
    t.reputation("han_solo", hutt=-1).patrol("hutt", "kessel").credits("han_solo", 9000).plan("han_solo").begin()
    found = mind()
    ask = t.position.ask
    assert ask is not None
    late = lateness(t.g)
    for option, value in zip(ask.options, found.values(t.position, ask, Dice(1)), strict=True):
        if option.choice[0] in ("move", "earn"):
            after = t.position.copy()
            after.play(option)
            if after.ask is not None and isinstance(after.ask.frame, Act):
                assert value == pytest.approx(found.linear.score(features(after.state, 0, late))), option.notation


def test_choices_are_random_twice_as_often_where_exploring_teaches() -> None:
    t = Table().at("han_solo", "lothal").act("han_solo").begin()
    act = t.position.ask
    assert act is not None
    assert mind().straying(act, 8) == 8
    t.play("market")
    market = t.position.ask
    assert market is not None
    assert mind().straying(market, 8) == 16
