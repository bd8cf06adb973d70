"""OR-SOLO: set-up, turns, decisions and the end of a solo game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.outer_rim.solo_table import CHANCES, solo
from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.effects import Choose, May
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, NONE, PLANNING
from starboard.games.outer_rim.invariants import problems
from starboard.games.outer_rim.state import AI, OuterRimState
from starboard.games.outer_rim.turn import EndTurn
from starboard.games.outer_rim.view import view
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import BadSetup
from starboard.kernel.position import Position

FOUR_RIVALS = ["doctor_aphra", "han_solo", "jyn_erso", "lando_calrissian"]


def started(seed: int, *choices: str, **options: Any) -> Position[OuterRimState]:
    """A solo game after these choices of the set-up."""
    position = GAME.start(1, seed, options)
    for choice in choices:
        position.play(choice)
    return position


def begun(seed: int, rival: str = "jyn_erso", **options: Any) -> Position[OuterRimState]:
    return started(seed, "character boba_fett", "ship g9_rigger", f"rival {rival}", **options)


def options_of(position: Position[OuterRimState]) -> list[str]:
    assert position.ask is not None
    return [option.notation for option in position.ask.options]


# Set-up.


@rule("OR-SOLO-01")
def test_one_human_decides_everything_that_is_asked_in_a_solo_game() -> None:
    dice = Dice(1)
    position = GAME.start(1, 1, {})
    turns = set()
    while position.ask is not None:
        assert position.ask.seat == 0
        assert not problems(position.state), problems(position.state)
        turns.add(position.state.active)
        position.play(position.ask.options[below(dice, len(position.ask.options))])
    assert position.state.players == 2
    assert position.state.winner in (0, AI)


@rule("OR-SOLO-02", "OR-SETUP-30")
def test_the_table_is_set_up_for_two_with_everything_of_the_ai() -> None:
    g = begun(3).state
    assert NONE not in g.spots
    assert g.patrol == list(g.chart.start)
    assert [len(cards) for cards in g.market] == [len(cards) for cards in g.content.market]
    assert len(g.held) == len(g.credits) == 2
    assert [len(cards) for cards in g.held] == [1, 1]  # each has the card of their databank number
    assert g.content.characters[g.character[AI]].id == "jyn_erso"


@rule("OR-SOLO-03")
def test_the_human_is_first_without_rolling_and_has_4000_credits_the_ai_6000() -> None:
    for seed in range(8):
        position = GAME.start(1, seed, {})
        events = [*position.events]
        for choice in ("character boba_fett", "ship g9_rigger", "rival jyn_erso"):
            events += position.play(choice)
        assert not any(event.is_ == "rolled" for event in events)
        assert position.state.first == position.state.active == 0
        assert position.state.credits == [4000, 6000]


@rule("OR-SOLO-04")
def test_after_the_own_character_the_human_chooses_that_of_the_ai_by_its_databank_number() -> None:
    position = started(1, "character bossk", "ship g9_rigger")
    assert options_of(position) == [f"rival {name}" for name in FOUR_RIVALS]
    assert position.ask is not None
    assert position.ask.rule == "OR-SOLO-04"
    position = started(1, "character han_solo", "ship g9_rigger")
    assert options_of(position) == [f"rival {name}" for name in FOUR_RIVALS if name != "han_solo"]


@rule("OR-SOLO-05")
def test_the_ship_of_the_ai_is_a_g9_rigger_whatever_the_human_flies() -> None:
    for seed in range(12):
        ship = ("g9_rigger", "g_1a_starfighter")[seed % 2]
        g = started(seed, "character boba_fett", f"ship {ship}", "rival jyn_erso").state
        assert g.content.ships[g.ship[AI]].id == "g9_rigger"


@rule("OR-SOLO-06")
def test_the_ai_starts_as_its_card_says_with_a_goal_token_on_the_destination_of_its_cargo_or_job() -> None:
    for seed in range(12):
        for rival in ("jyn_erso", "han_solo"):
            g = begun(seed, rival).state
            about = g.content.cards[g.held[AI][0]]
            assert about.deck == (92 if rival == "jyn_erso" else 91)
            assert g.space[AI] == about.start
            assert g.goals == [about.destination]
            assert g.reputation[4:] == ([1, 0, 0, 0] if rival == "jyn_erso" else [0, 0, -1, 0])


@rule("OR-SOLO-07")
def test_the_ai_cards_are_shuffled_and_nobody_can_know_their_order() -> None:
    decks = {tuple(begun(seed).state.ai_deck) for seed in range(6)}
    assert len(decks) == 6
    assert all(sorted(deck) == list(range(10)) for deck in decks)
    position = begun(1)
    assert len({tuple(position.imagine(0, seed).state.ai_deck) for seed in range(6)}) == 6


@rule("OR-SOLO-63")
def test_in_expert_mode_the_ai_starts_with_fame() -> None:
    assert begun(1).state.fame == [0, 0]
    assert begun(1, expert=3).state.fame == [0, 3]


@rule("OR-SOLO-63", "OR-AMB-76")
def test_expert_mode_is_for_one_player_only() -> None:
    """In version 2 it was accepted with more, and did nothing."""
    with pytest.raises(BadSetup, match="expert") as refusal:
        GAME.start(2, 1, {"expert": 3})
    assert refusal.value.rule == "OR-SOLO-63"
    assert GAME.start(2, 1, {"expert": 0}).state.fame == [0, 0]
    assert GAME.under(2).start(2, 1, {"expert": 3}).state.fame == [0, 0]
    record = GAME.under(2).start(2, 1, {"expert": 3}).record
    assert GAME.replay(record).options["expert"] == 3


# Turns.


@rule("OR-SOLO-08")
def test_after_every_human_turn_the_ai_resolves_its_top_card_from_top_to_bottom() -> None:
    t = solo()
    t.at("ai", "lothal").turn("ai_3")
    assert [said["seat"] for said in t.told("turn")] == ["ai", "boba_fett"]
    assert [said["number"] for said in t.told("ai-card")] == [3]
    assert [said["step"] for said in t.told("ai-section")] == ["planning", "action", "encounter"]
    t.expect_ask("boba_fett", "plan")
    assert t.g.round == 2
    t.turn("ai_7")
    assert [said["number"] for said in t.told("ai-card")] == [7]


@rule("OR-SOLO-09", "OR-DIFF-38", "OR-SOLO-11")
def test_it_resolves_no_encounter_card_even_if_nothing_else_applies() -> None:
    t = solo()
    before = [cards[:] for cards in t.g.encounters]
    t.at("ai", "lothal").credits("ai", 0).section("ai_6", ENCOUNTER)
    assert t.does() == []
    assert t.told("ai-nothing") == [{"seat": "ai", "step": "encounter"}]
    assert t.g.encounters == before


@rule("OR-SOLO-10", "OR-EX-27")
def test_of_do_the_first_that_applies_only_one_entry_is_done() -> None:
    t = solo().goals("kessel")
    t.at("ai", "lothal").section("ai_2", PLANNING)  # recover all damage, move, gain 2,000
    assert t.skips() == {"recover_all": "no-damage"}
    assert t.does() == ["move_toward_goal"]
    assert t.credits_of("ai") == 6000
    t = solo().goals("kessel")
    t.at("ai", "lothal").damage("ai", wounds=1, dents=2).section("ai_2", PLANNING)
    assert t.does() == ["recover_all"]
    assert (t.wounds_of("ai"), t.dents_of("ai"), t.where("ai")) == (0, 0, "lothal")
    t = solo()
    t.at("ai", "lothal").section("ai_2", PLANNING)
    assert t.does() == ["gain_credits"]
    assert t.credits_of("ai") == 8000


@rule("OR-SOLO-10", "OR-AMB-52")
def test_most_cards_remove_damage_only_from_a_defeated_ai() -> None:
    t = solo().goals("kessel")
    t.at("ai", "lothal").damage("ai", dents=2).section("ai_1", PLANNING)
    assert t.skips() == {"recover_all": "not-defeated"}
    assert t.dents_of("ai") == 2
    t = solo().goals("kessel")
    t.at("ai", "lothal").damage("ai", wounds=1, dents=3, defeated=True).section("ai_1", PLANNING)
    assert t.does() == ["recover_all"]
    assert (t.wounds_of("ai"), t.dents_of("ai"), t.where("ai")) == (0, 0, "lothal")
    assert not t.is_defeated("ai")


@rule("OR-AMB-52")
def test_a_defeated_ai_that_its_card_does_not_help_recovers_in_place_of_moving() -> None:
    t = solo().goals("kessel")
    content = t.g.content
    first, entries = content.ai[0].planning
    card = replace(content.ai[0], planning=(first, entries[1:]))  # without the entry about damage
    t.g.content = replace(content, ai=(card, *content.ai[1:]))
    t.at("ai", "lothal").damage("ai", dents=3, defeated=True).section("ai_1", PLANNING)
    assert (t.dents_of("ai"), t.where("ai")) == (0, "lothal")


@rule("OR-SOLO-12")
def test_of_do_all_that_apply_every_entry_that_applies_is_done_in_order() -> None:
    t = solo().goals("nal_hutta")
    t.at("ai", "nal_hutta").holds("ai", "food_supplies").market("gear_mod", "dl_44").section("ai_8", ACTION)
    assert t.does() == ["deliver_cargo_here", "ai_buy", "reveal_lowest_contact"]
    t = solo()
    t.at("ai", "nal_hutta").market("gear_mod", "dl_44").section("ai_8", ACTION)
    assert t.does() == ["ai_buy", "reveal_lowest_contact"]
    assert t.told("ai-nothing") == []


@rule("OR-SOLO-13", "OR-DISCARD-02")
def test_a_resolved_card_goes_to_the_bottom_of_the_ai_deck() -> None:
    t = solo()
    t.on_top("ai_3", "ai_7").turn("ai_3")
    assert t.g.ai_deck[0] == 2
    t.turn("ai_7")
    assert t.g.ai_deck[:2] == [6, 2]
    assert t.g.ai_card == NONE
    imagined = [t.position.imagine(0, seed).state.ai_deck for seed in range(6)]
    assert all(deck[:2] == [6, 2] for deck in imagined)  # everybody has seen these two
    assert len({tuple(deck) for deck in imagined}) == 6


def test_everybody_goes_on_seeing_the_last_card_of_the_ai_until_all_are_shuffled() -> None:
    t = solo()

    def shown() -> tuple[str | None, str | None]:
        told = view(t.g, 0).solo
        assert told is not None
        return told.card, told.last

    assert shown() == (None, None)
    t.on_top("ai_3", "ai_7").turn("ai_3")
    assert shown() == (None, "ai_3")
    t.turn("ai_7")
    assert shown() == (None, "ai_7")
    mixes = next(card.id for card in t.g.content.ai if card.shuffle)
    t.turn(mixes)
    assert shown() == (None, None)


@rule("OR-SOLO-13")
def test_the_last_card_discards_from_two_decks_and_is_shuffled_into_the_others() -> None:
    bottoms = set()
    for chance in range(CHANCES):
        t = solo()
        t.market("bounty", "bounty_qira", "bounty_lobot").market("luxury", "dash_rendar", "sy_snootles")
        t.set(chance=chance * 0x9E3779B97F4A7C15 & (1 << 64) - 1).turn("ai_10")
        assert (t.top("bounty"), t.bottom("bounty")) == ("bounty_lobot", "bounty_qira")
        assert (t.top("luxury"), t.bottom("luxury")) == ("sy_snootles", "dash_rendar")
        assert t.g.ai_seen == 0
        bottoms.add(t.g.ai_deck[0])
    assert len(bottoms) > 5


@rule("OR-SOLO-59")
def test_defeated_in_its_own_turn_it_finishes_the_entry_and_does_no_more() -> None:
    t = solo().goals("tatooine", "tatooine")
    t.ship("ai", "yv_666").damage("ai", dents=3).at("ai", "tatooine").credits("ai", 9000)
    t.holds("ai", "stolen_weapons gift_for_jabba").turn("ai_1")  # two damage for the weapons
    assert t.held("ai") == []  # both were delivered
    assert t.is_defeated("ai")
    assert t.does() == ["gain_credits", "deliver_cargo_here"]
    assert t.told("ai-stops") == [{"seat": "ai"}]
    assert t.fame_of("ai") == 3
    assert [said["step"] for said in t.told("ai-section")] == ["planning", "action"]
    t.expect_ask("boba_fett", "plan")
    t.turn("ai_3")
    assert t.does()[0] == "recover_all"


@rule("OR-SOLO-59")
def test_what_a_card_says_at_its_end_is_skipped_too() -> None:
    t = solo()
    t.at("ai", "nav_kessel_lu").patrol("hutt", "nav_kessel_lu", level=4).reputation("ai", hutt=-1)
    t.market("bounty", "bounty_qira", "bounty_lobot").turn("ai_10")
    assert t.is_defeated("ai")
    assert t.top("bounty") == "bounty_qira"


# The end.


@rule("OR-SOLO-14")
def test_who_has_ten_fame_first_wins() -> None:
    t = solo()
    t.fame("ai", 9).credits("ai", 8000).at("ai", "lothal").turn("ai_6")
    assert t.over
    result = t.position.result
    assert result is not None
    assert (result.scores, result.places, result.winners) == ([0], [2], [])
    t = solo()
    t.fame("boba_fett", 9).fame("ai", 9).at("boba_fett", "tatooine").holds("boba_fett", "gift_for_jabba")
    t.act("boba_fett").play("deliver", "hand-over gift_for_jabba")
    assert t.over
    result = t.position.result
    assert result is not None
    assert (result.scores, result.winners) == ([11], [0])


@rule("OR-SOLO-64")
def test_the_game_for_twelve_fame_may_be_played_alone() -> None:
    t = solo(fame=12)
    t.fame("ai", 10).credits("ai", 8000).at("ai", "lothal").turn("ai_6")
    assert not t.over
    t.fame("ai", 11).credits("ai", 8000).turn("ai_6")
    assert t.over


# What belongs to it.


@rule("OR-SOLO-15")
def test_fame_credits_reputation_cards_and_slots_of_the_ai_are_kept_like_those_of_others() -> None:
    t = solo().goals("mon_calamari")
    t.at("ai", "mon_calamari").holds("ai", "start_medical_crates").credits("ai", 1000).market("cargo", "droid_parts")
    t.turn("ai_4")  # delivers, buys, and takes the crew of a contact
    assert t.reputation_of("ai", "rebel") == 1
    assert t.held("ai")[0] == "droid_parts"
    assert len(t.held("ai")) == 2
    assert t.credits_of("ai") == 1000 + 2000 + 5000 - 1000
    t.market("cargo", "coaxium_crystal", "food_supplies").section("ai_10", ACTION)  # no second cargo fits
    assert [card for card in t.held("ai") if not card.startswith("crew")] == ["droid_parts"]


# Decisions.


def decided(made: Any) -> set[Any]:
    found = set()
    for chance in range(CHANCES):
        t, seen = made()
        t.set(chance=chance * 0x9E3779B97F4A7C15 & (1 << 64) - 1)
        t.begin()
        found.add(seen(t))
    return found


def two_scripts(t: Table) -> tuple[int, int]:
    """Scripts that give 1,000 and 2,000 credits."""
    scripts = t.g.content.scripts
    gains = tuple((GainCredits(amount),) for amount in (1000, 2000))
    t.g.content = replace(t.g.content, scripts=(*scripts, *gains))
    return len(scripts), len(scripts) + 1


@rule("OR-SOLO-56", "OR-EX-31")
def test_it_takes_no_part_in_what_it_may_decline() -> None:
    def invited() -> Any:
        t = solo()
        script, _ = two_scripts(t)
        t.next(May(AI, script, t.card("db_40_1")), EndTurn(AI))
        return t, lambda t: t.credits_of("ai")

    assert decided(invited) == {6000}


@rule("OR-SOLO-57", "OR-SOLO-62")
def test_a_decision_that_it_must_make_is_left_to_chance() -> None:
    def forced() -> Any:
        t = solo()
        one, other = two_scripts(t)
        t.next(Choose(AI, (("one", one), ("other", other)), t.card("db_40_1")), EndTurn(AI))
        return t, lambda t: t.credits_of("ai")

    assert decided(forced) == {7000, 8000}


@rule("OR-SOLO-57", "OR-EX-30")
def test_the_faction_on_landos_card_is_left_to_chance() -> None:
    sides = [begun(seed, "lando_calrissian").state.reputation[4:] for seed in range(CHANCES)]
    assert all(sorted(side) == [0, 0, 0, 1] for side in sides)
    assert {side.index(1) for side in sides} == {0, 1, 2, 3}


@rule("OR-SOLO-56")
def test_nobody_can_trade_with_it() -> None:
    t = solo()
    t.at("ai", "lothal").at("boba_fett", "lothal").act("boba_fett")
    assert "trade" not in t.choices
    assert t.position.asides(0) == ()


@rule("OR-SOLO-61")
def test_in_a_game_of_sabacc_the_ai_is_tested_as_others_are() -> None:
    t = solo("lando_calrissian")  # with influence
    t.at("ai", "lothal").at("boba_fett", "lothal").holds("boba_fett", "legendary_game_of_sabacc").databank("db_40_1")
    t.encounter("boba_fett").play("job legendary_game_of_sabacc", dice=["hit blank"])
    tested = [said for said in t.told("tested") if said["seat"] == "ai"]
    assert [(said["skill"], said["passed"]) for said in tested] == [("influence", True)]


@rule("OR-SOLO-01", "OR-SOLO-58")
@pytest.mark.parametrize("seed", range(12))
def test_random_solo_games_come_to_an_end(seed: int) -> None:
    dice = Dice(seed)
    position = GAME.start(1, seed, {"random_map": seed % 3 == 0, "expert": seed % 6})
    for _ in range(3000):
        if position.ask is None:
            break
        position.play(position.ask.options[below(dice, len(position.ask.options))])
        assert not problems(position.state), problems(position.state)
    assert position.ask is None
    g: OuterRimState = position.state
    held = [g.content.cards[number].destination for number in g.held[AI]]
    if g.winner == 0:
        assert all(g.goals.count(space) <= held.count(space) for space in g.goals)
