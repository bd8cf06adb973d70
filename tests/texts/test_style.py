"""What a program can see of a good sentence, on made-up texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from starboard.texts import LANGUAGES
from starboard.texts.check import glossary_problems, rule_problems, text_problems
from starboard.texts.style import (
    Check,
    Exceptional,
    apostrophe,
    count,
    ellipsis,
    exceptions,
    percent,
    quotes,
    readings,
    rules,
    style_problems,
    title,
    words,
)

NB = "\u00a0"
TITLE = title(["card"])


def pattern(text: str) -> ast.Pattern:
    entry = FluentParser().parse_entry(f"key = {text}\n")
    assert isinstance(entry, ast.Message) and entry.value is not None
    return entry.value


def test_every_variant_is_read_once_and_what_is_put_in_stands_in_braces() -> None:
    text = """{ $seat } takes { $n ->
        [one] a card
       *[other] { NUMBER($n) } cards{ $why ->
            [none] { "" }
           *[other] : { key } { -term }
        }
    }{ $end ->
       *[dot] .
    }"""
    assert readings(pattern(text)) == [
        "{$seat} takes a card.",
        "{$seat} takes {$n} cards.",
        "{$seat} takes {$n} cards: {key} {term}.",
    ]


@pytest.mark.parametrize(
    ("check", "lang", "reading", "problem"),
    [
        (apostrophe, "uk", "зв'язок", "“зв'язок”: the apostrophe is ’"),
        (apostrophe, "uk", "Імʼя", "“Імʼя”: the apostrophe is ’"),
        (quotes, "en", "the „card“", "„“: quotation marks are “ and ”, in turn"),
        (quotes, "en", 'the "card"', '"": quotation marks are “ and ”, in turn'),
        (quotes, "cs", "karta „X”", "„”: quotation marks are „ and “, in turn"),
        (quotes, "pl", "karta „X", "„: quotation marks are „ and ”, in turn"),
        (quotes, "uk", "карта „X”", "„”: quotation marks are « and », in turn"),
        (percent, "en", "95 % of it", "“95 % of it”: no space before %"),
        (percent, "uk", "{$rate} %", "“{$rate} %”: no space before %"),
        (percent, "pl", f"95{NB}%", f"“95{NB}%”: no space before %"),
        (percent, "cs", "95 %", "“95 %”: a no-break space before %"),
        (percent, "cs", "(95%)", "“(95%)”: a no-break space before %"),
        (ellipsis, "en", "Waiting …", "“Waiting …”: no space before …"),
        (ellipsis, "cs", f"Čekám{NB}…", f"“Čekám{NB}…”: no space before …"),
        (ellipsis, "pl", "Czekam...", "“Czekam...”: the ellipsis is …"),
        (words, "en", "Load the page anew.", "“anew”: again; a page is reloaded"),
        (words, "uk", "Скритність", "“Скритність”: потайність"),
        (words, "uk", "це – воно", "“–”: a dash between words is —"),
        (
            title(["card"]),
            "en",
            "{$seat} does {$card}.",
            "{$card}: the name of a card stands in quotation marks, “{$card}”",
        ),
        (
            title(["card"]),
            "uk",
            "{$card} не має ціни",
            "{$card}: the name of a card stands in quotation marks, «{$card}»",
        ),
        (TITLE, "pl", "„{$card} jest", "{$card}: the name of a card stands in quotation marks, „{$card}”"),
    ],
)
def test_a_problem_is_found_and_what_would_be_right_is_said(
    check: Check, lang: str, reading: str, problem: str
) -> None:
    assert list(check(lang, reading)) == [problem]


@pytest.mark.parametrize(
    ("check", "lang", "reading"),
    [
        (apostrophe, "en", "the player’s"),
        (apostrophe, "en", "“'” means taxed"),
        (quotes, "cs", "„a“ a „b“"),
        (quotes, "uk", "без лапок"),
        (percent, "cs", f"95{NB}%"),
        (percent, "cs", "95% interval"),
        (percent, "uk", "{$rate}%"),
        (ellipsis, "en", "Waiting…"),
        (ellipsis, "uk", "«place …»"),
        (words, "en", "Start again."),
        (TITLE, "en", "{$seat} does “{$card}”."),
        (TITLE, "cs", "{$seat} získává: {$card}."),
        (TITLE, "en", "{$card}"),
        (TITLE, "en", "{$card} (discard): nothing"),
        (TITLE, "uk", "{$seat}, {$card}: обери."),
        (TITLE, "en", "{$seat} is a name, not a card"),
    ],
)
def test_what_is_right_is_left_alone(check: Check, lang: str, reading: str) -> None:
    assert list(check(lang, reading)) == []


@pytest.mark.parametrize(
    ("lang", "reading", "nouns"),
    [
        ("en", "{$n} cards", ["cards"]),
        ("en", "{$n} left", []),
        ("en", "3 of {$n} cards", []),
        ("en", "{$name} cards", []),
        ("cs", f"{{$n}}{NB}karet", ["karet"]),
        ("cs", "karty: {$n}", []),
        ("cs", "{$n} z {$n} karet", []),
        ("pl", "{$n} kart i {$n} żetonów", ["kart", "żetonów"]),
        ("uk", "{$n} мс", []),
    ],
)
def test_a_number_before_a_noun_must_be_selected_on(lang: str, reading: str, nouns: list[str]) -> None:
    problems = list(count(set(), {"n"})(lang, reading))
    assert problems == [f"$n stands before “{noun}”: select on it, or put the number behind a colon" for noun in nouns]
    assert list(count({"n"}, {"n"})(lang, reading)) == []


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_count_of_one_text_is_a_count_in_all(tmp_path: Path) -> None:
    """So the number need not be declared anywhere: to select on it in one place is enough."""
    noun = {"en": "moves", "cs": "kroků", "pl": "kroków", "uk": "кроків"}
    for lang in LANGUAGES:
        forms = "".join(
            f"    [{form}] {{ $moves }}\n" for form in ("one", "few", "many") if form == "one" or lang != "en"
        )
        write(
            tmp_path, f"{lang}/game.ftl", f"a = {{ $moves }} {noun[lang]}\nb = {{ $moves ->\n{forms}   *[other] –\n}}\n"
        )
    assert [problem.partition(": a: ")[2] for problem in text_problems(tmp_path)] == [
        f"$moves stands before “{noun[lang]}”: select on it, or put the number behind a colon" for lang in LANGUAGES
    ]


def test_rules_and_glossaries_are_read_by_the_same_checks(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        text = "П'ять" if lang == "uk" else lang
        write(tmp_path, f"{lang}/game/rules.toml", f'title = "G"\n[areas]\nA = "A"\n[rules]\nXX-A-01 = "{text}"\n')
    write(tmp_path, "glossary/game.toml", '"term.five" = {en = "five", cs = "pět", pl = "pięć", uk = "п\'ять"}\n')
    assert list(rule_problems(tmp_path)) == ["uk/game/rules.toml: XX-A-01: “П'ять”: the apostrophe is ’"]
    assert list(glossary_problems(tmp_path)) == ["glossary/game.toml: term.five “п'ять”: the apostrophe is ’"]


def test_an_exception_excuses_its_keys_from_its_check_in_its_languages(tmp_path: Path) -> None:
    rows = '[[exceptions]]\ncheck = "apostrophe"\nlangs = ["en"]\nkeys = "shell-.*"\nreason = "typed"\n'
    write(tmp_path, "style.toml", rows)
    excused = exceptions(tmp_path)
    assert excused == [Exceptional("apostrophe", "shell-.*", "typed", ("en",))]
    assert list(style_problems("en", "shell-how", ["'x'"], excused)) == []
    assert len(list(style_problems("en", "shell-how", ['"'], excused))) == 1
    assert len(list(style_problems("uk", "shell-how", ["'x'"], excused))) == 1
    assert len(list(style_problems("en", "other", ["'x'"], excused))) == 1
    assert exceptions(tmp_path / "nothing") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_better_is_said_of_every_forbidden_word(lang: str) -> None:
    assert all(rules()[lang]["forbidden"].values())
