"""Declares the types of an outlook (outlook.py, foresight.py). What there is nothing to tell of is left out."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from starboard.kernel.message import Message


class TestOdds(Struct, frozen=True):
    player: int
    skill: str
    copies: int
    dice: int
    passes: float = field(name="pass")  # how likely that is
    needed: bool | UnsetType = UNSET  # of a test of a job: whether it must be passed


class DefeatCost(Struct, frozen=True):
    credits: int
    secrets: int


class CombatOdds(Struct, frozen=True):
    """Lists are by side: attacker, defender."""

    kind: str
    dice: list[int | None]
    added: list[int]  # hits
    win: float  # how likely the attacker wins, who also wins ties
    damage: list[float]  # that each side suffers on average
    defeated: list[float]  # how likely that defeats them
    cost: list[DefeatCost | None]  # of a defeat; None for those who are no player
    side: int | None  # of who decides; None: they do not fight themselves


class RowOdds(Struct, frozen=True):
    faces: list[str]
    chance: float


class OuterRimOutlook(Struct, frozen=True):
    test: TestOdds | UnsetType = UNSET
    tests: list[TestOdds] | UnsetType = UNSET  # those that are printed on a job
    combat: CombatOdds | UnsetType = UNSET
    defended: CombatOdds | UnsetType = UNSET  # the combat if the owner of the crew defends it
    dice: int | UnsetType = UNSET  # of a roll that a card asks for
    rows: list[RowOdds] | UnsetType = UNSET  # of faces, of that roll
    delivery: float | UnsetType = UNSET  # the chance of ILLEGAL cargo
    way: list[str] | UnsetType = UNSET  # the spaces of a move
    stop: list[str] | UnsetType = UNSET  # factions whose patrols end it
    maelstrom: bool | UnsetType = UNSET  # whether that ends it
    patrols: dict[str, CombatOdds] | UnsetType = UNSET  # by faction, of which one must be fought there
    win: float | UnsetType = UNSET  # the chance of who decides to win the combat that is going on
    says: Message | UnsetType = UNSET  # what the choice does: effects and price, a databank card, the back of a deck


NOTHING = OuterRimOutlook()
