import { cover } from '../../art/outer_rim/cover'
import { withWords } from '../../lib/words.svelte'
import type { GameHere } from '..'

const game: GameHere = {
  glyph:
    '<path d="M2.6 17.5C5 8 12 3.5 21.4 4.2"/><circle cx="4" cy="14" r="2.2" fill="currentColor"/>' +
    '<circle cx="9.6" cy="7.6" r="2.2" fill="currentColor"/>' +
    '<circle cx="18" cy="4.3" r="2.2" fill="currentColor"/><path d="M10 19.5l11-5-4.3 6.6-2.2-2.7Z"/>',
  cover,
  board: () => withWords(() => import('../../boards/outer_rim/index'), 'table', 'outer_rim'),
  lesson: () => import('../../first/outer_rim/index'),
}

export default game
