"""A page of its own with all cards that a pack touches, in every language: plain HTML, without a script."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from starboard.kernel.parts import PackCard
from starboard.texts import LANGUAGES, Name, Words

POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # nothing is run, whatever a name says
STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 2rem; background: #f4f1ea; color: #222 }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; margin-bottom: 2rem }
article { border: 1px solid #998; border-radius: .6rem; padding: .8rem 1rem; background: #fff; break-inside: avoid }
h2 { font-size: 1rem; color: #665 }
h3 { margin: 0 0 .5rem }
p { margin: .4rem 0; white-space: pre-line }
"""


def said(card: PackCard, w: Words) -> tuple[str, list[str], list[str]]:
    """Say the name of a card, what is on it, and its stories."""
    name = w(card.name) if card.name and w.has(card.name) else card.id
    return name, [w.say(text) for text in card.texts], [story for key in card.stories if (story := w.story(key))]


def page(title: str, game_id: str, cards: list[PackCard], names: Mapping[str, Name]) -> str:
    words = [Words(lang, names) for lang in LANGUAGES]
    shown = "".join(
        f"<h2>{escape(words[0](f'{game_id}-pack-kind', kind=card.kind))}: {escape(card.id)}</h2>\n"
        f"<section>{''.join(article(card, w) for w in words)}</section>\n"
        for card in cards
    )
    head = f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
    head += f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
    return f'<!doctype html>\n<html lang="en">\n{head}<h1>{escape(title)}</h1>\n{shown}</html>\n'


def article(card: PackCard, w: Words) -> str:
    name, texts, stories = said(card, w)
    lines = [f"<p>{escape(text)}</p>" for text in texts] + [f"<p><em>{escape(text)}</em></p>" for text in stories]
    return f'<article lang="{w.lang}"><h3>{escape(name)}</h3>{"".join(lines)}</article>\n'
