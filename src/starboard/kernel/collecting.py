"""The frames of a game, found where they are declared: nobody lists them, so none can be forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from starboard.kernel.frame import Frame


def frames_in(name: str, but: frozenset[str] = frozenset()) -> tuple[type[Frame], ...]:
    """Collect the frames of a module or a package, by the names of modules and then as they stand there.

    So their order does not depend on what was imported first. Modules in `but` are not imported.
    """
    return tuple(frame for module in modules_in(import_module(name), but) for frame in declared_in(module))


def modules_in(module: ModuleType, but: frozenset[str]) -> Iterator[ModuleType]:
    """Import a module and, where it is a package, all modules in it."""
    yield module
    inner = sorted(one.name for one in iter_modules(getattr(module, "__path__", ())))
    for name in (f"{module.__name__}.{one}" for one in inner if one != "__main__"):
        if name not in but:
            yield from modules_in(import_module(name), but)


def declared_in(module: ModuleType) -> list[type[Frame]]:
    """List the frames that a module declares. A frame is a dataclass; what is none is a base of frames."""
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [one for one in own if issubclass(one, Frame) and "__dataclass_fields__" in vars(one)]
