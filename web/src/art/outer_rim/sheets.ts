// Pictures on sheets and cards: abstract crests of people, outlines of ships, grounds of market cards. Nobody's likeness.

import { chance, n, of } from '../basics'

const HUES = ['#ffb28a', '#8fd0ff', '#b6e08a', '#e0a5ff', '#ffd65c', '#7fe0cf', '#ff9db0', '#c9c3ff'] as const
const pickOf = (id: string): ReturnType<typeof chance> => chance(`rim ${id}`)

/** The colour that goes with a character, always the same. */
export const hueOf = (id: string): string => of(HUES, pickOf(id)() * HUES.length)

/** A hood or a helmet, a collar and a line of light, in a box of 80 by 96. */
export function crest(id: string, droid: boolean): string {
  const r = pickOf(id)
  const colour = of(HUES, r() * HUES.length)
  const wide = n(18 + r() * 5)
  const top = n(12 + r() * 6)
  const head = droid
    ? `<path d="M${40 - wide} ${top + 18}Q${40 - wide} ${top} 40 ${top}Q${40 + wide} ${top} ${40 + wide} ${top + 18}V60` +
      `H${40 - wide}Z" fill="#1a2244" stroke="${colour}" stroke-opacity=".7" stroke-width="1.5"/>` +
      `<path d="M${40 - wide + 4} 36H${40 + wide - 4}V44H${40 - wide + 4}Z" fill="#0a0f20"/>` +
      `<circle cx="${n(34 + r() * 12)}" cy="40" r="3.4" fill="${colour}"/>` +
      `<path d="M40 ${top}V${top - 8}" stroke="${colour}" stroke-width="2"/>`
    : `<path d="M40 ${top}C${40 - wide * 0.75} ${top} ${40 - wide} ${top + 12} ${41 - wide} 40C${42 - wide} 55 30 66 40 ` +
      `68C50 66 ${38 + wide} 55 ${39 + wide} 40C${40 + wide} ${top + 12} ${40 + wide * 0.75} ${top} 40 ${top}Z" ` +
      `fill="#1a2244" stroke="${colour}" stroke-opacity=".7" stroke-width="1.5"/>` +
      `<path d="M40 ${top + 10}C32 ${top + 10} 28 32 28.5 41C29 51 34 58 40 60C46 58 51 51 51.5 41C52 32 48 ${top + 10} ` +
      `40 ${top + 10}Z" fill="#0a0f20"/>` +
      `<path d="M31 ${n(39 + r() * 5)}C35 44.5 45 44.5 49 ${n(39 + r() * 5)}" stroke="${colour}" ` +
      'stroke-width="2.5" fill="none" stroke-linecap="round"/>'
  const collar = r() > 0.5 ? 'M24 70L40 84L56 70' : 'M22 76H58M26 84H54'
  return (
    '<rect width="80" height="96" rx="8" fill="#241d36"/>' +
    `<circle cx="54" cy="26" r="30" fill="${colour}" opacity=".16"/>` +
    `<circle cx="54" cy="26" r="17" fill="${colour}" opacity=".26"/>` +
    `<path d="M8 96C9 76 20 66 32 63L40 70L48 63C60 66 71 76 72 96Z" fill="#0c1226" stroke="${colour}" ` +
    'stroke-opacity=".55" stroke-width="1.5"/>' +
    `${head}<path d="${collar}" stroke="${colour}" stroke-width="2" fill="none" opacity=".7"/>`
  )
}

const HULLS = [
  'M18 24L34 20L48 10L62 9L54 22L84 24L112 31V33L84 40L54 42L62 55L48 54L34 44L18 40Z',
  'M16 28L30 16H70L92 22L108 30V34L92 42L70 48H30L16 36Z',
  'M20 20L44 18L58 26L96 27L110 32L96 37L58 38L44 46L20 44L28 32Z',
  'M22 14L40 12L46 24L80 20L104 28L110 32L104 36L80 44L46 40L40 52L22 50L30 32Z',
  'M14 22H60L66 14H84L88 22L106 28V36L88 42L84 50H66L60 42H14L22 32Z',
] as const

/** A ship from above, in a box of 120 by 64. */
export function shipOutline(id: string): string {
  const r = pickOf(id)
  const colour = of(HUES, r() * HUES.length)
  const hull = of(HULLS, r() * HULLS.length)
  const streaks = [8, 20, 32, 44, 56].map((y, i) => `<path d="M${4 + i * 5} ${y}h${18 + ((i * 9) % 30)}"/>`).join('')
  return (
    `<rect width="120" height="64" rx="8" fill="#1c2448"/><g stroke="#5a76b8" stroke-opacity=".35">${streaks}</g>` +
    '<path d="M6 30L18 27V37L6 34Z" fill="#58c7ff" opacity=".75"/>' +
    `<path d="${hull}" fill="#26345f" stroke="#a9bfee" stroke-width="1.4" stroke-linejoin="round"/>` +
    '<path d="M34 27L70 28.5L86 32L70 35.5L34 37Z" fill="#3a4c82"/>' +
    `<path d="M${n(66 + r() * 10)} 29.5L${n(82 + r() * 8)} 32L${n(66 + r() * 10)} 34.5Z" fill="${colour}"/>` +
    '<path d="M48 18L50 24M48 46L50 40" stroke="#a9bfee" stroke-opacity=".5"/>'
  )
}

const GROUNDS: Readonly<Record<string, string>> = {
  bounty: 'M75 4a28 28 0 1 0 .01 0M75 12a20 20 0 1 0 .01 0',
  cargo: 'M20 64L48 20L102 20L130 64M34 42H116',
  gear_mod: 'M10 32H44L52 20H98L106 32H140M52 44H98',
  jobs: 'M8 56C40 50 46 14 75 14S112 50 142 40',
  luxury: 'M75 4L112 34L75 64L38 34Z',
  ships: 'M20 52L75 8L130 52M40 56L75 26L110 56',
}

/** The ground of a market card, in a box of 150 by 66. */
export function cardGround(deck: string, card: string): string {
  const r = chance(card)
  const stars = Array.from(
    { length: 8 },
    () => `<circle cx="${n(r() * 150)}" cy="${n(r() * 66)}" r="${n(0.5 + r())}" fill="#fff" opacity=".5"/>`,
  ).join('')
  return (
    '<rect width="150" height="66" fill="#0a1022"/><rect width="150" height="66" fill="var(--k)" opacity=".2"/>' +
    `${stars}<path d="${GROUNDS[deck] ?? ''}" fill="none" stroke="var(--k)" stroke-opacity=".5" ` +
    'stroke-width="1.3"/>'
  )
}
