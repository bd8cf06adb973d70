"""OR-DATABANK: the numbered cards."""

from __future__ import annotations

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.events import Databank
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import BOUNTY, CARGO, CREW, JOB, NONE
from starboard.games.outer_rim.view import view

BOX = GAME.content


def mishaps(t: Table) -> set[str]:
    """The databank cards that an illegal delivery that fails can bring up."""
    found = set()
    for chance in range(60):
        trial = t.position.copy()
        trial.state.chance = chance * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        for event in trial.play("hand-over stolen_supplies"):
            if isinstance(event, Databank):
                found.add(event.card)
    return found


def smuggler() -> Table:
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").act("han_solo")
    return t.play("deliver")


@rule("OR-DATABANK-01", "OR-DATABANK-06", "OR-EX-16")
def test_its_numbers_go_up_from_1_to_92_with_gaps() -> None:
    numbers = list(BOX.databank)
    assert numbers == sorted(numbers) and (numbers[0], numbers[-1]) == (1, 92)
    assert 40 in numbers and 39 not in numbers


@rule("OR-DATABANK-02")
def test_the_card_of_a_number_is_found_and_its_text_resolved() -> None:
    t = Table().contact("lothal/1", "ponda_baba").encounter("han_solo")
    t.play("contact lothal/1", dice=["blank blank blank", "hit blank blank"])
    # Number 20: a fight, and who loses it loses 1,000.
    assert (t.credits_of("han_solo"), t.wounds_of("han_solo")) == (3000, 1)


@rule("OR-DATABANK-03")
def test_of_cards_of_one_number_chance_takes_one() -> None:
    assert mishaps(smuggler()) == {"db_1_1", "db_1_2", "db_1_3", "db_1_4"}
    # What is out of the databank cannot be taken.
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").removed("db_1_1 db_1_4").act("han_solo")
    assert mishaps(t.play("deliver")) == {"db_1_2", "db_1_3"}


@rule("OR-DATABANK-04")
def test_all_can_see_how_many_cards_share_a_number() -> None:
    counts = view(Table().holds("han_solo", "bounty_greedo").g, 1).databank
    assert (counts["1"], counts["40"], counts["42"], counts["90"], counts["91"]) == (4, 2, 1, 4, 4)


@rule("OR-DATABANK-05", "OR-DISCARD-04")
def test_a_card_that_went_back_is_one_of_its_number_again() -> None:
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").databank("db_1_2").act("han_solo")
    t.play("deliver").play("hand-over stolen_supplies", dice=["blank", "crit blank"])
    assert t.told("databank")[0]["card"] == "db_1_2"
    assert view(t.g, 1).databank["1"] == 1 and not t.g.drawn
    # Among the others again in no order that anybody knows: it can come next, like each of them.
    t = Table().at("han_solo", "kessel").holds("han_solo", "stolen_supplies").removed("db_1_1 db_1_4").act("han_solo")
    assert {"db_1_2", "db_1_3"} == mishaps(t.play("deliver"))


@rule("OR-DATABANK-07")
def test_it_gives_effects_tests_and_resources() -> None:
    cards = [BOX.cards[number] for numbers in BOX.databank.values() for number in numbers]
    assert {card.type for card in cards} == {NONE, BOUNTY, CARGO, CREW, JOB}
    assert {card.deck for card in cards if card.type == CREW} == set(range(2, 24))
    assert [{card.type for card in cards if card.deck == number} for number in (90, 91, 92)] == [
        {BOUNTY},
        {CARGO},
        {JOB},
    ]
    assert {BOX.scripts[BOX.cards[BOX.card[name]].script][0].word for name in ("db_1_1", "db_1_3")} == {
        "test",
        "combat",
    }
