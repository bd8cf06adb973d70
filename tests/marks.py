"""`@rule("CSW-FIGHT-15")`: this test would fail without that rule of the catalogue (or shows that worked example)."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)


def card(name: str, *abilities: int) -> pytest.MarkDecorator:
    """`@card("bc12", 2)`: this test would fail without the second ability of that card of Arcs, counted from 1 in the
    order of data/*.toml. See tests/games/arcs/cards/test_every_card.py."""
    return pytest.mark.card(name, *abilities)


long = pytest.mark.long
