"""Many games at once, and what is learned from them.

from starboard.lab import Run, again, simulate  # needs the extra `lab`

run = simulate("carcassonne", 1000, bots=["greedy", "random"], out="runs/x")
run.results()  # an Arrow table, as .turns(), .decisions() and .tallies() are
again(run, out="runs/y", options={"teams": True})  # the same deals with one thing varied
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starboard.lab.run import Run, again, simulate

__all__ = ["Run", "again", "simulate"]


def __getattr__(name: str) -> Any:
    """Import a name only when it is wanted: most of the lab does without Arrow."""
    if name not in __all__:
        raise AttributeError(name)
    from starboard.kernel.extras import needs

    needs("lab", "pyarrow")
    from starboard.lab import run

    return getattr(run, name)
