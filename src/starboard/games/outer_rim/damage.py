"""OR-DAMAGE and OR-DEFEAT: suffering, recovering and being defeated."""

from __future__ import annotations

from starboard.games.outer_rim import events
from starboard.games.outer_rim.decks import discard_secrets
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.holdings import DiscardSome
from starboard.games.outer_rim.ids import DEFEAT_LOSS, NONE
from starboard.games.outer_rim.job import fail_job
from starboard.games.outer_rim.people import health, hull, usable_of
from starboard.games.outer_rim.settle import LIMITS, check
from starboard.games.outer_rim.standing import lose_credits
from starboard.games.outer_rim.state import OuterRimState, is_defeated
from starboard.games.outer_rim.vocabulary.abilities import DiscardAsset
from starboard.kernel.frame import then
from starboard.kernel.state import tell


def wound(g: OuterRimState, player: int, amount: int) -> None:
    """Damage to the character; what exceeds health is ignored (OR-DAMAGE-02, -03)."""
    suffered = min(amount, health(g, player) - g.wounds[player])
    if suffered > 0:
        g.wounds[player] += suffered
        tell(g, events.Wounded(player, suffered))
        check_limits(g, player)


def dent(g: OuterRimState, player: int, amount: int) -> None:
    """Damage to the ship; what exceeds the hull is ignored (OR-DAMAGE-02, -03)."""
    suffered = min(amount, hull(g, player) - g.dents[player])
    if suffered > 0:
        g.dents[player] += suffered
        tell(g, events.Dented(player, suffered))
        check_limits(g, player)


@check(LIMITS)
def check_limits(g: OuterRimState, player: int) -> None:
    """Damage never exceeds a limit; at one somebody is defeated, below both not (OR-DEFEAT-01, -08, OR-AMB-20)."""
    wounds, dents, fallen = g.wounds[player], g.dents[player], False
    if wounds and wounds >= (most := health(g, player)):  # which is at least 1
        g.wounds[player], fallen = most, True
    if dents and dents >= (most := hull(g, player)):
        g.dents[player], fallen = most, True
    if fallen and not is_defeated(g, player):
        defeat(g, player)
    elif is_defeated(g, player) and not fallen:
        g.defeated &= ~(1 << player)
        tell(g, events.UpAgain(player))


def defeat(g: OuterRimState, player: int) -> None:
    """OR-DEFEAT-02 to -05. The turn ends when what is being done is done."""
    g.defeated |= 1 << player
    tell(g, events.Defeated(player))
    lose_credits(g, player, DEFEAT_LOSS, "OR-DEFEAT-02")
    discard_secrets(g, player)
    for _, ability in usable_of(g, player, "when_defeated", DiscardAsset):
        then(g, DiscardSome(player, ability.type, ability.amount))
    if player == g.active:
        g.ended = True
        if g.job != NONE:
            fail_job(g)


def recover(g: OuterRimState, player: int, wounds: int, dents: int, rule: str) -> None:
    """Remove damage, as much as there is (OR-DAMAGE-04)."""
    healed, mended = min(wounds, g.wounds[player]), min(dents, g.dents[player])
    g.wounds[player] -= healed
    g.dents[player] -= mended
    if healed or mended:
        tell(g, events.Recovered(player, healed, mended), rule)
        check_limits(g, player)
    if mended:
        achieved(g, player, "ship_damage_recovered", mended)
