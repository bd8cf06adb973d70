"""OR-AMB-57 to -59: where cards and tokens go that a rule leaves in the air."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.holdings import decline


@rule("OR-AMB-57")
def test_illegal_cargo_that_was_not_delivered_stays_and_is_not_tried_again_in_this_action() -> None:
    t = Table("boba_fett bossk")
    t.ship("boba_fett", "yv_666").at("boba_fett", "tatooine").holds("boba_fett", "stolen_weapons gift_for_jabba")
    t.databank("db_1_1").act("boba_fett").play("deliver")
    t.play("hand-over stolen_weapons", dice=["blank", "blank blank"])  # the die, then the test of the databank card
    assert "stolen_weapons" in t.held("boba_fett")
    t.expect_ask("boba_fett", "deliver", "hand-over gift_for_jabba", "done")


@rule("OR-AMB-58")
def test_the_token_of_declined_crew_that_is_still_on_the_map_stays_there_faceup() -> None:
    t = Table("boba_fett bossk")
    t.at("boba_fett", "lothal").contact("lothal/1", "dengar").credits("boba_fett", 9000).encounter("boba_fett")
    t.play("contact lothal/1", "yes")
    t.expect_ask("boba_fett", "gain", "take", "decline")
    t.play("decline")
    assert t.who_is_at("lothal/1") == "dengar"
    assert t.g.faceup >> t.g.content.person["dengar"] & 1


@rule("OR-AMB-58")
def test_the_token_of_declined_crew_that_has_left_the_map_comes_back() -> None:
    t = Table("boba_fett bossk")
    t.at("boba_fett", "lothal").contact("lothal/1", "dengar").holds("boba_fett", "crew_dengar")
    number = t.card("crew_dengar")
    t.g.held[0].remove(number)  # on its way to a slot
    t.g.drawn.append(number)
    decline(t.g, 0, number)
    t.begin()
    assert t.spot_of("dengar") == "lothal/1"
    assert t.g.drawn == []


@rule("OR-AMB-59")
def test_a_secret_that_was_resolved_goes_to_the_bottom_of_its_encounter_deck() -> None:
    t = Table("boba_fett bossk")
    t.at("boba_fett", "takodana").at("bossk", "takodana").secret("boba_fett", "enc_kafrene_takodana_05")
    number = t.card("enc_kafrene_takodana_05")
    t.act("boba_fett").play("use enc_kafrene_takodana_05")
    assert t.credits_of("bossk") == 3000
    assert t.g.encounters[t.g.content.cards[number].deck][0] == number
    assert t.g.secrets[0] == []
