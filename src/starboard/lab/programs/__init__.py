"""Bots of others: programs in any language that play over standard input and output (docs/programs.md).

They are known to `duel` alone, and not to `make_bot`: what may be started is what somebody types at a command line, and
no level that a server is given starts anything.
"""

from __future__ import annotations

from starboard.lab.programs.command import is_program, name_of, read_command
from starboard.lab.programs.limits import Limits
from starboard.lab.programs.program import Program

__all__ = ["Limits", "Program", "is_program", "name_of", "read_command"]
