"""An ability for a moment at which nobody looks for it is a mistake of the data, and refused."""

from __future__ import annotations

import pytest

from games.outer_rim.data import set_to, told
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.vocabulary.moments import SECRETS

FORESEEN = "encounter"  # by the rulebook, and by no card of the box: test_foreseen.py


def test_every_ability_of_the_box_is_for_a_moment_of_its_kind() -> None:
    assert all(ability.trigger in ability.moments for ability in content().abilities)
    assert {card.secret.trigger for card in content().cards if card.secret is not None} == set(SECRETS) - {FORESEEN}


@pytest.mark.parametrize(
    ("card", "path", "trigger"),
    [
        ("vibro_ax", "abilities[1].trigger", "always"),  # a result is turned after a roll
        ("jetpack", "abilities[0].trigger", "action"),
        ("proton_torpedoes", "abilities[1].trigger", "job_completed"),
    ],
)
def test_an_ability_at_another_moment_is_refused(card: str, path: str, trigger: str) -> None:
    kind = next(kind for kind, rows in base().rows.items() if card in rows)
    assert f"“{trigger}” cannot be used here" in told(set_to(kind, card, path, trigger))


def test_a_secret_without_what_its_moment_is_for_is_refused() -> None:
    name = "enc_ryloth_naboo_04"
    kind = next(kind for kind, rows in base().rows.items() if name in rows)
    assert "cannot be used here" in told(set_to(kind, name, "secret.trigger", "start_of_combat"))
    assert "goes with the effect “reroll”" in told(set_to(kind, name, "secret.trigger", "any_own_roll"))
