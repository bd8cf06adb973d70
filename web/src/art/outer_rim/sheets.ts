// Pictures on sheets and cards: outlines of ships, grounds of market cards.

import { chance, n, of } from '../basics'

const HUES = ['#ffb28a', '#8fd0ff', '#b6e08a', '#e0a5ff', '#ffd65c', '#7fe0cf', '#ff9db0', '#c9c3ff'] as const
const pickOf = (id: string): ReturnType<typeof chance> => chance(`rim ${id}`)

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
