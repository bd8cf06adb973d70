"""What is not installed with Starboard itself: whoever needs it is told how to get it."""

from __future__ import annotations

from importlib import import_module

from starboard.kernel.errors import StarboardError


def need(module: str, extra: str = "lab") -> None:
    """Refuse to go on without a module, and say which extra brings it."""
    try:
        import_module(module)
    except ImportError as error:
        raise StarboardError("error-extra", module=module, extra=extra) from error
