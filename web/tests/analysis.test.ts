import { describe, expect, it } from 'vitest'
import type { JudgedTold } from '../src/lib/protocol'
import { SEAT_SHAPES } from '../src/art/seats'
import {
  byParty,
  chanceAt,
  corners,
  dashOf,
  decisionAt,
  givenAway,
  heightAt,
  picked,
  playing,
  verdictOf,
} from '../src/replay/chances'

const judged = (ply: number, seat: number, loss: number, right = false): JudgedTold => ({
  ply,
  seat,
  played: { key: 'a' },
  best: { key: right ? 'a' : 'b' },
  share: 0.5 - loss,
  best_share: 0.5,
  loss,
  ...(right ? { right } : {}),
})
const told = [
  { ply: 0, shares: [0.5, 0.3, 0.2] },
  { ply: 4, shares: [0.7, 0.1, 0.2] },
  { ply: 6, shares: [1, 0, 0] },
]
const alone = [[0], [1], [2]]

describe('chances over time', () => {
  it('are those of all who win together', () => {
    expect(byParty(told, [[0, 2], [1]]).map(({ shares }) => shares.map((share) => Math.round(share * 100)))).toEqual([
      [70, 30],
      [90, 10],
      [100, 0],
    ])
    expect(byParty(told, alone)).toEqual(told)
  })
  it('leave out whom the rules play', () => {
    expect(playing(told, alone)).toEqual([0, 1, 2])
    expect(playing([{ ply: 0, shares: [0.6] }], [[0], [1]])).toEqual([0])
    expect(playing([], alone)).toEqual([])
  })
  it('are known from the last moment that was looked at', () => {
    expect([0, 3, 4, 5, 9].map((ply) => chanceAt(told, ply)?.ply)).toEqual([0, 0, 4, 4, 6])
    expect(chanceAt([], 3)).toBeNull()
    expect(chanceAt(told.slice(1), 3)).toBeNull()
  })
  it('make a line that reaches to the end of the game', () => {
    expect(corners(told, 0, 6)).toEqual([
      [0, 0.5],
      [4, 0.7],
      [6, 1],
    ])
    expect(corners(told, 1, 8)).toEqual([
      [0, 0.3],
      [4, 0.1],
      [6, 0],
      [8, 0],
    ])
    expect(corners([], 0, 8)).toEqual([])
  })
  it('have a height between the corners, too', () => {
    const line = corners(told, 0, 6)
    expect([0, 2, 4, 5, 6, 7].map((ply) => Math.round(heightAt(line, ply) * 100))).toEqual([50, 60, 70, 85, 100, 100])
    expect(heightAt([], 3)).toBe(0)
    expect(heightAt([[2, 0.4]], 0)).toBe(0.4)
  })
  it('are told apart without colour', () => {
    expect(new Set(SEAT_SHAPES.map((_, seat) => dashOf(seat))).size).toBe(SEAT_SHAPES.length)
  })
  it('fit into a table', () => {
    const many = Array.from({ length: 100 }, (_, ply) => ({ ply, shares: [1] }))
    const few = picked(many)
    expect(few.length).toBe(12)
    expect([few[0]!.ply, few.at(-1)!.ply]).toEqual([0, 99])
    expect(picked(told)).toEqual(told)
  })
})

describe('decisions', () => {
  const all = [judged(2, 0, 0.2), judged(3, 1, 0, true), judged(7, 0, 0.004)]
  it('are found by the moment before them', () => {
    expect(decisionAt(all, 3)?.seat).toBe(1)
    expect(decisionAt(all, 4)).toBeNull()
  })
  it('were right, as good, or worse', () => {
    expect(all.map(verdictOf)).toEqual(['worse', 'right', 'fine'])
  })
  it('gave something away on average', () => {
    const found = givenAway(all, 3)
    expect(found.map(({ count }) => count)).toEqual([2, 1, 0])
    expect(found[0]!.loss).toBeCloseTo(0.102)
    expect(found[2]!.loss).toBe(0)
  })
})
