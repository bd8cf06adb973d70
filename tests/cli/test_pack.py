"""`starboard pack check`."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli import main as command_line

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
    assert (code, out, err) == (2, "", "mine.toml: card salvage: reward[0].do: unknown effect “gain_money”\n")
    code, _, err = run(capsys, "pack", "check", str(tmp_path / "nothing.toml"), "--lang", "en")
    assert code == 2 and err.startswith("nothing.toml: cannot be read: ")


def test_other_words_than_check_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "pack", "open", "mine.toml", "--lang", "en")
    assert code == 2 and "open" in err
