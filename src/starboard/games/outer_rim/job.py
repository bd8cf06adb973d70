"""OR-JOB: attempting a job, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import events
from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.content import Job
from starboard.games.outer_rim.decks import draw_databank, put_back
from starboard.games.outer_rim.goals import achieved
from starboard.games.outer_rim.ids import NOBODY, NONE
from starboard.games.outer_rim.people import usable_of
from starboard.games.outer_rim.resolve import Resolve, effect
from starboard.games.outer_rim.rewards import Reward
from starboard.games.outer_rim.standing import gain_credits
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import GainCredits
from starboard.kernel.frame import Frame, enclosing, leave, pending, then
from starboard.kernel.state import required, tell


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
        return (job_of(g, self.card).script,)


def job_of(g: OuterRimState, number: int) -> Job:
    return required(g.content.cards[number].job, "job")


def attempt(g: OuterRimState, player: int, number: int) -> None:
    """OR-JOB-03, -05."""
    job = job_of(g, number)
    g.job, g.tip, g.foe_succeeded = number, job.favor, False
    tell(g, events.Job(player, card_id(g, number)))
    databank = NONE
    if job.databank != NONE:
        databank = draw_databank(g, job.databank)
        if databank == NONE:
            g.job = NONE
            return
        g.drawn.append(databank)
        tell(g, events.Databank(player, card_id(g, databank), job.databank), "OR-JOB-05")
    then(g, Attempt(player, number, databank))


def end_attempt(g: OuterRimState, frame: Attempt) -> None:
    """The databank card goes back (OR-JOB-10, -11)."""
    if frame.databank != NONE:
        g.drawn.remove(frame.databank)
    g.job = g.tip = NONE


def current(g: OuterRimState) -> Attempt:
    """Return the attempt that is going on: effects of jobs are resolved in one."""
    frame = enclosing(g, Attempt)
    if frame is None:
        raise ValueError("no job is being attempted")
    return frame


def leave_steps(g: OuterRimState) -> Attempt:
    """Resolve no more of the job; what else is going on, such as the end of a combat, goes on."""
    frame = current(g)
    end_attempt(g, frame)
    leave(g, frame, Resolve)
    return frame


@effect(e.CompleteJob)
def complete_job(g: OuterRimState, player: int, effect: e.CompleteJob, card: int) -> None:
    """The reward of the job card, which says what becomes of the card (OR-JOB-09)."""
    frame = leave_steps(g)
    tell(g, events.JobDone(frame.player, card_id(g, frame.card)))
    then(g, Reward(frame.player, frame.card, "job_completed"), JobDone(frame.player))


@dataclass(slots=True)
class JobDone(Frame):
    """Runs what is due when a job was completed."""

    player: int

    def run(self, g: OuterRimState) -> None:
        for _, ability in usable_of(g, self.player, "job_completed", GainCredits):
            gain_credits(g, self.player, ability.amount)
        achieved(g, self.player, "job_completed")
        g.chosen = NOBODY


def fail_job(g: OuterRimState) -> None:
    """The job card stays (OR-JOB-11, -12)."""
    frame = leave_steps(g)
    g.chosen = NOBODY
    tell(g, events.JobFailed(frame.player, card_id(g, frame.card)))


@effect(e.FailJob)
def do_fail_job(g: OuterRimState, player: int, effect: e.FailJob, card: int) -> None:
    fail_job(g)


@effect(e.GotoStep)
def goto_step(g: OuterRimState, player: int, effect: e.GotoStep, card: int) -> None:
    frame = current(g)
    leave(g, frame, Resolve, to=Attempt(frame.player, frame.card, frame.databank, effect.step))


@effect(e.ResolveDatabank)
def resolve_databank(g: OuterRimState, player: int, effect: e.ResolveDatabank, card: int) -> None:
    """Its card goes back when it is resolved (OR-DATABANK-02)."""
    databank = draw_databank(g, effect.number)
    if databank != NONE:
        number = effect.number
        tell(g, events.Databank(player, card_id(g, databank), number), "OR-DATABANK-02")
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
    """Find the place that the section being resolved is for; None of what is no encounter card."""
    return next((one.section or None for one in pending(g, PutAway) if one.card == number), None)


def deed_id(g: OuterRimState, number: int) -> str:
    """Name what is being resolved: of an encounter card its section, wherever the player is by now, else the card."""
    where = section_of(g, number)
    for section in g.content.cards[number].sections if where else ():
        if section.where == where:
            return section.title
    return card_id(g, number)
