"""What the rulebook leaves open between cards, decided once: ARC-AMB-37 and after."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule


@rule("ARC-AMB-37")
@card("lore12", 1)
@pytest.mark.parametrize("cards", ["leader05", "bc08"])
def test_when_railgun_arrays_kill_the_last_attacker_nobody_takes_dice(cards: str) -> None:
    """Not even the two further dice of the Rebel, or of the Gatekeepers in a gate."""
    t = Table().cards("red", cards).cards("blue", "lore12").ships("red", "c1_gate", damaged=1)
    t.ships("blue", "c1_gate", 1).lead("red", "aggression_4").play("battle c1_gate 1")
    assert t.fleet("red", "c1_gate") == (0, 0)
    assert not t.told("rolled")
    assert t.trophies("blue") == {"red ship": 1}


@rule("ARC-AMB-38")
@card("leader07", 2)
def test_the_card_by_which_the_feastbringer_declares_is_no_gift() -> None:
    def bards(cards: str) -> Table:
        t = Table().cards("blue", f"bc25 leader07 {cards}").hand("red", "construction_4").hand("blue", "aggression_5")
        t.ships("red", "c1_hex", 1).ships("blue", "c1_arrow", 1)
        return t.play("lead construction_4", "declare none", "end", "pivot aggression_5")

    bards("").expect_ask("blue", "prelude")
    assert "declare keeper" in bards("bc02").choices


@rule("ARC-AMB-39")
@card("bc16", 1)
@card("lore27", 1)
def test_of_two_things_to_be_done_first_one_is_done() -> None:
    def both() -> Table:
        return Table().cards("red", "bc16 lore27").markers("tycoon").lead("red", "aggression_4")

    assert both().can("lattice-spies") and both().can("tycoons-ambition")
    assert not both().play("lattice-spies").can("tycoons-ambition")
    assert not both().play("tycoons-ambition empath").can("lattice-spies")


@rule("ARC-AMB-40")
@card("leader13", 4)
@card("lore23", 1)
def test_the_anarchist_taxes_an_empty_slot_again_by_warlords_cruelty() -> None:
    t = Table().cards("red", "leader13 lore23").markers("warlord").ships("red", "c1_arrow", 1).cities_off("red", 3)
    t.lead("red", "administration_4").play("tax c1_arrow/1").arrange()
    assert "tax c1_arrow/1" in t.can("tax")
    t = Table().cards("red", "leader13").markers("warlord").ships("red", "c1_arrow", 1).cities_off("red", 3)
    t.lead("red", "administration_4").play("tax c1_arrow/1").arrange()
    assert "tax c1_arrow/1" not in t.can("tax")


@rule("ARC-AMB-40")
@card("leader13", 4)
@card("lore10", 1)
def test_living_structures_nurture_no_empty_slot_of_the_anarchist() -> None:
    t = Table().cards("red", "leader13 lore10").ships("red", "c1_arrow", 1).city("red", "c1_hex")
    assert t.lead("red", "construction_4").can("nurture") == []


@rule("ARC-AMB-41")
@card("bc23", 1)
def test_after_a_trade_the_player_on_turn_rearranges_first() -> None:
    t = Table().cards("red", "bc23").city("blue", "c1_crescent").ships("red", "c1_crescent", 1)
    t.slots("red", "relic").slots("blue", "fuel psionic").lead("red", "administration_4")
    t.play("trade 1 fuel relic").expect_ask("red", "arrange")
    t.play(t.choices[0]).expect_ask("blue", "arrange")


@rule("ARC-AMB-42")
@card("bc30", 2)
def test_guild_struggle_without_discarded_guild_cards_leaves_the_deck_as_it_is() -> None:
    t = Table().court("bc30 red:1", "bc07").lead("red", "administration_4")
    t.slots("red", "relic").set(court_discard=[])
    before, chance = t.g.court[:], t.g.chance
    t.play("spend 1 relic", "secure bc30")
    assert not t.told("guilds-shuffled-in")
    assert (t.g.court, t.g.chance) == (before[:-1], chance)
    assert t.g.row[0] == before[-1]


@rule("ARC-AMB-43", "ARC-SECURE-07")
def test_a_gap_in_the_court_is_not_filled_by_a_later_refill() -> None:
    t = Table().court("bc05 red:1", "bc07").slots("red", "relic").lead("red", "administration_4")
    empty = len(t.g.row) - 1
    t.g.court_discard.append(t.g.row[empty])
    t.g.row[empty] = -1
    t.play("spend 1 relic", "secure bc05")
    assert t.g.row[0] != -1
    assert t.g.row[empty] == -1


@rule("ARC-AMB-44", "ARC-ELIM-01", "ARC-ELIM-04")
def test_who_has_lost_everything_and_passes_gets_no_ships() -> None:
    t = Table().ships("blue", "c1_gate", 1).ships("white", "c1_gate", 1).city("red", "c1_hex").play("pass")
    t.expect_ask("blue", "lead")
    assert sum(t.g.fresh[0::4]) == 0


@rule("ARC-AMB-45")
@card("lore20", 1)
@pytest.mark.parametrize(("controlled", "captives"), [(True, {"blue": 1}), (False, {})])
def test_by_empaths_bond_a_captive_is_taken_only_where_the_seat_controls(
    controlled: bool, captives: dict[str, int]
) -> None:
    t = Table().cards("red", "lore20").markers("empath").city("blue", "c1_hex")
    t.ships("red" if controlled else "blue", "c1_hex", 1).lead("red", "administration_4")
    assert t.play("tax c1_hex/1").captives("red") == captives
