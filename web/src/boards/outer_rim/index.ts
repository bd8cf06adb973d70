import type { Now, Panel } from '../board'
import MarketPanel from './MarketPanel.svelte'
import { onstage } from './onstage.svelte'
import { phone } from '../phone.svelte'
import Seats from './Seats.svelte'

export { default } from './Board.svelte'
export { log } from './log'
export { scenes } from './scenes'
export { keys, signs } from './signs'
export { default as badge } from './Badge.svelte'
export { default as asides } from './Offers.svelte'
export { confirms, progress, targetName } from './words'

const wants =
  (...kinds: string[]) =>
  ({ next }: Now): boolean =>
    next.some((target) => kinds.some((kind) => target.startsWith(kind)))

export const asidesKey = 'web-outer_rim-offers'

/** A board has five slots in a row. */
export const side = 416

export const panels: readonly Panel[] = [
  {
    id: 'market',
    titleKey: 'web-outer_rim-market',
    icon: 'cards',
    component: MarketPanel,
    wanted: () => phone.is || !onstage.market,
    matters: wants('deck:', 'choose:market'),
  },
  {
    id: 'players',
    titleKey: 'web-outer_rim-players',
    icon: 'players',
    component: Seats,
    matters: wants('source:', 'player:'),
  },
]

/** Many spaces, and the market, have their own buttons, which everybody reaches; so have the options of a dialog. */
const OWN = new Set(['deck', 'character', 'ship', 'credits'])
export function shows(target: string): boolean {
  const kind = target.split(':')[0]!
  if (phone.is && onstage.is) return target !== 'choose:leave'
  return kind === 'space' ? onstage.spaces : OWN.has(kind)
}
