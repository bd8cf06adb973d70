import { describe, expect, it } from 'vitest'
import type { Kept } from '../src/fair/keep'
import { sealOf } from '../src/fair/keep'
import { oldLucks, oldSeedOf, promiseOf, prove, seedOf } from '../src/fair/proof'
import { sha256 } from '../src/fair/sha256'
import type { DeedTold, TableTold } from '../src/lib/told'

const entry = (n: number, does: string, details: object): DeedTold => ({ n, at: 0, do: does, details }) as DeedTold

describe('SHA-256 by hand', () => {
  it('gives what the standard says', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
  it('gives what the browser gives, at every length around the ends of blocks and for every script', async () => {
    const texts = [...Array.from({ length: 140 }, (_, n) => 'x'.repeat(n)), 'Щастя ✦', 'žluťoučký 🎲']
    for (const text of texts) {
      const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
      expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    }
  })
})

describe('seals and seeds', () => {
  it('are worked out as the server does', () => {
    // By src/starboard/kernel/fair.py.
    expect(promiseOf('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b')
    expect(sealOf('table', 1, 0, 'Ada', 'seven')).toBe(
      '85069987cac7c7550287c1d60a0e076649c2ceff34d99916099ebccf67b997d1',
    )
    expect(seedOf('table', 1, 'secret', ['a', 'b'], ['seven', ''])).toBe(
      '32585631059143276362020683843427577427852884080446005199984208753793285147935',
    )
    expect(oldSeedOf('secret', ['a', ''])).toBe('5593623034466524623')
  })
  it('of old tables have what each player added last', () => {
    const log = [
      entry(1, 'claim', { seat: 1, luck: 'x' }),
      entry(2, 'leave', { seat: 1 }),
      entry(3, 'claim', { seat: 0, luck: 'y' }),
    ]
    expect(oldLucks(log, 2)).toEqual(['y', ''])
  })
})

describe('the proof', () => {
  const luck = ['seven', '']
  const seals = [sealOf('t', 0, 0, 'Ada', 'seven'), sealOf('t', 0, 1, '', '')]
  const seed = seedOf('t', 0, 'secret', seals, luck)
  const told = (change: object = {}, dice: object = {}): TableTold =>
    ({
      summary: { id: 't', seats: [{ kind: 'link', name: 'Ada' }, { kind: 'bot' }] },
      seats: [0],
      promise: promiseOf('secret'),
      secret: 'secret',
      dice: { round: 0, seats: [{ part: true, luck: 'seven', seal: seals[0] }, {}], seals, ...dice },
      ...change,
    }) as unknown as TableTold
  const kept: Kept = { round: 0, promise: promiseOf('secret'), seats: { 0: { luck: 'seven', seal: seals[0]! } } }
  const verdict = (table: TableTold, mine: Kept | null = kept, recorded: string | null = seed): string =>
    prove(table, [], mine, recorded).verdict

  it('holds, and is compared with what the browser kept', () => {
    expect(verdict(told())).toBe('checked')
    expect(verdict(told(), null)).toBe('whole')
    expect(verdict(told(), kept, null)).toBe('checked')
  })
  it('finds whatever was changed', () => {
    expect(verdict(told({ secret: 'other' }))).toBe('promise')
    expect(verdict(told({ secret: 'other', promise: promiseOf('other') }))).toBe('other-promise')
    expect(verdict(told({}, { seats: [{ part: true, luck: 'eight' }, {}] }))).toBe('luck')
    expect(verdict(told({}, { seats: [{ part: true, luck: 'eight' }, {}] }), null)).toBe('seals')
    expect(verdict(told({ summary: { id: 't', seats: [{ kind: 'link', name: 'Eve' }, { kind: 'bot' }] } }))).toBe(
      'seals',
    )
    expect(verdict(told(), kept, '5')).toBe('seed')
  })
  it('does not hold a browser to luck of an earlier round, or that was left out', () => {
    expect(verdict(told(), { ...kept, round: 1 })).toBe('whole')
    const without = [sealOf('t', 0, 0, 'Ada', ''), seals[1]!]
    const table = told({}, { seats: [{ part: true, left_out: true }, {}], seals: without })
    expect(verdict(table, kept, seedOf('t', 0, 'secret', without, ['', '']))).toBe('whole')
  })
})
