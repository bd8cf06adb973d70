import { cover } from '../../art/arcs/cover'
import { withWords } from '../../lib/words.svelte'
import type { GameHere } from '..'

const game: GameHere = {
  glyph:
    '<circle cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="3.6"/>' +
    '<path d="M12 2.7v5.7M12 15.6v5.7M3.95 7.35l4.93 2.85M15.12 13.8l4.93 2.85M20.05 7.35l-4.93 2.85M8.88 13.8l-4.93 ' +
    '2.85"/>',
  cover,
  board: () => withWords(() => import('../../boards/arcs/index'), 'table', 'arcs'),
  lesson: () => import('../../first/arcs/index'),
  packOption: 'content', // `pack` are more leaders and lore
}

export default game
