"""The versions of the rules, and where they differ: each change with its rule and its reason (kernel/versions.py)."""

from __future__ import annotations

from starboard.kernel.versions import changes_in

OLDEST = 1

CHANGES = changes_in(globals())
NEWEST = max((change.since for change in CHANGES), default=OLDEST)
