"""How the built client is served. What it does is tested in tests/browser."""

from __future__ import annotations

import gzip
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.conftest import Guest
from server.running import Client, Running, config, running
from starboard.server import client as served
from starboard.server.compressed import takes
from starboard.server.preloads import language_of
from starboard.tables.store import StoreDown

PAGE = b"<!doctype html><head><title>Starboard</title></head>"
CODE = b"export const answer = 42\n" * 100
PRELOADS = {
    "pages": {"t": {"files": ["/assets/Table.js", "/assets/Table.css"], "words": ["", "table"]}},
    "boards": {"arcs": ["/assets/arcs.js", "/assets/kit.js"]},
    "words": {
        "en": {"": "/assets/en.js", "table": "/assets/table-en.js", "arcs": "/assets/arcs-en.js"},
        "cs": {"": "/assets/cs.js", "table": "/assets/table-cs.js", "arcs": "/assets/arcs-cs.js"},
    },
}
PACKED = {"Accept-Encoding": "br, gzip"}
PLAIN = {"Accept-Encoding": "identity"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As vite leaves it behind."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "sw.js").write_bytes(b"// a worker")
    (folder / "manifest-en.webmanifest").write_bytes(b"{}")
    (folder / "assets" / "index-abc.js").write_bytes(CODE)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(CODE))
    (folder / "assets" / "index-abc.css").write_bytes(b"a {}")
    (folder / "preloads.json").write_text(json.dumps(PRELOADS))
    (folder.parent / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture(scope="module")
def built(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.with_client, "__defaults__", (folder,))
        with running(config(f"sqlite:///{tmp_path_factory.mktemp('store')}/store.db")) as server:
            yield server


@pytest.fixture
def http(built: Running, guest: Guest) -> httpx.Client:
    client: Client = guest(built)
    return client.http


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new?game=arcs",
        "/t/abc",
        "/r/abc?ply=3",
        "/games",
        "/people",
        "/first/arcs",
        "/rules",
        "/p/%D0%86%D0%B2%D0%B0%D0%BD",
    ],
)
def test_every_address_of_ours_shows_the_page_which_is_asked_for_anew(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, re.sub(rb"<link .*?>", b"", answer.content)) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert http.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def named(answer: httpx.Response) -> list[str]:
    return re.findall(r'href="([^"]+)"', answer.text)


TABLE_IN_ENGLISH = ["/assets/en.js", "/assets/table-en.js", "/assets/Table.js", "/assets/Table.css"]


def test_the_page_of_a_table_names_what_it_needs(built: Running, guest: Guest) -> None:
    ada = guest(built, "Ada")
    begun = ada.make("arcs", "me me", start=True)["id"]
    answer = ada.http.get(f"/t/{begun}")
    assert named(answer) == [
        *TABLE_IN_ENGLISH[:2],
        "/assets/arcs-en.js",
        *TABLE_IN_ENGLISH[2:],
        "/assets/arcs.js",
        "/assets/kit.js",
        "/api/games/arcs/components",
    ]
    assert '<link rel="modulepreload" crossorigin href="/assets/arcs.js">' in answer.text
    assert '<link rel="preload" as="style" crossorigin href="/assets/Table.css">' in answer.text
    assert '<meta name="game" content="arcs"></head>' in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["vary"] == "accept-encoding, accept-language, cookie"
    again = ada.http.get(f"/t/{begun}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    # In the language of the browser.
    czech = ada.http.get(f"/t/{begun}", headers={"Accept-Language": "de, en;q=0.5, cs-CZ;q=0.8"})
    assert "/assets/arcs-cs.js" in named(czech)
    assert czech.headers["etag"] != answer.headers["etag"]


def test_no_board_is_named_where_none_is_shown(built: Running, guest: Guest) -> None:
    ada = guest(built, "Ada")
    waiting = ada.make("arcs", "me link")["id"]
    drawn_by_nobody = ada.make("carcassonne", "me me", start=True)["id"]  # not by this client
    for table in (waiting, drawn_by_nobody, "nowhere", "No%00where", "x" * 40):
        assert named(ada.http.get(f"/t/{table}")) == TABLE_IN_ENGLISH
    assert named(ada.http.get(f"/r/{waiting}")) == []


def test_who_may_not_watch_is_not_told_the_game(built: Running, guest: Guest) -> None:
    ada, eve = guest(built, "Ada"), guest(built, "Eve")
    private = ada.make("arcs", "me me", start=True, watchers="nobody")["id"]
    assert "/assets/arcs.js" in named(ada.http.get(f"/t/{private}"))
    assert named(eve.http.get(f"/t/{private}")) == TABLE_IN_ENGLISH


def test_a_page_does_without_a_store(built: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(_: str) -> None:
        raise StoreDown("server-store")

    monkeypatch.setattr(built.house.store, "summary", down)
    answer = guest(built).http.get("/t/abc")
    assert (answer.status_code, named(answer)) == (200, TABLE_IN_ENGLISH)


def test_looking_for_the_game_of_a_page_counts_as_asking_for_it(
    built: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest(built, "Ada")
    begun = ada.make("arcs", "me me", start=True)["id"]
    monkeypatch.setattr(built.house.requests, "allows_address", lambda *_: False)
    answer = ada.http.get(f"/t/{begun}")
    assert (answer.status_code, named(answer)) == (200, TABLE_IN_ENGLISH)


def test_what_pages_name_is_no_address(http: httpx.Client) -> None:
    assert http.get("/preloads.json").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("uk-UA,uk;q=0.9", "uk"), ("de,PL;q=0.4,cs;q=0.5", "cs"), ("de-DE", "en"), ("cs;q=x, pl", "pl")],
)
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize("path", ["/apiary", "/no/such/page", "/t", "/p/", "/first"])
def test_where_there_is_nothing_the_page_says_so(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert http.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 404
    assert http.head(path).status_code == 404


def test_the_service_worker_leaves_alone_what_is_not_the_clients() -> None:
    worker = Path(__file__).parents[2] / "web" / "sw.js"
    [listed] = re.findall(r"NOT_PAGES = \[(.*)\]", worker.read_text(encoding="utf-8"))
    assert {*re.findall(r"'(\w+)'", listed)} == {*served.OURS}


def test_the_pages_are_those_of_the_router() -> None:
    router = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
    known = re.findall(r"first === '(\w+)'( && second)?\)", router.read_text(encoding="utf-8"))
    assert {page for page, second in known if not second} == {*served.PAGES}
    assert {page for page, second in known if second} == {*served.PAGES_OF}


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/no/such", "/health/no", "/metrics/no", "/assets/gone.js"])
def test_what_is_not_the_clients_is_not_found(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404 and answer.json()["reason"]["key"] == "server-problem"


def test_the_api_answers_as_before(http: httpx.Client) -> None:
    assert http.get("/health").json()["status"] == "ok"
    assert b"starboard" in http.get("/metrics").content
    assert http.get("/api/me").json() is None


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/index-abc.js"])
def test_pages_are_only_for_reading(http: httpx.Client, path: str) -> None:
    assert http.post(path).status_code in (404, 405)
    head = http.head(path, headers=PLAIN)
    assert head.status_code == 200 and head.content == b""
    assert head.headers["content-length"] == http.get(path, headers=PLAIN).headers["content-length"]


@pytest.mark.parametrize(
    ("path", "media_type", "cache"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/index-abc.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/icon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest-en.webmanifest", "application/manifest+json", "no-cache"),
    ],
)
def test_files_have_types_and_times(http: httpx.Client, path: str, media_type: str, cache: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (media_type, cache)


def test_files_are_sent_packed_to_who_can_unpack_them(http: httpx.Client) -> None:
    packed, plain = (http.get("/assets/index-abc.js", headers=how) for how in (PACKED, PLAIN))
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.content == plain.content == CODE
    assert int(packed.headers["content-length"]) < len(CODE) / 10
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path", ["/assets/../../secret.txt", "/../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd"]
)
def test_nothing_else_can_be_read(built: Running, path: str) -> None:
    with httpx.Client(trust_env=False) as client:
        request = client.build_request("GET", built.url)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code == 404 or answer.content == PAGE


def test_only_what_comes_from_us_in_files_runs(http: httpx.Client) -> None:
    for path in ("/", "/assets/index-abc.js", "/api/me"):
        policy = dict(
            part.strip().split(" ", 1) for part in http.get(path).headers["content-security-policy"].split(";")
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert policy["manifest-src"] == policy["worker-src"] == "'self'"
        assert http.get(path).headers["x-content-type-options"] == "nosniff"


def test_a_client_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    client = served.Client(tmp_path / "nowhere")
    found = client.find("/")
    assert found is not None and b"python3 run.py build" in found.body and found.cache == "no-store"
    assert client.find("/assets/index.js") is None


def test_a_client_that_is_built_anew_is_read_anew(tmp_path: Path) -> None:
    client = served.Client(tmp_path)
    (tmp_path / "index.html").write_text("one")
    os.utime(tmp_path / "index.html", (1, 1))
    assert (found := client.find("/")) and found.body == b"one"
    (tmp_path / "index.html").write_text("two")
    assert (found := client.find("/")) and found.body == b"two"


def test_loading_the_client_is_not_limited(folder: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served.with_client, "__defaults__", (folder,))
    with running(config(url, requests_per_s=0.01, requests_at_once=2)) as server, server.guest() as guest:
        assert {guest.get("/assets/index-abc.js").status_code for _ in range(20)} == {200}
        assert [guest.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize(
    ("accepted", "yes"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("br", False),
        ("", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
    ],
)
def test_what_an_accept_encoding_says(accepted: str, yes: bool) -> None:
    assert takes(accepted, "gzip") == yes
