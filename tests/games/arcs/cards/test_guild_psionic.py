"""Psionic guild cards: Lattice Spies, Farseers (their Prelude), Secret Order, Silver-Tongues."""

from __future__ import annotations

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.events import Drew
from starboard.games.arcs.imagine import imagine
from starboard.games.arcs.state import bits
from starboard.games.arcs.tables.action_cards import CARD_IDS, CARD_INDEX
from starboard.games.arcs.view import view

# Lattice Spies.


def spies() -> Table:
    """Red has led; blue has copied and holds the Spies."""
    t = Table().cards("blue", "bc16").slots("blue", "fuel").ships("blue", "c1_hex", 1)
    return t.hand("white", "").copy("blue", "construction_2", "mobilization_3")


@card("bc16", 1)
@rule("ARC-SEIZE-08", "ARC-PRELUDE-07")
def test_spies_are_discarded_to_seize_the_initiative() -> None:
    t = spies().play("lattice-spies")
    assert (t.g.initiative, t.g.seized) == (1, True)
    assert (t.area("blue"), t.discarded()) == ([], ["bc16"])
    t.play("end")
    t.expect_ask("blue", "lead")


@card("bc16", 1)
@rule("ARC-PRELUDE-04")
def test_spies_seize_only_before_anything_else_is_done() -> None:
    t = spies().play("spend 1 fuel", "nothing")
    assert t.refused("lattice-spies") == ("deed-first", "ARC-PRELUDE-08")


@card("bc16", 1)
@rule("ARC-SEIZE-09")
def test_spies_do_not_seize_what_is_seized_already() -> None:
    t = spies().set(seized=True).play("lattice-spies")
    assert t.g.initiative == 0
    assert t.discarded() == ["bc16"]  # a card may be discarded for nothing


@card("bc16", 1)
@rule("ARC-SEIZE-10")
def test_spies_of_who_has_the_initiative_seize_nothing() -> None:
    t = Table().cards("red", "bc16").lead("red", "mobilization_3").play("lattice-spies")
    assert (t.g.initiative, t.g.seized, t.told("seized")) == (0, False, [])


@card("bc16", 1)
@rule("ARC-SEIZE-09", "ARC-SEIZE-12")
def test_after_the_spies_nobody_seizes_in_this_round() -> None:
    t = Table().cards("blue", "bc16").copy("blue", "construction_2", "mobilization_3").ships("blue", "c1_hex", 1)
    t.hand("white", "aggression_2 aggression_3").ships("white", "c1_gate", 1).play("lattice-spies", "end")
    t.play("pivot aggression_2")
    t.expect_ask("white", "prelude")  # and not whether to seize


# Farseers.


def farseers(*pile: str, hand: str = "aggression_2 aggression_3") -> Table:
    """Red has led; this is in its hand, and these are the lowest cards of the discard pile, each by itself."""
    t = Table().cards("red", "bc17").hand("red", hand).ships("red", "c1_gate", 1)
    return t.pile(*pile).lead("red", "mobilization_3")


@card("bc17", 2)
@rule("ARC-DISCARD-01", "ARC-PRELUDE-07")
def test_farseers_exchange_cards_of_the_hand_and_draw_one_more() -> None:
    t = farseers("construction_6", "construction_5", "construction_4", "construction_3").play("farseers")
    t.play("recycle aggression_2 aggression_3")
    assert t.in_hand("red") == ["construction_4", "construction_5", "construction_6"]
    assert (t.area("red"), t.discarded()) == ([], ["bc17"])
    assert {CARD_IDS[entry & 31] for entry in t.g.pile[-2:]} == {"aggression_2", "aggression_3"}  # on top


@card("bc17", 2)
def test_farseers_may_discard_no_other_card_and_draw_one() -> None:
    t = farseers("construction_6", "construction_5").play("farseers", "recycle none")
    assert t.in_hand("red") == ["aggression_2", "aggression_3", "construction_6"]


@card("bc17", 2)
def test_farseers_choose_any_cards_of_the_hand() -> None:
    t = farseers(hand="aggression_2 aggression_3 construction_2").play("farseers")
    assert len(t.choices) == 8
    assert t.refused("recycle aggression_4") == ("not-in-hand", "ARC-PRELUDE-08")


@card("bc17", 2)
def test_farseers_with_an_empty_hand_draw_at_once() -> None:
    assert farseers("construction_6", hand="").play("farseers").in_hand("red") == ["construction_6"]


EVERYTHING = [name for name in CARD_IDS if name[-1] in "23456"]  # the deck of three players


def small_pile(pile: list[str], *, split: bool = False) -> Table:
    """Red has these in the face-down pile and two cards in hand; white has all others, or they lie face up."""
    t = Table(split_discard=split).cards("red", "bc17").hand("red", "aggression_2 aggression_3").hand("blue", "")
    t.ships("red", "c1_gate", 1).pile(*pile).lead("red", "mobilization_3")
    rest = [name for name in EVERYTHING if name not in ("aggression_2", "aggression_3", "mobilization_3", *pile)]
    if split:
        t.hand("white", "").set(open_pile=[100 + at << 5 | CARD_INDEX[name] for at, name in enumerate(rest)])
    else:
        t.hand("white", " ".join(rest))
    return t


@card("bc17", 2)
@rule("ARC-LIMIT-04")
def test_discarded_cards_may_be_drawn_again_from_a_small_pile() -> None:
    """One card lies there: three would be drawn, and three there are."""
    t = small_pile(["construction_6"]).play("farseers", "recycle aggression_2 aggression_3")
    assert t.in_hand("red") == ["aggression_2", "aggression_3", "construction_6"]
    t = small_pile([]).play("farseers", "recycle aggression_2")
    assert t.in_hand("red") == ["aggression_2", "aggression_3"]  # of two that would be drawn one is there


@card("bc17", 2)
@rule("ARC-DRAW-03")
def test_discarded_cards_are_shuffled_before_they_go_on_the_pile() -> None:
    t = small_pile(["construction_6", "construction_5"]).play("farseers")
    seen = set()
    for chance in range(8):
        trial = t.position.copy()
        trial.state.chance = chance
        trial.play("recycle aggression_2 aggression_3")
        seen.add(" ".join(CARD_IDS[card] for card in bits(trial.state.hands[0])))
    assert seen == {
        "aggression_2 construction_5 construction_6",
        "aggression_3 construction_5 construction_6",
    }


@card("bc17", 2)
@rule("ARC-DISCARD-03", "ARC-DISCARD-05")
def test_with_split_piles_cards_come_from_the_face_down_one() -> None:
    t = small_pile(["construction_6", "construction_5"], split=True).play("farseers", "recycle aggression_2")
    assert t.in_hand("red") == ["aggression_3", "construction_5", "construction_6"]
    assert [CARD_IDS[entry & 31] for entry in t.g.pile] == ["aggression_2"]
    assert len(t.g.open_pile) == 15


@card("bc17", 2)
@rule("ARC-DISCARD-04")
def test_if_the_face_down_pile_has_too_few_both_are_shuffled_first() -> None:
    """One card and the discarded one lie there; drawing two is enough, drawing three is not."""
    t = small_pile(["construction_6"], split=True).play("farseers", "recycle aggression_2")
    assert t.in_hand("red") == ["aggression_2", "aggression_3", "construction_6"]
    t = small_pile([], split=True).play("farseers", "recycle aggression_2 aggression_3")
    assert (len(t.g.pile), t.g.open_pile) == (19 - 3, [])
    assert len(t.in_hand("red")) == 3


# What is known of the cards that Farseers move.


def known(t: Table, viewer: int, seat: int = 0) -> list[str]:
    return view(t.g, viewer).seats[seat].known


@rule("ARC-SECRET-02", "ARC-SECRET-04")
def test_only_the_drawer_is_told_what_was_drawn() -> None:
    t = farseers("construction_6").play("farseers", "recycle none")
    (event,) = [event for event in t.events if isinstance(event, Drew)]
    assert "cards" not in event.seen_by(1).args | event.seen_by(1).facts
    assert event.seen_by(0).facts["cards"] == ["construction_6"]
    assert event.seen_by(1).facts["count"] == 1


@rule("ARC-SECRET-04")
def test_a_discarded_card_that_was_known_is_known_no_more() -> None:
    t = farseers("construction_6", "construction_5").set(known=[0, 1 << CARD_INDEX["aggression_2"], 0])
    assert known(t.begin(), 1) == ["aggression_2"]
    assert known(t.play("farseers", "recycle aggression_3"), 1) == []
    assert not t.g.known[1] >> CARD_INDEX["aggression_2"] & 1


@rule("ARC-SECRET-04")
def test_if_the_whole_hand_is_discarded_its_known_cards_are_known_to_lie_there() -> None:
    t = farseers("construction_6 construction_5 construction_4").set(known=[0, 1 << CARD_INDEX["aggression_2"], 0])
    t.play("farseers", "recycle aggression_2 aggression_3")
    assert t.g.known[1] >> CARD_INDEX["aggression_2"] & 1
    assert known(t, 1) == []


@rule("ARC-SECRET-04")
def test_a_known_card_is_known_when_it_is_drawn_unless_it_was_shuffled_with_others() -> None:
    six = 1 << CARD_INDEX["construction_6"]
    t = farseers("construction_6").set(known=[0, six, 0]).play("farseers", "recycle none")
    assert (known(t, 1), known(t, 2)) == (["construction_6"], [])
    t = farseers("construction_6 construction_5").set(known=[0, six, 0]).play("farseers", "recycle none")
    assert known(t, 1) == []
    assert not t.g.known[1] & six


@rule("ARC-SECRET-04")
def test_who_discarded_cards_knows_that_they_lie_in_the_pile_but_not_in_which_order() -> None:
    t = farseers("construction_6", "construction_5", "construction_4").play("farseers")
    t.play("recycle aggression_2 aggression_3")
    top = set()
    for chance in range(8):
        trial = t.position.copy()
        trial.state.chance = chance
        imagine(trial.state, 0)
        lowest, highest = (CARD_IDS[entry & 31] for entry in trial.state.pile[-2:])
        assert {lowest, highest} == {"aggression_2", "aggression_3"}
        top.add(highest)
    assert len(top) == 2


# Secret Order.


@card("bc18", 1)
@rule("ARC-AMBITION-08", "ARC-AMBITION-15")
def test_the_secret_order_declares_keeper_and_empath_without_the_zero_marker() -> None:
    for number, ambition in ((5, "keeper"), (6, "empath")):
        t = Table().cards("red", "bc18").hand("red", f"aggression_{number}")
        t.play(f"lead aggression_{number}", f"declare {ambition}")
        assert (t.g.zero, t.boxes()) == (False, [None, None, ambition])


@card("bc18", 1)
@rule("ARC-AMBITION-08")
def test_the_secret_order_declares_others_with_the_zero_marker() -> None:
    for number, ambition in ((2, "tycoon"), (3, "tyrant"), (4, "warlord")):
        t = Table().cards("red", "bc18").hand("red", f"aggression_{number}")
        assert t.play(f"lead aggression_{number}", f"declare {ambition}").g.zero


@card("bc18", 1)
@rule("ARC-FOLLOW-04")
def test_a_keeper_declared_in_secret_has_to_be_surpassed_by_its_number() -> None:
    t = Table().cards("red", "bc18").hand("red", "aggression_5").hand("blue", "aggression_4 aggression_6")
    t.ships("red", "c1_gate", 1).play("lead aggression_5", "declare keeper", "end")
    assert t.can("surpass") == ["surpass aggression_6"]


@rule("ARC-GUILD-05")
def test_the_secret_order_of_a_rival_does_not_help() -> None:
    t = Table().cards("blue", "bc18").hand("red", "aggression_5")
    assert t.play("lead aggression_5", "declare keeper").g.zero


# Silver-Tongues.


def tongues(*cards: str) -> Table:
    t = Table().cards("red", "bc20").ships("red", "c1_gate", 1)
    for colour, names in zip(("blue", "white"), cards, strict=False):
        t.cards(colour, names)
    return t.lead("red", "mobilization_3")


@card("bc20", 1)
@rule("ARC-RAID-14", "ARC-RAID-02", "ARC-RAID-09")
def test_silver_tongues_steal_a_resource_or_a_guild_card_of_any_rival() -> None:
    t = tongues("bc01 lore05", "leader03").slots("white", "- relic").captive("white", "blue").play("silver-tongues")
    t.expect_ask("red", "steal", "steal 1 bc01", "steal 2 slot 2")
    t.play("steal 1 bc01")
    assert (t.area("red"), t.area("blue"), t.discarded()) == (["bc01"], ["lore05"], ["bc20"])


@card("bc20", 1)
@rule("ARC-RAID-07")
def test_a_resource_stolen_by_silver_tongues_is_placed() -> None:
    t = tongues().slots("blue", "fuel").slots("red", "relic psionic").play("silver-tongues")
    t.expect_ask("red", "arrange")
    t.play("arrange fr-----")
    assert (t.holding("red"), t.held("blue")) == ("fuel relic", "")
    assert [told["type"] for told in t.told("surplus")] == ["psionic"]


@card("bc20", 1)
@rule("ARC-RAID-14", "ARC-RAID-11")
def test_silver_tongues_may_take_a_resource_that_lies_on_a_card() -> None:
    t = tongues("lore13").slots("blue", "- - - - - - relic").play("silver-tongues").arrange()
    assert t.holding("red") == "relic"


@card("bc20", 1)
@rule("ARC-RAID-08")
def test_a_stolen_card_works_at_once_for_the_thief() -> None:
    t = tongues("bc09").cities_off("red", 1).play("silver-tongues", "shipping-interest 3").arrange()
    assert t.holding("red") == "fuel fuel fuel"


@card("bc20", 1)
@rule("ARC-PRELUDE-11")
def test_silver_tongues_may_be_discarded_with_nothing_to_steal() -> None:
    assert tongues().play("silver-tongues").discarded() == ["bc20"]
