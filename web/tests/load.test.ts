import { afterEach, expect, it, vi } from 'vitest'
import { gameTold } from './told'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
const { loadBoard, loadEarly } = await import('../src/boards/load')

afterEach(() => vi.useRealTimers())

vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
const asked: string[] = []
let away = false
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path)
  if (away) throw new TypeError('no network')
  if (path === '/api/games') return Response.json([gameTold({ id: 'nim' })])
  return path.includes('/components') ? Response.json({ of: path }) : Response.json({ ftl: 'nim = Nim\n' })
})
const components = (): number => asked.filter((path) => path.includes('/components')).length

it('takes over what was asked for early, once, if it is the same', async () => {
  await loadEarly('nim')
  expect(components()).toBe(1)
  expect((await loadBoard('nim')).components).toEqual({ of: '/api/games/nim/components' })
  expect(components()).toBe(1)
  await loadBoard('nim')
  expect(components()).toBe(2)
  await loadEarly('nim')
  await loadBoard('nim', 'abc')
  expect(asked.at(-1)).toBe('/api/games/nim/components?pack=abc')
})

it('asks again for what could not be had early', async () => {
  away = true
  const early = loadEarly('nim')
  expect(await early).toBeNull()
  away = false
  vi.useFakeTimers()
  const loading = loadBoard('nim')
  await vi.advanceTimersByTimeAsync(2000)
  expect((await loading).components).toEqual({ of: '/api/games/nim/components' })
})
