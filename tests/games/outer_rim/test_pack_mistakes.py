"""All that is wrong with a pack is told at once, with what would be right; not what only follows from it."""

from __future__ import annotations

import pytest

from games.outer_rim.test_pack import refused
from starboard.games.outer_rim.load import BadContent, load_pack, pack_of
from starboard.kernel.packs.mistakes import MOST_TOLD

EIGHT = """
[[market]]
id = "salvage"
cost = "free"
reward = [{do = "gain_money", amount = 7000}, {do = "gain_credits", amout = 3}]
[[market]]
id = "vibro_axe"
deck = "gear_mod"
type = "gear"
cost = 3000
abilities = []
[[encounters]]
id = "enc_navpoint_11"
deck = "navpoints"
[[encounters.sections]]
where = "patrol"
title = "Patrol"
effects = [{do = "test", skill = "teck", pass = [], fail = []}]
[[encounters.sections]]
where = "no_patrol"
title = "Nobody"
effects = [{do = "gain_credits", amount = -1}]
[[patrols]]
id = "hutt_patrol_1"
level = 9
"""


def test_eight_mistakes_are_eight_messages() -> None:
    assert refused(EIGHT).splitlines() == [
        "mine.toml: card salvage: cost: must be a whole number",
        "mine.toml: card salvage: reward[0].do: unknown effect “gain_money”; did you mean “gain_fame”?",
        "mine.toml: card salvage: reward[1].amout: there is no such field here; did you mean “amount”?",
        "mine.toml: card vibro_axe: name: missing",
        "mine.toml: card enc_navpoint_11: deck: unknown deck “navpoints”; did you mean “navpoint”?",
        "mine.toml: card enc_navpoint_11: sections[0].effects[0].skill: unknown skill “teck”; did you mean “tech”?",
        "mine.toml: card enc_navpoint_11: sections[1].effects[0].amount: must be at least 0",
        "mine.toml: patrol hutt_patrol_1: level: unknown level “9”; choose from: 1, 2, 3, 4",
    ]


def test_mistakes_of_all_depths_at_once() -> None:
    """Make mistakes of the file, of an entry, of its shape, of its words, and of all entries together."""
    said = refused(
        """
        title = "x"
        [[cards]]
        id = "y"
        [[market]]
        cost = 3
        [[market]]
        id = "salvage"
        without = ["price", "costs"]
        [[market]]
        id = "ship_lancer"
        cost = 9000
        [[spaces]]
        id = "lothal"
        contact_spaces = ["white"]
        [[spaces]]
        id = "hoth"
        """
    ).splitlines()
    assert [line.split(": there is")[0] for line in said[:2]] == [
        "mine.toml: card salvage: without[0]: “price” is not a field that can be removed from this entry",
        "mine.toml: card salvage: without[1]: “costs” is not a field that can be removed from this entry",
    ]
    assert said[2] == "mine.toml: card ship_lancer: cost: is “9000” but must be “10000”"
    assert said[3].startswith("mine.toml: space hoth: nothing can be added here")
    assert [line.split(": ")[1] for line in said[4:]] == ["cards", "market[0].id", "title"]


def test_what_all_entries_make_together_is_told_beside_words() -> None:
    said = refused(
        """
        [[market]]
        id = "salvage"
        reward = [{do = "boast"}]
        [[contacts]]
        id = "chewbacca"
        class = "yellow"
        """
    ).splitlines()
    assert [line.split(": ")[0:2] for line in said] == [["mine.toml", "card salvage"], ["mine.toml", "contacts"]]


def test_what_follows_from_a_mistake_is_not_told() -> None:
    """A contact and its space go together; the job that is left out is not missed by its steps."""
    said = refused(
        """
        [[contacts]]
        id = "chewbacca"
        class = "yellow"
        [[spaces]]
        id = "cantonica"
        contact_spaces = ["yellow", "yelow"]
        [[market]]
        id = "the_long_job"
        type = "jobs"
        [[databank]]
        id = "db_99"
        number = 99
        kind = "job_sequence"
        job = "the_long_job"
        steps = [{effects = []}]
        """
    ).splitlines()
    assert [line.split(": ")[1:3] for line in said] == [
        ["space cantonica", "contact_spaces[1]"],
        ["card the_long_job", "type"],
    ]
    assert "did you mean “job”?" in said[1]


@pytest.mark.parametrize("lang", ["en", "cs", "pl", "uk"])
def test_in_every_language(lang: str) -> None:
    with pytest.raises(BadContent) as error:
        load_pack(pack_of("mine.toml", f'game = "outer_rim"{EIGHT}'))
    lines = error.value.said(lang).splitlines()
    assert len(lines) == len(error.value.mistakes) == 8
    assert "gain_fame" in lines[1] and all(line.startswith("mine.toml: ") for line in lines)


def test_there_is_an_end_to_what_is_told() -> None:
    many = "".join(f'[[market]]\nid = "x{n}"\ntype = "gear"\n' for n in range(300))
    assert len(refused(many).splitlines()) == MOST_TOLD
