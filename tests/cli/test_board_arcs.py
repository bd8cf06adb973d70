"""Arcs in the terminal: what a person sees of the table, and how options are listed."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len

from cli.at_table import menu, painted, printed, run, scene, sitting
from games.arcs.table import Table
from marks import long
from starboard.cli.boards import painter_of
from starboard.cli.boards.arcs import ArcsPainter
from starboard.games.arcs.game import GAME
from starboard.kernel.random_games import walk
from starboard.texts import LANGUAGES, words


def painter(lang: str = "en") -> ArcsPainter:
    made = painter_of(GAME, words(lang))
    assert isinstance(made, ArcsPainter)
    return made


def cells(text: str) -> list[list[str]]:
    """The map: for each cluster its number and systems, the lines of each system joined."""
    rows: list[list[str]] = [[""] * 5]
    for line in text.splitlines():
        if line.startswith("│"):
            parts = line.strip("│").split("│")
            rows[-1] = [f"{before} {part.strip()}".strip() for before, part in zip(rows[-1], parts, strict=True)]
        elif line.startswith("├"):
            rows.append([""] * 5)
    return rows


def test_the_map_has_a_row_for_each_cluster_in_play() -> None:
    rows = cells(painted(Table("red blue white")))
    assert rows[0] == ["", "Gate", "Arrow", "Crescent", "Hex"]
    assert [row[0] for row in rows[1:]] == ["1", "2", "4", "5"]
    assert rows[2] == ["2", "", "psionic ·", "weapon ·", "relic · ·"]


def test_ships_fresh_and_damaged_buildings_and_control() -> None:
    t = Table("red blue white").ships("red", "c1_gate", 3, damaged=1).ships("blue", "c1_gate", 0, damaged=2)
    t.ships("blue", "c1_hex", 2).ships("red", "c1_hex", 2).city("blue", "c1_hex").starport(
        "red", "c1_hex", damaged=True
    )
    gate, hexagon = cells(painted(t))[1][1], cells(painted(t))[1][4]
    assert gate == "[▲] ▲3△1 □2"
    assert hexagon == "material ■C ▲S! ▲2 ■2"  # as many of each: nobody controls it


def test_what_was_used_in_this_turn_is_marked() -> None:
    t = Table("red blue").city("red", "c1_arrow").lead("red", "administration_2").play("tax c1_arrow/1")
    assert "▲C'" in painted(t)


def test_players_are_told_apart_by_shape_and_not_by_colour() -> None:
    text = painted(Table("red blue white yellow"))
    for shape, name in zip("▲■◆★", ("Red", "Blue", "White", "Yellow"), strict=True):
        assert f"{shape} {name}" in text


def test_the_court_with_agents_and_raid_costs() -> None:
    text = painted(Table("red blue white").court("bc07 red:2 white:1", "bc31"))
    assert re.search(r"Loyal Pilots \(bc07\) +fuel · 3 keys +▲2 ◆1", text)
    assert re.search(r"Call to Action \(bc31\) +vox card", text)


def test_ambitions_with_standings_and_what_they_would_bring() -> None:
    t = Table("red blue white").slots("red", "fuel material").slots("blue", "fuel").markers(None, "tycoon", None)
    text = painted(t)
    assert "Ambitions (free: 2/0, 5/3)" in " ".join(text.split())
    assert re.search(r"Tycoon +3/2 +2 \+3 +1 \+2 +0\n", text)
    assert re.search(r"Keeper +0 +0 +0\n", text)


def test_tokens_of_the_third_player_are_shown_to_two() -> None:
    position = GAME.start(2, 1)
    assert "box" in printed(painter().table(scene(position, 0)))
    assert "box" not in painted(Table("red blue white"))


def test_resources_cards_captives_trophies_and_outrage() -> None:
    t = Table("red blue white").slots("red", "fuel - relic").cards("red", "bc05 lore03").cities_off("red", 2)
    t.captive("red", "blue", 2).trophy("red", "white", "ship", 3).outrage("blue", "fuel", "relic")
    text = " ".join(painted(t).split())
    assert "▲ Red: slots 1: fuel, 2: –, 3: relic, 4: – · Sprinter Drives (lore03), Construction Union (bc05)" in text
    assert "captives: ■2 · trophies: ◆ship ×3" in text
    assert "■ Blue: slots 1: –, 2: – · Outrage: fuel, relic" in text


def test_only_ones_own_hand_is_shown() -> None:
    t = Table("red blue").hand("red", "aggression_2 mobilization_5").hand("blue", "construction_3")
    assert "Your hand: Aggression 2 (••• Tycoon) · Mobilization 5 (•• Keeper)" in painted(t, 0)
    assert "Your hand: Construction 3" in painted(t, 1)
    assert "Your hand" not in painted(t, None)
    assert "Construction 3" not in painted(t, 0)


def test_a_seven_declares_anything_and_a_one_nothing() -> None:
    t = Table("red blue white yellow").hand("red", "aggression_7 administration_1")
    assert "Administration 1 (••••) · Aggression 7 (• *)" in painted(t)


def test_the_round_shows_cards_face_up_and_face_down() -> None:
    t = Table("red blue white").hand("red", "construction_2 construction_4").hand("white", "administration_3")
    t.ships("red", "c1_gate", 1).ships("blue", "c2_gate", 1).ships("white", "c4_gate", 1)
    t.hand("blue", "aggression_4 aggression_5 aggression_6")
    t.play("lead construction_2", "declare tycoon", "copy aggression_4", "seize aggression_5")
    text = " ".join(painted(t, 0).split())
    assert "This round: ▲ lead Construction 2 → 0 · ■ copy (face down) + (face down)" in text
    assert "■ copy Aggression 4 + Aggression 5" in " ".join(painted(t, 1).split())


def test_a_battle_shows_sides_and_dice() -> None:
    t = Table("red blue").ships("red", "c1_gate", 2).ships("blue", "c1_gate", 2, damaged=1).lead("red", "aggression_6")
    t.play("battle c1_gate 1", "dice assault 1", dice="assault:1")
    assert "⚔ ▲ Red → ■ Blue · Gate 1 · 2 ship hits" in painted(t)


# The menu.


def test_moves_are_listed_by_where_they_start() -> None:
    t = Table("red blue").ships("red", "c1_gate", 2).ships("red", "c1_hex", 1).lead("red", "mobilization_6")
    text = menu(t)
    assert re.search(r"^move: Gate 1 → \d+ Arrow 1 · \d+ Crescent 1 · \d+ Hex 1", text, re.M)
    assert re.search(r"^move: Hex 1 → \d+ Gate 1", text, re.M)
    assert re.search(r"^ *\d+  end the turn", text, re.M)


def test_every_number_in_the_menu_is_an_option() -> None:
    for position, option in walk(GAME, 3, {}, 3):
        if option is None or position.ask is None:
            break
        options = list(position.ask.options)
        text = printed(painter().menu(scene(position, position.ask.seat, 200), options), 200)
        numbers = {int(number) for number in re.findall(r"(?:^|[ →·] ?)(\d+) ", text, re.M)}
        assert set(range(1, len(options) + 1)) <= numbers
        assert painter().read(str(len(options)), options) == options[-1]


def test_what_a_label_cannot_tell_stands_behind_it() -> None:
    t = Table("red blue").ships("red", "c1_hex", 2).city("blue", "c1_hex").starport("blue", "c1_hex", damaged=True)
    t.slots("blue", "fuel relic").lead("red", "aggression_6").play("battle c1_hex 1")
    t.play("dice raid 1", dice="raid:1")
    assert "1  resource in slot 2 (1 key): relic" in menu(t)


def test_buildings_that_may_be_hit_are_told_apart() -> None:
    t = Table("red blue").ships("red", "c1_hex", 3).city("blue", "c1_hex").starport("blue", "c1_hex", damaged=True)
    t.lead("red", "aggression_6").play("battle c1_hex 1")
    t.play("dice skirmish 3", dice="skirmish:4 skirmish:5 skirmish:1")
    text = menu(t)
    assert re.search(r"slot 1 +\(Blue: city, material\)", text)
    assert re.search(r"slot 2 +\(Blue: starport, damaged, material\)", text)


def test_cards_to_draft_are_shown_with_their_text() -> None:
    position = GAME.start(2, 1, {"leaders": True})
    assert position.ask is not None
    text = printed(painter().menu(scene(position, position.ask.seat), list(position.ask.options)))
    first = position.ask.options[0].targets[0].removeprefix("draft:")
    told = words("en")(f"arcs-card-{first}-text").split()
    assert " ".join(told) in " ".join(text.split())


# Looking things up, whole games, languages.


def test_a_card_is_looked_up_by_its_id_or_name() -> None:
    for wanted in ("bc12", "Prison Wardens", "prison wardens"):
        (text,) = painter().about(wanted)
        assert str(text).startswith("Prison Wardens (bc12)  Pressgang")
    assert painter().about("ARC-TAX-01") == painter().about("") == []
    (text,) = painter_of(GAME, words("uk")).about("Empath's Bond")
    assert [text] == painter_of(GAME, words("uk")).about("узи емпата") and "Узи Емпата (lore20)" in str(text)


def test_english_names_are_shown_to_those_who_want_them() -> None:
    for lang, options, name in (
        ("cs", (), "Vězeňští dozorci (bc12)"),
        ("cs", ("--english-names",), "Vězeňští dozorci (Prison Wardens, bc12)"),
        ("en", ("--english-names",), "Prison Wardens (bc12)"),
    ):
        _, out = run("play", "arcs", "--seed", "1", "--lang", lang, *options, lines=["r bc12", "q"])
        assert name in out, (lang, options)


def test_cards_and_rules_are_looked_up_in_a_game() -> None:
    session, out = sitting(Table("red blue").begin().position, ["r bc12", "r ARC-TAX-01", "q"])
    session.run()
    assert "Prison Wardens (bc12)" in out.getvalue() and "ARC-TAX-01  " in out.getvalue()


@long
def test_whole_games_fit() -> None:
    options = {"leaders": True, "pack": True, "lore": 2}
    for number, (position, option) in enumerate(walk(GAME, 4, options, 5)):
        if number % 40 and option is not None:
            continue
        seat = position.ask.seat if position.ask else None
        for width, lang in product((80, 120), LANGUAGES):
            parts = painter(lang).table(scene(position, seat, width, lang))
            if position.ask:
                parts += painter(lang).menu(scene(position, seat, width, lang), list(position.ask.options))
            assert max(map(cell_len, printed(parts, width).splitlines())) <= width, (number, lang)


# Every day: one of Carcassonne (test_play.py), and the menu of any moment.
@long
def test_a_game_against_bots_from_the_first_option_to_the_last(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    lines = ["?", "1", "u", "1", *["1"] * 1500]
    code, out = run("play", "arcs", "--seats", "3", "--seed", "2", "--bot", "random", lines=lines)
    assert code == 0
    assert "The game is over." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_the_letters_of_buildings(lang: str) -> None:
    said = words(lang)("cli-help-arcs-signs")
    for piece in ("city", "starport"):
        letter = words(lang)(f"arcs-piece-{piece}")[0].upper()
        assert re.search(rf"\b{letter}\b", said)


@long
def test_watching_bots_shows_no_hand() -> None:
    code, text = run("play", "arcs", "--seats", "2", "--seed", "1", "--bot", "random", "--all-bots")
    assert code == 0 and "Your hand" not in text and "for chapter 1: " not in text
