import { expect, it, vi } from 'vitest'
import { scenery } from '../src/boards/kit/scenery.svelte'

it('comes after the first frame of the first board, and is there from then on', () => {
  const [frames, timers]: (() => void)[][] = [[], []]
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames!.push(next))
  vi.stubGlobal('setTimeout', (next: () => void) => timers!.push(next))
  expect([scenery.drawn, scenery.drawn, frames!.length]).toEqual([false, false, 1])
  frames![0]!()
  expect([scenery.drawn, timers!.length]).toEqual([false, 1])
  timers![0]!()
  expect([scenery.drawn, frames!.length]).toEqual([true, 1])
})
