"""Test what open cards are to seats: where each is for sale."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import starboard
from starboard.games.outer_rim.inside import NONE
from starboard.lab.environments.encoders import encoder_of
from starboard.lab.environments.outer_rim.reader import OuterRimReader


def test_a_card_is_for_sale_in_all_spaces_but_those_where_the_rules_bar_it() -> None:
    game = starboard.game("outer_rim")
    reader = encoder_of(game, 2).reader()
    assert isinstance(reader, OuterRimReader)
    offers, content = reader.followers.offers, game.start(2, 1).state.content
    for card, barred in enumerate(content.barred_at):
        for space in range(len(content.spaces)):
            assert offers.for_sale[card, space] == (space not in barred), (card, space)
    assert any(space < NONE for barred in content.barred_at for space in barred)  # which stand for no space
    assert not offers.for_sale[NONE].any()
    assert np.all(offers.for_sale[offers.of[0].anywhere])
