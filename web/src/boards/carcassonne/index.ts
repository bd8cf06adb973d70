import { settings } from '../../lib/settings.svelte'
import type { CarcassonneView } from '../../lib/protocol'
import type { Panel } from '../board'
import Piece from './Piece.svelte'
import Players from './Players.svelte'
import TilesLeft from './TilesLeft.svelte'

export { default } from './Board.svelte'
export { log } from './log'
export { scenes } from './scenes'
export { keys, signs } from './signs'
export { confirms, progress, shows, targetName } from './words'
export { Piece as piece }

export const panels: readonly Panel[] = [
  { id: 'players', titleKey: 'web-carcassonne-players', icon: 'players', component: Players },
  {
    id: 'tiles',
    titleKey: 'web-carcassonne-tiles',
    icon: 'tiles',
    component: TilesLeft,
    count: (view) => (view as CarcassonneView).left,
    wanted: () => settings.tilesLeft,
  },
]
