"""What a page looks like to people: whether all its words are there and whole, and what stands out enough."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import cycle

from playwright.sync_api import Page, expect

from browser.driving import axe, too_wide
from starboard.texts import LANGUAGES

# What is to be seen of an element where it may be scrolled away.
SHOWN = """
  const shown = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect()
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      ;[left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top }
  }
"""
# Words that do not fit where they stand: out of their box, cut off, or buttons over one another.
CUT = (
    """() => {"""
    + SHOWN
    + """
  const UNSEEN = '.sr, svg, script, style, select, [inert], [aria-hidden="true"], [data-board] .stage'
  const BOXES = 'button, a.btn, label, h1, h2, h3, h4, th, td, summary, .chip'
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest(UNSEEN)) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    // A person's name may be as long as it likes; where it is shortened, the button's name has it whole.
    if (getComputedStyle(parent).textOverflow === 'ellipsis' && parent.closest('button[aria-label]')) continue
    // Only said, not shown.
    if (parent.closest(':is(button, a, h1, h2, span, p)')?.getBoundingClientRect().width < 3) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    const word = node.data.trim().slice(0, 60)
    const box = parent.closest(BOXES)?.getBoundingClientRect()
    if (box && (text.left < box.left - 1 || text.right > box.right + 1)) found.push(`out of its box: ${word}`)
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (overflowX === 'auto' || overflowX === 'scroll') break
      if (overflowX === 'visible') continue
      if (around.title) break
      if (text.right > around.getBoundingClientRect().right + 1) found.push(`cut off: ${word}`)
    }
  }
  const buttons = [...document.querySelectorAll('button, a.btn')]
    .filter((one) => one.checkVisibility() && !one.closest('[data-board], [inert]'))
    .map((one) => [one, shown(one)])
    .filter(([one, box]) => one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)))
  buttons.forEach(([one, a], at) => {
    for (const [other, b] of buttons.slice(at + 1)) {
      // A menu that is unfolded lies over the page, as it should.
      if (one.closest('.menu .list') !== other.closest('.menu .list')) continue
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > 2) found.push(`over one another: ${one.textContent.trim()} / ${other.textContent.trim()}`)
    }
  })
  return found
}"""
)

CONTRAST = """async () => (await axe.run({
    runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'],
  })).violations
  .flatMap((one) => one.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`))"""

# A key that has no words is shown as it is.
KEY = re.compile(
    r"\b(?:web|arcs|carcassonne|outer_rim|error|table|who|record|why|server|kernel|cli)-[a-z_]+(?:-[a-z_\d]+)*\b"
)


def missing_words(page: Page) -> list[str]:
    shown: str = page.evaluate(
        """() => [document.body.innerText, ...['aria-label', 'title', 'placeholder'].flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)))].join('\\n')"""
    )
    return KEY.findall(shown)


def faults_of(page: Page) -> list[str]:
    """Words that are missing, cut off or over one another; and whether the page scrolls sideways."""
    found = [f"no words: {key}" for key in missing_words(page)] + list(page.evaluate(CUT))
    found += ["it scrolls sideways"] if too_wide(page) else []
    return list(dict.fromkeys(found))


def show_in(page: Page, theme: str) -> None:
    """In other colours; nothing else changes."""
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    settled(page)


def settled(page: Page) -> None:
    page.evaluate(
        """() => document.fonts.ready.then(() => new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))"""
    )


def speak(page: Page, lang: str) -> None:
    """As it is set in another tab: the list for it is elsewhere on a phone, and a dialog may cover it."""
    page.evaluate(
        """(lang) => {
          const key = 'starboard-settings'
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
          localStorage.setItem(key, JSON.stringify({ ...kept, language: lang }))
          dispatchEvent(new StorageEvent('storage', { key }))
        }""",
        lang,
    )
    expect(page.locator("html")).to_have_attribute("lang", lang)
    settled(page)


def faults_in(page: Page, languages: Iterable[str], more: Callable[[], list[str]] = list) -> list[str]:
    """The faults in each of these languages, with what else is found wrong. The last one stays."""
    found = []
    for lang in languages:
        if page.locator("html").get_attribute("lang") != lang:
            speak(page, lang)
        found += [f"{lang}: {fault}" for fault in [*faults_of(page), *more()]]
    return found


def faults_at(
    page: Page,
    moments: Iterable[tuple[str, Callable[[], None]]],
    languages: Iterator[list[str]],
    themes: Iterator[tuple[str, ...]],
    more: Callable[[], list[str]] = list,
) -> list[str]:
    """Find what hinders people at each of these moments, and words that are missing or cut off.

    A moment has a name, and is shown by what is beside it. It is looked at whole in the first of its themes, in the
    others for its colours alone, and in each of its languages.
    """
    faults = []
    for name, show in moments:
        theme, *others = next(themes)
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        show()
        faults += [f"{name}, {theme}: {one}" for one in axe(page)]
        for other in others:
            show_in(page, other)
            faults += [f"{name}, {other}: {one}" for one in page.evaluate(CONTRAST)]
        faults += [f"{name}, {one}" for one in faults_in(page, next(languages), more)]
    return faults


def another_and_english() -> Iterator[list[str]]:
    """For screen after screen: each in two languages, all of them in all."""
    for other in cycle(LANGUAGES[1:]):
        yield [other, LANGUAGES[0]]
