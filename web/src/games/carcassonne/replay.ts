import type { Replayed } from '../../replay/sources'

const replayed: Replayed = {
  size: (view) => {
    const tiles = (view as { tiles?: unknown } | null)?.tiles
    return Array.isArray(tiles) ? { key: 'web-end-tiles', count: tiles.length } : null
  },
}

export default replayed
