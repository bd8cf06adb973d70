"""Caches what follows from a game for as long as the game lives: games with content packs come and go."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

K = TypeVar("K")
P = ParamSpec("P")
V = TypeVar("V")


def remembered(make: Callable[Concatenate[K, P], V]) -> Callable[Concatenate[K, P], V]:
    """Cache results by all arguments, like functools.cache, until the first argument is gone."""
    kept: WeakKeyDictionary[K, dict[Hashable, V]] = WeakKeyDictionary()

    @wraps(make)
    def found(of: K, /, *args: P.args, **kwargs: P.kwargs) -> V:
        results = kept.setdefault(of, {})
        rest = (args, *sorted(kwargs.items()))
        if rest not in results:
            results[rest] = make(of, *args, **kwargs)
        return results[rest]

    return found
