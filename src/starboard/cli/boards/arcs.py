"""Arcs in the terminal: the systems by cluster, the court, the ambitions and the players, as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.cli.boards import look
from starboard.cli.boards.painter import Options, Painter, Part, Scene, numbered
from starboard.games.arcs.inside import COLOURS, components, events
from starboard.kernel.ask import Option
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.message import Message
from starboard.texts import Words
from starboard.texts.catalogue import typed

Data = dict[str, Any]

PLACES = ("gate", "arrow", "crescent", "hex")
LEADS: dict[type[Event], tuple[str, str]] = {
    events.Setup: ("■ ", "bold"),
    events.Chapter: ("■ ", "bold"),
    events.Dealt: ("  ", "dim"),
    events.Played: ("▸ ", "bold"),
    events.Copied: ("▸ ", "bold"),
    events.Seized: ("▸ ", "yellow"),
    events.Passed: ("▸ ", ""),
    events.Declared: ("▲ ", "bold yellow"),
    events.Battle: ("⚔ ", "bold red"),
    events.Rolled: ("  │ ", ""),
    events.Intercepted: ("  │ ", "yellow"),
    events.Hit: ("  │ ", ""),
    events.Outrage: ("! ", "red"),
    events.Stole: ("! ", "yellow"),
    events.Captured: ("! ", "yellow"),
    events.Scored: ("★ ", "green"),
    events.Power: ("★ ", "bold green"),
    events.Cleaned: ("■ ", ""),
}


class ArcsPainter(Painter):
    help_keys = ("cli-help-number", "cli-help-arcs-signs", "cli-help-arcs-cards")

    def __init__(self, words: Words, game: Game[Any]) -> None:
        super().__init__(words, game)
        printed = components(game.content)
        self.court_cards = {card.id: card for card in printed.court}
        self.action_cards = {card.id: card for card in printed.action_cards}
        self.cards: tuple[str, ...] = (*self.court_cards, *printed.lore, *(card.id for card in printed.leaders))

    # The table.

    def table(self, scene: Scene, options: Options = ()) -> list[RenderableType]:
        view = scene.position.view(scene.seat)["table"]
        return self.fitting(
            [
                Part("", Group(*self.heading(view, scene)), 0),
                self.part("map", 2, self.map(view, scene.width), self.small_map(view, scene.width)),
                self.part("court", 4, self.court(view, scene.width)),
                self.part("ambitions", 3, self.ambitions(view, scene.width)),
                self.part("players", 5, Group(self.players(view, scene), *self.belongings(view, scene))),
                self.part("hand", 1, Group(*self.hand(view, scene))),
            ],
            scene,
        )

    def part(self, name: str, rank: int, shown: RenderableType, small: RenderableType | None = None) -> Part:
        return Part(self.words("cli-arcs-part", part=name), shown, rank, small)

    def heading(self, view: Data, scene: Scene) -> Iterable[Text]:
        """Show the chapter, and what was played in this round."""
        yield Text.assemble(
            (self.words("cli-arcs-chapter", chapter=view["chapter"]), "bold"),
            f" · {self.words('cli-arcs-initiative')} ",
            self.who(view["initiative"], scene),
            f" · {self.words('cli-arcs-discard', cards=view['discard'])}",
        )
        if view["discard_open"]:
            yield Text(self.words("cli-arcs-open", cards=", ".join(map(self.action_card, view["discard_open"]))))
        order = [(view["leader"] + step) % len(view["seats"]) for step in range(len(view["seats"]))]
        played = [seat for seat in order if view["seats"][seat]["played"]]
        if played:
            cards = [Text.assemble(self.sign(seat), " ", self.played(view, seat)) for seat in played]
            yield Text.assemble(f"{self.words('cli-arcs-round')} ", Text(" · ").join(cards))
        if view["pips"]:
            yield Text.assemble(
                self.words("cli-arcs-pips", pips=view["pips"]),
                f" · {self.words('cli-arcs-armed')}" if view["armed"] else "",
            )
        if view["battle"]:
            yield self.battle(view["battle"], scene)

    def played(self, view: Data, seat: int) -> str:
        played = view["seats"][seat]["played"]
        said = self.words("cli-arcs-mode", mode=played["mode"])
        said += f" {self.action_card(played['card'])}" if played["card"] else f" {self.words('cli-arcs-face-down')}"
        if played["mode"] == "lead" and view["zero"]:
            said += " → 0"
        if played["seizing"]:
            own = played["seizing_card"]
            said += f" + {self.action_card(own) if own else self.words('cli-arcs-face-down')}"
        return said + (f" + {self.card(played['union'])}" if played["union"] else "")

    def battle(self, battle: Data, scene: Scene) -> Text:
        symbols = ("self_hits", "intercepts", "hits", "building_hits", "keys")
        rolled = self.words("arcs-symbols", **{name: battle[name] for name in symbols}) if battle["dice"] else ""
        return Text.assemble(
            ("⚔ ", "bold red"),
            self.who(battle["attacker"], scene),
            " → ",
            self.who(battle["defender"], scene),
            f" · {self.system(battle['system'])}{rolled}",
        )

    def map(self, view: Data, width: int) -> RenderableType:
        """Draw a row for each cluster, a column for each of its four systems."""
        grid = Table(box=box.ROUNDED, show_lines=True, padding=(0, 1), width=min(width, 110))
        return self.clusters(grid, view, self.place)

    def small_map(self, view: Data, width: int) -> RenderableType:
        """Draw the same with a line for each cluster, where that is enough."""
        return self.clusters(bare(width), view, lambda system: Text(" ").join(self.lines(system)))

    def clusters(self, grid: Table, view: Data, paint: Callable[[Data], RenderableType]) -> Table:
        """Fill the grid of a map: clusters in rows, places in columns, each system as it is painted."""
        systems = {system["system"]: system for system in view["systems"]}
        grid.add_column("", width=1)
        for place in PLACES:
            grid.add_column(self.words("cli-arcs-place", place=place), ratio=1)
        for cluster in "123456":
            row = [systems.get(f"c{cluster}_{place}") for place in PLACES]
            if any(row):
                grid.add_row(cluster, *(paint(system) if system else "" for system in row))
        return grid

    def place(self, system: Data) -> RenderableType:
        return Group(*self.lines(system))

    def lines(self, system: Data) -> list[Text]:
        """Show type and control; buildings and free slots; ships."""
        kind = self.words("arcs-resource", type=system["type"]) if system["type"] else ""
        first = Text(kind + ("*" if system["reshaped"] else ""), "cyan")
        if system["control"] is not None:
            first = Text.assemble(first, " " if kind else "", "[", self.sign(system["control"]), "]")
        free = system["slots"] - sum(1 for one in system["buildings"] if int(one["site"][-1]) <= system["slots"])
        buildings = [self.building(one) for one in system["buildings"]] + [Text("·", "dim")] * max(0, free)
        ships = []
        for fleet in system["ships"]:
            fresh = f"{look.SHAPES[fleet['seat']][1]}{fleet['fresh']}" if fleet["fresh"] else ""
            damaged = f"{look.SHAPES[fleet['seat']][0]}{fleet['damaged']}" if fleet["damaged"] else ""
            ships.append(Text(fresh + damaged, look.COLOURS[COLOURS[fleet["seat"]]]))
        return [first, *(Text(" ").join(some) for some in (buildings, ships) if some)]

    def building(self, building: Data) -> Text:
        """Show the owner's shape, the first letter of the piece, `!` if damaged, `'` if used in this turn."""
        letter = self.words(f"arcs-piece-{building['piece']}")[0].upper()
        marks = ("!" if building["damaged"] else "") + ("'" if building["used"] else "")
        return Text.assemble(self.sign(building["seat"]), letter, marks)

    def court(self, view: Data, width: int) -> RenderableType:
        grid = bare(width)
        grid.add_column(self.words("cli-arcs-court", left=view["court_deck"]), ratio=3)
        grid.add_column("", ratio=2)
        grid.add_column(self.words("cli-arcs-agents"), ratio=1)
        for place in view["court"]:
            if place["card"] is None:
                grid.add_row("–", "", "")
                continue
            agents = [
                Text.assemble(self.sign(seat), str(number)) for seat, number in enumerate(place["agents"]) if number
            ]
            grid.add_row(self.card(place["card"]), self.kind(place["card"]), Text(" ").join(agents))
        return grid

    def kind(self, card: str) -> str:
        """Show the suit and the raid cost of a guild card."""
        facts = self.court_cards[card]
        if facts.vox:
            return self.words("arcs-kind-vox")
        suit = self.words("arcs-resource", type=facts.suit)
        return f"{suit} · {self.words('cli-arcs-keys', keys=facts.keys)}"

    def ambitions(self, view: Data, width: int) -> RenderableType:
        """Show what each player has for each ambition, and what it would bring now."""
        grid = bare(width)
        free = [f"{one['first']}/{one['second']}" for one in view["markers"] if one["ambition"] is None]
        grid.add_column(self.words("cli-arcs-ambitions", free=", ".join(free) or "–"), ratio=2)
        grid.add_column("", ratio=1)
        for seat in range(len(view["seats"])):
            grid.add_column(self.sign(seat), ratio=1)
        third = any(standing["third"] for standing in view["standings"])
        if third:
            grid.add_column(self.words("cli-arcs-box"), ratio=1)
        for standing in view["standings"]:
            values = ", ".join(f"{first}/{second}" for first, second in standing["markers"])
            counts = [
                Text(f"{count} +{gain}" if gain else str(count), "bold" if gain else "")
                for count, gain in zip(standing["counts"], standing["gains"], strict=True)
            ]
            last = [str(standing["third"])] if third else []
            style = "" if standing["markers"] else "dim"
            ambition = self.words("arcs-ambition", ambition=standing["ambition"])
            grid.add_row(Text(ambition, style), values, *counts, *last)
        return grid

    def players(self, view: Data, scene: Scene) -> RenderableType:
        grid = bare(scene.width)
        grid.add_column("", no_wrap=True)
        for key in ("power", "cards", "ships", "starports", "cities", "agents"):
            grid.add_column(self.words(f"cli-arcs-{key}"), justify="right")
        for number, seat in enumerate(view["seats"]):
            asked = scene.position.ask is not None and any(ask.seat == number for ask in scene.position.asks)
            counts = (seat[key] for key in ("power", "cards_in_hand", "ships", "starports", "cities", "agents"))
            name = Text.assemble("▸ " if asked else "  ", self.who(number, scene), (f" {scene.players[number]}", "dim"))
            grid.add_row(name, *map(str, counts))
        return grid

    def belongings(self, view: Data, scene: Scene) -> Iterable[Text]:
        """Show resources, cards, captives, trophies and Outrage."""
        for number, seat in enumerate(view["seats"]):
            parts = [Text(self.slots(seat))]
            cards = [self.card(card) for card in (seat["leader"], *seat["lore"], *seat["guilds"]) if card]
            parts += [Text(", ".join(cards))] if cards else []
            if seat["captives"]:
                some = [Text.assemble(self.sign(owner), str(count)) for owner, count in seat["captives"]]
                parts.append(Text.assemble(f"{self.words('cli-arcs-captives')} ", Text(" ").join(some)))
            if seat["trophies"]:
                some = [
                    Text.assemble(self.sign(owner), f"{self.words('arcs-piece', piece=piece)} ×{count}")
                    for owner, piece, count in seat["trophies"]
                ]
                parts.append(Text.assemble(f"{self.words('cli-arcs-trophies')} ", Text(", ").join(some)))
            if seat["outrage"]:
                types = ", ".join(self.words("arcs-resource", type=kind) for kind in seat["outrage"])
                parts.append(Text(f"{self.words('cli-arcs-outrage')} {types}", "red"))
            if seat["known"]:
                known = ", ".join(map(self.action_card, seat["known"]))
                parts.append(Text(f"{self.words('cli-arcs-known')} {known}"))
            yield Text.assemble("  ", self.who(number, scene), ": ", Text(" · ").join(parts))

    def slots(self, seat: Data) -> str:
        """Show the open slots by their numbers, each with its resource."""
        held = [
            f"{one['slot']}: {self.words('arcs-resource', type=one['type']) if one['type'] else '–'}"
            for one in seat["slots"]
            if one["open"] or one["type"]
        ]
        return f"{self.words('cli-arcs-slots')} {', '.join(held)}"

    def hand(self, view: Data, scene: Scene) -> Iterable[Text]:
        """Show one's own cards, each with its pips and what it declares."""
        if scene.seat is None:
            return
        cards = view["seats"][scene.seat]["hand"]
        if cards:
            yield Text(f"{self.words('cli-arcs-hand')} " + " · ".join(map(self.in_hand, cards)))
        if view["peek"]:
            yield Text(f"{self.words('cli-arcs-peek')} " + ", ".join(map(self.card, view["peek"])))

    def in_hand(self, card: str) -> str:
        facts = self.action_cards[card]
        declares = [self.words("arcs-ambition", ambition=one) for one in facts.ambitions]
        said = "*" if len(declares) > 1 else "".join(declares)
        return f"{self.action_card(card)} ({'•' * facts.pips}{' ' if said else ''}{said})"

    # Words and signs.

    def sign(self, seat: int) -> Text:
        return Text(look.SHAPES[seat][1], look.COLOURS[COLOURS[seat]])

    def who(self, seat: int, scene: Scene) -> Text:
        return Text.assemble(self.sign(seat), " ", (scene.names[seat], "bold"))

    def system(self, name: str) -> str:
        return self.words("arcs-system", cluster=int(name[1]), place=name[3:])

    def card(self, card: str) -> str:
        """Name a court, lore or leader card."""
        return self.with_id(f"arcs-card-{card}", card)

    def action_card(self, card: str) -> str:
        suit, number = card.split("_")
        return self.words("arcs-action-card", suit=suit, number=int(number))

    # What can be chosen.

    def menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """List moves by where they start, a line each; the others one below another, in columns if there are many."""
        view = scene.position.view(scene.seat)["table"]
        lines: list[tuple[int, Text]] = []
        moves: dict[str, list[str]] = {}
        for number, option in enumerate(options, 1):
            if option.targets[:1] == ("action:move",):
                origin, to = (
                    self.words.say(place) for place in option.label.args.values() if isinstance(place, Message)
                )
                moves.setdefault(origin, []).append(f"{number}\u00a0{to}")
                continue
            said = self.words.say(option.label, scene.names)
            lines.append((number, Text.assemble(said, (self.note(option, view, scene), "dim"))))
        action = self.words("arcs-action-move")
        ways = (Text(f"{action}: {origin} → {' · '.join(ends)}") for origin, ends in moves.items())
        return [*numbered(lines, scene.low), *ways]

    def note(self, option: Option, view: Data, scene: Scene) -> str:
        """Show what an option points at, where its label cannot tell because it stands on the table."""
        for target in option.targets:
            kind, _, value = target.partition(":")
            if kind == "loot" and value.isdigit() and view["battle"]:
                return self.in_slot(view, view["battle"]["defender"], int(value))
            if kind == "slot":
                owner, _, slot = value.partition("/")
                return self.in_slot(view, int(owner), int(slot))
            if kind == "site":
                return self.on_site(view, value, scene)
            if kind == "draft":
                return "\n" + self.words(f"arcs-card-{value}-text")
        return ""

    def in_slot(self, view: Data, owner: int, slot: int) -> str:
        lies = next((one["type"] for one in view["seats"][owner]["slots"] if one["slot"] == slot), None)
        return f": {self.words('arcs-resource', type=lies)}" if lies else ""

    def on_site(self, view: Data, site: str, scene: Scene) -> str:
        """Show the building there, and what a city of the system yields."""
        system = next(one for one in view["systems"] if one["system"] == site.partition("/")[0])
        building = next((one for one in system["buildings"] if one["site"] == site), None)
        said = []
        if building:
            damaged = f", {self.words('cli-arcs-damaged')}" if building["damaged"] else ""
            piece = self.words("arcs-piece", piece=building["piece"])
            said.append(f"{scene.names[building['seat']]}: {piece}{damaged}")
        if system["type"]:
            said.append(self.words("arcs-resource", type=system["type"]))
        return f"  ({', '.join(said)})" if said else ""

    # What was asked, and what happened.

    def about(self, wanted: str) -> list[Text]:
        """Show what is printed on the card of this id or name."""
        found = [card for card in self.cards if card == typed(wanted) or self.is_called(f"arcs-card-{card}", wanted)]
        return [
            Text.assemble((self.card(card), "bold cyan"), "  ", self.words(f"arcs-card-{card}-text")) for card in found
        ]

    def lead(self, event: Event) -> tuple[str, str]:
        lead, style = LEADS.get(type(event), ("• ", ""))
        if isinstance(event, events.Dealt) and event.is_whole:
            style = ""  # one's own hand
        return lead, style


def bare(width: int) -> Table:
    """Make a table without lines, as wide as the terminal lets it be."""
    return Table(box=None, padding=(0, 2, 0, 0), width=min(width, 110), header_style="bold", pad_edge=False)
