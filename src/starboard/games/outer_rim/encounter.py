"""OR-ENC and OR-ECARD: the encounter step."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.abilities import anytime_choices, headed_choices, use_anytime, use_headed
from starboard.games.outer_rim.bounties import hunt_crew, hunts
from starboard.games.outer_rim.combat import fight
from starboard.games.outer_rim.component_names import card_id, read_card, read_spot
from starboard.games.outer_rim.contacts import meet
from starboard.games.outer_rim.content import Section
from starboard.games.outer_rim.decks import show
from starboard.games.outer_rim.dice import find_ability
from starboard.games.outer_rim.goals import open_goal
from starboard.games.outer_rim.ids import (
    FACTIONS,
    IN_SPACE,
    NAVPOINT,
    NEGATIVE,
    NOBODY,
    WITH_PLAYER,
    WITH_WANTED_PLAYER,
)
from starboard.games.outer_rim.job import PutAway, attempt, job_of
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.patrols import fight_patrol
from starboard.games.outer_rim.people import AGAINST_PLAYER, fame, usable, usable_of
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.selectors import players_of
from starboard.games.outer_rim.state import (
    Combat,
    OuterRimState,
    contacts_at,
    here,
    is_defeated,
    patrols_at,
    reputation,
)
from starboard.games.outer_rim.vocabulary.abilities import FightPlayer, MayBeAttacked
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell, tell_revealed


@dataclass(slots=True)
class Encounter(Choosing):
    """Exactly one encounter (OR-ENC-01, -02). Who begins it where a job can be done may do the job (OR-JOB-03)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask:
        player, space = self.player, g.space[self.player]
        choices: list[Choice] = [("space",)]
        if patrols := patrols_at(g, space):
            hostile = [faction for faction in patrols if reputation(g, player, faction) == NEGATIVE]
            if hostile:
                # There is no way around them (OR-ENC-03, -06, OR-PATROL-08).
                forced: list[Choice] = [("patrol", FACTIONS[faction]) for faction in hostile]
                anytime = anytime_choices(g, player)
                return Ask(player, asks.Encounter(), [*forced, *anytime], "OR-ENC-03")
            choices += [("patrol", FACTIONS[faction]) for faction in patrols]
        if spots := contacts_at(g, space):
            names = g.content.spot_ids
            choices += [("contact", names[spot]) for spot in spots]
        if jobs := jobs_here(g, player, in_action=False):
            choices += [("job", card_id(g, number)) for number in jobs]
        if wanted := hunts(g, player):
            choices += [("hunt-crew", card_id(g, number), str(owner)) for number, owner in wanted]
        choices += attacks(g, player)
        choices += headed_choices(g, player, "encounter", "encounter")
        choices += anytime_choices(g, player)
        return Ask(player, asks.Encounter(), choices, "OR-ENC-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        player, verb = self.player, choice[0]
        if verb == "space":
            encounter_space(g, player)
        elif verb == "patrol":
            fight_patrol(g, player, FACTIONS.index(choice[1]))
        elif verb == "contact":
            meet(g, player, read_spot(g, choice[1]))
        elif verb == "job":
            begin_job(g, player, read_card(g, choice[1]))
        elif verb == "hunt-crew":
            hunt_crew(g, player, read_card(g, choice[1]), int(choice[2]))
        elif verb == "attack":
            fight(g, attack_combat(g, player, choice[1], int(choice[2])))
        elif verb == "encounter":
            use_headed(g, player, "encounter", choice[1], "OR-ENC-05")
        else:
            then(g, self)
            use_anytime(g, player, choice)


# The space.


def encounter_space(g: OuterRimState, player: int) -> None:
    """Draw a card of the deck of this space; one section of it is resolved (OR-ECARD-01, -04, -07, -08, -12)."""
    space = g.content.spaces[g.space[player]]
    deck = g.encounters[space.deck]
    if not deck:
        tell(g, events.NoCard(player))
        return
    number = deck.pop()
    section = section_for(g, player, number)
    script = case_for(g, player, section)
    g.drawn.append(number)
    if script in g.content.secret_scripts:
        g.known[player] |= 1 << number
    else:
        show(g, number)
        tell_revealed(g, events.Encounter(player, space.id, section.title))
    then(g, Resolve(player, script, number), PutAway(number, section.where))


def section_for(g: OuterRimState, player: int, number: int) -> Section:
    """By the space; of navpoints by whether a patrol is there (OR-ECARD-06, OR-AMB-40)."""
    space = g.content.spaces[g.space[player]]
    where = space.id
    if space.kind == NAVPOINT:
        where = "patrol" if patrols_at(g, space.number) else "no_patrol"
    for section in g.content.cards[number].sections:
        if section.where == where:
            return section
    raise LookupError(f"card {number} has no section for {where}")


def case_for(g: OuterRimState, player: int, section: Section) -> int:
    """The first subsection that fits the reputation of the player."""
    for terms, script in section.cases:
        for faction, levels in terms:
            if reputation(g, player, faction) not in levels:
                break
        else:
            return script
    return 0


# Jobs.


def jobs_here(g: OuterRimState, player: int, in_action: bool) -> list[int]:
    """Jobs whose destination is this space (OR-JOB-03)."""
    jobs, held = g.content.jobs_at[in_action][g.space[player]], g.held[player]
    if jobs.isdisjoint(held):
        return []
    return [number for number in held if number in jobs and is_at(g, player, g.content.cards[number].destination)]


def is_at(g: OuterRimState, player: int, destination: int) -> bool:
    if destination == WITH_PLAYER:
        return bool(here(g, player))
    if destination == WITH_WANTED_PLAYER:
        return bool(players_of(g, player, "player_here_with_negative_reputation"))
    return destination == g.space[player]


def begin_job(g: OuterRimState, player: int, number: int) -> None:
    if job_of(g, number).choose_player:
        then(g, ChooseRival(player, number))
    else:
        g.chosen = NOBODY
        attempt(g, player, number)


@dataclass(slots=True)
class ChooseRival(Choosing):
    """The player a job is about is chosen when it begins."""

    player: int
    card: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [("player", str(other)) for other in here(g, self.player)]
        return Ask(self.player, asks.Opponent(card_id(g, self.card)), choices, "OR-JOB-03", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        g.chosen = int(choice[1])
        attempt(g, self.player, self.card)


# Fights with players that ships and cards allow (OR-COMBAT-02).


def attacks(g: OuterRimState, player: int) -> list[Choice]:
    """List the attacks on somebody here who is not defeated (OR-DEFEAT-09)."""
    found: list[Choice] = []
    others_here = here(g, player)
    if not others_here:
        return found
    rivals = [other for other in others_here if not is_defeated(g, other)]
    for _, mine in usable_of(g, player, "encounter", FightPlayer):
        found += [("attack", mine.source, str(other)) for other in rivals]
    for other in rivals:
        for _, theirs in usable(g, other, "other_player_encounter"):
            found.append(("attack", theirs.source, str(other)))
    goal = open_goal(g, player, of_ship=True)
    if goal is not None and goal.event == "encounter_player_ship_combat_won":
        source = g.content.ships[g.ship[player]].id
        found += [("attack", source, str(other)) for other in rivals if fame(g, other) > fame(g, player)]
    return found


def attack_combat(g: OuterRimState, player: int, source: str, other: int) -> Combat:
    goal = open_goal(g, player, of_ship=True)
    own_ship = source == g.content.ships[g.ship[player]].id
    if own_ship and goal is not None and goal.event == "encounter_player_ship_combat_won":
        return Combat(player, other, IN_SPACE, 0, AGAINST_PLAYER)
    for _, ability in usable_of(g, player, "encounter", FightPlayer):
        if ability.source == source:
            return Combat(player, other, ability.combat, 0, AGAINST_PLAYER, win=ability.win)
    number, chance = find_ability(g, other, "other_player_encounter", source, MayBeAttacked)
    return Combat(player, other, chance.combat, 0, AGAINST_PLAYER, card=number)
