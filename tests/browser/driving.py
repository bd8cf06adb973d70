"""People with browsers of their own at a real server: for the tests in a browser, and for docs/make_screens.py."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

import waiting
from chromium import chromium

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "starboard" / "server" / "client" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

SINGLE_THREADED = "--js-flags=--single-threaded"
FLAGS = [
    "--no-sandbox",  # tests run as root in containers, where there is none; and the only pages are ours
    "--disable-gpu",
    SINGLE_THREADED,  # pages are short-lived and cores are few: a fifth less work
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL", "uk": "uk-UA"}
PATIENCE = waiting.PATIENCE * 1000  # milliseconds
# Said of what a page names if it takes seconds to use it, as on a machine that is busy. What it never uses is found
# by test_preloads.py.
LATE = re.compile("was preloaded using link preload but not used within a few seconds")
# Nobody waits for a story, but who comes to see it (`moving`): all is told at once.
AT_ONCE = """() => {
  try {
    if (!localStorage.getItem('starboard-settings'))
      localStorage.setItem('starboard-settings', JSON.stringify({ pace: 'none' }))
  } catch {}
}"""

# Between two looks at a page: a frame if it is as wanted and only has to come to rest. Else longer, for to look at
# every frame of what somebody waits for takes more work than to show it.
PAUSE = """(soon) => new Promise((resolve) => {
  if (soon) requestAnimationFrame(resolve)
  else setTimeout(() => requestAnimationFrame(resolve), 50)
})"""

# WCAG 2.2 at level AA, and what axe calls best practice.
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


expect.set_options(timeout=PATIENCE)


def what_is_missing() -> str | None:
    """Why there can be no tests in a browser here, if so."""
    if chromium() is None:
        return "no Chromium here: apt install chromium, or give its path in STARBOARD_CHROMIUM"
    if not CLIENT.exists() or not AXE.exists():
        return "the client is not built: python3 run.py build"
    return None


@contextmanager
def browser(flags: Sequence[str] = FLAGS) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(flags), timeout=PATIENCE)
        try:
            yield opened
        finally:
            opened.close()


class Visitors:
    """Opens browsers, each with cookies and settings of its own, and writes down all that goes wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []

    def __call__(
        self,
        name: str | None = None,
        size: str | tuple[int, int] = "desktop",
        lang: str = "en",
        theme: str = "dark",
        moving: bool = False,
        worker: bool = False,
        **more: Any,
    ) -> Page:
        """A new person with an empty page: `page.goto("/")` opens the lobby. Without a name, one who has said none.

        Without a `worker`, as where browsers have no service workers: requests of theirs pass by `page.route`.
        """
        width, height = SIZES[size] if isinstance(size, str) else size
        is_phone = width < 600
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            locale=LOCALES[lang],
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.problems.append(f"an error in the page: {error.error}"))
        context.on("request", self._request)
        if not moving:
            context.add_init_script(f"({AT_ONCE})()")
        if not worker:
            context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.contexts.append(context)
        if name is not None:
            answer = context.request.post("/api/me", data={"name": name})
            assert answer.ok, answer.text()
        return context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not LATE.search(message.text):
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.problems.append(f"something was loaded from elsewhere: {request.url}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()


def axe(page: Page, only: str | None = None) -> list[str]:
    """What hinders people who cannot see, hear or point well, as far as axe-core can tell: one line for each place.

    `only` is a CSS selector of the part to look at.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async ([only, tags]) => await axe.run(only ?? document, { runOnly: tags, resultTypes: ['violations'] })""",
        [only, AXE_RULES],
    )
    return [
        f"{violation['id']}: {violation['help']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth"))


def screenshot(page: Page, name: str, folder: Path) -> Path:
    """A picture of what is to be seen, once nothing is loading or moving any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    file = folder / f"{re.sub(r'[^a-z0-9-]+', '-', name.casefold())}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    # Hiding the caret would take a <style> in the page, which our content security policy forbids.
    page.screenshot(path=file, animations="disabled", caret="initial")
    return file
