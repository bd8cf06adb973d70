"""Passwords, and logging out here and everywhere. Tests share the server: each kept name is used by one of them."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Person, Shot
from browser.driving import Visitors, axe, too_wide
from browser.playing import make, sit, until
from marks import long
from server.running import HORSE, STAPLE, WRONG


def menu(page: Page, name: str, entry: str) -> None:
    page.get_by_role("button", name=f"{name}: name and settings").click()
    page.get_by_role("button", name=entry).click()


def log_in(page: Page, name: str) -> None:
    assert page.request.post("/api/login", data={"name": name, "password": HORSE}).ok


def toast(page: Page) -> Locator:
    return page.locator(".toasts")


def test_logging_out_everywhere(person: Person, screenshot: Shot) -> None:
    laptop, phone = person("Hedy"), person(size="phone")
    laptop.goto("/")
    menu(laptop, "Hedy", "Protect your name with a password")
    keeping = laptop.get_by_role("dialog", name="Protect your name")
    expect(keeping.get_by_label("Current password")).to_have_count(0)
    keeping.get_by_label("New password").fill(HORSE)
    keeping.get_by_role("button", name="Protect the name").click()
    expect(toast(laptop)).to_contain_text("Hedy is yours now.")
    log_in(phone, "Hedy")
    sit(phone, make(phone, start=True))
    until(phone, "(seen) => seen.is === 'mine'")
    menu(laptop, "Hedy", "Log out")
    asked = laptop.get_by_role("dialog", name="Log out?")
    screenshot(laptop, "sessions-everywhere")
    assert axe(laptop, "dialog[open]") == [] and not too_wide(laptop)
    asked.get_by_role("button", name="Log out everywhere").click()
    expect(toast(laptop)).to_contain_text("You are logged out on all devices.")
    expect(laptop.get_by_role("button", name="Guest: name and settings")).to_be_visible()
    # The other one watches now, and is told why.
    expect(toast(phone)).to_contain_text("You are logged out.")
    until(phone, "(seen) => seen.is !== 'mine'")
    assert phone.request.get("/api/me").json() is None


@long
def test_a_guest_is_not_asked_about_other_devices(person: Person) -> None:
    page = person("Emmy")
    page.goto("/")
    menu(page, "Emmy", "Log out")
    asked = page.get_by_role("dialog", name="Log out?")
    expect(asked.get_by_role("button", name="Log out", exact=True)).to_be_visible()
    expect(asked.get_by_role("button", name="Log out everywhere")).to_have_count(0)
    asked.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_role("button", name="Guest: name and settings")).to_be_visible()


@long
def test_a_new_password_takes_the_old_one(visitors: Visitors, screenshot: Shot) -> None:
    laptop, phone = visitors("Lise", size="phone"), visitors()
    assert laptop.request.post("/api/me/password", data={"password": HORSE}).ok
    log_in(phone, "Lise")
    laptop.goto("/")
    menu(laptop, "Lise", "Change the password")
    changing = laptop.get_by_role("dialog", name="Change the password")
    old, new = changing.get_by_label("Current password"), changing.get_by_label("New password")
    save = changing.get_by_role("button", name="Save")
    expect(old).to_be_focused()
    new.fill(STAPLE)
    expect(save).to_be_disabled()
    old.fill(WRONG)
    save.click()
    expect(changing.get_by_text("That is not your password.")).to_be_visible()
    screenshot(laptop, "sessions-password")
    assert axe(laptop, "dialog[open]") == [] and not too_wide(laptop)
    assert [problem for problem in visitors.problems if "403" not in problem] == []
    visitors.problems.clear()
    assert phone.request.get("/api/me").json()["name"] == "Lise"
    old.fill(HORSE)
    save.click()
    expect(toast(laptop)).to_contain_text("Your password has been changed.")
    assert laptop.request.get("/api/me").json()["name"] == "Lise"
    assert phone.request.get("/api/me").json() is None


@long
def test_a_guest_is_told_of_a_lost_name_once(person: Person, screenshot: Shot) -> None:
    keeper, guest = person("Sofia"), person("Sofia")
    assert keeper.request.post("/api/me/password", data={"password": HORSE}).ok
    guest.goto("/")
    note = toast(guest).get_by_text("The name Sofia is now protected by someone’s password. You are now Sofia 2")
    expect(note).to_be_visible()
    expect(guest.get_by_role("button", name="Sofia 2: name and settings")).to_be_visible()
    screenshot(guest, "sessions-lost")
    assert axe(guest) == []
    guest.reload()
    expect(guest.get_by_role("button", name="Sofia 2: name and settings")).to_be_visible()
    expect(note).to_have_count(0)
