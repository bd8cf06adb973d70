"""HTML and SVG, written element by element: what is not an element is escaped."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is marked up already."""

    __slots__ = ()


def tag(name: str, *inside: str | None, **attributes: str | float | None) -> Html:
    """Write an element. `class_` is the attribute `class`, `stroke_width` is `stroke-width`; None is left out."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{said}>{join(*inside)}</{name}>")


def join(*parts: str | None) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts if part is not None))


def number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")
