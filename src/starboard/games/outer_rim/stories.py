"""Finds the stories of cards, and of what comes of their tests. Their words are texts, `outer_rim-story-<story>`.

A card has a story under its id, a section of an encounter card under its title, a step of a job under `<card>-step_2`.
What comes of a test has the ending `-passed` or `-failed`, of a second test `-passed_2`. A card whose effects a pack
has changed has none of ours (Content.untold), but those that the pack tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from starboard.games.outer_rim import events
from starboard.games.outer_rim.content import DATABANK, ENCOUNTERS, Card, Content
from starboard.games.outer_rim.ids import BOUNTY, JOB
from starboard.games.outer_rim.vocabulary.effects import Test
from starboard.games.outer_rim.vocabulary.scripts import inner_scripts
from starboard.kernel.event import Event

PASSED, FAILED = "passed", "failed"
CONTENTS = 8  # that are remembered: of the box and of packs
AI = "ai"  # the part with the stories of the AI's cards
MARKET_PART, DATABANK_PART = "market", "databank"
CONTENTS = 16  # of which stories are remembered: packs of people come and go


def part_of(content: Content, card: Card) -> str:
    """Name the part that the stories of a card are in, so that nobody has to load all of them at once."""
    if card.origin == ENCOUNTERS:
        return content.encounter_decks[card.deck]
    return DATABANK_PART if card.origin == DATABANK else MARKET_PART


@lru_cache(CONTENTS)
def all_stories(content: Content) -> dict[str, tuple[int, ...]]:
    """List all stories that there could be, each with the scripts that it is about."""
    found: dict[str, tuple[int, ...]] = {}
    for card in content.cards:
        found |= stories_on(card)
    return found | {one.id: () for one in content.ai}


@lru_cache(CONTENTS)
def stories_of(content: Content) -> dict[str, tuple[int, ...]]:
    """List those that are told."""
    return {story: scripts for story, scripts in all_stories(content).items() if story not in untold_stories(content)}


@lru_cache(CONTENTS)
def untold_stories(content: Content) -> frozenset[str]:
    """List the stories of what a pack has changed, with what comes of their tests, unless it tells its own."""
    stories = {story for card in content.cards if card.id in content.untold for story in stories_on(card)}
    stories |= {one.id for one in content.ai if one.id in content.untold}
    endings = {one for story in stories for pair in endings_of(content, story) for one in pair}
    return frozenset(one for one in stories | endings if f"story-{one}" not in content.by_language)


def endings_of(content: Content, story: str) -> list[tuple[str, str]]:
    """Name what is told of each test of a story that is passed and failed."""
    return named_endings(story, len(tests_of(content, all_stories(content)[story])))


def named_endings(story: str, tests: int) -> list[tuple[str, str]]:
    counted = ["" if number == 1 else f"_{number}" for number in range(1, tests + 1)]
    return [(f"{story}-{PASSED}{ending}", f"{story}-{FAILED}{ending}") for ending in counted]


def stories_on(card: Card) -> dict[str, tuple[int, ...]]:
    wanted = card.type in (JOB, BOUNTY)
    if card.origin == ENCOUNTERS:
        found = {section.title: tuple(script for _, script in section.cases) for section in card.sections}
        return found | ({card.asset: ()} if wanted else {})
    if card.steps:
        return {step_story(card.id, step): (script,) for step, script in enumerate(card.steps, 1)}
    if card.origin == DATABANK or wanted:
        return {card.id: (card.script, *([card.job.script] if card.job else []))}
    return {}


def step_story(card: str, step: int) -> str:
    """Name the story of a step of a job, counted from 1."""
    return f"{card}-step_{step}"


@lru_cache(CONTENTS)
def outcomes(content: Content) -> dict[tuple[int, int], tuple[str, str]]:
    """Name what is told of each test that is passed and failed, by the scripts that are resolved then."""
    found: dict[tuple[int, int], tuple[str, str]] = {}
    for story, scripts in all_stories(content).items():
        tests = tests_of(content, scripts)
        for test, endings in zip(tests, named_endings(story, len(tests)), strict=True):
            found[test.pass_, test.fail] = endings
    return found


def tests_of(content: Content, scripts: tuple[int, ...]) -> list[Test]:
    return [test for script in scripts for test in tests_in(content, script)]


def tests_in(content: Content, script: int) -> Iterator[Test]:
    """Find the tests of a script, in the order in which they are written."""
    for effect in content.scripts[script]:
        if isinstance(effect, Test):
            yield effect
        for inside in inner_scripts(effect):
            yield from tests_in(content, inside)


def story_of(content: Content, event: Event) -> str | None:
    """Find the story of what is told: of a card that is drawn, a section, a job that begins, a test."""
    match event:
        case events.Tested():
            return event.story
        case events.Encounter():
            story = event.title
        case events.Contact():
            story = content.cards[content.databank[content.contacts[content.person[event.contact]].databank][0]].id
        case events.Databank() | events.Job():
            card = content.cards[content.card[event.card]]
            story = step_story(card.id, 1) if card.steps else card.asset if card.origin == ENCOUNTERS else card.id
        case events.AiCard():
            story = content.ai[event.number - 1].id
        case _:
            return None
    return story if story in stories_of(content) else None


def outcome_story(content: Content, scripts: tuple[int, int], passed: bool) -> str | None:
    """Name what is told of the test with these scripts."""
    found = outcomes(content).get(scripts)
    story = found and found[0 if passed else 1]
    return None if story in untold_stories(content) else story
