import { sign, type SignName } from '../../art/outer_rim/icons'
import { w } from '../../lib/words.svelte'
import { capital } from '../../table/speak'
import type { Sign } from '../board'

const GROUPS: Readonly<Record<string, readonly SignName[]>> = {
  'outer_rim-faction': ['rebel', 'imperial', 'hutt', 'syndicate'],
  'outer_rim-stat': ['health', 'ground_combat', 'hull', 'ship_combat', 'hyperdrive'],
  'outer_rim-skill': ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'],
  'outer_rim-type': ['bounty', 'cargo', 'crew', 'gear', 'job', 'mod', 'ship'],
  'outer_rim-face': ['hit', 'crit', 'focus', 'blank'],
  'web-outer_rim': ['credits', 'fame'],
}

/** What the signs on map, cards, boards and dice mean. */
export const signs = (): Sign[] =>
  Object.entries(GROUPS).flatMap(([words, names]) =>
    names.map((name) => ({ svg: sign(name), box: '0 0 24 24', name: capital(w(`${words}-${name}`)) })),
  )
export const keys = ['walk', 'inspect', 'zoom'] as const
