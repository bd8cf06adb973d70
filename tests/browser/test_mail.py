"""E-mail in a browser: a forgotten password from the log-in dialog to the next log-in, and one's own address."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Person
from browser.driving import Visitors, axe, too_wide
from browser.looking import faults_at, faults_in
from browser.servers import visiting
from marks import long
from server.mailing import SITE, Mailboxes, confirm, mailing
from server.running import HORSE, STAPLE, WRONG, Running
from starboard.texts import LANGUAGES

Shot = Callable[[Page, str], Path]
ADDRESS = "ada@games.example"


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Mailboxes]]:
    with mailing(f"sqlite:///{tmp_path_factory.mktemp('mail')}/store.db") as found:
        yield found


@pytest.fixture
def coming(browser: Browser, both: tuple[Running, Mailboxes]) -> Iterator[Visitors]:
    with visiting(browser, both[0].url) as coming:
        yield coming


def link_in(boxes: Mailboxes, address: str, letters: int) -> str:
    """The page that the link of the last letter leads to."""
    text: str = boxes.wait(address, letters).get_content()
    return next(line for line in text.splitlines() if line.startswith(SITE)).removeprefix(SITE).strip()


def test_a_forgotten_password(coming: Visitors, both: tuple[Running, Mailboxes], screenshot: Shot) -> None:
    host, boxes = both
    with host.guest("Ada") as ada:
        assert ada.post("/api/me/password", password=HORSE).is_success
        confirm(ada, boxes, ADDRESS)
    page = coming(size="phone")
    page.goto("/")
    page.get_by_role("button", name="Guest: name and settings").click()
    page.get_by_role("button", name="Log in", exact=True).click()
    page.get_by_role("link", name="Forgotten your password?").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_label("Name or e-mail address").fill("Ada")
    screenshot(page, "mail-forgotten")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="a link is on its way")).to_be_visible()
    screenshot(page, "mail-forgotten-sent")
    page.goto(link_in(boxes, ADDRESS, 2))
    expect(page.get_by_text("Ada: choose a new password.")).to_be_visible()
    page.get_by_label("New password").fill(STAPLE)
    screenshot(page, "mail-renew")
    assert axe(page) == [] and not too_wide(page)
    page.get_by_role("button", name="Set the password").click()
    expect(page.locator(".toasts")).to_contain_text("You have a new password, Ada.")
    expect(page.get_by_role("button", name="Ada: name and settings")).to_be_visible()
    assert coming().request.post("/api/login", data={"name": "Ada", "password": STAPLE}).ok


@long
def test_an_address_of_ones_own(coming: Visitors, both: tuple[Running, Mailboxes], screenshot: Shot) -> None:
    _, boxes = both
    page = coming("Grace")
    page.goto("/me")
    section = page.get_by_role("region", name="E-mail")
    expect(section.get_by_text("Protect your name with a password first")).to_be_visible()
    screenshot(page, "mail-guest")
    section.get_by_role("button", name="Protect your name").click()
    page.get_by_label("New password").fill(HORSE)
    page.get_by_role("button", name="Protect the name").click()
    section.get_by_label("E-mail address").fill("grace")
    section.get_by_label("Current password").fill(WRONG)
    section.get_by_role("button", name="Send me a link").click()
    expect(section.get_by_text("That is not your password.")).to_be_visible()
    section.get_by_label("Current password").fill(HORSE)
    section.get_by_role("button", name="Send me a link").click()
    expect(section.get_by_text("This is not an e-mail address")).to_be_visible()
    screenshot(page, "mail-wrong")
    coming.problems.clear()  # both were refused
    section.get_by_label("E-mail address").fill("grace@games.example")
    section.get_by_role("button", name="Send me a link").click()
    expect(section.get_by_role("status")).to_contain_text("grace@games.example")
    section.get_by_role("button", name="Send it again").click()
    expect(page.locator(".toasts")).to_contain_text("We have sent the link again.")
    screenshot(page, "mail-pending")
    page.goto(link_in(boxes, "grace@games.example", 2))
    page.get_by_role("button", name="Confirm the address").click()
    expect(page.get_by_role("status").filter(has_text="Done: Grace")).to_be_visible()
    screenshot(page, "mail-confirmed")
    page.goto("/me")
    section.get_by_role("switch", name="Notifications by e-mail").check()
    expect(section.get_by_role("switch", name="An e-mail for every turn")).to_be_visible()
    screenshot(page, "mail-own")
    unsubscribe = boxes.to("grace@games.example")[-1]["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    page.goto(unsubscribe)
    page.get_by_role("button", name="Unsubscribe").click()
    expect(page.get_by_role("status").filter(has_text="no more notifications")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Unsubscribe")).to_be_visible()
    screenshot(page, "mail-unsubscribe")
    page.goto("/me")
    expect(section.get_by_role("switch", name="Notifications by e-mail")).to_be_checked()
    section.get_by_role("button", name="Remove the address").click()
    section.get_by_label("Current password").fill(HORSE)
    screenshot(page, "mail-remove")
    section.get_by_role("button", name="Remove the address").click()
    expect(section.get_by_label("E-mail address")).to_be_visible()


@long
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_page_of_it_is_fit_for_everybody(
    coming: Visitors, both: tuple[Running, Mailboxes], size: str, screenshot: Shot
) -> None:
    _, boxes = both
    name = f"Emmy {size}"
    page = coming(name, size=size)
    assert page.request.post("/api/me/password", data={"password": HORSE}).ok
    address = f"{size}@games.example"
    body = {"address": address, "password": HORSE}

    def shows(path: str, text: str) -> Callable[[], None]:
        def show() -> None:
            page.goto("/rules")  # a link may differ in what is behind the # alone
            page.goto(path)
            expect(page.locator("main").get_by_text(text).first).to_be_visible()

        return show

    def own(more: Callable[[], None]) -> Callable[[], None]:
        def show() -> None:
            more()
            page.goto("/me")
            expect(page.locator("section[aria-labelledby=mail]")).to_be_visible()

        return show

    def ask() -> None:
        assert page.request.put("/api/me/mail", data=body).ok

    def accept() -> None:
        token = link_in(boxes, address, 1).partition("=")[2]
        assert page.request.post("/api/mail/confirm", data={"token": token}).ok
        assert page.request.post("/api/me/mail/notices", data={"on": True}).ok

    def forget() -> None:
        assert page.request.post("/api/password/forgotten", data={"who": name}).ok
        page.goto("/rules")
        page.goto(link_in(boxes, address, 2))
        expect(page.locator("main").get_by_text(name)).to_be_visible()

    moments = [
        ("none", own(lambda: None)),
        ("pending", own(ask)),
        ("confirmed", own(accept)),
        ("forgotten", shows("/password", "")),
        ("confirm", shows("/mail#confirm=x", "")),
        ("unsubscribe", shows("/unsubscribe/x", "")),
        ("renew", forget),
    ]
    languages, themes = cycle([list(LANGUAGES)]), cycle([("dark", "light"), ("light", "dark")])
    assert faults_at(page, moments, languages, themes) == []


@long
def test_without_e_mail_nothing_is_seen_of_it(person: Person) -> None:
    page = person("Lise M")
    page.goto("/me")
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.locator("section[aria-labelledby=mail]")).to_have_count(0)
    page.get_by_role("button", name="Lise M: name and settings").click()
    page.get_by_role("button", name="Log in", exact=True).click()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name="Forgotten your password?")).to_have_count(0)
    page.goto("/password")
    expect(page.get_by_text("This server does not send e-mail.")).to_be_visible()
    assert faults_in(page, ["en"]) == []
