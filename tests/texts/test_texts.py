"""The real texts: all there in four languages, with the words of the glossary, and said as they should be."""

from __future__ import annotations

import re
import tomllib

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast, parse

import starboard
from marks import long
from starboard.kernel.message import Message
from starboard.texts import LANGUAGES, Words, check, words
from starboard.texts.catalogue import catalogue
from starboard.texts.check import HERE, SOURCE, Text, main, nodes
from starboard.texts.folders import common_files, game_files
from starboard.texts.style import QUOTES, exceptions
from texts.reading import language

GLOSSARY = tomllib.loads((HERE / "glossary" / "carcassonne.toml").read_text(encoding="utf-8"))

# Message, the argument it selects on, the value, and the term it is the word for.
TERMS = [
    *(("colour", "colour", colour, f"colour.{colour}") for colour in ("red", "green", "black", "white", "orange")),
    ("faction", "faction", "rebel", "faction.rebel"),
    ("faction", "faction", "empire", "faction.empire"),
    ("faction", "faction", "bounty_hunter", "faction.bountyHunter"),
    ("kind", "kind", "route", "obj.route"),
    ("kind", "kind", "asteroid", "obj.asteroid"),
    ("kind", "kind", "planet", "obj.planet"),
    ("kind", "kind", "space", "term.freeSpace"),
    ("role", "kind", "route", "role.merchant"),
    ("role", "kind", "asteroid", "role.explorer"),
    ("role", "kind", "planet", "role.conqueror"),
    ("size", "size", "small", "term.smallFigure"),
    ("size", "size", "large", "term.largeFigure"),
    *(("step", "step", step, f"step.{step}") for step in ("tile", "figure", "fight", "score")),
]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def first_form(word: str) -> str:
    """Of `a, b` and of `a (b)`: a."""
    return re.split(r", | \(", word)[0].casefold()


def plain(text: Text) -> str:
    """The words of a text, all variants one after another, without what is put in."""
    return "".join(node.value for node in nodes(text.pattern) if isinstance(node, ast.TextElement))


@pytest.fixture(scope="module")
def texts() -> dict[str, dict[str, Text]]:
    """Of every language, by name."""
    return {lang: language(lang).texts for lang in LANGUAGES}


@long
def test_the_texts_have_no_problem(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "read_language", lambda folder, lang: language(lang))
    failed = main()
    told = capsys.readouterr().out
    assert failed == 0, told
    assert told.count("\n") == 1


def test_only_texts_that_are_there_may_stay_the_same(texts: dict[str, dict[str, Text]]) -> None:
    for pattern in tomllib.loads((HERE / "same.toml").read_text(encoding="utf-8"))["same"]:
        assert any(re.fullmatch(pattern, key) for key in texts[SOURCE]), pattern


def test_only_texts_that_would_fail_are_excused_and_for_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    excused = exceptions(HERE)
    monkeypatch.setattr(check, "read_language", lambda folder, lang: language(lang))
    monkeypatch.setattr(check, "exceptions", lambda folder: [])
    failing = [re.match(r"(\w+)/\S+ (\S+): ", problem) for problem in check.text_problems(HERE)]
    found = {found.groups() for found in failing if found}
    for one in excused:
        assert one.reason and any(one.excuses(one.check, lang, key) for lang, key in found), one


@every_language
def test_words_are_those_of_the_glossary(lang: str) -> None:
    for message, argument, value, term in TERMS:
        said = words(lang)(f"carcassonne-{message}", **{argument: value})
        assert said.casefold() == first_form(GLOSSARY[term][lang])


@every_language
def test_colours_serve_as_names_and_are_capitalised(lang: str) -> None:
    assert words(lang)("carcassonne-colour", colour="red")[0].isupper()


@every_language
def test_notation_and_keys_to_type_are_not_translated(lang: str, texts: dict[str, dict[str, Text]]) -> None:
    """What English puts in quotation marks is typed as it is, unless it names what to fill in (“s FILE”).

    Not so in the browser, where nothing is typed: there it is what stands on a button; nor in a story, where somebody
    says it.
    """
    english, translated = texts[SOURCE], texts[lang]
    typing = (name for name in english.keys() & translated.keys() if not re.match("web-|[a-z_]+-story-", name))
    for name in typing:
        for typed in re.findall("“([^“”]+)”", plain(english[name])):
            quoted = f"{QUOTES[lang][0]}{typed}{QUOTES[lang][1]}"
            assert re.search("[A-Z]{3}", typed) or quoted in plain(translated[name]), name


@long
@every_language
def test_a_message_is_the_same_whether_it_is_parsed_alone_or_with_its_file(lang: str) -> None:
    """Check it of all messages, for `Words` finds out by itself where each begins and ends."""
    said, whole = Words(lang), FluentBundle([lang], use_isolating=False)
    files = [file for file in [*common_files(lang), *game_files(lang)] if not file.name.startswith("web")]
    for file in files:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                whole.add_resource(ast.Resource([entry]))
    assert said.story("no-such-key") == ""  # stories are read, too
    for key in whole._messages:
        assert said.has(key)
        said._parse(key)
        assert said._bundle._messages[key].equals(whole._messages[key]), key


@every_language
def test_every_language_loads(lang: str) -> None:
    w = Words(lang)
    assert w.lang == lang
    assert w.has("seat") and not w.has("no-such-key")
    assert words(lang) is words(lang)


def test_an_unknown_language_is_loud() -> None:
    with pytest.raises(LookupError, match="no language 'de'; there are en, cs, pl, uk"):
        words("de")


@every_language
def test_a_missing_key_is_loud(lang: str) -> None:
    with pytest.raises(LookupError):
        words(lang)("no-such-key")


@every_language
def test_a_missing_argument_is_loud(lang: str) -> None:
    with pytest.raises(LookupError, match=f"{lang}: why-not-your-turn"):
        words(lang)("why-not-your-turn")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Leia wins the fight."),
        ("cs", "Leia vítězí v boji."),
        ("pl", "Leia wygrywa walkę."),
        ("uk", "Leia перемагає в бою."),
    ],
)
def test_messages_within_messages_are_said_and_seats_have_names(lang: str, said: str) -> None:
    message = Message("carcassonne-event-won", {"side": Message("carcassonne-side-player", {"seat": 1})})
    assert words(lang).say(message, ["Han", "Leia"]) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Seat 1"), ("cs", "Hráč 1"), ("pl", "Gracz 1"), ("uk", "Гравець 1")],
)
def test_a_seat_without_a_name_has_its_number(lang: str, said: str) -> None:
    assert words(lang).seat(0) == said
    assert words(lang).say(Message("why-not-your-turn", {"seat": 0})) != words(lang)("why-not-your-turn", seat="0")
    assert said in words(lang).say(Message("why-not-your-turn", {"seat": 0}))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 point", "2 points", "5 points", "21 points", "22 points"]),
        ("cs", ["1 bod", "2 body", "5 bodů", "21 bodů", "22 bodů"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]),
        ("uk", ["1 очко", "2 очки", "5 очок", "21 очко", "22 очки"]),
    ],
)
def test_numbers_take_the_plural_of_the_language(lang: str, said: list[str]) -> None:
    for points, expected in zip((1, 2, 5, 21, 22), said, strict=True):
        assert f" {expected} " in words(lang)("carcassonne-event-lost", side="X", points=points)


@every_language
def test_zero_symbols_has_its_own_words(lang: str) -> None:
    said = words(lang)("carcassonne-event-scored", side="X", kind="route", tiles=3, symbols=0, points=3)
    assert "0" not in said and said.endswith("+3.")


@every_language
@pytest.mark.parametrize("game_id", starboard.game_ids())
def test_all_options_of_a_game_have_a_name_and_a_line_about_them(lang: str, game_id: str) -> None:
    texts = language(lang).texts
    for name in starboard.game(game_id).options:
        assert {f"{game_id}-setting-{name}", f"{game_id}-setting-{name}.about"} <= texts.keys()


def test_rules_are_found_by_the_apostrophe_of_a_keyboard() -> None:
    found = catalogue("arcs", "en").search("owner's")
    assert found and found == catalogue("arcs", "en").search("owner’s")
