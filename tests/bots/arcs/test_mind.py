"""What bots know of Arcs: every number that tells how a seat stands, and situations with one right answer."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from games.arcs.table import Table
from marks import long
from starboard.bots import make_bot, mind_of
from starboard.bots.arcs.battle import Prospect, best_of, chances, value_of_battle
from starboard.bots.arcs.features import FEATURES, describe
from starboard.bots.arcs.mind import DECIDED, USUAL_HAND, ArcsMind
from starboard.bots.arcs.quick import ends
from starboard.bots.arcs.standing import Standing, counts, next_leader
from starboard.bots.arcs.worth import odds
from starboard.games.arcs.battle.dice import offered
from starboard.games.arcs.ids import AMBITIONS
from starboard.games.arcs.score import count
from starboard.games.arcs.seize import Seize
from starboard.games.arcs.state import Battle
from starboard.games.arcs.tables.map import SYSTEM_INDEX
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.position import Position

C1_ARROW, C1_GATE = SYSTEM_INDEX["c1_arrow"], SYSTEM_INDEX["c1_gate"]


def the_mind() -> ArcsMind:
    found = mind_of("arcs")
    assert isinstance(found, ArcsMind)
    return found


def tell(t: Table, name: str, seat: int = 0) -> float:
    t.begin()
    return describe(t.g)[seat][FEATURES.index(name)]


def more(name: str, t: Table, other: Table, seat: int = 0) -> bool:
    """Whether a number is higher on the first table."""
    return tell(t, name, seat) > tell(other, name, seat)


def table() -> Table:
    return Table("red blue").homes()


# Every feature


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("ships", lambda t: t.ships("red", "c1_gate", 1)),
        ("starports", lambda t: t.starport("red", "c1_arrow")),
        ("cities", lambda t: t.city("red", "c1_arrow")),
        ("damaged_buildings", lambda t: t.city("red", "c1_arrow", damaged=True)),
        ("control", lambda t: t.ships("red", "c1_arrow", 1)),
        ("tribute", lambda t: t.ships("red", "c1_arrow", 1).city("blue", "c1_arrow")),
        ("threatened", lambda t: t.city("red", "c1_arrow").ships("blue", "c1_arrow", 1)),
        ("prey", lambda t: t.ships("red", "c1_arrow", 2).ships("blue", "c1_arrow", 1)),
        ("exposed", lambda t: t.ships("red", "c1_arrow", damaged=1).ships("blue", "c1_arrow", 1)),
        ("guarded", lambda t: t.city("red", "c1_arrow").ships("red", "c1_arrow", 1)),
        ("in_reach", lambda t: t.city("red", "c1_arrow").ships("blue", "c1_gate", 1)),
        ("tokens", lambda t: t.slots("red", "material")),
        ("guild_cards", lambda t: t.cards("red", "bc05")),
        ("slots", lambda t: t.cities_off("red", 2)),
        ("bonus", lambda t: t.cities_off("red", 4)),
        ("outrage", lambda t: t.outrage("red", "relic")),
        ("captives", lambda t: t.captive("red", "blue")),
        ("trophies", lambda t: t.trophy("red", "blue", "ship")),
        ("on_cards", lambda t: t.court("bc02 red:1")),
        ("ahead", lambda t: t.court("bc02 red:1")),
        ("catch", lambda t: t.court("bc02 red:2 blue:1")),
        ("wanted", lambda t: t.court("bc02 red:1").markers(None, None, "tycoon")),
        ("leader05", lambda t: t.cards("red", "leader05")),
        ("power", lambda t: t.power(red=3)),
        ("power_now", lambda t: t.power(red=3)),
        ("scored_early", lambda t: t.markers(None, None, "tyrant").captive("red", "blue")),
        ("lead", lambda t: t.markers(None, None, "tyrant").captive("red", "blue", 2)),
        ("open", lambda t: t.captive("red", "blue")),
        ("declares", lambda t: t.hand("red", "mobilization_3").captive("red", "blue")),
        ("declares_later", lambda t: t.initiative("blue").hand("red", "mobilization_3").captive("red", "blue")),
        ("cards", lambda t: t.hand("red", "mobilization_3 mobilization_4 mobilization_5")),
        ("pips", lambda t: t.hand("red", "mobilization_2 construction_2")),
        ("suits", lambda t: t.hand("red", "mobilization_6 construction_6")),
        ("aggression", lambda t: t.hand("red", "aggression_6")),
        ("construction", lambda t: t.hand("red", "construction_6")),
        ("mobilization", lambda t: t.hand("red", "mobilization_6")),
    ],
)
def test_what_changes_a_number(name: str, change: Any) -> None:
    def bare() -> Table:
        return table().hand("red", "administration_6 administration_5").hand("blue", "aggression_2 aggression_3")

    assert more(name, change(bare()), bare())


def test_a_damaged_ship_is_half_a_ship() -> None:
    whole, half = table().ships("red", "c1_gate", 1), table().ships("red", "c1_gate", damaged=1)
    assert tell(whole, "ships") > tell(half, "ships") > tell(table(), "ships")


def test_agents_in_supply_and_the_initiative() -> None:
    assert more("agents", table(), table().left("red", agents=3))
    assert more("initiative", table(), table().initiative("blue"))
    assert more("initiative_late", table().hand("red", "aggression_2").hand("blue", ""), table())


def faded(t: Table, name: str, seat: int = 0) -> float:
    """A number as it is before it fades."""
    t.begin()
    return tell(t, name, seat) / Standing(t.g, counts(t.g), next_leader(t.g)).fade


def test_buildings_are_guarded_by_up_to_three_fresh_ships() -> None:
    def guarded(ships: int, damaged: int = 0) -> float:
        t = table().city("red", "c1_arrow").starport("red", "c1_arrow").ships("red", "c1_arrow", ships, damaged=damaged)
        return faded(t.city("red", "c1_hex"), "guarded")

    found = [guarded(ships) for ships in range(5)]
    assert found == pytest.approx([0, 2 / 3, 4 / 3, 2, 2])
    assert guarded(1, damaged=2) == pytest.approx(2 / 3)


def test_what_counts_for_a_declared_ambition_is_wanted() -> None:
    """bc02 counts for Tycoon. Markers are worth 5, 3 and 2 for the first place."""

    def wanted(*markers: str | None, court: str = "bc02 red:2 blue:1", seat: int = 0) -> float:
        return faded(table().court(court).markers(*markers), "wanted", seat)

    assert wanted(None, None, "tycoon") == pytest.approx(5)
    assert wanted(None, "tycoon", "tycoon") == pytest.approx(8)
    assert wanted(None, None, "keeper") == 0
    assert wanted(None, None, "tyrant") == pytest.approx(5)  # one agent of blue's
    assert wanted(None, None, "tyrant", court="bc02 red:3 blue:2") == pytest.approx(10)
    assert wanted(None, "tyrant", "tycoon") == pytest.approx(8)
    assert wanted(None, None, "tycoon", court="bc02 red:1 blue:1") == 0  # nobody is ahead
    assert wanted(None, None, "tycoon", seat=1) == 0


def test_late_in_a_chapter_what_is_scored_is_certain() -> None:
    def standing(hand: str) -> Table:
        return table().markers("tyrant").captive("red", "blue").hand("red", hand).hand("blue", "aggression_2")

    late, early = standing("aggression_3"), standing("aggression_3 aggression_4 aggression_5")
    assert more("scored", late, early)
    assert more("scored_early", early, late)


def test_material_counts_less_when_the_game_is_nearly_over() -> None:
    assert more("ships", table(), table().set(chapter=5))
    assert more("ships", table(), table().power(blue=33))
    assert more("power_now", table().power(red=3).set(chapter=5), table().power(red=3))


def test_who_surpasses_will_have_the_initiative() -> None:
    t = table().surpass("blue", "aggression_4", "aggression_2", "red").begin()
    assert next_leader(t.g) == t.seat("blue")
    assert next_leader(t.set(seized=True).g) == t.seat("red")


def walk(steps: int, seats: int = 3, seed: int = 5) -> Position[Any]:
    position = starboard.game("arcs").start(seats, seed=seed)
    bot = make_bot("arcs", "random")
    for step in range(steps):
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, scramble(step)))
    return position


def test_counts_for_ambitions_are_those_of_the_rules() -> None:
    for steps in (40, 120, 200):
        g = walk(steps).state
        for ambition in range(len(AMBITIONS)):
            assert list(counts(g)[ambition]) == [count(g, seat, ambition) for seat in range(g.seats)]


# The worth of tables


def test_worth_is_that_of_the_features_however_it_was_worked_out() -> None:
    mind = the_mind()
    position = walk(30)
    before = mind.worth.parts(position.state.copy())
    bot = make_bot("arcs", "random")
    for step in range(100):
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, scramble(step)))
        g = position.state.copy()
        expected = mind.linear.scores(describe(g))
        before = mind.worth.parts(g, before)
        assert before.scores == pytest.approx(expected)
        assert mind.worth.parts(g).scores == pytest.approx(expected)
        assert mind.shares(g) == pytest.approx(mind.linear.shares(describe(g)))


def test_chances_of_dice_add_up() -> None:
    for pool in ((2, 0, 0), (0, 3, 0), (1, 1, 1)):
        for one in chances(pool, 2, 0, ()):
            assert sum(one) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("colour", "card", "better"),
    [
        ("red", "bc08", True),  # Gatekeepers: more dice in gates
        ("red", "leader05", True),  # the Rebel: more dice
        ("red", "lore06", True),  # Signal Breaker: an interception less
        ("blue", "lore04", False),  # Mirror Plating: one more, where assault dice are rolled
        ("blue", "lore12", False),  # Railgun Arrays: a hit before the dice
        ("blue", "leader15", True),  # the Agitator without weapons does not intercept
    ],
)
def test_cards_change_what_a_battle_is_worth(colour: str, card: str, better: bool) -> None:
    mind = the_mind()

    def worth(cards: str) -> float:
        t = table().ships("red", "c1_gate", 3).ships("blue", "c1_gate", 2, damaged=2).cards(colour, cards).begin()
        fought = Battle(C1_GATE, 0, 1, False, all_fresh=True)
        dice = [pool for pool in offered(t.g, fought) if pool[1] == max(one[1] for one in offered(t.g, fought))]
        return best_of(t.g, fought, mind.worth, mind.worth.parts(t.g), dice)[0]

    def promised(cards: str) -> float:
        t = table().ships("red", "c1_gate", 3).ships("blue", "c1_gate", 2, damaged=2).cards(colour, cards).begin()
        return value_of_battle(t.g, 0, C1_GATE, 1, mind.worth, mind.worth.parts(t.g))

    assert worth(card) > worth("") if better else worth(card) < worth("")
    assert promised(card) >= promised("") if better else promised(card) <= promised("")


def test_what_a_battle_promises() -> None:
    """Assault dice hit hard, but not where a fleet waits to intercept; damaged ships are worth shooting at."""
    mind = the_mind()

    def prospect(fresh: int, damaged: int) -> Prospect:
        t = table().ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", fresh, damaged=damaged).begin()
        return Prospect(t.g, Battle(C1_ARROW, 0, 1, False), mind.worth, mind.worth.parts(t.g), raid_dice=0)

    assert prospect(0, 2).of((3, 0, 0)) > 0
    assert prospect(6, 0).of((0, 3, 0)) < prospect(6, 0).of((3, 0, 0))
    assert prospect(6, 0).own[-1] < 0 < prospect(6, 0).ships[-1]


def test_ends_of_a_catapult() -> None:
    t = Table("red blue", setup="p2_mix_up_1").homes().begin()
    found = ends(t.g, 0, C1_GATE)
    assert found[C1_ARROW] == (1, C1_ARROW)
    further = [system for system, (steps, _) in found.items() if steps == 2]
    assert further
    assert all(found[system][1] & 3 == 0 for system in further)  # by way of a gate


# Situations


def choice(t: Table, level: str) -> str:
    t.begin()
    assert t.position.ask is not None
    return make_bot("arcs", level).choose(t.position, t.position.ask.seat, seed=1).notation


LEVELS = pytest.mark.parametrize("level", ["sharp", "medium", "hard@40n"])


@LEVELS
def test_secures_a_card_on_which_it_is_ahead(level: str) -> None:
    t = Table().homes().lead("red", "aggression_6").court("bc02 red:2 blue:1")
    assert choice(t, level) == "secure bc02"


@LEVELS
def test_declares_what_it_leads_and_not_what_others_lead(level: str) -> None:
    t = Table().homes().hand("red", "mobilization_3 aggression_2").captive("red", "blue", 3).play("lead mobilization_3")
    assert choice(t, level) == "declare tyrant"
    t = Table().homes().hand("red", "mobilization_3 aggression_2").captive("blue", "red", 3).play("lead mobilization_3")
    assert choice(t, level) == "declare none"


@LEVELS
def test_takes_the_lead_in_a_declared_ambition_with_its_last_action(level: str) -> None:
    t = Table("red blue").homes().hand("red", "").hand("blue", "").set(chapter=5)
    t.markers(None, None, "tycoon").city("red", "c1_hex").slots("blue", "material").slots("red", "material")
    assert choice(t.lead("red", "administration_6"), level).startswith("tax")


@LEVELS
def test_does_not_give_its_turn_away(level: str) -> None:
    t = Table("red blue").homes().hand("red", "construction_2 mobilization_2").hand("blue", "aggression_2")
    assert choice(t, level) != "pass"


def pass_value(t: Table) -> float:
    """What a pass of the lead is worth to the seat that is asked, in log odds."""
    t.begin()
    ask = t.position.ask
    assert ask is not None
    return the_mind().values(t.position, ask, Dice(1))[ask.choices.index(())]


def last_to_pass(hand: str, **power: int) -> Table:
    """Blue has passed: if red does so too, the chapter ends. The declared ambition is blue's."""
    t = Table("red blue").homes().hand("red", hand).hand("blue", "aggression_2").power(**power)
    return t.markers(None, None, "tyrant").captive("blue", "red", 2).set(passes=1)


def test_a_pass_that_ends_the_chapter_is_worth_the_chapter_ended() -> None:
    # The hand is gone, so that it does not matter.
    few, many = "mobilization_2", "mobilization_2 construction_2 administration_2 aggression_4"
    assert pass_value(last_to_pass(few)) == pytest.approx(pass_value(last_to_pass(many)))
    # Captives that are scored go home: they do not count twice.
    ended = last_to_pass(few).begin()
    score = ended.g.power[1]
    ended.play("pass")
    assert ended.g.power[1] > score
    assert not any(ended.g.captives)
    g = ended.g.copy()
    g.hands = [USUAL_HAND] * 2
    assert pass_value(last_to_pass(few)) == pytest.approx(odds(the_mind().worth.parts(g).scores, 0))


def test_a_pass_that_ends_the_game_is_worth_its_result() -> None:
    assert pass_value(last_to_pass("mobilization_2", blue=30)) == pytest.approx(-DECIDED)
    assert pass_value(last_to_pass("mobilization_2", red=40)) == pytest.approx(DECIDED)


@LEVELS
def test_does_not_end_the_game_that_it_would_lose(level: str) -> None:
    t = last_to_pass("mobilization_2 construction_2 aggression_4", blue=30)
    assert choice(t, level) != "pass"


def test_ends_the_game_that_it_has_won() -> None:
    t = last_to_pass("mobilization_2", red=40)
    assert choice(t, "sharp") == "pass"


def test_a_pass_lets_the_next_one_end_the_chapter() -> None:
    """The first pass of two is as bad as the end of the chapter, if the rival gains by that."""
    assert pass_value(last_to_pass("mobilization_2", blue=30).set(passes=0)) == pytest.approx(-DECIDED)
    # But not if it loses by that, nor if somebody else has to pass, too.
    assert pass_value(last_to_pass("mobilization_2", red=40).set(passes=0)) < DECIDED
    t = Table("red blue white").homes().power(blue=30).markers(None, None, "tyrant").captive("blue", "red", 2)
    assert pass_value(t) > -DECIDED


def without(
    monkeypatch: pytest.MonkeyPatch, name: str, t: Table, module: str = "mind"
) -> tuple[list[float], list[float]]:
    """Value the options as it is, and without one of the corrections of what is seen one step ahead."""
    corrected = valued(t)
    monkeypatch.setattr(f"starboard.bots.arcs.{module}.{name}", 0.0)
    return list(corrected.values()), list(valued(t).values())


def valued(t: Table) -> dict[str, float]:
    """Value the options of a table, by how they are written."""
    ask = t.begin().position.ask
    assert ask is not None
    return dict(zip(ask.notations, the_mind().values(t.position, ask, Dice(1)), strict=True))


def test_a_pass_after_which_the_chapter_goes_on_is_worth_less_than_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("red blue").homes().hand("red", "mobilization_2").hand("blue", "aggression_2 aggression_4")
    (*lead, passed), (*same, looked) = without(monkeypatch, "PASSED", t)
    assert lead == same
    assert passed == pytest.approx(looked - 0.3)


def test_to_declare_is_worth_less_than_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("red blue").homes().hand("red", "mobilization_3 construction_2").hand("blue", "aggression_2")
    (none, tyrant), (same, looked) = without(monkeypatch, "DECLARED", t.play("lead mobilization_3"))
    assert none == same
    assert tyrant == pytest.approx(looked - 0.09)
    # To lead such a card, too, as far as that is for what it declares.
    t = Table("red blue").homes().hand("red", "mobilization_3").hand("blue", "aggression_2").captive("red", "blue", 3)
    monkeypatch.undo()
    (lead, _), (looked, _) = without(monkeypatch, "DECLARED", t)
    assert lead == pytest.approx(looked - 0.09)


def test_to_end_a_turn_with_pips_left_is_worth_less_than_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("red blue").homes().lead("red", "mobilization_2")
    (*acts, end), (*same, looked) = without(monkeypatch, "ENDED", t, "look")
    assert acts == same
    assert end == pytest.approx(looked - 0.03)


def armed(pips: str) -> Table:
    """Red has a weapon, leads a card for building, and has prey in two systems."""
    t = Table("red blue").homes().lead("red", pips).slots("red", "weapon").markers(None, None, "warlord")
    for system in ("c3_arrow", "c6_arrow"):
        t.ships("red", system, 4).ships("blue", system, damaged=2)
    return t


def test_a_weapon_is_worth_more_the_more_pips_may_strike() -> None:
    assert choice(armed("construction_2"), "sharp") == "spend 1 weapon"
    gains = []
    for card in ("construction_6", "construction_2"):  # two pips, and four
        values = valued(armed(card))
        others = [value for text, value in values.items() if text != "spend 1 weapon"]
        gains.append(values["spend 1 weapon"] - max(others))
    assert gains[1] > gains[0] > 0


def test_a_weapon_is_worth_more_than_it_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    corrected, looked = without(monkeypatch, "ARMED", armed("construction_2"), "look")
    assert sorted(a - b for a, b in zip(corrected, looked, strict=True)) == pytest.approx(
        [0.0] * (len(looked) - 1) + [0.03]
    )


def seize_value(t: Table) -> float:
    """Tell how much better it is to seize the initiative by the best card than not to."""
    ask = t.begin().position.ask
    assert ask is not None
    assert isinstance(ask.frame, Seize)
    none, *seizing = the_mind().values(t.position, ask, Dice(1))
    return max(seizing) - none


def test_seizing_is_worth_what_can_be_declared_by_it_and_what_it_denies() -> None:
    def asked(own: str, rivals: str) -> Table:
        t = Table("red blue").homes().hand("red", rivals).hand("blue", own)
        return t.captive("blue", "red", 3).power(blue=3)

    # A 3 declares Tyrant, in which blue is ahead by far; a 2 of the same suit and the same pips declares Tycoon.
    nothing = seize_value(follower(asked("mobilization_2 mobilization_6 construction_2", "aggression_2 aggression_6")))
    own = seize_value(follower(asked("mobilization_3 mobilization_6 construction_2", "aggression_2 aggression_6")))
    assert own > nothing + 0.02
    # Red might declare what it leads.
    t = asked("mobilization_2 mobilization_6 construction_2", "aggression_2 aggression_4").trophy(
        "red", "blue", "ship", 3
    )
    other = asked("mobilization_2 mobilization_6 construction_2", "aggression_2 aggression_6").trophy(
        "red", "blue", "ship", 3
    )
    assert seize_value(follower(t)) > seize_value(follower(other)) + 0.02


def follower(t: Table) -> Table:
    """Red leads its 2, and blue pivots with construction: it is asked whether it seizes."""
    return t.play("lead aggression_2", "declare none", "end", "pivot construction_2")


def test_hits_the_damaged_ship_of_a_rival_and_spares_its_own() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", 1, damaged=1)
    t.play("battle c1_arrow 1", "dice skirmish 1", dice="skirmish:1")
    assert choice(t, "sharp") == "hit damaged ship"
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 2, damaged=1)
    t.ships("blue", "c1_arrow", 1).play("battle c1_arrow 1", "dice assault 1", dice="assault:4")
    assert choice(t, "sharp") == "hit fresh ship"


def test_takes_raid_dice_only_where_there_is_something_to_take() -> None:
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 3).city("blue", "c1_arrow")
    t.slots("blue", "- relic psionic").cities_off("blue", 3).markers(None, None, "keeper")
    assert "raid" in choice(t.play("battle c1_arrow 1"), "sharp")
    t = Table().homes().lead("red", "aggression_2").ships("red", "c1_arrow", 3).ships("blue", "c1_arrow", damaged=2)
    t.starport("blue", "c1_arrow")
    assert "raid" not in choice(t.play("battle c1_arrow 1"), "sharp")


def test_keeps_what_a_declared_ambition_counts() -> None:
    t = Table("red blue").homes().lead("red", "administration_2").city("red", "c1_hex").slots("red", "psionic weapon")
    t.cities_off("red", 0).markers(None, None, "empath").play("tax c1_hex/1")
    assert "p" in choice(t, "sharp").removeprefix("arrange ")


@LEVELS
def test_comes_to_an_end_of_every_turn(level: str) -> None:
    t = Table().homes().lead("red", "mobilization_2").starport("red", "c1_arrow").ships("red", "c1_arrow", 3).begin()
    bot = make_bot("arcs", level)
    for move in range(60):
        ask = t.position.ask
        if ask is None or ask.seat != 0:
            return
        t.position.play(bot.choose(t.position, 0, seed=move))
    raise AssertionError("it flies round and round")


# Fair play


@pytest.mark.parametrize("level", ["easy", "medium", "hard@40n"])
@pytest.mark.parametrize("steps", [20, 61])
def test_what_it_cannot_see_does_not_change_its_choice(level: str, steps: int) -> None:
    position = walk(steps)
    assert position.ask is not None
    seat = position.ask.seat
    before = position.dump()
    others = [position.imagine(seat, seed) for seed in range(3)]
    assert any(other.dump()["state"] != before["state"] for other in others)
    assert len({make_bot("arcs", level).choose(one, seat, 9).notation for one in (position, *others)}) == 1
    assert position.dump() == before


@pytest.mark.parametrize(
    "options", [pytest.param({"leaders": True}, marks=long), {"leaders": True, "pack": True, "lore": 2}]
)
def test_plays_with_leaders_and_lore(options: dict[str, bool]) -> None:
    position = starboard.game("arcs").start(3, seed=2, options=options)
    bot = make_bot("arcs", "medium")
    for step in range(3000):
        if position.ask is None:
            break
        position.play(bot.choose(position, position.ask.seat, scramble(step)))
    assert position.result is not None
