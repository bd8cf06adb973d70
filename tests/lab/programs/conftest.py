"""A program that ends by itself may take its time: the machine may be busy."""

from __future__ import annotations

import pytest

from waiting import PATIENCE


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.lab.programs.program.GOODBYE", PATIENCE)
