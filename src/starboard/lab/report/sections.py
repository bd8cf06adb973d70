"""Writes the sections: who wins, how long it takes, where points come from, what is worth taking, how dice fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt

from starboard.lab.chart import Bar
from starboard.lab.report import figures
from starboard.lab.report.counts import Halves, Rate
from starboard.lab.report.figures import Curve, Pair
from starboard.lab.report.html import Html, tag
from starboard.lab.report.teller import SURE, Table, Teller, dice_tests, figure, middle, section, unequal
from starboard.lab.statistics import SELDOM
from starboard.lab.study.base import DEED, POINTS

MOST = 16  # bars in a chart; the table has all
USUAL = 0.9  # of the games: what is the same in so many is told in a word


def all_sections(teller: Teller) -> Iterator[Html]:
    w = teller.w
    yield section(w("report-who"), *who_wins(teller))
    yield section(w("report-length"), *lengths(teller), *endings(teller))
    yield section(w("report-points"), *points(teller), *course(teller), *deeds(teller))
    yield section(w("report-things"), *things(teller), note=w("report-things-note"))
    yield section(w("report-dice"), *dice(teller))


# At the top


def key_figures(teller: Teller) -> Html:
    w, counts = teller.w, teller.counts
    shown = [
        (w("report-key-games"), teller.whole(counts.games)),
        (teller.own("report-key-length"), teller.whole(middle(counts.lengths["rounds"]))),
        (w("report-key-decisions"), teller.whole(middle(counts.lengths["decisions"]))),
    ]
    if counts.scores["winners"]:
        shown.append((w("report-key-score"), teller.whole(middle(counts.scores["winners"]))))
    if counts.margins:
        shown.append((w("report-key-margin"), teller.whole(middle(counts.margins))))
    pairs = [tag("div", tag("dt", name), tag("dd", value)) for name, value in shown]
    return tag("dl", *pairs, class_="figures")


def in_short(teller: Teller) -> Iterator[str]:
    """Answer what a designer would ask first, one sentence each."""
    w, counts = teller.w, teller.counts
    if teller.is_known_fair():
        p = unequal(counts.rates["order"])
        best = max(counts.rates["order"].items(), key=lambda one: one[1].rate)
        yield w(
            "report-short-order",
            clear="yes" if p < SURE else "no",
            who=teller.called("order", best[0]),
            rate=teller.percent(best[1].rate),
            fair=teller.percent(teller.fair),
            p=teller.chance(p),
        )
    for kind in counts.study.people:
        yield from short_people(teller, kind)
    rounds = counts.lengths["rounds"]
    low, high = middle(rounds, 0.25), middle(rounds, 0.75)
    if low != high:
        yield teller.own("report-short-length", low=low, high=high)
    half = counts.moments[5].leader
    if half.games and teller.is_known_fair():
        low_rate, high_rate = map(teller.percent, half.interval)
        rate, games = teller.percent(half.rate), teller.whole(half.games)
        yield w("report-short-leader", rate=rate, low=low_rate, high=high_rate, games=games)
    sources = counts.tallies[POINTS]
    total = sum(one.winners + one.others for one in sources.values())
    if total > 0:
        name, most = max(sources.items(), key=lambda one: one[1].winners + one[1].others)
        share = teller.round_percent((most.winners + most.others) / total)
        yield w("report-short-source", source=teller.called(POINTS, name), share=share)
    tests = dice_tests(counts)
    if tests:
        # Each of several tests must be the stricter, for one of them goes far by chance the sooner.
        worst = min(p for _, p in tests.values())
        yield w("report-short-dice", fair="yes" if worst >= SURE / len(tests) else "no", p=teller.chance(worst))


def short_people(teller: Teller, kind: str) -> Iterator[str]:
    rates = {name: rate for name, rate in teller.counts.rates[kind].items() if rate.games >= SELDOM}
    if len(rates) < 2 or not teller.is_known_fair():
        return
    ranked = sorted(rates.items(), key=lambda one: one[1].rate)
    (worst, low), (best, high) = ranked[0], ranked[-1]
    yield teller.w(
        "report-short-people",
        clear="yes" if unequal(rates) < SURE else "no",
        kind=kind,
        best=teller.called(kind, best),
        high=teller.percent(high.rate),
        worst=teller.called(kind, worst),
        low=teller.percent(low.rate),
    )


# Who wins


def who_wins(teller: Teller) -> Iterator[Html]:
    w, counts = teller.w, teller.counts
    kinds = ["seat", "order", *counts.study.people]
    if list(counts.rates["seat"].values()) == list(counts.rates["order"].values()):
        kinds.remove("seat")  # the first seat always begins
    if len(set(counts.run.manifest.bots)) > 1:
        kinds.insert(0, "bot")
    for kind in kinds:
        rates, notes = counts.rates[kind], []
        if kind in counts.study.people:
            rates, seldom = often_seen(rates)
            notes = [w("report-things-seldom", things=seldom, games=SELDOM)] if seldom else []
        if not rates or (len(rates) < 2 and kind != "bot"):
            continue
        listed = sorted(rates.items())
        if kind not in ("seat", "order"):
            listed.sort(key=lambda one: (-one[1].rate, one[0]))
        p = unequal(rates)
        note = w("report-unequal", clear="yes" if p < SURE else "no", p=teller.chance(p))
        yield rates_figure(teller, w("report-by", kind=kind), w("report-kind", kind=kind), kind, listed, note, *notes)


def often_seen(rates: dict[str, Rate]) -> tuple[dict[str, Rate], int]:
    """Leave out what came up in too few games, and count it; where all did, nothing is left out."""
    often = {name: rate for name, rate in rates.items() if rate.games >= SELDOM}
    return (often, len(rates) - len(often)) if often else (rates, 0)


def rates_figure(
    teller: Teller, title: str, heading: str, kind: str, rates: Sequence[tuple[str, Rate]], *notes: str
) -> Html:
    w = teller.w
    rows = [teller.bar(kind, name, rate) for name, rate in drawn(rates)]
    about = w("report-about-rates")
    mark = teller.fair if teller.is_known_fair() else None
    chart = figures.bars(title, about, rows, teller.ticks(rows), mark)
    return figure(title, chart, teller.rate_table(heading, kind, rates), w, *notes)


def drawn(rates: Sequence[tuple[str, Rate]]) -> list[tuple[str, Rate]]:
    """Pick, of many, those at both ends."""
    if len(rates) <= MOST:
        return list(rates)
    return [*rates[: MOST // 2], *rates[-(MOST // 2) :]]


# How long it takes, and why it ends


def lengths(teller: Teller) -> Iterator[Html]:
    w, counts = teller.w, teller.counts
    for kind in ("rounds", "turns", "decisions"):
        values = counts.lengths[kind]
        if max(values.values()) < USUAL * counts.games:
            title, heading = teller.own(f"report-length-{kind}"), teller.own(f"report-unit-{kind}")
            yield histogram(teller, title, heading, values)
    if len(counts.margins) > 1:
        yield histogram(teller, w("report-margin"), w("report-points-unit"), counts.margins)
    if len(counts.scores["winners"]) > 1:
        yield histogram(teller, w("report-score"), w("report-points-unit"), counts.scores["winners"])


def histogram(teller: Teller, title: str, heading: str, values: Counter[int]) -> Html:
    w, total = teller.w, values.total()
    columns = figures.columns_of(values)
    half = middle(values)
    said = w("report-half", value=teller.whole(half))
    about = w("report-about-histogram", low=min(values), high=max(values), middle=half)
    most = teller.round_percent(max(column.count for column in columns) / total)
    chart = figures.histogram(title, about, columns, most, (half, said))
    rows = [[one.name, teller.whole(one.count), teller.percent(one.count / total)] for one in columns]
    return figure(title, chart, Table([heading, w("report-games"), w("report-part")], rows), w)


def endings(teller: Teller) -> Iterator[Html]:
    w, counts = teller.w, teller.counts
    rows, listed = [], []
    for name, count in counts.endings.most_common():
        part = Rate(count, counts.games)
        low, high = part.interval
        said = teller.called("ending", name)
        rows.append(Bar(said, part.rate, low, high, teller.percent(part.rate)))
        listed.append([said, teller.whole(count), teller.percent(part.rate)])
    ticks = [(part / 2, teller.round_percent(part / 2)) for part in range(3)]
    chart = figures.bars(w("report-ending"), w("report-about-endings"), rows, ticks, None)
    table = Table([w("report-ending"), w("report-games"), w("report-part")], listed)
    yield figure(w("report-ending"), chart, table, w)


# Points and deeds


def points(teller: Teller) -> Iterator[Html]:
    sources = teller.counts.tallies[POINTS]
    if sources:
        yield halves(teller, teller.w("report-sources"), POINTS, sources)


def deeds(teller: Teller) -> Iterator[Html]:
    done = teller.counts.tallies[DEED]
    if done:
        yield halves(teller, teller.w("report-deeds-done"), DEED, done)


def halves(teller: Teller, title: str, kind: str, found: dict[str, Halves]) -> Html:
    """Show what winners and others had of each, on average."""
    w, counts = teller.w, teller.counts
    rows = []
    for name, one in found.items():
        winners = one.winners / max(1e-9, counts.seatings.winners)
        others = one.others / max(1e-9, counts.seatings.others)
        label = f"{teller.mean(winners)} · {teller.mean(others)}"
        rows.append(Pair(teller.called(kind, name), winners, others, label))
    rows.sort(key=lambda row: -max(row.winners, row.others))
    end = figures.nice_end(max(max(row.winners, row.others) for row in rows))
    ticks = [(end * part / 2, teller.number(end * part / 2)) for part in range(3)]
    chart = figures.pairs(title, w("report-about-halves"), rows, ticks)
    listed = [[row.name, teller.mean(row.winners), teller.mean(row.others)] for row in rows]
    table = Table([w("report-kind", kind=kind), w("report-winners"), w("report-others")], listed)
    return figure(title, Html(legend(teller) + chart), table, w, w("report-halves-note"))


def legend(teller: Teller) -> Html:
    shown = []
    for name in ("winners", "others"):
        swatch = tag("svg", tag("rect", width=14, height=10, class_=name), width=14, height=10, aria_hidden="true")
        shown.append(tag("span", swatch, teller.w(f"report-{name}")))
    return tag("div", *shown, class_="legend")


def course(teller: Teller) -> Iterator[Html]:
    """Show the course of a game, from the first turn to the last."""
    w, moments = teller.w, teller.counts.moments
    if not all(moment.leader.games for moment in moments) or not teller.is_known_fair():
        return
    tenths = [w("report-tenth", rate=teller.round_percent(part / len(moments))) for part in range(len(moments))]
    across = [tenths[0], tenths[5], tenths[-1]]
    winners = [one.points.winners / max(1e-9, one.seen.winners) for one in moments]
    others = [one.points.others / max(1e-9, one.seen.others) for one in moments]
    end = figures.nice_end(max(*winners, *others))
    ticks = [(end * part / 2, teller.number(end * part / 2)) for part in range(3)]
    lines = [Curve(w("report-others"), "others", others), Curve(w("report-winners"), "winners", winners)]
    title = w("report-course")
    chart = figures.curves(title, w("report-about-course"), lines, ticks, across)
    rows = [[name, *map(teller.mean, pair)] for name, *pair in zip(tenths, winners, others, strict=True)]
    table = Table([w("report-when"), w("report-winners"), w("report-others")], rows)
    yield figure(title, Html(legend(teller) + chart), table, w)
    rates = [moment.leader.rate for moment in moments]
    quarters = [(part / 4, teller.round_percent(part / 4)) for part in range(5)]
    title = w("report-leader")
    chart = figures.curves(title, w("report-about-leader"), [Curve(title, "leader", rates)], quarters, across)
    rows = [[name, teller.percent(rate)] for name, rate in zip(tenths, rates, strict=True)]
    yield figure(title, chart, Table([w("report-when"), w("report-won")], rows), w, w("report-leader-note"))


# What is taken, and what falls


def things(teller: Teller) -> Iterator[Html]:
    w, counts = teller.w, teller.counts
    for kind in counts.study.things:
        often, seldom = often_seen(counts.things[kind])
        ranked = sorted(often.items(), key=lambda one: (-one[1].rate, one[0]))
        if ranked:
            notes = []
            if len(ranked) > MOST:
                notes.append(w("report-things-ends", drawn=MOST, all=len(ranked)))
            if seldom:
                notes.append(w("report-things-seldom", things=seldom, games=SELDOM))
            title = w("report-by-thing", kind=kind)
            yield rates_figure(teller, title, w("report-kind", kind=kind), kind, ranked, *notes)


def dice(teller: Teller) -> Iterator[Html]:
    w, counts = teller.w, teller.counts
    for kind, (far, p) in dice_tests(counts).items():
        sides, rolled = counts.study.dice[kind], counts.dice[kind]
        total, all_sides = rolled.total(), sum(sides.values())
        rows, listed = [], []
        for face, on in sides.items():
            part, due = rolled[face] / total, on / all_sides
            reach = 1.96 * sqrt(due * (1 - due) / total)
            said = teller.called(kind, face)
            rows.append(Bar(said, part, due - reach, due + reach, teller.percent(part)))
            listed.append([said, teller.whole(rolled[face]), teller.percent(part), teller.percent(due)])
        title = w("report-kind", kind=kind)
        chart = figures.bars(title, w("report-about-dice"), rows, teller.ticks(rows), None)
        headings = [w("report-face"), w("report-rolled"), w("report-part"), w("report-due")]
        verdict = w("report-fair", fair="yes" if p >= SURE else "no", p=teller.chance(p))
        test = w("report-dice-test", dice=total, far=teller.number(far), free=len(sides) - 1)
        yield figure(title, chart, Table(headings, listed), w, verdict, test, w("report-dice-note"))
