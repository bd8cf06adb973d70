"""Starboard as an app: a browser finds it installable, it opens without a network, and a new build is told of once."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Person, Shot
from browser.driving import CLIENT, FLAGS, PATIENCE, Visitors, axe, chromium, too_wide
from browser.looking import missing_words
from browser.servers import visiting
from marks import long
from server.running import Running, config, running
from starboard.server import client
from starboard.texts.check import HERE

IN_CHARGE = "() => navigator.serviceWorker?.controller != null"
CACHED = """async () => {
  const found = {}
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  return found
}"""
OFFLINE = "The server cannot be reached"
NEIGHBOUR = "table.test"
ONLY_SECURE = re.compile("Cross-Origin-Opener-Policy header has been ignored")
RENEWED = "The server has been updated"


@pytest.fixture(autouse=True)
def expected(visitors: Visitors) -> Iterator[None]:
    """The console tells of every request that failed, and nothing else may go wrong."""
    yield
    known = re.compile(r"Failed to load resource|ERR_INTERNET_DISCONNECTED")
    visitors.problems[:] = [one for one in visitors.problems if not known.search(one)]


def said(lang: str, key: str) -> str:
    """Return a text of the browser, which Python itself does not say."""
    files = (HERE / lang).glob("web*.ftl")
    [text] = re.findall(rf"^{key} = (.+)$", "".join(one.read_text(encoding="utf-8") for one in files), re.MULTILINE)
    return str(text)


def come(page: Page, path: str = "/") -> None:
    """Open a page, and wait until the service worker has all that it needs to open again."""
    page.goto(path)
    page.wait_for_function(IN_CHARGE)
    page.wait_for_function(
        """async () => {
          const kept = new Set((await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat())
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
          return kept.size > 0 && loaded.every((name) => !name.startsWith('/assets/') || kept.has(name))
        }"""
    )


def manifest(page: Page) -> dict[str, Any]:
    """Return the manifest as the browser has read it; it has found no fault with it."""
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    read: dict[str, Any] = json.loads(told["data"])
    return read


def test_it_can_be_installed_and_opens_without_a_network(person: Person) -> None:
    page = person("Ada", worker=True)
    come(page)
    assert manifest(page)["name"] == "Starboard"
    told = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    # The pages of tests are private ones; from Chromium 156 on that is told as an error, too.
    errors = {error["errorId"] for error in told["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    come(page, "/rules/carcassonne")
    expect(page.get_by_text("CSW-PLACE-02").first).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("No connection: these are the rules")).to_be_visible()
    expect(page.get_by_text("CSW-PLACE-02").first).to_be_visible()
    page.goto("/")
    alert = page.get_by_role("main").get_by_role("alert")
    expect(alert).to_contain_text(OFFLINE)
    assert missing_words(page) == []
    # Nothing that the API says is in the worker's caches, and nothing of anybody's.
    cached = page.evaluate(CACHED)
    assert not [path for paths in cached.values() for path in paths if path.startswith(("/api", "/health"))]
    assert {re.sub(r"[0-9a-f]{16}$", "", name) for name in cached} == {"starboard-client-", "starboard-kept"}
    page.context.set_offline(False)
    expect(alert).to_have_count(0)


@long
@pytest.mark.parametrize("lang", ["en", "cs", "pl", "uk"])
def test_the_manifest_is_in_the_language_of_the_page(person: Person, lang: str) -> None:
    page = person("Ada", lang=lang, worker=True)
    come(page)
    read = manifest(page)
    assert (read["lang"], read["description"]) == (lang, said(lang, "web-app-about"))
    assert [one["name"] for one in read["shortcuts"]] == [said(lang, "web-new-table"), said(lang, "web-rules-title")]
    for icon in read["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


@long
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_not_there_without_a_network_says_so(person: Person, size: str, screenshot: Shot) -> None:
    page = person("Ada", size=size, theme="light" if size == "phone" else "dark", worker=True)
    come(page)
    page.context.set_offline(True)
    # A screen that was never seen, from its own address: the way to the rules is there.
    page.goto("/new")
    missing = page.get_by_role("alert").filter(has_text="This page cannot be loaded")
    expect(missing).to_be_visible()
    assert not too_wide(page)
    missing.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(OFFLINE)
    page.goto("/")
    alert = page.get_by_role("main").get_by_role("alert")
    expect(alert.get_by_role("link", name="Read the rules")).to_be_visible()
    assert not too_wide(page) and axe(page) == []
    screenshot(page, f"app-offline-{size}")
    # What the server alone has is refused as ever, and no page is shown in its place.
    assert page.evaluate("() => fetch('/api/me').then(() => 'answered', () => 'refused')") == "refused"


@long
def test_rules_that_were_read_stay_while_the_server_is_away(person: Person) -> None:
    """Also where there is no worker: what is kept of them is the page's own."""
    page = person("Ada")
    page.goto("/rules/carcassonne")
    expect(page.get_by_text("CSW-PLACE-02").first).to_be_visible()
    for path in ("**/api/**", "**/health"):
        page.route(path, lambda route: route.fulfill(status=502, content_type="text/html", body="<h1>Bad gateway</h1>"))
    page.reload()
    expect(page.get_by_text("No connection: these are the rules")).to_be_visible()
    expect(page.get_by_text("CSW-PLACE-02").first).to_be_visible()
    # Those of a game that nobody has read here are not there, and that is said.
    page.goto("/rules/arcs")
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("not answering")


# A new build of the client.


def build_anew(folder: Path, sign: str) -> None:
    """Change the built client as another build would: the page and the worker have another sign."""
    page, worker = folder / "index.html", folder / "sw.js"
    [old] = re.findall(r"const BUILD = '(\w+)'", worker.read_text(encoding="utf-8"))
    for file in (worker, page):
        for packed in folder.glob(f"{file.name}.*"):
            packed.unlink()
        file.write_text(file.read_text(encoding="utf-8").replace(old, sign), encoding="utf-8")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    return shutil.copytree(CLIENT.parent, tmp_path / "client")


@pytest.fixture
def renewable(built: Path, tmp_path: Path) -> Iterator[Running]:
    """A server whose client can be built anew while it runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.with_client, "__defaults__", (built,))
        with running(config(f"sqlite:///{tmp_path}/store.db")) as server:
            yield server


@long
def test_a_new_build_is_told_of_once_and_takes_the_place_of_the_old_one(
    browser: Browser, renewable: Running, built: Path
) -> None:
    with visiting(browser, renewable.url) as coming:
        page = coming("Ada", worker=True)
        come(page)
        [before] = [name for name in page.evaluate(CACHED) if name.startswith("starboard-client-")]
        build_anew(built, "b" * 16)
        page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update())")
        notice = page.get_by_role("status").filter(has_text=RENEWED)
        expect(notice).to_have_count(1)
        assert before in page.evaluate(CACHED)  # the open page goes on with what it has
        with page.expect_navigation():
            notice.get_by_role("button", name="Reload").click()
        # The new page has the new worker in charge, the old cache goes, and nobody is asked again.
        page.wait_for_function(
            "async () => String((await caches.keys()).filter((name) => name.includes('client'))) === "
            f"'starboard-client-{'b' * 16}'"
        )
        expect(page.locator("button.now").first).to_be_visible()
        expect(notice).to_have_count(0)


@long
def test_who_comes_after_a_new_build_is_asked_nothing(browser: Browser, renewable: Running, built: Path) -> None:
    with visiting(browser, renewable.url) as coming:
        page = coming("Ada", worker=True)
        come(page)
        build_anew(built, "c" * 16)
        page.reload()
        page.wait_for_function(
            "async () => String((await caches.keys()).filter((name) => name.includes('client'))) === "
            f"'starboard-client-{'c' * 16}'"
        )
        expect(page.locator("button.now").first).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=RENEWED)).to_have_count(0)


# Settings.


def settings(page: Page) -> Locator:
    page.locator("button.person").click()
    page.locator(".item", has_text="Settings").click()
    return page.get_by_role("dialog", name="Settings")


@long
def test_plain_http_says_why_it_cannot_be_installed(browser: Browser, tmp_path: Path, screenshot: Shot) -> None:
    """As phones see a server of the home network: a name that is not of this machine, without TLS."""
    names = [*FLAGS, f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1"]
    with running(config(f"sqlite:///{tmp_path}/store.db", host_names=(NEIGHBOUR,))) as server:
        opened = browser.browser_type.launch(executable_path=chromium(), args=names, timeout=PATIENCE)
        try:
            with visiting(opened, server.url.replace("127.0.0.1", NEIGHBOUR), ONLY_SECURE) as coming:
                page = coming(size="phone", worker=True)
                page.goto("/")
                expect(page.locator("button.now").first).to_be_visible()
                assert not page.evaluate("() => isSecureContext || 'serviceWorker' in navigator || 'caches' in window")
                dialog = settings(page)
                expect(dialog).to_contain_text(said("en", "web-install-insecure"))
                expect(dialog.get_by_role("button", name="Install")).to_have_count(0)
                dialog.get_by_text("Starboard as an app").scroll_into_view_if_needed()
                assert not too_wide(page) and axe(page) == []
                screenshot(page, "app-settings-insecure")
        finally:
            opened.close()


@long
def test_what_the_browser_offers_is_in_the_menu_and_the_settings(person: Person) -> None:
    """A browser without a window of its own never offers it by itself: the page is told as one would tell it."""
    page = person("Ada", worker=True)
    page.goto("/")
    expect(page.locator("button.now").first).to_be_visible()
    expect(settings(page)).to_contain_text(said("en", "web-install-by-hand"))
    page.keyboard.press("Escape")
    page.evaluate(
        """() => {
          const offer = new Event('beforeinstallprompt', { cancelable: true })
          offer.prompt = async () => { window.asked = offer.defaultPrevented; return { outcome: 'accepted' } }
          dispatchEvent(offer)
        }"""
    )
    page.locator("button.person").click()
    expect(page.get_by_text("Starboard as an app")).to_be_visible()
    page.keyboard.press("Escape")
    dialog = settings(page)
    dialog.get_by_role("button", name="Install").click()
    assert page.evaluate("() => window.asked") is True
    page.evaluate("() => dispatchEvent(new Event('appinstalled'))")
    expect(dialog).to_contain_text(said("en", "web-install-done"))
