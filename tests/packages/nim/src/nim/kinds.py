"""The kinds of things that choices and events of Nim speak of."""

from __future__ import annotations

from typing import Annotated

from starboard.kernel.fact import SECRET
from starboard.kernel.kind import Numbered
from starboard.kernel.message import Message

IDS = ("none", "single", "pair", "trio")  # a card is the number of stones it takes


def card_name(card: int) -> Message:
    return Message("nim-card", {"card": IDS[card]})


CARD = Numbered("card", IDS, card_name)

Card = Annotated[int, CARD]
SecretCard = Annotated[int | None, CARD, SECRET]
