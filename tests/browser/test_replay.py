"""Looking back at a game: moment by moment, from a link, from a file, and playing on from there."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser import playing
from browser.conftest import Person
from browser.driving import Visitors, axe
from browser.playing import until
from marks import long
from server.running import Process, dice, play_on


@pytest.fixture(scope="module")
def finished(served: Process) -> str:
    """A game that is over, played without a browser."""
    with served.guest("Marie") as marie:
        table: str = marie.make("carcassonne", "me bot:random bot:greedy", start=True)["id"]
        play_on([marie.sit(table)], dice(8))
        return table


@long
def test_the_scrubber_goes_by_keys(person: Person, finished: str) -> None:
    page = person()
    page.goto(f"/r/{finished}")
    page.get_by_role("link", name="Moves").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 60
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(3):
        slider.press("ArrowRight")
    expect(slider).to_have_value("3")
    slider.press("PageUp")
    assert int(slider.input_value()) > 3
    slider.press("End")
    expect(slider).to_have_value(str(last))
    slider.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    assert re.search(r"\w{3}", slider.get_attribute("aria-valuetext") or "")
    # Without the slider, too: nothing has the focus then.
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page).to_have_url(re.compile(r"\?ply=1$"))


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
    expect(friend.locator('[data-ply][aria-current="step"]')).to_contain_text("13")


def test_a_game_is_saved_loaded_and_played_on(person: Person, finished: str, tmp_path: Path) -> None:
    page = person("Ada")
    page.goto(f"/r/{finished}?ply=20")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save record").click()
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    assert file.read_text().startswith("starboard record 2\n")
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


@long
def test_whoever_plays_on_is_not_called_back(person: Person, finished: str) -> None:
    page = person("Ada")
    page.clock.install(time=0)
    page.goto(f"/r/{finished}?ply=20")
    expect(page.get_by_role("slider")).to_have_value("20")
    page.clock.pause_at(3_600)
    held: list[Route] = []
    page.route(re.compile(r"/assets/Table-.*\.js"), lambda route: held.append(route))
    page.get_by_role("button", name="Forward one move").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/t/*")
    # The screen of the table is not there yet. Meanwhile the address of the moment was to be written.
    page.clock.run_for(2_000)
    assert "/t/" in page.url and held
    for route in held:
        route.continue_()
    expect(page.locator("section.decision.mine")).to_be_visible()


@long
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


@long
def test_play_from_a_moment_of_a_table(person: Person, finished: str) -> None:
    page = person("Grace")
    page.goto(f"/r/{finished}?ply=6")
    page.get_by_role("button", name="Play from here").click()
    until(page, "(seen) => seen.is === 'mine'")
    assert finished not in page.url


@long
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


@long
def test_the_file_of_a_game_names_its_players(person: Person, finished: str, tmp_path: Path) -> None:
    page = person()
    file = tmp_path / "game.txt"
    file.write_text(page.request.get(f"/api/tables/{finished}/record").text(), encoding="utf-8")
    page.goto("/r/file")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Marie").first).to_be_visible()
    # Whoever had no name is called by what is to be seen, not by a colour of the rulebook.
    words = page.locator("main").inner_text()
    assert "Black" not in words and "Green" not in words


@long
def test_moments_near_each_other_keep_their_numbers_apart(person: Person, finished: str) -> None:
    for size in ("desktop", "phone"):
        page = person(size=size)
        page.goto(f"/r/{finished}")
        numbers = page.locator("svg text.no")
        expect(numbers.first).to_be_visible()
        places = sorted(numbers.evaluate_all("(all) => all.map((one) => Number(one.getAttribute('x')))"))
        assert all(b - a >= 29 for a, b in itertools.pairwise(places)), places
        assert page.locator("svg path.lead").count() == len(places)


@long
def test_a_mark_on_the_line_leads_to_its_moment(person: Person, finished: str) -> None:
    page = person()
    page.goto(f"/r/{finished}?ply=1")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    mark = page.get_by_role("group", name="events").get_by_role("button").first
    ply = re.search(r"Move (\d+)", mark.get_attribute("aria-label") or "")
    assert ply is not None
    mark.click()
    expect(slider).to_have_value(ply[1])


@long
def test_what_began_in_the_middle_has_no_record_to_save(person: Person, finished: str) -> None:
    page = person("Grace")
    moves = [line for line in playing.ENDING.read_text(encoding="utf-8").splitlines() if line[0].isdigit()]
    table = playing.fork(page, playing.ENDING, len(moves) - 3, 0, 1)
    playing.sit(page, table)
    player = playing.Player(page, dice(1))
    while until(page, "(seen) => ['mine', 'over'].includes(seen.is)")["is"] == "mine":
        player.choose()
    page.goto(f"/r/{table}")
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("button", name="Save record")).to_have_count(0)
    page.goto(f"/r/{finished}")
    expect(page.get_by_role("button", name="Save record")).to_be_visible()


@long
def test_again_is_the_same_table_with_its_clock(person: Person) -> None:
    page = person("Ada")
    clock = {"kind": "game", "seconds": 1800.0, "reserve": 60.0}
    table = playing.make(page, "me bot:random", start=True, clock=clock, options={"planet_reinforce": False})
    playing.sit(page, table)
    page.evaluate(
        """(table) => new Promise((done, fail) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
          const say = (wish) => socket.send(JSON.stringify(wish))
          socket.onopen = () => { say({ do: 'hello', protocol: 2 }); say({ do: 'concede', id: 1, seat: 0 }) }
          socket.onmessage = ({ data }) => {
            const { it, reason } = JSON.parse(data)
            if (it === 'done') done()
            if (it === 'refused') fail(new Error(reason.key))
          }
        })""",
        table,
    )
    page.goto(f"/r/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page).to_have_url(re.compile("/t/"))
    made = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert made["clock_plan"] == clock and made["options"]["planet_reinforce"] is False
