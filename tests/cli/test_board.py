"""The map of Carcassonne, exactly as it is printed."""

from __future__ import annotations

from itertools import product

import pytest

from cli.at_table import paper, shown
from games.carcassonne.table import Table, printed_game, tile
from starboard.bots import make_bot
from starboard.cli.boards import painter_of
from starboard.cli.boards.canvas import Canvas
from starboard.cli.boards.map import LARGE, MEDIUM, SMALL
from starboard.cli.boards.painter import Painter, Scene, listed
from starboard.cli.boards.tile import LINES, ROCKS, Size, draw, figure_slots, paint
from starboard.games.carcassonne.load import printed_tiles
from starboard.kernel.packs.place import BadContent
from starboard.texts import words

SIZES = (SMALL, MEDIUM, LARGE, Size(11, 5))
STEPS = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}


def test_a_small_table() -> None:
    t = Table("red white", start="arsr").tiles(
        {"1,0": "ssrr", "0,-1": "ssas", "-1,0": "sras", "1,1": "rsss+planet:empire"}
    )
    t.figure("red", "0,0/r1").figure("white", "1,1/p1", "large").figure("white", "0,-1/a1").draw("ssss", "ssss")
    assert shown(t.position) == (
        "      -1      0      1\n"
        "           ·     ·\n"
        " -1\n"
        "           ·▒▒□▒▒·\n"
        "    ·     ··▒▒▒▒▒··     ·\n"
        "  0    ╺━━━━━━△━━━━━━┓\n"
        "    ·▒▒▒▒▒··     ··  ┃  ·\n"
        "                  ╔  ┃  ╗\n"
        "  1                 ■◉E\n"
        "                  ╚     ╝\n"
        "      -1      0      1"
    )


def test_numbers_of_free_cells_row_by_row() -> None:
    t = Table("red white", start="ssss").draw("ssss", "ssss")
    assert shown(t.position, options=True) == (
        "      -1      0      1\n"
        "           ╭     ╮\n"
        " -1           1\n"
        "           ╰     ╯\n"
        "    ╭     ╮·     ·╭     ╮\n"
        "  0    2             3\n"
        "    ╰     ╯·     ·╰     ╯\n"
        "           ╭     ╮\n"
        "  1           4\n"
        "           ╰     ╯\n"
        "      -1      0      1"
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_edges_look_the_same_on_every_tile(size: Size) -> None:
    """What a side shows depends on its kind only, so whatever meets there is joined."""
    middle_x, middle_y = size.middle
    for one in printed_tiles().tiles:
        for turn in range(4):
            drawing = draw(one, turn, size)
            ends = ((middle_x, 0), (size.width - 1, middle_y), (middle_x, size.height - 1), (0, middle_y))
            for side, spot in enumerate(ends):
                kind = one.edges[(side - turn) % 4]
                assert bool(drawing.lines.get(spot, 0) & 1 << side) == (kind == "route"), (one.id, turn, side)
                assert (spot in drawing.rocks) == (kind == "asteroid"), (one.id, turn, side)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lines_run_on_from_sign_to_sign(size: Size) -> None:
    for one in printed_tiles().tiles:
        drawing = draw(one, 0, size)
        for (x, y), sides in drawing.lines.items():
            for side, (dx, dy) in STEPS.items():
                beside = (x + dx, y + dy)
                if sides & side and 0 <= beside[0] < size.width and 0 <= beside[1] < size.height:
                    opposite = {1: 4, 2: 8, 4: 1, 8: 2}[side]
                    ends = beside in drawing.rocks or (drawing.planet and beside == size.middle)
                    assert ends or drawing.lines.get(beside, 0) & opposite, (one.id, (x, y))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_separate_fields_of_a_tile_do_not_touch(size: Size) -> None:
    for one in printed_tiles().tiles:
        for turn in one.turns:
            rocks = draw(one, turn, size).rocks
            for (x, y), name in rocks.items():
                assert all(rocks.get((x + dx, y + dy), name) == name for dx, dy in STEPS.values()), (one.id, turn)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_symbols_and_figures_have_spots_of_their_own(size: Size) -> None:
    for one in printed_tiles().tiles:
        for turn in range(4):
            drawing = draw(one, turn, size)
            symbols = [drawing.slots[segment][0] for segment in drawing.symbols]
            figures = [figure_slots(drawing, segment.id)[0] for segment in one.segments]
            assert len({*symbols, *figures}) == len(symbols) + len(figures), (one.id, turn)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_any_tile_of_a_pack_can_be_drawn(size: Size) -> None:
    """Whatever its sides show, with one field or several, with a planet or none: symbols and figures have spots."""
    drawn = 0
    for sides in product("sra", repeat=4):
        for extra in ("", "|", "+planet:rebel", "|+planet:rebel"):
            try:
                one = tile("".join(sides) + extra)
            except BadContent:
                continue
            drawing = draw(one, drawn % 4, size)
            paint(Canvas(size.width, size.height), 0, 0, drawing)
            for segment in one.segments:
                spots = figure_slots(drawing, segment.id)
                assert spots and set(spots) <= set(size.spots), one.id
            drawn += 1
    assert drawn > 250


def test_routes_line_up_over_tile_borders() -> None:
    t = Table("red white", start="srsr").tiles({"1,0": "ssrr", "1,1": "rsrs", "1,2": "rrss r0"}).draw("ssss", "ssss")
    rows = shown(t.position).splitlines()
    signs = {sign: sides for sides, sign in LINES.items()}
    places = {(x, y): signs[sign] for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs}
    open_ends = 0
    for (x, y), sides in places.items():
        for side, (dx, dy) in STEPS.items():
            if sides & side:
                opposite = {1: 4, 2: 8, 4: 1, 8: 2}[side]
                open_ends += not places.get((x + dx, y + dy), 0) & opposite
    assert open_ends == 2  # the west of the start tile and the east of the last one


def test_every_turn_is_the_turned_picture() -> None:
    """A quarter turn moves each side of the picture on: what was in the north is in the east."""
    size = Size(7, 7)
    for one in printed_tiles().tiles:
        for turn in range(3):
            before, after = draw(one, turn, size), draw(one, turn + 1, size)
            turned = {(6 - y, x) for x, y in before.lines}
            assert turned == set(after.lines), one.id


def test_planets_with_many_figures() -> None:
    t = Table("red black green white", start="ssss+planet:rebel", teams=True)
    for _ in range(4):
        t.figure("red", "0,0/p1").figure("green", "0,0/p1")
    t.figure("red", "0,0/p1", "large").figure("green", "0,0/p1", "large").draw("ssss", "ssss")
    for width, most in ((80, 9), (8, 7)):
        text = shown(t.position, width=width)
        assert sum(text.count(sign) for sign in "△▲◇◆+") >= most
        assert "◉R" in text


def test_last_tile_is_marked_but_not_the_start_tile() -> None:
    t = Table("red white").draw("srsr", "srsr", "srsr")
    assert "╔" not in shown(t.position)
    t.play("place 1,0 r0", "figure none")
    assert shown(t.position).count("╔") == 1


def far_table(columns: int) -> Table:
    t = Table("red white").tiles({f"{x},0": "srsr" for x in range(1, columns)})
    return t.draw("srsr", "srsr")


def test_size_follows_the_room() -> None:
    table = far_table(5).position
    assert "━" * 5 * LARGE.width in shown(table, width=80, height=30)
    assert "━" * 5 * MEDIUM.width in shown(table, width=80, height=4)
    assert "━" * 5 * SMALL.width in shown(table, width=30, height=30)


def test_a_board_that_is_too_wide_is_cropped_and_says_so() -> None:
    position = far_table(20).position
    terminal, out = paper()
    painter = painter_of(position.game, words("en"))
    for centre in (None, 0):
        for part in painter.table(Scene(position, 0, ["a", "b"], ["", ""], 80, None, centre)):
            terminal.out.print(part)
    text = out.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    assert "Hidden columns: 0 – 4." in text
    assert "Hidden columns: 15 – 19." in text


@pytest.mark.parametrize("width", [60, 80, 120])
def test_whole_games_fit(width: int) -> None:
    position = printed_game(5, seed=13)
    bot = make_bot("carcassonne", "random")
    while position.ask:
        position.play(bot.choose(position, position.ask.seat, 0))
        if len(position.moves) % 20 == 0:
            assert max(map(len, shown(position, width, 60, options=True).splitlines())) <= width


def test_field_of_one_side_keeps_clear_of_the_corners() -> None:
    canvas = Canvas(MEDIUM.width, MEDIUM.height)
    paint(canvas, 0, 0, draw(tile("asss"), 0, MEDIUM))
    assert [str(line).rstrip() for line in canvas.lines()] == [f"·{ROCKS * 5}·", "", "·     ·"]


# Any game: the plain painter.


def test_plain_listing() -> None:
    data = {"turn": 0, "drawn": None, "on": True, "pile": [], "seats": [{"colour": "red", "hand": [1, 2]}, {"a": {}}]}
    assert list(listed(data)) == [
        "turn: 0",
        "drawn: –",
        "on: ✓",
        "pile: –",
        "seats:",
        "  - colour: red",
        "    hand: 1, 2",
        "  - a: –",
    ]


def test_plain_painter_numbers_options_by_label() -> None:
    position = Table("red white").draw("srsr", "srsr").position
    painter = Painter(words("en"), position.game)
    assert position.ask is not None
    options = list(position.ask.options)
    scene = Scene(position, 0, ["Red", "White"], ["you", "bot"])
    terminal, out = paper()
    terminal.out.print(*painter.menu(scene, options))
    menu = [line.rstrip() for line in out.getvalue().splitlines()]
    assert menu[0] == f"1  {words('en').say(options[0].label)}"
    assert painter.read("2", options) == options[1]
    assert painter.read("place 1,0 r0", options) == "place 1,0 r0"
    terminal, out = paper()
    for part in painter.table(scene):
        terminal.out.print(part)
    assert "tiles:\n  - cell 0,0, tile start srsr, turn 0" in out.getvalue()
