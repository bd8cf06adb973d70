"""Documents that are made from the code are those of the code."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from starboard.lab.ratings_file import NAME, ratings, text_of

DOCS = Path(__file__).parents[1] / "docs"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_house_is_drawn_as_it_is_checked() -> None:
    """If not: .venv/bin/python docs/make_house.py"""
    house = script("make_house")
    assert set(house.layers()) == set(house.ABOUT)
    assert house.PICTURE.read_text(encoding="utf-8") == house.drawn()


def test_the_tables_of_notations_are_those_of_the_verbs() -> None:
    """If not: .venv/bin/python docs/make_notation.py"""
    notation = script("make_notation")
    kept = notation.FILE.read_text(encoding="utf-8")
    assert {block[1] for block in notation.BLOCK.findall(kept)} == {"carcassonne", "arcs", "outer_rim"}
    assert notation.page(kept) == kept


def test_the_tables_of_data_are_what_is_written() -> None:
    """If not: .venv/bin/python docs/make_data.py"""
    data = script("make_data")
    kept = data.FILE.read_text(encoding="utf-8")
    assert [block[1] for block in data.BLOCK.findall(kept)] == [
        "tables",
        "carcassonne",
        "arcs",
        "outer_rim",
        "comparison",
    ]
    assert data.page(kept) == kept


def test_the_tables_of_ratings_are_those_of_the_ledgers() -> None:
    """If not: .venv/bin/python docs/make_ladder.py --rate"""
    ladder = script("make_ladder")
    kept = ladder.FILE.read_text(encoding="utf-8")
    assert ladder.BLOCK.search(kept) and ladder.page(kept) == kept
    assert (ladder.BENCH / NAME).read_text(encoding="utf-8") == text_of(ratings(ladder.BENCH))


def test_the_tables_of_levels_are_what_was_measured() -> None:
    """If not: .venv/bin/python docs/make_levels.py"""
    levels = script("make_levels")
    kept = levels.FILE.read_text(encoding="utf-8")
    assert levels.BLOCK.search(kept) and levels.page(kept) == kept


def test_targets_of_verbs_that_are_no_things_are_explained() -> None:
    """`action:tax`, `choose:done`: of no kind, so the tables have no line for them; what is written by hand does."""
    notation = script("make_notation")
    sections = re.split("^## ", notation.FILE.read_text(encoding="utf-8"), flags=re.M)
    for game, title in (("carcassonne", "Carcassonne\n"), ("arcs", "Arcs\n"), ("outer_rim", "Outer Rim\n")):
        (section,) = (one for one in sections if one.startswith(title))
        shown = list(notation.examples(game))
        explained = {target.partition(":")[0] for target, _ in notation.kinds(shown)}
        explained |= set(re.findall("`([a-z]+):", notation.BLOCK.sub("", section)))
        aimed = {target.partition(":")[0] for verb, values in shown for target in verb.targets(values)}
        assert aimed == explained, game


# A class, function or type; or a field, a constant or one of several that are assigned together.
WORD = r"(export |abstract |async )*(class|def|function|interface|type|const)"
DEFINED = rf"^\s*({WORD} {{name}}\b|(self\.|(\w+, )+)?{{name}} *[:=])"


def test_every_term_is_where_it_is_said_to_be() -> None:
    """In the last column of docs/terms.md: a file, and names that are defined in it."""
    root = DOCS.parent
    found = 0
    for row in re.findall(r"^\|.*\|$", (DOCS / "terms.md").read_text(encoding="utf-8"), re.M):
        cells = row.split("|")
        if cells[-2].strip() in ("where", "---"):
            continue
        assert all(len(cell.strip()) > 0 for cell in cells[2:4]) and len(cells) == 5, row
        for place in cells[3].split(";"):
            path, *names = re.findall("`([^`]+)`", place)
            file = root / path if path.startswith("web/") else root / "src" / "starboard" / path
            assert file.is_file(), row
            text = file.read_text(encoding="utf-8")
            for name in names:
                assert re.search(DEFINED.format(name=re.escape(name)), text, re.M), f"{path} has no {name}"
            found += 1
    assert found > 100


def test_docstrings_begin_with_a_verb() -> None:
    """No docstring of the code begins as a fragment does, which must be read twice."""
    fragment = re.compile(r'"""(What|Of|Who|Whose|Whether|Where|How|That|Which)\b.*')
    found = {
        f"{file.relative_to(DOCS.parent)}: {line[0]}"
        for file in (DOCS.parent / "src").rglob("*.py")
        for line in fragment.finditer(file.read_text(encoding="utf-8"))
    }
    assert not found
