"""Playing Arcs in a browser as people do, and finding moments of games that are worth looking at."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from browser.driving import PATIENCE, PAUSE
from browser.playing import REACH
from server.running import Running, dice
from starboard.games.arcs.game import GAME
from starboard.kernel.ask import Ask, Option
from starboard.kernel.position import Position
from starboard.server.http import fresh_table_id
from starboard.server.who import COOKIE
from starboard.tables.deeds import Created, SeatPlan

EVERYTHING = {"leaders": True, "pack": True, "lore": 2}
Game = Position[Any]

# Whether one is asked, and all that a click could reach: on the map and beside it, in the bar, and over the map.
LOOK = (
    """() => {"""
    + REACH
    + """
  const bar = document.querySelector('section.decision')
  const text = (element) => element.textContent.trim()
  // Anywhere on the map; buttons in their middle.
  const parts = (element) => element.matches('.opt, .btn') ? [0.5] : [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]
  const all = (where, name) => reached(where, name, parts)
  const words = bar ? text(bar.querySelector('.ask')) : ''
  const is = document.querySelector('#result-title') ? 'over' : bar?.classList.contains('mine') ? 'mine'
    : words.includes('not your turn') ? 'theirs' : 'wait'
  const ply = Number(bar?.dataset.ply ?? -1)
  const pressed = [...document.querySelectorAll('[aria-pressed="true"]')].map((one) => one.dataset.target ?? text(one))
  const over = [...document.querySelectorAll('[data-apart] section, [data-apart] .many, .menu')].map(text)
  return {
    is, ply, words,
    targets: all('[data-target], .system.soft', (one) => one.dataset.target ?? `soft:${one.dataset.system}`),
    bar: all('section.decision .opt', text),
    menu: all('.menu button:not(header *)', text),
    step: all('.over .step button:not(:disabled), .many .step button:not(:disabled)', (one) => one.ariaLabel),
    go: all('.over .btn.primary:not(:disabled), .many .btn.primary:not(:disabled)', text),
    confirm: all('section.decision .confirm:not(:disabled)', text),
    battle: document.querySelector('.battle.idle') !== null,
    interlude: document.querySelector('[data-interlude]') !== null,
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    sign: JSON.stringify([is, ply, pressed, over]),
  }
}"""
)
# Until a person has something to do, here or elsewhere, nothing moves any more, and it is not as it was before.
WAIT = f"""async ([before, ply, still, patience]) => {{
  const [look, pause] = [{LOOK}, {PAUSE}]
  const end = performance.now() + patience
  for (let last = '', rest = 0, found = false; performance.now() < end; await pause(found)) {{
    const seen = look()
    const now = JSON.stringify(seen)
    rest = now === last ? rest + 1 : 0
    last = now
    const able = [seen.targets, seen.bar, seen.menu, seen.go, seen.confirm].some((some) => some.length)
    const ready = ['over', 'theirs'].includes(seen.is) || (seen.is === 'mine' && able)
    found = ready && seen.sign !== before && seen.ply >= ply
    if (found && rest >= still) return seen
  }}
  return null
}}"""
Seen = dict[str, Any]


class Player:
    """Somebody who clicks at random on what may be clicked."""

    def __init__(self, page: Page, rng: random.Random, touch: bool = False) -> None:
        self.page = page
        self.rng = rng
        self.touch = touch
        self.still = 3  # frames: what is to be clicked may still be moving, as the sheet of a phone does
        self.clicks = 0
        self.ways: set[str] = set()  # kinds of things that were clicked
        self.watch: Callable[[Seen], None] = lambda seen: None  # is told all that is seen

    def look(self, before: str | None = None, ply: int = -1) -> Seen:
        """What is to be seen once it has changed and rests, when somebody has to decide or the game is over."""
        seen: Seen | None = self.page.evaluate(WAIT, [before, ply, self.still, PATIENCE])
        assert seen is not None, f"waited in vain after {before} for move {ply}: {self.page.evaluate(LOOK)}"
        self.watch(seen)
        if seen["battle"] and seen["is"] == "mine":
            # One has seen it.
            self.page.evaluate("() => document.querySelector('.battle.idle header button')?.click()")
            expect(self.page.locator(".battle.idle")).to_have_count(0)
            return self.look()
        if seen["interlude"]:
            self.page.evaluate("() => document.querySelector('[data-interlude] footer button')?.click()")
            expect(self.page.locator("[data-interlude]")).to_have_count(0)
            return self.look()
        return seen

    def click(self, kind: str, at: dict[str, Any]) -> None:
        self.clicks += 1
        self.ways.add(kind if kind != "targets" else at["name"].partition(":")[0])
        if self.touch:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])
            self.page.mouse.move(1, 1)  # what is pointed at tells about itself, over other things

    def choice(self, seen: Seen) -> tuple[str, dict[str, Any]]:
        if seen["menu"]:
            return "menu", self.rng.choice(seen["menu"])
        for kind in ("go", "confirm"):
            if seen[kind] and self.rng.random() < 0.8:
                return kind, self.rng.choice(seen[kind])
        free = [(kind, one) for kind in ("targets", "bar", "step") for one in seen[kind] if not one["picked"]] or [
            (kind, one) for kind in ("go", "confirm") for one in seen[kind]
        ]
        assert free, seen
        return self.rng.choice(free)

    def step(self, seen: Seen) -> Seen:
        """One click, which changes something; what is seen then."""
        kind, at = self.choice(seen)
        self.click(kind, at)
        played = kind in ("go", "confirm")
        return self.look(seen["sign"], seen["ply"] + played)

    def play(self, until: Callable[[], bool] = lambda: False) -> Seen:
        """Until it is another person's turn, or the game is over, or enough has been played."""
        seen = self.look()
        while seen["is"] == "mine" and not until():
            seen = self.step(seen)
        return seen


def play_together(players: list[Player]) -> None:
    """Everybody at their own browser, until the game is over."""
    while all(player.play()["is"] != "over" for player in players):
        pass


# Moments of games.


def lively(ask: Ask, rng: random.Random) -> Option:
    """Somebody who fights whenever possible, and never stops before having to."""
    options = list(ask.options)
    fights = [one for one in options if one.notation.startswith(("battle", "secure"))]
    return Option(ask, rng.choice(fights or [one for one in options if not idle(one)] or options).choice)


def idle(option: Option) -> bool:
    return option.notation in ("end", "pass")


def moments(seed: int, seats: int = 3, **options: bool) -> Iterator[Game]:
    """A game from its first decision to its end, the same every time."""
    game: Game = GAME.start(seats, seed, options)
    rng = dice(seed)
    while game.ask is not None:
        yield game
        game.play(lively(game.ask, rng))
    yield game


def find(wanted: Callable[[Game], bool], first: int = 0, seats: int = 3, **options: bool) -> Game:
    """The first such moment, in this game or in one of the next."""
    games = (moments(seed, seats, **options) for seed in range(first, first + 600))
    return next(game for game in (moment for one in games for moment in one) if wanted(game))


def asked(game: Game, *kinds: str, seat: int = 0, late: int = 0) -> bool:
    ask = game.ask
    return (
        ask is not None and ask.seat == seat and ask.kind in kinds and len(ask.choices) > 1 and len(game.moves) >= late
    )


# Tables.


# To another table without loading the page anew; the old one goes first.
GO = """async (address) => {
  history.pushState(null, '', '/no/such/page')
  dispatchEvent(new PopStateEvent('popstate'))
  while (document.querySelector('.at-table')) await new Promise((resolve) => requestAnimationFrame(resolve))
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


def sit(page: Page, table: str) -> None:
    if page.url.startswith("http"):
        page.evaluate(GO, f"/t/{table}")
    else:
        page.goto(f"/t/{table}")
    expect(page.locator("section.decision")).to_be_visible()
    expect(page.locator("[data-board] svg").first).to_be_visible()


def table_of(server: Running, people: dict[int, Page], game: Game, level: str = "random") -> str:
    """A table that goes on from there; who has no browser is a bot."""
    owner = next(iter(people.values()))
    person = next(one["value"] for one in owner.context.cookies() if one["name"] == COOKIE).partition(".")[0]
    plan = Created(
        game=game.game.id,
        version=game.game.version,
        seats=tuple(SeatPlan("open") if seat in people else SeatPlan("bot", level) for seat in range(game.seats)),
        options=game.options,
        secret="5" * 64,
        public=False,
        position={**game.dump(), "seed": None, "moves": []},
    )
    table = fresh_table_id()
    server.run(server.house.hub.create(table, person, plan))
    for seat, page in people.items():
        answer = page.request.post(f"/api/tables/{table}/claim", data={"seat": seat})
        assert answer.ok, answer.text()
    assert owner.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in people.values():
        sit(page, table)
    return table


def moves_at(server: Running, table: str) -> list[tuple[int, str]]:
    """What was played at a table."""
    return [(move.seat, move.notation) for move in server.house.hub.live[table].table.moves]
