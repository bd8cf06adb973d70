"""ARC-LEAD, ARC-PASS, ARC-FOLLOW, ARC-SEIZE and ARC-ROUND: playing cards, and who has the initiative."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import rule


def table(players: str = "red blue white", **hands: str) -> Table:
    """Everybody has a ship; hands as given."""
    t = Table(players).homes()
    for colour, cards in hands.items():
        t.hand(colour, cards)
    return t


def kinds(t: Table) -> set[str]:
    """The first words of what can be done."""
    return {choice.split()[0] for choice in t.choices} - {"end"}


# Leading.


@rule("ARC-LEAD-01", "ARC-PASS-02")
def test_the_initiative_holder_leads_any_card_or_passes() -> None:
    t = table(blue="aggression_2 construction_4").initiative("blue")
    t.expect_ask("blue", "lead", "lead aggression_2", "lead construction_4", "pass")
    assert t.refused("lead aggression_3") == ("not-in-hand", "ARC-LEAD-01")


@rule("ARC-LEAD-02", "ARC-LEAD-10")
def test_the_lead_card_stays_visible_and_fixes_suit_and_number() -> None:
    t = table(red="aggression_3 mobilization_2", blue="aggression_2 aggression_4 mobilization_6", white="aggression_5")
    t.turn("lead aggression_3")
    assert t.can("surpass") == ["surpass aggression_4"]
    t.turn("pivot mobilization_6")
    view = t.position.game.view(t.g, None)
    assert (view.lead, view.number) == ("aggression_3", 3)
    assert t.can("surpass") == ["surpass aggression_5"]


@rule("ARC-LEAD-03", "ARC-LEAD-09")
def test_one_action_for_each_pip_in_any_mix() -> None:
    t = table().lead("red", "mobilization_2").ships("red", "c1_gate", 1)
    t.play("influence bc02", "move c1_gate c1_arrow", "influence bc02", "influence bc02")
    t.expect_ask("blue", "follow")
    assert t.on_card("bc02") == {"red": 3}
    assert t.fleet("red", "c1_arrow") == (1, 0)


@rule("ARC-LEAD-03")
@pytest.mark.parametrize(("card", "pips"), [("construction_2", 4), ("construction_4", 3), ("construction_6", 2)])
def test_a_lead_gives_as_many_actions_as_its_card_has_pips(card: str, pips: int) -> None:
    t = table(red=card).ships("red", "c1_arrow", 0, damaged=5).play(f"lead {card}", "declare none")
    for _ in range(pips):
        t.play("repair ship c1_arrow")
    t.expect_ask("blue", "follow")


@rule("ARC-LEAD-08")
def test_pips_may_be_left_and_are_lost() -> None:
    t = table().lead("red", "mobilization_4").play("influence bc02", "end")
    t.expect_ask("blue", "follow")
    assert t.g.pips == 0


ACTIONS = {
    "administration": {"tax", "repair", "influence"},
    "aggression": {"battle", "move", "secure"},
    "construction": {"build", "repair"},
    "mobilization": {"move", "influence"},
}
RULES = dict(zip(ACTIONS, ("ARC-LEAD-04", "ARC-LEAD-05", "ARC-LEAD-06", "ARC-LEAD-07"), strict=True))


@pytest.mark.parametrize("suit", [pytest.param(suit, marks=rule(RULES[suit])) for suit in ACTIONS])
def test_each_suit_has_its_own_actions(suit: str) -> None:
    t = Table().lead("red", f"{suit}_4").court("bc02 red:1").ships("red", "c1_arrow", 2, damaged=1)
    t.city("red", "c1_arrow").ships("blue", "c1_arrow", 1)
    assert kinds(t) == ACTIONS[suit]


@rule("ARC-EX-01")
def test_example_1_build_and_repair_and_a_pip_to_spare() -> None:
    t = table().lead("red", "construction_4").ships("red", "c1_arrow", 1, damaged=1)
    assert t.g.pips == 3
    t.play("build city c1_arrow/1", "repair ship c1_arrow", "end")
    assert t.buildings("c1_arrow") == ["red city 1"]
    assert t.fleet("red", "c1_arrow") == (2, 0)
    t.expect_ask("blue", "follow")


# Passing.


@rule("ARC-PASS-01", "ARC-PASS-11", "ARC-ROUND-09")
def test_who_has_no_cards_must_pass_which_is_no_pass_of_a_player_with_cards() -> None:
    t = table(red="", blue="", white="aggression_2 aggression_3")
    t.expect_ask("white", "lead")
    assert (t.g.initiative, t.g.passes) == (2, 0)


@rule("ARC-PASS-03", "ARC-PASS-04", "ARC-PASS-05")
def test_a_pass_hands_the_marker_to_the_next_player_with_cards_who_opens_a_new_round() -> None:
    t = table(red="aggression_2", blue="", white="aggression_3").play("pass")
    t.expect_ask("white", "lead", "lead aggression_3", "pass")
    assert t.g.initiative == 2


@rule("ARC-PASS-06", "ARC-PASS-09", "ARC-CHAPTER-06", "ARC-CK-09")
def test_when_all_pass_one_after_another_hands_are_discarded_and_the_chapter_ends() -> None:
    t = table(red="aggression_2", blue="aggression_3", white="aggression_4").play("pass", "pass")
    assert t.in_hand("red") == ["aggression_2"]
    assert t.g.chapter == 1
    t.play("pass")
    assert (t.g.chapter, t.g.initiative) == (2, 0)
    t.expect_ask("red", "lead")


@rule("ARC-PASS-07")
def test_leading_starts_the_count_of_passes_anew() -> None:
    t = table(red="aggression_2 aggression_6", blue="aggression_3 construction_2", white="aggression_4 aggression_5")
    t.play("pass").turn("lead aggression_3").turn("copy aggression_4").turn("copy aggression_2")
    t.play("pass", "pass")
    assert t.g.chapter == 1
    t.expect_ask("red", "lead")


@rule("ARC-PASS-08", "ARC-RES-17")
def test_passing_gives_no_prelude() -> None:
    t = table(red="aggression_2").slots("red", "fuel").play("pass")
    t.expect_ask("blue", "lead")
    assert t.held("red") == "fuel"


@rule("ARC-PASS-10", "ARC-FOLLOW-03")
def test_a_follower_must_play_a_card() -> None:
    t = table(red="aggression_3", blue="aggression_2 mobilization_2").turn("lead aggression_3")
    t.expect_ask("blue", "follow", "copy aggression_2", "copy mobilization_2", "pivot mobilization_2")
    assert t.refused("pass") == ("not-in-hand", "ARC-FOLLOW-03")


@rule("ARC-PASS-12")
def test_a_pass_by_the_only_player_with_cards_ends_the_chapter() -> None:
    t = table(red="aggression_2", blue="", white="").play("pass")
    assert (t.g.chapter, t.g.initiative) == (2, 0)


@rule("ARC-CK-10")
def test_the_marker_skips_those_without_cards_and_then_a_pass_ends_the_chapter() -> None:
    t = table(red="", blue="", white="aggression_2")
    t.expect_ask("white", "lead")
    t.play("pass")
    assert (t.g.chapter, t.g.initiative) == (2, 2)


# Following.


@rule("ARC-FOLLOW-01", "ARC-CHAPTER-03", "ARC-CHAPTER-04", "ARC-CHAPTER-05")
def test_the_others_take_one_turn_each_clockwise() -> None:
    hands = {
        colour: f"aggression_{n} mobilization_{n}" for n, colour in enumerate(("red", "blue", "white", "yellow"), 2)
    }
    t = table("red blue white yellow", **hands).initiative("white").turn("lead mobilization_4")
    for colour in ("yellow", "red", "blue"):
        t.expect_ask(colour, "follow")
        t.turn(t.can("copy")[0])
    t.expect_ask("white", "lead")


@rule("ARC-CHAPTER-05", "ARC-LEAD-02")
def test_cards_lie_until_all_have_played_then_comes_the_check_then_they_are_discarded() -> None:
    t = table(
        red="mobilization_3 aggression_2", blue="mobilization_5 aggression_3", white="construction_2 aggression_4"
    )
    before = len(t.begin().g.pile)
    t.turn("lead mobilization_3").turn("surpass mobilization_5")
    t.expect_ask("white", "follow")
    assert t.position.game.view(t.g, None).lead == "mobilization_3"
    assert (t.g.initiative, len(t.g.pile)) == (0, before)
    t.turn("pivot construction_2")
    assert t.position.game.view(t.g, None).lead is None
    assert (t.g.initiative, len(t.g.pile)) == (1, before + 3)
    t.expect_ask("blue", "lead")


@rule("ARC-FOLLOW-02", "ARC-RES-17")
def test_a_follower_without_cards_is_skipped() -> None:
    t = table(red="aggression_3 aggression_4", blue="", white="aggression_2 aggression_5").slots("blue", "fuel")
    t.turn("lead aggression_3")
    t.expect_ask("white", "follow")
    assert t.held("blue") == "fuel"


@rule("ARC-FOLLOW-04", "ARC-FOLLOW-06", "ARC-FOLLOW-12")
def test_surpassing_takes_a_card_of_the_lead_suit_above_the_lead_and_no_other() -> None:
    t = table(red="aggression_4", blue="aggression_6 mobilization_2", white="aggression_5 aggression_3")
    t.turn("lead aggression_4").turn("surpass aggression_6")
    t.expect_ask("white", "follow", "surpass aggression_5", "copy aggression_5", "copy aggression_3")
    assert t.refused("surpass aggression_3") == ("surpass", "ARC-FOLLOW-04")


@rule("ARC-FOLLOW-05", "ARC-FOLLOW-11")
@pytest.mark.parametrize(
    ("play", "pips"), [("surpass mobilization_4", 3), ("copy mobilization_4", 1), ("pivot construction_2", 1)]
)
def test_surpassing_gives_all_pips_copy_and_pivot_one(play: str, pips: int) -> None:
    t = table(red="mobilization_2", blue="mobilization_4 construction_2 aggression_2").turn("lead mobilization_2")
    t.play(play, "seize none")
    assert t.g.pips == pips


@rule("ARC-FOLLOW-07", "ARC-EX-04")
def test_any_card_of_the_suit_surpasses_a_lead_with_the_zero_marker() -> None:
    t = table(red="construction_4", blue="construction_2 construction_5").turn("lead construction_4", "declare warlord")
    assert t.can("surpass") == ["surpass construction_2", "surpass construction_5"]
    t.play("surpass construction_5", "seize none")
    assert t.g.pips == 2


@rule("ARC-FOLLOW-08", "ARC-FOLLOW-13", "ARC-FOLLOW-15")
def test_copying_gives_one_action_of_the_lead_card() -> None:
    t = table(red="administration_2", blue="administration_5 aggression_3").turn("lead administration_2")
    assert {"copy administration_5", "copy aggression_3"} <= set(t.choices)
    t.play("copy aggression_3", "seize none")
    assert kinds(t) == {"influence"}
    t.play("influence bc02")
    t.expect_ask("white", "follow")


@rule("ARC-FOLLOW-09", "ARC-FOLLOW-10", "ARC-EX-03")
def test_pivoting_gives_one_action_of_its_own_card_and_leaves_the_lead() -> None:
    t = table(red="construction_4", blue="aggression_3 aggression_5", white="construction_5 aggression_6")
    t.turn("lead construction_4", "declare warlord")
    assert t.refused("pivot construction_5") == ("not-in-hand", "ARC-FOLLOW-03")
    t.play("pivot aggression_3", "seize none")
    assert t.g.pips == 1
    t.play(t.can("move")[0])
    t.expect_ask(
        "white",
        "follow",
        "surpass construction_5",
        "copy construction_5",
        "pivot aggression_6",
        "copy aggression_6",
    )


@rule("ARC-CHAPTER-08")
def test_a_turn_is_card_then_declaration_then_prelude_then_pips() -> None:
    t = table(red="mobilization_3").slots("red", "fuel").play("lead mobilization_3")
    t.expect_ask("red", "declare")
    t.play("declare none")
    t.expect_ask("red", "prelude")
    t.play("influence bc02")
    t.expect_ask("red", "act")


# Seizing.


@rule("ARC-SEIZE-01", "ARC-SEIZE-02", "ARC-SEIZE-03", "ARC-SEIZE-08")
def test_a_follower_may_add_a_card_face_down_to_seize_before_acting() -> None:
    t = table(red="mobilization_3", blue="mobilization_2 aggression_5").turn("lead mobilization_3")
    t.play("copy mobilization_2")
    t.expect_ask("blue", "seize", "seize none", "seize aggression_5")
    t.play("seize aggression_5")
    assert (t.g.initiative, t.g.seized, t.g.pips) == (1, True, 1)
    assert t.in_hand("blue") == []
    t.expect_ask("blue", "prelude")
    played = t.position.game.view(t.g, 0).seats[1].played
    assert played is not None
    assert (played.seizing, played.card) == (True, None)


@rule("ARC-SEIZE-04")
def test_seizing_takes_any_other_card_but_needs_one() -> None:
    t = table(red="mobilization_3", blue="mobilization_2 aggression_5 construction_2").turn("lead mobilization_3")
    t.play("copy aggression_5")
    t.expect_ask("blue", "seize", "seize none", "seize mobilization_2", "seize construction_2")
    t = table(red="mobilization_3", blue="mobilization_2").turn("lead mobilization_3").play("copy mobilization_2")
    t.expect_ask("blue", "prelude")


def four(**hands: str) -> Table:
    return table("red blue white yellow", red="mobilization_3 aggression_2", **hands).turn("lead mobilization_3")


@rule("ARC-SEIZE-05", "ARC-SEIZE-07")
def test_surpassing_with_a_seven_seizes_by_itself_and_still_acts() -> None:
    t = four(blue="mobilization_7 aggression_7").play("surpass mobilization_7")
    assert (t.g.initiative, t.g.seized, t.g.pips) == (1, True, 1)
    t.expect_ask("blue", "prelude")


@rule("ARC-SEIZE-06")
@pytest.mark.parametrize("play", ["copy mobilization_7", "pivot aggression_7"])
def test_a_seven_that_copies_or_pivots_does_not_seize(play: str) -> None:
    t = four(blue="mobilization_7 aggression_7").play(play)
    assert (t.g.initiative, t.g.seized) == (0, False)
    t.expect_ask("blue", "seize")


@rule("ARC-SEIZE-09", "ARC-SEIZE-11", "ARC-EX-25")
def test_after_a_seizure_nobody_can_seize_but_a_seven_still_surpasses() -> None:
    t = four(blue="aggression_3 aggression_4", white="mobilization_7 administration_2")
    t.turn("copy aggression_3", "seize aggression_4")
    t.play("surpass mobilization_7")
    assert (t.g.initiative, t.g.pips) == (1, 1)
    t.expect_ask("white", "prelude")


@rule("ARC-SEIZE-10")
def test_the_initiative_holder_cannot_seize() -> None:
    t = table(red="mobilization_3 aggression_2").play("lead mobilization_3", "declare none")
    t.expect_ask("red", "prelude")


@rule("ARC-SEIZE-12")
def test_a_seizure_changes_neither_the_lead_nor_who_is_still_to_come() -> None:
    t = table(red="mobilization_3 aggression_2", blue="construction_6 aggression_5", white="mobilization_6")
    t.turn("lead mobilization_3").turn("copy construction_6", "seize aggression_5")
    assert t.position.game.view(t.g, None).lead == "mobilization_3"
    t.expect_ask("white", "follow", "surpass mobilization_6", "copy mobilization_6")
    t.turn("copy mobilization_6")
    t.expect_ask("red", "lead")


# The end of a round.


@rule("ARC-ROUND-01", "ARC-ROUND-02", "ARC-ROUND-05")
def test_the_highest_surpassing_card_takes_the_initiative_after_all_turns() -> None:
    t = table(
        "red blue white yellow",
        red="construction_3 aggression_2",
        blue="aggression_6 aggression_3",
        white="construction_5 aggression_4",
        yellow="construction_4 aggression_5",
    )
    t.turn("lead construction_3").turn("pivot aggression_6").turn("surpass construction_5")
    assert t.g.initiative == 0
    t.turn("surpass construction_4")
    t.expect_ask("white", "lead")


@rule("ARC-EX-02", "ARC-EX-05")
def test_examples_2_and_5_the_declared_four_is_surpassed_by_the_five() -> None:
    t = table(red="construction_4 aggression_2", blue="aggression_3 aggression_6", white="construction_5 aggression_4")
    t.play("lead construction_4", "declare warlord")
    assert t.boxes() == [None, None, "warlord"]
    assert (t.g.zero, t.g.pips) == (True, 3)
    t.turn().turn("pivot aggression_6").turn("surpass construction_5")
    t.expect_ask("white", "lead")


@rule("ARC-ROUND-03")
def test_without_a_surpass_the_initiative_stays() -> None:
    t = table(red="construction_4 aggression_2", blue="aggression_6 aggression_3", white="construction_5 aggression_4")
    t.turn("lead construction_4").turn("pivot aggression_6").turn("copy construction_5")
    t.expect_ask("red", "lead")


@rule("ARC-ROUND-04", "ARC-ROUND-08")
def test_who_seized_keeps_the_initiative_whatever_was_played() -> None:
    t = table(
        red="construction_4 aggression_2",
        blue="aggression_6 aggression_3 mobilization_2",
        white="construction_5 aggression_4",
    )
    t.turn("lead construction_4", "declare warlord").turn("copy aggression_6", "seize aggression_3")
    t.turn("surpass construction_5")
    assert (t.g.initiative, t.g.seized, t.g.zero) == (1, False, False)
    t.expect_ask("blue", "lead")


@rule("ARC-ROUND-06", "ARC-DISCARD-01")
def test_all_played_cards_go_face_down_to_the_discard_pile() -> None:
    t = table(
        red="construction_4 aggression_2", blue="aggression_6 aggression_3", white="mobilization_3 mobilization_5"
    )
    before = len(t.begin().g.pile)
    t.turn("lead construction_4").turn("copy aggression_6", "seize aggression_3").turn("pivot mobilization_3")
    assert len(t.g.pile) == before + 4
    assert t.position.game.view(t.g, 0).discard_open is None


@rule("ARC-ROUND-07", "ARC-CHAPTER-02")
def test_the_chapter_ends_when_nobody_has_a_card() -> None:
    t = table(red="construction_4", blue="aggression_6", white="mobilization_3")
    t.turn("lead construction_4").turn("copy aggression_6")
    assert t.g.chapter == 1
    t.turn("copy mobilization_3")
    assert t.g.chapter == 2


@rule("ARC-ROUND-07", "ARC-CHAPTER-02")
def test_a_new_round_begins_while_anybody_has_a_card() -> None:
    t = table(red="construction_4", blue="aggression_6", white="mobilization_3 mobilization_5")
    t.turn("lead construction_4").turn("copy aggression_6").turn("copy mobilization_3")
    assert (t.in_hand("red"), t.in_hand("blue"), t.g.chapter) == ([], [], 1)
    t.expect_ask("white", "lead", "lead mobilization_5", "pass")
