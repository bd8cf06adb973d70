"""OR-JOB: attempting a job, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.decks import draw_databank, put_back
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.people import usable
from starboard.games.outer_rim.resolve import Resolve, effect, stop_resolving
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.standing import gain_credits
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.tell import card_name
from starboard.games.outer_rim.words import NOBODY, NONE
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell


@dataclass(slots=True)
class Attempt(Frame):
    """Resolve the steps of a job one after another (OR-JOB-07), unless one of them ends the turn (OR-TURN-04)."""

    player: int
    card: int
    databank: int  # the card that was drawn for it, or NONE
    step: int = 0

    def run(self, g: OuterRimState) -> None:
        if g.job == self.card and not g.ended and self.step < len(self.steps(g)):
            then(
                g,
                Resolve(self.player, self.steps(g)[self.step], self.card),
                Attempt(self.player, self.card, self.databank, self.step + 1),
            )
        else:
            end_attempt(g, self)

    def steps(self, g: OuterRimState) -> tuple[int, ...]:
        if self.databank != NONE:
            return g.content.cards[self.databank].steps
        job = g.content.cards[self.card].job
        assert job is not None
        return (job.script,)


def attempt(g: OuterRimState, player: int, number: int) -> None:
    """OR-JOB-03, -05."""
    job = g.content.cards[number].job
    assert job is not None
    g.job, g.tip, g.foe_succeeded = number, job.favor, False
    tell(g, "outer_rim-event-job", "OR-JOB-03", seat=player, card=card_name(g, number))
    databank = NONE
    if job.databank != NONE:
        databank = draw_databank(g, job.databank)
        if databank == NONE:
            g.job = NONE
            return
        g.drawn.append(databank)
        tell(g, "outer_rim-event-databank", "OR-JOB-05", seat=player, number=job.databank, card=card_name(g, databank))
    then(g, Attempt(player, number, databank))


def end_attempt(g: OuterRimState, frame: Attempt) -> None:
    """The databank card goes back (OR-JOB-10, -11)."""
    if frame.databank != NONE:
        g.drawn.remove(frame.databank)
    g.job = g.tip = NONE


def attempt_at(g: OuterRimState) -> int:
    """Where in the stack the attempt is that is going on."""
    return max(at for at, frame in enumerate(g.frames) if type(frame) is Attempt)


def leave_steps(g: OuterRimState) -> Attempt:
    """Resolve no more of the job; what else is going on, such as the end of a combat, goes on."""
    at = attempt_at(g)
    frame = g.frames[at]
    assert type(frame) is Attempt
    stop_resolving(g, at)
    end_attempt(g, frame)
    g.frames.remove(frame)
    return frame


@effect("complete_job")
def complete_job(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """The reward of the job card, which says what becomes of the card (OR-JOB-09)."""
    frame = leave_steps(g)
    tell(g, "outer_rim-event-job-done", "OR-JOB-09", seat=frame.player, card=card_name(g, frame.card))
    then(g, Reward(frame.player, frame.card, "job_completed"), JobDone(frame.player))


@dataclass(slots=True)
class JobDone(Frame):
    """What is due when a job was completed."""

    player: int

    def run(self, g: OuterRimState) -> None:
        for _, ability in usable(g, self.player, "job_completed"):
            if ability.kind == "gain_credits":
                gain_credits(g, self.player, ability.args["amount"])
        achieved(g, self.player, "job_completed")
        g.chosen = NOBODY


def fail_job(g: OuterRimState) -> None:
    """The job card stays (OR-JOB-11, -12)."""
    frame = leave_steps(g)
    g.chosen = NOBODY
    tell(g, "outer_rim-event-job-failed", "OR-JOB-11", seat=frame.player, card=card_name(g, frame.card))


@effect("fail_job")
def do_fail_job(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    fail_job(g)


@effect("goto_step")
def goto_step(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    at = attempt_at(g)
    frame = g.frames[at]
    assert type(frame) is Attempt
    stop_resolving(g, at)
    g.frames[at] = Attempt(frame.player, frame.card, frame.databank, effect.args["step"])


@effect("resolve_databank")
def resolve_databank(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Its card goes back when it is resolved (OR-DATABANK-02)."""
    databank = draw_databank(g, effect.args["number"])
    if databank != NONE:
        number = effect.args["number"]
        tell(g, "outer_rim-event-databank", "OR-DATABANK-02", seat=player, number=number, card=card_name(g, databank))
        g.drawn.append(databank)
        then(g, Resolve(player, g.content.cards[databank].script, databank), PutAway(databank))


@dataclass(slots=True)
class PutAway(Frame):
    """A card that was resolved is put back, unless it went somewhere meanwhile."""

    card: int
    section: str = ""  # of an encounter card: where the section that is resolved is for

    def run(self, g: OuterRimState) -> None:
        if self.card in g.drawn:
            g.drawn.remove(self.card)
            put_back(g, self.card)


def section_of(g: OuterRimState, number: int) -> str | None:
    """Where the section that is being resolved is for; None of what is no encounter card."""
    return next((one.section or None for one in g.frames if type(one) is PutAway and one.card == number), None)


def deed_name(g: OuterRimState, number: int) -> Message:
    """What is being resolved: of an encounter card its section, wherever the player has got to since, else the card."""
    where = section_of(g, number)
    for section in g.content.cards[number].sections if where else ():
        if section.where == where:
            return Message(f"outer_rim-encounter-{section.title}")
    return card_name(g, number)
