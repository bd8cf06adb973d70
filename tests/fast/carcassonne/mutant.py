"""Runs the search of the lane without its compiler, with a text in one of its modules replaced."""

from __future__ import annotations

import sys
from importlib.util import find_spec, module_from_spec
from pathlib import Path

PACKAGE = "starboard.fast.carcassonne"


def replace(name: str, before: str, after: str) -> None:
    """Put the changed module where others import it from."""
    spec = find_spec(f"{PACKAGE}.{name}")
    assert spec is not None and spec.origin is not None
    source = Path(spec.origin).read_text(encoding="utf-8")
    assert source.count(before) == 1, f"{before!r} is there {source.count(before)} times"
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    exec(compile(source.replace(before, after), spec.origin, "exec"), vars(module))  # noqa: S102


def main() -> None:
    name, before, after = sys.argv[1:]
    if name:
        try:
            replace(name, before, after)
        except AssertionError as error:
            sys.exit(f"no mutant: {error}")
    from starboard.fast.carcassonne import odds

    vars(odds)["MOST_SEATS"] = 3  # fights of more sides would take minutes without the compiler
    from fast.carcassonne.test_search import check_tree, crowded, moments, test_the_odds_of_all_fights_are_the_same
    from starboard.games.carcassonne.game import GAME

    test_the_odds_of_all_fights_are_the_same()
    for seats in (2, 3):
        for step, position in enumerate(moments(seats, {}, 1)):
            # Some, and those before which the end is just not looked at.
            if step % 15 == 0 or len(position.state.pile) == seats + 3:
                check_tree(position, 5, step)
    check_tree(GAME.start(2, 1), 40, 1)
    check_tree(crowded(), 3, 1)


if __name__ == "__main__":
    main()
