import type { Now, Panel } from '../board'
import AmbitionsPanel from './AmbitionsPanel.svelte'
import CourtPanel from './CourtPanel.svelte'
import { phone, tall } from '../phone.svelte'
import Seats from './Seats.svelte'

export { default } from './Board.svelte'
export { log } from './log'
export { scenes } from './scenes'
export { keys, signs } from './signs'
export { default as badge } from './Badge.svelte'
export { confirms, placesOf, progress, targetName } from './words'

const wants =
  (...kinds: string[]) =>
  ({ next }: Now): boolean =>
    next.some((target) => kinds.some((kind) => target.startsWith(`${kind}:`)))

/** The six slots of everybody's resources in a row; the map is as large as the window is high. */
export const side = 416

/** Where there is room, it stands with the players. */
const apart = (): boolean => !tall.is

export const panels: readonly Panel[] = [
  {
    id: 'players',
    titleKey: 'web-arcs-players',
    icon: 'players',
    component: Seats,
    matters: (now) => wants('token', 'slot', 'arrange', 'card')(now) || (!apart() && wants('court')(now)),
  },
  {
    id: 'court',
    titleKey: 'web-arcs-court',
    icon: 'cards',
    component: CourtPanel,
    wanted: apart,
    matters: wants('court'),
  },
  {
    id: 'ambitions',
    titleKey: 'web-arcs-ambitions',
    icon: 'star',
    component: AmbitionsPanel,
    wanted: () => phone.is,
    matters: wants('ambition'),
  },
]

/** Cards of the hand, dice and resources have their own buttons, which everybody reaches. */
const OWN = new Set(['hand', 'skirmish', 'assault', 'raid', 'arrange'])
export function shows(target: string): boolean {
  return OWN.has(target.split(':')[0]!)
}
