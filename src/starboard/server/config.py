"""The configuration of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Return the folder of this user's data: XDG_DATA_HOME/starboard, by default ~/.local/share/starboard."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "starboard"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'starboard.sqlite'}"


@dataclass(slots=True)
class Config:
    database: str = field(default_factory=default_database)
    bot_workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    process: int = 1  # the number of this one, of so many that share its port (processes.py)
    processes: int = 1
    bot_pace: float = 0.0  # seconds a bot takes at least; a screen has a pace of its own, so this is for tests
    ahead_pace: float = 3.0  # seconds that an answer chosen ahead takes about, so that it looks like any other
    bot_budget: float = 2.0  # seconds a bot may think: what master takes
    analysis_budget: float = 0.15  # seconds for each decision of a game that is looked at again
    analysis_tries: int | None = None  # counted instead: the same number gives the same analysis
    patience: float = 60.0  # seconds somebody has to answer, or to come back, when a bot is wanted in their place
    luck_seconds: float = 8.0  # those who take part in the luck of the dice have to answer, when a game starts
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    # Rate limits. What costs more than a small message or request counts more (costs.py).
    messages_per_s: float = 20.0  # from one socket, on average
    messages_at_once: int = 60
    requests_per_s: float = 20.0  # from one address, by sockets too three times as many
    requests_at_once: int = 100
    logins_per_minute: float = 10.0  # from one address
    chats_per_minute: float = 30.0  # from one person; at a game that is over a tenth of it
    # How many there may be at a time.
    connections: int = 5_000
    sockets: int = 4_000
    sockets_per_address: int = 100
    tables_per_person: int = 60  # made by one person, and not over
    bot_tables_per_person: int = 8  # of these, where bots play among themselves
    packs_per_person: int = 20  # content packs
    pack_bytes_per_person: int = 2_000_000
    largest_pack: int = 300_000  # bytes of the text of one
    editors_per_pack: int = 20
    packs_saved_per_minute: float = 30.0  # by one person, or from one address
    pack_seconds: float = 10.0  # of the processor to look through one; what takes longer is refused
    body_seconds: float = 30.0  # for the body of a request to arrive
    largest_message: int = 16_384  # bytes over a socket
    largest_body: int = 65_536  # bytes of an HTTP request, but for one that brings a content pack
    queue: int = 256  # messages a slow client may lag behind before it is cut off
    secure_cookies: bool = False  # on when served over HTTPS
    public_packs: bool = False  # whether people may share content packs with everybody here
    private_webhooks: bool = False  # whether webhooks and e-mail may lead to addresses of this network
    smtp_url: str = field(default="", repr=False)  # of the relay that takes e-mail, with its password; none: no e-mail
    mail_from: str = ""  # the address it comes from
    public_url: str = ""  # our public address, for links in it
    trusted_proxies: tuple[str, ...] = ()  # addresses of proxies that say truly whom they speak for
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")  # networks that may read /metrics
    listening: str = "127.0.0.1"  # the address
    host_names: tuple[str, ...] = ()  # by which we are called, besides that (hosts.py)
    origins: tuple[str, ...] = ()  # other origins than our own that may talk to us
