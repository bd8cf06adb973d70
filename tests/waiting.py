"""How tests wait: until something is so, never for seconds. The machine may be busy."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

# Seconds after which something is taken never to come. A test that passes waits for what it needs, and no longer.
PATIENCE = float(os.environ.get("STARBOARD_PATIENCE", "180"))


def wait_for(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Look again and again until it is so."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
    return found
