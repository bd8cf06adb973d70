"""Packs: what they change and add, what they are refused for, and that nothing else happens."""

from __future__ import annotations

import random
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.outer_rim.data import said_by
from marks import long
from starboard.games.outer_rim.content import ENCOUNTERS, Content
from starboard.games.outer_rim.ids import CARGO_DECK, CREW, HUTT, TACTICS
from starboard.games.outer_rim.load import BadContent, Changes, content, load, load_pack
from starboard.games.outer_rim.load.pack import pack_of
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.vocabulary.abilities import PeekContacts
from starboard.games.outer_rim.vocabulary.ai_effects import GainLowestContactCrew
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.kernel.origins import counted
from starboard.kernel.packs.pack import Pack

DOCS = Path(__file__).parents[3] / "docs" / "content-packs.md"


def with_pack(text: str) -> tuple[Content, Changes]:
    return load_pack(pack_of("mine.toml", f'game = "outer_rim"\n{text}'))


def refused(text: str) -> str:
    with pytest.raises(BadContent) as error:
        with_pack(text)
    return str(error.value)


# What a pack does.


def test_the_worked_example(tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    file = tmp_path / "mine.toml"
    file.write_text(example[1], encoding="utf-8")
    changed = load(file)
    bacta = changed.cards[changed.card["bacta_supplies"]]
    assert bacta.cost == 2000 and changed.scripts[bacta.reward][0] == GainCredits(8000)
    assert bacta.destination == changed.space["takodana"] and bacta.abilities  # as in the data
    added = changed.cards[changed.card["enc_tatooine_nal_hutta_11"]]
    deck = changed.encounter_decks.index("tatooine_nal_hutta")
    assert len(changed.encounters[deck]) == 11 and changed.encounters[deck][-1] == added.number
    assert changed.printed["label-mend_the_vaporators"] == "mend the vaporators"
    assert changed.printed["enemy-bog_beast"] == "bog beast"
    assert f"Its checksum is {changed.pack}." in text


def test_an_empty_pack_changes_nothing_but_the_sign() -> None:
    changed, changes = with_pack("")
    assert (changes.changed, changes.added) == ({}, {})
    assert len(changed.pack) == 12 and content().pack == ""
    assert changed.cards == content().cards and changed.scripts == content().scripts


def test_tables_are_merged_and_lists_replaced() -> None:
    changed, changes = with_pack(
        """
        [[market]]
        id = "bounty_hera_syndulla"
        combat.dice = 4
        capture_reward = {fame = 3}
        after_reward = []

        [[characters]]
        id = "bossk"
        health = 7
        ability = {trigger = "action", kind = "peek_contacts", count = 2, scope = "here"}
        """
    )
    bounty = changed.cards[changed.card["bounty_hera_syndulla"]].bounty
    old = content().cards[content().card["bounty_hera_syndulla"]].bounty
    assert bounty is not None and old is not None
    assert (bounty.dice, bounty.combat, bounty.alive, bounty.dead) == (4, old.combat, (6000, 3), old.dead)
    assert bounty.after == 0 and old.after != 0
    bossk = changed.characters[changed.character["bossk"]]
    assert (bossk.health, bossk.ground_combat) == (7, 3)
    assert isinstance(bossk.ability, PeekContacts) and (bossk.ability.count, bossk.ability.scope) == (2, "here")
    assert changes.changed == {
        "market": {"bounty_hera_syndulla": ["combat", "capture_reward", "after_reward"]},
        "characters": {"bossk": ["health", "ability"]},
    }


def test_a_card_can_be_added_moved_and_relieved_of_fields() -> None:
    changed, changes = with_pack(
        """
        [[market]]
        id = "twilek_guide"
        deck = "luxury"
        type = "crew"
        name = "Twi'lek Guide"
        cost = 4000
        skills = ["tactics"]
        abilities = [{trigger = "market_buy", kind = "discount", amount = 500}]

        [[market]]
        id = "smuggling_compartment"
        deck = "gear_mod"

        [[market]]
        id = "stolen_weapons"
        traits = []
        without = ["deliver_roll", "patrol_move"]
        """
    )
    guide = changed.cards[changed.card["twilek_guide"]]
    assert (guide.type, guide.skills, guide.cost) == (CREW, (TACTICS,), 4000)
    assert [len(deck) for deck in changed.market] == [11, 9, 16, 14, 12, 9]
    assert changed.card["smuggling_compartment"] not in changed.market[CARGO_DECK]
    weapons = changed.cards[changed.card["stolen_weapons"]]
    assert weapons.traits == () and weapons.patrol is None
    assert changed.printed["card-twilek_guide"] == "Twi'lek Guide"
    assert changes.added == {"market": ["twilek_guide"]}
    assert changes.changed["market"]["stolen_weapons"] == ["traits", "deliver_roll", "patrol_move"]


def test_what_a_pack_makes_do_something_else_is_no_longer_ours() -> None:
    """Nor uncertain; unless the pack says so. A name or a price changes nothing of that, nor does another field."""
    changed, _ = with_pack(
        """
        [[market]]
        id = "vibroknife"
        abilities = [{trigger = "market_buy", kind = "discount", amount = 500}]
        [[market]]
        id = "droid_parts"
        cost = 500
        name = "Parts"
        [[market]]
        id = "autoblaster"
        abilities = [{trigger = "market_buy", kind = "discount", amount = 500}]
        doubt = "the scan is blurred"
        [[characters]]
        id = "bossk"
        health = 7
        [[ships]]
        id = "yv_666"
        source = "rulebook"
        doubt = ""
        [[market]]
        id = "twilek_guide"
        deck = "luxury"
        type = "crew"
        name = "Guide"
        cost = 4000
        skills = ["tactics"]
        """
    )
    ours = content()
    assert [ours.marks.get(f"card-{name}") for name in ("vibroknife", "droid_parts", "autoblaster")] == ["doubt"] * 3
    assert (ours.marks["character-bossk"], ours.marks["ship-yv_666"]) == ("house", "doubt")
    gone = {"card-vibroknife", "character-bossk", "ship-yv_666"}
    assert changed.marks == {key: mark for key, mark in ours.marks.items() if key not in gone}
    before, after = ({kind: counted(kind, things) for kind, things in of.sources.items()} for of in (ours, changed))
    assert after["market"].sources == {"public": 46, "house": 22, "pack": 3}
    assert after["market"].doubt == before["market"].doubt - 1
    assert after["characters"].sources == {"house": 7, "pack": 1}


def test_an_asset_is_of_the_pack_only_if_the_pack_changes_it() -> None:
    card = next(one for one in content().cards if one.origin == ENCOUNTERS and f"card-{one.asset}" in content().marks)
    assert content().marks[f"card-{card.id}"] == content().marks[f"card-{card.asset}"] == "house"
    both, _ = with_pack(f'[[encounters]]\nid = "{card.id}"\nresource = {{cannot_discard = true}}')
    assert not {f"card-{card.id}", f"card-{card.asset}"} & both.marks.keys()
    first, *rest = base().rows["encounters"][card.id].table["sections"]
    sections = [{**first, "title": "Another one"}, *rest]
    one, _ = load_pack(Pack("mine.toml", {"game": "outer_rim", "encounters": [{"id": card.id, "sections": sections}]}))
    assert f"card-{card.id}" not in one.marks and one.marks[f"card-{card.asset}"] == "house"


def test_people_can_be_exchanged() -> None:
    """A contact of another class goes with a space of that class."""
    changed, _ = with_pack(
        """
        [[contacts]]
        id = "chewbacca"
        class = "yellow"
        [[spaces]]
        id = "cantonica"
        faction = "hutt"
        contact_spaces = ["yellow", "yellow"]
        [[databank]]
        id = "db_6"
        crew = {skills = ["strength"]}
        """
    )
    cantonica = changed.spaces[changed.space["cantonica"]]
    assert cantonica.faction == HUTT and [changed.contact_space[n][1] for n in cantonica.contact_spaces] == [2, 2]
    assert len(changed.cards[changed.card["crew_chewbacca"]].skills) == 1


def test_a_price_and_a_number_are_written_once() -> None:
    """The card of a ship costs what its sheet does; who leads to a databank card finds it under its number."""
    changed, _ = with_pack(
        """
        [[ships]]
        id = "lancer"
        cost = 9000
        [[databank]]
        id = "db_6"
        number = 93
        [[databank]]
        id = "db_42"
        number = 94
        """
    )
    assert changed.cards[changed.card["ship_lancer"]].cost == 9000
    assert changed.contacts[changed.person["chewbacca"]].databank == 93
    heist = changed.cards[changed.card["the_casino_heist"]].job
    assert heist is not None and heist.databank == 94


def test_older_packs_say_what_the_data_said_once() -> None:
    """What follows from the rest, if it agrees with it; and what nothing was ever made of."""
    changed, changes = with_pack(
        """
        [[market]]
        id = "ship_lancer"
        cost = 10000
        [[market]]
        id = "stolen_weapons"
        deliver_roll = {dice = 1, pass = ["hit"], fail_databank = 1}
        [[market]]
        id = "the_casino_heist"
        play = {step = "encounter", resolve_databank = 42}
        [[databank]]
        id = "db_6"
        number = 6
        copies_with_number = 1
        [[databank]]
        id = "db_90_1"
        asset = {cost = 0}
        [[encounters]]
        id = "enc_navpoint_10"
        number = 10
        [[contacts]]
        id = "chewbacca"
        databank = 6
        dots = 2
        [[ships]]
        id = "lancer"
        copies = 1
        [[ships]]
        id = "yt_1300"
        flipped_ability = {trigger = "during_move", kind = "ignore_patrol_stop", count = 99}
        [[patrols]]
        id = "hutt_patrol_4"
        level = 4
        reward = {credits = 0, fame = 0}
        [[ai]]
        id = "ai_2"
        number = 2
        special = [{do = "gain_lowest_contact_crew", cost = 0}]
        [[ai]]
        id = "ai_1"
        without = ["number"]
        """
    )
    assert len(changes.changed) == 7
    old = content()
    assert (changed.cards, changed.contacts, changed.ships) == (old.cards, old.contacts, old.ships)
    assert changed.patrols == old.patrols
    assert changed.scripts[changed.ai[1].special] == (GainLowestContactCrew(),)


def test_the_sign_is_of_what_is_said() -> None:
    one, _ = with_pack('[[market]]\nid = "salvage"\ncost = 2000\nname = "Scrap"\n')
    same, _ = with_pack('# Scrap\nmarket = [{name = "Scrap", cost = 2_000, id = "salvage"}]\n')
    other, _ = with_pack('[[market]]\nid = "salvage"\ncost = 2001\nname = "Scrap"\n')
    assert one.pack == same.pack != other.pack and re.fullmatch("[0-9a-f]{12}", one.pack)
    assert said_by(one) == said_by(same) != said_by(other)


# What it is refused for.

EVENT = "[[market]]\ntype = 'event'\ncost = 3\neffects_on_buy = []\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[market]\n", "mine.toml: not TOML: "),
        ("cost = 3", "mine.toml: cost: there is no such table; a pack may have market, databank"),
        ("schema = 7", "mine.toml: schema: is “7” but must be “1”"),
        ("name = 7", "mine.toml: name: must be text"),
        ("[market]\nid = 'salvage'", "mine.toml: market: must be a list"),
        ("market = [3]", "mine.toml: market[0]: must be a table"),
        ("[[market]]\ncost = 3", "mine.toml: market[0].id: missing"),
        ("[[market]]\nid = 'salvage'\n[[market]]\nid = 'salvage'", "mine.toml: card salvage: this id appears twice"),
        ("[[market]]\nid = 'salvage'\ncost = 'free'", "mine.toml: card salvage: cost: must be a whole number"),
        ("[[market]]\nid = 'salvage'\ncosts = 3", "mine.toml: card salvage: costs: there is no such field here"),
        ("[[market]]\nid = 'salvage'\ndeck = 'junk'", "mine.toml: card salvage: deck: unknown deck “junk”"),
        ("[[market]]\nid = 'salvage'\nwithout = 'cost'", "mine.toml: card salvage: without: must be a list"),
        ("[[market]]\nid = 'salvage'\nwithout = ['price']", "mine.toml: card salvage: without[0]: “price” is not"),
        ("[[market]]\nid = 'salvage'\nwithout = ['cost']", "mine.toml: card salvage: cost: missing"),
        (
            "[[market]]\nid = 'stolen_weapons'\ndeliver_roll = {dice = 2}",
            "mine.toml: card stolen_weapons: deliver_roll: only ILLEGAL cargo",
        ),
        (f"{EVENT}id = 'x'\nname = 'X'", "mine.toml: card x: deck: missing"),
        (f"{EVENT}id = 'x'\ndeck = 'jobs'", "mine.toml: card x: name: missing"),
        (f"{EVENT}id = 'db_1_1'\nname = 'X'\ndeck = 'jobs'", "databank.toml: card db_1_1: “db_1_1” appears twice"),
        ("[[spaces]]\nid = 'hoth'", "mine.toml: space hoth: nothing can be added here"),
        (
            "[[spaces]]\nid = 'lothal'\ncontact_spaces = ['white']",
            "mine.toml: contacts: contacts of class green: 8, spaces for them: 7",
        ),
        (
            "[[contacts]]\nid = 'lobot'\nclass = 'green'",
            "market.toml: card bounty_lobot: class: is “white” but must be “green”",
        ),
        (
            "[[patrols]]\nid = 'hutt_patrol_1'\nfaction = 'rebel'",
            "mine.toml: patrol hutt_patrol_1: level: “1” appears twice",
        ),
        (
            "[[market]]\nid = 'ship_lancer'\ncost = 9000",
            "mine.toml: card ship_lancer: cost: is “9000” but must be “10000”",
        ),
        ("[[tiles]]\nid = 'ryloth_naboo'\nedges = []", "map.toml: space ryloth: it cannot be reached"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, problem: str) -> None:
    assert refused(text).startswith(problem)


def test_a_pack_must_leave_a_card_in_every_deck() -> None:
    cards = [name for name, row in base().rows["market"].items() if row.table["deck"] == "luxury"]
    moved = "".join(f'[[market]]\nid = "{name}"\ndeck = "jobs"\n' for name in cards)
    assert refused(moved) == "mine.toml: market.luxury: there are 0; at least 1 are needed"


def test_a_pack_is_of_this_game(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"mine\.toml: game: missing"):
        pack_of("mine.toml", "")
    with pytest.raises(BadContent, match=r"mine\.toml: game: is “arcs” but must be “outer_rim”"):
        pack_of("mine.toml", 'game = "arcs"')
    with pytest.raises(BadContent, match=r"nothing\.toml: cannot be read: "):
        load(tmp_path / "nothing.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"odd\.toml: cannot be read: "):
        load(tmp_path / "odd.toml")
    with pytest.raises(BadContent, match=r"mine\.toml: not TOML: "):
        pack_of("mine.toml", "x = " + "[" * 20_000)


def test_what_was_refused_leaves_no_trace() -> None:
    before = deepcopy(base().rows)
    refused('[[market]]\nid = "salvage"\ncost = 9000\nreward = [{do = "boast"}]')
    assert base().rows == before and said_by(load()) == said_by(content())
    assert content().cards[content().card["salvage"]].cost == 1000


# Whatever somebody writes: it is refused in our words, or it is a game.

JUNK = (0, -1, 10**40, 1.5, True, "", "all", "hutt", "x", [], ["x"], [[]], {}, {"do": "may"}, {"kind": 1}, [{}], None)


def places(value: Any) -> list[tuple[Any, Any]]:
    """All tables and lists inside, with the keys of what is in them."""
    found = []
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found += [(value, key), *places(value[key])]
    return found


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=long) for seed in range(1, 6))])
def test_no_nonsense_breaks_the_loader(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - not for secrets
    said: list[str] = []
    for _ in range(40):
        kind = chance.choice(RULES.tables)
        name = chance.choice(list(base().rows[kind]))
        entry = deepcopy(base().rows[kind][name].table)
        for inside, key in chance.sample(places(entry), chance.choice((1, 1, 2))):
            junk = deepcopy(chance.choice(JUNK))
            if junk is not None:
                inside[key] = junk
            elif isinstance(inside, dict):
                inside.pop(key, None)
        if not isinstance(entry.get("id"), str):
            continue
        try:
            load_pack(Pack("mine.toml", {"game": "outer_rim", kind: [entry]}))
        except BadContent as error:
            said.append(str(error))
    assert said and all(re.match(r"\w+\.toml: ", line) for line in said)
