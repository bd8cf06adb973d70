import { ARCS_ICONS, type ArcsIconName } from '../../art/arcs/icons'
import { w } from '../../lib/words.svelte'
import { capital } from '../../table/speak'
import type { Sign } from '../board'

const GROUPS: Readonly<Record<string, readonly ArcsIconName[]>> = {
  'arcs-resource': ['material', 'fuel', 'weapon', 'relic', 'psionic'],
  'arcs-suit': ['administration', 'aggression', 'construction', 'mobilization'],
  'arcs-ambition': ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'],
  'arcs-action': ['tax', 'build', 'move', 'repair', 'influence', 'secure', 'battle'],
  'arcs-piece': ['ship', 'city', 'starport'],
}

/** What the signs on map, cards and boards mean. */
export const signs = (): Sign[] =>
  Object.entries(GROUPS).flatMap(([words, names]) =>
    names.map((name) => ({ svg: ARCS_ICONS[name], box: '0 0 24 24', name: capital(w(`${words}-${name}`)) })),
  )
export const keys = ['walk', 'inspect', 'zoom'] as const
