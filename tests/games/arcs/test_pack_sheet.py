"""The box is written as a pack, read again, and equal; and what a pack does is shown."""

from __future__ import annotations

import pytest

from games.arcs.packed import with_pack
from games.arcs.test_packs import SEVERAL
from starboard.games.arcs.game import GAME
from starboard.games.arcs.load import box
from starboard.games.arcs.packs import ArcsPacks
from starboard.kernel.parts import PackFile
from starboard.texts import LANGUAGES, Words


@pytest.mark.parametrize("file", ["all.toml", "all.csv"])
def test_the_whole_box_there_and_back(file: str) -> None:
    packs = ArcsPacks()
    text = packs.export(file, (), None)
    changes = packs.changes(file, text)
    assert (changes.changed, changes.added) == ({}, {})
    again = GAME.with_pack(file, text).content
    assert (again.cards, again.setups, again.pips_of) == (box().cards, box().setups, box().pips_of)
    assert again.suit_actions == box().suit_actions


@pytest.mark.parametrize("file", ["all.toml", "all.csv"])
def test_a_pack_over_the_box_there_and_back(file: str) -> None:
    packs, mine = ArcsPacks(), PackFile("mine.toml", f'game = "arcs"\n{SEVERAL}')
    again = GAME.with_pack(file, packs.export(file, (), mine)).content
    packed = with_pack(SEVERAL).content
    assert (again.cards, again.setups, again.pips_of) == (packed.cards, packed.setups, packed.pips_of)


def test_one_table_can_be_chosen() -> None:
    text = ArcsPacks().export("some.toml", ["lore"], None)
    assert text.count("[[lore]]") == 28 and "[[court]]" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_preview_says_each_entry_that_is_touched(lang: str) -> None:
    cards = ArcsPacks().preview(PackFile("mine.toml", f'game = "arcs"\n{SEVERAL}'))
    assert [card.id for card in cards] == ["bc13", "bc12", "lore04", "leader05", "p3_mix_up", "aggression"]
    w = Words(lang, with_pack(SEVERAL).own_names(), "arcs")
    said = {card.id: [w.say(text) for text in card.texts] for card in cards}
    assert "1" in said["bc13"][0] and "5" in said["bc12"][-1] and "5 5 4 4 3 3 2" in said["aggression"][0]
    assert len(said["p3_mix_up"]) == 4 and "5×" in said["leader05"][0]


def test_the_example_changes_nothing_and_its_comments_can_be_used() -> None:
    packs = ArcsPacks()
    assert not packs.changes("mine.toml", packs.example()).changed
    used = packs.example().replace("# ", "")
    assert packs.changes("mine.toml", used).changed.keys() == {"court", "lore", "leaders"}
    assert packs.todo(None) == []
