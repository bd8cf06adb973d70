"""What cards do when their holder declares an ambition: Upstart, Demagogue, Noble, Feastbringer and Farseers."""

from __future__ import annotations

from typing import Any

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.events import Looked, Swapped


def fleets() -> Table:
    """Everybody has a ship on a planet, so that there is something to do in a turn."""
    return Table().ships("red", "c1_hex", 1).ships("blue", "c4_hex", 1).ships("white", "c5_hex", 1)


def leading(cards: str, lead: str = "construction_4") -> Table:
    """Red has these cards, and leads this one from a hand with one more."""
    return fleets().cards("red", cards).hand("red", f"{lead} aggression_2")


def acting(cards: str) -> Table:
    """Red has these cards, has led a construction card and declared nothing."""
    return fleets().cards("red", cards).hand("red", "aggression_2").lead("red", "construction_4")


def declared(cards: str, lead: str = "construction_4", ambition: str = "warlord") -> Table:
    return leading(cards, lead).play(f"lead {lead}", f"declare {ambition}")


# Upstart


@rule("ARC-MOD-04")
@card("leader04", 1)
def test_the_upstart_gains_a_resource_of_its_choice_with_a_declaration() -> None:
    t = declared("leader04")
    t.expect_ask(
        "red", "gain", "gain material", "gain fuel", "gain weapon", "gain relic", "gain psionic", "gain nothing"
    )
    t.play("gain relic").arrange()
    assert t.holding("red") == "relic"
    t.expect_ask("red", "prelude")


@card("leader04", 1)
def test_the_upstart_need_not() -> None:
    t = declared("leader04").play("gain nothing")
    assert t.holding("red") == ""


@card("leader04", 1)
def test_what_the_supply_lacks_cannot_be_gained() -> None:
    t = leading("leader04").supply(relic=0, fuel=0).play("lead construction_4", "declare warlord")
    assert t.can("gain") == ["gain material", "gain weapon", "gain psionic", "gain nothing"]


@card("leader04", 1)
def test_not_without_a_declaration() -> None:
    leading("leader04").play("lead construction_4", "declare none").expect_ask("red", "prelude")


@card("leader04", 1)
def test_not_with_the_declaration_of_a_rival() -> None:
    leading("").cards("blue", "leader04").play("lead construction_4", "declare warlord").expect_ask("red", "prelude")


@rule("ARC-AMBITION-15")
@card("leader04", 1)
def test_a_declaration_by_galactic_bards_counts() -> None:
    t = leading("").cards("blue", "leader04 bc25").hand("blue", "mobilization_5 mobilization_2")
    t.play("lead construction_4", "declare none", "end", "pivot mobilization_5", "declare keeper")
    t.expect_ask("blue", "gain")


# Demagogue


@rule("ARC-MOD-04", "ARC-INFLUENCE-01")
@card("leader08", 1)
def test_the_demagogue_may_influence_each_court_card_once_with_a_declaration() -> None:
    t = leading("leader08").court("bc05 red:1", "bc07 blue:1").play("lead construction_4", "declare warlord")
    t.expect_ask("red", "bold", "influence bc05", "influence bc07", "influence bc12", "influence bc16", "done")
    t.play("influence bc07").expect_ask("red", "bold", "influence bc05", "influence bc12", "influence bc16", "done")
    t.play("influence bc05", "done")
    assert [t.on_card(name) for name in ("bc05", "bc07", "bc12")] == [{"red": 2}, {"red": 1, "blue": 1}, {}]
    t.expect_ask("red", "prelude")


@card("leader08", 1)
def test_all_cards_of_the_row_may_be_influenced() -> None:
    t = declared("leader08").play("influence bc02", "influence bc08", "influence bc12", "influence bc16")
    t.expect_ask("red", "prelude")
    assert t.g.agents[0] == 6


@card("leader08", 1)
def test_no_more_than_there_are_agents() -> None:
    t = leading("leader08").left("red", agents=1).play("lead construction_4", "declare warlord", "influence bc12")
    t.expect_ask("red", "prelude")


@card("leader08", 1)
def test_none_need_be_influenced() -> None:
    t = declared("leader08").play("done")
    assert t.g.agents[0] == 10


# Noble


@rule("ARC-MOD-04")
@card("leader12", 1)
def test_the_noble_secures_the_top_card_of_the_deck_with_a_new_ambition() -> None:
    t = leading("leader12").deck("bc05").play("lead construction_4", "declare warlord")
    assert t.area("red") == ["bc05", "leader12"]
    assert t.row() == ["bc02", "bc08", "bc12", "bc16"]
    assert [one["card"] for one in t.told("secured")] == ["bc05"]
    assert t.position.revealed


@card("leader12", 1)
def test_not_with_an_ambition_that_was_declared_in_this_chapter() -> None:
    t = leading("leader12").markers("warlord").deck("bc05").play("lead construction_4", "declare warlord")
    assert t.area("red") == ["leader12"]


@card("leader12", 1)
def test_another_declared_ambition_does_not_matter() -> None:
    t = leading("leader12").markers("keeper").deck("bc05").play("lead construction_4", "declare warlord")
    assert t.area("red") == ["bc05", "leader12"]


@rule("ARC-PRELUDE-06", "ARC-SECURE-08")
@card("leader12", 1)
def test_the_prelude_action_of_that_card_has_to_wait() -> None:
    t = leading("leader12").cards("red", "bc20").slots("blue", "fuel").deck("bc06")
    t.play("lead construction_4", "declare warlord")
    assert t.can("silver-tongues")
    assert not t.can("fuel-cartel")


@rule("ARC-SECURE-10")
@card("leader12", 1)
def test_its_other_abilities_work_at_once() -> None:
    t = leading("leader12").deck("bc09").play("lead construction_4", "declare warlord")
    assert t.can("synthesize") == ["synthesize"]


@card("leader12", 1)
def test_a_vox_card_is_resolved() -> None:
    t = leading("leader12").deck("bc31").play("lead construction_4", "declare warlord")
    assert t.discarded() == ["bc31"]
    assert len(t.in_hand("red")) == 2


@rule("ARC-AMBITION-15")
@card("leader12", 1)
def test_a_drawn_populist_demands_declares_again_and_is_a_new_ambition_for_the_noble() -> None:
    t = leading("leader12").deck("bc27 bc05 bc06").play("lead construction_4", "declare warlord")
    t.expect_ask("red", "declare")
    t.play("declare keeper")
    assert t.area("red") == ["bc05", "leader12"]
    assert t.boxes() == [None, "keeper", "warlord"]
    assert t.discarded() == ["bc27"]


@card("leader12", 1)
def test_the_same_ambition_declared_by_populist_demands_secures_nothing() -> None:
    t = leading("leader12").deck("bc27 bc05").play("lead construction_4", "declare warlord", "declare warlord")
    assert t.area("red") == ["leader12"]
    assert t.boxes() == [None, "warlord", "warlord"]


@card("leader12", 1)
@card("bc17", 1)
def test_drawn_farseers_do_not_react_to_the_same_declaration() -> None:
    t = leading("leader12").deck("bc17").play("lead construction_4", "declare warlord")
    assert t.area("red") == ["bc17", "leader12"]
    t.expect_ask("red", "prelude")


@rule("ARC-SECURE-11")
@card("leader12", 1)
def test_an_empty_deck_has_nothing_to_secure() -> None:
    t = leading("leader12")
    t.g.court_discard, t.g.court = t.g.court, []
    t.play("lead construction_4", "declare warlord").expect_ask("red", "prelude")
    assert t.area("red") == ["leader12"]


@rule("ARC-GLOSS-09")
@card("leader12", 1)
def test_the_last_card_of_the_deck_may_be_a_buried_one() -> None:
    t = leading("leader12")
    t.g.court_discard = [number for number in t.g.court if number != 21]
    t.set(court=[21], buried=1).play("lead construction_4", "declare warlord")
    assert (t.area("red"), t.g.buried) == (["bc22", "leader12"], 0)


# Feastbringer


@rule("ARC-MOD-04", "ARC-GLOSS-06")
@card("leader07", 2)
def test_the_feastbringer_gives_a_guild_card_to_the_weakest_rival_before_declaring() -> None:
    t = leading("leader07 bc05 bc06").power(red=0, blue=7, white=4)
    t.play("lead construction_4", "declare warlord").expect_ask("red", "generous", "give bc05", "give bc06")
    assert t.boxes() == [None, None, None]
    t.play("give bc06")
    assert (t.area("red"), t.area("white")) == (["bc05", "leader07"], ["bc06"])
    assert t.boxes() == [None, None, "warlord"]


@rule("ARC-TIE-01")
@card("leader07", 2)
@pytest.mark.parametrize(
    ("holder", "receiver"), [("red", "blue"), ("blue", "blue"), ("white", "white")], ids=["red", "blue", "white"]
)
def test_of_equally_weak_rivals_the_first_in_turn_order_receives_it(holder: str, receiver: str) -> None:
    t = acting("leader07 bc05").power(red=1, blue=3, white=3).initiative(holder)
    t.court("bc27 red:1").slots("red", "relic").play("spend 1 relic", "secure bc27", "declare empath")
    assert t.area(receiver) == ["bc05"]


@card("leader07", 2)
def test_without_a_guild_card_the_feastbringer_cannot_declare() -> None:
    leading("leader07 lore03").play("lead construction_4").expect_ask("red", "prelude")


@card("leader07", 2)
def test_a_declaration_not_made_costs_nothing() -> None:
    t = leading("leader07 bc05").play("lead construction_4", "declare none")
    assert t.area("red") == ["bc05", "leader07"]


@card("leader07", 2)
def test_populist_demands_have_the_same_price() -> None:
    t = acting("leader07 bc05").court("bc27 red:1").slots("red", "relic")
    t.play("spend 1 relic", "secure bc27", "declare empath")
    assert (t.area("red"), t.boxes()) == (["leader07"], [None, None, "empath"])
    t = acting("leader07").court("bc27 red:1").slots("red", "relic")
    t.play("spend 1 relic", "secure bc27").expect_ask("red", "prelude")


@card("leader07", 2)
def test_so_has_tycoons_ambition() -> None:
    t = acting("leader07 bc06 lore27").markers("tycoon")
    t.play("tycoons-ambition keeper")
    assert (t.area("red"), t.area("blue")) == (["lore27", "leader07"], ["bc06"])
    t = acting("leader07 lore27").markers("tycoon")
    assert t.can("tycoons-ambition") == []


@card("leader07", 2)
def test_galactic_bards_are_not_given_for_their_own_declaration() -> None:
    """A published answer: a card must be there throughout the effect that it allows."""
    t = leading("").cards("blue", "leader07 bc25").hand("blue", "mobilization_5 mobilization_2").power(red=1)
    t.play("lead construction_4", "declare none", "end", "pivot mobilization_5")
    t.expect_ask("blue", "seize", "seize none", "seize mobilization_2")


@card("leader07", 2)
def test_a_card_that_is_given_away_does_not_react() -> None:
    declared("leader07 bc17").expect_ask("red", "prelude")
    t = leading("leader07 bc18", "construction_5").play("lead construction_5", "declare keeper")
    assert t.g.zero  # Secret Order has left before the declaration


# Farseers


def looking(
    blue: str = "aggression_3 mobilization_4", white: str = "administration_5", red: str = "aggression_2"
) -> Table:
    """Red has declared with Farseers."""
    t = leading("bc17").hand("blue", blue).hand("white", white).hand("red", f"construction_4 {red}")
    return t.play("lead construction_4", "declare warlord")


def seen(t: Table, viewer: str, owner: str) -> list[str]:
    """The cards in a hand that another seat knows of."""
    seats: list[dict[str, Any]] = t.position.view(t.seat(viewer))["table"]["seats"]
    known: list[str] = seats[t.seat(owner)]["known"]
    return known


@rule("ARC-MOD-04")
@card("bc17", 1)
def test_farseers_look_at_the_hand_of_one_rival_with_a_declaration() -> None:
    t = looking()
    t.expect_ask("red", "look", "look 1", "look 2")
    t.play("look 1")
    assert seen(t, "red", "blue") == ["aggression_3", "mobilization_4"]
    assert (seen(t, "red", "white"), seen(t, "white", "blue"), seen(t, "blue", "red")) == ([], [], [])


@rule("ARC-SECRET-01")
@card("bc17", 1)
def test_only_the_one_who_looks_is_told_the_cards() -> None:
    t = looking().play("look 1")
    (event,) = (event for event in t.events if isinstance(event, Looked))
    assert event.seen_by(0).facts["cards"] == ["aggression_3", "mobilization_4"]
    for told in (event.seen_by(1), event.seen_by(2), event.seen_by(None)):
        assert "cards" not in told.facts | told.args
    assert t.position.ask is not None
    assert set(t.position.ask.prompt.args) == {"seat", "owner_seat"}


@rule("ARC-GLOSS-07")
@card("bc17", 1)
def test_one_card_may_be_swapped() -> None:
    t = looking(red="aggression_2 construction_6").play("look 1")
    t.expect_ask(
        "red",
        "swap",
        "swap aggression_2 aggression_3",
        "swap aggression_2 mobilization_4",
        "swap construction_6 aggression_3",
        "swap construction_6 mobilization_4",
        "swap none",
    )
    t.play("swap aggression_2 mobilization_4")
    assert t.in_hand("red") == ["construction_6", "mobilization_4"]
    assert t.in_hand("blue") == ["aggression_2", "aggression_3"]
    t.expect_ask("red", "prelude")


@card("bc17", 1)
def test_or_none() -> None:
    t = looking().play("look 1", "swap none")
    assert t.in_hand("blue") == ["aggression_3", "mobilization_4"]
    assert seen(t, "red", "blue") == ["aggression_3", "mobilization_4"]
    t.expect_ask("red", "prelude")


@card("bc17", 1)
def test_both_know_the_cards_swapped_and_nobody_else_does() -> None:
    t = looking().play("look 1", "swap aggression_2 mobilization_4")
    assert seen(t, "red", "blue") == ["aggression_2", "aggression_3"]
    assert seen(t, "blue", "red") == ["mobilization_4"]
    assert (seen(t, "white", "red"), seen(t, "white", "blue")) == ([], [])
    (event,) = (event for event in t.events if isinstance(event, Swapped))
    assert event.seen_by(1).args.keys() - event.seen_by(2).args.keys() == {"given", "taken"}


@card("bc17", 1)
def test_who_knew_a_card_of_these_hands_does_not_know_where_it_is_after_a_swap() -> None:
    t = looking(white="administration_5")
    t.g.known[2] |= t.g.hands[1]
    assert seen(t, "white", "blue") == ["aggression_3", "mobilization_4"]
    t.play("look 1", "swap aggression_2 mobilization_4")
    assert (seen(t, "white", "red"), seen(t, "white", "blue")) == ([], [])


@rule("ARC-SECRET-01")
@card("bc17", 1)
@pytest.mark.parametrize("choices", [(), ("look 1",), ("look 1", "swap aggression_2 mobilization_4")])
def test_nobody_sees_what_they_cannot_know(choices: tuple[str, ...]) -> None:
    t = looking()
    if choices:
        t.play(*choices)
    for seat in (0, 1, 2, None):
        for seed in range(5):
            imagined = t.position.imagine(seat, seed)
            assert imagined.view(seat) == t.position.view(seat)
            assert imagined.events == [event.seen_by(seat) for event in t.position.events]
    hands = {t.position.imagine(2, seed).state.hands[1] for seed in range(20)}
    assert len(hands) > 5  # to the third player they may be any cards


@card("bc17", 1)
def test_without_a_card_of_ones_own_there_is_only_a_look() -> None:
    t = looking(red="").play("look 1")
    assert seen(t, "red", "blue") == ["aggression_3", "mobilization_4"]
    t.expect_ask("red", "prelude")


@card("bc17", 1)
def test_only_hands_with_cards_can_be_looked_at() -> None:
    t = looking(blue="")
    t.expect_ask("red", "swap")  # white's, the only one
    assert seen(t, "red", "white") == ["administration_5"]


@card("bc17", 1)
def test_if_no_rival_has_cards_the_game_goes_on() -> None:
    looking(blue="", white="").expect_ask("red", "prelude")


@rule("ARC-FOLLOW-14", "ARC-SECRET-02")
def test_a_card_copied_from_a_hand_that_was_seen_stays_secret() -> None:
    t = looking().play("look 1", "swap none", "end", "copy aggression_3", "seize none")
    assert seen(t, "red", "blue") == []  # else what is missing would be the card
    played = {t.position.imagine(0, seed).state.played[1] for seed in range(20)}
    assert len(played) > 1


@rule("ARC-SECRET-02")
def test_so_does_a_card_added_to_seize_the_initiative() -> None:
    t = looking(blue="aggression_3 mobilization_4 administration_2").play("look 1", "swap none", "end")
    t.play("pivot aggression_3", "seize mobilization_4")
    assert seen(t, "red", "blue") == []


def test_the_last_card_of_a_hand_that_was_seen_is_known_when_it_is_copied() -> None:
    t = looking(blue="aggression_3").play("look 1", "swap none", "end", "copy aggression_3")
    assert {t.position.imagine(0, seed).state.played[1] for seed in range(20)} == {9}


# Several reactions


@rule("ARC-TIE-03")
@card("bc17", 1)
@card("leader08", 1)
def test_leader_and_farseers_react_in_the_order_their_holder_wants() -> None:
    declared("leader08 bc17").expect_ask("red", "react", "first bc17", "first leader08")
    declared("leader08 bc17").play("first leader08").expect_ask("red", "bold")
    declared("leader08 bc17").play("first leader08", "done").expect_ask("red", "look")
    declared("leader08 bc17").play("first bc17", "look 1", "swap none").expect_ask("red", "bold")


@rule("ARC-GUILD-05")
@card("bc17", 1)
def test_farseers_lost_in_the_meantime_do_not_react() -> None:
    t = leading("leader12 bc17").deck("bc28").play("lead construction_4", "declare warlord", "first leader12")
    t.play(next(choice for choice in t.choices if "psionic" in choice))
    assert t.discarded() == ["bc28", "bc17"]
    t.expect_ask("red", "prelude")
