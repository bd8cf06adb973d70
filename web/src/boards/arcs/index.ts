import type { Now, Panel } from '../board'
import AmbitionsPanel from './AmbitionsPanel.svelte'
import CourtPanel from './CourtPanel.svelte'
import { phone } from '../phone.svelte'
import Seats from './Seats.svelte'

export { default } from './Board.svelte'
export { keys, signs } from './signs'
export { default as badge } from './Badge.svelte'
export { confirms, placesOf, progress, targetName } from './words'

const wants = (...kinds: string[]) => ({ next }: Now): boolean => next.some((target) => kinds.some((kind) => target.startsWith(`${kind}:`)))

export const panels: readonly Panel[] = [
  { id: 'ambitions', titleKey: 'web-arcs-ambitions', component: AmbitionsPanel, wanted: () => phone.is, matters: wants('ambition') },
  { id: 'court', titleKey: 'web-arcs-court', component: CourtPanel, wanted: () => phone.is, matters: wants('court') },
  { id: 'players', titleKey: 'web-arcs-players', component: Seats, tall: true, matters: wants('court', 'token', 'slot', 'arrange', 'card') },
]

/** Cards of the hand, dice and resources have their own buttons, which everybody reaches. */
const OWN = new Set(['hand', 'skirmish', 'assault', 'raid', 'arrange'])
export function shows(target: string): boolean {
  return OWN.has(target.split(':')[0]!)
}
