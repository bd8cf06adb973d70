"""The six vox cards: what happens when they are secured."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.events import Drew
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.games.arcs.tables.cards import COURT_NUMBERS
from starboard.games.arcs.tables.court_cards import COURT

SECURED = {
    "bc26": "cluster",
    "bc27": "declare",
    "bc28": "outrage",
    "bc29": "free-city",
    "bc30": "steal",
}  # what is asked first


def vox(name: str) -> Table:
    """Red, who leads, can secure the vox card; it controls a city of blue on a fuel planet."""
    t = Table().court(f"{name} red:1 blue:0").ships("red", "c4_crescent", 2).city("blue", "c4_crescent")
    return t.cards("blue", "bc01").hand("red", "mobilization_2").deck("bc24").lead("red", "aggression_4")


def secure(name: str) -> Table:
    return vox(name).play(f"secure {name}")


# All of them.


@rule("ARC-VOX-01", "ARC-VOX-04", "ARC-SECURE-05", "ARC-SECURE-07")
@pytest.mark.parametrize(("name", "asked"), SECURED.items())
def test_a_vox_card_is_resolved_before_the_row_is_refilled(name: str, asked: str) -> None:
    t = secure(name)
    t.expect_ask("red", asked)
    assert (t.row()[0], t.area("red")) == ("-", [])


@rule("ARC-VOX-03")
def test_vox_cards_have_neither_type_nor_raid_cost() -> None:
    assert [(card.suit, card.raid_cost) for card in COURT if card.vox] == [(-1, 0)] * 6


@rule("ARC-VOX-02")
def test_agents_are_placed_on_vox_cards_too() -> None:
    t = Table().court("bc26").lead("red", "mobilization_3").play("influence bc26")
    assert t.on_card("bc26") == {"red": 1}


@rule("ARC-VOX-05", "ARC-RANSACK-06")
def test_a_vox_card_taken_by_ransacking_is_resolved() -> None:
    t = Table().court("bc28 blue:1").ships("red", "c4_crescent", 2).city("blue", "c4_crescent", damaged=True)
    t.lead("red", "aggression_4").play("battle c4_crescent 1").play("dice assault 1", dice="assault:3")
    t.expect_ask("red", "outrage")
    assert t.trophies("red") == {"blue city": 1, "blue agent": 1}


# Mass Uprising.


@card("bc26", 1)
@rule("ARC-LIMIT-02", "ARC-MAP-09")
def test_an_uprising_places_a_ship_in_each_system_of_a_cluster() -> None:
    t = secure("bc26")
    t.expect_ask("red", "cluster", "cluster 1", "cluster 2", "cluster 4", "cluster 5")
    assert t.refused("cluster 3") == ("cluster", "ARC-MAP-09")
    t.play("cluster 5")
    places = ("c5_gate", "c5_arrow", "c5_crescent", "c5_hex")
    assert [t.fleet("red", place) for place in places] == [(1, 0)] * 4
    assert (t.discarded(), t.row()[0], t.g.ships[0]) == (["bc26"], "bc24", 15 - 2 - 4)


@card("bc26", 1)
@rule("ARC-LIMIT-04")
def test_with_too_few_ships_the_player_picks_the_systems() -> None:
    t = vox("bc26").left("red", ships=2).play("secure bc26", "cluster 1")
    t.expect_ask("red", "place", "place c1_gate", "place c1_arrow", "place c1_crescent", "place c1_hex")
    t.play("place c1_hex", "place c1_gate")
    assert [t.fleet("red", f"c1_{place}")[0] for place in ("gate", "arrow", "crescent", "hex")] == [1, 0, 0, 1]
    assert t.row()[0] == "bc24"


@card("bc26", 1)
@rule("ARC-LIMIT-04")
def test_without_ships_nothing_rises() -> None:
    t = vox("bc26").left("red", ships=0).play("secure bc26")
    assert (t.discarded(), t.row()[0]) == (["bc26"], "bc24")


def uprising_in_battle(ships: int) -> Table:
    """Red's damaged ships attack a damaged city; the roll has two self-hits, two hits and a key."""
    t = Table().court("bc26 blue:1").ships("red", "c4_crescent", damaged=ships).slots("blue", "- relic")
    t.city("blue", "c4_crescent", damaged=True).lead("red", "aggression_4").play("battle c4_crescent 1")
    t.play("dice assault 1 raid 1", dice="assault:2 raid:2")
    return t.play("cluster 4")


@card("bc26", 1)
@rule("ARC-BATTLE-21", "ARC-RAID-01")
def test_ships_of_an_uprising_in_the_battle_are_not_attacking_ships() -> None:
    t = uprising_in_battle(ships=2)
    assert t.fleet("red", "c4_crescent") == (1, 0)  # both attackers were destroyed
    assert t.g.battle is None
    assert t.held("blue") == "- relic"


@card("bc26", 1)
@rule("ARC-BATTLE-21")
def test_an_attacker_that_is_left_still_raids_after_an_uprising() -> None:
    uprising_in_battle(ships=3).expect_ask("red", "raid", "steal slot 2", "stop")


# Populist Demands.


@card("bc27", 1)
@rule("ARC-AMBITION-15", "ARC-AMBITION-07")
def test_populists_declare_any_ambition_without_the_zero_marker() -> None:
    t = secure("bc27")
    assert len(t.choices) == 6
    t.play("declare tyrant")
    assert (t.boxes(), t.g.zero, t.g.declared) == ([None, None, "tyrant"], False, True)
    assert (t.discarded(), t.row()[0]) == (["bc27"], "bc24")


@card("bc27", 1)
@rule("ARC-VOX-04")
def test_populists_may_stay_silent() -> None:
    t = secure("bc27").play("declare none")
    assert (t.boxes(), t.discarded(), t.row()[0]) == ([None] * 3, ["bc27"], "bc24")


@card("bc27", 1)
@rule("ARC-AMBITION-10", "ARC-AMBITION-15")
def test_populists_declare_nothing_without_a_marker() -> None:
    t = vox("bc27").markers("tycoon", "tycoon", "tycoon").play("secure bc27")
    assert (t.discarded(), t.row()[0]) == (["bc27"], "bc24")


@card("bc27", 1)
@rule("ARC-AMBITION-11", "ARC-AMBITION-12", "ARC-AMBITION-14")
def test_a_follower_declares_by_populists_what_is_declared_already() -> None:
    t = Table().court("bc27 blue:1").ships("blue", "c1_hex", 1).markers(None, None, "tyrant").set(zero=True)
    t.copy("blue", "construction_2", "aggression_3").play("secure bc27", "declare tyrant")
    assert t.boxes() == [None, "tyrant", "tyrant"]


@card("bc27", 1)
@rule("ARC-AMBITION-15")
def test_the_generous_pay_for_populist_demands_too() -> None:
    t = vox("bc27").cards("red", "leader07").play("secure bc27")
    assert t.row()[0] == "bc24"  # without a guild card there is no declaration
    t = vox("bc27").cards("red", "leader07 bc02").play("secure bc27", "declare tyrant")
    assert (t.area("red"), t.area("blue")) == (["leader07"], ["bc01", "bc02"])
    assert t.boxes()[2] == "tyrant"


# Outrage Spreads.


def spreading() -> Table:
    t = vox("bc28").slots("red", "fuel relic").slots("blue", "relic fuel").slots("white", "fuel fuel")
    return t.cards("red", "bc09").cards("white", "bc07 bc08")


@card("bc28", 1)
@rule("ARC-OUTRAGE-01", "ARC-OUTRAGE-02", "ARC-OUTRAGE-03", "ARC-OUTRAGE-13")
def test_everybody_provokes_outrage_of_the_type_chosen() -> None:
    t = spreading().play("secure bc28", "outrage fuel")
    assert [t.outraged(colour) for colour in t.players] == [["fuel"]] * 3
    assert (t.held("red"), t.held("blue"), t.held("white")) == ("- relic", "relic", "")
    assert (t.area("red"), t.area("white")) == ([], ["bc07"])  # loyal cards are kept
    assert t.g.agents == [9, 9, 9]
    assert t.discarded() == ["bc28", "bc09", "bc08"]


@card("bc28", 1)
@rule("ARC-OUTRAGE-13", "ARC-RANSACK-07")
def test_nobody_ransacks_when_outrage_spreads() -> None:
    t = spreading().court("bc28", "bc02 blue:1").play("secure bc28", "outrage fuel")
    assert (t.on_card("bc02"), t.trophies("red")) == ({"blue": 1}, {})
    t.expect_ask("red", "act")


@card("bc28", 1)
@rule("ARC-TIE-02")
def test_outrage_spreads_in_turn_order() -> None:
    t = spreading().initiative("white").play("secure bc28", "outrage psionic")
    assert [told["seat"] for told in t.told("outrage")] == ["white", "red", "blue"]


@card("bc28", 1)
@rule("ARC-VOX-04")
def test_outrage_need_not_spread() -> None:
    t = spreading().play("secure bc28", "outrage none")
    assert [t.outraged(colour) for colour in t.players] == [[], [], []]
    assert (t.discarded(), t.row()[0]) == (["bc28"], "bc24")


# Song of Freedom.


def song(*, follower: bool = False) -> Table:
    """Red controls a city of blue and one of its own, but not a second one of blue."""
    t = Table().court("bc29 red:1").ships("red", "c4_crescent", 2).city("blue", "c4_crescent").city("red", "c1_hex")
    t.ships("red", "c1_hex", 1).city("blue", "c2_hex").ships("blue", "c2_hex", 1).city("red", "c2_hex")
    if follower:
        return t.copy("red", "construction_2", "aggression_4", leader="white")
    return t.lead("red", "aggression_4")


@card("bc29", 1)
@rule("ARC-LIMIT-09", "ARC-CONTROL-05")
def test_a_controlled_city_of_anybody_goes_back_to_its_board() -> None:
    t = song().play("secure bc29")
    t.expect_ask("red", "free-city", "free none", "free c1_hex/1", "free c4_crescent/1")
    assert t.refused("free c2_hex/2") == ("free-city", "ARC-CONTROL-05")
    t.play("free c4_crescent/1")
    assert (t.buildings("c4_crescent"), t.g.cities) == ([], [3, 4, 5])
    t = song().play("secure bc29", "free c1_hex/1")
    assert (t.buildings("c1_hex"), t.g.cities) == ([], [4, 3, 5])


@card("bc29", 1)
@rule("ARC-DESTROY-01", "ARC-LIMIT-06")
def test_a_freed_city_is_not_destroyed() -> None:
    t = song().court("bc29", "bc02 blue:1").play("secure bc29", "free c4_crescent/1")
    assert (t.trophies("red"), t.outraged("red"), t.on_card("bc02")) == ({}, [], {"blue": 1})


@card("bc29", 1)
@rule("ARC-LIMIT-09", "ARC-RES-05")
def test_what_lay_in_a_slot_that_is_covered_again_is_arranged_by_its_owner() -> None:
    t = song(follower=True).slots("blue", "relic fuel - weapon").play("secure bc29", "free c4_crescent/1")
    t.expect_ask("blue", "arrange")
    t.play("arrange rfw----")
    assert t.held("blue") == "relic fuel weapon"
    t.expect_ask("red", "may-seize", "seize", "seize none")


@card("bc29", 1)
@rule("ARC-SEIZE-08")
def test_who_frees_a_city_may_seize_the_initiative() -> None:
    t = song(follower=True).play("secure bc29", "free c4_crescent/1", "seize")
    assert (t.g.initiative, t.g.seized) == (0, True)
    t = song(follower=True).play("secure bc29", "free c4_crescent/1", "seize none")
    assert (t.g.initiative, t.g.seized) == (2, False)


@card("bc29", 1)
@rule("ARC-SEIZE-10")
def test_while_leading_a_city_is_freed_but_nothing_seized() -> None:
    t = song().play("secure bc29", "free c4_crescent/1")
    assert t.g.cities == [3, 4, 5]
    t.expect_ask("red", "act")


@card("bc29", 1)
@rule("ARC-SEIZE-09")
def test_after_a_seizure_a_city_is_freed_but_nothing_seized() -> None:
    t = song(follower=True).set(seized=True).play("secure bc29", "free c4_crescent/1")
    assert (t.g.initiative, t.g.cities) == (2, [3, 4, 5])
    t.expect_ask("blue", "follow")  # red is not asked whether to seize, and had one pip


@card("bc29", 1)
@rule("ARC-SEIZE-08")
def test_who_frees_no_city_seizes_nothing() -> None:
    t = song(follower=True).play("secure bc29", "free none")
    assert (t.g.seized, t.g.cities) == (False, [3, 3, 5])
    assert t.position.ask is not None and t.position.ask.kind != "may-seize"


@card("bc29", 1)
@rule("ARC-VOX-04", "ARC-GLOSS-09")
@pytest.mark.parametrize("choice", ["free none", "free c4_crescent/1"])
def test_the_song_is_shuffled_into_the_court_deck_whatever_was_chosen(choice: str) -> None:
    t = song().play("secure bc29")
    t.g.buried = t.position.state.buried = 2
    t.play(choice)
    assert t.discarded() == []
    assert 28 in [*t.g.court, t.g.row[0]]
    assert t.g.buried == 0  # nothing is known of the bottom any more


@card("bc29", 1)
@rule("ARC-VOX-04", "ARC-SECURE-07")
def test_the_song_may_come_back_at_once() -> None:
    """It is the only card of the deck."""
    t = song()
    row = set(t.g.row)
    t.set(court=[], court_discard=[card for card in COURT_NUMBERS if card not in row])
    assert t.play("secure bc29", "free none").row()[0] == "bc29"


@card("bc29", 1)
@rule("ARC-VOX-04")
def test_without_a_controlled_city_the_song_is_only_shuffled_in() -> None:
    t = Table().court("bc29 red:1").ships("red", "c1_hex", 1).lead("red", "aggression_4").play("secure bc29")
    t.expect_ask("red", "act")
    assert t.told("shuffled-in")


# Guild Struggle.


def struggle() -> Table:
    """A guild card and a vox card lie in the discard pile."""
    t = vox("bc30").cards("white", "bc22 bc05")
    for discarded in (2, 26):
        t.g.court.remove(discarded)
    return t.set(court_discard=[2, 26])


@card("bc30", 1)
@rule("ARC-RAID-14", "ARC-GUILD-04")
def test_one_guild_card_of_a_rival_may_be_stolen() -> None:
    t = struggle().slots("blue", "fuel").play("secure bc30")
    t.expect_ask("red", "steal", "steal 1 bc01", "steal 2 bc22", "none")  # the Guardians protect bc05
    t.play("steal 1 bc01")
    assert (t.area("red"), t.area("blue")) == (["bc01"], [])


@card("bc30", 1, 2)
@rule("ARC-VOX-04")
def test_the_theft_is_optional_and_the_shuffling_is_not() -> None:
    t = struggle().play("secure bc30", "none")
    assert (t.area("red"), t.area("blue")) == ([], ["bc01"])
    assert 2 in [*t.g.court, t.g.row[0]]


@card("bc30", 2)
@rule("ARC-VOX-04", "ARC-SECURE-06")
def test_guild_cards_of_the_discard_pile_go_back_into_the_deck() -> None:
    t = struggle().play("secure bc30")
    before = len(t.g.court)
    t.g.buried = t.position.state.buried = 1
    t.play("none")
    assert t.discarded() == ["bc27", "bc30"]
    assert (len(t.g.court) + 1, t.g.buried) == (before + 1, 0)  # one came in, one went to the row
    assert [told["count"] for told in t.told("guilds-shuffled-in")] == [1]


@card("bc30", 2)
def test_with_no_guild_card_discarded_the_deck_stays_as_it_is() -> None:
    t = secure("bc30")
    deck = t.g.court[:]
    t.play("none")
    assert (t.row()[0], t.g.court) == ("bc24", deck[:-1])


@card("bc30", 1, 2)
@rule("ARC-GLOSS-09")
def test_guardians_stolen_in_the_struggle_are_shuffled_with_the_deck() -> None:
    t = struggle().play("secure bc30", "steal 2 bc22")
    assert (t.area("red"), t.area("white"), t.g.buried) == ([], ["bc05"], 0)
    assert 21 in [*t.g.court, t.g.row[0]]


# Call to Action.


@card("bc31", 1)
@rule("ARC-DRAW-03", "ARC-SECRET-04")
def test_the_lowest_card_of_the_action_discard_pile_is_drawn() -> None:
    t = vox("bc31").pile("construction_6", "construction_5").play("secure bc31")
    assert t.in_hand("red") == ["construction_6", "mobilization_2"]
    assert (t.discarded(), t.row()[0]) == (["bc31"], "bc24")
    (event,) = [event for event in t.events if isinstance(event, Drew)]
    assert ("cards" in event.seen_by(0).facts, "cards" in event.seen_by(2).facts) == (True, False)


@card("bc31", 1)
@rule("ARC-DISCARD-03", "ARC-DISCARD-04")
def test_with_split_piles_it_comes_from_the_face_down_one_while_that_has_any() -> None:
    def called(*pile: str) -> Table:
        t = Table(split_discard=True).court("bc31 red:1").hand("red", "").hand("blue", "").hand("white", "")
        t.ships("red", "c1_gate", 1).pile(*pile).lead("red", "aggression_4")
        rest = [at for at, name in enumerate(CARD_IDS) if name[-1] in "23456" and name not in (*pile, "aggression_4")]
        return t.set(open_pile=[50 + at << 5 | at for at in rest]).play("secure bc31")

    t = called("construction_6")
    assert (t.in_hand("red"), len(t.g.pile), len(t.g.open_pile)) == (["construction_6"], 0, 18)
    t = called()
    assert (len(t.in_hand("red")), len(t.g.pile), t.g.open_pile) == (1, 18, [])


@card("bc31", 1)
@rule("ARC-LIMIT-04", "ARC-GLOSS-04")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    names = [name for name in CARD_IDS if name[-1] in "23456" and name != "aggression_4"]
    t = Table().court("bc31 red:1").hand("red", "").hand("blue", "").hand("white", " ".join(names))
    t.ships("red", "c1_gate", 1).lead("red", "aggression_4").play("secure bc31")
    assert (t.in_hand("red"), t.discarded()) == ([], ["bc31"])
    assert t.told("drew-nothing")
