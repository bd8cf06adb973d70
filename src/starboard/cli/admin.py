"""`starboard admin`: looks after the tables and people of a database, also while servers run on it."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from starboard.bots.called import level_name
from starboard.cli import pack
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.server.config import default_database
from starboard.server.operating import Operator
from starboard.tables.sql import STATUSES
from starboard.tables.store import Person
from starboard.tables.stores import store_for
from starboard.tables.summary import SeatSummary, Summary
from starboard.tables.table import ENDED
from starboard.texts import LANGUAGES, Words

DAY = 24 * 3600.0
ALL = 1_000_000
ABOUT_SOMEBODY = ("ban", "unban", "mute", "unmute", "log-out", "reset-password", "delete-person")


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str) -> argparse.ArgumentParser:
        made = actions.add_parser(name, help=w(f"cli-admin-{name}"), description=w(f"cli-admin-{name}"))
        made.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=w("cli-lang"))
        made.add_argument("--database", default=default_database(), metavar="URL", help=w("cli-serve-database"))
        return made

    listed = action("tables")
    listed.add_argument("--status", choices=STATUSES, help=w("cli-admin-status"))
    listed.add_argument("--older-than", type=float, metavar="DAYS", help=w("cli-admin-older-than"))
    listed.add_argument("--person", metavar="PERSON", help=w("cli-admin-person"))
    close, delete = action("close"), action("delete")
    for one in (close, delete):
        one.add_argument("table", nargs="+", metavar="TABLE", help=w("cli-admin-table-ids"))
    chat, erase, remove = action("chat"), action("erase"), action("remove")
    for one in (chat, erase, remove):
        one.add_argument("table", metavar="TABLE", help=w("cli-admin-table-id"))
    erase.add_argument("line", nargs="+", type=int, metavar="LINE", help=w("cli-admin-line-numbers"))
    remove.add_argument("name", metavar="PERSON", help=w("cli-admin-name-or-id"))
    action("packs").add_argument("--person", metavar="PERSON", help=w("cli-admin-packs-person"))
    action("delete-pack").add_argument("ids", nargs="+", metavar="PACK", help=w("cli-admin-pack-ids"))
    prune = action("prune")
    prune.add_argument("--older-than", type=float, required=True, metavar="DAYS", help=w("cli-admin-older-than"))
    prune.add_argument("--status", choices=STATUSES, help=w("cli-admin-status-prune"))
    action("people").add_argument("name", metavar="PERSON", help=w("cli-admin-name"))
    about = {name: action(name) for name in ABOUT_SOMEBODY}
    for one in about.values():
        one.add_argument("name", metavar="PERSON", help=w("cli-admin-name-or-id"))
    for one in (prune, about["delete-person"]):
        one.add_argument("--yes", action="store_true", help=w("cli-admin-yes"))
    for one in (close, about["ban"]):
        one.add_argument("--because", default="", metavar="WORDS", help=w("cli-admin-because"))
    for one in (close, erase, remove, about["ban"]):
        pack.add_option(one, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    return asyncio.run(ACTIONS[arguments.action](arguments, terminal))


@asynccontextmanager
async def opened(arguments: argparse.Namespace, terminal: Terminal, *, read_only: bool) -> AsyncIterator[Operator]:
    found: Path | None = getattr(arguments, "pack", None)
    operator = Operator(store_for(arguments.database, read_only, beside=True), pack.games_with(found, terminal))
    await operator.store.open()
    try:
        yield operator
        await operator.hub.settle()
    finally:
        await operator.store.close()


# Tables.


async def list_tables(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=True) as operator:
        people = None if arguments.person is None else await operator.store.people_named(arguments.person)
        if people is not None and not people:
            return nobody(arguments.person, terminal)
        told = set()
        statuses = [arguments.status] if arguments.status else []
        for person in [one.id for one in people] if people else [None]:
            async for summary in operator.tables(statuses, moment(arguments.older_than), person):
                if summary.id not in told:
                    print_table(summary, terminal)
                told.add(summary.id)
    terminal.say("cli-admin-count", tables=str(len(told)))
    return 0


def moment(days: float | None) -> float | None:
    return None if days is None else time.time() - days * DAY


def print_table(summary: Summary, terminal: Terminal) -> None:
    people = ", ".join(seat_text(seat, terminal.words) for seat in summary.seats)
    terminal.say(
        "cli-admin-table",
        table=summary.id,
        changed=day(summary.updated_at),
        game=terminal.words(summary.game) if terminal.words.has(summary.game) else summary.game,
        status=summary.status,
        people=people,
    )


def seat_text(seat: SeatSummary, w: Words) -> str:
    if seat.bot is not None:
        return w("cli-bot", level=level_name(w, seat.bot))
    return seat.name or w("someone-who-left" if seat.gone else "cli-admin-free")


async def close(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Close all of these tables or, if one does not exist or is over, none."""
    async with opened(arguments, terminal, read_only=False) as operator:
        for table in arguments.table:
            if (await existing(operator, table)).status == "over":
                raise StarboardError("error-admin-over", table=table)
        for table in arguments.table:
            await operator.close(table, arguments.because)
            terminal.say("cli-admin-closed", table=table)
    return 0


async def existing(operator: Operator, table: str) -> Summary:
    summary = await operator.store.summary(table)
    if summary is None:
        raise StarboardError("error-transfer-table", table=table)
    return summary


async def delete(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Delete all of these tables or, if one does not exist, none."""
    async with opened(arguments, terminal, read_only=False) as operator:
        for table in arguments.table:
            await existing(operator, table)
        for table in arguments.table:
            await operator.delete(table)
            terminal.say("cli-admin-deleted", table=table)
    return 0


async def print_chat(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=True) as operator:
        await existing(operator, arguments.table)
        for n, line in await operator.chat(arguments.table):
            # What strangers have written must not command a terminal.
            text = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line.text)
            terminal.say("cli-admin-line", line=str(n), name=line.name, text=text)
    return 0


async def erase(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=False) as operator:
        await existing(operator, arguments.table)
        for line in arguments.line:
            await operator.erase(arguments.table, line)
            terminal.say("cli-admin-erased", line=str(line))
    return 0


async def remove(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=False) as operator:
        await existing(operator, arguments.table)
        person = await somebody(operator, arguments.name)
        await operator.remove(arguments.table, person)
    terminal.say("cli-admin-removed", name=person.name, table=arguments.table)
    return 0


async def prune(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=not arguments.yes) as operator:
        statuses = [arguments.status] if arguments.status else ENDED
        old = [summary async for summary in operator.tables(statuses, moment(arguments.older_than))]
        for summary in old:
            if arguments.yes:
                await operator.delete(summary.id)
            else:
                print_table(summary, terminal)
    terminal.say("cli-admin-pruned" if arguments.yes else "cli-admin-would-prune", tables=str(len(old)))
    return 0


# Content packs.


async def list_packs(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """List the packs that are shared with everybody, or those of somebody."""
    async with opened(arguments, terminal, read_only=True) as operator:
        store = operator.store
        if arguments.person is None:
            packs = await store.packs_for_all(ALL)
        else:
            person = await somebody(operator, arguments.person)
            packs = await store.packs_of(person.id)
        for pack in packs:
            told = {"pack": pack.id, "name": pack.name, "owner": pack.owner_name, "sharing": pack.sharing}
            terminal.say("cli-admin-pack", **told, size=str(pack.size), changed=day(pack.updated_at))
    terminal.say("cli-admin-packs-count", packs=str(len(packs)))
    return 0


async def delete_packs(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=False) as operator:
        for pack in arguments.ids:
            if not await operator.store.delete_pack(pack):
                raise StarboardError("error-admin-no-pack", pack=pack)
            terminal.say("cli-admin-delete-pack-done", pack=pack)
    return 0


# People.


async def print_people(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=True) as operator:
        people = await operator.store.people_named(arguments.name)
        for person in people:
            tables = len([None async for _ in operator.tables([], person=person.id)])
            kept = "yes" if person.password else "no"
            told = {"name": person.name, "id": person.id, "kept": kept, "since": day(person.created_at)}
            terminal.say("cli-admin-who", **told, tables=str(tables))
            if person.banned is not None:
                terminal.say("cli-admin-is-banned", words=person.banned or "none")
            if person.muted:
                terminal.say("cli-admin-is-muted")
            await print_ratings(operator, person, terminal)
    return 0 if people else nobody(arguments.name, terminal)


async def print_ratings(operator: Operator, person: Person, terminal: Terminal) -> None:
    for game in sorted({outcome.game for outcome in await operator.store.outcomes(person.id)}):
        for rating in (await operator.store.ratings(game, [person.id])).values():
            shown = f"{rating.mu - 3 * rating.sigma:.1f}"
            terminal.say("cli-admin-rating", game=terminal.words(game), rating=shown, games=str(rating.games))


async def somebody(operator: Operator, name: str) -> Person:
    """Find a person by id; or whoever keeps this name by a password, or the only guest who has it."""
    store = operator.store
    found = await store.person(name) or await store.person_named(name)
    if found is not None:
        return found
    guests = await store.people_named(name)
    if not guests:
        raise StarboardError("cli-admin-nobody", name=name)
    if len(guests) > 1:
        raise StarboardError("error-admin-several", name=name, ids=", ".join(guest.id for guest in guests))
    return guests[0]


async def about_somebody(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=False) as operator:
        person = await somebody(operator, arguments.name)
        match arguments.action:
            case "ban":
                for error in await operator.ban(person, arguments.because):
                    terminal.complain(error.said(terminal.words.lang))
            case "unban":
                await operator.unban(person)
            case "mute" | "unmute":
                await operator.mute(person, arguments.action == "mute")
            case "log-out":
                await operator.log_out(person)
    terminal.say(f"cli-admin-{arguments.action}-done", name=person.name)
    return 0


async def reset_password(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=False) as operator:
        person = await somebody(operator, arguments.name)
        if person.password is None:
            raise StarboardError("who-unknown", name=arguments.name)
        password = await operator.reset_password(person)
    terminal.say("cli-admin-new-password", name=person.name, password=password)
    return 0


async def delete_person(arguments: argparse.Namespace, terminal: Terminal) -> int:
    async with opened(arguments, terminal, read_only=not arguments.yes) as operator:
        person = await somebody(operator, arguments.name)
        if arguments.yes:
            tables = await operator.forget(person)
        else:
            tables = len(await operator.store.traces(person.id))
    key = "cli-admin-delete-person-done" if arguments.yes else "cli-admin-delete-person-would"
    terminal.say(key, name=person.name, id=person.id, tables=str(tables))
    return 0


def nobody(name: str, terminal: Terminal) -> int:
    terminal.complain(terminal.words("cli-admin-nobody", name=name))
    return 1


def day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


ACTIONS: dict[str, Callable[[argparse.Namespace, Terminal], Coroutine[Any, Any, int]]] = {
    **dict.fromkeys(ABOUT_SOMEBODY, about_somebody),
    "tables": list_tables,
    "close": close,
    "delete": delete,
    "chat": print_chat,
    "erase": erase,
    "remove": remove,
    "prune": prune,
    "packs": list_packs,
    "delete-pack": delete_packs,
    "people": print_people,
    "reset-password": reset_password,
    "delete-person": delete_person,
}
