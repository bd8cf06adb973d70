"""The tile data: the printed set is right, and a set that contradicts itself is refused by name."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carcassonne.table import tile as tile_of
from marks import rule
from starboard.games.carcassonne.load import box_of, load_box, printed_tiles
from starboard.games.carcassonne.tiles import TileSet
from starboard.kernel.packs.place import BadContent

SPACE = '["space", "space", "space", "space"]'
HEAD = 'schema = 1\ngame = "test"\ntotal_tiles = {total}\nstart_tiles = {start}\ndrawable_tiles = {draw}\n'
START = f'[[tiles]]\nid = "BEGIN"\ncount = 1\nstart = true\nedges = {SPACE}\nsegments = []\n'


def one(text: str = "", *, name: str = "ODD", count: int | str = 1, edges: str = "ssss", segments: str = "") -> str:
    """A tile of a data file; `segments` as in `r1 route EW; r2 route N crossroads`."""
    kinds = {"s": "space", "r": "route", "a": "asteroid", "p": "planet", "x": "comet"}
    parts = []
    for segment in filter(None, segments.split(";")):
        segment_id, kind, *rest = segment.split()
        reach, end = [*rest, "", ""][:2]
        inner = f', inner_end = "{end}"' if end else ""
        parts.append(f'{{id = "{segment_id}", kind = "{kind}", edges = "{reach}"{inner}}}')
    sides = ", ".join(f'"{kinds[edge]}"' for edge in edges)
    return f'[[tiles]]\nid = "{name}"\ncount = {count}\nedges = [{sides}]\nsegments = [{", ".join(parts)}]\n{text}\n'


def tile_set(*tiles: str, total: int = 2, start: int = 1, draw: int | None = None) -> TileSet:
    """A start tile and these."""
    head = HEAD.format(total=total, start=start, draw=total - start if draw is None else draw)
    return load_box(box_of("\n".join([head, START, *tiles])))


def planet(symbols: str = '{faction = "rebel", segment = "p1"}', name: str = 'planet = "Hoth"') -> str:
    return f"{name}\nsymbols = [{symbols}]"


def refused(*tiles: str, total: int = 2, start: int = 1, draw: int | None = None) -> list[str]:
    with pytest.raises(BadContent) as error:
        tile_set(*tiles, total=total, start=start, draw=draw)
    return error.value.said("en").splitlines()


def refused_text(text: str) -> str:
    with pytest.raises(BadContent) as error:
        load_box(box_of(text))
    return str(error.value)


@pytest.mark.parametrize(
    "good",
    [
        one(),
        one(edges="srsr", segments="r1 route EW"),
        one(edges="rrrs", segments="r1 route N crossroads; r2 route E crossroads; r3 route S crossroads"),
        one(edges="arss", segments="a1 asteroid N; r1 route E asteroid"),
        one(edges="aasa", segments="a1 asteroid NE; a2 asteroid W"),
        one(planet(), edges="srss", segments="r1 route E planet; p1 planet"),
        one('symbols = [{faction = "empire", segment = "a1"}]', edges="aaaa", segments="a1 asteroid NESW"),
        one('base = "D"\nsource = "house"\nevidence = {count = "public"}\nnote = "new"'),
    ],
)
def test_a_sound_tile_is_read(good: str) -> None:
    tiles = tile_set(good)
    assert [tile.id for tile in tiles.tiles] == ["BEGIN", "ODD"]
    assert (tiles.start, tiles.pile) == (0, (1,))


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        pytest.param(one(count=101), "count: must be at most 100", id="more copies than can be drawn"),
        pytest.param(one(count=-1), "count: must be at least 0", id="fewer than no copies"),
        pytest.param(
            one(edges="asas", segments="a1 asteroid N; a1 asteroid S"),
            "segments[1].id: “a1” appears twice",
            id="segment twice",
        ),
        pytest.param(
            one(edges="psss"),
            "edges[0]: unknown kind of side “planet”; there are: space, route, asteroid",
            id="edge that shows a planet",
        ),
        pytest.param(
            one(edges="xsss"),
            "edges[0]: unknown kind of side “comet”; there are: space, route, asteroid",
            id="edge of unknown kind",
        ),
        pytest.param(
            one(edges="assa", segments="a1 asteroid N"),
            "edges[3]: no segment reaches side W",
            id="edge without segment",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NE"),
            "segments[0].edges: reaches side E, which is “space”",
            id="segment at free space",
        ),
        pytest.param(
            one(edges="srsr", segments="a1 asteroid EW"),
            "segments[0].edges: reaches side E, which is “route”",
            id="segment at another kind",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid N; a2 asteroid N"),
            "segments[1].edges: side N belongs to another segment already",
            id="edge twice",
        ),
        pytest.param(
            one(edges="arar", segments="a1 asteroid NS; r1 route EW"),
            "segments[1].edges: two segments cannot cross",
            id="segments that cross",
        ),
        pytest.param(
            one(edges="asss", segments="a1 cloud N"),
            "segments[0].kind: unknown kind of segment “cloud”; there are: route, asteroid, planet",
            id="unknown kind",
        ),
        pytest.param(
            one(segments="s1 space N"),
            "segments[0].kind: unknown kind of segment “space”; there are: route, asteroid, planet",
            id="segment of free space",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NX"),
            "segments[0].edges: must be some of the letters N, E, S and W, each once",
            id="unknown side",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NN"),
            "segments[0].edges: must be some of the letters N, E, S and W, each once",
            id="side twice",
        ),
        pytest.param(
            one(segments="a1 asteroid"),
            "segments[0].edges: a planet reaches no side, anything else reaches at least one",
            id="field without edge",
        ),
        pytest.param(
            one(planet(), edges="psss", segments="p1 planet N"),
            "segments[0].edges: a planet reaches no side, anything else reaches at least one",
            id="planet with edge",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid N crossroads"),
            "segments[0].inner_end: only a route ends inside the tile",
            id="field with inner end",
        ),
        pytest.param(
            one(edges="rrrs", segments="r1 route NES"),
            "segments[0].edges: a route has two ends",
            id="route with three ends",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N"),
            "segments[0].inner_end: a route that reaches one side has an inner end, one that reaches two has none",
            id="route without inner end",
        ),
        pytest.param(
            one(edges="arsr", segments="a1 asteroid N; r1 route EW asteroid"),
            "segments[1].inner_end: a route that reaches one side has an inner end, one that reaches two has none",
            id="through route with inner end",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N wormhole"),
            "segments[0].inner_end: unknown end of a route “wormhole”; there are: crossroads, asteroid, planet",
            id="unknown inner end",
        ),
        pytest.param(
            one(edges="srsr", segments="r1 route E crossroads; r2 route W crossroads"),
            "segments[0].inner_end: a crossroads has at least three arms",
            id="crossroads with two arms",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N asteroid"),
            "segments[0].inner_end: ends at “asteroid”, which is not on this tile",
            id="ends at no field",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N planet"),
            "segments[0].inner_end: ends at “planet”, which is not on this tile",
            id="ends at no planet",
        ),
        pytest.param(
            one(planet(), segments="p1 planet; p2 planet"), "segments: a tile has one planet at most", id="two planets"
        ),
        pytest.param(
            one(planet(name=""), segments="p1 planet"),
            "planet: a tile with a planet names it, any other tile does not",
            id="planet without name",
        ),
        pytest.param(
            one('planet = "Hoth"'),
            "planet: a tile with a planet names it, any other tile does not",
            id="name without planet",
        ),
        pytest.param(
            one(planet(symbols=""), segments="p1 planet"),
            "symbols: a planet has exactly one symbol",
            id="planet without symbol",
        ),
        pytest.param(
            one(
                planet('{faction = "rebel", segment = "p1"}, {faction = "empire", segment = "p1"}'),
                segments="p1 planet",
            ),
            "symbols: a planet has exactly one symbol",
            id="planet with two symbols",
        ),
        pytest.param(
            one('symbols = [{faction = "gungan", segment = "a1"}]', edges="asss", segments="a1 asteroid N"),
            "symbols[0].faction: unknown faction “gungan”; there are: rebel, empire, bounty_hunter",
            id="unknown faction",
        ),
        pytest.param(
            one('symbols = [{faction = "rebel", segment = "a2"}]', edges="asss", segments="a1 asteroid N"),
            "symbols[0].segment: unknown segment “a2”; there are: a1",
            id="symbol nowhere",
        ),
        pytest.param(
            one(
                'symbols = [{faction = "rebel", segment = "a1"}, {faction = "empire", segment = "a1"}]',
                edges="asss",
                segments="a1 asteroid N",
            ),
            "symbols[1].segment: “a1” appears twice",
            id="two symbols in one place",
        ),
        pytest.param(
            one(edges="asss", segments="A/1 asteroid N"),
            "segments[0].id: an id has only the letters a to z, digits and underscores",
            id="segment that cannot be written",
        ),
    ],
)
def test_a_tile_that_contradicts_itself_is_refused_by_name(bad: str, problem: str) -> None:
    problems = refused(bad)
    assert f"tiles.toml: tile ODD: {problem}" in problems


def test_a_sound_tile_is_not_blamed_for_another() -> None:
    bad = one(edges="asss")
    assert refused(one(name="FINE"), bad, total=3) == ["tiles.toml: tile ODD: edges[0]: no segment reaches side N"]


def test_all_problems_are_told_at_once() -> None:
    assert refused(one(edges="asss"), one(name="TOO", segments="a1 asteroid"), total=4) == [
        "tiles.toml: tile ODD: edges[0]: no segment reaches side N",
        "tiles.toml: tile TOO: segments[0].edges: a planet reaches no side, anything else reaches at least one",
    ]


def test_no_id_twice() -> None:
    assert refused(one(), one(), total=3) == ["tiles.toml: tile ODD: this id appears twice"]


def test_no_planet_twice() -> None:
    hoth = one(planet(), segments="p1 planet")
    assert refused(hoth, one(planet(), name="TOO", segments="p1 planet"), total=3) == [
        "tiles.toml: tile TOO: planet: “Hoth” appears twice"
    ]
    assert refused(hoth.replace("count = 1", "count = 2"), total=3) == [
        "tiles.toml: tile ODD: planet: “Hoth” appears twice"
    ]


@pytest.mark.parametrize("total", [1, 3, 76])
def test_counts_must_add_up(total: int) -> None:
    assert refused(one(), total=total) == [f"tiles.toml: total_tiles: is “{total}” but must be “2”"]


def test_tiles_to_draw_must_add_up() -> None:
    assert refused(one(), draw=2) == ["tiles.toml: drawable_tiles: is “2” but must be “1”"]


def test_one_start_tile_and_no_second() -> None:
    second = one("start = true")
    assert refused(one(name="FINE"), second, total=3) == ["tiles.toml: there must be one start tile, not 2"]
    assert refused(one(), start=2) == ["tiles.toml: start_tiles: is “2” but must be “1”"]


def test_no_set_without_a_start_tile() -> None:
    text = HEAD.format(total=1, start=0, draw=1) + one()
    assert refused_text(text) == "tiles.toml: there must be one start tile, not 0"


def test_no_set_without_a_tile_to_draw() -> None:
    assert refused(total=1) == ["tiles.toml: there are 0; at least 1 are needed"]


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        (one('colour = "red"'), "tile ODD: colour: there is no such field here"),
        (one('symbols = [{faction = "rebel"}]'), "tile ODD: symbols[0].segment: missing"),
        (one(edges="sss"), "tile ODD: edges: must be a list of 4"),
        (one(count='"two"'), "tile ODD: count: must be a whole number"),
        (one("segments = 3").replace("segments = []\n", ""), "tile ODD: segments: must be a list"),
        ('[[tiles]]\nid = "ODD"', "tile ODD: count: missing"),
    ],
    ids=["unknown field", "symbol without segment", "three edges", "count in words", "no list", "no count"],
)
def test_fields_must_be_what_they_should(bad: str, problem: str) -> None:
    assert any(line.startswith(f"tiles.toml: {problem}") for line in refused(bad))


@pytest.mark.parametrize("text", ["tiles = [", "[[tiles]]\nid = ODD", "schema = 1\nschema = 1", "\x00"])
def test_broken_toml_is_refused(text: str) -> None:
    assert refused_text(text).startswith("tiles.toml: not TOML: ")


def test_an_empty_file_is_refused() -> None:
    assert refused_text("") == "tiles.toml: schema: is “” but must be “1”"


@rule("CSW-SETUP-02")
def test_the_printed_set_has_76_tiles_of_48_types() -> None:
    tiles = printed_tiles()
    assert len(tiles.tiles) == 48
    assert sum(tile.count for tile in tiles.tiles) == 76
    assert len(tiles.pile) == 75
    assert tiles.start not in tiles.pile
    assert Counter(tiles.pile) == {i: tile.count for i, tile in enumerate(tiles.tiles) if not tile.start}


@rule("CSW-SETUP-05")
def test_the_printed_set_has_nine_planets() -> None:
    planets = [tile for tile in printed_tiles().tiles for segment in tile.segments if segment.kind == "planet"]
    assert sum(tile.count for tile in planets) == 9
    assert len({tile.planet for tile in planets}) == 9


@rule("CSW-SETUP-05")
def test_the_printed_set_has_33_symbols_evenly_spread() -> None:
    spread: Counter[tuple[str, str]] = Counter()
    for tile in printed_tiles().tiles:
        kinds = {segment.id: segment.kind for segment in tile.segments}
        for symbol in tile.symbols:
            spread[symbol.faction, kinds[symbol.segment]] += tile.count
    assert spread.total() == 33
    assert spread == {
        (faction, kind): number
        for faction in ("rebel", "empire", "bounty_hunter")
        for kind, number in (("asteroid", 5), ("route", 3), ("planet", 3))
    }


@rule("CSW-SETUP-05")
def test_what_the_rulebook_shows_of_tiles() -> None:
    """Three routes and space; three routes and a field; planets with a route, with asteroids; two parts of fields."""
    shown = {
        (tuple(sorted(tile.edges)), tuple(sorted(s.kind for s in tile.segments))) for tile in printed_tiles().tiles
    }
    assert (("route", "route", "route", "space"), ("route", "route", "route")) in shown
    assert (("asteroid", "route", "route", "route"), ("asteroid", "route", "route", "route")) in shown
    assert (("route", "space", "space", "space"), ("planet", "route")) in shown
    assert (("asteroid", "space", "space", "space"), ("asteroid", "planet")) in shown
    assert (("asteroid", "asteroid", "space", "space"), ("asteroid", "asteroid")) in shown


@rule("CSW-SETUP-03")
def test_the_start_tile_has_a_route() -> None:
    tiles = printed_tiles()
    start = tiles.tiles[tiles.start]
    assert start.edges == ("asteroid", "route", "space", "route")
    assert [(segment.kind, segment.edges) for segment in start.segments] == [("asteroid", "N"), ("route", "EW")]


@pytest.mark.parametrize(
    ("code", "turns"),
    [
        ("ssss", (0,)),
        ("rrrr", (0,)),
        ("aaaa", (0,)),
        ("ssss+planet:rebel", (0,)),
        ("srsr", (0, 1)),
        ("sasa", (0, 1)),
        ("sasa|", (0, 1)),
        ("rrrr+route:rebel", (0, 1, 2, 3)),
        ("srsr+route:rebel", (0, 1)),
        ("srrs", (0, 1, 2, 3)),
        ("rrrs", (0, 1, 2, 3)),
    ],
)
def test_turns_that_look_the_same_count_once(code: str, turns: tuple[int, ...]) -> None:
    assert tile_of(code).turns == turns


def test_a_file_of_another_schema_is_refused() -> None:
    text = HEAD.format(total=1, start=1, draw=0).replace("schema = 1", "schema = 99") + START
    assert refused_text(text) == "tiles.toml: schema: is “99” but must be “1”"
