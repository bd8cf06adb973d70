import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeedTold } from '../src/lib/told'
import { settings } from '../src/lib/settings.svelte'
import { LATE, Stage, type Beat, type Step } from '../src/table/stage.svelte'

interface Shown {
  view: number
  asked?: boolean
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  settings.pace = 'normal'
  settings.reading = false
})
afterEach(() => {
  vi.useRealTimers()
})

const entry = (n: number, seat = 1, events = 1, more: Partial<DeedTold> = {}): DeedTold => ({
  n,
  at: n,
  do: 'move',
  details: { seat },
  events: Array.from({ length: events }, (_, at) => ({ is: `e${at}`, say: { key: 'x' }, facts: { seat } })),
  ...more,
})
/** A step for each event. */
function steps(told: DeedTold, view: number): Step<Shown>[] {
  const count = Math.max(1, told.events?.length ?? 0)
  return Array.from({ length: count }, (_, at) => ({
    entry: told,
    from: at,
    to: Math.min(at + 1, told.events?.length ?? 0),
    before: { view: view + at / 10 },
    after: { view: at + 1 === count ? view + 1 : view + (at + 1) / 10 },
  }))
}
const isOwn = (told: DeedTold): boolean => (told.details as { seat?: number }).seat === 0
function begun(rules: Partial<ConstructorParameters<typeof Stage<Shown>>[0]> = {}): Stage<Shown> {
  const stage = new Stage<Shown>({ isOwn, ...rules })
  stage.scenes = { e0: { phases: { one: 100, two: 200 } }, e1: { phases: { shown: 300 } } }
  stage.begin({ view: 0 }, [])
  return stage
}
const pass = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms))
const at = ({ now }: Stage<Shown>): unknown[] | null => now && [now.entry.n, now.event?.is, now.phase]

describe('the stage', () => {
  it('tells one step after another, each in its phases, and all that is seen is of the same step', async () => {
    const stage = begun()
    stage.tell([...steps(entry(1, 1, 2), 0), ...steps(entry(2), 1)])
    expect(at(stage)).toEqual([1, 'e0', 'one'])
    expect([stage.table?.view, stage.log[0]?.events?.length, stage.behind, stage.ready]).toEqual([0.1, 1, 2, false])
    await pass(100)
    expect(at(stage)).toEqual([1, 'e0', 'two'])
    await pass(200)
    expect(at(stage)).toEqual([1, 'e1', 'shown'])
    expect([stage.table?.view, stage.log[0]?.events?.length, stage.log.length]).toEqual([1, 2, 1])
    await pass(300)
    expect(at(stage)).toEqual([2, 'e0', 'one'])
    expect([stage.table?.view, stage.log.length, stage.behind, stage.ready]).toEqual([2, 2, 0, false])
    await pass(300)
    expect([stage.now, stage.ready]).toEqual([null, true])
  })

  it('tells in the caption what has no scene, and what is no event of the game', async () => {
    const stage = begun()
    stage.tell(steps(entry(1, 1, 0, { do: 'concede' }), 0))
    expect(at(stage)).toEqual([1, undefined, 'told'])
    await pass(5000)
    stage.tell(steps(entry(2, 1, 0, { do: 'mute' }), 1))
    await pass(0)
    expect([stage.now, stage.log.length]).toEqual([null, 2])
  })

  it('shows nothing more to nobody: not what waits, and not what came while something was told once more', async () => {
    const stage = begun()
    stage.tell([...steps(entry(1, 1, 2), 0), ...steps(entry(2), 1)])
    stage.close()
    await pass(5000)
    expect([stage.now, stage.behind, stage.table?.view, stage.log.length]).toEqual([null, 0, 0.1, 1])
    stage.begin({ view: 0 }, [])
    stage.tell(steps(entry(1), 0))
    await pass(5000)
    stage.retell(new Set([1]))
    stage.tell(steps(entry(2), 1))
    stage.close()
    await pass(5000)
    expect([stage.now, stage.retelling, stage.log.some((one) => one.n === 2)]).toEqual([null, false, false])
  })

  it('lets whoever has moved go on at the last step, and does not wait when they do', async () => {
    const stage = begun()
    stage.tell(steps(entry(1, 0, 2), 0))
    expect(stage.ready).toBe(false)
    await pass(300)
    expect([at(stage), stage.ready]).toEqual([[1, 'e1', 'shown'], true])
    stage.tell(steps(entry(2, 0), 1))
    expect(at(stage)).toEqual([2, 'e0', 'one'])
    stage.tell(steps(entry(3), 2))
    expect(at(stage)).toEqual([2, 'e0', 'one'])
    await pass(300)
    expect([at(stage), stage.ready]).toEqual([[3, 'e0', 'one'], false])
  })

  it('tells the rest at once if somebody wants that, and goes on with what comes then', async () => {
    const stage = begun()
    for (const n of [1, 2, 3]) stage.tell(steps(entry(n), n - 1))
    stage.skip()
    expect([stage.table?.view, stage.behind, stage.ready, stage.now]).toEqual([3, 0, true, null])
    expect(stage.log.map((one) => one.n)).toEqual([1, 2, 3])
    expect(stage.fresh.map((one) => one.n)).toEqual([2, 3])
    expect(stage.missed).toEqual([])
    stage.tell(steps(entry(4), 3))
    expect(at(stage)).toEqual([4, 'e0', 'one'])
  })

  it('leaves out no line of a step of several events that is not told to its end', async () => {
    const stage = begun()
    stage.tell([{ entry: entry(1, 1, 3), from: 0, to: 3, before: { view: 0 }, after: { view: 1 } }])
    await pass(300)
    expect(stage.log[0]?.events?.length).toBe(2)
    stage.skip()
    expect(stage.log[0]?.events?.length).toBe(3)
  })

  it('tells all at once where that costs somebody time, or at no pace, and says what was missed', () => {
    const costing = begun({ costs: (now) => now.asked === true })
    costing.tell(steps(entry(1), 0))
    expect(costing.now).not.toBeNull()
    costing.tell([{ ...steps(entry(2), 1)[0]!, after: { view: 2, asked: true } }])
    expect([costing.now, costing.table?.view, costing.ready]).toEqual([null, 2, true])
    expect(costing.missed.map((one) => one.n)).toEqual([2])
    settings.pace = 'none'
    const plain = begun()
    plain.tell(steps(entry(1, 1, 2), 0))
    expect([plain.now, plain.table?.view, plain.missed.length]).toEqual([null, 1, 1])
  })

  it('goes faster when it is late, calmly where that is wanted, and waits for a key step by step', async () => {
    const bots = begun()
    for (let n = 1; n <= 600; n++) bots.tell(steps(entry(n), n - 1))
    await pass(300)
    expect([bots.now?.entry.n, bots.now?.ms, bots.behind]).toEqual([2, 100, 598]) // nobody is late for bots alone
    bots.skip()
    const stage = begun({ hurries: () => true })
    for (let n = 1; n <= 600; n++) stage.tell(steps(entry(n), n - 1))
    expect([stage.table?.view, stage.behind]).toEqual([503, 97]) // more than may wait was told at once, and on from there
    stage.begin({ view: 0 }, [])
    const many = Math.ceil((2 * LATE) / 300) // each takes 300 ms
    for (let n = 1; n <= many; n++) stage.tell(steps(entry(n), n - 1))
    expect(stage.now?.ms).toBe(100)
    await pass(300)
    expect([at(stage)?.[0], stage.now?.ms]).toEqual([2, expect.closeTo((200 * LATE) / (300 * (many - 2)))])
    stage.skip()
    settings.pace = 'calm'
    stage.tell(steps(entry(90), 40))
    expect(stage.now?.ms).toBeCloseTo(170)
    stage.skip()
    settings.pace = 'step'
    stage.tell(steps(entry(91, 1, 2), 41))
    await pass(60_000)
    expect([at(stage), stage.waits]).toEqual([[91, 'e0', 'two'], true])
    stage.next()
    await pass(0)
    expect(at(stage)).toEqual([91, 'e1', 'shown'])
  })

  it('stays longer, or until it was read, with what concerns whoever looks', async () => {
    const stage = begun({ concerns: (beat: Beat) => beat.event?.is === 'e1' })
    stage.tell(steps(entry(1, 1, 2), 0))
    await pass(300)
    await pass(599)
    expect(at(stage)).toEqual([1, 'e1', 'shown'])
    await pass(1)
    expect(stage.now).toBeNull()
    settings.reading = true
    stage.tell(steps(entry(2, 1, 2), 1))
    await pass(60_000)
    expect([at(stage), stage.waits]).toEqual([[2, 'e1', 'shown'], true])
    stage.next()
    await pass(0)
    expect([stage.now, stage.waits]).toEqual([null, false])
  })

  it('waits with a scene that asks for it, and stays longer at the end of one that has several parts', async () => {
    const stage = begun()
    stage.scenes = {
      e0: { phases: { shown: 100 }, part: 'fight', rest: 500 },
      e1: { phases: { shown: 200 }, waits: true },
    }
    stage.tell([...steps(entry(1), 0), ...steps(entry(2), 1), ...steps(entry(3, 1, 2), 2)])
    await pass(100)
    expect([at(stage), stage.now?.ms]).toEqual([[2, 'e0', 'shown'], 100])
    await pass(100)
    expect([at(stage), stage.now?.ms]).toEqual([[3, 'e0', 'shown'], 600])
    await pass(600)
    await pass(60_000)
    expect([at(stage), stage.waits]).toEqual([[3, 'e1', 'shown'], true])
    stage.next()
    await pass(0)
    expect(stage.now).toBeNull()
    stage.patient = false
    stage.tell(steps(entry(4, 1, 2), 3))
    await pass(1000)
    expect([stage.now, stage.waits]).toEqual([null, false])
  })

  it('knows what was shown when an event was told', async () => {
    const stage = begun()
    stage.tell(steps(entry(1, 1, 2), 0))
    expect([stage.viewAt(1, 0), stage.viewAt(1, 1)]).toEqual([0.1, null])
    stage.skip()
    expect([stage.viewAt(1, 0), stage.viewAt(1, 1), stage.viewAt(2, 0)]).toEqual([0.1, 1, null])
    stage.once(steps(entry(0, 1, 2), -1))
    expect([stage.viewAt(0, 0), stage.viewAt(1, 1)]).toEqual([-0.9, 1])
  })

  it('lets whoever brought it about read what is to be read, unless they may decide already', async () => {
    const stage = begun({ concerns: (_, __, { read }) => read === true })
    stage.scenes = { e0: { phases: { shown: 100 }, read: true }, e1: { phases: { shown: 100 } } }
    settings.reading = true
    stage.tell(steps(entry(1, 0, 2), 0))
    await pass(60_000)
    expect([at(stage), stage.waits]).toEqual([[1, 'e0', 'shown'], true])
    stage.next()
    await pass(100)
    expect(stage.now).toBeNull()
    stage.tell(steps(entry(2, 0), 1))
    expect([stage.waits, stage.ready]).toEqual([false, true])
    await pass(100)
    expect(stage.now).toBeNull()
  })

  it('shows what is silent together with what is told before or after it', async () => {
    const stage = begun()
    const [told] = steps(entry(1), 0)
    const silent = { ...told!, from: 1, to: 1, before: told!.after, after: { view: 1.5 } }
    stage.tell([told!, silent, ...steps(entry(2), 2)])
    await pass(100)
    stage.next()
    const seen = new Set<string>()
    for (let i = 0; i < 20; i++) {
      seen.add(`${stage.now?.entry.n}: ${stage.table?.view}`)
      await Promise.resolve()
    }
    expect([...seen]).toEqual(['1: 1', '2: 3'])
  })

  it('does not hurry through a move because it has many steps', () => {
    const stage = begun({ hurries: () => true })
    stage.tell(steps(entry(1, 1, LATE / 100), 0))
    expect([stage.behind > LATE / 200, stage.now?.ms]).toEqual([true, 100])
  })

  it('stays while somebody looks closely, and passes over what somebody does not want to see', async () => {
    const stage = begun()
    stage.tell([...steps(entry(1, 1, 2), 0), ...steps(entry(2), 1)])
    stage.hold(true)
    await pass(100)
    await pass(5000)
    expect(at(stage)).toEqual([1, 'e0', 'one'])
    stage.pass((beat) => beat.entry.n === 1)
    await pass(0)
    expect(at(stage)).toEqual([2, 'e0', 'one'])
    expect(stage.log[0]?.events?.length).toBe(2)
  })

  it('stops while nobody looks, and asks whoever comes back', async () => {
    const page = { hidden: true }
    vi.stubGlobal('document', page)
    const stage = begun()
    for (let n = 1; n <= 9; n++) stage.tell(steps(entry(n), n - 1))
    await pass(60_000)
    expect([at(stage), stage.behind]).toEqual([[1, 'e0', 'one'], 8])
    page.hidden = false
    stage.seen()
    expect(stage.away).toBe(8)
    await pass(60_000)
    expect(stage.behind).toBe(8)
    stage.comeBack()
    await pass(300)
    expect([stage.away, stage.now?.entry.n]).toEqual([0, 2])
  })

  it('does not show what was taken back before it was shown, but tells that it was', async () => {
    const stage = begun()
    for (const n of [1, 2]) stage.tell(steps(entry(n), n - 1))
    stage.tell([{ entry: entry(3, 1, 0, { do: 'undo' }), from: 0, to: 0, before: { view: 2 }, after: { view: 0 } }])
    expect([at(stage), stage.table?.view, stage.log.length]).toEqual([[3, undefined, 'told'], 0, 3])
  })

  it('hears at once what is said, wherever the story is', () => {
    const stage = begun()
    stage.tell([...steps(entry(1, 1, 2), 0), ...steps(entry(2), 1)])
    stage.say(entry(3, 1, 0, { do: 'chat' }))
    expect(stage.log.map((one) => one.n)).toEqual([1, 3])
    stage.skip()
    expect(stage.log.map((one) => one.n)).toEqual([1, 2, 3])
    expect(stage.log[0]?.events?.length).toBe(2)
  })

  it('tells once more what is wanted, from where it began, and then goes on with what came meanwhile', async () => {
    const stage = begun()
    for (const n of [1, 2, 3]) stage.tell(steps(entry(n), n - 1))
    stage.skip()
    expect(stage.retell(new Set([7]))).toBe(false)
    expect(stage.retell(new Set([2]))).toBe(true)
    expect([stage.table?.view, stage.log.map((one) => one.n), stage.retelling, stage.ready]).toEqual([
      2,
      [1, 2],
      true,
      false,
    ])
    stage.tell(steps(entry(4), 3))
    expect(at(stage)).toEqual([2, 'e0', 'one'])
    await pass(300)
    expect([at(stage), stage.table?.view, stage.retelling]).toEqual([[4, 'e0', 'one'], 4, false])
    await pass(300)
    expect([stage.ready, stage.log.map((one) => one.n)]).toEqual([true, [1, 2, 3, 4]])
  })

  it('begins anew with the whole of it', () => {
    const stage = begun()
    stage.tell(steps(entry(1), 0))
    stage.begin({ view: 9 }, [entry(1), entry(2)])
    expect([stage.table?.view, stage.now, stage.ready, stage.log.length]).toEqual([9, null, true, 2])
    expect(stage.retell(new Set([1]))).toBe(false)
  })
})
