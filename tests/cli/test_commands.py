"""The commands around the games: rules, bench, verify, tables, schema."""

from __future__ import annotations

import gzip
import json
import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import starboard
from landings.keep import FOLDER as LANDINGS
from marks import long
from starboard.cli import main as command_line
from starboard.cli.rules import coverage, untestable_ids
from starboard.cli.terminal import Terminal
from starboard.kernel.chance import SHA256, Dice, below
from starboard.kernel.fair import Fairness, OldFairness, fresh_secret, promise_of, seal_of
from starboard.kernel.record import Record
from starboard.server import bench as server_bench
from starboard.tables.sqlite import migrate
from starboard.texts.catalogue import catalogue


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code, and what was written on standard output and on standard error."""
    with pytest.raises(SystemExit) as end:
        command_line.main(arguments)
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


# Rules.


def test_all_rules_are_listed_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "carcassonne", "--lang", "en")
    lines = [line for line in out.splitlines() if line.startswith("CSW-")]
    assert code == 0
    assert [line.split("  ")[0] for line in lines] == list(catalogue("carcassonne", "en").rules)


def test_rules_are_found_by_words_and_ids(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "carcassonne", "tie", "--lang", "en")
    assert "CSW-FIGHT-20  Points for ties and points for the later defeat add up." in out
    assert "CSW-SETUP-01" not in out
    _, out, _ = run(capsys, "rules", "carcassonne", "CSW-FIGHT-15", "--lang", "cs")
    assert next(line[:12] for line in out.splitlines() if line.startswith("CSW-")) == "CSW-FIGHT-15"
    assert "CSW-SETUP-01" not in out and "CSW-EX-" in out  # what cites it comes after it, in Czech too
    code, _, err = run(capsys, "rules", "carcassonne", "xylophone", "--lang", "en")
    assert code == 1 and err == "No rule contains “xylophone”.\n"


def test_the_id_of_a_rule_says_of_which_game_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "csw-fight-08", "--lang", "en")
    assert code == 0 and out == run(capsys, "rules", "carcassonne", "CSW-FIGHT-08", "--lang", "en")[1]
    assert "CSW-FIGHT-08  " in out
    code, out, _ = run(capsys, "rules", "OR-MOVE-04", "--json", "--lang", "pl")
    found = json.loads(out)
    assert code == 0 and next(iter(found)) == "OR-MOVE-04"
    assert all("OR-MOVE-04" in text for rule_id, text in found.items() if rule_id != "OR-MOVE-04")  # what cites it


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_rules_in_every_language(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    _, out, _ = run(capsys, "rules", "carcassonne", "fight", "--lang", lang)
    assert out.count("CSW-FIGHT-") >= 29


def test_what_is_ours_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "outer_rim", "--ours", "--lang", "en")
    assert code == 0 and "What is ours and what is printed" in out
    assert re.search(r"^Market cards +70 +– +48 +22 +12$", out, re.M)
    _, out, _ = run(capsys, "rules", "--ours", "--json", "--lang", "en")
    told = json.loads(out)
    assert [origin["key"] for origin in told["arcs"]][-2:] == ["ours-rules", "ours-open-questions"]
    assert told["carcassonne"] == json.loads(run(capsys, "rules", "carcassonne", "--ours", "--json")[1])


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "carcassonne", "CSW-SETUP-01", "--json", "--lang", "en")
    assert json.loads(out) == {"CSW-SETUP-01": "A game has 2 to 5 players."}


def test_coverage_counts_what_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = catalogue("carcassonne", "en")
    passing = {*rules.rules, *rules.examples} - {"CSW-END-09", "CSW-EX-07"}
    monkeypatch.setattr("starboard.cli.rules.passing_ids", lambda game, terminal: passing)
    assert coverage("carcassonne", Terminal("en")) == {
        "game": "carcassonne",
        "total": 123,
        "covered": 122,
        "missing": ["CSW-END-09"],
        "untestable": untestable_ids("carcassonne"),
        "examples": {"total": 28, "covered": 27, "missing": ["CSW-EX-07"]},
    }


def test_an_unknown_game_is_told_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "rules", "chess", "--lang", "en")
    assert code == 2 and err == "There is no game “chess”. Installed: arcs, carcassonne, outer_rim.\n"
    code, _, err = run(capsys, "rules", "chess", "--lang", "cs")
    assert code == 2 and "chess" in err and "Installed" not in err


# Benches.


def test_several_servers_of_a_bench_share_a_postgresql_database(capsys: pytest.CaptureFixture[str]) -> None:
    for database in ((), ("--database", "sqlite:///never-made.db")):
        code, out, errors = run(capsys, "bench", "server", "--servers", "2", *database)
        assert (code, out) == (2, "") and "PostgreSQL" in errors


def test_a_bench_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "carcassonne", "-n", "1", "--json")
    told = json.loads(out)
    wanted = {"game", "seats", "games_per_s", "decisions_per_s", "copy_us", "dump_load_us", "python", "compiled"}
    assert code == 0 and wanted <= told.keys() and told["game"] == "carcassonne"


@long
def test_a_bench_of_all_holds_every_game_and_the_server(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_bench, "STORED", 2)
    monkeypatch.setattr(server_bench, "in_another_process", lambda path: (1000.0, 0.0))
    code, out, _ = run(capsys, "bench", "all", "-n", "1", "--sockets", "2", "--seconds", "0.2", "--json")
    told = json.loads(out)
    assert code == 0 and list(told["games"]) == ["arcs", "carcassonne", "outer_rim"]
    assert all(one["decisions_per_s"] > 0 for one in told["games"].values())
    assert told["server"]["sockets"] == 2 and "moves_per_s" in told["server"] and told["version"]


# Fair dice.


def finished(fairness: OldFairness | None) -> Record:
    position = starboard.game("carcassonne").start(2, fairness.seed if fairness else 1)
    dice = Dice(3)
    while position.ask:
        position.play(position.ask.options[below(dice, len(position.ask.options))])
    record = Record.of(position)
    record.fairness = fairness
    return record


def fair() -> OldFairness:
    secret = fresh_secret()
    return OldFairness(promise_of(secret), secret, ["heads", "tails"])


def test_honest_dice_are_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    proof = fair()
    file = tmp_path / "game.txt"
    file.write_text(finished(proof).text)
    code, out, _ = run(capsys, "verify", str(file), "--promise", proof.promise, "--lang", "en")
    assert code == 0 and f"promised as {proof.promise}" in out
    code, _, err = run(capsys, "verify", str(file), "--promise", "0" * 64, "--lang", "en")
    assert code == 1 and "a different promise" in err


def test_dice_that_were_changed_are_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    honest, other = fair(), fair()
    record = finished(honest)
    record.fairness = OldFairness(honest.promise, other.secret, honest.luck)
    file.write_text(record.text)
    code, _, err = run(capsys, "verify", str(file), "--lang", "en")
    assert code == 1 and "does not match its promise" in err
    record.fairness = OldFairness(honest.promise, honest.secret, ["tails", "heads"])
    file.write_text(record.text)
    code, _, err = run(capsys, "verify", str(file), "--lang", "en")
    assert code == 1 and "seed does not come from" in err


def sealed() -> Record:
    secret, luck, names = fresh_secret(), ["heads", ""], ["Ada", "Grace"]
    seals = [seal_of("table", 0, seat, names[seat], luck[seat]) for seat in range(2)]
    proof = Fairness("table", 0, promise_of(secret), secret, seals, luck)
    record = Record.of(starboard.game("carcassonne").start(2, proof.seed, generator=SHA256))
    record.fairness, record.names = proof, names
    return record


def test_sealed_luck_is_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, record = tmp_path / "game.txt", sealed()
    file.write_text(record.text)
    code, out, _ = run(capsys, "verify", str(file), "--luck", "1=heads", "--luck", "2=", "--lang", "en")
    assert code == 0 and "Ada (seat 1) added luck of their own" in out and "Grace" not in out
    code, _, err = run(capsys, "verify", str(file), "--luck", "1=tails", "--lang", "en")
    assert code == 1 and "Seat 1 added different luck" in err
    code, _, err = run(capsys, "verify", str(file), "--luck", "3=x", "--lang", "en")
    assert code == 1 and "Seat 3" in err
    code, _, err = run(capsys, "verify", str(file), "--luck", "heads", "--lang", "en")
    assert code == 2 and "not a seat and its luck" in err
    record.names = ["Ada", "Eve"]
    file.write_text(record.text)
    code, _, err = run(capsys, "verify", str(file), "--lang", "en")
    assert code == 1 and "name at seat 2" in err


def test_a_record_without_a_proof_proves_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(finished(None).text)
    code, out, _ = run(capsys, "verify", str(file), "--lang", "en")
    assert code == 0 and "has no promise" in out
    assert run(capsys, "verify", str(tmp_path / "none.txt"))[0] == 2


# Tables, and the command itself.


def test_tables_tell_which_versions_of_the_rules_they_need(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, kept = tmp_path / "a.sqlite", LANDINGS / "41411f5" / "tables.db.gz"
    store.write_bytes(gzip.decompress(kept.read_bytes()))
    with closing(sqlite3.connect(store, isolation_level=None)) as connection:
        migrate(connection)  # as the server does: who only reads cannot
    code, out, _ = run(capsys, "tables", "versions", "--database", str(store), "--lang", "en")
    assert code == 0
    newest = starboard.game("outer_rim").version
    assert "Outer Rim, rules version 2: 3 tables, 2 unfinished." in out
    assert f"Outer Rim, rules version {newest}: " in out
    assert out.endswith("Records that people keep as files are not counted.\n")

    monkeypatch.setattr(type(starboard.game("carcassonne")), "oldest", 2)
    monkeypatch.setattr(type(starboard.game("carcassonne")), "version", 3)
    _, out, _ = run(capsys, "tables", "versions", "--database", str(store), "--lang", "en")
    lines = [line.partition("Edition, ")[2] for line in out.splitlines() if line.startswith("Carcassonne")]
    assert lines == [
        "rules version 1: 3 tables, 2 unfinished. This program no longer has it: these tables cannot be opened.",
        "rules version 2: 0 tables, 0 unfinished. No table here needs it: it can be retired.",
        "rules version 3: 0 tables, 0 unfinished. New tables use it.",
    ]


def test_exporting_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "tables", "export", "--lang", "en")
    assert (code, err) == (2, "`tables export` needs a FILE.\n")


def test_tables_of_an_empty_store_can_be_taken_elsewhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store, other, file = tmp_path / "a.sqlite", tmp_path / "b.sqlite", tmp_path / "tables.jsonl"
    assert run(capsys, "tables", "import", str(tmp_path / "none"), "--database", str(store), "--lang", "en")[0] == 2
    code, out, _ = run(capsys, "tables", "export", str(file), "--database", str(store), "--lang", "en")
    assert (code, out) == (0, f"0 tables are in {file}.\n")
    code, out, _ = run(capsys, "tables", "import", str(file), "--database", str(other), "--lang", "en")
    assert (code, out) == (0, "Tables imported: 0. Already there, and left alone: 0.\n")


@pytest.mark.parametrize("lang", ["en", "cs", "pl", "uk"])
@pytest.mark.parametrize("command", command_line.COMMANDS)
def test_every_command_has_help_in_every_language(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    code, out, _ = run(capsys, command, "--lang", lang, "--help")
    assert code == 0 and "cli-" not in out


def test_a_reader_who_has_enough_is_no_error() -> None:
    piped = f"{shlex.quote(sys.executable)} -m starboard rules carcassonne --lang en | head -1"
    ran = subprocess.run(["bash", "-c", piped], capture_output=True, text=True)
    assert (ran.stdout.count("\n"), ran.stderr) == (1, "")
