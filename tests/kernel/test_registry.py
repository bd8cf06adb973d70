"""Games are found by their entry points, and imported when they are wanted."""

from __future__ import annotations

import gc
import pickle
import sys
from importlib.metadata import EntryPoint
from weakref import ref

import pytest

import starboard
from kernel.harbour import GAME
from starboard import BadSetup, UnknownGame
from starboard.kernel.parts import PackFile
from starboard.kernel.registry import GROUP, ON_SHELF, PackMissing, Registry


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_game_of_another_package_is_found() -> None:
    registry = Registry([point("harbour", "kernel.harbour:GAME")])
    assert registry.ids == ["harbour"]
    assert registry.game("harbour") is GAME


def test_ids_are_in_order() -> None:
    assert Registry([point("b", "x:y"), point("c", "x:y"), point("a", "x:y")]).ids == ["a", "b", "c"]


def test_a_game_is_imported_only_when_it_is_wanted() -> None:
    registry = Registry([point("harbour", "no_such_module_anywhere:GAME")])
    assert registry.ids == ["harbour"]
    assert "no_such_module_anywhere" not in sys.modules
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        registry.game("harbour")


def test_an_unknown_game() -> None:
    registry = Registry([point("harbour", "kernel.harbour:GAME"), point("aaa", "x:y")])
    with pytest.raises(UnknownGame, match=r"There is no game “chess”\. Installed: aaa, harbour"):
        registry.game("chess")


@pytest.mark.parametrize("value", ["kernel.harbour:Harbour", "kernel.harbour:FLAGS", "kernel.harbour"])
def test_something_else_than_a_game(value: str) -> None:
    with pytest.raises(UnknownGame) as error:
        Registry([point("harbour", value)]).game("harbour")
    assert f"What is installed as “harbour” ({value}) is not a game with that id" in str(error.value)


def test_a_game_under_the_name_of_another() -> None:
    with pytest.raises(UnknownGame, match="is not a game with that id"):
        Registry([point("port", "kernel.harbour:GAME")]).game("port")


def test_the_front_door_knows_the_installed_games() -> None:
    assert "carcassonne" in starboard.game_ids()
    assert starboard.game("carcassonne").id == "carcassonne"
    with pytest.raises(UnknownGame, match="There is no game “chess”"):
        starboard.game("chess")


def test_a_pack_for_a_game_that_takes_none_is_refused() -> None:
    registry = Registry([point("harbour", "kernel.harbour:GAME")], {"harbour": PackFile("mine.toml", "")})
    with pytest.raises(BadSetup, match="There are no content packs for “harbour”"):
        registry.game("harbour")


def test_a_registry_is_sent_to_other_processes_whole() -> None:
    sent = pickle.dumps(Registry([point("harbour", "kernel.harbour:GAME")], {"x": PackFile("y", "z")}))
    registry = pickle.loads(sent)  # noqa: S301 - our own
    assert registry.game("harbour") is GAME and registry.packs == {"x": PackFile("y", "z")}


def with_name(name: str) -> str:
    return f"game = 'outer_rim'\nname = '{name}'\n"


def test_a_game_with_a_pack_is_learned_and_found_by_its_options() -> None:
    registry = Registry([point("outer_rim", "starboard.games.outer_rim.game:GAME")])
    game = registry.learn("outer_rim", with_name("Mine"))
    assert game.pack_sign and registry.game("outer_rim").pack_sign == ""
    assert registry.played_with("outer_rim", {"pack": game.pack_sign}) is game
    assert registry.played_with("outer_rim", {"fame": 10}) is registry.game("outer_rim")
    with pytest.raises(PackMissing, match="0123456789ab") as missing:
        registry.played_with("outer_rim", {"pack": "0123456789ab"})
    assert (missing.value.game_id, missing.value.sign) == ("outer_rim", "0123456789ab")
    again = pickle.loads(pickle.dumps(missing.value))  # noqa: S301 - workers send it home
    assert isinstance(again, PackMissing) and again.sign == "0123456789ab"


def test_only_some_packs_are_kept_and_nothing_holds_the_others() -> None:
    registry = Registry([point("outer_rim", "starboard.games.outer_rim.game:GAME")])
    first = registry.learn("outer_rim", with_name("First"))
    first.load(first.start(2, 1).dump())
    first.under(first.oldest)
    sign, gone = first.pack_sign, ref(first)
    for number in range(ON_SHELF):
        registry.learn("outer_rim", with_name(str(number)))
    with pytest.raises(PackMissing):
        registry.played_with("outer_rim", {"pack": sign})
    del first
    gc.collect()
    assert gone() is None and len(registry.shelf) == ON_SHELF


def test_a_registry_that_was_sent_has_the_packs_of_its_process() -> None:
    registry = Registry([point("outer_rim", "starboard.games.outer_rim.game:GAME")])
    sent = pickle.loads(pickle.dumps(registry))  # noqa: S301
    game = sent.learn("outer_rim", with_name("Sent"))
    assert pickle.loads(pickle.dumps(registry)).played_with("outer_rim", {"pack": game.pack_sign}) is game  # noqa: S301
    with pytest.raises(PackMissing):
        registry.played_with("outer_rim", {"pack": game.pack_sign})
