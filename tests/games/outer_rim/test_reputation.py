"""OR-REP and OR-FAME: what somebody is worth."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import IMPERIAL, LUXURY_DECK
from starboard.games.outer_rim.people import most_famous
from starboard.games.outer_rim.selectors import players_of
from starboard.games.outer_rim.standing import gain_fame, set_reputation
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary.effects import GainFame, GainFameIf

BOX = GAME.content


def informer(choice: str, **levels: int) -> Table:
    """Han reports rebels on Lothal (imperial +1, rebel -1, 2,000) or warns them (the other way round)."""
    t = Table().draw("enc_lothal_mon_calamari_03").reputation("han_solo", **levels).encounter("han_solo")
    return t.play("space", f"option {choice}")


@rule("OR-REP-01")
def test_everybody_has_one_of_three_reputations_with_each_faction() -> None:
    t = Table().reputation("boba_fett", hutt=-1, rebel=1)
    assert view(t.g, 0).players[1].reputation == {"rebel": 1, "imperial": 0, "hutt": -1, "syndicate": 0}
    assert view(t.g, 0).players[0].reputation == {"rebel": 0, "imperial": 0, "hutt": 0, "syndicate": 0}


@rule("OR-REP-02", "OR-REP-03", "OR-REP-08", "OR-EX-17")
def test_gaining_and_losing_is_one_step_and_with_one_faction() -> None:
    t = informer("report_rebels")
    assert t.g.reputation[:4] == [-1, 1, 0, 0] and t.g.reputation[4:] == [0] * 4
    t = informer("report_rebels", imperial=-1, rebel=1)
    assert t.g.reputation[:4] == [0, 0, 0, 0]


@rule("OR-REP-04", "OR-REP-05")
def test_beyond_the_ends_nothing_changes() -> None:
    t = informer("report_rebels", imperial=1, rebel=-1)
    assert t.g.reputation[:4] == [-1, 1, 0, 0] and t.credits_of("han_solo") == 6000
    assert not t.told("reputation")


@rule("OR-REP-04")
def test_what_is_not_gained_is_no_gain() -> None:
    for level, left in ((0, 7000), (1, 6000)):  # Leia: 1,000 for a reputation gained
        t = Table().draw("enc_lothal_mon_calamari_03").holds("han_solo", "crew_leia_organa")
        t.reputation("han_solo", imperial=level).encounter("han_solo").play("space", "option report_rebels")
        assert t.credits_of("han_solo") == left


@rule("OR-REP-06")
def test_setting_goes_straight_to_the_level() -> None:
    t = Table().reputation("han_solo", imperial=1)
    set_reputation(t.g, 0, IMPERIAL, -1)
    assert t.reputation_of("han_solo", "imperial") == -1
    t = Table().at("han_solo", "ring_of_kafrene").draw("enc_kafrene_takodana_08").credits("han_solo", 3000)
    t.reputation("han_solo", hutt=-1, rebel=-1, imperial=1).encounter("han_solo").play("space", "yes")
    t.expect_ask("han_solo", "faction-set", "faction rebel", "faction hutt")
    t.refused("faction imperial")
    t.play("faction hutt")
    assert t.g.reputation[:4] == [-1, 1, 0, 0]


@rule("OR-REP-07")
def test_reputation_decides_about_patrols_and_sections() -> None:
    beyond = "move lothal"
    for level, stopped, forced in ((1, False, False), (0, True, False), (-1, True, True)):
        t = Table().at("han_solo", "cantonica").patrol("rebel", "nav_cantonica_ord_mantell_ru")
        t.patrol("hutt", "nav_cantonica_ord_mantell_rl").reputation("han_solo", rebel=level, hutt=0)
        assert (beyond not in t.choices) == stopped
        t = Table().patrol("rebel", "lothal").patrol("hutt", "lothal").reputation("han_solo", rebel=level)
        assert (t.encounter("han_solo").choices == ["patrol rebel"]) == forced


@rule("OR-REP-03")
def test_a_loss_may_be_turned_aside() -> None:
    # Jyn: once a turn, for 1,000.
    t = Table("jyn_erso boba_fett").flipped("jyn_erso").draw("enc_lothal_mon_calamari_03").encounter("jyn_erso")
    t.play("space", "option report_rebels")
    t.expect_ask("jyn_erso", "reputation", "prevent jyn_erso", "bear")
    t.play("prevent jyn_erso")
    assert (t.reputation_of("jyn_erso", "rebel"), t.credits_of("jyn_erso")) == (0, 5000)
    t = Table("jyn_erso boba_fett").flipped("jyn_erso").draw("enc_lothal_mon_calamari_03").encounter("jyn_erso")
    t.play("space", "option report_rebels", "bear")
    assert (t.reputation_of("jyn_erso", "rebel"), t.credits_of("jyn_erso")) == (-1, 6000)
    # Who has nothing to lose is not asked; nor who cannot pay.
    t = Table("jyn_erso boba_fett").flipped("jyn_erso").draw("enc_lothal_mon_calamari_03")
    t.reputation("jyn_erso", rebel=-1).encounter("jyn_erso").play("space", "option report_rebels")
    assert t.told("turn")


# Fame.


@rule("OR-FAME-01")
def test_fame_moves_the_marker() -> None:
    t = Table("boba_fett han_solo").fame("boba_fett", 3).draw("enc_lothal_mon_calamari_10").encounter("boba_fett")
    t.play("space", dice=["crit blank"])
    assert t.fame_of("boba_fett") == 4 and t.told("fame") == [
        {"seat": "boba_fett", "amount": 1, "fame": 4, "source": "encounter"}
    ]


@rule("OR-FAME-02")
def test_fame_never_goes_below_0() -> None:
    """No card of the box takes fame away; the marker stops all the same."""
    t = Table().fame("han_solo", 1)
    gain_fame(t.g, 0, -3)
    assert (t.g.fame[0], t.fame_of("han_solo")) == (0, 0)
    gain_fame(t.g, 0, 1)
    assert t.fame_of("han_solo") == 1


@rule("OR-FAME-03")
def test_fame_comes_from_all_the_great_deeds() -> None:
    def gives(script: int) -> bool:
        return any(isinstance(one, GainFame | GainFameIf) for one in BOX.scripts[script])

    illegal = [card for card in BOX.cards if "ILLEGAL" in card.traits and card.reward]
    assert illegal and all(gives(card.reward) for card in illegal)
    assert any(gives(card.reward) for card in BOX.cards if card.job)
    assert all(card.bounty.alive[1] for card in BOX.cards if card.bounty)
    assert all(gives(one.goal.reward) for one in BOX.characters)
    assert all(level.fame for levels in BOX.patrols for level in levels[1:3])
    kinds = {ability.word for number in BOX.market[LUXURY_DECK] for ability in BOX.cards[number].abilities}
    assert {"fame_while", "trade_credits_for_fame", "extra_fame"} <= kinds


@rule("OR-FAME-04")
def test_the_fame_of_a_resource_comes_and_goes_with_its_condition() -> None:
    # Extravagant Wardrobe: 1 with two positive reputations.
    t = Table().holds("han_solo", "extravagant_wardrobe").reputation("han_solo", hutt=1, rebel=1)
    assert t.fame_of("han_solo") == 1
    t.draw("enc_lothal_mon_calamari_03").encounter("han_solo").play("space", "option report_rebels")
    assert t.fame_of("han_solo") == 1  # rebel goes, imperial comes
    t = Table().holds("han_solo", "extravagant_wardrobe").reputation("han_solo", hutt=1, rebel=1, imperial=1)
    t.draw("enc_lothal_mon_calamari_10").at("han_solo", "mon_calamari").encounter("han_solo")
    t.reputation("han_solo", imperial=0).play("space", "option sell_coordinates")
    assert t.fame_of("han_solo") == 0


@rule("OR-FAME-04")
def test_it_is_lost_with_the_resource() -> None:
    # Chromium Hull: 1 fame, until a ship combat is lost.
    t = Table().holds("han_solo", "chromium_hull").patrol("imperial", "lothal").encounter("han_solo")
    assert t.fame_of("han_solo") == 1
    t.play("patrol imperial", dice=["blank focus", "hit blank focus focus"])
    t.play("to nav_lothal_mon_calamari_ru")
    assert (t.fame_of("han_solo"), t.held("han_solo"), t.bottom("luxury")) == (0, [], "chromium_hull")


@rule("OR-FAME-05", "OR-FAME-06", "OR-FAME-07", "OR-TIES-02")
def test_all_who_have_the_most_fame_are_most_famous() -> None:
    t = Table("han_solo boba_fett bossk")
    assert most_famous(t.g) == [0, 1, 2]  # at the start everybody
    t.fame("boba_fett", 2).fame("bossk", 2)
    assert most_famous(t.g) == [1, 2] == players_of(t.g, 0, "most_famous_player")
    t.holds("han_solo", "chromium_hull").fame("han_solo", 2)
    assert most_famous(t.g) == [0]
