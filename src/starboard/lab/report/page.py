"""The page about a run: one HTML file that needs nothing else, with a table behind every chart."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from importlib.resources import files

import msgspec

from starboard.bots.called import level_name
from starboard.kernel.registry import installed
from starboard.lab.report.counts import Counts
from starboard.lab.report.html import Html, tag
from starboard.lab.report.sections import all_sections, in_short, key_figures
from starboard.lab.report.teller import Teller
from starboard.lab.run import Run
from starboard.texts import Words

MARK = Html(
    '<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><path d="M20 2l3.6 12.4L36 18l-12.4 3.6L20 34'
    'l-3.6-12.4L4 18l12.4-3.6z" fill="var(--accent)"/><path d="M4 30l16-6 16 6-16 7z" fill="none" stroke="var(--muted)"'
    ' stroke-width="1.5"/></svg>'
)


def command(run: Run) -> str:
    """Return the command that plays the same games."""
    manifest = run.manifest
    parts = ["starboard", "simulate", manifest.game, "-n", str(manifest.games), "--seats", str(manifest.seats)]
    game = installed().game(manifest.game) if manifest.game in installed().ids else None
    option = game.pack_option if game else "pack"
    if game and manifest.version != game.version:
        parts += ["--rules", str(manifest.version)]
    parts += ["--bots", ",".join(manifest.bots), "--seed", str(manifest.seed)]
    for name, value in manifest.options.items():
        said = ",".join(map(str, value)) if isinstance(value, list) else json.dumps(value).strip('"')
        if name != option:
            parts += ["--option", f"{name}={said}"]
    parts += ["--tables", ",".join(manifest.tables)]
    if manifest.names != "en":
        parts += ["--names", manifest.names or "none"]
    if option in manifest.options:
        parts += ["--pack", "PACK"]
    return shlex.join([*parts, "--out", "FOLDER"])


def page(run: Run, words: Words) -> str:
    """Write the whole file."""
    counts = Counts(run)
    teller, w, manifest = Teller(counts, words), words, run.manifest
    game = w(manifest.game) if w.has(manifest.game) else manifest.game
    title = w("report-title", game=game, games=counts.games)
    bots = ", ".join(level_name(w, level) for level in manifest.bots)
    about = w("report-about", seats=manifest.seats, bots=bots, seed=str(manifest.seed))
    unfinished = [] if run.is_whole else [tag("p", w("report-unfinished", games=counts.games, wanted=manifest.games))]
    style = (files(__package__) / "style.css").read_text("utf-8")
    head = tag(
        "head",
        Html('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Html(style)),
    )
    short = [tag("li", sentence) for sentence in in_short(teller)]
    body = tag(
        "body",
        tag(
            "div",
            tag("header", MARK, tag("div", tag("h1", title), tag("p", about, class_="about"))),
            *unfinished,
            tag("main", key_figures(teller), panel_of(w("report-short"), short, w), *all_sections(teller)),
            tag("footer", again(run, w)),
            class_="page",
        ),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=words.lang)}\n"


def panel_of(title: str, sentences: Sequence[Html], w: Words) -> Html:
    note = tag("p", w("report-bots-note"), class_="note")
    return tag("section", tag("h2", title), tag("ul", *sentences), note, class_="panel")


def again(run: Run, w: Words) -> Html:
    """Tell how to have the very same games."""
    manifest = msgspec.json.format(msgspec.json.encode(run.manifest), indent=1).decode()
    return tag(
        "section",
        tag("h2", w("report-again")),
        tag("p", w("report-again-how", version=run.manifest.starboard), class_="note"),
        tag("pre", command(run), tabindex=0),
        tag("details", tag("summary", "manifest.json"), tag("pre", manifest, tabindex=0)),
        class_="panel",
    )
