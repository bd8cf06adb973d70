import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, ask, heard, readJson, Refusal } from '../src/lib/api'
import { keepHalf, takeHalf } from '../src/lib/half'
import { insist, passes } from '../src/lib/insist'
import { Sending } from '../src/lib/sending.svelte'
import { server } from '../src/lib/server.svelte'
import { toasts } from '../src/lib/toasts.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const problem = await work.catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(Refusal)
  return problem as Refusal
}

describe('a refusal', () => {
  it('is in the words of the server, with its rule', async () => {
    answering(409, JSON.stringify({ reason: { key: 'table-seat-taken' }, text: 'x', rule: 'R-1' }))
    expect(await refusalOf(api.games())).toMatchObject({ said: { key: 'table-seat-taken' }, status: 409, rule: 'R-1' })
  })

  it('is in plain words where the server’s are for programmers, or come from elsewhere', async () => {
    const keys: [number, string, string][] = [
      [401, '{"reason":{"key":"server-problem","args":{"problem":"POST /api/me"}}}', 'web-name-again'],
      [400, '{"reason":{"key":"server-problem","args":{"problem":"Validation failed"}}}', 'web-server-trouble'],
      [429, '{"reason":{"key":"server-too-many"}}', 'web-server-full'],
      [429, '<h1>no</h1>', 'web-server-full'],
      [502, '<h1>Bad gateway</h1>', 'web-server-away'],
      [503, '{"reason":{"key":"server-closing"}}', 'server-closing'],
      [500, '', 'web-server-trouble'],
    ]
    for (const [status, body, key] of keys) {
      answering(status, body)
      expect((await refusalOf(api.games())).said.key).toBe(key)
    }
  })

  it('tells apart what is asked for again from what was to be done', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('no network'))),
    )
    expect((await refusalOf(api.games())).said.key).toBe('web-no-network')
    expect((await refusalOf(api.start('x'))).said.key).toBe('web-not-sent')
  })

  it('is what half an answer comes to', async () => {
    answering(200, '{"half":')
    expect((await refusalOf(ask('/x').then((answer) => readJson(answer)))).said.key).toBe('web-server-trouble')
  })

  it('lets others know who one is no longer, and whether anybody is there', async () => {
    const [unknown, reached] = [vi.spyOn(heard, 'unknown'), vi.spyOn(heard, 'reached')]
    answering(401, '{}')
    await refusalOf(api.games())
    answering(503, '{}')
    await refusalOf(api.games())
    expect(unknown).toHaveBeenCalledTimes(1)
    expect(reached.mock.calls).toEqual([[true], [false]])
  })
})

describe('what a page cannot do without', () => {
  it('is asked for until it is there', async () => {
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const work = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Refusal({ key: 'x' }, 503))
      .mockRejectedValueOnce(new TypeError('a part is missing'))
      .mockResolvedValue('here')
    const late = vi.fn()
    const found = insist(work, late)
    await vi.advanceTimersByTimeAsync(3100)
    expect(await found).toBe('here')
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('is not asked for again where it will never be', async () => {
    await expect(insist(() => Promise.reject(new Refusal({ key: 'x' }, 404)))).rejects.toMatchObject({ status: 404 })
    expect([0, 429, 503].map((status) => passes(new Refusal({ key: 'x' }, status)))).toEqual([true, true, true])
  })
})

describe('half a choice', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })

  it('is kept for its moment, and taken once', () => {
    const half = { ply: 4, picked: ['cell:1,0'], whole: null }
    keepHalf('t', half)
    expect(takeHalf('other', 4)).toBeNull()
    expect(takeHalf('t', 4)).toEqual(half)
    expect(takeHalf('t', 4)).toBeNull()
    keepHalf('t', half)
    expect(takeHalf('t', 5)).toBeNull()
    keepHalf('t', half)
    keepHalf('t', null)
    expect(takeHalf('t', 4)).toBeNull()
  })
})

describe('notes', () => {
  it('are not said twice, go by themselves, and stay while somebody reads them', () => {
    toasts.show('once')
    toasts.show('once')
    toasts.show('for good', 'bad', null, true)
    expect(toasts.shown.map((toast) => toast.text)).toEqual(['once', 'for good'])
    const [once, stays] = toasts.shown.map((toast) => toast.id)
    toasts.hold(once!)
    vi.advanceTimersByTime(60_000)
    expect(toasts.shown).toHaveLength(2)
    toasts.letGo(once!)
    toasts.letGo(stays!)
    vi.advanceTimersByTime(60_000)
    expect(toasts.shown.map((toast) => toast.text)).toEqual(['for good'])
    toasts.drop(stays!)
    expect(toasts.shown).toEqual([])
  })
})

describe('the server', () => {
  it('is another one once its version is', () => {
    server.hear('1.0')
    server.hear('1.0')
    expect(server.changed).toBe(false)
    server.hear('1.1')
    expect(server.changed).toBe(true)
    server.hear('1.0')
    expect(server.changed).toBe(false)
  })
})

describe('a form', () => {
  const submit = () => ({ preventDefault: vi.fn() }) as unknown as SubmitEvent
  const no = (key: string) => Promise.reject(new Refusal({ key }, 409))

  it('is sent once at a time, and never by the browser', async () => {
    const form = new Sending()
    let arrive = (): void => {}
    const what = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const event = submit()
    const first = form.send(event, what)
    expect(form.busy).toBe(true)
    await form.send(submit(), what)
    expect(what).toHaveBeenCalledTimes(1)
    expect(event.preventDefault).toHaveBeenCalled()
    arrive()
    await first
    expect([form.busy, form.error]).toEqual([false, ''])
  })

  it('says what was wrong with it until it is sent again, unless that is said elsewhere', async () => {
    const form = new Sending()
    await form.send(submit(), () => no('some-reason'))
    expect([form.busy, form.error]).toEqual([false, 'some-reason'])
    await form.send(
      submit(),
      () => no('other-reason'),
      ({ said }) => said.key === 'other-reason',
    )
    expect(form.error).toBe('')
  })
})
