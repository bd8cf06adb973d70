"""The stories of cards: on the card and in its language, unless somebody hurries."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.conftest import Person
from browser.outer_rim.test_looks import moments_of, sit_at
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.stories import stories_of
from starboard.texts import words


def told(lang: str) -> set[str]:
    return {words(lang).story(f"outer_rim-story-{story}") for story in stories_of(content())}


def test_a_card_tells_its_story_unless_somebody_hurries(person: Person) -> None:
    page = person("Ada")
    sit_at(page, moments_of(("choose",))["choose"])
    story = page.locator(".dialog .story")
    assert " ".join(story.inner_text().split()) in told("en")
    page.evaluate(f"localStorage.setItem('starboard-settings', '{json.dumps({'language': 'uk'})}')")
    page.reload()
    expect(story).to_be_visible()
    assert " ".join(story.inner_text().split()) in told("uk")
    page.evaluate(f"localStorage.setItem('starboard-settings', '{json.dumps({'stories': False})}')")
    page.reload()
    expect(page.locator(".dialog")).to_be_visible()
    expect(story).to_have_count(0)
