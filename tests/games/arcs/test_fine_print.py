"""ARC-ELIM, ARC-TIE, ARC-LIMIT, ARC-NEGOTIATE, ARC-ETIQUETTE and the words of ARC-GLOSS."""

from __future__ import annotations

from collections import Counter

import pytest

from games.arcs.table import Table
from marks import rule
from starboard.games.arcs import events
from starboard.games.arcs.chapter import Round
from starboard.games.arcs.elimination import EndTurn
from starboard.games.arcs.game import GAME
from starboard.games.arcs.ids import NONE, TYPES
from starboard.games.arcs.kinds import ACTION_CARD, CARD, SYSTEM
from starboard.games.arcs.state import SLOTS, ArcsState, bits, turn_order
from starboard.kernel.random_games import walk
from tables.seating import Seating


def lost() -> Table:
    """Red has a city and nothing else on the map."""
    return Table().ships("blue", "c1_gate", 1).ships("white", "c1_gate", 1).city("red", "c1_hex")


@rule("ARC-ELIM-01", "ARC-LIMIT-02", "ARC-DAMAGE-01")
def test_without_ships_and_starports_three_ships_come_back_in_a_gate() -> None:
    t = lost().lead("red", "aggression_2")
    t.expect_ask("red", "come-back", "come c1_gate", "come c2_gate", "come c4_gate", "come c5_gate")
    t.play("come c2_gate")
    assert t.fleet("red", "c2_gate") == (3, 0)
    t.expect_ask("blue", "follow")


@rule("ARC-ELIM-01")
def test_with_a_starport_or_a_damaged_ship_nothing_comes_back() -> None:
    lost().starport("red", "c2_hex").lead("red", "aggression_2").expect_ask("blue", "follow")
    lost().starport("blue", "c2_hex").lead("red", "aggression_2").expect_ask("red", "come-back")
    t = lost().ships("red", "c2_hex", 0, damaged=1).lead("red", "aggression_2").turn()
    t.expect_ask("blue", "follow")


@rule("ARC-ELIM-02", "ARC-LIMIT-04")
def test_as_many_as_there_are() -> None:
    t = lost().left("red", ships=4).lead("red", "aggression_2").play("come c2_gate")
    assert (t.fleet("red", "c2_gate"), t.g.ships[0]) == ((3, 0), 1)
    t = lost().left("red", ships=2).lead("red", "aggression_2").play("come c2_gate")
    assert t.fleet("red", "c2_gate") == (2, 0)


@rule("ARC-ELIM-04")
def test_who_takes_no_turn_gets_no_ships() -> None:
    t = Table().ships("red", "c1_gate", 1).ships("white", "c1_gate", 1).hand("blue", "").hand("white", "aggression_3")
    t.hand("red", "aggression_2 aggression_4").turn("lead aggression_2")
    t.expect_ask("white", "follow")
    assert sum(t.g.fresh[1::4]) == 0


@rule("ARC-ELIM-03")
def test_a_player_may_concede_which_ends_a_game_of_two() -> None:
    two = Seating(GAME, "ann", "bob").start()
    two.wish("ann", "concede", 0, "random")
    assert two.table.status == "over"
    three = Seating(GAME, "ann", "bob", "cat").start()
    three.wish("ann", "concede", 0, "random")
    assert three.table.status == "playing"


def test_turn_order_goes_clockwise_from_the_initiative_holder() -> None:
    t = Table("red blue white yellow").initiative("white").begin()
    assert turn_order(t.g) == (2, 3, 0, 1)


@rule("ARC-TIE-02")
@pytest.mark.parametrize("first", ["red", "blue", "white"])
def test_who_gets_cities_back_rearranges_in_turn_order(first: str) -> None:
    """The holders of the trophies stand in another order."""
    t = Table().homes().initiative(first).markers("warlord")
    for colour in t.players:
        t.hand(colour, "aggression_2" if colour == first else "").slots(colour, "fuel - relic")
    t.trophy("red", "white", "city").trophy("blue", "red", "city").trophy("white", "blue", "city").play("pass")
    asked = []
    while t.position.ask and t.position.ask.kind == "arrange":
        asked.append(t.players[t.position.ask.seat])
        t.play(t.choices[0])
    at = t.seat(first)
    assert asked == t.players[at:] + t.players[:at]
    t.expect_ask(first, "lead")


@rule("ARC-TIE-04")
@pytest.mark.parametrize(("first", "order"), [("white", ["fuel", "material"]), ("blue", ["material", "fuel"])])
def test_what_happens_at_once_in_nobodys_turn_begins_with_the_initiative_holder(first: str, order: list[str]) -> None:
    """Blue has the material cartel, white the fuel cartel; red has one of each."""
    t = Table().homes().initiative(first).cards("blue", "bc03").cards("white", "bc06").slots("red", "material fuel")
    for colour in t.players:
        t.hand(colour, "aggression_2" if colour == first else "")
    t.play("pass")
    assert [lost["type"] for lost in t.told("lost")] == order


@rule("ARC-LIMIT-07")
@pytest.mark.parametrize("pieces", ["ships", "starports", "cities", "agents"])
def test_a_piece_that_is_lost_is_noticed(pieces: str) -> None:
    t = Table().homes().ships("red", "c1_gate", 2, damaged=1).city("red", "c1_arrow").starport("red", "c1_arrow")
    t.trophy("blue", "red", "ship").trophy("white", "red", "city").trophy("blue", "red", "starport")
    t.trophy("blue", "red", "agent").captive("white", "red").outrage("red", "fuel").court("bc02 red:2").begin()
    assert GAME.invariants(t.g) == []
    getattr(t.g, pieces)[0] -= 1
    total = {"ships": 15, "agents": 10}.get(pieces, 5)
    assert GAME.invariants(t.g) == [f"seat 0 has {total - 1} {pieces}, not {total}"]


@rule("ARC-LIMIT-08")
def test_a_token_that_is_lost_is_noticed() -> None:
    t = Table().homes().lead("red", "mobilization_4").slots("red", "fuel fuel").slots("blue", "fuel").supply(fuel=1)
    t.play("spend 1 fuel")
    assert (t.g.supply[1], t.g.spent[1], t.g.boxes[1], GAME.invariants(t.g)) == (1, 1, 1, [])
    t.g.spent[1] -= 1
    assert GAME.invariants(t.g) == ["there are 4 tokens of fuel, not 5"]


@rule("ARC-NEGOTIATE-01")
def test_a_promise_is_talk_and_binds_nobody() -> None:
    """All may say what they like, out of turn too; it changes neither the game nor what may be done."""
    seating = Seating(GAME, "ann", "bob", "cat").start()
    before, ask = seating.position.dump(), seating.position.ask
    assert ask is not None
    for person in ("ann", "bob", "cat"):
        seating.wish(person, "say", person.title(), "I will not attack. lead nothing")
    assert seating.position.dump() == before
    for seat in range(3):
        assert list(seating.position.asides(seat)) == []  # there is nothing to agree to
    assert seating.position.ask is not None and list(seating.position.ask.options) == list(ask.options)


HANDING = {  # what lets a rival have something in another's turn, by the rules
    events.Gave,
    events.Traded,
    events.Swapped,
    events.TookCard,
    events.Dealt,
}


def belongings(g: ArcsState, seat: int) -> Counter[str]:
    """Tokens, guild and lore cards, and cards in hand."""
    tokens = [TYPES[kind] for kind in g.slots[SLOTS * seat : SLOTS * seat + SLOTS] if kind != NONE]
    return Counter([*tokens, *map(CARD.text, bits(g.cards[seat])), *map(ACTION_CARD.text, bits(g.hands[seat]))])


@rule("ARC-NEGOTIATE-02")
@pytest.mark.parametrize("seed", range(12))
def test_nobody_gets_anything_by_a_rivals_choice_unless_a_rule_hands_it_over(seed: int) -> None:
    options = {"leaders": True, "pack": True, "lore": 2}
    handed = 0
    for position, option in walk(GAME, 2 + seed % 3, options, seed):
        if option is None or position.state.draft:
            continue
        assert position.ask is not None
        after = position.copy()
        told = {type(event) for event in after.play(option)}
        for seat in range(position.seats):
            if seat != position.ask.seat and belongings(after.state, seat) - belongings(position.state, seat):
                assert told & HANDING, option.notation
                handed += 1
    assert handed


@rule("ARC-ETIQUETTE-02")
def test_dice_and_drawn_cards_cannot_simply_be_taken_back() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 2).ships("blue", "c1_arrow", 1)
    t.play("battle c1_arrow 1")
    assert not t.position.revealed
    t.play("dice skirmish 1")
    assert t.position.revealed
    t = Table().homes().lead("red", "aggression_2").court("bc02 red:1").play("secure bc02")
    assert t.position.revealed


@rule("ARC-ETIQUETTE-01")
def test_a_choice_not_to_declare_reveals_nothing_so_it_can_be_taken_back() -> None:
    t = Table().homes().hand("red", "aggression_3").play("lead aggression_3", "declare none")
    assert not t.position.revealed


@rule("ARC-GLOSS-01", "ARC-GLOSS-19")
def test_buildings_are_cities_and_starports_own_or_rival() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 1).starport("blue", "c1_arrow")
    assert t.can("battle c1_arrow") == ["battle c1_arrow 1"]
    assert t.play("battle c1_arrow 1").can("dice raid") == ["dice raid 1"]


@rule("ARC-GLOSS-11")
def test_clearing_returns_all_pieces_to_where_they_belong() -> None:
    t = Table().homes().hand("red", "aggression_2").hand("blue", "").hand("white", "").markers("warlord", "tyrant")
    t.trophy("red", "blue", "ship").trophy("red", "white", "agent").captive("white", "red", 2).play("pass")
    assert (t.g.ships[1], t.g.agents[0], t.g.agents[2]) == (14, 10, 10)


@rule("ARC-GLOSS-14")
def test_destroying_takes_a_piece_from_the_map_to_a_trophies_box() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 1).ships("blue", "c1_arrow", 0, damaged=1)
    t.play("battle c1_arrow 1", "dice skirmish 1", dice="skirmish:1")
    assert (t.fleet("blue", "c1_arrow"), t.trophies("red")) == ((0, 0), {"blue ship": 1})


@rule("ARC-GLOSS-15")
def test_an_empty_slot_is_one_without_any_building() -> None:
    t = Table().homes().lead("red", "construction_4").ships("red", "c1_crescent", 1).city("blue", "c1_crescent")
    assert t.can("build city c1_crescent") == []
    t = Table().homes().lead("red", "construction_4").ships("red", "c1_crescent", 1).ships("blue", "c1_crescent", 2)
    assert t.can("build city c1_crescent") == ["build city c1_crescent/1"]


@rule("ARC-GLOSS-17", "ARC-GLOSS-18")
def test_the_play_area_and_the_supplies_of_a_player_are_shown() -> None:
    t = (
        Table()
        .ships("red", "c1_gate", 3)
        .cards("red", "bc02 lore03 leader05")
        .slots("red", "fuel")
        .captive("red", "blue")
    )
    seat = GAME.view(t.g, None).seats[0]
    assert (seat.ships, seat.starports, seat.cities, seat.agents) == (12, 5, 5, 10)
    assert (seat.guilds, seat.lore, seat.leader) == (["bc02"], ["lore03"], "leader05")
    assert (seat.slots[0].type, seat.captives) == ("fuel", [(1, 1)])
    assert GAME.view(t.g, None).supply["fuel"] == 4


@rule("ARC-GLOSS-20")
def test_turns_make_rounds_and_rounds_a_chapter() -> None:
    t = Table().homes().hand("red", "aggression_2 aggression_4").hand("blue", "construction_2 construction_3")
    t.hand("white", "mobilization_2 mobilization_3")
    for lead in ("lead aggression_2", "lead aggression_4"):
        t.turn(lead)
        for _ in range(2):
            t.turn(t.can("copy")[0])
    assert t.g.chapter == 2


@rule("ARC-PRELUDE-03")
def test_the_end_of_a_turn_closes_its_prelude() -> None:
    t = Table().homes().slots("red", "fuel").set(prelude=True, spent=[0, 1, 0, 0, 0], supply=[5, 3, 5, 5, 5])
    t.next(EndTurn(0), Round()).begin()
    assert (t.g.supply[1], t.g.spent[1]) == (4, 0)


def test_systems_are_written_by_cluster_and_place() -> None:
    assert [SYSTEM.text(system) for system in (0, 1, 23)] == ["c1_gate", "c1_arrow", "c6_hex"]
