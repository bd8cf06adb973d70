"""`starboard pack`: new, export, check, preview, todo."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli import main as command_line
from starboard.texts import LANGUAGES

PACK = """
game = "outer_rim"
[[market]]
id = "salvage"
reward = [{do = "gain_credits", amount = 7000}]
[[market]]
id = "droid_parts"
cost = 500
[[ai]]
id = "ai_11"
planning = {mode = "first_that_applies", entries = [{do = "move_toward_goal"}]}
action = {mode = "all_that_apply", entries = []}
encounter = {mode = "first_that_applies", entries = [{do = "encounter_negative_patrol"}]}
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main(arguments)
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def check(capsys: pytest.CaptureFixture[str], folder: Path, text: str, lang: str = "en") -> tuple[int, str, str]:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return run(capsys, "pack", "check", str(file), "--lang", lang)


def test_a_good_pack_is_told_by_kind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = check(capsys, tmp_path, PACK)
    first, *rest = out.splitlines()
    assert (code, err) == (0, "")
    assert first.startswith("mine.toml: the game can be played with this pack. Its checksum is ")
    assert rest == ["Market cards, changed: salvage (reward), droid_parts (cost)", "AI cards, added: ai_11"]


def test_an_empty_pack(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = check(capsys, tmp_path, 'game = "outer_rim"')
    assert code == 0 and out.endswith("It changes nothing.\n")


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    code, out, _ = check(capsys, tmp_path, PACK, lang)
    assert code == 0 and "salvage (reward), droid_parts (cost)" in out and "changed" not in out
    code, out, err = check(capsys, tmp_path, PACK.replace("gain_credits", "gain_money"), lang)
    assert (code, out) == (2, "")
    assert err.startswith("mine.toml: ") and "salvage: reward[0].do: " in err and "gain_money" in err
    assert "unknown" not in err


def test_a_mistake_is_told_with_file_entry_and_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, err = check(capsys, tmp_path, PACK.replace("gain_credits", "gain_money"))
    line = "mine.toml: card salvage: reward[0].do: unknown effect “gain_money”; did you mean “gain_fame”?\n"
    assert (code, out, err) == (2, "", line)
    code, _, err = run(capsys, "pack", "check", str(tmp_path / "nothing.toml"), "--lang", "en")
    assert code == 2 and err.startswith("nothing.toml: cannot be read: ")


def test_a_new_pack_can_be_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    games = ("outer_rim", "carcassonne", None, "outer_rim")  # one in each language, and where nobody names one
    for lang, game in zip(LANGUAGES, games, strict=True):
        file = tmp_path / f"{lang}.toml"
        code, out, _ = run(capsys, "pack", "new", str(file), "--lang", lang, *(("--game", game) if game else ()))
        assert f'game = "{game or "carcassonne"}"' in file.read_text(encoding="utf-8")
        assert code == 0 and file.name in out and file.read_text(encoding="utf-8").startswith("# ")
        code, _, _ = run(capsys, "pack", "check", str(file), "--lang", lang)
        assert code == 0
    code, _, err = run(capsys, "pack", "new", str(file), "--lang", "en")
    assert code == 2 and err.startswith("uk.toml cannot be written: ")  # nobody's work is overwritten


def test_what_is_exported_can_be_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine, sheet = tmp_path / "mine.toml", tmp_path / "sheet.csv"
    mine.write_text(PACK, encoding="utf-8")
    code, _, _ = run(capsys, "pack", "export", str(sheet), "--only", "cargo", "ai", "--pack", str(mine), "--lang", "en")
    assert code == 0 and "ai_11" in sheet.read_text(encoding="utf-8")
    code, out, _ = run(capsys, "pack", "check", str(sheet), "--lang", "en")
    assert code == 0
    assert out.splitlines()[1:] == [
        "Market cards, changed: salvage (reward), droid_parts (cost)",
        "AI cards, added: ai_11",
    ]
    code, _, err = run(capsys, "pack", "export", str(tmp_path / "sheet.xls"), "--lang", "en")
    assert code == 2 and "must end in .toml" in err
    code, _, err = run(capsys, "pack", "export", "--lang", "en")
    assert (code, err) == (2, "Give the file of the pack.\n")


def test_a_pack_is_shown_as_text_and_as_a_page(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine, made = tmp_path / "mine.toml", tmp_path / "mine.html"
    named = PACK.replace('id = "droid_parts"', 'id = "droid_parts"\nname = {en = "Tom & Jerry", uk = "Запчастини"}')
    mine.write_text(named, encoding="utf-8")
    code, out, _ = run(capsys, "pack", "preview", str(mine), "--lang", "uk")
    assert code == 0 and "Запчастини (droid_parts)" in out and "7000" in out.replace("\N{NO-BREAK SPACE}", "")
    code, _, _ = run(capsys, "pack", "preview", str(mine), "--html", str(made), "--lang", "en")
    page = made.read_text(encoding="utf-8")
    assert code == 0 and page.count("<article") == 3 * len(LANGUAGES)
    assert "Tom &amp; Jerry" in page and "Запчастини" in page and "<script" not in page


def test_what_is_to_do_is_a_check_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PACK, encoding="utf-8")
    _, before, _ = run(capsys, "pack", "todo", "--game", "outer_rim", "--lang", "en")
    code, after, _ = run(capsys, "pack", "todo", str(file), "--lang", "en")
    assert code == 0 and "[x]" not in before
    assert [line.split()[1] for line in after.splitlines() if line.startswith("[x]")] == ["salvage", "droid_parts"]
    assert "Market cards, cargo: 2 of 10 checked" in after
    assert "Encounter cards, navpoint: 0 of 9 checked" in after
    (falcon,) = [line for line in after.splitlines() if "two_mods_or_one_mod_and_chewbacca" in line]
    assert falcon.endswith("is in the program)")
    assert "A pack cannot change the rules, the dice" in after


def test_other_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "pack", "open", "mine.toml", "--lang", "en")
    assert code == 2 and "open" in err


def test_each_game_with_packs_can_be_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "pack", "todo", "--game", "carcassonne", "--lang", "en")
    assert code == 0 and "Space tiles: 0 of 36 checked" in out and "[ ] PLANET_R – Alderaan: count, symbols" in out
    assert out.endswith("the dice, or the colours and factions of the players.\n")
    sheet = tmp_path / "tiles.csv"
    code, _, _ = run(capsys, "pack", "export", str(sheet), "--game", "carcassonne", "--lang", "en")
    assert code == 0
    text = sheet.read_text(encoding="utf-8")
    sheet.write_text(text.replace("tiles,E_CAP,5,", "tiles,E_CAP,4,"), encoding="utf-8")
    code, out, _ = run(capsys, "pack", "check", str(sheet), "--lang", "en")
    assert code == 0 and out.splitlines()[1:] == ["Space tiles, changed: E_CAP (count)"]
    code, out, _ = run(capsys, "pack", "preview", str(sheet), "--lang", "cs")
    assert code == 0 and "E_CAP" in out and "4 destičky" in out
    code, _, err = run(capsys, "pack", "todo", "--game", "chess", "--lang", "en")
    assert code == 2 and "chess" in err


def test_mistakes_in_tiles_are_told_one_by_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = 'game = "carcassonne"\n[[tiles]]\nid = "E_CAP"\ncount = -1\n[[tiles]]\nid = "G_BAND"\nedges = ["space"]\n'
    code, out, err = check(capsys, tmp_path, text)
    assert (code, out) == (2, "")
    assert err.splitlines() == [
        "mine.toml: tile E_CAP: count: must be at least 0",
        "mine.toml: tile G_BAND: edges: must be a list of 4",
    ]
