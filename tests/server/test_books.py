"""The rules in words and the components of each game, as the client reads them."""

from __future__ import annotations

import threading
from copy import copy

import msgspec
import pytest

from server.conftest import Guest
from server.running import Running
from starboard.games.carcassonne.game import GAME
from starboard.kernel.origins import origins_of
from starboard.texts import LANGUAGES
from starboard.texts.catalogue import cases, catalogue
from starboard.texts.folders import story_files


def test_components_are_what_is_printed_and_only_a_mark_of_how_we_know_it(server: Running, guest: Guest) -> None:
    told = guest(server).get("/api/games/carcassonne/components").json()
    assert list(told) == ["tiles", "odds", "mark"] and told["mark"] == "house"
    assert [tile["id"] for tile in told["tiles"]] == [tile.id for tile in GAME.content.tiles]
    assert {name for tile in told["tiles"] for name in tile} == {
        "id", "count", "edges", "segments", "planet", "symbols"
    }  # fmt: skip
    for tile, printed in zip(told["tiles"], GAME.content.tiles, strict=True):
        assert (tile["count"], tile["edges"]) == (0 if printed.start else printed.count, list(printed.edges))
        assert tile["segments"] == [
            {"id": one.id, "kind": one.kind, "edges": one.edges, "inner_end": one.inner_end} for one in printed.segments
        ]
        assert tile["symbols"] == [{"faction": one.faction, "segment": one.segment} for one in printed.symbols]


def test_what_is_ours_is_counted(server: Running, guest: Guest) -> None:
    told = guest(server).get("/api/games/carcassonne/origins").json()
    assert told == msgspec.to_builtins(origins_of(GAME))
    assert told[0] == {"key": "carcassonne-ours-tiles", "sources": {"public": 37, "house": 39}, "doubt": 0}
    assert guest(server).get("/api/games/harbour/origins").json() == []


def test_a_game_without_components_says_so(server: Running, guest: Guest) -> None:
    answer = guest(server).get("/api/games/harbour/components")
    assert answer.status_code == 200 and answer.json() is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_in_each_language(server: Running, guest: Guest, lang: str) -> None:
    found = catalogue("carcassonne", lang)
    told = guest(server).get("/api/games/carcassonne/rules", lang=lang).json()
    ours = told.pop("cases")
    assert told == {
        "title": found.title, "areas": found.areas, "rules": found.rules,
        "examples": found.examples, "ambiguities": found.ambiguities,
    }  # fmt: skip
    assert all(rule.split("-")[1] in told["areas"] for rule in told["rules"])
    # A language that lacks examples or ambiguities speaks of none; the others all have the same.
    here = found.examples.keys() | found.ambiguities.keys()
    assert {case for some in ours.values() for case in some} <= here
    assert ours == {
        rule: some for rule, every in cases("carcassonne").items() if (some := [case for case in every if case in here])
    }


def test_a_rule_has_the_cases_that_name_it_and_those_that_settled_it() -> None:
    of = cases("carcassonne")
    assert of["CSW-PLACE-04"] == ["CSW-EX-01"]
    assert "CSW-EX-14" in of["CSW-FIGHT-17"]  # by "CSW-FIGHT-15 to CSW-FIGHT-20"
    assert "CSW-AMB-11" in of["CSW-FIGHT-08"]  # by its basis, "R A11"
    assert "CSW-PLACE-03" not in of


@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_every_case_of_a_rule_is_told_in_english(game: str) -> None:
    english = catalogue(game, "en")
    assert cases(game).keys() <= english.rules.keys()
    assert {
        case for some in cases(game).values() for case in some
    } <= english.examples.keys() | english.ambiguities.keys()
    marked = {rule for rule, marks in english.basis.items() if any(mark[1:].isdigit() for mark in marks.split())}
    assert marked <= cases(game).keys()


def test_rules_are_english_unless_another_language_is_wanted(server: Running, guest: Guest) -> None:
    told = guest(server).get("/api/games/carcassonne/rules").json()
    assert told["title"] == catalogue("carcassonne", "en").title


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/components", 404),
        ("/api/games/chess/rules", 404),
        ("/api/games/harbour/rules", 404),  # a game, but nobody has written its rules down
        ("/api/games/outer_rim/stories/nothing", 404),
        ("/api/games/outer_rim/stories/..%2fcards", 404),
        ("/api/games/carcassonne/rules?lang=de", 400),
        ("/api/games/carcassonne/rules?lang=../en", 400),
        ("/api/games/carcassonne/rules?lang=", 400),
    ],
)
def test_what_is_not_there_is_refused_in_words(server: Running, guest: Guest, path: str, status: int) -> None:
    answer = guest(server).http.get(path)
    assert answer.status_code == status
    assert answer.json()["reason"]["key"] and answer.json()["text"]


@pytest.mark.parametrize("path", ["/api/games/carcassonne/components", "/api/games/carcassonne/rules?lang=uk"])
def test_books_are_small_and_not_sent_twice(server: Running, guest: Guest, path: str) -> None:
    http = guest(server).http
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    packed = http.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "max-age" in packed.headers["cache-control"] and packed.headers["vary"] == "accept-encoding"

    again = http.get(path, headers={"If-None-Match": f'"other", {packed.headers["etag"]}'})
    assert again.status_code == 304 and again.content == b""
    assert http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_what_is_long_to_make_keeps_nobody_waiting(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by: list[str] = []
    game = server.house.hub.games.game("carcassonne")

    def components(of: object) -> dict[str, int]:
        made_by.append(threading.current_thread().name)
        return {}

    monkeypatch.setattr(type(game), "components", components)
    fresh = copy(game)  # of which nothing is kept yet
    monkeypatch.setattr(server.house.hub.games, "played_with", lambda *_: fresh)
    assert guest(server).get("/api/games/carcassonne/components").json() == {}
    assert made_by and server.thread.name not in made_by


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stories_come_in_parts(server: Running, guest: Guest, lang: str) -> None:
    told = guest(server).get("/api/games/outer_rim/stories/navpoint", lang=lang).json()
    assert told == {"ftl": story_files(lang, "outer_rim")["navpoint"].read_text(encoding="utf-8")}
    assert "outer_rim-story-" not in guest(server).get("/api/games/outer_rim/words", lang=lang).json()["ftl"]
