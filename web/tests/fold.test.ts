import { describe, expect, it } from 'vitest'
import { fold } from '../src/lib/fold'

describe('a patch is folded', () => {
  const was = { a: 1, b: { c: [1, 2, 3], d: null }, e: [{ f: 1 }, { f: 2 }] }

  it('by field, place and splice', () => {
    expect(fold(was, { a: null })).toEqual({ ...was, a: null })
    expect(fold(was, { b: { c: { '1': 9 } } })).toEqual({ ...was, b: { c: [1, 9, 3], d: null } })
    expect(fold(was, { b: { c: { '~': [1, 1, 7, 8] } } })).toEqual({ ...was, b: { c: [1, 7, 8, 3], d: null } })
    expect(fold(was, { b: { c: [] } })).toEqual({ ...was, b: { c: [], d: null } })
    expect(fold(was, { '-': ['a', 'e'], g: { h: 1 } })).toEqual({ b: was.b, g: { h: 1 } })
    expect(fold(was, { e: { '1': { f: 3 } } })).toEqual({ ...was, e: [{ f: 1 }, { f: 3 }] })
    expect(fold(null, { a: 1 })).toEqual({ a: 1 })
  })

  it('and what has not changed stays the same object', () => {
    const now = fold(was, { e: { '1': { f: 3 } } }) as typeof was
    expect(now.b).toBe(was.b)
    expect(now.e[0]).toBe(was.e[0])
    expect(fold(was, {})).toBe(was)
    expect(was.e[1]).toEqual({ f: 2 })
  })
})
