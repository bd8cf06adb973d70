"""`@rule("CSW-FIGHT-15")`: this test would fail without that rule of the catalogue (or shows that worked example)."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)


long = pytest.mark.long
