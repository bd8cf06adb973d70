import type { Face } from '../src/art/carcassonne/geometry'
import text from '../../src/starboard/games/carcassonne/data/tiles.toml?raw'

/** The printed tiles, from the table that the server reads. */
export function printedTiles(): Face[] {
  return text
    .split('[[tiles]]')
    .slice(1)
    .map((part) => {
      const word = (from: string, name: string) => from.match(new RegExp(`\\b${name} = "([^"]*)"`))?.[1]
      const list = (name: string) => part.match(new RegExp(`^${name} = \\[([\\s\\S]*?)\\]$`, 'm'))?.[1] ?? ''
      const rows = (name: string) => [...list(name).matchAll(/\{[^}]*\}/g)].map((match) => match[0])
      return {
        id: word(part, 'id')!,
        count: /^start = true$/m.test(part) ? 0 : Number(part.match(/^count = (\d+)$/m)![1]),
        edges: [...list('edges').matchAll(/"(\w+)"/g)].map((match) => match[1]!),
        segments: rows('segments').map((row) => ({
          id: word(row, 'id')!,
          kind: word(row, 'kind')!,
          edges: word(row, 'edges')!,
          inner_end: word(row, 'inner_end') ?? null,
        })),
        planet: word(part, 'planet') ?? null,
        symbols: rows('symbols').map((row) => ({ faction: word(row, 'faction')!, segment: word(row, 'segment')! })),
      }
    })
}
