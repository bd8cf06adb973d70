"""Formats what happened and what the rules say as lines."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from starboard.cli.boards.painter import Painter
from starboard.kernel.event import Event
from starboard.kernel.result import Result
from starboard.texts import Words
from starboard.texts.catalogue import Catalogue, NoRules, catalogue

MOST_RULES = 12


def event_lines(
    events: Iterable[Event], seat: int | None, painter: Painter, names: list[str], before: list[str] | None = None
) -> list[Text]:
    """Format the events as this seat may know them, with rules. Who gets a name is called as before until then."""
    lines = []
    for event in events:
        seen = event.seen_by(seat)
        lead, style = painter.lead(seen)
        called = before if before and isinstance(event, painter.naming) else names
        line = Text.assemble(lead, (painter.words.say(seen.message, called), style))
        if seen.rule:
            line.append(f"  [{seen.rule}]", "dim")
        if painter.stories and (story := painter.story(seen)):
            line.append(f"\n  {story}", "italic")
        lines.append(line)
    return lines


def rules_about(wanted: str, game_id: str, words: Words) -> list[Text]:
    """Find the rule of an id, or the rules with these words; how many more there are."""
    rules = rulebook(game_id, words.lang)
    if rules is None:
        return [Text(words("cli-no-rules"))]
    if not wanted:
        return [Text(words("cli-rules-how"))]
    found = rules.search(*wanted.split())
    exact = wanted.upper()
    if exact in found:
        found = {exact: found[exact]}
    if not found:
        return [Text(words("cli-rules-none", wanted=wanted))]
    lines = [Text.assemble((rule_id, "bold cyan"), "  ", text) for rule_id, text in list(found.items())[:MOST_RULES]]
    if len(found) > MOST_RULES:
        lines.append(Text(words("cli-rules-more", more=len(found) - MOST_RULES), "dim"))
    return lines


def rulebook(game_id: str, lang: str) -> Catalogue | None:
    try:
        return catalogue(game_id, lang)
    except NoRules:
        return None


def standings(result: Result, names: list[str], words: Words) -> list[Text]:
    """Format places and points, the winner first; whom the rules play has none."""
    lines = [Text(words("cli-end"), "bold")]
    for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
        place, points = result.places[seat], result.scores[seat]
        said = words("cli-place", place=place, name=names[seat], points=points)
        lines.append(Text(said, "bold green" if place == 1 else ""))
    return lines
