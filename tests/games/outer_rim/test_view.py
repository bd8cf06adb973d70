"""What a board has to draw: the table as somebody sees it, and the components that never change."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from games.outer_rim.table import Table
from marks import long, rule
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import CARGO_OR_MOD_SLOT, DECKS, NONE, SLOTS
from starboard.games.outer_rim.people import fits
from starboard.games.outer_rim.printed import OuterRimComponents
from starboard.games.outer_rim.slots import SLOTS_OF, laid_out
from starboard.games.outer_rim.view import OuterRimView
from starboard.games.outer_rim.view.shared import market_view, offers, own_market
from starboard.kernel.chance import Dice, below
from starboard.kernel.story import play_in_steps


def seen(t: Table, viewer: str | None) -> Any:
    t.begin()
    return t.position.view(None if viewer is None else t.seat(viewer))["table"]


def me(t: Table, name: str) -> Any:
    return seen(t, name)["players"][t.seat(name)]


# People.


def test_a_player_is_shown_with_everything_they_have() -> None:
    t = Table("han_solo boba_fett").at("han_solo", "kessel").credits("han_solo", 9000).fame("han_solo", 3)
    t.reputation("han_solo", hutt=-1, rebel=1).damage("han_solo", wounds=1, dents=2).tokens("han_solo", 2)
    player = me(t, "han_solo")
    assert (player["character"], player["ship"], player["space"]) == ("han_solo", "g9_rigger", "kessel")
    assert (player["credits"], player["fame"], player["wounds"], player["dents"]) == (9000, 3, 1, 2)
    assert player["reputation"] == {"rebel": 1, "imperial": 0, "hutt": -1, "syndicate": 0}
    assert (player["goal"], player["flipped"], player["ship_goal"]) == ([2, 3], False, None)
    assert player["values"]["health"] == 4
    assert player["skills"]["piloting"] == player["skills"]["tactics"] == 1


def test_crew_adds_skills_and_gear_adds_to_values() -> None:
    t = Table("boba_fett han_solo")
    before = me(t, "boba_fett")
    t.holds("boba_fett", "crew_black_krrsantan dl_44")
    after = me(t, "boba_fett")
    assert after["skills"]["strength"] == before["skills"]["strength"] + 2
    assert after["values"]["ground_combat"] > before["values"]["ground_combat"]


def test_fame_of_resources_is_shown_by_card() -> None:
    t = Table("han_solo boba_fett").fame("han_solo", 2).holds("han_solo", "extravagant_wardrobe")
    t.reputation("han_solo", hutt=1, rebel=1, imperial=1, syndicate=1)
    player = me(t, "han_solo")
    extra = player["held"][0]["fame"]
    assert extra > 0
    assert (player["fame"], player["earned"]) == (2 + extra, 2)


def test_captives_and_marked_planets_lie_on_their_cards() -> None:
    t = Table("han_solo boba_fett").holds("han_solo", "bounty_lobot sith_holocron").captive("bounty_lobot")
    t.marked("sith_holocron", "naboo")
    bounty, holocron = me(t, "han_solo")["held"]
    assert (bounty["captive"], bounty["marked"]) == ("lobot", None)
    assert (holocron["captive"], holocron["marked"]) == (None, "naboo")


def test_before_the_turns_begin_nobody_is_on_the_map() -> None:
    position = GAME.start(2, seed=3, options={})
    players = position.view(None)["table"]["players"]
    assert [(one["character"], one["ship"], one["space"]) for one in players] == [(None, None, None)] * 2


# Slots.


@rule("OR-SLOT-01", "OR-SLOT-04")
def test_each_resource_lies_in_a_slot_of_its_own_kind() -> None:
    t = Table("han_solo boba_fett").ship("han_solo", "aggressor")
    t.holds("han_solo", "salvage food_supplies quad_laser crew_chewbacca dl_44 bounty_lobot the_casino_heist")
    player = me(t, "han_solo")
    lies = {held["card"]: player["slots"][held["slot"]] for held in player["held"]}
    assert {card: (slot["kind"], slot["where"]) for card, slot in lies.items()} == {
        "salvage": ("cargo", "ship"),
        "food_supplies": ("cargo_or_mod", "ship"),
        "quad_laser": ("mod", "ship"),
        "crew_chewbacca": ("crew", "ship"),
        "dl_44": ("gear", "board"),
        "bounty_lobot": ("job_or_bounty", "board"),
        "the_casino_heist": ("job_or_bounty", "board"),
    }
    assert Counter(slot["kind"] for slot in player["slots"] if slot["card"] is None) == {
        "crew": 1,
        "gear": 1,
        "job_or_bounty": 1,
    }


def test_a_card_that_adds_slots_has_them_and_lies_in_one_itself() -> None:
    t = Table("han_solo boba_fett").holds("han_solo", "smuggling_compartment")
    player = me(t, "han_solo")
    added = [slot for slot in player["slots"] if slot["where"] == "smuggling_compartment"]
    assert added
    assert all(slot["card"] is None for slot in added)
    assert player["held"][0]["slot"] is not None


@rule("OR-SLOT-05")
def test_resources_are_moved_between_slots_to_make_room() -> None:
    """Of two cargo one lies in the slot for either; when the other has left, a mod may have that slot."""
    t = Table("han_solo boba_fett").ship("han_solo", "aggressor").holds("han_solo", "salvage food_supplies quad_laser")
    t.at("han_solo", "mon_calamari").market("gear_mod", "autoblaster").act("han_solo").play(
        "deliver", "hand-over salvage"
    )
    t.play("market", "buy gear_mod", "pay")
    player = me(t, "han_solo")
    lies = {held["card"]: player["slots"][held["slot"]]["kind"] for held in player["held"]}
    assert lies == {"food_supplies": "cargo", "quad_laser": "mod", "autoblaster": "cargo_or_mod"}


@rule("OR-SLOT-08")
def test_secrets_use_no_slot() -> None:
    t = Table("han_solo boba_fett")
    slots = me(t, "han_solo")["slots"]
    t.secret("han_solo", "enc_navpoint_05")
    player = me(t, "han_solo")
    assert (player["slots"], player["held"], len(player["secrets"])) == (slots, [], 1)


def test_what_has_no_slot_lies_in_none() -> None:
    t = Table("han_solo boba_fett").ship("han_solo", "heavy_duty_lifter")
    t.holds("han_solo", "salvage food_supplies").ship("han_solo", "g9_rigger")
    slots, left = laid_out(t.g, 0)
    assert [slot.card for slot in slots if slot.card != NONE] == [t.card("salvage")]
    assert left == [t.card("food_supplies")]


@pytest.mark.parametrize("ship", ["g9_rigger", "g_1a_starfighter", "aggressor", "yv_666"])
def test_everything_lies_in_a_slot_exactly_if_it_fits(ship: str) -> None:
    goods = ["salvage", "food_supplies", "droid_parts", "quad_laser", "autoblaster", "smuggling_compartment"]
    for some in range(1 << len(goods)):
        t = Table("han_solo boba_fett").ship("han_solo", ship)
        t.holds("han_solo", " ".join(word for at, word in enumerate(goods) if some >> at & 1))
        slots, left = laid_out(t.g, 0)
        assert (not left) == fits(t.g, 0, t.g.held[0])
        for slot in slots:
            if slot.card == NONE:
                continue
            about = t.g.content.cards[slot.card]
            assert about.slot == CARGO_OR_MOD_SLOT or slot.kind in SLOTS_OF[about.type], SLOTS[slot.kind]


# The market.


def shop(t: Table, viewer: str | None, deck: str) -> Any:
    return seen(t, viewer)["market"][DECKS.index(deck)]


def test_a_ship_is_shown_with_the_price_after_trading_in_ones_own() -> None:
    t = Table("han_solo boba_fett").ship("han_solo", "hwk_290").market("ships", "ship_firespray")
    open_card = shop(t, "han_solo", "ships")
    assert (open_card["card"], open_card["cost"], open_card["price"]) == ("ship_firespray", 20000, 15000)
    assert (open_card["allowed"], open_card["affordable"]) == (True, False)
    assert open_card["short"] == 15000 - t.credits_of("han_solo") > 0
    assert shop(t, "boba_fett", "ships")["price"] == 20000
    assert shop(t, None, "ships")["price"] is None


def test_what_could_be_traded_in_makes_a_card_affordable() -> None:
    t = Table("han_solo boba_fett").credits("han_solo", 1000).market("gear_mod", "jetpack")
    assert not shop(t, "han_solo", "gear_mod")["affordable"]
    t.holds("han_solo", "dl_44")
    open_card = shop(t, "han_solo", "gear_mod")
    assert open_card["affordable"] and open_card["short"] == open_card["price"] - 1000 > 0
    t.credits("han_solo", open_card["price"])
    assert shop(t, "han_solo", "gear_mod")["short"] == shop(t, None, "gear_mod")["short"] == 0


@rule("OR-MARKET-12")
def test_the_market_tells_which_cards_need_room() -> None:
    t = Table("han_solo boba_fett").market("gear_mod", "jetpack").market("luxury", "dash_rendar")
    assert [shop(t, "han_solo", deck)["room"] for deck in ("gear_mod", "luxury", "ships")] == ["free"] * 3
    t.holds("han_solo", "dl_44 vibro_ax").ship("han_solo", "porax_38").credits("han_solo", 30000)
    assert [shop(t, "han_solo", deck)["room"] for deck in ("gear_mod", "luxury", "ships")] == ["make", "none", "free"]
    assert [shop(t, "han_solo", deck)["affordable"] for deck in ("gear_mod", "luxury")] == [True, False]
    assert shop(t, None, "gear_mod")["room"] is None


def test_what_cannot_be_bought_here_is_marked() -> None:
    t = Table("han_solo boba_fett").at("han_solo", "mon_calamari").market("cargo", "salvage")
    assert not shop(t, "han_solo", "cargo")["allowed"]
    assert shop(t, "boba_fett", "cargo")["allowed"]


def test_a_used_ship_is_shown_with_the_ships_it_can_be() -> None:
    t = Table("han_solo boba_fett").ship("han_solo", "aggressor").market("ships", "used_ship_for_sale")
    assert shop(t, "han_solo", "ships")["ships"] == [["firespray", 5000], ["yt_1300", 5000]]


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=long), pytest.param(3, marks=long)])
def test_the_market_is_remembered_only_as_long_as_it_is_the_same(seed: int) -> None:
    dice, position = Dice(seed), GAME.start(4, seed)
    while position.ask is not None and len(position.moves) < 400:
        options = position.ask.options
        for step in play_in_steps(position, options[below(dice, len(options))]):
            g = step.state
            public = [market_view(g, deck) for deck in range(len(DECKS))]
            for seat in range(g.seats):
                anew = public if g.ship[seat] == NONE else offers(g, seat, public)
                assert own_market(g, seat, public) == anew


def test_the_next_card_is_not_shown_before_it_is_turned_up() -> None:
    """While the buyer still has to make room, it lies there facedown."""
    t = Table("han_solo boba_fett").holds("han_solo", "salvage").market("cargo", "food_supplies", "droid_parts")
    t.act("han_solo").play("market", "buy cargo", "pay")
    t.expect_ask("han_solo", "gain")
    assert shop(t, "han_solo", "cargo")["card"] is None
    assert [one["card"] for one in seen(t, None)["resolving"]] == ["food_supplies"]
    t.play("replace salvage")
    assert shop(t, "boba_fett", "cargo")["card"] == "droid_parts"


def test_a_purchase_shows_what_is_left_to_be_paid() -> None:
    t = Table("han_solo boba_fett").credits("han_solo", 6000).holds("han_solo", "dl_44 vibroknife")
    t.market("luxury", "extravagant_wardrobe").act("han_solo").play("market", "buy luxury", "trade-in dl_44")
    assert seen(t, None)["purchase"] == {
        "player": 0,
        "deck": "luxury",
        "card": "extravagant_wardrobe",
        "ship": None,
        "price": 7000,
        "goods": ["dl_44"],
    }


# Patrols and contacts.


def test_a_patrol_is_shown_with_what_it_rolls_and_pays_and_what_comes_after_it() -> None:
    t = Table("han_solo boba_fett").patrol("imperial", "kessel", level=2).patrol("hutt", "naboo", level=4)
    patrols = {one["faction"]: one for one in seen(t, None)["patrols"]}
    assert patrols["imperial"] == {
        "faction": "imperial",
        "space": "kessel",
        "level": 2,
        "dice": 5,
        "credits": 0,
        "fame": 1,
        "stack": 2,
    }
    assert (patrols["hutt"]["dice"], patrols["hutt"]["stack"]) == (None, 0)


def test_contacts_out_of_the_game_are_listed() -> None:
    t = Table("han_solo boba_fett").contact("lothal/1", "lobot").contact("lothal/1", None)
    assert seen(t, None)["gone"] == ["lobot"]
    spot = next(one for one in seen(t, None)["contacts"] if one["spot"] == "lothal/1")
    assert (spot["contact_class"], spot["contact"]) == (None, None)


# What is going on.


def test_an_encounter_is_shown_with_the_section_that_counts() -> None:
    t = Table("jyn_erso han_solo").at("jyn_erso", "cantonica").draw("enc_cantonica_ord_mantell_03")
    t.encounter("jyn_erso").play("space")
    for viewer in ("jyn_erso", "han_solo", None):
        assert seen(t, viewer)["resolving"] == [
            {
                "card": "enc_cantonica_ord_mantell_03",
                "deck": "cantonica_ord_mantell",
                "section": "cantonica",
                "number": None,
            }
        ]


def test_a_test_is_shown_with_the_skill_and_the_dice() -> None:
    t = Table("jyn_erso han_solo").at("jyn_erso", "kessel").draw("enc_kessel_maelstrom_08").encounter("jyn_erso")
    t.play("space")
    roll = seen(t, None)["roll"]
    assert (roll["player"], roll["kind"], roll["skill"]) == (0, "test", "strength")
    assert (roll["copies"], roll["dice"], roll["faces"]) == (0, 2, [])


def test_a_roll_that_may_be_rerolled_shows_its_faces() -> None:
    t = Table("lando_calrissian han_solo").at("lando_calrissian", "kessel").draw("enc_kessel_maelstrom_08")
    t.encounter("lando_calrissian").play("space", dice=["hit blank"])
    roll = seen(t, None)["roll"]
    assert (roll["kind"], roll["skill"], roll["copies"], roll["faces"]) == ("test", "strength", 0, ["hit", "blank"])


def test_a_combat_is_shown_with_both_sides() -> None:
    t = Table("ig_88 han_solo").holds("ig_88", "bounty_lobot").contact("lothal/1", "lobot", faceup=True)
    t.encounter("ig_88").play("contact lothal/1")
    t.play("fight bounty_lobot", dice=["hit crit blank"])
    combat = seen(t, None)["combat"]
    own, rival = combat["sides"]
    assert (combat["kind"], combat["contact"], combat["bounty"]) == ("ground", "lobot", "bounty_lobot")
    assert (own["player"], own["faces"], own["damage"], own["dice"]) == (0, ["crit", "hit", "blank"], 3, 3)
    assert (rival["player"], rival["faces"], rival["damage"]) == (None, [], 0)
    assert rival["dice"] > 0


def test_a_job_is_shown_with_its_step() -> None:
    t = Table("lando_calrissian han_solo").at("lando_calrissian", "cantonica")
    t.holds("lando_calrissian", "the_casino_heist").encounter("lando_calrissian")
    t.play("job the_casino_heist", dice=["hit blank"])
    job = seen(t, None)["job"]
    assert (job["card"], job["databank"], job["step"], job["steps"]) == ("the_casino_heist", "db_42", 1, 3)


def test_a_deal_is_shown_while_it_is_made_and_answered() -> None:
    t = Table("han_solo boba_fett").at("boba_fett", "lothal").holds("han_solo", "dl_44").act("han_solo")
    t.play("trade", "partner 1", "give dl_44", "get-credits 2000")
    deal = {"player": 0, "partner": 1, "give": ["dl_44"], "get": [], "credits": -2000, "proposed": False}
    assert seen(t, None)["deal"] == deal
    t.play("propose")
    assert seen(t, "boba_fett")["deal"] == deal | {"proposed": True}


def test_an_offer_of_credits_is_shown_until_it_is_answered() -> None:
    t = Table("han_solo boba_fett").play("offer 1000 0", by="boba_fett")
    assert seen(t, None)["deal"]["credits"] == 1000
    t.play("accept")
    assert seen(t, None)["deal"] is None


def test_a_solo_game_shows_the_ai_and_its_goals() -> None:
    t = Table("han_solo", rival="doctor_aphra")
    table = seen(t, "han_solo")
    assert [player["ai"] for player in table["players"]] == [False, True]
    assert (table["solo"]["card"], table["solo"]["deck"]) == (None, 10)
    assert seen(Table("han_solo boba_fett"), None)["solo"] is None


def test_the_winner_is_shown() -> None:
    t = Table("han_solo boba_fett").fame("han_solo", 9).holds("han_solo", "bounty_lobot").captive("bounty_lobot")
    t.at("han_solo", "naboo")
    assert seen(t, None)["winner"] is None
    t.set(winner=1)
    assert seen(t, None)["winner"] == 1


def test_databank_and_encounter_decks_are_counted() -> None:
    t = Table("han_solo boba_fett").holds("han_solo", "crew_chewbacca").secret("han_solo", "enc_navpoint_05")
    table = seen(t, None)
    number = str(t.g.content.cards[t.card("crew_chewbacca")].deck)
    assert table["databank"][number] == 0
    assert (table["encounters"]["navpoint"], table["encounters"]["ryloth_naboo"]) == (9, 10)


def test_the_view_has_the_declared_shape() -> None:
    t = Table("han_solo boba_fett")
    assert msgspec.convert(seen(t, "han_solo"), OuterRimView).round == 1


# Components.


def printed() -> dict[str, Any]:
    """The components as the server tells them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.components()))
    return found


def test_the_components_are_told_as_they_are_declared() -> None:
    assert msgspec.convert(printed(), OuterRimComponents) == GAME.components()


def test_every_id_of_the_view_is_among_the_components() -> None:
    found = printed()
    table = seen(Table("han_solo boba_fett").holds("han_solo", "crew_chewbacca salvage"), "han_solo")
    cards = {name for card in found["cards"] for name in (card["id"], card.get("asset"))}
    assert {shop["card"] for shop in table["market"]} <= cards
    assert {held["card"] for held in table["players"][0]["held"]} <= cards
    assert {player["ship"] for player in table["players"]} <= {ship["id"] for ship in found["ships"]}
    assert table["map"] == [tile["id"] for tile in found["map"]["tiles"]]
    spots = [f"{one['id']}/{n + 1}" for one in found["map"]["spaces"] for n in range(len(one["contact_spaces"]))]
    assert [one["spot"] for one in table["contacts"]] == spots


def test_cards_tell_in_words_what_is_on_them() -> None:
    cards = {card["id"]: card for card in printed()["cards"]}
    assert cards["enc_kessel_maelstrom_08"]["sections"][0] == {
        "where": "kessel",
        "title": "enc_kessel_maelstrom_08-kessel",
    }
    assert cards["bounty_hera_syndulla"]["bounty"]["combat"] == "ship"
    assert cards["stolen_supplies"]["destination"] == "kessel"
    assert cards["stolen_hyperfuel"]["reward"] == {"credits": 9000, "fame": 1}
    assert cards["vibro_ax"] == {
        "id": "vibro_ax",
        "deck": "gear_mod",
        "type": "gear",
        "asset": "vibro_ax",
        "cost": 4000,
        "traits": ["WEAPON"],
    }


def test_no_effects_are_among_the_components() -> None:
    """What cards do is told by their texts; a board draws the rest, and all of that is in words."""

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            assert not value.keys() & {"do", "trigger", "effects", "script"}, value
            for name, one in value.items():
                assert name not in ("skill", "deck", "combat", "slot", "sheet") or not isinstance(one, int), value
                walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    found = printed()
    for part in ("characters", "ships", "cards"):
        walk(found[part])


def test_all_that_is_on_the_map_has_a_place_in_the_drawing() -> None:
    the_map = printed()["map"]
    layout = the_map["layout"]
    assert len(layout["positions"]) == len(the_map["tiles"])
    spaces = {space["id"]: space for space in the_map["spaces"]}
    for tile in the_map["tiles"]:
        drawn = layout["tiles"][tile["id"]]
        assert set(drawn["spaces"]) == set(tile["spaces"])
        lanes = {frozenset(lane["ends"]) for lane in drawn["lanes"]}
        assert lanes == {frozenset(edge) for edge in tile["edges"]}
        for name, place in drawn["spaces"].items():
            assert len(place.get("contact_spaces", ())) == len(spaces[name]["contact_spaces"])
    stacks = {
        stack["faction"]: {"side": end["side"], "lane": stack["connector"]}
        for end in layout["endcaps"].values()
        for stack in end["patrol_stacks"]
    }
    assert stacks == the_map["stacks"]


def test_the_box_needs_no_names_besides_our_texts() -> None:
    assert printed()["names"] == {}
