import { badge } from '../../art/carcassonne/factions'
import { figure } from '../../art/carcassonne/figures'
import { ICONS } from '../../art/icons'
import { capital } from '../../table/speak'
import { w } from '../../lib/words.svelte'
import type { Sign } from '../board'

const LINE = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"'
const KINDS = { route: 'route', asteroid: 'rocks', planet: 'world' } as const

/** What the signs on plan, tiles and buttons mean. */
export const signs = (): Sign[] => [
  ...Object.entries(KINDS).map(([kind, icon]) => ({
    svg: `<g ${LINE}>${ICONS[icon]}</g>`,
    box: '0 0 24 24',
    name: capital(w('carcassonne-kind', { kind })),
  })),
  ...['rebel', 'empire', 'bounty_hunter'].map((faction) => ({
    svg: badge(faction),
    box: '-20 -20 40 40',
    name: w('carcassonne-faction', { faction }),
  })),
  ...['small', 'large'].map((size) => ({
    svg: figure(0, size === 'large'),
    box: '-44 -46 88 88',
    name: capital(w('carcassonne-size', { size })),
  })),
]
export const keys = ['walk', 'turn', 'inspect'] as const
