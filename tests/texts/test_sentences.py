"""bench/sentences.py: what it draws for an editor."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from texts.reading import language

FILE = Path(__file__).parents[2] / "bench" / "sentences.py"


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("sentences", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "sentences", module)  # where a dataclass looks for its types
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "read_language", lambda folder, lang: language(lang))
    return module


def test_different_sentences_of_every_kind_are_drawn_by_the_mix_and_again_by_the_seed(made: ModuleType) -> None:
    drawn = made.sentences("cs", seed=5, count=50, moves=40)
    kinds = Counter(sentence.kind for sentence in drawn)
    assert kinds == {kind: round(part / 2) for kind, part in made.MIX.items()}
    assert len({(sentence.kind, sentence.key) for sentence in drawn}) == len(drawn)
    assert all(len(sentence.text.split()) >= made.SHORTEST for sentence in drawn)
    assert {sentence.key.partition("-")[0] for sentence in drawn} >= {"arcs", "carcassonne", "outer_rim"}
    assert drawn == made.sentences("cs", seed=5, count=50, moves=40)
    assert drawn != made.sentences("cs", seed=6, count=50, moves=40)
