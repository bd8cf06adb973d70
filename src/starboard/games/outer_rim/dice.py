"""OR-DICE: rolling, and what abilities make of a roll."""

from __future__ import annotations

from itertools import combinations

from starboard.games.outer_rim.content import Ability
from starboard.games.outer_rim.decks import put_back
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.people import holds, usable
from starboard.games.outer_rim.resolve import resolve
from starboard.games.outer_rim.state import OuterRimState, is_ai
from starboard.games.outer_rim.tell import card_name, faces_text
from starboard.games.outer_rim.words import ALL, BLANK, CRIT, DIE, FACES, FOCUS, HIT, NONE
from starboard.kernel.chance import below
from starboard.kernel.state import tell_revealed

Faces = tuple[int, ...]


def roll(g: OuterRimState, dice: int) -> Faces:
    """Any number of dice are one roll (OR-LIMIT-04); they lie there with the best first."""
    return tuple(sorted((DIE[below(g, len(DIE))] for _ in range(dice)), key=ORDER.__getitem__))


ORDER = {CRIT: 0, HIT: 1, FOCUS: 2, BLANK: 3}


def in_order(faces: list[int]) -> Faces:
    return tuple(sorted(faces, key=ORDER.__getitem__))


def some_of(faces: Faces, most: int) -> list[Faces]:
    """All ways to pick up to so many dice, equal dice being one."""
    found: list[Faces] = []
    for count in range(1, min(most, len(faces)) + 1):
        found += sorted(set(combinations(faces, count)))
    return found


# What can be done with dice of one's own.


def reroll_choices(ability: Ability, faces: Faces) -> list[Choice]:
    only = ability.args.get("only", NONE)
    dice = tuple(face for face in faces if only in (NONE, face))
    return [("reroll", ability.source, faces_text(some)) for some in some_of(dice, ability.args["dice"])]


def turns(g: OuterRimState, player: int, ability: Ability, number: int) -> list[tuple[int, int, int]]:
    """From which face to which, and how many dice; an upgrade may be used instead (`upgrade` in the vocabulary)."""
    args = ability.args
    found = [(args["from"], args["to"], args["count"])]
    upgrade = args.get("upgrade")
    if upgrade and holds(g, player, upgrade["condition"], number):
        found.append(
            (upgrade.get("from", args["from"]), upgrade.get("to", args["to"]), upgrade.get("count", args["count"]))
        )
    return found


def turn_choices(g: OuterRimState, player: int, ability: Ability, number: int, faces: Faces) -> list[Choice]:
    found: list[Choice] = []
    for old, new, _ in turns(g, player, ability, number):
        found += [
            ("turn", ability.source, FACES[face], FACES[new])
            for face in sorted(set(faces))
            if face != new and old in (NONE, face)
        ]
    return found


def turn(faces: Faces, old: int, new: int, count: int) -> Faces:
    changed = list(faces)
    for _ in range(min(count, faces.count(old))):
        changed.remove(old)
        changed.append(new)
    return in_order(changed)


def reroll(g: OuterRimState, faces: Faces, picked: list[int]) -> Faces:
    kept = list(faces)
    for face in picked:
        kept.remove(face)
    return in_order([*kept, *roll(g, len(picked))])


def read_faces(text: str) -> list[int]:
    return [FACES.index(word) for word in text.split(",")]


def find_ability(g: OuterRimState, player: int, trigger: str, source: str, kind: str) -> tuple[int, Ability]:
    return next(
        (number, ability)
        for number, ability in usable(g, player, trigger)
        if ability.source == source and ability.kind == kind
    )


# Secrets, which wait for their moment like abilities.


def secrets_for(g: OuterRimState, player: int, trigger: str) -> list[int]:
    """Cards that somebody keeps secret and may use now (OR-SECRET-03)."""
    if is_ai(g, player):
        return []
    found = []
    for number in g.secrets[player]:
        secret = g.content.cards[number].secret
        assert secret is not None
        if secret.trigger == trigger and holds(g, player, secret.condition, number):
            found.append(number)
    return found


def use_secret(g: OuterRimState, player: int, number: int) -> None:
    """Shown to all, then to the bottom of its deck (OR-SECRET-04, OR-AMB-59). What is done with dice, or on the way of
    a move, is done there; the rest of what it says follows."""
    g.secrets[player].remove(number)
    tell_revealed(g, "outer_rim-event-secret", "OR-SECRET-04", seat=player, card=card_name(g, number))
    put_back(g, number)
    secret = g.content.cards[number].secret
    assert secret is not None
    resolve(g, player, secret.script, number)


def secret_rerolls(g: OuterRimState, player: int, faces: Faces) -> list[Choice]:
    found: list[Choice] = []
    for number in secrets_for(g, player, "any_own_roll"):
        most = secret_amount(g, number, "reroll", "dice")
        found += [("reroll", g.content.cards[number].id, faces_text(some)) for some in some_of(faces, most)]
    return found


def secret_amount(g: OuterRimState, number: int, do: str, name: str) -> int:
    secret = g.content.cards[number].secret
    assert secret is not None
    for effect in g.content.scripts[secret.script]:
        if effect.do == do:
            return int(effect.args[name])
    return ALL
