"""OR-WIN, OR-LONG, OR-FIRSTGAME, OR-TIES: who wins, and who settles ties."""

from __future__ import annotations

import pytest

import starboard
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import NOBODY, NONE
from starboard.games.outer_rim.selectors import PickFaction, PickPlayer, factions_of
from starboard.games.outer_rim.settle import Settle
from starboard.games.outer_rim.turn import EndTurn
from starboard.games.outer_rim.vocabulary.effects import LoseCredits

BOX = GAME.content


def about_to_deliver(target: int = 10, fame: int = 8) -> Table:
    """Han has a gift for Jabba, worth 2 fame, and is on Tatooine."""
    t = Table("han_solo boba_fett bossk", fame=target).at("han_solo", "tatooine").fame("han_solo", fame)
    return t.holds("han_solo", "gift_for_jabba").act("han_solo")


@rule("OR-WIN-01", "OR-WIN-02", "OR-EX-25")
def test_the_game_ends_at_once_when_somebody_has_10_fame() -> None:
    t = about_to_deliver().fame("boba_fett", 9).play("deliver", "hand-over gift_for_jabba")
    assert t.over
    assert (t.g.winner, t.fame_of("han_solo")) == (0, 10)
    assert t.position.result is not None
    assert (t.position.result.scores, t.position.result.places) == ([10, 9, 0], [1, 2, 3])
    assert t.g.frames == []  # neither the turn nor the round is finished
    assert t.held("han_solo") == ["gift_for_jabba"]


@rule("OR-WIN-01")
def test_9_fame_is_not_enough() -> None:
    t = about_to_deliver(fame=7).play("deliver", "hand-over gift_for_jabba")
    assert not t.over
    assert t.fame_of("han_solo") == 9


@rule("OR-LONG-01", "OR-FIRSTGAME-01")
@pytest.mark.parametrize("target", [8, 12])
def test_the_target_may_be_8_or_12(target: int) -> None:
    t = about_to_deliver(target, target - 3).play("deliver", "hand-over gift_for_jabba")
    assert not t.over
    t = about_to_deliver(target, target - 2).play("deliver", "hand-over gift_for_jabba")
    assert t.over


@rule("OR-LONG-03")
def test_everybody_knows_the_target_before_the_game_begins() -> None:
    setting = GAME.options["fame"]
    assert setting.default == 10
    for target in (8, 10, 12):
        position = GAME.start(2, 1, {"fame": target})
        assert position.options["fame"] == target
        assert [GAME.view(position.state, seat).target for seat in (None, 0, 1)] == [target] * 3
    with pytest.raises(starboard.BadSetup):
        GAME.start(2, 1, {"fame": 9})


@rule("OR-LONG-02", "OR-FIRSTGAME-02")
def test_another_target_changes_nothing_else() -> None:
    usual = GAME.start(3, 7).state
    for target in (8, 12):
        g = GAME.start(3, 7, {"fame": target}).state
        assert g.target == target
        g.target = usual.target
        assert g == usual
        assert g.chance == usual.chance


@rule("OR-WIN-03", "OR-AMB-24")
def test_one_can_win_in_the_turn_of_another_and_by_a_resource() -> None:
    """Boba gets a wardrobe in Han's trade action; with two positive reputations that is 1 fame."""
    t = Table().at("boba_fett", "lothal").fame("boba_fett", 9).reputation("boba_fett", rebel=1, hutt=1)
    t.holds("han_solo", "extravagant_wardrobe").act("han_solo")
    t.play("trade", "partner 1", "give extravagant_wardrobe", "propose", "accept")
    assert t.over
    assert t.players[t.g.winner] == "boba_fett"


def both_at_once(rich: int = 4000) -> Table:
    """Han and Bossk, seats 1 and 3, have 9 fame each, and swap luxuries that are worth 1 fame in the right hands."""
    t = Table("han_solo boba_fett bossk").at("bossk", "lothal").fame("han_solo", 9).fame("bossk", 9)
    t.reputation("han_solo", rebel=1, hutt=1).holds("han_solo", "dejarik_holotable")
    t.ship("bossk", "yt_1300").holds("bossk", "extravagant_wardrobe hired_help_1 hired_help_2")
    t.credits("han_solo", rich).credits("bossk", 4000).act("han_solo")
    return t.play("trade", "partner 2", "give dejarik_holotable", "get extravagant_wardrobe", "propose", "accept")


@rule("OR-WIN-04")
def test_of_two_who_get_there_together_the_richer_wins() -> None:
    for rich, winner in ((5000, "han_solo"), (3000, "bossk")):
        t = both_at_once(rich)
        assert (t.over, t.players[t.g.winner]) == (True, winner)


@rule("OR-WIN-05", "OR-EX-43")
def test_then_the_one_furthest_from_the_first_player() -> None:
    t = both_at_once()
    assert t.g.credits[::2] == [4000, 4000]
    assert t.players[t.g.winner] == "bossk"
    assert t.position.result is not None
    assert t.position.result.places == [2, 3, 1]


@rule("OR-WIN-05", "OR-AMB-26")
def test_also_of_more_than_two() -> None:
    for first, winner in ((0, 3), (1, 0), (2, 1), (3, 1)):
        t = Table("han_solo boba_fett bossk jyn_erso").set(first=first).next(Settle(), EndTurn(0))
        for name in t.players:
            t.fame(name, 10).credits(name, 4000)
        if first == 3:
            t.credits("bossk", 3000).credits("han_solo", 0)  # those two are poorer
        t.begin()
        assert t.g.winner == winner


@rule("OR-AMB-25")
def test_who_has_the_fame_only_between_two_effects_of_one_batch_has_not_won() -> None:
    """Jyn kills Hera: 1 fame, and the Rebels like her less, for which her wardrobe is worth nothing any more."""
    t = Table("jyn_erso boba_fett").fame("jyn_erso", 8).reputation("jyn_erso", rebel=1, hutt=1)
    t.holds("jyn_erso", "extravagant_wardrobe bounty_hera_syndulla").at("jyn_erso", "lothal").ship(
        "jyn_erso", "firespray"
    )
    t.contact("lothal/2", "hera_syndulla", faceup=True).encounter("jyn_erso").play("contact lothal/2")
    t.play("fight bounty_hera_syndulla", dice=["hit hit hit focus blank", "hit focus focus blank blank"])
    t.play("kill")
    assert not t.over
    assert (t.fame_of("jyn_erso"), t.g.winner) == (9, NOBODY)


# Ties.


@rule("OR-TIES-01", "OR-TIES-04")
def test_the_active_player_settles_ties() -> None:
    """Two patrols are equally near: Han picks the one of which a card speaks."""
    t = Table().at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ll").patrol("hutt", "nav_kessel_mb")
    assert factions_of(t.g, 0, "nearest_patrol") == [0, 2]
    t.next(PickFaction(0, "nearest_patrol", "lose", (1,)), EndTurn(0))
    t.expect_ask("han_solo", "faction-lose", "faction rebel", "faction hutt")
    t.play("faction hutt")
    assert (t.reputation_of("han_solo", "hutt"), t.reputation_of("han_solo", "rebel")) == (-1, 0)


@rule("OR-TIES-02", "OR-EX-13")
def test_the_active_player_chooses_among_the_most_famous() -> None:
    """The most famous player loses 2,000 credits; Boba and Bossk are."""
    script = next(number for number, effects in enumerate(BOX.scripts) if effects == (LoseCredits(2000),))
    t = Table("han_solo boba_fett bossk").fame("han_solo", 1).fame("boba_fett", 3).fame("bossk", 3)
    t.next(PickPlayer(0, "most_famous_player", "resolve", (script, NONE)), EndTurn(0))
    t.expect_ask("han_solo", "player-resolve", "player 1", "player 2")
    t.play("player 2")
    assert t.g.credits == [4000, 6000, 6000]


@rule("OR-TIES-03")
def test_a_tied_combat_is_the_attackers() -> None:
    t = Table().at("han_solo", "nav_kessel_ma").patrol("rebel", "nav_kessel_ma").encounter("han_solo")
    t.play("patrol rebel", dice=["hit hit", "hit hit blank"])
    assert t.credits_of("han_solo") == 7000
    assert t.g.level[0] == 2
