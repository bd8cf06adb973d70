"""The tile data: the printed set is right, and a set that contradicts itself is refused by name."""

from __future__ import annotations

from collections import Counter

import pytest

from games.carcassonne.table import tile as tile_of
from marks import rule
from starboard.games.carcassonne.tiles import BadTiles, TileSet, printed_tiles, read_tiles

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
    return read_tiles("\n".join([head, START, *tiles]))


def planet(symbols: str = '{faction = "rebel", segment = "p1"}', name: str = 'planet = "Hoth"') -> str:
    return f"{name}\nsymbols = [{symbols}]"


def refused(*tiles: str, total: int = 2, start: int = 1, draw: int | None = None) -> list[str]:
    with pytest.raises(BadTiles) as error:
        tile_set(*tiles, total=total, start=start, draw=draw)
    return str(error.value).splitlines()


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
        pytest.param(one(count=0), "count is 0", id="no copies"),
        pytest.param(one(count=-1), "count is -1", id="fewer than no copies"),
        pytest.param(
            one(edges="asas", segments="a1 asteroid N; a1 asteroid S"),
            "two segments of the same id",
            id="segment twice",
        ),
        pytest.param(
            one(edges="psss"), "edge N is planet, none of space, route, asteroid", id="edge that shows a planet"
        ),
        pytest.param(one(edges="xsss"), "edge N is comet, none of space, route, asteroid", id="edge of unknown kind"),
        pytest.param(
            one(edges="assa", segments="a1 asteroid N"),
            "edge W is asteroid, but no segment reaches it",
            id="edge without segment",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NE"),
            "segment a1: reaches edge E, which is space",
            id="segment at free space",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NE"),
            "edge E is space, but a segment reaches it",
            id="space with segment",
        ),
        pytest.param(
            one(edges="srsr", segments="a1 asteroid EW"),
            "segment a1: reaches edge E, which is route",
            id="segment at another kind",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid N; a2 asteroid N"),
            "edge N is in segments a1 and a2",
            id="edge twice",
        ),
        pytest.param(
            one(edges="asss", segments="a1 cloud N"),
            "segment a1: kind cloud is none of route, asteroid, planet",
            id="unknown kind",
        ),
        pytest.param(
            one(segments="s1 space N"),
            "segment s1: kind space is none of route, asteroid, planet",
            id="segment of free space",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NX"),
            "segment a1: edges 'NX' are not some of NESW",
            id="unknown side",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid NN"), "segment a1: edges 'NN' are not some of NESW", id="side twice"
        ),
        pytest.param(
            one(segments="a1 asteroid"),
            "segment a1: a planet reaches no edge, anything else reaches one",
            id="field without edge",
        ),
        pytest.param(
            one(planet(), edges="psss", segments="p1 planet N"),
            "segment p1: a planet reaches no edge, anything else reaches one",
            id="planet with edge",
        ),
        pytest.param(
            one(edges="asss", segments="a1 asteroid N crossroads"),
            "segment a1: only a route has an inner end",
            id="field with inner end",
        ),
        pytest.param(
            one(edges="rrrs", segments="r1 route NES"), "segment r1: a route has two ends", id="route with three ends"
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N"),
            "segment r1: a route that reaches one edge has an inner end, one that reaches two has none",
            id="route without inner end",
        ),
        pytest.param(
            one(edges="arsr", segments="a1 asteroid N; r1 route EW asteroid"),
            "segment r1: a route that reaches one edge has an inner end, one that reaches two has none",
            id="through route with inner end",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N wormhole"),
            "segment r1: inner end wormhole is none of crossroads, asteroid, planet",
            id="unknown inner end",
        ),
        pytest.param(
            one(edges="srsr", segments="r1 route E crossroads; r2 route W crossroads"),
            "segment r1: a crossroads has at least three arms",
            id="crossroads with two arms",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N asteroid"),
            "segment r1: has its inner end at asteroid, which is not there",
            id="ends at no field",
        ),
        pytest.param(
            one(edges="rsss", segments="r1 route N planet"),
            "segment r1: has its inner end at planet, which is not there",
            id="ends at no planet",
        ),
        pytest.param(one(planet(), segments="p1 planet; p2 planet"), "more than one planet", id="two planets"),
        pytest.param(
            one(planet(name=""), segments="p1 planet"),
            "a planet has a name, and a name has a planet",
            id="planet without name",
        ),
        pytest.param(one('planet = "Hoth"'), "a planet has a name, and a name has a planet", id="name without planet"),
        pytest.param(
            one(planet(symbols=""), segments="p1 planet"),
            "a planet carries exactly one symbol",
            id="planet without symbol",
        ),
        pytest.param(
            one(
                planet('{faction = "rebel", segment = "p1"}, {faction = "empire", segment = "p1"}'),
                segments="p1 planet",
            ),
            "a planet carries exactly one symbol",
            id="planet with two symbols",
        ),
        pytest.param(
            one('symbols = [{faction = "gungan", segment = "a1"}]', edges="asss", segments="a1 asteroid N"),
            "faction gungan is none of rebel, empire, bounty_hunter",
            id="unknown faction",
        ),
        pytest.param(
            one('symbols = [{faction = "rebel", segment = "a2"}]', edges="asss", segments="a1 asteroid N"),
            "a symbol is at segment a2, which is not there",
            id="symbol nowhere",
        ),
    ],
)
def test_a_tile_that_contradicts_itself_is_refused_by_name(bad: str, problem: str) -> None:
    problems = refused(bad)
    assert f"tile ODD: {problem}" in problems


def test_a_sound_tile_is_not_blamed_for_another() -> None:
    bad = one(edges="asss")
    assert refused(one(name="FINE"), bad, total=3) == ["tile ODD: edge N is asteroid, but no segment reaches it"]


def test_all_problems_are_told_at_once() -> None:
    assert refused(one(edges="asss"), one(name="TOO", segments="a1 asteroid"), total=4) == [
        "tiles: counts add up to 3, total_tiles says 4",
        "tile ODD: edge N is asteroid, but no segment reaches it",
        "tile TOO: segment a1: a planet reaches no edge, anything else reaches one",
    ]


def test_no_id_twice() -> None:
    assert refused(one(), one(), total=3) == ["tiles: id ODD is there twice"]


def test_no_planet_twice() -> None:
    hoth = one(planet(), segments="p1 planet")
    assert refused(hoth, one(planet(), name="TOO", segments="p1 planet"), total=3) == [
        "tiles: planet Hoth is there twice"
    ]
    assert refused(hoth.replace("count = 1", "count = 2"), total=3) == ["tiles: planet Hoth is there twice"]


@pytest.mark.parametrize("total", [1, 3, 76])
def test_counts_must_add_up(total: int) -> None:
    assert refused(one(), total=total) == [f"tiles: counts add up to 2, total_tiles says {total}"]


def test_tiles_to_draw_must_add_up() -> None:
    assert refused(one(), draw=2) == ["tiles: drawable_tiles and start_tiles do not add up to total_tiles"]


def test_one_start_tile_and_no_second() -> None:
    second = one("start = true")
    assert refused(second) == ["tiles: 2 start tiles, start_tiles says 1, there must be one"]
    assert refused(second, start=2) == ["tiles: 2 start tiles, start_tiles says 2, there must be one"]


def test_no_set_without_a_start_tile() -> None:
    with pytest.raises(BadTiles, match=r"^tiles: 0 start tiles, start_tiles says 0, there must be one$"):
        read_tiles(HEAD.format(total=1, start=0, draw=1) + one())


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        (one('colour = "red"'), "Object contains unknown field `colour` - at `$.tiles[1]`"),
        (one('symbols = [{faction = "rebel"}]'), "missing required field `segment` - at `$.tiles[1].symbols[0]`"),
        (one(edges="sss"), "Expected `array` of length 4, got 3 - at `$.tiles[1].edges`"),
        (one(count='"two"'), "Expected `int`, got `str` - at `$.tiles[1].count`"),
        (one("segments = 3").replace("segments = []\n", ""), "Expected `array`, got `int` - at `$.tiles[1].segments`"),
        ('[[tiles]]\nid = "ODD"', "missing required field `count` - at `$.tiles[1]`"),
    ],
    ids=["unknown field", "symbol without segment", "three edges", "count in words", "no list", "no count"],
)
def test_fields_must_be_what_they_should(bad: str, problem: str) -> None:
    (told,) = refused(bad)
    assert told.startswith("tiles: ")
    assert told.endswith(problem)


@pytest.mark.parametrize("text", ["tiles = [", "[[tiles]]\nid = ODD", "schema = 1\nschema = 1", "\x00"])
def test_broken_toml_is_refused(text: str) -> None:
    with pytest.raises(BadTiles, match=r"^tiles: .* \(at (line \d, column \d+|end of document)\)$"):
        read_tiles(text)


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(BadTiles, match=r"^tiles: Object missing required field `schema`$"):
        read_tiles("")


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
    with pytest.raises(BadTiles, match=r"^tiles: schema is 99, this program reads 1$"):
        read_tiles(HEAD.format(total=1, start=1, draw=0).replace("schema = 1", "schema = 99") + START)
