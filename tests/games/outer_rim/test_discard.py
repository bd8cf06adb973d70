"""OR-DISCARD, OR-CARGO and OR-NEAREST."""

from __future__ import annotations

from dataclasses import replace

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import CARGO, CARGO_DECK, HUTT, IMPERIAL, NONE, REBEL
from starboard.games.outer_rim.selectors import factions_of, players_of
from starboard.games.outer_rim.view import view

BOX = GAME.content


# Discarding.


@rule("OR-DISCARD-01", "OR-DISCARD-02")
def test_a_discarded_card_goes_facedown_to_the_bottom_of_its_deck() -> None:
    t = Table().market("cargo", "food_supplies", "bacta_supplies").act("han_solo").play("market", "cycle cargo")
    shown = view(t.g, 1).market[CARGO_DECK]
    assert (t.bottom("cargo"), shown.card, shown.left) == ("food_supplies", "bacta_supplies", 10)
    # A resource that is discarded, too; and one of an encounter deck goes to that.
    t = Table().holds("han_solo", "food_supplies").at("han_solo", "nal_hutta").act("han_solo")
    t.play("deliver", "hand-over food_supplies")
    assert t.bottom("cargo") == "food_supplies"


@rule("OR-DISCARD-02")
def test_who_looks_at_the_market_sees_only_the_open_cards() -> None:
    t = Table().market("cargo", "food_supplies", "bacta_supplies").act("han_solo").play("market", "cycle cargo")
    cards = [deck.card for deck in view(t.g, 0).market]
    assert len(cards) == 6 and "food_supplies" not in cards


@rule("OR-DISCARD-03", "OR-DISCARD-08")
def test_a_card_is_removed_only_if_it_says_so_and_never_comes_again() -> None:
    t = Table().market("luxury", "attend_statue_dedication").credits("han_solo", 10000).act("han_solo")
    t.play("market", "buy luxury")
    number = t.card("attend_statue_dedication")
    assert t.fame_of("han_solo") == 1
    assert view(t.g, 1).removed == ["attend_statue_dedication"]
    assert all(number not in deck for deck in t.g.market)
    # A job that says discard is back in its deck.
    t = Table().holds("han_solo", "imperial_favor").at("han_solo", "ryloth").encounter("han_solo")
    t.play("job imperial_favor", dice=["hit blank"])
    assert view(t.g, 1).removed == [] and t.bottom("jobs") == "imperial_favor"


@rule("OR-DISCARD-04")
def test_a_databank_resource_goes_back_to_its_number() -> None:
    t = Table().holds("han_solo", "start_mining_charges").at("han_solo", "kessel").act("han_solo")
    assert view(t.g, 0).databank["91"] == 3
    t.play("deliver", "hand-over start_mining_charges")
    assert view(t.g, 0).databank["91"] == 4


@rule("OR-DISCARD-05")
def test_a_token_leaves_with_the_card_it_belongs_to() -> None:
    t = Table().holds("han_solo", "sith_holocron").marked("sith_holocron", "naboo").at("han_solo", "naboo")
    t.act("han_solo").play("deliver", "hand-over sith_holocron")
    assert t.fame_of("han_solo") == 2 and t.g.marked == []


@rule("OR-DISCARD-07")
def test_a_ship_that_is_traded_in_goes_back_to_the_supply() -> None:
    t = Table().ship("han_solo", "hwk_290").market("ships", "ship_lancer", "ship_porax_38").credits("han_solo", 5000)
    assert "hwk_290" not in view(t.g, 0).supply
    t.act("han_solo").play("market", "buy ships")
    assert "hwk_290" in view(t.g, 0).supply and t.credits_of("han_solo") == 0


# Cargo.


@rule("OR-CARGO-01")
def test_cargo_is_bought_and_some_start_with_it() -> None:
    kinds = [BOX.cards[number].type for number in BOX.market[CARGO_DECK]]
    assert kinds.count(CARGO) == 9
    assert {one.id for one in BOX.characters if one.databank == 91} == {"han_solo", "lando_calrissian"}


@rule("OR-CARGO-02")
def test_cargo_lies_in_a_cargo_slot_of_the_ship() -> None:
    t = Table().market("cargo", "food_supplies", "coaxium_crystal").act("han_solo").play("market", "buy cargo")
    [slot] = [slot for slot in view(t.g, 1).players[0].slots if slot.card == "food_supplies"]
    assert (slot.kind, slot.where) == ("cargo", "ship")
    t = Table().holds("han_solo", "salvage").market("cargo", "food_supplies", "coaxium_crystal").act("han_solo")
    t.play("market", "buy cargo", "pay").expect_ask("han_solo", "gain", "replace salvage")


@rule("OR-CARGO-03")
def test_cargo_cannot_be_bought_where_it_is_wanted() -> None:
    for planet, allowed in (("takodana", False), ("lothal", True)):
        t = Table().at("han_solo", planet).market("cargo", "bacta_supplies").act("han_solo").play("market")
        assert bool(t.can("buy cargo")) == allowed
    # Nor by the offer of a card (Smugglers guild, 1,000 less).
    t = Table().at("han_solo", "ring_of_kafrene").draw("enc_kafrene_takodana_10").market("cargo", "stolen_hyperfuel")
    t.credits("han_solo", 9000).encounter("han_solo").play("space")
    assert t.told("turn") and t.held("han_solo") == []


@rule("OR-CARGO-03")
def test_that_need_not_be_printed_on_it() -> None:
    t = Table().at("han_solo", "takodana").market("cargo", "bacta_supplies").act("han_solo")
    cards = list(t.g.content.cards)
    number = t.card("bacta_supplies")
    cards[number] = replace(cards[number], not_on=NONE)  # as a pack could print it
    t.g.content = replace(t.g.content, cards=tuple(cards))
    assert not t.play("market").can("buy cargo")


@rule("OR-AMB-57")
def test_illegal_cargo_that_was_not_delivered_stays_and_is_not_tried_again_in_this_action() -> None:
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").databank("db_1_1").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["crit", "blank focus"])
    assert t.held("han_solo") == ["stolen_supplies"] and not t.can("hand-over") and not t.can("deliver")
    assert (t.reputation_of("han_solo", "imperial"), t.patrol_at("imperial")) == (-1, "kessel")


# Nearest.


@rule("OR-NEAREST-01", "OR-NEAREST-02")
def test_the_nearest_is_the_fewest_spaces_away_by_the_shortest_route() -> None:
    t = Table("han_solo boba_fett bossk").at("han_solo", "lothal").at("boba_fett", "kessel").at("bossk", "mon_calamari")
    far = t.g.chart.distance[t.g.space[0]]
    assert (far[t.g.space[1]], far[t.g.space[2]]) == (3, 3)
    assert players_of(t.g, 0, "nearest_player") == [1, 2]
    t.at("boba_fett", "nav_kessel_lu")
    assert players_of(t.g, 0, "nearest_player") == [1]
    t.patrol("rebel", "nav_kessel_ru").patrol("imperial", "maelstrom")
    assert factions_of(t.g, 0, "nearest_patrol") == [REBEL, IMPERIAL]  # four spaces away both


@rule("OR-NEAREST-03", "OR-TIES-04")
def test_among_equally_near_ones_the_active_player_chooses() -> None:
    t = Table("han_solo boba_fett bossk").at("boba_fett", "kessel").at("bossk", "mon_calamari")
    t.market("luxury", "sith_holocron", "sy_snootles").credits("han_solo", 15000).act("han_solo")
    t.play("market", "buy luxury")
    t.expect_ask("han_solo", "nearest-player", "player 1", "player 2")
    t.play("player 2")
    t.expect_ask("bossk", "mark")
    t.play("planet naboo")
    assert [one.marked for one in view(t.g, 0).players[0].held] == ["naboo"]
    # Coded signal: the nearest patrol that is not here comes.
    t = Table().at("han_solo", "nav_kessel_ma").patrol("hutt", "nav_kessel_ma").patrol("rebel", "nav_kessel_lu")
    t.patrol("imperial", "maelstrom").draw("enc_navpoint_10").encounter("han_solo")
    t.play("space", dice=["blank focus"])
    t.expect_ask("han_solo", "faction-place-patrol", "faction rebel", "faction imperial")
    t.play("faction imperial")
    assert (t.patrol_at("imperial"), t.patrol_at("rebel")) == ("nav_kessel_ma", "nav_kessel_lu")


@rule("OR-NEAREST-04")
def test_a_patrol_here_is_the_nearest() -> None:
    t = Table().patrol("hutt", "lothal").patrol("rebel", "nav_lothal_mon_calamari_lu")
    assert factions_of(t.g, 0, "nearest_patrol") == [HUTT]
    assert factions_of(t.g, 0, "nearest_other_patrol") == [REBEL]
