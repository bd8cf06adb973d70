"""The search of bots/search.py over games of the lane, with the mind of Carcassonne: the same tries, the same tree."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from starboard.fast.carcassonne.drive import ENTRY
from starboard.fast.carcassonne.engine import GAMMA, code_of, mixed, scramble, shuffle, step
from starboard.fast.carcassonne.layout import OVER, PLACE, Records
from starboard.fast.carcassonne.mind import expect, values
from starboard.fast.carcassonne.odds import write_odds
from starboard.fast.carcassonne.thought import ANSWERS, EDGE, NODE, WORTH, answer_type, deal_type
from starboard.fast.carcassonne.worth import write_worth
from starboard.fast.compiling import compiled, records, signed
from starboard.fast.lane import Found, Searching, Terms
from starboard.kernel.chance import Dice

if TYPE_CHECKING:
    from starboard.fast.carcassonne.lane import CarcassonneLane

NONE, ROOT = 0, 1  # no node or edge; the first of them
ANY = -1  # whatever option is best
KEYS, FIGURE_KEY = 4096, 4095  # what a decision is about: a tile, or a figure
NODES, EDGES, DEALS = 0, 1, 2  # how many there are


@compiled
def list_codes(t: Any, g: Any, m: Any) -> int:
    if g.phase != PLACE:
        for option in range(g.options):
            m.codes[option] = code_of(t, g, option)
        return int(g.options)
    found = 0
    for at in range(g.rim):
        turns = t.fits[g.drawn, g.signatures[at]]
        for one in range(t.count[turns]):
            m.codes[found] = int(g.frontier[at]) << 2 | signed(t.nth[turns, one])
            found += 1
    return found


@compiled
def find_edges(m: Any, node: Any, edges: Any, count: int) -> bool:
    """Find the edges of all options; False if one has none yet. Nearly always they are in the order of the options."""
    expected = int(node.first)
    all_there = True
    for option in range(count):
        edge = expected
        if edge == NONE or edges[edge].code != m.codes[option]:
            edge = int(node.first)
            while edge != NONE and edges[edge].code != m.codes[option]:
                edge = int(edges[edge].next)
        m.there[option] = edge
        if edge == NONE:
            all_there = False
        else:
            expected = int(edges[edge].next)
    return all_there


@compiled
def open_node(t: Any, g: Any, worths: Any, m: Any, spare: Any, node: Any, edges: Any, sizes: Any, count: int) -> None:
    """Give each option its promise: values become chances, the better the likelier."""
    values(t, g, worths, m, spare)
    most = m.values[0]
    for option in range(count):
        most = max(most, m.values[option])
    total = 0.0
    for option in range(count):
        m.values[option] = exp((m.values[option] - most) / m.warmth)
        total += m.values[option]
    for option in range(count):
        if m.there[option] != NONE:
            continue
        size = int(sizes[EDGES])
        sizes[EDGES] += 1
        edge = edges[size]
        edge.promise = m.plain / count + (1 - m.plain) * m.values[option] / total
        edge.won[:] = 0.0
        edge.tries = 0
        edge.there = 0
        edge.code = m.codes[option]
        edge.next = NONE
        edge.after = NONE
        if node.first == NONE:
            node.first = size
        else:
            edges[node.last].next = size
        node.last = size
        m.there[option] = size


@compiled
def choose(
    t: Any, g: Any, worths: Any, m: Any, spare: Any, node: Any, edges: Any, sizes: Any, seat: int, wanted: int
) -> int:
    """Choose the option with the best sum of prior and result (PUCT); its edge is in `m.there`."""
    count = list_codes(t, g, m)
    if not find_edges(m, node, edges, count):
        open_node(t, g, worths, m, spare, node, edges, sizes, count)
    node.tries += 1
    for option in range(count):
        edges[m.there[option]].there += 1
    if wanted != ANY:
        option = 0
        while m.codes[option] != wanted:
            option += 1
        return option
    widest = int(m.wide) + int(m.wider * sqrt(node.tries))
    if count > widest:
        count = most_promising(m, edges, count, widest)
    else:
        for option in range(count):
            m.widest[option] = option
    return most_hopeful(m, edges, count, seat)


@compiled
def most_hopeful(m: Any, edges: Any, count: int, seat: int) -> int:
    """Return the best of the options that are looked at, the first of equals."""
    tried, won = 0, 0.0
    for at in range(count):
        edge = edges[m.there[m.widest[at]]]
        if edge.tries:
            tried += edge.tries
            won += edge.won[seat]
    usual = won / tried - m.untried if tried else 0.0
    best, most = 0, 0.0
    for at in range(count):
        edge = edges[m.there[m.widest[at]]]
        shown = edge.won[seat] / edge.tries if edge.tries else usual
        hope = shown + m.exploring * edge.promise * sqrt(edge.there) / (1 + edge.tries)
        if at == 0 or hope > most:
            best, most = int(m.widest[at]), hope
    return best


@compiled
def most_promising(m: Any, edges: Any, count: int, widest: int) -> int:
    """List the options that promise most, the best first, of equals the first first."""
    found = 0
    for option in range(count):
        promise = edges[m.there[option]].promise
        if found == widest and promise <= edges[m.there[m.widest[found - 1]]].promise:
            continue
        at = found if found < widest else found - 1
        while at and edges[m.there[m.widest[at - 1]]].promise < promise:
            m.widest[at] = m.widest[at - 1]
            at -= 1
        m.widest[at] = option
        found = min(found + 1, widest)
    return found


@compiled
def deal(root: Any, g: Any, deals: Any, sizes: Any, number: int, dice: Any) -> None:
    """Imagine the position for the try of this number of any option. The pile of the root is sorted."""
    number %= len(deals)
    left = int(root.left)
    while sizes[DEALS] <= number:
        dice[0] = dice[0] + GAMMA
        g.chance = scramble(scramble(mixed(dice[0])))
        g.pile[:left] = root.pile[:left]
        shuffle(g)
        deals[sizes[DEALS]].chance = g.chance
        deals[sizes[DEALS]].pile[:left] = g.pile[:left]
        sizes[DEALS] += 1
    g.chance = deals[number].chance
    g.pile[:left] = deals[number].pile[:left]


@compiled
def following(g: Any, nodes: Any, edge: Any, sizes: Any) -> Any:
    """Find the node that follows an option, or make it; tell whether it is new."""
    key = int(g.turn) * KEYS + (int(g.drawn) if g.phase == PLACE else FIGURE_KEY)
    found = int(edge.after)
    while found != NONE:
        if nodes[found].key == key:
            return found, False
        found = int(nodes[found].beside)
    found = int(sizes[NODES])
    sizes[NODES] += 1
    node = nodes[found]
    node.tries = 0
    node.key = key
    node.first = NONE
    node.last = NONE
    node.beside = edge.after
    edge.after = found
    return found, True


@compiled
def attempt(
    t: Any,
    root: Any,
    game: Any,
    spare: Any,
    worths: Any,
    m: Any,
    answers: Any,
    deals: Any,
    nodes: Any,
    edges: Any,
    sizes: Any,
    path: Any,
    node: int,
    wanted: int,
    dice: Any,
) -> None:
    """Walk to where the tree ends, value what is found there, and count it for every step of the way."""
    game[0] = root
    g, seat, start = game[0], int(root.turn), int(root.tiles)
    option = choose(t, g, worths, m, spare, nodes[node], edges, sizes, seat, wanted)
    path[0] = m.there[option]
    length = 1
    deal(root, g, deals, sizes, int(edges[path[0]].tries), dice)
    while True:
        step(t, g, option)
        while g.phase != OVER and g.options == 1:
            step(t, g, 0)
        if g.phase == OVER or g.turn != seat:
            break
        node, new = following(g, nodes, edges[path[length - 1]], sizes)
        if new or length == m.deepest:
            break
        option = choose(t, g, worths, m, spare, nodes[node], edges, sizes, seat, ANY)
        path[length] = m.there[option]
        length += 1
    expect(t, g, worths, m, spare, answers, start, seat)
    for at in range(length):
        edge = edges[path[at]]
        edge.tries += 1
        for other in range(g.seats):
            edge.won[other] += m.shares[other]


@ENTRY
def attempts(
    tables: Any,
    root: Any,
    game: Any,
    spare: Any,
    worths: Any,
    mind: Any,
    answers: Any,
    deals: Any,
    nodes: Any,
    edges: Any,
    sizes: Any,
    path: Any,
    node: int,
    wanted: int,
    dice: Any,
    tries: int,
) -> int:
    """Make so many tries, or until there is no room for another; return how many were made."""
    t, m, start = tables[0], mind[0], root[0]
    room = len(path) * len(m.codes)
    for number in range(tries):
        if sizes[NODES] + len(path) > len(nodes) or sizes[EDGES] + room > len(edges):
            return number
        attempt(t, start, game, spare, worths, m, answers, deals, nodes, edges, sizes, path, node, wanted, dice)
    return tries


@ENTRY
def write_mind(mind: Any) -> None:
    """Write all that holds in every game."""
    write_odds(mind[0])


@ENTRY
def write_worths(worths: Any, weights: Any, seats: int) -> None:
    """Write what objects are worth, by the tiles that are left."""
    for left in range(len(worths)):
        write_worth(worths[left], weights, left, seats)


class Grown:
    """Is a tree of nodes and edges, of which several searches may grow parts one after another."""

    def __init__(self, deepest: int, options: int) -> None:
        self.nodes: Records = records(4096, NODE)
        self.edges: Records = records(2 * deepest * options, EDGE)
        self.sizes = np.array([ROOT, ROOT, 0])

    def new_root(self) -> int:
        self.sizes[NODES] += 1
        return int(self.sizes[NODES]) - 1

    def widen(self) -> None:
        """Double the room."""
        self.nodes = widened(self.nodes)
        self.edges = widened(self.edges)


def widened(some: Records) -> Records:
    made: Records = records(2 * len(some), some.dtype)
    made[: len(some)] = some
    return made


class CarcassonneSearch(Searching):
    def __init__(
        self, lane: CarcassonneLane, root: Records, dice: Dice, terms: Terms, kept: tuple[Grown, int] | None
    ) -> None:
        left = int(root[0]["left"])
        root[0]["pile"][:left] = np.sort(root[0]["pile"][:left])
        self.lane, self.root = lane, root
        self.mind = lane.mind(terms)
        if kept is None:
            tree = Grown(terms.deepest, len(self.mind[0]["codes"]))
            kept = tree, tree.new_root()
        self.tree, self.node = kept
        self.tree.sizes[DEALS] = 0
        self.worths = worths(terms, left, int(root[0]["seats"]))
        self.answers = records(ANSWERS, answer_type())
        self.deals = records(terms.deals, deal_type(lane.sizes))
        self.path = np.zeros(terms.deepest, np.int64)
        self.dice = np.array([dice.chance], np.uint64)

    def attempt(self, tries: int, wanted: str | None = None) -> None:
        lane, tree = self.lane, self.tree
        code = ANY if wanted is None else self.codes()[wanted]
        while tries:
            made = attempts(
                lane.tables,
                self.root,
                lane.trial,
                lane.spare,
                self.worths,
                self.mind,
                self.answers,
                self.deals,
                tree.nodes,
                tree.edges,
                tree.sizes,
                self.path,
                self.node,
                code,
                self.dice,
                tries,
            )
            tries -= made
            if tries:
                tree.widen()

    def codes(self) -> dict[str, int]:
        """Return the codes of the options, by notation."""
        found = self.lane.codes(self.root)
        return {self.lane.notation(code): code for code in found}

    def edges(self) -> list[Any]:
        found, edge = [], int(self.tree.nodes[self.node]["first"])
        while edge != NONE:
            found.append(self.tree.edges[edge])
            edge = int(self.tree.edges[edge]["next"])
        return found

    @property
    def found(self) -> dict[str, Found]:
        seats = int(self.root[0]["seats"])
        return {
            self.lane.notation(int(edge["code"])): Found(
                int(edge["tries"]), edge["won"][:seats].tolist(), float(edge["promise"]), int(edge["there"])
            )
            for edge in self.edges()
        }

    def after(self, notation: str) -> dict[Hashable, Any]:
        edge = next(edge for edge in self.edges() if self.lane.notation(int(edge["code"])) == notation)
        found: dict[Hashable, Any] = {}
        node = int(edge["after"])
        while node != NONE:
            seat, about = divmod(int(self.tree.nodes[node]["key"]), KEYS)
            found[seat, "figure" if about == FIGURE_KEY else about] = self.tree, node
            node = int(self.tree.nodes[node]["beside"])
        return found


def worths(terms: Terms, left: int, seats: int) -> Records:
    made: Records = records(left + 1, WORTH)
    write_worths(made, np.array(terms.weights), seats)
    return made


def room(lane: CarcassonneLane) -> tuple[Any, ...]:
    """Return arguments of `attempts` like those that a search has."""
    numbers, chance = np.zeros(1, np.int64), np.zeros(1, np.uint64)
    answers, deals = np.zeros(1, answer_type()), np.zeros(1, deal_type(lane.sizes))
    tree = np.zeros(1, NODE), np.zeros(1, EDGE), numbers
    return np.zeros(1, WORTH), answers, deals, *tree, numbers, ROOT, ANY, chance, 1
