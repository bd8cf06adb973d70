"""A game of another package in the browser: its words, pictures and rules are the server's, its board the plain one.

With a board of its own it is in test_own_board.py.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from browser import driving
from browser.playing import decision, until
from browser.servers import with_package
from marks import long
from server.running import Process


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """In place of the server of all other tests."""
    with with_package("nim", tmp_path_factory.mktemp("nim"), board=False) as server:
        yield server


@long
def test_the_server_tells_all_that_it_has_of_the_game(served: Process) -> None:
    with served.guest() as guest:
        told = {game["id"]: game for game in guest.get("/api/games").json()}
        nim = told["nim"]
        assert nim["options"]["properties"]["stones"]["rule"] == "NIM-SETUP-01"
        assert (nim["rules"], nim["levels"], nim["art"]) == ("NIM", ["random"], ["cover", "glyph"])
        assert nim["board"] is False and guest.get("/api/games/nim/board.js").status_code == 404
        assert nim["fields"]["taken"] == {"by_seat": True}
        assert nim["fields"]["hand"]["names"]["pair"] == {"key": "nim-card", "args": {"card": "pair"}}
        assert (told["carcassonne"]["rules"], told["carcassonne"]["art"]) == ("CSW", [])
        words = guest.get("/api/games/nim/words", lang="pl").json()["ftl"]
        assert "nim-ask-play = " in words and "report-nim" not in words
        assert "cli-arcs" not in guest.get("/api/games/arcs/words").json()["ftl"]
        picture = guest.get("/api/games/nim/art/cover")
        assert picture.headers["content-type"] == "image/svg+xml" and picture.text.startswith("<svg")
        missing = ("/api/games/nim/art/pyproject", "/api/games/arcs/art/cover", "/api/games/chess/words")
        assert [guest.get(path).status_code for path in missing] == [404, 404, 404]


@long
def test_the_lobby_shows_it_like_any_other(person: driving.Visitors) -> None:
    page = person("Ada", lang="cs")
    page.goto("/")
    card = page.locator("article.game", has=page.locator("#game-nim"))
    expect(card.get_by_role("heading")).to_have_text("Nim s kartami v ruce")
    expect(card.locator("image")).to_have_attribute("href", "/api/games/nim/art/cover")
    expect(card).to_contain_text("Ber kameny podle karet")
    page.goto("/new?game=nim")
    expect(page.get_by_role("heading", name="Kameny")).to_be_visible()
    page.get_by_role("button", name="NIM-SETUP-01").click()
    expect(page.get_by_role("dialog")).to_contain_text("Na hromádce je 15 kamenů")


def sit(page: Page) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    made = page.request.post("/api/tables", data={"game": "nim", "seats": seats, "start": True})
    page.goto(f"/t/{made.json()['id']}")
    until(page, "(seen) => seen.is === 'mine' && seen.options.length > 0")


def test_a_hand_is_told_as_a_hand_and_options_by_their_labels(person: driving.Visitors) -> None:
    page = person("Ada")
    sit(page)
    board = page.locator(".plain")
    hand = board.locator("section", has=page.get_by_role("heading", name="Your hand"))
    expect(hand.locator(".seats")).to_have_count(0)
    expect(hand.locator("li")).to_have_count(3)
    for card in hand.locator("li").all_inner_texts():
        assert card in ("the one", "the two", "the three")
    taken = board.locator("section", has=page.get_by_role("heading", name="Stones taken"))
    expect(taken.locator(".seats li")).to_have_count(3)
    expect(taken).to_contain_text("Ada")
    for place in (board.locator("section").first, decision(page)):
        texts = place.locator("button.may, .opt").all_inner_texts()
        assert texts and all(text in ("Play the one", "Play the two", "Play the three") for text in texts)


def play_to_the_end(board: Locator, heap: Locator) -> None:
    """Take what may be taken first, turn by turn; `heap` is where one sees that it was."""
    for _ in range(40):
        seen = until(board.page, "(seen) => (seen.is === 'mine' && seen.options.length > 0) || seen.is === 'over'")
        if seen["is"] == "over":
            break
        left = heap.text_content() or ""
        board.locator("button.may").first.click()
        board.locator("button.on").first.click()  # a second click means it
        expect(heap).not_to_have_text(left)


def test_it_is_played_to_its_end(person: driving.Visitors) -> None:
    page = person("Ada", lang="uk")
    sit(page)
    board = page.locator(".plain")
    play_to_the_end(board, board.locator("section", has=page.get_by_role("heading", name="Камені в купі")))
    expect(page.get_by_text("Останній камінь").first).to_be_visible()
