"""Describes what a pack can say."""

from __future__ import annotations

from starboard.kernel.pack_form import PackForm


def form() -> PackForm:
    raise NotImplementedError
