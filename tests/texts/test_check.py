"""Each kind of problem that texts can have is found, on made-up texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.texts import LANGUAGES
from starboard.texts.check import glossary_problems, main, rule_problems, text_problems

ENGLISH = """
brand = Carcassonne
count = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} of { $seat }
kind = { $kind ->
    [route] route
   *[planet] planet
}
turn = { $turn ->
    [0] not turned
   *[other] turned by { $turn }
}
setting = Teams
    .about = Two teams.
notation = { $x },{ $y }
"""
TRANSLATION = """
brand = Karkason
count = { $seat }: { $tiles ->
    [one] { $tiles } a
    [few] { $tiles } b
    [many] { $tiles } c
   *[other] { $tiles } d
}
kind = { $kind ->
    [route] cesta
   *[planet] planeta
}
turn = { $turn ->
    [0] přímo
   *[other] otočeno o { $turn }
}
setting = Týmy
    .about = Dva týmy.
notation = { $x },{ $y }
"""
RULES = """
title = "Game"
[areas]
TURN = "Turn"
[rules]
XX-TURN-01 = "One."
XX-TURN-02 = "As XX-TURN-01."
"""


def write(folder: Path, lang: str, text: str, name: str = "game.ftl") -> None:
    path = folder / lang / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Made-up texts without a problem."""
    for lang in LANGUAGES:
        write(tmp_path, lang, ENGLISH if lang == "en" else TRANSLATION)
        write(tmp_path, lang, RULES, "game/rules.toml")
    write(
        tmp_path, "glossary", '"term.tile" = {en = "tile", cs = "destička", pl = "płytka", uk = "плитка"}', "game.toml"
    )
    return tmp_path


def one(problems: list[str]) -> str:
    (problem,) = problems
    return problem


def problem_of(folder: Path, old: str, new: str, lang: str = "cs") -> str:
    """The one problem that a change to the texts of one language makes."""
    text = (folder / lang / "game.ftl").read_text(encoding="utf-8")
    assert text.count(old) == 1, "the change must hit once"
    write(folder, lang, text.replace(old, new))
    return one(list(text_problems(folder)))


def test_texts_without_a_problem_are_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(folder) == 0
    assert capsys.readouterr().out == ("4 languages, in each 7 texts, 2 rules and 1 words of the glossary: all whole\n")


def test_each_problem_is_a_line_and_the_exit_code_is_1(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "cs", "notation = { $x },{ $y }\n")
    assert main(folder) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6 and all(line.startswith("cs: ") and "is missing" in line for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("brand = Karkason\n", "", "cs: brand is missing (en/game.ftl:2)"),
        ("brand = Karkason", "brand = Karkason\nbrend = Karkason", "cs/game.ftl:3: brend: English does not have it"),
        ("    .about = Dva týmy.\n", "", "cs: setting.about is missing (en/game.ftl:15)"),
        (".about", ".about = x\n    .abuot", "cs/game.ftl:17: setting.abuot: English does not have it"),
        ("{ $seat }: ", "", "cs/game.ftl:3: count: it does not use $seat"),
        ("Karkason", "Karkason { $seat }", "cs/game.ftl:2: brand: it uses $seat, which English does not"),
        ("brand = Karkason", "brand = Carcassonne", "cs/game.ftl:2: brand: it is not translated"),
        ("Dva týmy.", "Two teams.", "cs/game.ftl:17: setting.about: it is not translated"),
        ("    [route] cesta\n", "", "cs/game.ftl:9: kind: $kind lacks [route]"),
        (
            "[route] cesta",
            "[route] cesta\n [rout] trasa",
            "cs/game.ftl:9: kind: $kind has [rout], which English does not",
        ),
        ("    [0] přímo\n", "", "cs/game.ftl:13: turn: $turn lacks [0]"),
        ("    [few] { $tiles } b\n", "", "cs/game.ftl:3: count: the count $tiles lacks [few]"),
        (
            "[few]",
            "[two] x\n    [few]",
            "cs/game.ftl:3: count: the count $tiles has [two], which this language never uses",
        ),
        ("Karkason", "{ kind } { -term }", "cs/game.ftl:2: brand: it puts in -term, which is missing"),
    ],
)
def test_a_problem_of_a_text_is_found(folder: Path, old: str, new: str, problem: str) -> None:
    assert problem_of(folder, old, new) == problem


def test_a_word_that_is_printed_instead_of_selected_on_is_found(folder: Path) -> None:
    old = "{ $kind ->\n    [route] cesta\n   *[planet] planeta\n}"
    assert "does not tell [planet], [route] of $kind apart" in problem_of(folder, old, "{ $kind }")


def test_text_that_is_not_fluent_is_found(folder: Path) -> None:
    write(folder, "pl", "broken = { $x\n", "other.ftl")
    assert one(list(text_problems(folder))).startswith("pl/other.ftl:1: not Fluent: ")


@pytest.mark.parametrize("name", ["game.ftl", "other.ftl"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_key_that_is_there_twice_is_found(folder: Path, lang: str, name: str) -> None:
    text = (folder / lang / name).read_text(encoding="utf-8") if name == "game.ftl" else ""
    write(folder, lang, text + "brand = B\n", name)
    problem = one(list(text_problems(folder)))
    assert problem.startswith(f"{lang}/{name}:") and problem.endswith(f": brand is already at {lang}/game.ftl:2")


@pytest.mark.parametrize(
    ("lang", "needed", "free"),
    [("cs", "one few other", "many"), ("pl", "one few many", "other"), ("uk", "one few many", "other")],
)
def test_a_count_has_the_plurals_of_the_language(folder: Path, lang: str, needed: str, free: str) -> None:
    """Those needed do; without one of them, or with the free one instead, it is a problem."""

    def count(categories: list[str]) -> list[str]:
        variants = [f"    [{category}] {{ $tiles }} x\n" for category in categories]
        variants[-1] = variants[-1].replace("    [", "   *[")
        old = TRANSLATION[TRANSLATION.index("    [one]") : TRANSLATION.index("}\nkind")]
        write(folder, lang, TRANSLATION.replace(old, "".join(variants)))
        return list(text_problems(folder))

    assert count(needed.split()) == []
    for category in needed.split():
        rest = [other for other in needed.split() if other != category]
        assert one(count([*rest, free])).endswith(f"the count $tiles lacks [{category}]")


def test_a_count_of_english_needs_plurals_even_where_a_translation_has_none(folder: Path) -> None:
    old = TRANSLATION[TRANSLATION.index("    [one]") : TRANSLATION.index("   *[other] { $tiles } d")]
    assert problem_of(folder, old, "", "pl").endswith("the count $tiles lacks [few], [many], [one]")


def test_a_translation_may_do_without_a_count(folder: Path) -> None:
    old = TRANSLATION[TRANSLATION.index("{ $tiles ->") : TRANSLATION.index("\nkind")]
    write(folder, "cs", TRANSLATION.replace(old, "počet: { $tiles }"))
    assert list(text_problems(folder)) == []


def test_the_singular_of_21_prints_its_number(folder: Path) -> None:
    assert "must print the number" in problem_of(folder, "[one] { $tiles } a", "[one] одна", "uk")


def rule_problem(folder: Path, old: str, new: str, lang: str = "cs") -> list[str]:
    assert old in RULES
    write(folder, lang, RULES.replace(old, new), "game/rules.toml")
    return list(rule_problems(folder))


SECOND = 'XX-TURN-02 = "As XX-TURN-01."\n'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('title = "Game"', 'title = ""', "it has no title"),
        ('TURN = "Turn"\n', "", "[areas] lacks TURN"),
        (SECOND, "", "[rules] lacks XX-TURN-02"),
        (SECOND, SECOND + 'XX-TURN-03 = "Three."', "[rules] has XX-TURN-03, which English does not"),
        (SECOND, SECOND + '[examples]\nXX-EX-01 = "E."', "[examples] has XX-EX-01, which English does not"),
        ('"One."', '" "', "XX-TURN-01 has no text"),
        ("As XX-TURN-01", "As XX-TURN-07", "XX-TURN-02 mentions XX-TURN-07, which is no rule"),
        (
            'XX-TURN-01 = "One."\n' + SECOND,
            SECOND + 'XX-TURN-01 = "One."\n',
            "[rules] is in another order than English, from XX-TURN-02 on",
        ),
    ],
)
def test_a_problem_of_a_rule_is_found(folder: Path, old: str, new: str, problem: str) -> None:
    assert one(rule_problem(folder, old, new)) == f"cs/game/rules.toml: {problem}"


def test_texts_that_are_listed_may_stay_the_same(folder: Path) -> None:
    (folder / "same.toml").write_text("same = ['game-space-[a-z]+']\n", encoding="utf-8")
    for lang in LANGUAGES:
        text = (folder / lang / "game.ftl").read_text(encoding="utf-8")
        write(folder, lang, f"{text}\ngame-space-naboo = Naboo\ngame-card-one = Loyal Engineers\n")
    assert [problem.partition(": ")[2] for problem in text_problems(folder)] == [
        "game-card-one: it is not translated"
    ] * 3


def test_another_package_may_put_in_our_texts_but_not_say_them_again(folder: Path) -> None:
    for lang, words in zip(LANGUAGES, ("Here:", "Zde:", "Tu:", "Тут:"), strict=True):
        write(folder, lang, f"game-here = {words} {{ carcassonne }}\n", "game/game.ftl")
    assert list(text_problems(folder)) == []
    for lang in LANGUAGES:
        write(folder, lang, "carcassonne = Carcassonne\n", "game/about.ftl")
    first, *_ = text_problems(folder)
    assert first == "en/game/about.ftl:1: carcassonne: Starboard says it already"


def test_a_folder_without_texts_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == f"{tmp_path} has no folder en\n"


def test_english_rules_are_checked_too(folder: Path) -> None:
    problem = one(rule_problem(folder, "As XX-TURN-01", "As XX-TURN-07", "en"))
    assert problem == "en/game/rules.toml: XX-TURN-02 mentions XX-TURN-07, which is no rule"


def test_rules_that_cannot_be_read_are_found(folder: Path) -> None:
    (folder / "uk" / "game" / "rules.toml").unlink()
    write(folder, "pl", "title = ", "game/rules.toml")
    missing, broken = sorted(rule_problems(folder), reverse=True)
    assert missing.startswith("uk/game/rules.toml: ") and broken.startswith("pl/game/rules.toml: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_missing_from_the_glossary_is_found(folder: Path, lang: str) -> None:
    row = ", ".join(f'{other} = "x"' for other in LANGUAGES if other != lang)
    write(folder, "glossary", f'"term.tile" = {{{row}}}\n"term.die" = {{{row}, {lang} = ""}}\n', "game.toml")
    assert list(glossary_problems(folder)) == [
        f"glossary/game.toml: term.tile has no word in {lang}",
        f"glossary/game.toml: term.die has no word in {lang}",
    ]


def test_every_language_has_the_examples_and_ambiguities_of_english(folder: Path) -> None:
    write(folder, "en", RULES + '[examples]\nXX-EX-01 = "E."\n[basis]\nXX-TURN-01 = "R"\n', "game/rules.toml")
    found = [problem for problem in rule_problems(folder) if "XX-EX-01" in problem]
    assert found == [f"{lang}/game/rules.toml: [examples] lacks XX-EX-01" for lang in ("cs", "pl", "uk")]
