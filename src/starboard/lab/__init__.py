"""Many games at once, and what is learned from them.

from starboard.lab import Run, again, compare, simulate  # needs the extra `lab`

run = simulate("carcassonne", 1000, bots=["greedy", "random"], out="runs/x")
run.results()  # an Arrow table, as .turns(), .decisions() and .tallies() are
again(run, out="runs/y", options={"teams": True})  # the same deals with one thing varied
compare("runs/x", "runs/y")  # what differs, and how sure that is
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starboard.lab.comparison import compare
    from starboard.lab.run import Run, again, simulate

# Where each is; most of the lab does without Arrow.
PLACES = {"Run": "run", "again": "run", "compare": "comparison", "simulate": "run"}
__all__ = ["Run", "again", "compare", "simulate"]


def __getattr__(name: str) -> Any:
    """Import a name only when it is wanted."""
    if name not in __all__:
        raise AttributeError(name)
    from starboard.kernel.extras import needs

    needs("lab", "pyarrow")
    return getattr(import_module(f"starboard.lab.{PLACES[name]}"), name)
