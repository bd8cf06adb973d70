"""Makes docs/pictures/SCREEN-SIZE-THEME-LANG.png: every screen of the browser client, by a real server and browser.

.venv/bin/python docs/make_screens.py                 those of the documentation
.venv/bin/python docs/make_screens.py lobby rules     only these screens
.venv/bin/python docs/make_screens.py --size phone --lang uk --theme light --folder /tmp/look lobby

Positions come from games that are kept in the tests, the first lesson, and games of bots from fixed seeds, so a picture
changes only with what it shows. Where finished games or a long log are to be seen (the lobby, `*_full`, `*_solo`),
games are played at tables, by the luck of the day.
"""

from __future__ import annotations

import argparse
import base64
import itertools
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from playwright.sync_api import Browser, Locator, Page, expect  # noqa: E402

import starboard  # noqa: E402
from browser import driving, playing  # noqa: E402
from server.running import HORSE, Process, dice, play_on  # noqa: E402
from starboard.bots import make_bot  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 300_000
LANGS = ("en", "uk")
THEMES = ("dark", "light")
NAMES = {"en": ("Ada", "Grace", "Linus"), "uk": ("Леся", "Тарас", "Оксана")}
OTHERS = {"en": ("Lovelace", "Hopper", "Pauling"), "uk": ("Мавка", "Чумак", "Зірка")}  # with names of their own
MINE = "(seen) => seen.is === 'mine' && seen.targets.length > 0"
GOLDEN = ROOT / "tests" / "games" / "carcassonne" / "golden"
THREE = GOLDEN / "three_players.txt"
MIDDLE = 64  # moves, about half of a game


def company(server: Process, lang: str) -> None:
    """Tables of other people: one to sit down at, one to watch, and some games that are over."""
    _, second, third = NAMES[lang]
    with server.guest(third) as guest:
        guest.post("/api/me/password", password=HORSE)
        for game_id, seats in (("carcassonne", "me bot:greedy"), ("arcs", "me bot:random bot:greedy")):
            over = guest.make(game_id, seats, start=True)["id"]
            play_on([guest.sit(over)], dice(1))
        guest.make("outer_rim", "me bot:greedy bot:greedy", public=True, start=True)
    with server.guest(second) as guest:
        guest.make("carcassonne", "me open open", public=True)
        guest.make("arcs", "me bot:greedy open", public=True)


@cache
def game(game_id: str, seats: int, seed: int, **options: bool) -> Path:
    """A record of a game among greedy bots: the same every time."""
    position = starboard.game(game_id).start(seats, seed, options)
    bot = make_bot(game_id, "greedy")
    while position.ask is not None:
        seat = position.ask.seat
        position.play(bot.choose(position, seat, seed * 1000 + len(position.moves)))
    file = Path(tempfile.mkdtemp()) / f"{game_id}.txt"
    file.write_text(position.record, encoding="utf-8")
    return file


def moves(record: Path) -> list[str]:
    """The lines of a record that are moves."""
    lines = record.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split()[0].isdigit()]


def placing_ply(record: Path, first: int) -> int:
    """The first move from there on at which seat 0 lays a tile."""
    found = enumerate(moves(record))
    return next(ply for ply, line in found if ply >= first and line.startswith("0 place"))


# Each brings the page to the screen that is to be pictured.


def lobby(page: Page) -> None:
    playing.make(page, "me bot:greedy bot:greedy", start=True)
    page.goto("/")
    expect(page.locator("ul li.fin").first).to_be_visible()


def new(page: Page) -> None:
    page.goto("/new?game=carcassonne")
    expect(page.locator("ul.seats")).to_be_visible()


def waiting(page: Page) -> None:
    page.goto(f"/t/{playing.make(page, 'me link open bot:greedy')}")
    expect(page.locator("main section.seats")).to_be_visible()


def table(page: Page) -> None:
    """In the middle of a game, with a tile half placed."""
    ply = placing_ply(THREE, MIDDLE)
    playing.sit(page, playing.fork(page, THREE, ply, 0))
    seen = playing.until(page, MINE)
    player = playing.Player(page, dice(1), touch=page.viewport_size is not None and page.viewport_size["width"] < 600)
    # The one that the game went on with, if it is in sight.
    cell = f"cell:{moves(THREE)[ply].split()[2]}"
    there = [one for one in seen["targets"] if one["name"] == cell]
    player.place((there or seen["targets"])[0])


def full_table(page: Page, game_id: str, seats: int, choices: int) -> None:
    """As many as may play, a log with many lines, and everybody's board in sight."""
    bots = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    plan = {"game": game_id, "seats": [{"kind": "me"}, *bots], "start": True, "hints": True}
    number = playing.made(page, plan)["id"]
    playing.advance(page, number, choices)
    page.goto(f"/t/{number}")
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("section.decision")).to_be_visible()


def table_full(page: Page) -> None:
    full_table(page, "carcassonne", 5, 16)


def arcs_full(page: Page) -> None:
    full_table(page, "arcs", 4, 60)


def outer_rim_full(page: Page) -> None:
    full_table(page, "outer_rim", 4, 20)
    page.wait_for_timeout(2000)  # worlds are painted one after another


def outer_rim_solo(page: Page) -> None:
    full_table(page, "outer_rim", 1, 24)
    page.wait_for_timeout(2000)


def figure(page: Page) -> None:
    playing.sit(page, playing.fork(page, playing.OPENING, 9, 0))
    seen = playing.until(page, MINE)
    page.mouse.move(seen["targets"][0]["x"], seen["targets"][0]["y"])
    expect(page.locator(".callout")).to_be_visible()


def fight(page: Page) -> None:
    playing.sit(page, playing.fork(page, playing.OPENING, 9, 0, 1))
    planet = next(one for one in playing.until(page, MINE)["targets"] if one["name"].startswith("segment:1,0/"))
    page.mouse.click(planet["x"], planet["y"])
    playing.until(page, "(seen) => seen.sizes.length > 0")
    page.locator(".sizes button").first.click()
    page.locator("section.decision .confirm").click()
    expect(page.locator(".fight .won")).to_be_visible()
    # Time stops.
    page.evaluate("() => { for (let timer = setTimeout(() => {}); timer; timer--) clearTimeout(timer) }")


def rules(page: Page) -> None:
    playing.sit(page, playing.fork(page, playing.OPENING, 4, 0))
    playing.until(page, MINE)
    page.locator("section.decision [data-rule]").click()
    expect(page.locator("dialog[open] article.found")).to_be_visible()


def workshop(page: Page) -> None:
    """A card of an encounter, changed by a pack of one's own."""
    text = 'game = "outer_rim"\n[[encounters]]\nid = "enc_tatooine_nal_hutta_04"\ndeck = "tatooine_nal_hutta"\n'
    pack = page.request.post("/api/packs", data={"game": "outer_rim", "name": "Tatooine", "text": text}).json()["id"]
    page.goto(f"/workshop/{pack}")
    page.locator("[data-field='sections[0].effects[0].effects[0].amount'] input").fill("1000")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "unsaved")
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


def from_file(page: Page, record: Path) -> None:
    page.goto("/r/file")
    page.locator("input[type=file]").set_input_files(record)


def replay(page: Page) -> None:
    from_file(page, game("carcassonne", 3, 5))
    page.locator("nav.seg a").first.click()
    slider = page.get_by_role("slider")
    slider.fill(str(MIDDLE))
    expect(slider).to_have_value(str(MIDDLE))


def end(page: Page) -> None:
    from_file(page, game("carcassonne", 4, 3))
    expect(page.locator("#end-title")).to_be_visible()


def result(page: Page) -> None:
    last = len(moves(playing.ENDING)) - 1
    playing.sit(page, playing.fork(page, playing.ENDING, last, 0))
    playing.Player(page, dice(1)).choose()
    expect(page.locator("#result-title")).to_be_visible()


def games(page: Page) -> None:
    page.goto("/games")
    expect(page.locator("li.fin").first).to_be_visible()


def first(page: Page) -> None:
    page.goto("/first/carcassonne")
    expect(page.locator("#coach-title")).to_be_visible()
    playing.until(page, MINE)


def settings(page: Page) -> None:
    playing.sit(page, playing.fork(page, playing.OPENING, 4, 0))
    playing.until(page, MINE)
    page.locator("header .tools button").last.click()
    expect(page.locator("dialog[open] .switches")).to_be_visible()


def player(page: Page) -> None:
    lang = str(page.evaluate("() => navigator.language.slice(0, 2)"))
    page.goto(f"/p/{NAMES[lang][2]}")
    expect(page.locator("ul.last")).to_be_visible()


def later(record: Path, start: str, share: float) -> tuple[int, int]:
    """The first move after that share of a game that begins so, and whose it is."""
    found = moves(record)
    number = next(n for n, line in enumerate(found) if n >= share * len(found) and line[2:].startswith(start))
    return number, int(found[number][0])


def at_arcs(page: Page, record: Path, start: str, share: float) -> None:
    ply, seat = later(record, start, share)
    playing.sit(page, playing.fork(page, record, ply, seat))
    expect(page.locator("section.decision.mine")).to_be_visible()


def arcs(page: Page) -> None:
    """In the middle of a game, about to act."""
    at_arcs(page, game("arcs", 3, 7), "influence", 0.5)


def arcs_lead(page: Page) -> None:
    at_arcs(page, game("arcs", 3, 7), "lead", 0.3)


def arcs_battle(page: Page) -> None:
    at_arcs(page, game("arcs", 3, 7), "dice", 0.3)


def arcs_draft(page: Page) -> None:
    at_arcs(page, game("arcs", 3, 5, leaders=True), "draft", 0.0)


def arcs_end(page: Page) -> None:
    from_file(page, game("arcs", 3, 7))
    expect(page.locator("#end-title")).to_be_visible()


def at_outer_rim(page: Page, start: str, share: float) -> None:
    at_arcs(page, game("outer_rim", 3, 7), start, share)
    page.wait_for_timeout(2000)  # worlds are painted one after another


def outer_rim(page: Page) -> None:
    """In the middle of a game: where to fly, and what is on the way."""
    at_outer_rim(page, "move", 0.4)
    # On a phone only a part of the map is in sight: a planet there, or else another space.
    planets, spaces = (page.locator(f"[data-board] g.{kind}legal").all() for kind in ("planet.", ""))
    next(one for one in (*planets, *spaces) if is_in_sight(page, one)).click()
    expect(page.locator("[data-board] .hud")).to_be_visible()


def is_in_sight(page: Page, one: Locator) -> bool:
    """Tell whether a click on the middle of it would come to it."""
    box = one.bounding_box()
    if box is None:
        return False
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    return bool(one.evaluate("(one, [x, y]) => one.contains(document.elementFromPoint(x, y))", middle))


def outer_rim_market(page: Page) -> None:
    at_outer_rim(page, "buy", 0.3)


@cache
def encounters() -> tuple[Path, list[tuple[int, int]]]:
    """A game, and where in it somebody chooses on an encounter card with its story: moves and seats, each card once."""
    record = game("outer_rim", 3, 7)
    replayed = starboard.replay(record.read_text(encoding="utf-8"))
    position = replayed.game.start(replayed.seats, replayed.seed, replayed.options)
    found: dict[str, tuple[int, int]] = {}
    for ply, move in enumerate(replayed.moves):
        ask = position.ask
        if ask is not None and ask.kind == "choose":
            resolving = position.view(None)["table"]["resolving"]
            if resolving and resolving[-1]["section"]:
                found.setdefault(resolving[-1]["card"], (ply, ask.seat))
        position.play(move.notation, move.seat)
    return record, list(found.values())


def at_encounter(page: Page, number: int) -> None:
    """An encounter card with its story, and what is chosen from."""
    record, found = encounters()
    ply, seat = found[number]
    playing.sit(page, playing.fork(page, record, ply, seat))
    expect(page.locator("section.decision.mine")).to_be_visible()
    page.wait_for_timeout(2000)  # worlds are painted one after another


def outer_rim_encounter(page: Page) -> None:
    at_encounter(page, 0)


def outer_rim_encounter_second(page: Page) -> None:
    at_encounter(page, 1)


def outer_rim_encounter_third(page: Page) -> None:
    at_encounter(page, 2)


def outer_rim_combat(page: Page) -> None:
    """Dice that lie there, and what may be done about them."""
    at_outer_rim(page, "turn", 0.0)


def outer_rim_phone(page: Page) -> None:
    """One's own board on a phone."""
    at_outer_rim(page, "move", 0.4)
    page.locator("nav button[aria-expanded]").nth(1).click()


def outer_rim_end(page: Page) -> None:
    from_file(page, game("outer_rim", 3, 7))
    expect(page.locator("#end-title")).to_be_visible()


# What is told of a round, one picture for each thing: the page goes on when it has been pictured.
STRIP = """<style>
  body {{ margin: 0; padding: 10px; background: #05070f; display: grid; gap: 10px }}
  body {{ grid-template-columns: repeat(4, 1fr) }}
  img {{ width: 100%; display: block; border-radius: 6px }}
</style>{frames}"""
FRAMES = 12


def story(page: Page, game_id: str, choices: int) -> None:
    """A strip of the steps in which bots play after somebody's turn."""
    page.add_init_script("location.host && localStorage.setItem('starboard-settings', '{\"pace\": \"step\"}')")
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    number = playing.made(page, {"game": game_id, "seats": [{"kind": "me"}, *bots], "start": True})["id"]
    playing.advance(page, number, choices)
    playing.sit(page, number)
    playing.until(page, "(seen) => seen.is === 'mine'")
    page.wait_for_timeout(1500)  # worlds are painted one after another
    playing.advance(page, number, 3)
    onward = page.locator("section.story .next")
    frames: list[bytes] = []
    while len(frames) < FRAMES:
        expect(onward.or_(page.locator("section.decision.mine")).first).to_be_visible()
        if not onward.is_visible():
            break
        page.wait_for_timeout(400)  # what moves has moved
        frames.append(page.screenshot(type="jpeg", quality=70))
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    shown = "".join(f'<img src="data:image/jpeg;base64,{base64.b64encode(frame).decode()}">' for frame in frames)
    page.goto("about:blank")
    page.set_content(STRIP.format(frames=shown))


def story_carcassonne(page: Page) -> None:
    story(page, "carcassonne", 14)


def story_arcs(page: Page) -> None:
    story(page, "arcs", 30)


def story_outer_rim(page: Page) -> None:
    story(page, "outer_rim", 16)


# People: who one knows, who watches, games over days.


def another(page: Page, number: int, kept: bool = False) -> Page:
    """Somebody else, in a browser of theirs that is not pictured; a name that is kept is in one picture only."""
    browser = page.context.browser
    assert browser is not None
    base = page.evaluate("location.origin")
    lang = page.evaluate("document.documentElement.lang")
    other = browser.new_context(base_url=base, locale=lang).new_page()
    name = f"{NAMES[lang][number]} {OTHERS[lang][number]}" if kept else NAMES[lang][number]
    assert other.request.post("/api/me", data={"name": name}).ok
    assert not kept or other.request.post("/api/me/password", data={"password": HORSE}).ok
    return other


def befriended(page: Page, *others: Page) -> None:
    me = page.request.get("/api/me").json()["who"]
    for other in others:
        who = other.request.get("/api/me").json()["who"]
        assert page.request.post(f"/api/people/{who}/friend").ok
        assert other.request.post(f"/api/people/{me}/friend").ok


def people(page: Page) -> None:
    """Two friends, one of them at a table that can be watched."""
    page.goto("/")
    at_table, here = (another(page, number, kept=True) for number in range(2))
    befriended(page, at_table, here)
    here.goto("/")
    playing.sit(at_table, playing.make(at_table, "me bot:greedy", start=True, public=True))
    page.goto("/people")
    expect(page.locator("main li").nth(1)).to_be_visible()


def watched(page: Page) -> None:
    """A game that a friend watches."""
    table(page)
    friend = another(page, 2, kept=True)
    befriended(page, friend)
    playing.sit(friend, page.url.rpartition("/")[2])
    page.locator(".eyes button").first.click()


def over_days(page: Page) -> None:
    """Two tables that wait for a move, with days for it; one of the others is on vacation."""
    page.goto("/")
    other = another(page, 1)
    now = page.evaluate("Date.now() / 1000")
    assert other.request.post("/api/me/vacation", data={"until": now + 9 * 86400}).ok
    for days in (7, 2):
        seats = [{"kind": "me"}, {"kind": "open"}]
        plan = {"game": "carcassonne", "seats": seats, "clock": {"kind": "move", "seconds": days * 86400}}
        number = playing.made(page, plan)["id"]
        assert other.request.post(f"/api/tables/{number}/claim", data={}).ok
        assert page.request.post(f"/api/tables/{number}/start").ok
    page.goto("/")
    expect(page.locator("main ul li").nth(1)).to_be_visible()


def big_screen(page: Page) -> None:
    """A table of Arcs for everybody in the room."""
    at_arcs(page, game("arcs", 3, 2), "lead", 0.5)
    page.goto(f"/screen/{page.url.rpartition('/')[2]}")
    expect(page.locator("[data-board]")).to_be_visible()


def ahead(page: Page) -> None:
    """Open what can be chosen ahead in Arcs."""
    page.goto("/")
    other = another(page, 1)
    plan = {"game": "arcs", "seats": [{"kind": "me"}, {"kind": "open"}]}
    number = playing.made(page, plan)["id"]
    assert other.request.post(f"/api/tables/{number}/claim", data={}).ok
    assert page.request.post(f"/api/tables/{number}/start").ok
    page.goto(f"/t/{number}")
    page.locator("button.link[aria-haspopup='dialog']").first.click()
    page.locator("dialog[open] [role=switch]").first.check()


def lost(page: Page) -> None:
    page.goto("/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


SCREENS: dict[str, Callable[[Page], None]] = {
    screen.__name__: screen
    for screen in (
        lobby,
        new,
        waiting,
        table,
        table_full,
        figure,
        fight,
        rules,
        workshop,
        replay,
        end,
        result,
        games,
        first,
        settings,
        player,
        people,
        watched,
        over_days,
        big_screen,
        ahead,
        lost,
        arcs,
        arcs_full,
        arcs_lead,
        arcs_battle,
        arcs_draft,
        arcs_end,
        outer_rim,
        outer_rim_full,
        outer_rim_solo,
        outer_rim_market,
        outer_rim_encounter,
        outer_rim_encounter_second,
        outer_rim_encounter_third,
        outer_rim_combat,
        outer_rim_phone,
        outer_rim_end,
        story_carcassonne,
        story_arcs,
        story_outer_rim,
    )
}
MOVING = {"fight", "story_carcassonne", "story_arcs", "story_outer_rim"}  # only shown where things may move

# What the documentation has: screen, size, theme, language.
WANTED = [
    ("story_carcassonne", "desktop", "dark", "en"),
    ("story_arcs", "desktop", "dark", "en"),
    ("story_outer_rim", "desktop", "dark", "en"),
    ("lobby", "desktop", "dark", "en"),
    ("lobby", "desktop", "light", "uk"),
    ("lobby", "phone", "dark", "uk"),
    ("new", "desktop", "dark", "en"),
    ("new", "phone", "light", "uk"),
    ("waiting", "desktop", "light", "en"),
    ("table", "desktop", "dark", "en"),
    ("table", "desktop", "light", "uk"),
    ("table", "phone", "dark", "en"),
    ("table_full", "desktop", "dark", "en"),
    ("figure", "desktop", "dark", "uk"),
    ("fight", "desktop", "dark", "en"),
    ("fight", "phone", "dark", "uk"),
    ("rules", "desktop", "dark", "en"),
    ("rules", "phone", "light", "uk"),
    ("workshop", "desktop", "dark", "en"),
    ("workshop", "phone", "light", "uk"),
    ("replay", "desktop", "dark", "en"),
    ("replay", "phone", "dark", "uk"),
    ("end", "desktop", "dark", "en"),
    ("end", "phone", "light", "en"),
    ("result", "desktop", "light", "en"),
    ("games", "desktop", "dark", "en"),
    ("first", "desktop", "dark", "uk"),
    ("first", "phone", "dark", "en"),
    ("settings", "desktop", "light", "en"),
    ("people", "desktop", "dark", "en"),
    ("watched", "desktop", "dark", "en"),
    ("over_days", "phone", "dark", "uk"),
    ("big_screen", "desktop", "dark", "en"),
    ("ahead", "desktop", "light", "en"),
    ("player", "desktop", "dark", "uk"),
    ("lost", "desktop", "dark", "en"),
    ("arcs", "desktop", "dark", "en"),
    ("arcs", "desktop", "light", "uk"),
    ("arcs", "phone", "dark", "en"),
    ("arcs_full", "desktop", "dark", "en"),
    ("arcs_lead", "desktop", "dark", "uk"),
    ("arcs_lead", "phone", "dark", "uk"),
    ("arcs_battle", "desktop", "dark", "en"),
    ("arcs_battle", "phone", "dark", "uk"),
    ("arcs_draft", "desktop", "dark", "en"),
    ("arcs_end", "desktop", "dark", "en"),
    ("outer_rim", "desktop", "dark", "en"),
    ("outer_rim", "desktop", "light", "uk"),
    ("outer_rim", "phone", "dark", "en"),
    ("outer_rim_full", "desktop", "dark", "en"),
    ("outer_rim_solo", "desktop", "dark", "en"),
    ("outer_rim_market", "desktop", "dark", "en"),
    ("outer_rim_encounter", "desktop", "dark", "en"),
    ("outer_rim_encounter", "phone", "light", "uk"),
    ("outer_rim_encounter_second", "phone", "dark", "en"),
    ("outer_rim_encounter_second", "desktop", "dark", "uk"),
    ("outer_rim_encounter_third", "desktop", "light", "en"),
    ("outer_rim_encounter_third", "desktop", "light", "uk"),
    ("outer_rim_combat", "desktop", "dark", "en"),
    ("outer_rim_combat", "phone", "dark", "uk"),
    ("outer_rim_phone", "phone", "dark", "en"),
    ("outer_rim_end", "desktop", "dark", "en"),
]


# The 256 colours that a picture needs most (median cut), and which of them each point has.
COLOURS = """async (address) => {
  const image = await createImageBitmap(await (await fetch(address)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const counts = new Map()
  const key = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
  for (let at = 0; at < data.length; at += 4) counts.set(key(at), (counts.get(key(at)) ?? 0) + 1)
  const part = (colour, channel) => (colour >> (16 - 8 * channel)) & 255
  const measured = (colours) => {
    const spans = [0, 1, 2].map((channel) => {
      const values = colours.map((one) => part(one, channel))
      return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)
    })
    const channel = spans.indexOf(Math.max(...spans))
    const weight = colours.reduce((sum, one) => sum + Math.sqrt(counts.get(one)), 0)
    return { colours, channel, worth: spans[channel] ** 1.5 * weight }
  }
  const boxes = [measured([...counts.keys()])]
  while (boxes.length < 256) {
    const widest = boxes.reduce((best, box) => (box.worth > best.worth ? box : best))
    if (widest.colours.length < 2 || !widest.worth) break
    const sorted = widest.colours.sort((a, b) => part(a, widest.channel) - part(b, widest.channel))
    const half = sorted.length >> 1
    boxes.splice(boxes.indexOf(widest), 1, measured(sorted.slice(0, half)), measured(sorted.slice(half)))
  }
  const index = new Map()
  const palette = boxes.flatMap(({ colours }, at) => {
    const all = colours.reduce((sum, one) => sum + counts.get(one), 0)
    for (const one of colours) index.set(one, at)
    const mean = (channel) => colours.reduce((sum, one) => sum + part(one, channel) * counts.get(one), 0) / all
    return [0, 1, 2].map((channel) => Math.round(mean(channel)))
  })
  const points = new Uint8Array(image.width * image.height)
  for (let at = 0; at < points.length; at++) points[at] = index.get(key(at * 4))
  const bytes = await new Response(new Blob([points])).bytes()
  return { width: image.width, height: image.height, palette, points: bytes.toBase64() }
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def shrink(browser: Browser, file: Path) -> None:
    """The same picture with 256 colours."""
    page = browser.new_page()
    told = page.evaluate(COLOURS, f"data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}")
    page.close()
    width, height = told["width"], told["height"]
    points = base64.b64decode(told["points"])
    rows = b"".join(b"\0" + points[row * width : (row + 1) * width] for row in range(height))
    small = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    small += chunk(b"PLTE", bytes(told["palette"])) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    if len(small) < file.stat().st_size:
        file.write_bytes(small)


def chosen(wanted: argparse.Namespace) -> list[tuple[str, str, str, str]]:
    screens = wanted.screen or list(SCREENS)
    if wanted.size or wanted.theme or wanted.lang:
        every = (screens, wanted.size or driving.SIZES, wanted.theme or THEMES, wanted.lang or LANGS)
        return [*itertools.product(*every)]
    return [one for one in WANTED if one[0] in screens]


def make(wanted: argparse.Namespace) -> None:
    problems: list[str] = []
    with driving.browser() as browser, tempfile.TemporaryDirectory() as folder:
        for lang in LANGS:
            pictures = [one for one in chosen(wanted) if one[3] == lang]
            if not pictures:
                continue
            # A server of its own for each language: the people in a picture all speak it.
            home = Path(folder) / lang
            home.mkdir()
            server = Process(f"sqlite:///{home}/store.sqlite", cwd=home)
            visitors = driving.Visitors(browser, server.url)
            company(server, lang)
            try:
                for screen, size, theme, _ in pictures:
                    page = visitors(NAMES[lang][0], size, lang, theme, moving=screen in MOVING)
                    SCREENS[screen](page)
                    file = driving.screenshot(page, f"{screen}-{size}-{theme}-{lang}", wanted.folder)
                    shrink(browser, file)
                    print(file, f"{file.stat().st_size // 1000} kB")
                    if file.stat().st_size > MOST_BYTES:
                        problems.append(f"{file.name} is too large")
                    visitors.leave()
            finally:
                visitors.leave()
                server.stop()
            problems += visitors.problems
    if problems:
        sys.exit("\n".join(dict.fromkeys(problems)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("screen", nargs="*", choices=[*SCREENS, []])
    parser.add_argument("--size", action="append", choices=driving.SIZES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--lang", action="append", choices=LANGS)
    parser.add_argument("--folder", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    if missing := driving.what_is_missing():
        sys.exit(missing)
    make(wanted)


if __name__ == "__main__":
    main()
