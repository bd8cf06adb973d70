"""Declare the protocol: every message that goes over a table's WebSocket, and every body of the HTTP interface.

docs/protocol.md tells the story; docs/protocol.schema.json is made from these types (`starboard schema`), and so are
the TypeScript types of the browser client. Each file of this folder has the messages of one side or subject; they are
all reached from here, as `m.Play`.
"""

from __future__ import annotations

from starboard import __version__
from starboard.server.messages.analyses import *
from starboard.server.messages.days import *
from starboard.server.messages.forms import *
from starboard.server.messages.games import *
from starboard.server.messages.mail import *
from starboard.server.messages.notices import *
from starboard.server.messages.packs import *
from starboard.server.messages.people import *
from starboard.server.messages.requests import *
from starboard.server.messages.told import *
from starboard.server.messages.wishes import *
from starboard.tables.summary import Said as Said

PROTOCOL = 2  # what `hello` names. A client of another one is told to load anew
VERSION = f"{__version__}+protocol.{PROTOCOL}"
