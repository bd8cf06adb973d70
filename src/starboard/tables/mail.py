"""Keep e-mail addresses, the tokens that were mailed to them, and how much was mailed where. For both databases.

A mailbox is known by its sign, which only who has the key can make of an address: so it can be counted what goes to
people whom nobody here knows, without keeping their addresses. Of tokens only hashes are kept. A token belongs to the
sessions in which it was asked for: whatever ends all sessions, such as a new password, ends it too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol, TypeVar

import msgspec

T = TypeVar("T")
Row = Sequence[Any]
Purpose = Literal["confirm", "password"]

DAY = 24 * 3600
UNWANTED, WANTED, UNSUBSCRIBED = 0, 1, 2  # notices by e-mail

BOX = "person, address, mailbox, language, confirmed, notices, every_turn"
BOX_OF = f"SELECT {BOX} FROM mailboxes WHERE person = $1"  # noqa: S608 - our words
BOXES = f"SELECT {BOX} FROM mailboxes WHERE mailbox = $1 ORDER BY confirmed, person LIMIT $2"  # noqa: S608
TOKEN = "hash, person, purpose, address, mailbox, language, session, until"  # noqa: S105 - names of columns
ADD_TOKEN = f"INSERT INTO mail_tokens ({TOKEN}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"  # noqa: S608
VALID = "EXISTS (SELECT 1 FROM people WHERE id = mail_tokens.person AND people.session = mail_tokens.session)"
FIND_TOKEN = f"SELECT {TOKEN} FROM mail_tokens WHERE hash = $1 AND purpose = $2 AND until > $3 AND {VALID}"  # noqa: S608
PENDING = f"""
    SELECT {TOKEN} FROM mail_tokens WHERE person = $1 AND purpose = 'confirm' AND until > $2 AND {VALID}
    ORDER BY until DESC LIMIT 1
"""  # noqa: S608
# One statement: a token that was used or withdrawn meanwhile confirms nothing.
CONFIRM = f"""
    INSERT INTO mailboxes ({BOX})
    SELECT person, address, mailbox, language, CAST($2 AS DOUBLE PRECISION), 0, 0 FROM mail_tokens
    WHERE hash = $1 AND purpose = 'confirm' AND until > $2 AND {VALID}
    ON CONFLICT (person) DO UPDATE SET address = excluded.address, mailbox = excluded.mailbox,
        language = excluded.language, confirmed = excluded.confirmed
"""  # noqa: S608
DROP_TOKENS = "DELETE FROM mail_tokens WHERE person = $1 AND purpose = $2"
OLD_TOKENS = "DELETE FROM mail_tokens WHERE until < $1"
DROP_BOX = "DELETE FROM mailboxes WHERE person = $1"
NOTICES = "UPDATE mailboxes SET notices = $2, every_turn = $3 WHERE person = $1"
# Whoever wanted them before gets them again if it is taken back; nobody else.
UNSUBSCRIBE = f"UPDATE mailboxes SET notices = {UNSUBSCRIBED} WHERE mailbox = $1 AND notices = {WANTED}"  # noqa: S608
SUBSCRIBE = f"UPDATE mailboxes SET notices = {WANTED} WHERE mailbox = $1 AND notices = {UNSUBSCRIBED}"  # noqa: S608
SPEAK = "UPDATE mailboxes SET language = $2 WHERE person = $1"
# Refused at once by the condition if there were as many already: no letter is counted twice, whoever else writes.
COUNT = """
    INSERT INTO mail_counts (mailbox, kind, day, letters) VALUES ($1, $2, $3, 1)
    ON CONFLICT (mailbox, kind, day) DO UPDATE SET letters = mail_counts.letters + 1 WHERE mail_counts.letters < $4
"""
OLD_COUNTS = "DELETE FROM mail_counts WHERE day < $1"
# Who has never had a letter has none to refuse: so nobody can fill the list with made-up mailboxes. Nor is it needed
# where an address was confirmed.
REFUSE = """
    INSERT INTO mail_refused (mailbox, at)
    SELECT CAST($1 AS TEXT), CAST($2 AS DOUBLE PRECISION) WHERE EXISTS (SELECT 1 FROM mail_counts WHERE mailbox = $1)
        AND NOT EXISTS (SELECT 1 FROM mailboxes WHERE mailbox = $1)
    ON CONFLICT (mailbox) DO NOTHING
"""
REFUSED = "SELECT 1 FROM mail_refused WHERE mailbox = $1"
ACCEPT = "DELETE FROM mail_refused WHERE mailbox = $1"
OLD_REFUSED = "DELETE FROM mail_refused WHERE at < $1"

COUNTED_DAYS = 30  # for so long a letter that was sent to a stranger can be refused
REFUSED_DAYS = 366


class Mailbox(msgspec.Struct, frozen=True):
    """The address that somebody has confirmed."""

    person: str
    address: str
    mailbox: str  # its sign
    language: str
    confirmed_at: float
    notices: bool = False  # are sent there, too, not only what concerns the account
    every_turn: bool = False  # each at once, not gathered


class MailToken(msgspec.Struct, frozen=True):
    """Something that was mailed, to come back: to `confirm` an address, or to set a new `password`."""

    hash: str
    person: str
    purpose: Purpose
    address: str
    mailbox: str
    language: str
    session: int
    until: float


class MailStore(Protocol):
    async def mailbox_of(self, person: str) -> Mailbox | None:
        """Return the confirmed address of somebody."""

    async def mailboxes(self, mailbox: str, limit: int) -> list[Mailbox]:
        """List who has confirmed an address, by its sign."""

    async def add_mail_token(self, token: MailToken) -> None: ...

    async def mail_token(self, hashed: str, purpose: Purpose, at: float) -> MailToken | None:
        """Return a token, unless it was used, is too old, or the sessions it belongs to have ended."""

    async def pending_mailbox(self, person: str, at: float) -> MailToken | None:
        """Return the token by which somebody is to confirm an address."""

    async def confirm_mailbox(self, hashed: str, at: float) -> bool:
        """Make the address of a token that of its person, instead of any other; False if there is no such token."""

    async def drop_mail_tokens(self, person: str, purpose: Purpose) -> None: ...

    async def drop_mailbox(self, person: str) -> None: ...

    async def set_mail_notices(self, person: str, on: bool, every_turn: bool) -> None:
        """Send notices to somebody's address, or only what concerns the account."""

    async def set_mail_language(self, person: str, language: str) -> None: ...

    async def refuse_mail(self, mailbox: str, at: float) -> None:
        """Let everybody's notices to a mailbox cease, and no letter go there that asks to confirm it."""

    async def has_refused_mail(self, mailbox: str) -> bool: ...

    async def accept_mail(self, mailbox: str) -> None:
        """Take back `refuse_mail`."""

    async def count_mail(self, mailbox: str, kind: str, at: float, most: int) -> bool:
        """Count a letter to a mailbox; False, and nothing is counted, if there were so many on that day already."""

    async def tidy_mail(self, at: float) -> None:
        """Forget tokens that are too old, and what was counted long ago."""


class SqlMail(ABC):
    @abstractmethod
    async def _read(self, make: Callable[[Row], T], sql: str, *args: Any) -> list[T]: ...

    @abstractmethod
    async def _do(self, sql: str, *args: Any) -> int: ...

    async def mailbox_of(self, person: str) -> Mailbox | None:
        rows = await self._read(box_of, BOX_OF, person)
        return rows[0] if rows else None

    async def mailboxes(self, mailbox: str, limit: int) -> list[Mailbox]:
        return await self._read(box_of, BOXES, mailbox, limit)

    async def add_mail_token(self, token: MailToken) -> None:
        await self._do(ADD_TOKEN, *msgspec.structs.astuple(token))

    async def mail_token(self, hashed: str, purpose: Purpose, at: float) -> MailToken | None:
        rows = await self._read(token_of, FIND_TOKEN, hashed, purpose, float(at))
        return rows[0] if rows else None

    async def pending_mailbox(self, person: str, at: float) -> MailToken | None:
        rows = await self._read(token_of, PENDING, person, float(at))
        return rows[0] if rows else None

    async def confirm_mailbox(self, hashed: str, at: float) -> bool:
        return await self._do(CONFIRM, hashed, float(at)) > 0

    async def drop_mail_tokens(self, person: str, purpose: Purpose) -> None:
        await self._do(DROP_TOKENS, person, purpose)

    async def drop_mailbox(self, person: str) -> None:
        await self._do(DROP_BOX, person)

    async def set_mail_notices(self, person: str, on: bool, every_turn: bool) -> None:
        await self._do(NOTICES, person, WANTED if on else UNWANTED, int(every_turn))

    async def set_mail_language(self, person: str, language: str) -> None:
        await self._do(SPEAK, person, language)

    async def refuse_mail(self, mailbox: str, at: float) -> None:
        await self._do(UNSUBSCRIBE, mailbox)
        await self._do(REFUSE, mailbox, float(at))

    async def has_refused_mail(self, mailbox: str) -> bool:
        return bool(await self._read(lambda row: row[0], REFUSED, mailbox))

    async def accept_mail(self, mailbox: str) -> None:
        await self._do(SUBSCRIBE, mailbox)
        await self._do(ACCEPT, mailbox)

    async def count_mail(self, mailbox: str, kind: str, at: float, most: int) -> bool:
        return await self._do(COUNT, mailbox, kind, int(at // DAY), most) > 0

    async def tidy_mail(self, at: float) -> None:
        await self._do(OLD_TOKENS, float(at))
        await self._do(OLD_COUNTS, int(at // DAY) - COUNTED_DAYS)
        await self._do(OLD_REFUSED, float(at) - REFUSED_DAYS * DAY)


def box_of(row: Row) -> Mailbox:
    return Mailbox(*[*row[:5], row[5] == WANTED, bool(row[6])])


def token_of(row: Row) -> MailToken:
    return MailToken(*row)
