"""Looking back at a game: moment by moment, from a link, from a file, and playing on from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import Person
from browser.driving import Visitors, axe
from browser.playing import until
from server.running import Process, dice, play_on


@pytest.fixture(scope="module")
def finished(served: Process) -> str:
    """A game that is over, played without a browser."""
    with served.guest("Marie") as marie:
        table: str = marie.make("carcassonne", "me bot:random bot:greedy", start=True)["id"]
        play_on([marie.sit(table)], dice(8))
        return table


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_shared_link_opens_at_its_moment(person: Person, finished: str) -> None:
    page = person(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"/r/{finished}?ply=12")
    expect(page.get_by_role("slider")).to_have_value("12")
    page.get_by_role("button", name="Forward one move").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("The link to move 13 is in your clipboard")).to_be_visible()
    friend = person()
    friend.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(friend.get_by_role("slider")).to_have_value("13")
    expect(friend.locator('[aria-current="step"]')).to_contain_text("13")


def test_a_game_is_saved_loaded_and_played_on(person: Person, finished: str, tmp_path: Path) -> None:
    page = person("Ada")
    page.goto(f"/r/{finished}?ply=20")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save record").click()
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    assert file.read_text().startswith("starboard record 1\n")
    page.goto("/games")
    page.get_by_role("link", name="Load a record").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins|share"))
    expect(page.get_by_text("The dice were fair")).to_be_visible()
    page.get_by_role("link", name="Moves").click()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    for _ in range(4):
        slider.press("ArrowRight")
    expect(slider).to_have_value("4")
    page.get_by_role("button", name="Play from here").click()
    seen = until(page, "(seen) => seen.is === 'mine' && seen.glowing.length > 0")
    assert "/t/" in page.url and seen["glowing"][0].startswith("cell:")
    playing.Player(page, dice(1)).choose()


def test_a_file_that_is_no_record_is_refused_in_words(person: Person, tmp_path: Path, visitors: Visitors) -> None:
    page = person()
    page.goto("/r/file")
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\nthis is no record.\n")
    page.locator("input[type=file]").set_input_files(file)
    trouble = page.get_by_role("alert")
    expect(trouble.first).to_be_visible()
    assert re.search(r"\w+ \w+ \w+", trouble.first.inner_text())
    assert "record-" not in trouble.first.inner_text()
    assert all(" 4" in problem for problem in visitors.problems)
    visitors.problems.clear()


def test_play_from_a_moment_of_a_table(person: Person, finished: str) -> None:
    page = person("Grace")
    page.goto(f"/r/{finished}?ply=6")
    page.get_by_role("button", name="Play from here").click()
    until(page, "(seen) => seen.is === 'mine'")
    assert finished not in page.url


def test_the_end_in_a_chart_and_in_numbers(person: Person, finished: str) -> None:
    page = person()
    page.goto(f"/r/{finished}")
    summary = page.request.get(f"/api/tables/{finished}").json()
    expect(page.get_by_role("heading", name="Who led, move by move")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Points of everyone over")).first).to_be_visible()
    page.get_by_text("The charts in numbers").click()
    table = page.get_by_role("table", name="Points by source")
    total = table.get_by_role("row").filter(has_text="Total").get_by_role("cell").all_inner_texts()
    assert sorted(map(int, total)) == sorted(summary["scores"])
    over_time = page.get_by_role("table", name="Points over time").get_by_role("row").last
    assert sorted(map(int, over_time.get_by_role("cell").all_inner_texts())) == sorted(summary["scores"])
    assert axe(page) == []
