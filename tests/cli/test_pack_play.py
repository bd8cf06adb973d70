"""`--pack FILE`: what is played with a pack says so, and nothing else reads it."""

from __future__ import annotations

import json
import pickle
import socket
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cli.at_table import parsed, run
from kernel import harbour
from marks import long
from starboard import BadRecord, BadSetup, StarboardError
from starboard.bots import make_bot
from starboard.cli import bench, duel, serve, verify
from starboard.cli import main as command_line
from starboard.cli.terminal import Terminal
from starboard.games.carcassonne.game import GAME as CARCASSONNE
from starboard.games.outer_rim.game import GAME, OuterRim
from starboard.games.outer_rim.names import names_of_pack
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.kernel.game import Game
from starboard.kernel.parts import PackFile
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry, installed, parts_of
from starboard.lab.tournament import Tournament
from starboard.texts import LANGUAGES, Words

PACK = """
game = "outer_rim"

[[market]]
id = "salvage"
reward = [{do = "gain_credits", amount = 7000}]

[[encounters]]
id = "enc_tatooine_nal_hutta_11"
deck = "tatooine_nal_hutta"
[[encounters.sections]]
where = "tatooine"
title = "Moisture farm"
effects = [{do = "choose", options = [
    {label = "mend the vaporators", effects = [{do = "gain_credits", amount = 4000}]},
    {label = "stay for supper", effects = [{do = "recover_character", amount = 2}]},
]}]
[[encounters.sections]]
where = "nal_hutta"
title = "Bog crossing"
effects = [{do = "combat", type = "ground", enemy = "bog beast", dice = 3, win = [], lose = []}]

[[ships]]
id = "night_tern"
name = "Night \\"Tern\\" {yacht}"
famous_name = "The Nightjar"
cost = 8000
hyperdrive = 6
ship_combat = 4
hull = 4
slots = {cargo = 1, crew = 2, mod = 1}
goal = {count = 1, event = "cargo_delivered", reward = [{do = "gain_fame", amount = 1}]}
flipped_ability = {trigger = "cargo_delivered", kind = "gain_credits", amount = 2000}
[[market]]
id = "ship_night_tern"
name = "Night Tern"
deck = "ships"
type = "ship"
cost = 8000
ship_sheet = "night_tern"
effects_on_buy = [{do = "gain_ship", sheet = "night_tern", side = "goal"}, {do = "remove_card_from_game"}]
"""
OTHER = PACK.replace("7000", "6000")
BROKEN = PACK.replace("gain_credits", "gain_money", 1)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "mine.toml"
    path.write_text(PACK, encoding="utf-8")
    return path


@cache
def packed(text: str = PACK) -> Game[Any]:
    return GAME.with_pack("mine.toml", text)


def some_moves(game: Game[Any], moves: int = 60, seed: int = 5) -> Position[OuterRimState]:
    position = game.start(2, seed)
    bot = make_bot("outer_rim", "random")
    for number in range(moves):
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, number))
    return position


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.starboard"
    path.write_text(some_moves(packed()).record, encoding="utf-8")
    return path


def with_packs() -> list[str]:
    return [game for game in installed().ids if parts_of(game).packs]


# The game.


def test_a_record_names_its_pack_and_is_replayed_with_it() -> None:
    game = packed()
    record = some_moves(game).record
    assert f'"pack":"{game.content.pack}"' in record and len(game.content.pack) == 12
    assert game.replay(record).record == record
    assert game.load(some_moves(game).dump()).record == record


@pytest.mark.parametrize(
    ("made", "read", "said"),
    [
        (packed, lambda: GAME, "content pack with checksum {sign}: add that pack with --pack FILE"),
        (packed, lambda: packed(OTHER), "with checksum {sign}, not {found}: add that pack"),
        (lambda: GAME, packed, "played without a content pack: leave out --pack"),
    ],
)
def test_nothing_else_reads_what_was_played_with_a_pack(made: Any, read: Any, said: str) -> None:
    game, other = made(), read()
    position = some_moves(game, 10)
    wanted = said.format(sign=game.content.pack, found=other.content.pack)
    with pytest.raises(BadRecord, match=wanted) as refused:
        other.replay(position.record)
    assert refused.value.line == 5
    with pytest.raises(StarboardError, match=wanted):
        other.load(position.dump())


def test_a_pack_changes_rewards_and_adds_cards_and_ships() -> None:
    of = packed().content
    assert of.scripts[of.cards[of.card["salvage"]].reward][0] == GainCredits(7000)
    assert of.card["enc_tatooine_nal_hutta_11"] in of.encounters[of.encounter_decks.index("tatooine_nal_hutta")]
    assert "night_tern" in of.sheet and "night_tern" not in GAME.content.sheet


def test_whole_games_with_a_pack_lose_nothing() -> None:
    game = packed()
    bot = make_bot("outer_rim", "greedy")
    position = game.start(2, 3, {"fame": 8})
    for number in range(4000):
        if position.ask is None:
            break
        position.play(bot.choose(position, position.ask.seat, number))
        assert not game.invariants(position.state)
    assert position.result is not None


def test_a_game_without_packs_refuses_one() -> None:
    with pytest.raises(BadSetup, match="no content packs for “harbour”"):
        harbour.GAME.with_pack("mine.toml", PACK)


# Names.


def test_only_names_that_the_box_has_not_are_laid_over() -> None:
    names = names_of_pack(packed().content)
    assert names["outer_rim-ship-night_tern"] == 'Night "Tern" {yacht}'
    assert names["outer_rim-card-night_tern"] == names["outer_rim-ship-night_tern"]  # where its ability is told
    assert names["outer_rim-ship-night_tern-famous"] == "The Nightjar"
    assert names["outer_rim-card-enc_tatooine_nal_hutta_11"] == "Moisture farm / Bog crossing"
    assert names["outer_rim-label-stay_for_supper"] == "stay for supper"
    assert names["outer_rim-enemy-bog_beast"] == "bog beast"
    assert not any("salvage" in key for key in names)
    assert names_of_pack(GAME.content) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_said_as_written_in_every_language(lang: str) -> None:
    words = Words(lang, names_of_pack(packed().content) | {"seat": "a \\ b"})
    assert words("outer_rim-ship-night_tern") == 'Night "Tern" {yacht}'
    assert words("seat") == "a \\ b"
    assert not Words(lang).has("outer_rim-ship-night_tern")


def test_everything_told_in_games_with_a_pack_has_words() -> None:
    game = packed()
    words = Words("uk", names_of_pack(game.content))
    bot = make_bot("outer_rim", "random")
    for seed in range(3):
        position = game.start(3, seed)
        for number in range(500):
            if position.ask is None:
                break
            for option in position.ask.options:
                words.say(option.label)
            for event in position.play(bot.choose(position, position.ask.seat, number)):
                words.say(event.message)


def test_components_carry_the_names() -> None:
    assert packed().components().names["outer_rim-ship-night_tern"] == 'Night "Tern" {yacht}'
    assert GAME.components().names == {}


# The commands.


@long
def test_a_game_in_the_terminal_is_saved_and_resumed_with_its_pack(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    given = ("--pack", str(file), "--seats", "2", "--seed", "3", "--bot", "random", "--save", str(saved))
    code, out = run("play", *given, lines=["1", "1", "1", "1", "r night_tern", "q"])
    assert code == 0 and f"--pack {file}" in out and 'Night "Tern" {yacht} (night_tern)' in out
    code, _ = run("play", "--resume", str(saved), "--pack", str(file), "--bot", "random", lines=["1", "q"])
    assert code == 0
    with pytest.raises(BadRecord, match="add that pack with --pack FILE"):
        run("play", "--resume", str(saved), lines=["q"])


def test_a_record_is_stepped_through_and_verified_with_its_pack(
    file: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = run("replay", str(record), "--no-input", "--pack", str(file))
    assert code == 0 and "Move 60 of 60" in out
    with pytest.raises(BadRecord, match="add that pack with --pack FILE"):
        run("replay", str(record), "--no-input")
    assert verify.run(parsed("verify", str(record), "--pack", str(file)), Terminal("en")) == 0
    assert "all 60 moves replayed" in capsys.readouterr().out


@long
def test_duels_are_played_with_the_pack_in_every_process(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ("duel", "outer_rim", "greedy", "greedy", "-n", "2", "--jobs", "2", "--pack", str(file), "--json")
    assert duel.run(parsed(*given), Terminal("en")) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2 and told["options"]["pack"] == packed().content.pack


def test_a_registry_is_sent_with_its_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    games = Registry(installed().points, {"outer_rim": PackFile("mine.toml", PACK)})
    again = pickle.loads(pickle.dumps(games))  # noqa: S301 - our own
    assert again.ids == games.ids
    assert again.game("outer_rim").content.pack == packed().content.pack
    assert again.game("outer_rim") is games.game("outer_rim") and again.game("carcassonne") is CARCASSONNE
    started: list[str] = []
    begin = OuterRim.begin

    def noted(game: OuterRim, seats: int, options: dict[str, Any]) -> OuterRimState:
        started.append(options.get("pack", ""))
        return begin(game, seats, options)

    monkeypatch.setattr(OuterRim, "begin", noted)
    Tournament("outer_rim", ("greedy", "greedy"), seed=1, among=again).play(0)
    assert started == [packed().content.pack]


def test_a_bench_measures_the_game_with_the_pack(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[Game[Any]] = []

    def stop(game: Game[Any], *_: object) -> None:
        measured.append(game)
        raise StarboardError("cli-error-no-undo")

    monkeypatch.setattr(bench, "measure", stop)
    with pytest.raises(StarboardError):
        bench.run(parsed("bench", "outer_rim", "--pack", str(file)), Terminal("en"))
    assert measured[0].content.pack == packed().content.pack


def test_a_server_has_the_game_with_the_pack(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Registry] = []

    def stop(config: object, games: Registry) -> None:
        made.append(games)
        raise StarboardError("cli-error-no-undo")

    monkeypatch.setattr(serve, "open_socket", lambda *_: socket.socket())
    monkeypatch.setattr(serve, "create_app", stop)
    assert serve.run(parsed("serve", "--pack", str(file), "--no-browser"), Terminal("en")) == 1
    assert made[0].game("outer_rim").content.pack == packed().content.pack
    assert made[0].ids == installed().ids


COMMANDS = [
    ("play", "outer_rim", "--all-bots"),
    ("replay", "RECORD", "--no-input"),
    ("verify", "RECORD"),
    ("bench", "outer_rim"),
    ("duel", "outer_rim", "random", "random", "-n", "1"),
    ("serve", "--no-browser"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_broken_pack_is_refused_with_file_entry_and_field(
    command: tuple[str, ...], file: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(BROKEN, encoding="utf-8")
    given = [str(record) if word == "RECORD" else word for word in command]
    with pytest.raises(SystemExit) as end:
        command_line.main([*given, "--pack", str(file), "--lang", "en"])
    assert end.value.code == 2
    told = capsys.readouterr()
    assert told.err == "mine.toml: card salvage: reward[0].do: unknown effect “gain_money”; did you mean “gain_fame”?\n"


@pytest.mark.parametrize(
    "command", [("play", "carcassonne"), ("bench", "server"), ("duel", "arcs", "random", "random")]
)
def test_a_pack_for_another_game_is_refused(
    command: tuple[str, ...], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        command_line.main([*command, "--pack", str(file), "--lang", "en"])
    assert end.value.code == 2
    said = "There are no content packs for “{game}”.\n"
    if command[1] in with_packs():
        said = "This content pack is for “outer_rim”, not for “{game}”.\n"
    assert capsys.readouterr().err == said.format(game=command[1])
