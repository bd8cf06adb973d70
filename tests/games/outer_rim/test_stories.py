"""The stories of cards: each is told in every language, in the part that its card belongs to, and only of our cards."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from games.outer_rim.table import Table
from starboard.games.outer_rim import events
from starboard.games.outer_rim.content import Card, Content
from starboard.games.outer_rim.load import content, load_pack
from starboard.games.outer_rim.load.pack import pack_of
from starboard.games.outer_rim.stories import AI, outcome_story, outcomes, part_of, stories_of, stories_on, story_of
from starboard.texts import LANGUAGES, words
from starboard.texts.folders import story_files

REGATTA = "enc_lothal_mon_calamari_03"  # Mon Calamari: piloting
LONGEST = 60  # words of a story, which is read on a phone
LONGEST_OUTCOME = 30


def with_outcomes(stories: set[str]) -> set[str]:
    endings = [one for both in outcomes(content()).values() for one in both]
    return stories | {one for one in endings if one.rsplit("-", 1)[0] in stories}


def expected() -> dict[str, set[str]]:
    """The keys of all stories, by their parts."""
    found: dict[str, set[str]] = {AI: {one.id for one in content().ai}}
    for card in content().cards:
        found.setdefault(part_of(content(), card), set()).update(stories_on(card))
    return {part: {f"outer_rim-story-{one}" for one in with_outcomes(stories)} for part, stories in found.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_story_is_told_in_its_part(lang: str) -> None:
    told: dict[str, set[str]] = {}
    for part, file in story_files(lang, "outer_rim").items():
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        told[part] = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    assert told == expected()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_stories_are_short_and_differ(lang: str) -> None:
    keys = sorted(key for keys in expected().values() for key in keys)
    said = [words(lang).story(key) for key in keys]
    assert all(said) and len(set(said)) == len(said)
    most = {key: LONGEST_OUTCOME if key.rsplit("-", 1)[1].startswith(("passed", "failed")) else LONGEST for key in keys}
    assert not [key for key, story in zip(keys, said, strict=True) if len(story.split()) > most[key]]
    assert not any("\n" in story for story in said)


def test_what_has_no_story_tells_none() -> None:
    assert words("en").story("outer_rim-story-nothing") == ""


@pytest.mark.parametrize(("roll", "ending"), [("crit blank", "passed"), ("blank blank", "failed")])
def test_a_test_tells_what_came_of_it(roll: str, ending: str) -> None:
    t = Table("han_solo bossk").at("han_solo", "mon_calamari").draw(REGATTA).encounter("han_solo")
    t.play("space", dice=[roll])
    assert t.told("tested")[0]["story"] == f"{REGATTA}-mon_calamari-{ending}"
    assert words("en").story(f"outer_rim-story-{t.told('tested')[0]['story']}")


def test_what_is_told_has_its_story() -> None:
    box = content()
    assert story_of(box, events.Encounter(0, "mon_calamari", f"{REGATTA}-mon_calamari")) == f"{REGATTA}-mon_calamari"
    assert story_of(box, events.Contact(0, "greedo")) in {one.id for one in box.cards if one.contact >= 0}
    assert story_of(box, events.Databank(0, steps().id, steps().deck)) == f"{steps().id}-step_1"
    assert story_of(box, events.AiCard(1, 3)) == box.ai[2].id
    assert story_of(box, events.Turn(0, 1)) is None
    for card in box.cards:
        if card.job is not None:
            assert story_of(box, events.Job(0, card.written)) in stories_of(box)


def steps() -> Card:
    return next(card for card in content().cards if card.steps)


# Packs.


def changed(text: str) -> Content:
    return load_pack(pack_of("mine.toml", f'game = "outer_rim"\n{text}'))[0]


def test_a_card_that_does_something_else_has_none_of_our_stories() -> None:
    test = '{do = "test", skill = "tech", pass = [], fail = []}'
    sections = [f'{{where = "{where}", title = "Mine", effects = [{test}]}}' for where in ("lothal", "mon_calamari")]
    other = changed(f'[[encounters]]\nid = "{REGATTA}"\nsections = [{", ".join(sections)}]')
    title = f"{REGATTA}-mon_calamari"
    assert title in stories_of(content()) and title not in stories_of(other)
    assert story_of(other, events.Encounter(0, "mon_calamari", title)) is None
    told = {outcome_story(other, scripts, passed) for scripts in outcomes(other) for passed in (True, False)}
    assert None in told and not [story for story in told if story and story.startswith(REGATTA)]
    assert len(stories_of(other)) == len(stories_of(content())) - 2


@pytest.mark.parametrize("field", ['name = "Another name"', "cost = 1000"])
def test_a_card_with_another_name_or_price_keeps_its_story(field: str) -> None:
    bounty = next(card.id for card in content().cards if card.bounty is not None and card.origin == 0)
    assert bounty in stories_of(changed(f'[[market]]\nid = "{bounty}"\n{field}'))
