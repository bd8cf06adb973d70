import { expect, it } from 'vitest'
import { packOf } from '../src/games'

it('finds the sign of a content pack by the option that the game names it with', () => {
  expect(packOf({ game: 'outer_rim', options: { pack: 'abc' } })).toBe('abc')
  expect(packOf({ game: 'arcs', options: { pack: false, content: 'abc' } })).toBe('abc')
  expect(packOf({ game: 'arcs', options: { pack: true } })).toBe('')
  expect(packOf({ game: 'unknown', options: { pack: 'abc' } })).toBe('abc')
  expect(packOf({ game: 'carcassonne' })).toBe('')
})
