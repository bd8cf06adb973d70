"""Names and stories of packs, in some languages or in all, with what is said where one is missing."""

from __future__ import annotations

from functools import cache

import pytest

from games.outer_rim.test_pack import refused, with_pack
from starboard.games.outer_rim.components import components
from starboard.games.outer_rim.names import names_of_pack
from starboard.games.outer_rim.stories import outcomes, stories_of, untold_stories
from starboard.texts import LANGUAGES, Words

PACK = """
[[market]]
id = "salvage"
name = {en = "Scrap", uk = "Брухт"}

[[ships]]
id = "lancer"
famous_name = {cs = "Stínová tlapa"}

[[encounters]]
id = "enc_navpoint_11"
deck = "navpoint"
[[encounters.sections]]
where = "patrol"
title = {en = "Caught", pl = "Przyłapani"}
story = {en = "Lights behind you.", pl = "Światła za tobą."}
passed = "They fly on."
failed = {uk = "Вони стріляють."}
effects = [{do = "choose", options = [
    {label = {en = "hide away", cs = "schovat se"}, effects = [
        {do = "test", skill = "tech", pass = [], fail = [
            {do = "combat", type = "ship", enemy = {en = "sky pirates", pl = "piraci"}, dice = 2, win = [], lose = []},
        ]},
    ]},
]}]
[[encounters.sections]]
where = "no_patrol"
title = "Alone"
effects = []

[[encounters]]
id = "enc_navpoint_01"
[[encounters.sections]]
where = "patrol"
title = "Nobody"
story = "Silence."
effects = [{do = "test", skill = "tech", pass = [], fail = []}]
[[encounters.sections]]
where = "no_patrol"
title = "Nothing"
effects = []
"""


@cache
def words_in(lang: str) -> Words:
    return Words(lang, names_of_pack(with_pack(PACK)[0]))


def said(lang: str, key: str) -> str:
    return words_in(lang).story(f"outer_rim-{key}")


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("card-salvage", ["Scrap", "Scrap", "Scrap", "Брухт"]),
        ("ship-lancer-famous", ["Stínová tlapa"] * 4),
        ("encounter-enc_navpoint_11-patrol", ["Caught", "Caught", "Przyłapani", "Caught"]),
        ("card-enc_navpoint_11", ["Caught / Alone", "Caught / Alone", "Przyłapani / Alone", "Caught / Alone"]),
        ("label-hide_away", ["hide away", "schovat se", "hide away", "hide away"]),
        ("enemy-sky_pirates", ["sky pirates", "sky pirates", "piraci", "sky pirates"]),
        ("story-enc_navpoint_11-patrol-passed", ["They fly on."] * 4),
        ("story-enc_navpoint_11-patrol-failed", ["Вони стріляють."] * 4),
        (
            "story-enc_navpoint_11-patrol",
            ["Lights behind you.", "Lights behind you.", "Światła za tobą.", "Lights behind you."],
        ),
    ],
)
def test_each_language_has_its_text_or_another(key: str, wanted: list[str]) -> None:
    assert [said(lang, key) for lang in LANGUAGES] == wanted


def test_a_changed_card_has_only_the_stories_of_the_pack() -> None:
    changed, changes = with_pack(PACK)
    assert "enc_navpoint_01-patrol" in stories_of(changed)
    assert "enc_navpoint_01-no_patrol" not in stories_of(changed)
    assert {"enc_navpoint_01-no_patrol", "enc_navpoint_01-patrol-passed"} <= untold_stories(changed)
    assert "enc_navpoint_02-patrol" in stories_of(changed)
    assert ("enc_navpoint_11-patrol-passed", "enc_navpoint_11-patrol-failed") in outcomes(changed).values()
    assert components(changed).untold == sorted(untold_stories(changed))
    assert changes.changed["market"] == {"salvage": ["name"]}


def test_a_story_alone_changes_nothing_else() -> None:
    changed, changes = with_pack('[[databank]]\nid = "db_6"\nstory = {uk = "Гррр."}')
    assert changes.changed == {"databank": {"db_6": ["story"]}} and not changed.untold
    assert names_of_pack(changed) == {"outer_rim-story-db_6": {"uk": "Гррр."}}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[market]]\nid = "salvage"\nname = {de = "Schrott"}', "card salvage: name.de: unknown language “de”"),
        ('[[market]]\nid = "salvage"\nname = {en = 3}', "card salvage: name.en: must be text"),
        ('[[market]]\nid = "salvage"\nname = {}', "card salvage: name: must be text"),
        ('[[market]]\nid = "salvage"\nstory = "Rust."', "card salvage: story: this cannot have a story"),
        ('[[ai]]\nid = "ai_1"\nstory = 3', "card ai_1: story: must be text"),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str) -> None:
    assert refused(text).startswith(f"mine.toml: {problem}")
