import { cover } from '../../art/carcassonne/cover'
import { withWords } from '../../lib/words.svelte'
import type { GameHere } from '..'

const game: GameHere = {
  glyph:
    '<rect x="3" y="3" width="18" height="18" rx="2.5"/><path d="M3 12h4.6M16.4 12H21M12 16.4V21"/><circle cx="12" cy="12" r="4.3"/>',
  cover,
  board: () => withWords(() => import('../../boards/carcassonne/index'), 'table', 'carcassonne'),
  lesson: () => import('../../first/carcassonne/index'),
}

export default game
