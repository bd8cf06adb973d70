"""Mining and Shipping Interest; Material and Fuel Cartel."""

from __future__ import annotations

import pytest

from games.arcs.table import Table
from marks import card, rule
from starboard.games.arcs.chapter import Round
from starboard.games.arcs.ids import TYCOON, TYPES
from starboard.games.arcs.score import AfterScoring, CleanUp, Score, count

INTERESTS = (
    ("bc02", "material", "manufacture", "mining-interest"),
    ("bc09", "fuel", "synthesize", "shipping-interest"),
)
CARTELS = (("bc03", "material", "material-cartel"), ("bc06", "fuel", "fuel-cartel"))
interests = pytest.mark.parametrize(("name", "kind", "action", "prelude"), INTERESTS)
cartels = pytest.mark.parametrize(("name", "kind", "prelude"), CARTELS)


# Manufacture and Synthesize.


@card("bc02", 1)
@card("bc09", 1)
@rule("ARC-NEWACT-01", "ARC-NEWACT-02")
@interests
def test_instead_of_building_the_holder_gains_a_resource(name: str, kind: str, action: str, prelude: str) -> None:
    t = Table().cards("red", name).lead("red", "construction_2").play(action).arrange()
    assert t.holding("red") == kind
    assert t.g.supply[TYPES.index(kind)] == 4
    assert (t.g.pips, t.g.prelude) == (3, False)
    assert t.area("red") == [name]


@card("bc02", 1)
@rule("ARC-NEWACT-03")
def test_a_resource_that_pays_for_building_pays_for_manufacture() -> None:
    t = Table().cards("red", "bc02").slots("red", "material").lead("red", "aggression_4")
    t.play("spend 1 material", "manufacture").arrange()
    assert t.holding("red") == "material"
    assert t.g.prelude


@rule("ARC-NEWACT-03", "ARC-OUTRAGE-06")
def test_a_resource_under_outrage_does_not_pay_for_manufacture() -> None:
    t = Table().cards("red", "bc02").slots("red", "material").outrage("red", "material").lead("red", "aggression_4")
    t.play("spend 1 material")
    assert t.refused("manufacture") == ("deed-unpaid", "ARC-NEWACT-02")


@rule("ARC-NEWACT-02")
def test_pips_that_do_not_build_do_not_manufacture() -> None:
    t = Table().cards("red", "bc02").lead("red", "mobilization_3")
    assert t.refused("manufacture") == ("deed-unpaid", "ARC-NEWACT-02")
    assert t.refused("synthesize") == ("deed-card", "ARC-GUILD-05")


@rule("ARC-GLOSS-04", "ARC-NEWACT-02")
def test_manufacturing_from_an_empty_supply_gains_nothing() -> None:
    t = Table().cards("red", "bc02").supply(material=0).lead("red", "construction_2").play("manufacture")
    assert t.told("none-left") and t.g.pips == 3
    assert t.held("red") == ""


def test_by_version_1_nothing_is_manufactured_from_an_empty_supply() -> None:
    t = Table(version=1).cards("red", "bc02").supply(material=0).lead("red", "construction_2")
    assert t.refused("manufacture") == ("deed-now", "ARC-NEWACT-02")


# Filling empty slots.


@card("bc02", 2)
@card("bc09", 2)
@rule("ARC-PRELUDE-07", "ARC-PRELUDE-08")
@interests
def test_the_card_is_discarded_to_fill_all_empty_slots(name: str, kind: str, action: str, prelude: str) -> None:
    t = Table().cards("red", name).cities_off("red", 3).slots("red", "relic psionic").lead("red", "aggression_4")
    t.play(f"{prelude} 4").arrange()
    assert t.holding("red") == " ".join(sorted(["relic", "psionic", *[kind] * 4]))
    assert (t.area("red"), t.discarded()) == ([], [name])
    assert t.g.supply[TYPES.index(kind)] == 1
    assert (t.g.pips, t.g.prelude) == (2, True)


@card("bc02", 2)
@card("bc09", 2)
@interests
def test_it_may_be_fewer_but_not_more_than_empty_slots(name: str, kind: str, action: str, prelude: str) -> None:
    t = Table().cards("red", name).slots("red", "relic").cities_off("red", 2).lead("red", "aggression_4")
    assert t.can(prelude) == [f"{prelude} 3", f"{prelude} 2", f"{prelude} 1"]
    assert t.play(f"{prelude} 1").arrange().holding("red") == f"{kind} relic"


@card("bc02", 2)
@card("bc09", 2)
@rule("ARC-RAID-14")
@interests
def test_what_the_supply_lacks_is_stolen_from_rivals(name: str, kind: str, action: str, prelude: str) -> None:
    t = Table().cards("red", name).cities_off("red", 2).slots("blue", kind).slots("white", f"{kind} relic")
    t.supply(**{kind: 1}).lead("red", "aggression_4").play(f"{prelude} 3").arrange()
    t.expect_ask("red", "steal", "steal 1 slot 1", "steal 2 slot 1")
    t.play("steal 2 slot 1").arrange()
    assert t.holding("red") == f"{kind} {kind} {kind}"
    assert (t.held("blue"), t.held("white")) == ("", "- relic")


@card("bc02", 2)
@rule("ARC-RAID-14")
def test_as_long_as_the_supply_lasts_nothing_is_stolen() -> None:
    t = Table().cards("red", "bc02").slots("blue", "material material").lead("red", "aggression_4")
    t.play("mining-interest 2").arrange()
    assert (t.holding("red"), t.holding("blue")) == ("material material", "material material")


@card("bc02", 2)
def test_no_more_can_be_had_than_there_are() -> None:
    t = Table().cards("red", "bc02").cities_off("red", 3).cards("blue", "bc22").slots("blue", "material")
    t.slots("white", "material fuel").supply(material=1).lead("red", "aggression_4")
    assert t.can("mining-interest") == ["mining-interest 2", "mining-interest 1"]


@card("bc02", 2)
@rule("ARC-PRELUDE-11")
def test_the_card_may_be_discarded_with_no_slot_empty() -> None:
    t = Table().cards("red", "bc02").slots("red", "relic fuel").lead("red", "aggression_4")
    assert t.can("mining-interest") == ["mining-interest"]
    t.play("mining-interest")
    assert (t.holding("red"), t.discarded()) == ("fuel relic", ["bc02"])


@rule("ARC-PRELUDE-05", "ARC-GUILD-05")
def test_tokens_spent_in_the_same_prelude_are_not_in_the_supply_yet() -> None:
    t = Table().cards("red", "bc02").slots("red", "material").supply(material=0).lead("red", "aggression_4")
    t.play("spend 1 material", "nothing")
    assert t.can("mining-interest") == ["mining-interest"]


# Cartels.


@card("bc03", 1)
@card("bc06", 1)
@rule("ARC-GUILD-02", "ARC-SCORE-02", "ARC-RES-19")
@cartels
def test_the_supply_counts_for_tycoon_of_the_holder(name: str, kind: str, prelude: str) -> None:
    t = Table().cards("red", name).slots("blue", kind).slots("red", kind)
    assert count(t.g, 0, TYCOON) == 3 + 1 + 1  # in the supply, in a slot, on the card
    assert count(t.g, 1, TYCOON) == 1


@card("bc03", 1)
@card("bc06", 1)
@cartels
def test_the_supply_on_a_cartel_is_neither_spent_nor_discarded(name: str, kind: str, prelude: str) -> None:
    t = Table().cards("red", f"{name} bc24").slots("red", "relic").lead("red", "construction_2")
    assert t.can("spend") == ["spend 1 relic"]
    assert t.can("relic-fence") == ["relic-fence 1"]


@card("bc03", 1)
@card("bc06", 1)
@rule("ARC-RAID-14", "ARC-RAID-11")
@cartels
def test_the_supply_on_a_cartel_is_not_stolen(name: str, kind: str, prelude: str) -> None:
    t = Table().cards("red", name).cards("blue", "bc20").lead("blue", "aggression_4")
    assert t.play("silver-tongues").area("blue") == [name]  # all that could be stolen was the card


@card("bc03", 1)
@rule("ARC-GLOSS-04")
def test_others_gain_from_the_supply_on_a_cartel() -> None:
    t = Table().cards("red", "bc03").city("blue", "c1_hex").lead("blue", "administration_2")
    t.play("tax c1_hex/1").arrange()
    assert t.holding("blue") == "material"
    assert count(t.g, 0, TYCOON) == 4 + 1


@card("bc03", 1)
@rule("ARC-RAID-12")
def test_a_stolen_cartel_takes_the_supply_along() -> None:
    t = Table().cards("red", "bc03").cards("blue", "bc20").lead("blue", "aggression_4").play("silver-tongues")
    assert (count(t.g, 0, TYCOON), count(t.g, 1, TYCOON)) == (0, 5 + 1)


@card("bc03", 1)
@rule("ARC-RES-20", "ARC-OUTRAGE-14")
def test_the_supply_is_nobodys_when_the_cartel_is_discarded() -> None:
    t = Table().cards("red", "bc03").lead("red", "aggression_4").play("material-cartel")
    assert (count(t.g, 0, TYCOON), t.g.supply[0]) == (0, 5)


def score(t: Table) -> Table:
    return t.next(Score(), AfterScoring(), CleanUp(), Round()).begin()


@card("bc03", 2)
@card("bc06", 2)
@rule("ARC-SCORE-18")
@cartels
def test_after_scoring_rivals_discard_the_type_of_a_cartel(name: str, kind: str, prelude: str) -> None:
    """Whether or not Tycoon was declared."""
    t = Table().cards("red", name).slots("red", kind).slots("blue", f"relic {kind}").slots("white", f"{kind} {kind}")
    score(t)
    assert (t.held("red"), t.held("blue"), t.held("white")) == (kind, "relic", "")
    assert t.g.supply[TYPES.index(kind)] == 4


@card("bc03", 2)
@rule("ARC-SCORE-18")
def test_what_rivals_discard_after_scoring_was_scored() -> None:
    t = Table().cards("red", "bc03").slots("blue", "material material").cities_off("white", 1)
    score(t.slots("white", "material material material").markers(None, None, "tycoon"))
    assert t.score == {"red": 0, "blue": 3, "white": 5}  # red had the card alone, and an empty supply
    assert (t.held("blue"), t.held("white"), t.g.supply[0]) == ("", "", 5)


@card("bc03", 3)
@card("bc06", 3)
@rule("ARC-RAID-14", "ARC-PRELUDE-07")
@cartels
def test_a_cartel_is_discarded_to_steal_one_of_its_type(name: str, kind: str, prelude: str) -> None:
    t = Table().cards("red", name).slots("blue", f"relic {kind}").slots("white", kind).lead("red", "aggression_4")
    t.play(prelude)
    t.expect_ask("red", "steal", "steal 1 slot 2", "steal 2 slot 1")
    t.play("steal 1 slot 2").arrange()
    assert (t.holding("red"), t.held("blue"), t.held("white")) == (kind, "relic", kind)
    assert t.discarded() == [name]


@card("bc03", 3)
@rule("ARC-PRELUDE-11")
def test_a_cartel_may_be_discarded_with_nothing_to_steal() -> None:
    t = Table().cards("red", "bc03").slots("blue", "fuel").ships("red", "c1_gate", 1).lead("red", "aggression_4")
    t.play("material-cartel")
    assert (t.discarded(), t.held("blue"), t.held("red")) == (["bc03"], "fuel", "")
    t.expect_ask("red", "prelude")
