"""Situations in which abilities of cards show. The first player is the one that they are about."""

from __future__ import annotations

from games.outer_rim.table import Table, rolls_in

STREET = "enc_cantonica_ord_mantell_08"  # Ord Mantell: a swoop gang of 3 dice on the ground; 3,000 for a win
SQUADRON = "enc_ryloth_naboo_10"  # Naboo: a training squadron of 3 dice in space; 4,000 for a win
YACHT = "enc_cantonica_ord_mantell_07"  # Cantonica: tech; 5,000, or nothing
AUCTION = "start_auction_stand_in"  # a job on Cantonica: influence; 6,000


def street(t: Table) -> Table:
    name = t.players[0]
    return t.at(name, "ord_mantell").draw(STREET).encounter(name)


def squadron(t: Table) -> Table:
    name = t.players[0]
    return t.at(name, "naboo").draw(SQUADRON).encounter(name)


def yacht(t: Table) -> Table:
    name = t.players[0]
    return t.at(name, "cantonica").draw(YACHT).encounter(name)


def auction(t: Table) -> Table:
    name = t.players[0]
    return t.at(name, "cantonica").holds(name, AUCTION).encounter(name)


def hunt(t: Table, contact: str = "greedo") -> Table:
    """A bounty on a contact here, who is met."""
    name = t.players[0]
    t.at(name, "lothal").contact("lothal/1", contact, faceup=True).holds(name, f"bounty_{contact}")
    return t.encounter(name).play("contact lothal/1")


def informer(t: Table) -> Table:
    """Lothal: gain Imperial and lose Rebel reputation for 2,000, or the other way round for nothing."""
    name = t.players[0]
    return t.at(name, "lothal").draw("enc_lothal_mon_calamari_03").encounter(name).play("space")


def dice(t: Table) -> list[int]:
    """How many dice were rolled, roll by roll."""
    return [len(roll) for roll in rolls_in(t.events)]
