"""Outer Rim in the terminal: what a person sees of the table, and how options are listed."""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.at_table import menu, painted, printed, run, scene, sitting
from games.outer_rim.table import Table
from marks import long, rule
from starboard.cli.boards import painter_of
from starboard.cli.boards.outer_rim import OuterRimPainter
from starboard.cli.lines import event_lines
from starboard.games.outer_rim.game import GAME
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.texts import LANGUAGES, words


@cache
def painter(lang: str = "en") -> OuterRimPainter:
    made = painter_of(GAME, words(lang))
    assert isinstance(made, OuterRimPainter)
    return made


def one_line(text: str) -> str:
    return " ".join(text.split())


# The map.


def test_the_map_has_a_column_for_each_tile_and_two_lanes() -> None:
    lines = painted(Table().at("han_solo", "nav_kessel_lu").at("boba_fett", "nav_kessel_mb")).splitlines()
    top = lines.index("Cantonica    Lothal       Kessel       Tatooine     Ryloth       Takodana")
    assert lines[top + 3] == "R1─────────○─○──────────○─▲──────────○─○──────────○─○──────────○─○─────────I1"
    assert lines[top + 5] == "S1─────────○─○──────────○─○──────────○─○──────────○─○──────────○─○─────────H1"
    assert lines[top + 6] == "Ord Mantell  Mon Calamari The          Nal Hutta    Naboo        The Ring of"
    assert lines[top + 8][26:38] == "╰○────────■╯"


def test_tiles_stand_in_the_order_of_the_map() -> None:
    for seed in range(4):
        position = GAME.start(2, seed, {"random_map": True})
        first = position.view(None)["table"]["map"][0]
        upper = {"kessel_maelstrom": "Kessel", "kafrene_takodana": "Takodana"}.get(first, first.partition("_")[0])
        assert re.search(rf"^{upper.capitalize()} ", printed(painter().table(scene(position, None))), re.M)


def test_players_and_patrols_stand_on_planets() -> None:
    t = Table().at("han_solo", "lothal").at("boba_fett", "lothal").patrol("imperial", "lothal", level=3)
    assert "▲ ■ I3 " in painted(t)


def test_contacts_by_class_and_by_name_if_known() -> None:
    t = Table().contact("lothal/1", "chopper", faceup=True).contact("lothal/2", "hera_syndulla")
    text = painted(t)
    assert "w Chopper" in text and "Hera" not in text and "g ?" in text


def test_who_has_looked_at_a_contact_sees_its_name_in_brackets() -> None:
    t = Table().contact("lothal/2", "hera_syndulla")
    t.g.peeked[0] = 1 << t.g.content.person["hera_syndulla"]
    assert "g (Hera" in painted(t, 0)
    assert "Hera" not in painted(t, 1) and "Hera" not in painted(t, None)


def test_eight_pieces_in_one_lane_still_fit() -> None:
    t = Table("han_solo boba_fett bossk jyn_erso")
    for name in t.players:
        t.at(name, "nav_kessel_lu")
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        t.patrol(faction, "nav_kessel_lu", level=2)
    text = painted(t)
    assert "▲■◆★R2I2H2S2○" in text
    assert max(map(cell_len, text.splitlines())) <= 80


# Market, players, own board.


def test_the_market_with_ones_own_prices() -> None:
    text = painted(Table().market("cargo", "bacta_supplies"))
    assert re.search(r"^Cargo deck \d+ +Bacta Supplies \(bacta_supplies\) +[\d,]+$", text, re.M)
    assert re.search(r"^Market +cost$", text, re.M)


def test_players_with_fame_credits_damage_and_reputation() -> None:
    t = Table().credits("han_solo", 9000).fame("han_solo", 3).damage("han_solo", wounds=1, dents=2)
    t.reputation("han_solo", hutt=-1, rebel=1)
    row = next(line for line in painted(t).splitlines() if "▲ Han Solo bot" in line)
    assert row.split("bot")[1].split() == ["3", "9,000", "1/4", "2/3", "R+", "H−"]


def test_rivals_in_short() -> None:
    t = Table().holds("boba_fett", "vibro_ax crew_chewbacca").at("boba_fett", "naboo")
    text = one_line(painted(t))
    assert "■ Boba Fett: G9 Rigger · Naboo · Vibro-Ax, Chewbacca" in text and "▲ Han Solo:" not in text


def test_ones_own_board_by_slots() -> None:
    t = Table().holds("han_solo", "vibro_ax crew_chewbacca")
    text = one_line(painted(t))
    assert "Your board Han Solo (han_solo) · Hyperdrive +1. · Goal (0/3): Deliver cargo." in text
    assert "Gear: Vibro-Ax (vibro_ax), free: 1" in text and "Crew: Chewbacca (crew_chewbacca)" in text
    assert "Skills: " in text and "Ground combat value 4" in text
    assert "Your board" not in painted(t, None)


def test_only_ones_own_secrets_have_a_name() -> None:
    card = next(card.id for card in GAME.content.cards if card.secret is not None)
    t = Table().secret("han_solo", card)
    assert f"({card})" in painted(t, 0) and "Secret: " in painted(t, 0)
    for other in (1, None):
        assert card not in painted(t, other) and "secrets: 1" in painted(t, other)


# What is going on.


def test_a_combat_shows_sides_and_dice() -> None:
    t = Table("ketsu_onyo boba_fett").at("ketsu_onyo", "nav_kessel_lu").patrol("imperial", "nav_kessel_lu")
    t.encounter("ketsu_onyo").play("patrol imperial", dice=["hit blank"])
    text = painted(t)
    assert "⚔ ship combat" in text
    assert "▲ Ketsu Onyo: hit, blank · damage: 1" in text and "Imperial patrol: 4 dice" in text


def test_a_patrol_of_the_top_level_cannot_be_beaten() -> None:
    text = one_line(painted(Table().patrol("hutt", "kessel", level=4).patrol("rebel", "naboo", level=2)))
    assert "Patrols: Rebel 2: 4 dice, 1 fame · Imperial 1" in text
    assert "Hutt 4: cannot be beaten" in text


def walked(part: str, seats: int = 2) -> Position[Any]:
    """A position of random games in which this part of the view is there."""
    for seed in range(40):
        position, dice = GAME.start(seats, seed), Dice(seed)
        for _ in range(1200):
            if position.ask is None:
                break
            if position.view(None)["table"][part]:
                return position
            options = position.ask.options
            position.play(options[below(dice, len(options))])
    raise AssertionError(part)


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("roll", r"▸ [▲■] [\w' -]+ · .*dic?e"),
        ("job", r"▸ [▲■] .* · step \d of \d"),
        ("purchase", r"▸ [▲■] .*: [\d,]+ credits?"),
        ("deal", r"⇄ [▲■] .*: .* ⇄ [▲■] .*: "),
        ("resolving", r"being resolved: \w"),
    ],
)
def test_what_is_going_on_stands_above_the_map(part: str, said: str) -> None:
    position = walked(part)
    head = one_line(printed(painter().table(scene(position, None))).partition("○")[0])
    assert re.search(said, head), head


def test_the_ai_player_with_its_deck_and_its_goals() -> None:
    t = Table("han_solo").set(goals=[GAME.content.space["lothal"]])
    text = one_line(painted(t))
    assert "AI player: – · cards in the deck: 10 · goal tokens: Lothal" in text
    assert "■ Doctor Aphra AI player" in text and "◎" in text


def test_the_card_of_the_ai_player_says_what_it_does() -> None:
    t = Table("han_solo").set(ai_card=0)
    t.g.ai_deck.remove(0)
    assert "AI card 1 · " in painted(t) and "Planning (do the first that applies):" in one_line(painted(t))


def test_the_last_card_of_the_ai_player_is_still_seen_in_the_turn_of_the_human() -> None:
    t = Table("han_solo").set(ai_seen=1)
    assert t.g.ai_deck[0] == 0
    assert "AI card 1 · " in painted(t) and "Planning (do the first that applies):" in one_line(painted(t))


# The menu.


def test_moves_are_listed_on_one_line() -> None:
    text = one_line(menu(Table().at("han_solo", "lothal")))
    assert re.search(r"move: 1 = .*\d+ = Lothal", text)
    assert re.search(r"\d+ gain 2,000 credits", text)


def test_long_rows_of_sums_are_cut() -> None:
    t = Table().credits("han_solo", 20000).credits("boba_fett", 3000).begin()
    options = list(t.position.asides(0))
    text = printed(painter().menu(scene(t.position, 0), options))
    assert "offer credits (Boba Fett): 1 = 1,000 · 2 = 2,000 · … · 20 = 20,000" in text
    assert "ask for credits (Boba Fett): 21 = 1,000 · 22 = 2,000 · 23 = 3,000" in text
    assert painter().read("7", options) == options[6] and options[6].notation == "offer 7000 1"


def test_every_number_in_the_menu_is_an_option() -> None:
    position, dice = GAME.start(3, 5), Dice(5)
    for _ in range(200):
        if position.ask is None:
            break
        options = list(position.ask.options)
        text = printed(painter().menu(scene(position, position.ask.seat, 2000), options), 2000)
        numbers = {int(number) for number in re.findall(r"(?:^|: |· | {2}) *(\d+)(?: =|  )", text, re.M)}
        for low, high in re.findall(r"(\d+) = [\d,]+ · … · (\d+) =", text):
            numbers |= set(range(int(low), int(high)))
        assert set(range(1, len(options) + 1)) <= numbers
        position.play(options[below(dice, len(options))])


def test_market_and_contacts_are_named_behind_what_points_at_them() -> None:
    t = Table().credits("han_solo", 9000).market("cargo", "bacta_supplies").act("han_solo").play("market")
    assert re.search(r"buy the top card: Cargo deck · Bacta Supplies · [\d,]+ credits", menu(t))
    t = Table().at("han_solo", "lothal").contact("lothal/1", "chopper", faceup=True).encounter("han_solo")
    assert "contact: Lothal, contact space 1 · Chopper" in menu(t)
    assert "contact: Lothal, contact space 2 · green" in menu(t)


@rule("OR-CONTACT-11", "OR-ECARD-03")
def test_encounters_are_listed_with_what_everybody_may_read_of_them() -> None:
    t = Table().at("han_solo", "lothal").contact("lothal/1", "zuckuss", faceup=True).encounter("han_solo")
    text = one_line(menu(t))
    assert (
        "draw an encounter card Encounters at Lothal: credits, Imperial reputation. Encounters at Mon Calamari: "
        in text
    )
    assert "· Zuckuss Choose one: • Trust his vision: " in text and "Zuckuss: Skills: Stealth." in text
    t.play("contact lothal/1")
    assert "Decline Gain 1,000 credits." in one_line(menu(t))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_that_is_being_resolved_stands_above_its_options(lang: str) -> None:
    position = walked("resolving")
    card, ask, w = position.view(None)["table"]["resolving"][-1], position.ask, words(lang)
    assert ask is not None and card["section"] is not None
    text = one_line(printed(painter(lang).menu(scene(position, ask.seat, lang=lang), list(ask.options))))
    title = f"{card['card']}-{card['section']}"
    said = f"▸ {w(f'outer_rim-encounter-{title}')} {w.say(painter(lang).texts[f'section-{title}'])}"
    assert text.startswith(one_line(said))


def test_characters_to_choose_from_are_shown_with_their_text() -> None:
    position = GAME.start(2, 1)
    assert position.ask is not None
    text = one_line(printed(painter().menu(scene(position, position.ask.seat), list(position.ask.options))))
    assert "Han Solo Hyperdrive +1. Deliver cargo. Do this 3 times. Reward: Gain 1 fame." in text


# Looking things up, whole games, languages.


def test_things_are_looked_up_by_their_id_or_name() -> None:
    for wanted in ("vibro_ax", "Vibro-Ax", "vibro-ax"):
        (text,) = painter().about(wanted)
        assert str(text).startswith("Vibro-Ax (vibro_ax)  Ground combat value +1.")
    (text,) = painter().about("Han Solo")
    assert "Hyperdrive +1." in str(text) and "Deliver cargo." in str(text)
    assert any("Skills: Piloting, Strength." in str(text) for text in painter().about("crew_chewbacca"))
    assert painter().about("OR-MOVE-04") == painter().about("") == []


def test_what_is_ours_or_uncertain_has_a_mark() -> None:
    for wanted, name in (
        ("bossk", "Bossk (bossk) ⌂  "),
        ("vibroknife", "Vibroknife (vibroknife) ?  "),
        ("vibro_ax", "Vibro-Ax (vibro_ax)  "),
    ):
        assert any(str(text).startswith(name) for text in painter().about(wanted)), wanted
    title = next(section.title for card in GAME.content.cards for section in card.sections)
    assert all(f"({title}) ⌂  " in str(text) for text in painter().about(title))
    assert "⌂" in words("en")(painter().help_keys[-1])


def test_things_are_looked_up_by_their_own_and_their_english_name() -> None:
    title = next(section.title for card in GAME.content.cards for section in card.sections)
    own = words("uk")(f"outer_rim-encounter-{title}")
    for wanted in (own, own.upper(), words("en")(f"outer_rim-encounter-{title}"), title):
        assert any(str(text).startswith(f"{own} ({title})") for text in painter("uk").about(wanted)), wanted
    assert painter("uk").about("Vibro-Ax") == painter("uk").about("vibro_ax") != []
    name = words("uk")("outer_rim-character-jyn_erso")
    assert painter("uk").about("jyn erso") == painter("uk").about(name) != []


def test_cards_and_rules_are_looked_up_in_a_game() -> None:
    session, out = sitting(Table().begin().position, ["r vibro_ax", "r OR-MOVE-04", "q"])
    session.run()
    assert "Vibro-Ax (vibro_ax)" in out.getvalue() and "OR-MOVE-04  " in out.getvalue()


@pytest.mark.parametrize(
    ("seats", "width"), [(4, 80), pytest.param(1, 80, marks=long), pytest.param(3, 130, marks=long)]
)
def test_games_fit(seats: int, width: int) -> None:
    position, dice = GAME.start(seats, 8, {"random_map": True}), Dice(8)
    for number in range(600):
        if position.ask is None:
            break
        options = list(position.ask.options)
        if number % 30 == 0:
            seat = position.ask.seat if number % 60 else None
            may = [*options, *position.asides(position.ask.seat)]
            for lang in LANGUAGES:
                at = scene(position, seat, width, lang)
                parts = painter(lang).table(at) + painter(lang).menu(at, may)
                assert max(map(cell_len, printed(parts, width).splitlines())) <= width, (number, lang)
        position.play(options[below(dice, len(options))])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_the_letters(lang: str) -> None:
    said = words(lang)("cli-help-outer_rim-signs")
    for faction in ("rebel", "imperial", "hutt", "syndicate"):
        name = words(lang)("outer_rim-faction", faction=faction)
        assert f"{name[0]} {name}" in said
    for rank in ("white", "green", "yellow"):
        name = words(lang)(f"outer_rim-class-{rank}")
        assert f"{name[0]} {name}" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_factions_and_classes_apart(lang: str) -> None:
    factions = {words(lang)("outer_rim-faction", faction=one)[0] for one in ("rebel", "imperial", "hutt", "syndicate")}
    classes = {words(lang)(f"outer_rim-class-{one}")[0] for one in ("white", "green", "yellow")}
    assert (len(factions), len(classes)) == (4, 3)


def test_a_person_can_play_and_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = ["?", "1", "1", "u", "1", *["1"] * 40, "q"]
    code, out = run("play", "outer_rim", "--seats", "2", "--seed", "2", "--bot", "random", lines=lines)
    assert code == 0 and "Your board" in out and "To continue: starboard play outer_rim --resume" in out


def test_a_game_alone_goes_on_by_the_command_that_was_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("STARBOARD_CALLED", "python3 '../my games/run.py'")
    _, out = run("play", "outer_rim", "--seats", "1", "--seed", "2", lines=["1", "1", "1", "q"])
    front, door, *command = shlex.split(out.partition("To continue: ")[2])
    assert (front, door) == ("python3", "../my games/run.py") and "--bots" not in command
    code, out = run(*command, lines=["l", "q"])
    assert code == 0 and "Seat 2 plays " in out


def test_who_takes_a_character_is_not_called_by_it_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    session, out = sitting(GAME.start(1, 2), ["1", "1", "1", "q"])
    session.run()
    assert "Seat 1 plays Boba Fett." in out.getvalue()
    assert "Seat 2 plays Doctor Aphra." in out.getvalue() and "Doctor Aphra takes the helm: " in out.getvalue()


@long
def test_bots_play_a_whole_game_and_a_watcher_sees_nothing_hidden() -> None:
    code, text = run("play", "outer_rim", "--seats", "1", "--seed", "1", "--option", "fame=8", "--all-bots")
    assert code == 0 and "The game is over." in text
    assert "Your board" not in text and "Secret: " not in text


def test_a_secret_look_is_told_without_what_was_seen() -> None:
    t = Table("boba_fett han_solo").at("boba_fett", "lothal").contact("naboo/1", "chopper").at("han_solo", "kessel")
    t.at("boba_fett", "nav_ryloth_naboo_ll").play("move naboo", "peek naboo/1")
    names = [words("en").say(name) for name in t.position.names]
    told = {seat: "\n".join(map(str, event_lines(t.events, seat, painter(), names))) for seat in (0, 1, None)}
    assert "Boba Fett secretly looks at a contact on Naboo: Chopper." in told[0]
    for seat in (1, None):
        assert "Boba Fett secretly looks at a contact on Naboo." in told[seat] and "Chopper" not in told[seat]
