"""Outer Rim in the terminal: the map, the market, the players and one's own board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starboard.cli.boards.outer_rim_map import WIDEST, Map
from starboard.cli.boards.outer_rim_names import OuterRimNames
from starboard.cli.boards.painter import Options, Part, Scene, numbered
from starboard.games.outer_rim.inside import SKILLS, SLOTS, STATS, events
from starboard.kernel.ask import Option
from starboard.kernel.message import Message

Data = dict[str, Any]

DOT = "\u00a0· "  # between options of a line, never at its beginning
MOST_SUMS = 5  # of credits that are listed one after another
REPUTATION = {-1: "−", 0: "", 1: "+"}
# What is looked at first in each step, where there is not room for all.
FIRST = {
    "planning": ("map", "own", "players"),
    "action": ("own", "market", "players"),
    "encounter": ("own", "players", "map"),
}


class OuterRimPainter(OuterRimNames):
    help_keys = ("cli-help-number", "cli-help-outer_rim-signs", "cli-help-outer_rim-cards", "cli-help-marks")
    naming = (events.Character,)

    # The table.

    def table(self, scene: Scene, options: Options = ()) -> list[RenderableType]:
        view = scene.position.view(scene.seat)["table"]
        first = FIRST[view["step"]]

        def part(name: str, *shown: RenderableType, small: RenderableType | None = None) -> Part:
            rank = first.index(name) if name in first else len(first)
            return Part(self.words("cli-outer_rim-part", part=name), Group(*shown), rank, small)

        def drawn(small: bool = False) -> RenderableType:
            return Map(self.words, self.content, view, scene.width, small).drawn()

        parts = [
            Part("", Group(*self.heading(view, scene)), -1),
            part("map", drawn(), small=drawn(small=True)),
            part("patrols", self.patrols(view)),
            part("market", self.market(view, scene.width)),
            part("players", self.players(view, scene)),
            part("rivals", *self.rivals(view, scene)),
        ]
        if scene.seat is not None:
            parts.append(part("own", *self.own_board(view["players"][scene.seat])))
        return self.fitting(parts, scene)

    def heading(self, view: Data, scene: Scene) -> Iterator[Text]:
        yield Text.assemble(
            (self.words("cli-outer_rim-round", round=view["round"]), "bold"),
            f" · {self.name('step', view['step'])} · ",
            self.who(view["active"], scene),
            f" · {self.words('cli-outer_rim-target', fame=view['target'])}",
            f" · {self.words('cli-outer_rim-extra')}" if view["extra_turn"] else "",
        )
        if view["solo"]:
            yield from self.solo(view["solo"])
        for card in view["resolving"]:
            yield Text(f"▸ {self.words('cli-outer_rim-resolving')} {self.resolving(card)}")
        if view["job"]:
            job = view["job"]
            said = self.words("cli-outer_rim-step", step=job["step"], steps=job["steps"])
            yield Text.assemble("▸ ", self.who(job["player"], scene), f" · {self.card(job['card'])} · {said}")
        if view["purchase"]:
            yield self.purchase(view["purchase"], scene)
        if view["deal"]:
            yield self.deal(view["deal"], scene)
        if view["combat"]:
            yield from self.combat(view["combat"], scene)
        if view["roll"]:
            yield self.roll(view["roll"], scene)

    def solo(self, solo: Data) -> Iterator[Text]:
        goals = ", ".join(map(self.space, solo["goals"])) or "–"
        shown = solo["card"] or solo["last"]
        card = self.words(f"outer_rim-ai-{shown}") if shown else "–"
        yield Text(self.words("cli-outer_rim-solo", card=card, deck=solo["deck"], goals=goals))
        if shown:
            yield Text(f"  {self.words.say(self.texts['ai-' + shown])}", "dim")

    def resolving(self, card: Data) -> str:
        if card["card"] is None:
            return self.words(f"outer_rim-deck-{card['deck']}")
        number = f" ({self.words('cli-outer_rim-databank', number=card['number'])})" if card["number"] else ""
        return f"{self.card(card['card'])}{number}"

    def purchase(self, purchase: Data, scene: Scene) -> Text:
        bought = self.name("ship", purchase["ship"]) if purchase["ship"] else self.card(purchase["card"])
        goods = ", ".join(map(self.card, purchase["goods"]))
        price = self.words("outer_rim-amount-credits", amount=purchase["price"])
        traded = f" · {self.words('cli-outer_rim-traded-in')} {goods}" if goods else ""
        return Text.assemble("▸ ", self.who(purchase["player"], scene), f" · {bought}: {price}{traded}")

    def deal(self, deal: Data, scene: Scene) -> Text:
        """Show who gives what: goods, and credits of the one who pays."""
        sides: list[Text] = []
        credits_of = (max(0, deal["credits"]), max(0, -deal["credits"]))
        for player, goods, amount in zip(
            (deal["player"], deal["partner"]), (deal["give"], deal["get"]), credits_of, strict=True
        ):
            given = [self.card(one) for one in goods]
            given += [self.words("outer_rim-amount-credits", amount=amount)] if amount else []
            sides.append(Text.assemble(self.who(player, scene), f": {', '.join(given) or '–'}"))
        return Text.assemble("⇄ ", sides[0], "  ⇄  ", sides[1])

    def combat(self, combat: Data, scene: Scene) -> Iterator[Text]:
        yield Text(f"⚔ {self.name('combat', combat['kind'])}", "bold red")
        for side in combat["sides"]:
            name = Text(self.enemy(combat)) if side["player"] is None else self.who(side["player"], scene)
            yield Text.assemble("  ", name, f": {self.fighting(side)}")

    def enemy(self, combat: Data) -> str:
        if combat["patrol"]:
            return self.words("outer_rim-patrol", faction=combat["patrol"])
        return self.name("contact", combat["contact"]) if combat["contact"] else self.name("enemy", combat["enemy"])

    def fighting(self, side: Data) -> str:
        """Show the dice that a side rolls; or what it rolled, and the damage of that."""
        if side["dice"] is None:
            return self.words("cli-outer_rim-unbeatable")
        if not side["faces"]:
            return self.words("cli-outer_rim-dice", dice=side["dice"])
        said = self.faces(side["faces"]) + (f" +{side['added']}" if side["added"] else "")
        if side["ignored"]:
            said += f" · {self.words('cli-outer_rim-ignored')} {self.faces(side['ignored'])}"
        return f"{said} · {self.words('cli-outer_rim-damage', damage=side['damage'])}"

    def roll(self, roll: Data, scene: Scene) -> Text:
        parts = [self.words("cli-outer_rim-dice", dice=roll["dice"])]
        if roll["skill"]:
            parts.insert(0, f"{self.name('skill', roll['skill'])} ×{roll['copies']}")
        if roll["card"]:
            parts.insert(0, self.card(roll["card"]))
        if roll["faces"]:
            parts.append(self.faces(roll["faces"]))
        return Text.assemble("▸ ", self.who(roll["player"], scene), f" · {' · '.join(parts)}")

    def patrols(self, view: Data) -> Text:
        said = []
        for patrol in view["patrols"]:
            name = f"{self.words('outer_rim-faction', faction=patrol['faction'])} {patrol['level']}"
            if patrol["dice"] is None:
                said.append(f"{name}: {self.words('cli-outer_rim-unbeatable')}")
                continue
            reward = self.words("outer_rim-amount-fame", amount=patrol["fame"]) if patrol["fame"] else ""
            if patrol["credits"]:
                reward = self.words("outer_rim-amount-credits", amount=patrol["credits"])
            said.append(f"{name}: {self.words('cli-outer_rim-dice', dice=patrol['dice'])}, {reward}")
        return Text(f"{self.words('cli-outer_rim-patrols')} {' · '.join(said)}")

    def market(self, view: Data, width: int) -> RenderableType:
        """Show the open cards with what they cost the viewer, or what is printed on them."""
        grid = plain(width)
        grid.add_column(self.words("cli-outer_rim-market"), ratio=3)
        grid.add_column("", ratio=6)
        grid.add_column(self.words("cli-outer_rim-price"), justify="right", no_wrap=True)
        for shop in view["market"]:
            deck = Text.assemble(self.name("deck", shop["deck"]), (f" {shop['left']}", "dim"))
            if shop["card"] is None:
                grid.add_row(deck, "–", "")
                continue
            price = shop["cost"] if shop["price"] is None else shop["price"]
            ships = [f"{self.name('ship', one)} {self.number(cost)}" for one, cost in shop["ships"]]
            said = Text(self.known_card(shop["card"]) + (f": {', '.join(ships)}" if ships else ""))
            buyer = shop["price"] is not None
            full = shop["room"] in ("make", "none")
            hitch = "not-here" if buyer and not shop["allowed"] else f"room-{shop['room']}" if full else ""
            dear = buyer and not shop["affordable"]
            grid.add_row(
                deck,
                Text.assemble(said, (f"  ({self.words(f'cli-outer_rim-{hitch}')})" if hitch else "", "dim")),
                Text("" if ships else self.number(price), "dim" if dear else ""),
            )
        return grid

    def players(self, view: Data, scene: Scene) -> RenderableType:
        grid = plain(scene.width)
        grid.add_column("", no_wrap=True)
        for key in ("fame", "credits", "character", "hull", "reputation"):
            grid.add_column(self.words(f"cli-outer_rim-{key}"), justify="right" if key != "reputation" else "left")
        for number, player in enumerate(view["players"]):
            asked = any(ask.seat == number for ask in scene.position.asks)
            level = scene.players[number] if number < len(scene.players) else self.words("cli-outer_rim-ai")
            name = Text.assemble("▸ " if asked else "  ", self.who(number, scene), (f" {level}", "dim"))
            values = player["values"]
            grid.add_row(
                name,
                Text(str(player["fame"]), "bold"),
                self.number(player["credits"]),
                Text(f"{player['wounds']}/{values['health']}", "red" if player["defeated"] else ""),
                Text(f"{player['dents']}/{values['hull']}", "red" if player["defeated"] else ""),
                self.reputation(player),
            )
        return grid

    def reputation(self, player: Data) -> str:
        """Show factions with which it is not neutral."""
        known = [
            f"{self.words('outer_rim-faction', faction=faction)[0]}{REPUTATION[level]}"
            for faction, level in player["reputation"].items()
            if level
        ]
        return " ".join(known) or "·"

    def rivals(self, view: Data, scene: Scene) -> Iterator[Text]:
        """Show in short what the others have: ship, place, cards, secrets."""
        for number, player in enumerate(view["players"]):
            if number == scene.seat or player["character"] is None:
                continue
            parts = [self.name("ship", player["ship"])] if player["ship"] else []
            parts += [self.space(player["space"])] if player["space"] else []
            parts += [self.words("cli-outer_rim-defeated")] if player["defeated"] else []
            parts += [", ".join(self.held(one) for one in player["held"])] if player["held"] else []
            if player["secrets"]:
                parts.append(self.words("cli-outer_rim-secrets", secrets=len(player["secrets"])))
            yield Text.assemble("  ", self.who(number, scene), f": {' · '.join(parts)}")

    def held(self, held: Data) -> str:
        """Show a card with the captive on it, or the planet it has to go to."""
        about = [self.name("contact", held["captive"])] if held["captive"] else []
        about += [f"→ {self.space(held['marked'])}"] if held["marked"] else []
        return self.card(held["card"]) + (f" [{', '.join(about)}]" if about else "")

    def own_board(self, own: Data) -> Iterator[RenderableType]:
        if own["character"] is None:
            return
        yield Text(self.words("cli-outer_rim-own"), "bold")
        yield Text(f"  {self.side('character', own['character'], own['flipped'], own['goal'])}")
        if own["ship"] is None:
            return
        yield Text(f"  {self.side('ship', own['ship'], own['ship_flipped'], own['ship_goal'])}")
        place = [self.space(own["space"])] if own["space"] else []
        defeated = [self.words("cli-outer_rim-defeated")] if own["defeated"] else []
        values = [f"{self.name('stat', stat)} {own['values'][stat]}" for stat in STATS]
        yield Text(f"  {' · '.join([*place, *defeated, *values])}")
        skills = [
            self.name("skill", one) + (f" ×{own['skills'][one]}" if own["skills"][one] > 1 else "")
            for one in SKILLS
            if own["skills"][one]
        ]
        yield Text(f"  {self.words('cli-outer_rim-skills')} {', '.join(skills) or '–'}")
        yield from self.slots(own)
        for secret in own["secrets"]:
            card = self.known_card(secret["card"]) if secret["card"] else self.name("deck", secret["deck"])
            yield Text(f"  {self.words('cli-outer_rim-secret')} {card}")

    def side(self, kind: str, name: str, flipped: bool, goal: list[int] | None) -> str:
        """Show a character or a ship, with what its side says: the goal, or what came of it."""
        said = f"{self.name(kind, name)} ({name})"
        if kind == "ship" and flipped and self.words.has(f"outer_rim-ship-{name}-famous"):
            said = f"{self.name('ship', name + '-famous')} ({name})"
        if kind == "character" and not flipped:
            said += f" · {self.words.say(self.texts['character-' + name])}"
        if goal is not None:
            tokens = self.words("cli-outer_rim-goal", tokens=goal[0], of=goal[1])
            text = self.texts[f"{kind}-{name}-goal"]
            said += f" · {tokens} {self.words.say(text)}"
        elif flipped and f"{kind}-{name}-flipped" in self.texts:
            text = self.texts[f"{kind}-{name}-flipped"]
            said += f" · {self.words.say(text)}"
        return said

    def slots(self, own: Data) -> Iterator[Text]:
        """Show a line for each kind of slot, then what has none."""
        held = {one["card"]: one for one in own["held"]}
        for kind in SLOTS:
            here = [slot["card"] for slot in own["slots"] if slot["kind"] == kind]
            cards = [f"{self.held(held[card])} ({card})" for card in here if card]
            cards += [self.words("cli-outer_rim-free", free=here.count(None))] if None in here else []
            if here:
                yield Text.assemble(f"  {self.name('slot', kind)}: ", ", ".join(cards))
        loose = [f"{self.held(one)} ({one['card']})" for one in own["held"] if one["slot"] is None]
        if loose:
            yield Text(f"  {self.words('cli-outer_rim-no-slot')} {', '.join(loose)}", "red")

    # What can be chosen.

    def menu(self, scene: Scene, options: Options) -> list[RenderableType]:
        """List moves on one line, and sums of credits on a line each; the others one below another, or in columns.

        Above them the card that is being resolved, whole: what the options are about is printed on it.
        """
        view = scene.position.view(scene.seat)["table"]
        lines: list[tuple[int, Text]] = []
        groups: dict[str, list[tuple[int, str]]] = {}
        for number, option in enumerate(options, 1):
            group = self.group(option, scene)
            if group is not None:
                groups.setdefault(group[0], []).append((number, group[1]))
                continue
            said = self.words.say(option.label, scene.names)
            lines.append((number, Text.assemble(said, (self.note(option, view) + self.says(option, scene), "dim"))))
        grouped = (Text(f"{group}: {DOT.join(several(some))}") for group, some in groups.items())
        return [*self.cards_read(view), *numbered(lines, scene.low), *grouped]

    def cards_read(self, view: Data) -> Iterator[Text]:
        """Show what is printed on the card that is being resolved: of an encounter, the section of where one is."""
        for card in view["resolving"][-1:]:
            if card["card"] is None:
                continue
            about = self.content.cards[self.content.card[card["card"]]]
            section = next((one for one in about.sections if one.where == card["section"]), None)
            key = f"section-{section.title}" if section else f"card-{about.id}"
            title = self.name("encounter", section.title) if section else self.known_card(about.id)
            yield Text.assemble("▸ ", (title, "bold cyan"), "  ", self.words.say(self.texts[key]))
        if view["job"] and not view["resolving"]:
            card = view["job"]["card"]
            yield Text.assemble(
                "▸ ", (self.known_card(card), "bold cyan"), "  ", self.words.say(self.texts[f"card-{card}"])
            )

    def group(self, option: Option, scene: Scene) -> tuple[str, str] | None:
        """Return under what an option is listed, and how it is called there."""
        verb, *about = option.notation.split()
        if verb == "move":
            by = option.label.args.get("by")
            with_what = f" ({self.words.say(by)})" if isinstance(by, Message) else ""
            tile, _, corner = self.space(about[0]).rpartition(", ")  # navpoints are many, and called by their tile
            return (tile or self.words("cli-outer_rim-move")), corner + with_what
        if verb in ("give-credits", "get-credits"):
            return self.words(f"cli-outer_rim-{verb}"), self.number(int(about[0]))
        if verb in ("offer", "request"):
            names = [self.words.say(name) for name in scene.position.names]
            other = scene.names[int(about[1])] if int(about[1]) < len(scene.names) else names[int(about[1])]
            return self.words(f"cli-outer_rim-{verb}", player=other), self.number(int(about[0]))
        return None

    def note(self, option: Option, view: Data) -> str:
        """Show what an option points at, where its label cannot tell because it stands on the table."""
        verb, *about = option.notation.split()
        if verb in ("character", "rival"):
            said = [self.texts[f"character-{about[0]}"], self.texts[f"character-{about[0]}-goal"]]
            return "".join(f"\n{self.words.say(one)}" for one in said)
        if verb in ("cycle", "buy"):
            shop = next(shop for shop in view["market"] if shop["deck"] == about[0])
            if not shop["card"]:
                return ""
            return f" · {self.card(shop['card'])}" + (f" · {self.costs(shop)}" if verb == "buy" else "")
        if verb in ("contact", "peek", "reveal"):
            there = next(one for one in view["contacts"] if one["spot"] == about[0])
            known = self.name("contact", there["contact"]) if there["contact"] else ""
            return f" · {known or self.name('class', there['contact_class'])}" if there["contact_class"] else ""
        return ""

    def says(self, option: Option, scene: Scene) -> str:
        """Show what its label cannot tell: effects of an option, a databank card, the back of a deck."""
        said = scene.position.outlook(option).get("says")
        if said is None:
            return ""
        lines = self.words.say(msgspec.convert(said, Message)).split("\n")
        return "".join(f"\n     {line}" for line in lines if line)

    def costs(self, shop: Data) -> str:
        """Show the price of an open card; of ships one each."""
        if shop["ships"]:
            return ", ".join(f"{self.name('ship', one)} {self.number(cost)}" for one, cost in shop["ships"])
        price = shop["cost"] if shop["price"] is None else shop["price"]
        return self.words("outer_rim-amount-credits", amount=price)


def several(options: list[tuple[int, str]]) -> list[str]:
    """Show numbers and what they stand for; of a long row of sums only where it begins and ends."""
    said = [f"{number}\u00a0=\u00a0{what}" for number, what in options]
    numbers = [number for number, _ in options]
    is_row = numbers == list(range(numbers[0], numbers[0] + len(numbers))) and options[0][1][:1].isdigit()
    return [*said[:2], "…", said[-1]] if is_row and len(said) > MOST_SUMS else said


def plain(width: int) -> Table:
    """Make a table without lines, as wide as the terminal lets it be."""
    return Table(box=None, padding=(0, 2, 0, 0), width=min(width, WIDEST), header_style="bold", pad_edge=False)
