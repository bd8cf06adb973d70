"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where this user's data is kept: XDG_DATA_HOME/starboard, by default ~/.local/share/starboard."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "starboard"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'starboard.sqlite'}"


@dataclass(slots=True)
class Config:
    database: str = field(default_factory=default_database)
    bot_workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    bot_pace: float = 0.6  # seconds a bot takes at least, so that people can follow
    bot_budget: float = 1.0  # seconds a bot may think
    analysis_budget: float = 0.15  # seconds for each decision of a game that is looked at again
    analysis_tries: int | None = None  # counted instead: the same number gives the same analysis
    patience: float = 60.0  # seconds somebody has to answer, or to come back, when a bot is wanted in their place
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    messages_per_s: float = 20.0  # from one socket, on average
    messages_at_once: int = 60
    requests_per_s: float = 20.0  # from one address, on average
    requests_at_once: int = 100
    logins_per_minute: float = 10.0  # from one address
    largest_message: int = 16_384  # bytes over a socket
    largest_body: int = 65_536  # bytes of an HTTP request
    queue: int = 256  # messages a slow client may lag behind before it is cut off
    secure_cookies: bool = False  # on when served over HTTPS
    private_webhooks: bool = False  # whether webhooks may lead to addresses of this network
    origins: tuple[str, ...] = ()  # other origins than our own that may talk to us
