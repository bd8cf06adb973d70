"""Arcs with a pack, and what is wrong with one."""

from __future__ import annotations

import pytest

from starboard.games.arcs.game import GAME, Arcs
from starboard.kernel.packs.place import BadContent


def with_pack(text: str) -> Arcs:
    return GAME.with_pack("mine.toml", f'game = "arcs"\n{text}')


def refused(text: str, lang: str = "en") -> list[str]:
    """The lines of what is wrong with a pack."""
    with pytest.raises(BadContent) as error:
        with_pack(text)
    return error.value.said(lang).splitlines()


def lore(id_: str, *abilities: str) -> str:
    return card("lore", id_, *abilities)


def card(table: str, id_: str, *abilities: str, rest: str = "") -> str:
    listed = ", ".join(f"{{{ability}}}" for ability in abilities)
    return f'[[{table}]]\nid = "{id_}"\n' + (f"abilities = [{listed}]\n" if abilities else "") + rest + "\n"
