import { expect, it, vi } from 'vitest'
import { keepLesson, lessonAt } from '../src/lib/lesson'

it('remembers how far somebody has come, and forgets it at the end', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect(lessonAt('carcassonne')).toBe(0)
  keepLesson('carcassonne', 3)
  expect([lessonAt('carcassonne'), lessonAt('arcs')]).toEqual([3, 0])
  keepLesson('carcassonne', 0)
  expect([lessonAt('carcassonne'), kept.size]).toEqual([0, 0])
  for (const odd of ['x', '-1', '1.5', '']) {
    kept.set('starboard-lesson-carcassonne', odd)
    expect(lessonAt('carcassonne')).toBe(0)
  }
})

it('does without a memory', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepLesson('carcassonne', 3)
  expect(lessonAt('carcassonne')).toBe(0)
})
