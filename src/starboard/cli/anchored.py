"""`starboard duel GAME BOT --anchor`: a bot against frozen players, in the ledgers of the ladder."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from dataclasses import dataclass
from math import isfinite

from rich.table import Table
from rich.text import Text

from starboard.cli.ladder import elo_of
from starboard.cli.signals import interruptible, undisturbed
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.lab.ladder import FOLDER, Deal, Ladder, player_of
from starboard.lab.pairs import elo_of as elo_of_score
from starboard.lab.ratings import Rating
from starboard.lab.ratings_file import told
from starboard.lab.statistics import deals_interval
from starboard.lab.tournament import Played, Tournament


@dataclass(frozen=True, slots=True)
class Against:
    """Sums up the deals against an anchor: the share of the victory, put on a scale on which an even one is a half."""

    anchor: str
    deals: int
    score: float
    low: float
    high: float

    def as_data(self) -> dict[str, object]:
        elo = [elo_of_score(one) for one in (self.score, self.low, self.high)]
        figures = {"score": round(self.score, 4), "low": round(self.low, 4), "high": round(self.high, 4)}
        rounded = [round(one, 1) if isfinite(one) else None for one in elo]
        return {"anchor": self.anchor, "deals": self.deals, **figures, "elo": rounded}


def run(arguments: argparse.Namespace, tournament: Tournament, terminal: Terminal) -> int:
    """Play the bot against each anchor, on as many deals as that many games are."""
    if len(arguments.bots) != 1 or arguments.chart or arguments.pack or arguments.fast:
        raise StarboardError("cli-duel-error-anchor")
    (bot,) = arguments.bots
    folder = arguments.out or FOLDER
    ladder = Ladder(arguments.game, arguments.seats or 2, tournament.options, folder, tournament.among)
    anchors = list(dict.fromkeys(arguments.anchor)) or ladder.near(bot)
    for anchor in anchors:
        ladder.meeting((bot, anchor)).settings()  # what is refused is refused before anything is played
    deals = -(-arguments.n // ladder.seats)
    stopped = False
    with interruptible():
        try:
            play(ladder, bot, anchors, deals, arguments.jobs, terminal)
        except KeyboardInterrupt:
            stopped = True
    with undisturbed():
        found = [one for anchor in anchors if (one := against(ladder, bot, anchor, deals)).deals]
        rating = next((one for one in ladder.rated() if one.player == player_of(ladder.game, bot)), None)
        if arguments.json:
            own = None if rating is None else told(rating)
            print(json.dumps({"bot": bot, "against": [one.as_data() for one in found], "rating": own}))
        elif found:
            report(bot, found, rating, terminal)
        if stopped:
            terminal.err.print(terminal.words("cli-ladder-stopped"), markup=False, soft_wrap=True)
    return 130 if stopped else 0


def levels_of(ladder: Ladder, bot: str, anchor: str) -> tuple[str, str]:
    """Return both as the ledger names them: of two seats always in one order, of more the bot first."""
    return (bot, anchor) if ladder.seats > 2 or bot < anchor else (anchor, bot)


def play(ladder: Ladder, bot: str, anchors: list[str], deals: int, jobs: int, terminal: Terminal) -> None:
    with terminal.progress() as progress:
        for anchor in anchors:
            meeting = ladder.meeting(levels_of(ladder, bot, anchor))
            ledger = ladder.ledger(meeting)
            left = [number for number in range(deals) if number not in ledger.played]
            task = progress.add_task(anchor, total=deals, completed=deals - len(left), note="")
            with ledger, closing(meeting.run(left, jobs)) as played:
                for deal in played:
                    ledger.add(deal)
                    progress.update(task, advance=1)


def against(ladder: Ladder, bot: str, anchor: str, deals: int) -> Against:
    """Sum up the first deals of a ledger."""
    meeting = ladder.meeting(levels_of(ladder, bot, anchor))
    own = [at for at, level in enumerate(meeting.tournament.levels) if level == bot]
    even = len(own) / ladder.seats
    found = [deal for number, deal in sorted(ladder.ledger(meeting).played.items()) if number < deals]
    shares = [share(deal, own) for deal in found]
    scores = [scaled(one / ladder.seats, even) for one in shares]
    low, high = deals_interval((ladder.seats, one) for one in shares)
    score = sum(scores) / len(scores) if scores else 0.5
    return Against(anchor, len(found), score, scaled(low, even), scaled(high, even))


def share(deal: Deal, own: list[int]) -> float:
    shares = (Played(deal.number, places, []).shares for places in deal.places)
    return float(sum(one[at] for one in shares for at in own))


def scaled(rate: float, even: float) -> float:
    """Put a share on the scale on which an even one is a half."""
    return rate / even / 2 if rate <= even else 1 - (1 - rate) / (1 - even) / 2


def report(bot: str, found: list[Against], rating: Rating | None, terminal: Terminal) -> None:
    w = terminal.words
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for key in ("cli-duel-opponent", "cli-duel-deals", "cli-duel-rate", "cli-duel-elo"):
        table.add_column(Text(w(key).replace(" (", "\n(")), justify="right" if table.columns else "left")
    for one in found:
        rate, low, high = (w("cli-percent", rate=part) for part in (one.score, one.low, one.high))
        elo = elo_of_score(one.score)
        shown = w("cli-number", number=round(elo)) if isfinite(elo) else "∞" if elo > 0 else "−∞"
        table.add_row(
            Text(one.anchor), Text(w("cli-number", number=one.deals)), Text(f"{rate} ({low}–{high})"), Text(shown)
        )
    terminal.out.print(table)
    if rating is not None:
        terminal.out.print()
        terminal.say("cli-duel-rating", bot=bot, rating=elo_of(rating, w))
