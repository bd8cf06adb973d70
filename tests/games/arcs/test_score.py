"""ARC-SCORE, ARC-2P, ARC-CLEAN, ARC-END and ARC-DRAW: the end of a chapter and of the game."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import rule
from starboard.games.arcs.score import places


def last_card(players: str = "red blue white") -> Table:
    """Red passes with the only card, and the chapter ends."""
    t = Table(players).homes().hand("red", "aggression_2")
    for colour in players.split()[1:]:
        t.hand(colour, "")
    return t


@rule("ARC-SCORE-01", "ARC-CHAPTER-07")
def test_only_declared_ambitions_are_scored() -> None:
    t = last_card().captive("red", "blue", 1).trophy("blue", "red", "ship").markers("tyrant").play("pass")
    assert t.score == {"red": 2, "blue": 0, "white": 0}
    keys = [event.is_ for event in t.events]
    order = [key for key in keys if key in ("scored", "cleaned", "chapter", "dealt")]
    assert order == ["scored", "cleaned", "chapter", "dealt", "dealt", "dealt"]


@rule("ARC-SCORE-07", "ARC-SCORE-08")
def test_first_and_second_place_gain_the_sums_of_their_values() -> None:
    t = last_card().captive("red", "blue", 3).captive("blue", "red", 1).markers("tyrant", None, "tyrant").play("pass")
    assert t.score == {"red": 7, "blue": 3, "white": 0}
    t = last_card().captive("red", "blue", 3).captive("blue", "red", 1).markers(None, "tyrant", "tyrant").play("pass")
    assert t.score == {"red": 8, "blue": 5, "white": 0}


@rule("ARC-SCORE-09", "ARC-EX-15")
def test_example_15_a_tie_for_first_gives_second_place_to_all_of_them() -> None:
    t = last_card().slots("red", "fuel").cards("red", "bc02").slots("blue", "material material")
    t.markers("tycoon", None, "tycoon").play("pass")
    assert t.score == {"red": 3, "blue": 3, "white": 0}


@rule("ARC-SCORE-10", "ARC-CK-02")
def test_after_a_tie_for_first_the_next_gets_nothing() -> None:
    assert places([3, 3, 2, 0]) == ([], [0, 1])
    t = last_card().captive("red", "blue", 2).captive("blue", "red", 2).captive("white", "red", 1)
    assert t.markers(None, None, "tyrant").play("pass").score == {"red": 3, "blue": 3, "white": 0}


@rule("ARC-SCORE-11", "ARC-CK-01")
def test_a_tie_for_second_gives_nothing() -> None:
    t = last_card().captive("red", "blue", 4).captive("blue", "red", 2).captive("white", "red", 2)
    assert t.markers(None, None, "tyrant").play("pass").score == {"red": 5, "blue": 0, "white": 0}


@rule("ARC-SCORE-12", "ARC-EX-14")
def test_who_has_nothing_gains_nothing() -> None:
    assert last_card().markers(None, None, "warlord").play("pass").score == {"red": 0, "blue": 0, "white": 0}
    assert places([2, 0, 0]) == ([0], [])


@rule("ARC-SCORE-13", "ARC-CK-03")
@pytest.mark.parametrize(("off", "gain"), [(3, 5), (4, 7), (5, 10)])
def test_the_winner_adds_the_bonus_of_uncovered_city_slots(off: int, gain: int) -> None:
    t = last_card().cities_off("red", off).captive("red", "blue", 2).markers(None, None, "tyrant").play("pass")
    assert t.score["red"] == gain


@rule("ARC-SCORE-14")
def test_the_bonus_is_given_once_for_each_ambition_won() -> None:
    t = last_card().cities_off("red", 4).captive("red", "blue", 2).trophy("red", "blue", "ship")
    t.markers("tyrant", "tyrant", "warlord").play("pass")
    assert t.score["red"] == (2 + 3 + 2) + (5 + 2)


@rule("ARC-SCORE-15", "ARC-EX-16")
def test_example_16_no_bonus_on_a_tie_or_for_second_place() -> None:
    t = last_card().cities_off("red", 4).slots("red", "fuel material").slots("blue", "material fuel")
    assert t.markers("tycoon", None, "tycoon").play("pass").score["red"] == 3
    t = last_card().cities_off("red", 5).captive("red", "blue", 1).captive("blue", "red", 2)
    assert t.markers(None, None, "tyrant").play("pass").score["red"] == 3


@rule("ARC-SCORE-17", "ARC-CLEAN-03", "ARC-CLEAN-11")
def test_scoring_takes_nothing_away() -> None:
    t = last_card().slots("red", "fuel").captive("red", "blue", 1).trophy("red", "blue", "ship").cards("red", "bc02")
    t.markers(None, None, "tycoon").play("pass")
    assert t.held("red") == "fuel"
    assert t.area("red") == ["bc02"]
    assert (t.captives("red"), t.trophies("red")) == ({"blue": 1}, {"blue ship": 1})


@rule("ARC-SCORE-18")
def test_a_cartel_takes_the_rivals_tokens_after_scoring_in_every_chapter() -> None:
    t = last_card().cards("red", "bc06").slots("blue", "fuel fuel").slots("red", "fuel").markers(None, None, "tyrant")
    t.play("pass")
    assert (t.held("blue"), t.held("red")) == ("", "fuel")


@rule("ARC-SCORE-18", "ARC-CHAPTER-07")
def test_what_a_cartel_takes_has_counted_in_the_scoring_before() -> None:
    t = last_card().cards("red", "bc06").slots("blue", "fuel fuel").slots("red", "fuel").markers(None, None, "tycoon")
    t.play("pass")
    assert t.score == {"red": 5, "blue": 3, "white": 0}
    assert t.held("blue") == ""


# Two players.


def two() -> Table:
    return last_card("red blue")


@rule("ARC-2P-01", "ARC-2P-02", "ARC-CK-04")
def test_the_tokens_on_a_box_count_as_a_third_player() -> None:
    t = two().slots("red", "relic relic").slots("blue", "relic").markers(None, None, "keeper")
    t.g.boxes[3], t.g.supply[3] = 2, 0
    assert t.play("pass").score == {"red": 3, "blue": 0}


@rule("ARC-2P-03", "ARC-CK-05", "ARC-2P-08")
def test_weapons_on_the_box_are_trophies_of_the_third_player() -> None:
    t = two().trophy("blue", "red", "ship").markers(None, None, "warlord")
    t.g.boxes[2], t.g.supply[2] = 2, 3
    t.play("pass")
    assert t.score == {"red": 0, "blue": 3}
    assert t.trophies("blue") == {}
    assert t.g.boxes[2] == 2


@rule("ARC-2P-02")
def test_the_third_player_takes_the_first_place_but_records_no_power() -> None:
    t = two().trophy("red", "blue", "ship").markers(None, None, "warlord")
    t.g.boxes[2], t.g.supply[2] = 2, 3
    assert t.play("pass").score == {"red": 3, "blue": 0}
    t = two().slots("red", "relic relic").slots("blue", "relic").markers(None, None, "keeper")
    t.g.boxes[3], t.g.supply[3] = 1, 1
    assert t.play("pass").score == {"red": 5, "blue": 0}  # a tie for second with the third player


@rule("ARC-2P-04")
def test_the_third_player_has_no_captives() -> None:
    t = two().captive("red", "blue").markers(None, None, "tyrant")
    t.g.boxes, t.g.supply = [1] * 5, [4] * 5
    assert t.play("pass").score == {"red": 5, "blue": 0}


@rule("ARC-2P-05")
def test_tokens_on_boxes_cannot_be_gained() -> None:
    t = Table("red blue").homes().lead("red", "administration_4").city("red", "c1_arrow").supply(weapon=0)
    assert t.g.boxes[2] == 5
    assert t.play("tax c1_arrow/1").held("red") == ""


@rule("ARC-2P-06", "ARC-2P-07")
def test_the_player_without_initiative_may_take_another_hand_once() -> None:
    t = two().play("pass")
    t.expect_ask("blue", "second-hand", "keep", "redraw")
    old, pile = set(t.in_hand("blue")), len(t.g.pile)
    t.play("redraw")
    assert not old & set(t.in_hand("blue"))
    assert (len(t.in_hand("blue")), len(t.g.pile)) == (6, pile)
    t.expect_ask("red", "lead")


# Cleaning up.


@rule("ARC-CLEAN-01", "ARC-CLEAN-04", "ARC-CLEAN-05")
def test_after_warlord_trophies_go_home() -> None:
    t = last_card().trophy("red", "blue", "ship", 2).trophy("red", "blue", "starport").trophy("white", "blue", "agent")
    t.trophy("red", "white", "city").captive("red", "blue", 1).markers(None, None, "warlord").play("pass")
    assert (t.trophies("red"), t.trophies("white")) == ({}, {})
    assert (t.g.ships[1], t.g.starports[1], t.g.agents[1], t.g.cities[2]) == (14, 5, 9, 5)
    assert t.captives("red") == {"blue": 1}


@rule("ARC-CLEAN-02")
def test_after_tyrant_captives_go_home() -> None:
    t = last_card().captive("red", "blue", 3).trophy("red", "blue", "ship").captive("white", "red")
    t.markers(None, None, "tyrant").play("pass")
    assert (t.captives("red"), t.captives("white")) == ({}, {})
    assert t.g.agents == [10, 10, 10]
    assert t.trophies("red") == {"blue ship": 1}


@rule("ARC-CLEAN-07", "ARC-CLEAN-08", "ARC-CLEAN-09", "ARC-CK-14")
def test_markers_come_back_and_the_lowest_that_is_not_flipped_is_flipped() -> None:
    t = last_card().play("pass")
    assert t.boxes() == [None, None, None]
    values = []
    for flipped in range(4):
        t = last_card().set(flipped=flipped, chapter=1).markers("tycoon", "tycoon", "tycoon").play("pass")
        markers = t.position.game.view(t.g, None).markers
        assert all(marker.ambition is None for marker in markers)
        values.append([(marker.first, marker.second) for marker in markers])
    assert values == [
        [(4, 2), (3, 2), (5, 3)],
        [(4, 2), (6, 3), (5, 3)],
        [(4, 2), (6, 3), (9, 4)],
        [(4, 2), (6, 3), (9, 4)],
    ]


@rule("ARC-CLEAN-10")
def test_an_ambition_with_a_marker_is_scored_even_if_nobody_gains() -> None:
    t = last_card().captive("red", "blue").captive("blue", "red").markers("tyrant").play("pass")
    assert t.score == {"red": 0, "blue": 0, "white": 0}
    assert (t.captives("red"), t.captives("blue")) == ({}, {})


# The end.


@rule("ARC-END-01", "ARC-END-02")
@pytest.mark.parametrize(
    ("players", "enough"), [("red blue", 33), ("red blue white", 30), ("red blue white yellow", 27)]
)
def test_the_game_ends_at_enough_power(players: str, enough: int) -> None:
    t = last_card(players).power(red=enough - 1).play("pass")
    assert t.position.ask is not None
    t = last_card(players).power(red=enough).play("pass")
    assert t.position.ask is None


@rule("ARC-END-01")
def test_enough_power_ends_nothing_in_the_middle_of_a_chapter() -> None:
    t = Table().homes().power(blue=50).hand("red", "aggression_2 aggression_3").hand("blue", "aggression_4")
    t.hand("white", "aggression_5").turn("lead aggression_2").turn("copy aggression_4").turn("copy aggression_5")
    t.expect_ask("red", "lead")
    assert t.g.chapter == 1


@rule("ARC-END-03", "ARC-CHAPTER-01")
def test_the_game_ends_after_the_fifth_chapter() -> None:
    assert last_card().set(chapter=4).play("pass").position.ask is not None
    assert last_card().set(chapter=5).play("pass").position.ask is None


@rule("ARC-END-04")
def test_most_power_wins_not_who_was_there_first() -> None:
    t = last_card().power(red=30, blue=29).captive("blue", "red").markers(None, None, "tyrant").play("pass")
    result = t.position.result
    assert result is not None
    assert (result.scores, result.winners) == ([30, 34, 0], [1])


@rule("ARC-END-05", "ARC-CK-15", "ARC-TIE-01")
def test_a_tie_is_won_by_the_first_in_turn_order() -> None:
    """White has the initiative and 20; yellow comes next, and red after yellow."""
    t = Table("red blue white yellow").homes().initiative("white").hand("white", "aggression_2")
    t.hand("red", "").hand("blue", "").hand("yellow", "").power(red=28, blue=10, white=20, yellow=28).play("pass")
    result = t.position.result
    assert result is not None
    assert (result.places, result.winners) == ([2, 4, 3, 1], [3])


@rule("ARC-END-06")
def test_otherwise_the_chapter_marker_advances() -> None:
    assert last_card().set(chapter=2).play("pass").g.chapter == 3


@rule("ARC-DRAW-01", "ARC-DRAW-02", "ARC-DRAW-04", "ARC-SETUP-24", "ARC-SETUP-25")
@pytest.mark.parametrize(("players", "left"), [("red blue", 8), ("red blue white", 2), ("red blue white yellow", 4)])
def test_six_new_cards_each_and_the_rest_is_the_discard_pile(players: str, left: int) -> None:
    t = last_card(players).play("pass")
    assert [hand.bit_count() for hand in t.g.hands] == [6] * len(t.players)
    assert len(t.g.pile) == left
    assert t.g.initiative == 0


@rule("ARC-DRAW-03")
def test_the_order_of_the_discard_pile_is_random() -> None:
    seen = set()
    for chance in range(12):
        t = last_card()
        t.begin().g.chance = chance
        seen.add(tuple(entry & 31 for entry in t.play("pass").g.pile))
    assert len(seen) > 6
