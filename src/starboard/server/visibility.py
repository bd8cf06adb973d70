"""Serializes a table for a viewpoint: the only way from a table to the wire, and where visibility is decided."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache, cached_property, lru_cache
from operator import itemgetter
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from starboard.bots import adviser
from starboard.kernel.ask import Ask, Option, Prompt
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.fact import Fact, fields_of
from starboard.kernel.frame import Frame
from starboard.kernel.kind import Kind, Number, Plain
from starboard.kernel.message import Argument, Message
from starboard.kernel.patch import SAME, Differ, Patch
from starboard.kernel.position import Position
from starboard.kernel.story import Step, patches
from starboard.kernel.verb import PLAIN, Values, Verb
from starboard.server.messages import (
    AgainTold,
    AskTold,
    ClockTold,
    DeedTold,
    DiceTold,
    EventTold,
    HandOverTold,
    LuckTold,
    OptionTold,
    Refused,
    Said,
    SayTold,
    StepTold,
    TableTold,
    UndoTold,
)
from starboard.tables import deeds
from starboard.tables.deeds import Deed, Entry
from starboard.tables.luck import SEALED
from starboard.tables.rated import why_unrated
from starboard.tables.summary import LESSON, Summary, summary_of
from starboard.tables.table import Stale, Table

encode = msgspec.json.Encoder().encode

Viewpoint = tuple[int, ...]  # the seats somebody sits at; empty for an onlooker

SpelledTold = tuple[str, msgspec.Raw]  # the notation of a choice, and its option as JSON
FIRST, SECOND = itemgetter(0), itemgetter(1)

KNOWN = 1 << 14  # options that are kept as they go out: most are offered again and again

# What everybody may know of each deed. What is not listed here does not leave the server.
PUBLIC: dict[type[Deed], tuple[str, ...]] = {
    deeds.Created: ("game", "version", "options", "forked_from"),
    deeds.Linked: ("seat",),
    deeds.Claimed: ("seat", "name", "luck", "part"),
    deeds.Left: ("seat",),
    deeds.Removed: ("seat", "name"),
    deeds.Invited: ("seat", "name"),
    deeds.Declined: ("seat", "name"),
    deeds.Planned: ("seat",),
    deeds.Shuffled: ("order",),
    deeds.Starting: (),
    deeds.Sealed: ("seat", "seal"),
    deeds.Shown: ("seat", "luck"),
    deeds.LeftOut: ("seats",),
    deeds.Started: (),
    deeds.Moved: ("seat", "aside", "bot"),
    deeds.UndoAsked: ("seat", "ply"),
    deeds.UndoRefused: ("seat",),
    deeds.UndoAllowed: ("seat",),
    deeds.Undone: ("ply", "revealed"),
    deeds.HandOverAsked: ("seat", "level"),
    deeds.HandOverSeen: ("seat",),
    deeds.HandOverRefused: ("seat", "reason"),
    deeds.HandedOver: ("seat", "level", "reason"),
    deeds.TakenBack: ("seat",),
    deeds.Away: ("seat", "since", "until"),
    deeds.Reminded: ("seat",),
    deeds.Paused: ("seat",),
    deeds.Resumed: (),
    deeds.Said: ("name", "text", "seat", "room"),
    deeds.Erased: ("line",),
    deeds.Muted: ("name", "on"),
    deeds.Conceded: ("seat",),
    deeds.Ended: ("scores", "places"),
    deeds.Rematched: (),  # where to is told to those who have played
    deeds.Closed: ("why", "words"),
    deeds.Forgotten: ("seats",),
}


def details_told(deed: Deed) -> dict[str, Any]:
    found = {}
    for name, is_flag in details_of(type(deed)):
        value = getattr(deed, name)
        if value or not is_flag:
            found[name] = value
    return found


@cache
def details_of(kind: type[Deed]) -> tuple[tuple[str, bool], ...]:
    """Name the fields that are told, and tell of each whether it is left out where it is false, as it usually is.

    So is the room of a line that was said at the table.
    """
    flags = {field.name for field in msgspec.structs.fields(kind) if field.default is False} | {"room"}
    return tuple((name, name in flags) for name in PUBLIC[kind])


def said(message: Message) -> Said:
    return Said(message.key, args_told(message.args))


def args_told(args: dict[str, Any]) -> dict[str, Any]:
    if Message not in map(type, args.values()):
        return args
    return {name: said(value) if isinstance(value, Message) else value for name, value in args.items()}


def viewpoint_of(table: Table, person: str | None, wanted: Collection[int] | None = None) -> Viewpoint:
    """Return the seats somebody looks through: all of their own, or those of them that are wanted.

    Before the start there is nothing to hide, and everybody is to know where they sit.
    """
    own = table.seats_of(person)
    if wanted is None or table.status == "open":
        return tuple(own)
    return tuple(seat for seat in own if seat in wanted)


def eyes(table: Table, viewpoint: Viewpoint) -> Viewpoint:
    """Return the seats somebody sees through. The other side of a lesson is theirs, but to be met, not looked at."""
    return viewpoint[:1] if table.plan.forked_from == LESSON else viewpoint


def event_told(game: str, event: Event, seat: int | None) -> EventTold:
    """Serialize an event of a game as this seat (None: an onlooker) may know it."""
    seen = event.seen_by(seat) if event.to else event
    facts, args = known_of(seen)
    if event.to or type(seen).key is not Event.key:
        is_, key = seen.is_, seen.key
        own_key = None if key == f"{game}-event-{is_}" else key
    else:
        is_, own_key = open_key(game, type(seen))
    return EventTold(is_, facts, SayTold(own_key, args_told(args)) if own_key or args else None, seen.rule)


@cache
def open_key(game: str, event: type[Event]) -> tuple[str, str | None]:
    """Return the id of such events, and the key of their message where it is not the usual one: without secrets."""
    is_ = event.id()
    key = f"{event.WORDS}{is_}"
    return is_, None if key == f"{game}-event-{is_}" else key


# Of a field its name, what makes the fact of it, and the name and what makes the argument (kernel/kind.py, `Saying`).
FieldTold = tuple[str, Callable[[Any], Plain], str | None, Callable[[Any], Any] | None]


def known_of(fact: Fact) -> tuple[dict[str, Plain], dict[str, Argument]]:
    """Return the facts, and those arguments of its message that do not follow from facts of the same names."""
    facts: dict[str, Plain] = {}
    args: dict[str, Argument] = {}
    for name, plain, argument, say in fields_told(type(fact)):
        value = getattr(fact, name)
        if value is not None:
            facts[name] = plain(value)
            if say is not None:
                args |= say(value) if argument is None else {argument: say(value)}
    args |= fact.also()
    return facts, {name: arg for name, arg in args.items() if not is_fact(facts.get(name), arg)} if args else args


@cache
def fields_told(fact: type[Fact]) -> tuple[FieldTold, ...]:
    """Say how the fields of such a fact are told. Nothing makes an argument that is always the same as its fact."""
    found: list[FieldTold] = []
    for name, kind, _, _ in fields_of(fact):
        argument, say = kind.saying(name)
        if isinstance(kind, Number):
            follows = type(kind).plain is Number.plain and say == kind.write_plain
        else:
            follows = type(kind).plain is Kind.plain and say == kind.text
        found.append((name, kind.plain, argument, None if argument == name and follows else say))
    return tuple(found)


def ask_told(game: str, ask: Ask) -> AskTold:
    """Serialize a pending decision of a game as everybody may know it: without its options."""
    if ask.is_bare:
        return bare_ask_told(game, type(ask.about), ask.seat, ask.rule)
    return full_ask_told(game, ask)


@lru_cache(KNOWN)
def bare_ask_told(game: str, prompt: type[Prompt], seat: int, rule: str | None) -> AskTold:
    """Serialize a decision of which everything follows from what is asked of whom: always the same, never changed."""
    return full_ask_told(game, Ask(seat, prompt(), (), rule))


def full_ask_told(game: str, ask: Ask) -> AskTold:
    facts = ask.about.facts
    prompt = say_told(f"{game}-ask-{ask.kind}", {"seat": ask.seat, **facts}, ask.prompt)
    return AskTold(ask.seat, ask.kind, facts, prompt, ask.rule)


def say_told(key: str, facts: dict[str, Plain], message: Message) -> SayTold | None:
    """Serialize what of a message does not follow: from the usual key, and from facts of the same names."""
    own_key = None if message.key == key else message.key
    args = {name: arg for name, arg in message.args.items() if not is_fact(facts.get(name), arg)}
    return SayTold(own_key, args_told(args)) if own_key or args else None


def is_fact(fact: Plain, arg: Argument) -> bool:
    return type(fact) is type(arg) and fact == arg


def option_told(option: Option) -> OptionTold:
    return OptionTold(option.notation, said(option.label), option.targets, option.rule, option.besides)


def options_told(ask: Ask) -> list[OptionTold]:
    """Serialize all options of an ask; how they are written is kept there, for one of them will be looked for."""
    frame = ask.frame
    if not is_spelled(type(frame)):  # type: ignore[arg-type] # mypy holds type[Frame] to be unhashable
        return [
            OptionTold(
                notation,
                said(frame.label(choice)),
                frame.targets(choice),
                frame.granted_by(choice) or ask.rule,
                frame.besides(choice),
            )
            for notation, choice in zip(ask.notations, ask.choices, strict=True)
        ]
    spell, rule = frame.spelled, ask.rule
    if is_alike(type(frame)):  # type: ignore[arg-type]
        made = alike_told(frame, ask.choices, rule)
    elif type(frame).granted_by is Frame.granted_by:
        made = [spelled_told(verb, values, verb.rule or rule) for verb, values in map(spell, ask.choices)]
    else:
        made = [spelled_told(*spell(choice), frame.granted_by(choice) or rule) for choice in ask.choices]
    ask.keep_notations(list(map(FIRST, made)))
    return cast(list[OptionTold], list(map(SECOND, made)))  # they go out as they are


def alike_told(frame: Frame, choices: Sequence[Any], rule: str | None) -> list[SpelledTold]:
    """Spell choices of a kind of frame that always spells them alike: most were offered before, and are found."""
    known = told_alike(type(frame), rule)  # type: ignore[arg-type]
    try:
        return [known[choice] for choice in choices]
    except KeyError:
        if len(known) > KNOWN:
            known.clear()
        for choice in choices:
            if choice not in known:
                verb, values = frame.spelled(choice)
                known[choice] = spelled_told(verb, values, verb.rule or rule)
        return [known[choice] for choice in choices]


@cache
def told_alike(frame: type[Frame], rule: str | None) -> dict[Any, SpelledTold]:
    """Keep how the choices of a kind of frame are told, where an ask by that rule offers them."""
    return {}


@cache
def is_alike(frame: type[Frame]) -> bool:
    """Tell whether such frames spell a choice, and say by which rule it may be made, without looking at themselves."""
    alike = frame.ALIKE or (frame.VERB is not PLAIN and frame.spelled is Frame.spelled)
    return alike and frame.granted_by is Frame.granted_by


@cache
def is_spelled(frame: type[Frame]) -> bool:
    """Tell whether all but the rule of an option of such a frame follows from how the choice is spelled."""
    if frame.VERB is PLAIN and frame.spelled is Frame.spelled:
        return False  # what it is spelled by may be anything
    return all(getattr(frame, name) is getattr(Frame, name) for name in ("label", "targets", "besides"))


@lru_cache(KNOWN)
def spelled_told(verb: Verb, values: Values, rule: str | None) -> SpelledTold:
    """Return the notation of a choice, and its option as JSON."""
    notation = verb.notation(values)
    label, targets, facts = said(verb.label(values)), verb.targets(values), verb.besides(values)
    return notation, msgspec.Raw(encode(OptionTold(notation, label, targets, rule, facts)))


def view_seat(table: Table, viewpoint: Viewpoint) -> int | None:
    """Choose through whose eyes somebody looks: their own seat that has to decide, else their first one."""
    seats = eyes(table, viewpoint)
    own = [seat for seat in table.waiting if seat in seats] or seats
    return own[0] if own else None


class Telling:
    """Serializes a table as it is now for all who are told of it: what they may know alike is made once."""

    def __init__(
        self,
        table: Table,
        summary: Summary | None = None,
        later: int = 0,
        erased: Collection[int] = (),
        before: TableTold | None = None,
    ) -> None:
        self.table = table
        self.later = later  # seconds by which the table is shown late: what is to come is told as it will be seen
        self.erased = erased or table.erased  # lines of the chat that were taken away, also since
        self._summary = summary  # if it is known already
        self._before = before  # `common` of a telling since which nothing but moves was made
        self._differ = Differ()
        self._wholes: dict[tuple[Viewpoint, bool], TableTold] = {}
        self._events: dict[tuple[int, int | None], EventTold] = {}  # by identity, and the seat that knows its secrets
        self._asks: dict[int, AskTold] = {}  # by place, without options
        self._asked: dict[int, AskTold] = {}  # the same with options
        self._entries: dict[Hashable, msgspec.Raw] = {}
        self._steps: dict[Hashable, tuple[msgspec.Raw, list[msgspec.Struct]]] = {}

    @cached_property
    def common(self) -> TableTold:
        """The table as everybody may know it, without the game."""
        table, later, before = self.table, self.later, self._before
        position = table.position
        names = [said(name) for name in position.names] if position is not None else []
        if before is not None:
            return replace(
                before,
                summary=self._summary_told,
                undo=None,  # a move answers a wish to take another one back
                clock=clock_told(table, later),
                hand_overs=hand_overs_told(table, later),
                seat_names=names if names != before.seat_names else before.seat_names,
            )
        return TableTold(
            summary=self._summary_told,
            seats=[],
            owner=False,
            promise=table.promise,
            dice=dice_told(table),
            options=table.plan.options,
            hints=table.plan.hints,
            undo=UndoTold(table.undo.seat, table.undo.ply, table.undo.allowed) if table.undo else None,
            pause_ends=put_off(table.pause_ends, later),
            clock=clock_told(table, later),
            secret=table.secret if table.status == "over" else None,
            hand_overs=hand_overs_told(table, later),
            later=later,
            unrated=why_unrated(table),
            adviser=adviser(table.game) if table.plan.hints else None,
            seat_names=names,
        )

    @property
    def _summary_told(self) -> Summary:
        told, later = replace(self._summary or summary_of(self.table), prompt=None), self.later  # `asks` tell it
        if later:
            told.deadline, told.due = put_off(told.deadline, later), put_off(told.due, later)
            told.seats = [replace(seat, deadline=put_off(seat.deadline, later)) for seat in told.seats]
        return told

    def whole(self, viewpoint: Viewpoint, owner: bool) -> TableTold:
        """Serialize the table. What is seen of it depends on the viewpoint alone.

        Those who see the same have seen the very same from then on: what comes next is made once for all of them.
        """
        told = self._wholes.get((viewpoint, owner))
        if told is None:
            told = self._wholes[viewpoint, owner] = self._made(viewpoint, owner)
        return told

    def _made(self, viewpoint: Viewpoint, owner: bool) -> TableTold:
        table = self.table
        seats = eyes(table, viewpoint)
        told = replace(self.common, seats=list(seats), owner=owner)
        last = table.last_move_of(viewpoint) if table.status == "playing" and table.undo is None else None
        if last is not None and not table.seats[table.movers[last]].bot:
            told.may_undo = "free" if table.undo_is_free(last, viewpoint) else "asks"
            # Whether somebody has seen something hidden or random since their last decision.
            told.undo_unrates = told.unrated is None and any(table.revealed[last:])
        told.again = again_told(table) if viewpoint else None
        position = table.position
        if position is not None:
            told.view_seat = view_seat(table, viewpoint)
            told.view = view_now(table, position, told.view_seat)
            if table.status in ("playing", "paused"):
                # Who has conceded decides nothing more: a bot plays that seat to the end.
                asked = [seat for seat in seats if not table.seats[seat].conceded]
                told.asks = [self._ask(at, ask, ask.seat in asked) for at, ask in enumerate(position.asks)]
        return told

    def _ask(self, at: int, ask: Ask, asked: bool) -> AskTold:
        told = self._asks.get(at)
        if told is None:
            told = self._asks[at] = ask_told(self.table.game.id, ask)
        if not asked:
            return told
        known = self._asked.get(at)
        if known is None:
            known = self._asked[at] = replace(told, options=options_told(ask))
        return known

    def entry(self, entry: Entry, events: list[Event], viewpoint: Viewpoint, deaf: frozenset[str]) -> msgspec.Raw:
        """Serialize an entry of the log as JSON: once for all who may know the same of it."""
        deed = entry.deed
        key: Hashable = entry.n
        if isinstance(deed, deeds.Said):
            key = entry.n, deaf
        elif (isinstance(deed, deeds.Moved) and deed.ahead) or any(event.to for event in events):
            key = entry.n, viewpoint
        told = self._entries.get(key)
        if told is None:
            told = self._entries[key] = msgspec.Raw(encode(self.deed(entry, events, viewpoint, deaf)))
        return told

    def deed(
        self, entry: Entry, events: list[Event], viewpoint: Viewpoint, deaf: frozenset[str] = frozenset()
    ) -> DeedTold:
        """Serialize an entry of the log, and what happened in it; what the `deaf` ones say is left out."""
        table, deed = self.table, entry.deed
        if isinstance(deed, deeds.Said) and deed.room:
            deed = deeds.Said("", "", None, deed.room)  # told apart, to those who may read it
        elif isinstance(deed, deeds.Said) and (entry.n in self.erased or entry.by in deaf):
            deed = deeds.Said(deed.name, "", deed.seat)
        seats = eyes(table, viewpoint)
        details = details_told(deed)
        if isinstance(deed, deeds.Moved) and deed.ahead and deed.seat in seats:
            details["ahead"] = f"{table.game.id}-ahead-{deed.ahead}"  # how others come to their answers is not told
        return DeedTold(
            n=entry.n,
            at=entry.at,
            do=str(deed.__struct_config__.tag),
            name=next((one.name for one in table.seats if one.person is not None and one.person == entry.by), ""),
            details=details,
            events=[self._event(event, seats) for event in events],
        )

    def _event(self, event: Event, seats: Viewpoint) -> EventTold:
        """Serialize an event. Who sits at several seats knows what any of them does."""
        knowing = next((seat for seat in seats if seat in event.to), None) if event.to else None
        told = self._events.get((id(event), knowing))
        if told is None:
            told = self._events[id(event), knowing] = event_told(self.table.game.id, event, knowing)
        return told

    def steps(
        self, steps: list[Step[Any]], seen: TableTold, viewpoint: Viewpoint
    ) -> tuple[msgspec.Raw | None, TableTold]:
        """Make the steps that somebody who has seen the table so sees happen; returns what they have seen then, too.

        They look through the eyes of before: whoever has to decide next comes with the table. Who looked through eyes
        that are not theirs any more sees no steps, only the end. Steps are JSON (a list of `StepTold`), made once for
        all who see the same.
        """
        theirs = seen.view_seat is None or seen.view_seat in eyes(self.table, viewpoint)
        if not steps or seen.view is None or not theirs:
            return None, seen
        views = [step.view(self.table.game, seen.view_seat) for step in steps]
        key = id(seen.view), *map(id, views)
        known = self._steps.get(key)
        if known is None:
            changes = patches(seen.view, views, self._differ)
            told = [StepTold(len(step.events), patch) for step, patch in zip(steps, changes, strict=True)]
            known = self._steps[key] = msgspec.Raw(encode(told)), [seen.view, *views]  # held on to: ids must last
        return known[0], replace(seen, view=views[-1])

    def patch(self, seen: TableTold, now: TableTold) -> Patch:
        """Make the patch of a table. Pending decisions come whole: hardly an option of one is in the next."""
        asks = {"asks": now.asks} if now.asks and now.asks != seen.asks else {}
        if asks:
            seen = replace(seen, asks=now.asks)
        patch = self._differ.diff(seen, now)
        return asks if patch is SAME else patch | asks


def table_told(table: Table, person: str | None, viewpoint: Viewpoint) -> TableTold:
    """Serialize a table for one person alone."""
    return Telling(table).whole(viewpoint, owner=person is not None and person == table.owner)


def view_now(table: Table, position: Position[Any], seat: int | None) -> Any:
    """Make the view of a seat. After a move everybody's views have the same public part."""
    return table.steps[-1].view(table.game, seat) if table.steps else table.game.view(position.state, seat)


def dice_told(table: Table) -> DiceTold | None:
    """Serialize everything about the luck of the dice but the secret; None where it is not sealed."""
    if table.fair < SEALED:
        return None
    return DiceTold(
        table.round,
        [LuckTold(seat.part, seat.left_out, seat.seal, seat.luck) for seat in table.seats],
        table.starting,
        table.to_show,
        table.seals,
    )


def put_off(at: float | None, later: int) -> float | None:
    return None if at is None else at + later


def hand_overs_told(table: Table, later: int = 0) -> list[HandOverTold]:
    wishes = [(number, seat.wish) for number, seat in enumerate(table.seats) if seat.wish]
    return [HandOverTold(number, wish.level, wish.until + later, wish.seen) for number, wish in wishes]


def again_told(table: Table) -> AgainTold | None:
    if table.again is None:
        return None
    wisher = next((seat.name for seat in table.seats if seat.person == table.again.person), "")
    return AgainTold(table.again.table, wisher)


def clock_told(table: Table, later: int = 0) -> ClockTold | None:
    clock = table.clock
    if clock is None:
        return None
    deadlines = {seat: clock.deadline(seat) for seat in clock.since}
    known = {seat: deadline + later for seat, deadline in deadlines.items() if deadline is not None}
    return ClockTold(known, clock.left, clock.reserve, clock.plan.kind)


def refusal(wish_id: int, error: StarboardError) -> Refused:
    return Refused(wish_id, said(error.message), error.rule, isinstance(error, Stale))
