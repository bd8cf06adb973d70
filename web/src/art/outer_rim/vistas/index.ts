// Views of places, as the head of a card: what one sees who lands there. Loaded with the board of Outer Rim only.

import { chance, of } from '../../basics'
import { cantonica, lothal, ordMantell, ryloth, tatooine } from './deserts'
import { HIGH, WIDE } from './kit'
import { kessel, maelstrom, navpoint, patrolled, ringOfKafrene, somewhere } from './spaces'
import { monCalamari, nalHutta, naboo, takodana } from './waters'

const VISTAS: Readonly<Record<string, () => string>> = {
  cantonica,
  kessel,
  lothal,
  maelstrom,
  mon_calamari: monCalamari,
  naboo,
  nal_hutta: nalHutta,
  ord_mantell: ordMantell,
  ring_of_kafrene: ringOfKafrene,
  ryloth,
  takodana,
  tatooine,
}
const HUES = ['#c98a6a', '#7fa8b8', '#8fa86a', '#a88ac0'] as const

export const BOX = `0 0 ${WIDE} ${HIGH}`

/** A place, in a box of 340 by 150; a navpoint with the ships of whose patrol is there. */
export function vista(space: string, patrol: string | null = null): string {
  if (space.startsWith('nav_')) return patrol ? patrolled(`var(--rim-${patrol})`) : navpoint()
  return VISTAS[space]?.() ?? somewhere(space, of(HUES, chance(`vista ${space}`)() * HUES.length))
}
