"""Notifications: somebody switches them on, is away, and the worker shows what the server has sent.

Between the two stands a push service of the browser's maker, which no test can reach. So PushManager, the browser's
line to it, is the one thing here that is not real: a subscription with keys of the test's own takes its place, the test
reads the server's message by them, and hands it to the worker by the debugging protocol, as the browser would.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from browser.driving import Visitors, axe, too_wide
from browser.looking import missing_words
from browser.servers import visiting
from marks import long
from server.push_service import PushService, Subscription, serving
from server.running import Running, config, running
from starboard.tables.notices import NoticeSettings
from waiting import wait_for

# Stands for the browser's line to its push service.
LINE = """(keys) => {
  let had = null
  PushManager.prototype.getSubscription = async () => had
  PushManager.prototype.subscribe = async (options) => {
    window.signedUp = options
    const { endpoint, p256dh, auth } = keys
    had = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => !(had = null) }
    return had
  }
}"""
TAB = {"cs": "Stůl", "uk": "Стіл"}
MENU = {"pl": "Stół i gracze", "uk": "Стіл і гравці"}
SHOWN = """async () => (await registration.getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data.path }))"""
# Chromium's headless shell has nothing to show notifications with, and refuses: they are then kept as a system would.
SYSTEM = """() => {
  if (Notification.permission === 'granted') return
  const shown = new Map()
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...shown.values()]
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) })
  }
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(config(f"sqlite:///{tmp_path}/store.db", private_webhooks=True)) as server:
        yield server


@pytest.fixture
def service() -> Iterator[PushService]:
    with serving(PushService()) as service:
        yield service


@pytest.fixture
def coming(browser: Browser, server: Running) -> Iterator[Visitors]:
    with visiting(browser, server.url) as coming:
        yield coming


def with_line(page: Page, service: PushService, number: int = 7) -> Subscription:
    """Let the page have a line to a push service, and the person allow notifications."""
    subscription = Subscription(service, "/ada", number)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(f"({LINE})({json.dumps(subscription.body)})")
    return subscription


def worker_of(page: Page) -> Worker:
    """The worker, when it is in charge of the page, with something that shows its notifications."""
    page.wait_for_function("() => navigator.serviceWorker.controller != null")
    [worker] = page.context.service_workers
    worker.evaluate(SYSTEM)
    return worker


def shown(worker: Worker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = worker.evaluate(SHOWN)
    return found


def deliver(page: Page, text: str) -> None:
    """Hand a message to the worker, as the browser does with what its push service has for it."""
    line = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    origin = page.evaluate("() => location.origin")
    registration = found[0]["registrationId"]
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": text})
    line.detach()


def kept(server: Running, person: str) -> NoticeSettings:
    found = server.run(server.house.store.notice_settings(person))
    assert isinstance(found, NoticeSettings)
    return found


def test_what_the_server_sends_is_shown_by_the_worker(
    coming: Visitors, server: Running, service: PushService, screenshot: Callable[[Page, str], Path]
) -> None:
    page = coming("Ada", worker=True)
    line = with_line(page, service)
    page.goto("/me")
    worker = worker_of(page)
    switch = page.get_by_role("switch", name="Notifications in this browser")
    expect(switch).not_to_be_checked()
    switch.check()
    mine = page.get_by_role("listitem").filter(has_text="this browser")
    expect(mine).to_contain_text("Chrome")
    signed_up = page.evaluate("() => window.signedUp")
    key = page.evaluate("() => fetch('/api/me/notices').then((answer) => answer.json())")["push_key"]
    assert signed_up == {"userVisibleOnly": True, "applicationServerKey": key}
    assert axe(page) == [] and not too_wide(page) and missing_words(page) == []
    screenshot(page, "notices")
    # Bob plays at their table, which Ada does not look at.
    with server.guest("Bob") as bob:
        table = bob.make(seats="me open")["id"]
        assert page.request.post(f"/api/tables/{table}/claim", data={}).ok
        bob.start(table)
        one = bob.sit(table)
        one.until(lambda: one.own_ask)
        while one.own_ask:
            one.play()
        wait_for(lambda: line.read)
    [told] = line.read
    deliver(page, json.dumps(told))
    [note] = wait_for(lambda: shown(worker))
    assert note == {
        "title": "Your turn",
        "body": "Carcassonne: Star Wars Edition, with Bob",
        "tag": told["tag"],
        "lang": "en",
        "path": f"/t/{table}",
    }
    # The next one of the same table takes its place; what is no notice is not shown.
    for text in (
        "{}",
        json.dumps({**told, "path": "https://elsewhere.example/"}),
        json.dumps({**told, "title": "Again"}),
    ):
        deliver(page, text)
    wait_for(lambda: shown(worker)[0]["title"] == "Again")
    assert len(shown(worker)) == 1
    # Off again: the server forgets the browser.
    switch.uncheck()
    expect(mine).to_have_count(0)
    assert server.run(server.house.store.browsers(page.context.cookies()[0]["value"].partition(".")[0])) == []


@long
def test_a_click_leads_to_the_table_and_who_looks_at_it_is_not_told(
    coming: Visitors, server: Running, service: PushService
) -> None:
    page = coming("Ada", worker=True)
    with_line(page, service)
    page.goto("/me")
    worker = worker_of(page)
    told = {"title": "Your turn", "text": "", "path": "/me", "tag": "x", "language": "en"}
    deliver(page, json.dumps(told))  # the page is looked at
    deliver(page, json.dumps({**told, "path": "/people", "tag": "y"}))
    wait_for(lambda: shown(worker))
    assert [one["path"] for one in shown(worker)] == ["/people"]
    # Only a person can click; the worker is told of one, and may then open nothing: what it would open is written down.
    opened = """async () => {
      const opened = []
      clients.openWindow = async (path) => opened.push(path)
      WindowClient.prototype.focus = async function () { opened.push(`focus ${new URL(this.url).pathname}`) }
      for (const path of ['/people', '/me']) {
        const [notification] = await registration.getNotifications()
        const clicked = new Event('notificationclick')
        clicked.notification = { data: { path }, close: () => notification?.close() }
        clicked.waitUntil = (work) => { clicked.work = work }
        dispatchEvent(clicked)
        await clicked.work
      }
      return opened
    }"""
    assert worker.evaluate(opened) == ["/people", "focus /me"]
    assert shown(worker) == []
    # A new address of this browser takes the place of the old one.
    page.get_by_role("switch", name="Notifications in this browser").check()
    expect(page.get_by_role("listitem").filter(has_text="this browser")).to_have_count(1)
    old, new = Subscription(service, "/ada", 7).body, Subscription(service, "/new", 8).body
    renewed = """async ({ old, fresh }) => {
      const changed = new Event('pushsubscriptionchange')
      const { endpoint, p256dh, auth } = fresh
      changed.oldSubscription = old
      changed.newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
      changed.waitUntil = (work) => { changed.work = work }
      dispatchEvent(changed)
      await changed.work
    }"""
    worker.evaluate(renewed, {"old": old, "fresh": new})
    person = page.context.cookies()[0]["value"].partition(".")[0]
    [browser] = server.run(server.house.store.browsers(person))
    assert browser.endpoint == new["endpoint"] and browser.label.startswith("Chrome")


@long
@pytest.mark.parametrize(("size", "lang"), [("phone", "uk"), ("desktop", "cs"), ("phone", "pl"), ("desktop", "uk")])
def test_quiet_hours_and_kinds_are_chosen(
    coming: Visitors,
    server: Running,
    service: PushService,
    screenshot: Callable[[Page, str], Path],
    size: str,
    lang: str,
) -> None:
    theme = "light" if size == "phone" else "dark"
    page = coming("Ada", size=size, lang=lang, theme=theme, worker=True, timezone_id="Europe/Kyiv")
    with_line(page, service)
    page.goto("/me")
    page.wait_for_function("() => navigator.serviceWorker.controller != null")
    section = page.locator("section[aria-labelledby=notices]")
    section.get_by_role("switch").first.check()
    section.get_by_role("switch").nth(3).uncheck()  # the end of a game
    section.get_by_role("switch").last.check()
    begin, end = section.locator("input[type=time]").all()
    begin.fill("23:30")
    end.fill("07:15")
    end.blur()
    person = page.context.cookies()[0]["value"].partition(".")[0]
    wait_for(
        lambda: (now := server.run(server.house.store.notice_settings(person))) and now.quiet and now.quiet.end == 435
    )
    now = server.run(server.house.store.notice_settings(person))
    assert (now.quiet.begin, now.quiet.zone, now.language) == (23 * 60 + 30, "Europe/Kiev", lang)  # as Chromium has it
    assert now.push == ("turn", "invitation", "reminder", "friend")
    assert axe(page) == [] and not too_wide(page) and missing_words(page) == []
    expect(section).to_contain_text("Europe/Kyiv")
    section.scroll_into_view_if_needed()
    screenshot(page, f"notices-{lang}-{size}")
    # At a table, one can hear nothing of it.
    table = page.request.post(
        "/api/tables", data={"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ).json()["id"]
    with server.guest("Bob") as bob:
        bob.claim(table)
        assert page.request.post(f"/api/tables/{table}/start", data={}).ok
    page.goto(f"/t/{table}")
    if size == "phone":
        page.get_by_role("button", name=MENU[lang]).click()
    else:
        page.get_by_role("tab", name=TAB[lang], exact=True).click()
    page.get_by_role("switch").uncheck()
    wait_for(lambda: server.run(server.house.store.silenced(person)) == [table])
    assert axe(page) == [] and not too_wide(page) and missing_words(page) == []
    screenshot(page, f"notices-table-{lang}-{size}")


@long
def test_where_there_can_be_none_it_is_said_why(
    person: Callable[..., Page], screenshot: Callable[[Page, str], Path]
) -> None:
    """Without a worker, as in a private window; and with a browser that is not allowed to."""
    page = person("Ada", size="phone")
    page.goto("/me")
    switch = page.get_by_role("switch", name="Notifications in this browser")
    expect(switch).to_be_disabled()
    expect(page.get_by_text("cannot receive notifications")).to_be_visible()
    screenshot(page, "notices-unsupported")
    other = person("Bob", worker=True)
    other.add_init_script("Permissions.prototype.query = async () => ({ state: 'denied' })")
    other.goto("/me")
    other.wait_for_function("() => navigator.serviceWorker.controller != null")
    other.reload()
    expect(other.get_by_text("does not allow notifications")).to_be_visible()
    assert axe(other) == []
