"""The page about a run: what it says is what the tables say, and it needs nothing else."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from starboard.cli import main as command_line
from starboard.lab import Run, simulate
from starboard.lab.report import figures
from starboard.lab.report.counts import Counts, Rate
from starboard.lab.report.html import Html, tag
from starboard.lab.report.page import command, page
from starboard.lab.report.sections import in_short, lengths, who_wins
from starboard.lab.report.teller import Teller, dice_tests, middle
from starboard.lab.statistics import wilson
from starboard.lab.study import study_of
from starboard.texts import LANGUAGES, words

VOID = {"meta"}
GAMES = 12


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed where it was opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: Counter[str] = Counter()
        self.figures: list[dict[str, Any]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements[name] += 1
        if name not in VOID:
            self.open.append(name)
        if name == "figure":
            self.figures.append({"text": [], "rows": [], "inside": Counter()})
        if "figure" in self.open:
            self.figures[-1]["inside"][name] += 1
            if name == "tr":
                self.figures[-1]["rows"].append([])

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name

    def handle_data(self, text: str) -> None:
        if "figure" in self.open:
            self.figures[-1]["text"].append(text)
            if self.open[-1] in ("td", "th"):
                self.figures[-1]["rows"][-1].append(text)

    def figure(self, title: str) -> dict[str, Any]:
        return next(one for one in self.figures if one["text"][0] == title)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    out = tmp_path_factory.mktemp("runs") / "run"
    return simulate(
        "carcassonne", GAMES, bots=["greedy", "random"], seats=2, out=out, jobs=1, batch=5, tables=["tallies", "turns"]
    )


@pytest.fixture(scope="module")
def read(run: Run) -> Reader:
    return Reader(page(run, words("en")))


def rows_of(run: Run, table: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = pq.read_table(run.folder.path / table).to_pylist()
    return listed


# What it says


def test_rates_are_those_of_the_results(run: Run, read: Reader) -> None:
    for title, column, names in (
        ("Wins by turn order", "order", {1: "First player", 2: "Second player"}),
        ("Wins by bot", "bot", {"greedy": "greedy", "random": "random"}),
    ):
        won: Counter[str] = Counter()
        for row in rows_of(run, "results"):
            won[names[row[column]]] += row["share"]
        (_, *told) = read.figure(title)["rows"]
        for name, games, rate, interval in told:
            name = name.rstrip(" ▲▼")
            low, high = wilson(won[name], GAMES)
            assert (games, rate) == (str(GAMES), f"{100 * won[name] / GAMES:.1f}%")
            assert interval == f"{100 * low:.1f}% – {100 * high:.1f}%"
        assert len(told) == 2


def test_points_by_source_are_means_of_winners_and_others(run: Run, read: Reader) -> None:
    won = {(row["game"], row["seat"]): row["share"] for row in rows_of(run, "results")}
    routes = [0.0, 0.0]
    for row in rows_of(run, "tallies"):
        if (row["kind"], row["name"]) == ("points", "route"):
            share = won[row["game"], row["seat"]]
            routes[0] += share * row["count"] / GAMES
            routes[1] += (1 - share) * row["count"] / GAMES
    told = {row[0]: row[1:] for row in read.figure("Where points come from")["rows"][1:]}
    assert [float(one) for one in told["complete trade routes"]] == pytest.approx(routes, abs=0.051)


def test_tiles_are_counted_once_a_game(run: Run, read: Reader) -> None:
    won = {(row["game"], row["seat"]): row["share"] for row in rows_of(run, "results")}
    with_curve = [
        won[row["game"], row["seat"]]
        for row in rows_of(run, "tallies")
        if (row["kind"], row["name"]) == ("tile", "V_CURVE")
    ]
    told = {row[0].rstrip(" ▲▼"): row[1:] for row in read.figure("Win rate of whoever drew the tile")["rows"][1:]}
    assert told["V_CURVE"][:2] == [str(len(with_curve)), f"{100 * sum(with_curve) / len(with_curve):.1f}%"]


def test_dice_are_counted_and_judged(run: Run, read: Reader) -> None:
    rolled = Counter[str]()
    for row in rows_of(run, "tallies"):
        if row["kind"] == "die":
            rolled[row["name"]] += row["count"]
    due = rolled.total() / 6
    far = sum((rolled[str(pips)] - due) ** 2 / due for pips in range(1, 7))
    figure = read.figure("Die")
    assert [row[:2] for row in figure["rows"][1:]] == [[str(pips), str(rolled[str(pips)])] for pips in range(1, 7)]
    said = " ".join(figure["text"])
    assert f"degrees of freedom 5, dice rolled: {rolled.total()}" in said and "Consistent with fair dice (p" in said
    assert float(re.findall(r"Chi-squared ([\d.]+)", said)[0]) == pytest.approx(far, abs=0.006)


def test_dishonest_dice_are_found(run: Run) -> None:
    counts = Counts(run)
    counts.dice["die"] = Counter({str(pips): 100 for pips in range(1, 6)} | {"6": 200})
    ((_, p),) = dice_tests(counts).values()
    assert p < 1e-9


def test_who_leads_wins_the_more_the_later(run: Run) -> None:
    counts = Counts(run)
    assert all(moment.leader.games == GAMES for moment in counts.moments)
    rates = [moment.leader.rate for moment in counts.moments]
    assert rates[0] == pytest.approx(0.5) and rates[-1] > 0.8
    first, last = counts.moments[0], counts.moments[-1]
    assert first.points.winners == first.points.others == 0 and last.points.winners > last.points.others


# How it says it


def test_what_is_told_in_short_of_leaders_says_how_sure_it_is(run: Run) -> None:
    counts = Counts(run)
    low, high = counts.moments[5].leader.interval
    (said,) = [line for line in in_short(Teller(counts, words("en"))) if "halfway" in line]
    assert f"(95% interval: {100 * low:.1f}% to {100 * high:.1f}%; games: {GAMES})" in said


def test_it_needs_nothing_else(run: Run) -> None:
    text = page(run, words("en"))
    assert "script" not in text and "http" not in text.replace("http-equiv", "")
    assert re.findall(r"url\((?!#hatched)", text) == [] and re.findall(r"\b(src|href|@import)\b", text) == []


def test_every_chart_has_words_and_a_table(read: Reader) -> None:
    assert len(read.figures) >= 9
    for figure in read.figures:
        inside = figure["inside"]
        assert inside["title"] == inside["desc"] == inside["table"] == inside["h3"] == 1 and inside["th"] > 2
        width = len(figure["rows"][0])
        assert all(len(row) == width for row in figure["rows"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("arcs", 3, {"leaders": True}), ("outer_rim", 1, {"fame": 8})],
    ids=["arcs", "outer_rim"],
)
def test_all_games_in_all_languages(
    game: str, seats: int, options: dict[str, Any], lang: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    out = tmp_path_factory.getbasetemp() / f"report-{game}-{seats}"
    found = simulate(game, 2, bots="random", seats=seats, options=options, out=out, jobs=1, batch=1)
    read = Reader(page(found, words(lang)))
    said = {text for figure in read.figures for text in figure["text"]}
    study = study_of(game)
    ids = {row["name"] for row in found.tallies().to_pylist() if row["kind"] not in study.dice or game == "outer_rim"}
    assert len(read.figures) >= 6 and not said & {
        name for name in ids if "_" in name or name.startswith(("bc", "lore"))
    }


def test_games_of_arcs_are_counted_in_chapters(tmp_path: Path) -> None:
    counts = Counts(simulate("arcs", 2, bots="random", seats=2, out=tmp_path / "run", jobs=1, tables=["results"]))
    counts.lengths["rounds"] = Counter({3: 1, 4: 1})
    (figure,) = Reader(str(next(lengths(Teller(counts, words("en")))))).figures
    assert (figure["text"][0], figure["rows"][0][0]) == ("Chapters in a game", "Chapters")


def test_people_who_were_seldom_there_are_left_out_as_things_are(tmp_path: Path) -> None:
    counts = Counts(simulate("arcs", 2, bots="random", seats=2, out=tmp_path / "run", jobs=1, tables=["results"]))
    counts.rates["leader"] = {"leader01": Rate(5, 20), "leader02": Rate(1, 1), "leader03": Rate(9, 30)}
    told = {one["text"][0]: one for one in Reader("".join(map(str, who_wins(Teller(counts, words("en")))))).figures}
    leaders = told["Wins by leader"]
    assert [row[1] for row in leaders["rows"][1:]] == ["30", "20"]
    assert "Left out because they came up in fewer than 20 games: 1" in leaders["text"]
    assert len(told["Wins by turn order"]["rows"]) == 3  # two games are few, but all there are


def test_a_run_of_results_alone_and_not_finished(tmp_path: Path) -> None:
    simulate("carcassonne", 5, bots="random", seats=3, out=tmp_path / "run", jobs=1, batch=2, tables=["results"])
    (tmp_path / "run" / "results" / "000000002.parquet").unlink()
    text = page(Run(tmp_path / "run"), words("en"))
    read = Reader(text)
    assert "The simulation is not finished: 3 games of 5." in text
    assert {figure["text"][0] for figure in read.figures} >= {"Wins by turn order", "Why games end"}
    assert "Where points come from" not in text


def test_the_command_plays_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"planet_reinforce": False, "colours": ["white", "orange"], "first_player": 1}
    run = simulate("carcassonne", 3, bots="random", options=options, out=tmp_path / "run", jobs=1, batch=1, seed=8)
    given = command(run).replace("FOLDER", str(tmp_path / "again")).split()[1:]
    with pytest.raises(SystemExit) as end:
        command_line.main([*given, "--jobs", "1"])
    assert end.value.code == 0
    assert Run(tmp_path / "again").manifest.digest == run.manifest.digest


# The command


def tell(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        command_line.main(["report", *arguments, "--lang", "en"])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err.strip()


def test_a_report_from_the_command_line(run: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, out = str(run.folder.path), tmp_path / "page.html"
    assert tell(capsys, folder, "--out", str(out)) == (0, f"The page is {out}\n", "")
    assert out.read_text(encoding="utf-8") == page(run, words("en"))
    assert tell(capsys, folder)[0] == 0 and (run.folder.path / "report.html").read_bytes() == out.read_bytes()
    code, _, err = tell(capsys, folder, "--out", str(tmp_path / "page.pdf"))
    assert code == 2 and "FILE.html, not" in err
    code, _, err = tell(capsys, str(tmp_path))
    assert code == 2 and "contains no simulation" in err
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "manifest.json").write_bytes((run.folder.path / "manifest.json").read_bytes())
    code, _, err = tell(capsys, str(tmp_path / "none"))
    assert code == 2 and "There is no game in" in err and not (tmp_path / "none" / "report.html").exists()


# Parts


def test_what_is_no_element_is_escaped() -> None:
    assert (
        tag("p", "a < b & c", Html("<b>d</b>"), class_="x", data_of='"')
        == '<p class="x" data-of="&quot;">a &lt; b &amp; c<b>d</b></p>'
    )


def test_columns_of_a_histogram() -> None:
    assert [(one.name, one.count) for one in figures.columns_of(Counter({3: 2, 5: 1}))] == [
        ("3", 2),
        ("4", 0),
        ("5", 1),
    ]
    wide = figures.columns_of(Counter({7: 1, 96: 4, 105: 1}))
    assert [wide[0].name, wide[-1].name, len(wide)] == ["5–9", "105–109", 21] and sum(one.count for one in wide) == 6


def test_middle_and_ends() -> None:
    assert middle(Counter({1: 1, 2: 1, 9: 1})) == 2 and middle(Counter({1: 3, 5: 1}), 0.75) == 1
    assert [figures.nice_end(most) for most in (0, 0.3, 1, 7, 11, 380)] == [1, 0.4, 1, 10, 20, 400]
    assert Rate(3, 0).rate == 0 and Rate(0.9999999 + 1e-6, 1).interval[1] == 1


def test_bots_are_called_as_at_a_table(run: Run) -> None:
    text = page(run, words("cs"))
    assert "boti: chamtivý, náhodný" in text and "--bots greedy,random" in text
    assert [row[0] for row in Reader(text).figures[0]["rows"][1:]] == ["chamtivý ▲", "náhodný ▼"]
