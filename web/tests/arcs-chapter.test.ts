import { expect, it, vi } from 'vitest'
import type { DeedTold } from '../src/lib/told'
import type { ArcsEvent } from '../src/lib/protocol'
import type { Beat, Telling } from '../src/table/stage.svelte'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const { chapterMissed, chapterShown, lastEnd } = await import('../src/boards/arcs/chapter')
type ArcsView = import('../src/boards/arcs/view').ArcsView

const entry = (n: number, seat: number, ...events: ArcsEvent[]): DeedTold => ({
  n,
  at: n,
  do: 'move',
  details: { seat },
  events: events.map((one) => ({ ...one, say: { key: one.is } })),
})
const dealt = { is: 'dealt', facts: { seat: 0, count: 6, chapter: 1, cards: [] } } as unknown as ArcsEvent
type Ambition = (ArcsEvent & { is: 'scored' })['facts']['ambition']
const scored = (ambition: Ambition): ArcsEvent => ({ is: 'scored', facts: { ambition, total: 7 } })
const power = (seat: number, gained: number, ambition: Ambition, total: number): ArcsEvent => ({
  is: 'power',
  facts: { seat, power: gained, ambition, total },
})
const CLEANED: ArcsEvent = { is: 'cleaned', facts: { flipped: 1 } }

const marker = (first: number, flipped: boolean, ambition: string | null) => ({ first, second: 2, flipped, ambition })
const view = (powers: number[], chapter: number, flipped: boolean): ArcsView =>
  ({
    chapter,
    chapters: 5,
    power_to_end: 30,
    seats: powers.map((own, seat) => ({
      power: own,
      trophies: seat === 1 ? [[0, 'ship', 3]] : [],
      captives: [[0, 2]],
    })),
    markers: [marker(flipped ? 9 : 5, flipped, flipped ? null : 'warlord'), marker(3, false, null)],
    standings: [
      { ambition: 'warlord', markers: [[5, 3]], counts: [0, 3], third: 0, gains: [0, 5] },
      { ambition: 'keeper', markers: [[3, 2]], counts: [2, 1], third: 4, gains: [2, 0] },
    ],
  }) as unknown as ArcsView

const LAST = entry(
  3,
  1,
  { is: 'passed', facts: { seat: 1 } },
  scored('warlord'),
  power(1, 5, 'warlord', 12),
  scored('keeper'),
  power(0, 2, 'keeper', 6),
  { is: 'lost', facts: { seat: 0, type: 'relic', count: 1 } },
  CLEANED,
  { is: 'chapter', facts: { chapter: 2 } },
  dealt,
)
const LOG = [entry(1, 0, dealt), entry(2, 0, { is: 'passed', facts: { seat: 0 } }), LAST]
const viewAt = (n: number, at: number): ArcsView => (n < 3 || at < 6 ? view([4, 12], 1, false) : view([6, 12], 1, true))
const now = (at: number): Beat => ({ entry: LAST, event: LAST.events![at]!, at, to: at + 1, phase: 'shown', ms: 1 })
const told = (at: number | null, log = LOG): Telling =>
  ({ now: at === null ? null : now(at), log, viewAt }) as unknown as Telling
const shown = (at: number) => chapterShown(viewAt(3, at), told(at))

it('tells the end of a chapter ambition by ambition', () => {
  expect([shown(0), chapterShown(view([6, 12], 2, true), told(null))]).toEqual([null, null])
  const first = shown(1)!
  expect(first.scorings).toEqual([{ ambition: 'warlord', markers: [[5, 3]], counts: [0, 3], third: 0, gains: [0, 0] }])
  expect([first.before, first.after, first.over, first.markers]).toEqual([[4, 12], [4, 12], false, []])
  const second = shown(2)!
  expect([second.scorings[0]!.gains, second.before, second.after]).toEqual([
    [0, 5],
    [4, 7],
    [4, 12],
  ])
})

it('tells what everybody has then, what goes back, and which marker was turned over', () => {
  const end = shown(6)!
  expect([end.id, end.chapter, end.over, end.before, end.after]).toEqual([3, 1, true, [4, 7], [6, 12]])
  expect(end.scorings.map((one) => [one.ambition, one.counts, one.third, one.gains])).toEqual([
    ['warlord', [0, 3], 0, [0, 5]],
    ['keeper', [2, 1], 4, [2, 0]],
  ])
  // Captives stay, for nobody has declared what counts them.
  expect([end.trophies, end.captives, end.lines]).toEqual([3, 0, [{ key: 'lost' }]])
  expect(end.markers).toEqual([
    { first: 9, second: 2, fresh: true },
    { first: 3, second: 2, fresh: false },
  ])
  expect([shown(7), shown(8)]).toEqual([null, null])
})

it('is there even if nobody has declared an ambition', () => {
  const quiet = entry(3, 1, { is: 'passed', facts: { seat: 1 } }, CLEANED)
  const beat: Beat = { entry: quiet, event: quiet.events![1]!, at: 1, to: 2, phase: 'shown', ms: 1 }
  const views = (_: number, at: number): ArcsView => view([4, 7], 1, at === 1)
  const end = chapterShown(views(3, 1), { now: beat, log: [LOG[0]!, quiet], viewAt: views } as unknown as Telling)!
  expect([end.scorings, end.before, end.after, end.trophies, end.over]).toEqual([[], [4, 7], [4, 7], 0, true])
  expect(end.markers.map((one) => one.fresh)).toEqual([true, false])
})

it('is offered afterwards where it was told at once, until it was read or somebody here has decided', () => {
  const later = view([6, 12], 2, true)
  const after = (log: DeedTold[], seen: number) => chapterMissed(later, told(null, log), seen, [0])
  expect(lastEnd(LOG)).toBe(3)
  expect(after(LOG, -1)).toEqual({ ...shown(6)!, id: 3 })
  expect(after([...LOG, entry(4, 1, { is: 'copied', facts: { seat: 1 } })], 2)?.after).toEqual([6, 12])
  expect(after(LOG, 3)).toBe(null)
  expect(chapterMissed(later, { ...told(null), viewAt: () => null }, -1, [0])).toBe(null)
  expect(after([...LOG, entry(4, 0)], -1)).toBe(null)
  expect([lastEnd(LOG.slice(0, 2)), after(LOG.slice(0, 2), -1)]).toEqual([-1, null])
})
