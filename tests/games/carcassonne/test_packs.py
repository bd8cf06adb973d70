"""Content packs of Carcassonne: what they may change, and what is refused."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import starboard.games.carcassonne.load as loading
from games.pack_words import problems_without_words
from marks import long
from starboard import BadRecord, StarboardError
from starboard.bots import make_bot
from starboard.games.carcassonne.game import GAME, Carcassonne
from starboard.games.carcassonne.load import box, load_pack, pack_of, printed_tiles
from starboard.games.carcassonne.packs import EXAMPLE, CarcassonnePacks
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import MOST, TileSet
from starboard.kernel import contract
from starboard.kernel.origins import PACK
from starboard.kernel.packs.limits import MOST_ENTRIES
from starboard.kernel.packs.place import BadContent
from starboard.kernel.parts import PackFile
from starboard.kernel.position import Position
from starboard.texts import LANGUAGES, words

HEAD = 'game = "carcassonne"\n'
MIX = """
[[tiles]]
id = "E_CAP"
count = 9

[[tiles]]
id = "U_STRAIGHT"
count = 0

[[tiles]]
id = "FORK"
count = 3
edges = ["asteroid", "asteroid", "space", "route"]
segments = [
    {id = "a1", kind = "asteroid", edges = "NE"},
    {id = "r1", kind = "route", edges = "W", inner_end = "asteroid"},
]
symbols = [{faction = "rebel", segment = "a1"}]

[[tiles]]
id = "PLANET_X"
count = 1
edges = ["space", "route", "space", "space"]
segments = [{id = "p1", kind = "planet"}, {id = "r1", kind = "route", edges = "E", inner_end = "planet"}]
symbols = [{faction = "empire", segment = "p1"}]
planet = "Mustafar"
"""


def loaded(text: str, file: str = "mine.toml") -> TileSet:
    return load_pack(pack_of(file, HEAD + text))[0]


def refused(text: str, file: str = "mine.toml", head: str = HEAD) -> list[str]:
    with pytest.raises(BadContent) as error:
        load_pack(pack_of(file, head + text))
    return error.value.said("en").splitlines()


@cache
def packed(text: str = MIX) -> Carcassonne:
    return GAME.with_pack("mine.toml", HEAD + text)


def played(game: Carcassonne, level: str, seats: int, seed: int, moves: int = 400) -> Position[CarcassonneState]:
    position = game.start(seats, seed)
    bot = make_bot("carcassonne", level)
    for number in range(moves):
        if position.ask is None:
            break
        position.play(bot.choose(position, position.ask.seat, number))
        assert not game.invariants(position.state)
    return position


# What a pack does.


def test_a_pack_changes_the_mix_and_adds_tiles() -> None:
    tiles = loaded(MIX)
    drawn = Counter(tiles.ids[one] for one in tiles.pile)
    before = Counter(printed_tiles().ids[one] for one in printed_tiles().pile)
    assert drawn == before + Counter({"FORK": 3, "PLANET_X": 1, "E_CAP": 9 - before["E_CAP"]}) - Counter(
        {"U_STRAIGHT": before["U_STRAIGHT"]}
    )
    fork = tiles.index("FORK")
    assert tiles.tiles[fork].source == PACK and tiles.tiles[tiles.index("E_CAP")].source == PACK
    assert tiles.pack and not printed_tiles().pack


def test_segments_symbols_and_the_start_tile_can_be_changed() -> None:
    tiles = loaded("""
        [[tiles]]
        id = "D_START"
        without = ["start"]
        count = 3
        [[tiles]]
        id = "X_CROSSROADS_4"
        start = true
        count = 1
        [[tiles]]
        id = "G_BAND"
        start = false
        count = 1
        edges = ["space", "space", "space", "space"]
        segments = []
    """)
    start = tiles.tiles[tiles.start]
    assert start.id == "X_CROSSROADS_4" and start.count == 1 and tiles.start not in tiles.pile
    assert tiles.pile.count(tiles.index("D_START")) == 3
    assert GAME.with_pack("mine.toml", HEAD).start(2, 1).state.laid == GAME.start(2, 1).state.laid


def test_what_is_not_touched_is_as_it_was() -> None:
    same = load_pack(pack_of("mine.toml", HEAD))[0]
    printed = printed_tiles()
    assert [one.name for one in fields(TileSet) if getattr(same, one.name) != getattr(printed, one.name)] == ["pack"]


@pytest.mark.parametrize("file", ["all.toml", "all.csv"])
def test_the_whole_set_is_exported_and_read_again_as_it_was(file: str) -> None:
    packs = CarcassonnePacks()
    again, changes = load_pack(pack_of(file, packs.export(file, (), None)))
    assert not changes.changed and not changes.added
    assert [one.name for one in fields(TileSet) if getattr(again, one.name) != getattr(printed_tiles(), one.name)] == [
        "pack"
    ]
    mine = PackFile("mine.toml", HEAD + MIX)
    with_mine, changes = load_pack(pack_of(file, packs.export(file, (), mine)))
    assert with_mine.pile == loaded(MIX).pile and with_mine.at == loaded(MIX).at
    assert changes.changed == {"tiles": {"E_CAP": ["count"], "U_STRAIGHT": ["count"]}}
    assert changes.added == {"tiles": ["FORK", "PLANET_X"]}


def test_a_pack_is_shown_in_words() -> None:
    cards = CarcassonnePacks().preview(PackFile("mine.toml", HEAD + MIX))
    said = {card.id: [words("en").say(text) for text in card.texts] for card in cards}
    assert said["FORK"] == [
        "3 tiles",
        "asteroid field: north, east",
        "faction symbol: Rebel Alliance",
        "trade route: west",
        "ends at an asteroid field",
    ]
    assert said["PLANET_X"][1] == "planet Mustafar" and said["U_STRAIGHT"][0] == "0 tiles"
    assert list(said) == ["E_CAP", "U_STRAIGHT", "FORK", "PLANET_X"]


def test_what_is_ours_is_listed_and_ticked() -> None:
    packs = CarcassonnePacks()
    ours = packs.todo(None)
    counts = {tile.id: tile.count for tile in printed_tiles().tiles}
    assert sum(counts[one.id] for one in ours) == GAME.origins()[0].sources["house"] == 39
    assert not any(one.done for one in ours) and all(one.fields for one in ours)
    text = HEAD + f'[[tiles]]\nid = "{ours[0].id}"\nsource = "printed"\n'
    assert [one.id for one in packs.todo(PackFile("mine.toml", text)) if one.done] == [ours[0].id]


def test_the_example_changes_what_it_says() -> None:
    assert not load_pack(pack_of("new.toml", EXAMPLE))[1].changed
    used = EXAMPLE.replace("# ", "")
    changes = load_pack(pack_of("new.toml", used))[1]
    assert changes.changed == {"tiles": {"E_CAP": ["count"]}} and changes.added == {"tiles": ["FORK"]}


# Playing.


@pytest.mark.parametrize(("level", "seats"), [("random", 5), ("greedy", 3), ("easy", 2)])
def test_a_game_with_another_mix_is_played_to_its_end(level: str, seats: int) -> None:
    game = packed()
    position = played(game, level, seats, seed=7)
    g = position.state
    laid = Counter(game.content.ids[face >> 2] for face in g.laid[1:])
    assert position.result is not None and not g.pile
    assert laid["FORK"] + Counter(game.content.ids[one] for one in g.removed)["FORK"] == 3 and laid["U_STRAIGHT"] == 0
    assert game.replay(position.record).record == position.record
    assert {tile.tile for tile in game.view(g, None).tiles} >= {"FORK"}


def test_the_contract_holds_with_a_pack() -> None:
    contract.check_all(packed(), seats=3, options={}, seed=2, say=lambda message: words("pl").say(message))


def test_one_bot_plays_games_with_and_without_a_pack() -> None:
    """The same tile numbers mean other tiles, which a bot that remembers tables must not mix up."""
    other = GAME.with_pack("mine.toml", HEAD + '[[tiles]]\nid = "G_BAND"\nsymbols = []\n')
    alone = [made.record for made in (played(GAME, "easy", 2, 3, 30), played(other, "easy", 2, 3, 30))]
    bot = make_bot("carcassonne", "easy")
    together = [game.start(2, 3) for game in (GAME, other)]
    for number in range(30):
        for position in together:
            assert position.ask is not None
            position.play(bot.choose(position, position.ask.seat, number))
    assert [position.record for position in together] == alone


@pytest.mark.parametrize(
    ("made", "read", "said"),
    [
        (packed, lambda: GAME, "content pack with checksum {sign}: add that pack with --pack FILE"),
        (packed, lambda: packed(""), "with checksum {sign}, not {found}: add that pack"),
        (lambda: GAME, packed, "played without a content pack: leave out --pack"),
    ],
)
def test_nothing_else_reads_what_was_played_with_a_pack(made: Any, read: Any, said: str) -> None:
    game, other = made(), read()
    position = played(game, "random", 2, seed=5, moves=10)
    wanted = said.format(sign=game.content.pack, found=other.content.pack)
    with pytest.raises(BadRecord, match=wanted):
        other.replay(position.record)
    with pytest.raises(StarboardError, match=wanted):
        other.load(position.dump())
    assert (f'"pack":"{game.content.pack}"' in position.record) == bool(game.content.pack)


def test_without_a_pack_a_record_says_nothing_of_packs() -> None:
    assert "pack" not in GAME.options and "pack" not in GAME.start(2, 1).record
    assert "pack" in packed().options and "pack" in packed().under(packed().oldest).options


def test_components_have_the_tiles_of_the_pack() -> None:
    faces = {face.id: face for face in packed().components().tiles}
    assert faces["FORK"].count == 3 and [one.kind for one in faces["FORK"].segments] == ["asteroid", "route"]
    assert faces["E_CAP"].count == 9 and faces["U_STRAIGHT"].count == 0
    assert faces["PLANET_X"].planet == "Mustafar"


@long
def test_many_games_with_as_many_tiles_as_there_may_be() -> None:
    more = "".join(f'[[tiles]]\nid = "{one}"\ncount = {count}\n' for one, count in (("E_CAP", 20), ("V_CURVE", 16)))
    game = packed(more)
    assert len(game.content.pile) == MOST
    for seed in range(20):
        assert played(game, "random", 2 + seed % 4, seed).result is not None


# What is refused.

EIGHT = """
[[tiles]]
id = "E_CAP"
count = "many"
[[tiles]]
id = "U_STRAIGHT"
edges = ["comet", "space", "route", "space"]
[[tiles]]
id = "ONE"
count = 1
edges = ["asteroid", "space", "space", "space"]
segments = [{id = "a1", kind = "asteroid", edges = "NE"}]
[[tiles]]
id = "TWO"
count = 1
edges = ["route", "space", "space", "space"]
segments = [{id = "r1", kind = "route", edges = "N", inner_end = "asteroid"}]
[[tiles]]
id = "THREE"
count = 1
edges = ["asteroid", "space", "space", "space"]
segments = [{id = "a1", kind = "asteroid", edges = "N"}]
symbols = [{faction = "rebels", segment = "a1"}]
[[tiles]]
id = "FOUR"
count = 1
edges = ["space", "space", "space", "space"]
segments = [{id = "p1", kind = "planet"}]
planet = "Mustafar"
[[tiles]]
id = "FIVE"
count = 1
edges = ["space", "space", "space", "space"]
segments = []
colour = "red"
[[tiles]]
id = "SIX"
count = 1
edges = ["asteroid", "space", "space", "space"]
segments = []
"""
TOLD = [
    "mine.toml: tile E_CAP: count: must be a whole number",
    "mine.toml: tile U_STRAIGHT: edges[0]: unknown kind of side “comet”; choose from: space, route, asteroid",
    "mine.toml: tile ONE: segments[0].edges: reaches side E, which is “space”",
    "mine.toml: tile TWO: segments[0].inner_end: ends at “asteroid”, which is not on this tile",
    "mine.toml: tile THREE: symbols[0].faction: unknown faction “rebels”; did you mean “rebel”?",
    "mine.toml: tile FOUR: symbols: a planet has exactly one symbol",
    "mine.toml: tile FIVE: colour: there is no such field here; choose from: base, count, edges, evidence, id, note,"
    " planet, segments, source, start, symbols",
    "mine.toml: tile SIX: edges[0]: no segment reaches side N",
]


def test_eight_mistakes_are_told_at_once() -> None:
    assert refused(EIGHT) == TOLD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(lang: str) -> None:
    with pytest.raises(BadContent) as error:
        load_pack(pack_of("mine.toml", HEAD + EIGHT))
    assert len(error.value.said(lang).splitlines()) == 8


def test_every_problem_has_words(tmp_path: Path) -> None:
    for name in ("check.py", "load.py"):
        source = (Path(loading.__file__).parent / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text(source, encoding="utf-8")
    assert problems_without_words("carcassonne", tmp_path) == []


NO_START = '[[tiles]]\nid = "D_START"\nstart = false\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (NO_START, "tiles: there must be one start tile, not 0"),
        ('[[tiles]]\nid = "X_CROSSROADS_4"\nstart = true\n', "tiles: there must be one start tile, not 2"),
        ('[[tiles]]\nid = "D_START"\ncount = 2\n', "tile D_START: count: is “2” but must be “1”"),
        ('[[tiles]]\nid = "E_CAP"\ncount = 60\n', f"tiles: tiles to draw: 130; at most: {MOST}"),
        ('[[tiles]]\nid = "PLANET_R"\ncount = 2\n', "tile PLANET_R: planet: “Alderaan” appears twice"),
        ('[[tiles]]\nid = "E_CAP"\nsegments = []\n', "tile E_CAP: edges[0]: no segment reaches side N"),
        ('[[tiles]]\nid = "a b"\ncount = 1\nedges = []\nsegments = []\n', "tile a b: id: an id can contain only"),
        ('[[cards]]\nid = "E_CAP"\n', "cards: there is no such table; a pack may have tiles"),
        ('[[tiles]]\nid = "PLANET_R"\nplanet = "<b>"\n', "tiles[0].planet: only plain text can be shown"),
        ('[[tiles]]\nid = "PLANET_R"\nplanet = {en = "Hoth"}\n', "tile PLANET_R: planet: must be text"),
    ],
)  # fmt: skip
def test_what_makes_no_set_is_refused(text: str, said: str) -> None:
    assert any(line.startswith(f"mine.toml: {said}") for line in refused(text)), refused(text)


def test_an_empty_bag_is_refused() -> None:
    text = "".join(f'[[tiles]]\nid = "{name}"\ncount = 0\n' for name in box().rows["tiles"] if name != "D_START")
    assert refused(text) == ["mine.toml: tiles: there are 0; at least 1 are needed"]


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 20_000,
        "a." * 5000 + "b = 1",
        "# " + "x" * 1_000_001,
        "".join(f'[[tiles]]\nid = "T{n}"\n' for n in range(MOST_ENTRIES + 1)),
        '[[tiles]]\nid = "T"\nnote = "\\u001b[2J"',
        "tiles = 3",
        "tiles = [3]",
        "[[tiles]]\ncount = 3",
        '[[tiles]]\nid = "E_CAP"\nwithout = ["tail"]',
        '[[tiles]]\nid = "E_CAP"\ncount = 99999999999999999999',
        '[[tiles]]\nid = "E_CAP"\nsegments = ' + "[" * 40 + "]" * 40,
        "\x00",
    ],
    ids=range(12),
)
def test_hostile_packs_are_refused(text: str) -> None:
    assert refused(text)


def test_too_many_kinds_and_symbols_are_refused() -> None:
    kinds = "".join(
        f'[[tiles]]\nid = "T{n}"\ncount = 0\nedges = ["space", "space", "space", "space"]\nsegments = []\n'
        for n in range(200)
    )
    assert refused(kinds) == ["mine.toml: tiles: there are 248 entries; at most 200 can be read"]


def test_a_pack_of_another_game_is_refused() -> None:
    assert refused("", head='game = "arcs"\n') == ["mine.toml: game: is “arcs” but must be “carcassonne”"]
    assert refused("", head="") == ["mine.toml: game: missing"]


def test_whatever_is_written_is_read_or_refused() -> None:
    """Put anything anywhere: nothing but BadContent comes of it, and what is read can be played."""
    chance = random.Random(3)  # noqa: S311 - a test
    values: list[object] = [0, -1, 3, True, "", "N", "route", [], {}, ["space"] * 4, None, "planet"]
    rows = [row.table for row in box().rows["tiles"].values()]
    refusals = 0
    for _ in range(50):
        entry = {
            name: value for name, value in chance.choice(rows).items() if name not in ("source", "evidence", "note")
        }
        entry[chance.choice(("count", "edges", "segments", "start", "planet", "symbols", "id"))] = chance.choice(values)
        try:
            tiles = load_pack(loading.Pack("mine.toml", {"game": "carcassonne", "tiles": [entry]}))[0]
            assert Carcassonne(tiles).start(2, 1).ask is not None
        except BadContent as bad:
            refusals += 1 if bad.said("uk") else 1000
    assert 15 < refusals < 50
