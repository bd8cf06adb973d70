import { expect, it, vi } from 'vitest'

// Before the imports: settings ask the browser for its languages at once.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))
const { MapCamera } = await import('../src/boards/kit/mapCamera.svelte')

function camera() {
  const made = new MapCamera([1400, 700])
  made.frame = { left: 0, top: 0, width: 700, height: 700 }
  return made
}

it('shows a map whole, and never leaves it', () => {
  const made = camera()
  expect([made.scale, made.isWhole, made.toScreen([700, 350])]).toEqual([0.5, true, [350, 350]])
  made.fill([0, 0])
  expect([made.scale, made.isWhole, made.middle]).toEqual([1, false, [350, 350]])
  made.pan(-10_000, 0)
  expect(made.middle).toEqual([1050, 350])
  expect([made.sees([1050, 350]), made.sees([350, 350])]).toEqual([true, false])
  made.reveal([600, 350])
  expect(made.toScreen([600, 350])[0]).toBe(70)
  made.fit()
  expect([made.isWhole, made.middle]).toEqual([true, [700, 350]])
  made.stop()
})

it('keeps what is pointed at where it is when it is drawn nearer', () => {
  const made = camera()
  const before = made.toMap([200, 400])
  made.zoom(2.5, [200, 400])
  expect(made.toMap([200, 400]).map(Math.round)).toEqual(before.map(Math.round))
  made.zoom(1000)
  expect(made.near).toBe(5)
  made.stop()
})

it('is dragged by one finger and drawn nearer by two', () => {
  const made = camera()
  made.fill([700, 350])
  made.press(1, [300, 300])
  expect([made.move(1, [303, 300]), made.dragged]).toEqual([false, false])
  expect([made.move(1, [280, 300]), made.dragged, made.pressed]).toEqual([true, true, true])
  expect(made.middle[0]).toBe(720)
  made.press(2, [380, 300])
  expect(made.move(2, [480, 300])).toBe(true)
  expect(made.near).toBeCloseTo(4)
  made.release(1)
  made.release(2)
  expect([made.pressed, made.move(1, [0, 0])]).toEqual([false, false])
  made.stop()
})
