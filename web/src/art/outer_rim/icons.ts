// Signs of Outer Rim, our own, in a square of 24: `f` is filled, `s` is drawn with a line of width `w`.

const star = (points: number, outer: number, inner: number): string => {
  let d = ''
  for (let i = 0; i < 2 * points; i++) {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180
    const r = i % 2 ? inner : outer
    d += `${i ? 'L' : 'M'}${(12 + r * Math.cos(angle)).toFixed(2)} ${(12 + r * Math.sin(angle)).toFixed(2)}`
  }
  return d + 'Z'
}

/** A citadel from above: four bastions around a court. */
function citadel(): string {
  const wall = [
    [-2.9, -5.6],
    [2.9, -5.6],
    [4.2, -9.6],
    [10.4, -10.4],
    [9.6, -4.2],
    [5.6, -2.9],
  ] as const
  const spun = (x: number, y: number, turn: number): string =>
    `${(12 + x * Math.cos(turn) - y * Math.sin(turn)).toFixed(2)} ${(12 + x * Math.sin(turn) + y * Math.cos(turn)).toFixed(2)}`
  const points = [0, 1, 2, 3].flatMap((side) => wall.map(([x, y]) => spun(x, y, (side * Math.PI) / 2)))
  return `M${points.join('L')}ZM12 8.2L8.2 12L12 15.8L15.8 12Z`
}

interface Drawing {
  s?: string
  f?: string
  w?: number
  /** Holes stay open. */
  eo?: boolean
}

export const SIGNS = {
  rebel: {
    f: 'M12 2.2L22 12.2L18.6 15.4L12 8.8L5.4 15.4L2 12.2ZM12 12.6L18.2 18.8L15.6 21.4L12 17.8L8.4 21.4L5.8 18.8Z',
  },
  imperial: { f: citadel(), eo: true },
  hutt: {
    s:
      'M20.6 14.2C19.4 19 15.4 21.4 11.4 21C6.4 20.5 3 16.6 3.2 11.6C3.4 6.7 7.3 3.2 12 3.4C16.5 3.6 19.4 7 19 11' +
      'C18.7 14.6 16 16.8 12.8 16.5C9.8 16.2 8 14 8.3 11.5C8.5 9.3 10.3 8 12.2 8.3C13.9 8.6 14.6 10 14.3 11.6',
    w: 2.5,
  },
  syndicate: { f: 'M10.8 1.8V22.2L2.6 12ZM13.2 1.8V7.6L17 12L13.2 16.4V22.2L21.4 12Z' },
  hit: { f: star(4, 11, 3.4) },
  crit: { f: star(8, 11.5, 5.4) + 'M12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6Z', eo: true },
  focus: {
    s: 'M2.5 12C5 7.5 8.3 5.3 12 5.3S19 7.5 21.5 12C19 16.5 15.7 18.7 12 18.7S5 16.5 2.5 12Z',
    f: 'M12 8.6a3.4 3.4 0 1 0 .01 0Z',
    w: 2,
  },
  blank: { s: 'M6 12H18', w: 2.2 },
  credits: { s: 'M12 2.5a9.5 9.5 0 1 0 .01 0Z', f: 'M13.8 6L10 11H13.2L9.2 18L15.6 10.3H12.3L15.6 6Z', w: 1.9 },
  fame: { f: star(5, 11, 4.7) },
  health: {
    f: 'M12 21C4 15 2 11 2 7.6C2 4.6 4.3 2.8 6.8 2.8C9 2.8 11 4 12 6C13 4 15 2.8 17.2 2.8C19.7 2.8 22 4.6 22 7.6C22 11 20 15 12 21Z',
  },
  hull: { f: 'M12 1.8L21 5V11.5C21 17 17.2 20.8 12 22.4C6.8 20.8 3 17 3 11.5V5Z' },
  ground_combat: { s: 'M4 20L14.5 9.5M13 4.5L19.5 11M17 3L21 7L18.5 9.5L14.5 5.5ZM4.5 15.5L8.5 19.5', w: 2 },
  ship_combat: { s: 'M12 3V8M12 16V21M3 12H8M16 12H21M12 8.2a3.8 3.8 0 1 0 .01 0Z', w: 2 },
  hyperdrive: { f: 'M3 5L11 12L3 19V14.6L5.8 12L3 9.4ZM12 5L20.5 12L12 19V14.6L15 12L12 9.4Z' },
  bounty: {
    s: 'M12 4.2a7.8 7.8 0 1 0 .01 0ZM12 1V6.5M12 17.5V23M1 12H6.5M17.5 12H23',
    f: 'M12 10a2 2 0 1 0 .01 0Z',
    w: 1.8,
  },
  cargo: { s: 'M3 7.5L12 3L21 7.5V16.5L12 21L3 16.5ZM3 7.5L12 12L21 7.5M12 12V21M7.5 5.2L16.5 9.8', w: 1.7 },
  gear: { s: 'M3 8H16L21 10V13H13L11.5 16.5H8.5L7 20H3.5L5 13H3ZM15 8V5.5', w: 1.7 },
  mod: {
    s:
      'M12 8.5a3.5 3.5 0 1 0 .01 0ZM12 2.5V6M12 18V21.5M2.5 12H6M18 12H21.5M5.3 5.3L7.8 7.8M16.2 16.2L18.7 18.7' +
      'M18.7 5.3L16.2 7.8M7.8 16.2L5.3 18.7',
    w: 1.9,
  },
  job: { s: 'M5 3H15L19 7V21H5ZM15 3V7H19M8.5 12H15.5M8.5 16H13', w: 1.8 },
  luxury: { s: 'M7 4H17L22 10L12 21.5L2 10ZM2 10H22M7 4L9 10L12 21M17 4L15 10L12 21', w: 1.5 },
  ship: { s: 'M12 2L14.5 9L21 15.5V18.5L14.5 16.5L13.5 21H10.5L9.5 16.5L3 18.5V15.5L9.5 9Z', w: 1.7 },
  crew: { f: 'M12 3a4.2 4.2 0 1 0 .01 0ZM3.5 21C3.5 15.8 7 13 12 13S20.5 15.8 20.5 21Z' },
  event: { s: 'M12 3L14 9L20.5 9.5L15.5 13.5L17 20L12 16.5L7 20L8.5 13.5L3.5 9.5L10 9Z', w: 1.7 },
  secret: {
    s: 'M6 2.5H18V21.5H6ZM9.5 9.5C9.5 7.8 10.6 7 12 7S14.5 7.9 14.5 9.3C14.5 11.2 12 11.4 12 13.6M12 16.2V16.8',
    w: 1.8,
  },
  influence: { s: 'M3.5 5H20.5V16H12L7.5 20V16H3.5ZM8 9H16M8 12H13', w: 1.8 },
  knowledge: {
    s: 'M12 6C9.5 4.2 6.5 4 3 4.5V18.5C6.5 18 9.5 18.2 12 20C14.5 18.2 17.5 18 21 18.5V4.5C17.5 4 14.5 4.2 12 6ZM12 6V20',
    w: 1.8,
  },
  piloting: {
    s: 'M12 3a9 9 0 1 0 .01 0ZM12 9.5a2.5 2.5 0 1 0 .01 0ZM3.5 10.5L9.6 11.5M20.5 10.5L14.4 11.5M12 14.5V21',
    w: 1.9,
  },
  stealth: {
    f:
      'M12 2C6.5 4 4 9 4 14C4 18 7 21.5 12 22.5C17 21.5 20 18 20 14C20 9 17.5 4 12 2ZM8 12C10 12.2 11 13 11.3 14.6' +
      'C9.5 15 8.2 14.2 8 12ZM16 12C15.8 14.2 14.5 15 12.7 14.6C13 13 14 12.2 16 12Z',
    eo: true,
  },
  strength: { s: 'M2 12H4M20 12H22M4 8V16M7 6V18M17 6V18M20 8V16M7 12H17', w: 2.2 },
  tactics: {
    s: 'M4 4H20V20H4ZM4 9.3H20M4 14.6H20M9.3 4V20M14.6 4V20',
    f: 'M4 4H9.3V9.3H4ZM14.6 9.3H20V14.6H14.6Z',
    w: 1.5,
  },
  tech: { s: 'M14.5 3.5A5 5 0 0 0 10 10.4L3 17.4L6.6 21L13.6 14A5 5 0 0 0 20.5 9.5L17.5 11L14 10L13 6.5Z', w: 1.8 },
  stop: { f: 'M8 2.5H16L21.5 8V16L16 21.5H8L2.5 16V8Z' },
  arrow: { s: 'M4 12H19M13 6L19.5 12L13 18', w: 2.3 },
  lock: { s: 'M6 11H18V21H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11', w: 1.9 },
  droid: { s: 'M6 20V11A6 6 0 0 1 18 11V20ZM6 12H18', f: 'M12 7.5a1.5 1.5 0 1 0 .01 0Z', w: 1.9 },
  space: { s: 'M12 3.5a8.5 8.5 0 1 0 .01 0ZM4.5 15.5C9 17 16 14 20 8.5', w: 1.9 },
  contact: {
    s: 'M12 2.5L20.5 7.3V16.7L12 21.5L3.5 16.7V7.3Z',
    f: 'M12 7.5a2.6 2.6 0 1 0 .01 0ZM7.2 16.3C7.6 13.8 9.5 12.8 12 12.8S16.4 13.8 16.8 16.3Z',
    w: 1.8,
  },
  dice: { s: 'M12 2L21 7V17L12 22L3 17V7ZM12 2L18.5 15.5H5.5ZM3 17L5.5 15.5L12 22L18.5 15.5L21 17', w: 1.5 },
  check: { s: 'M4 12.5L10 18L20.5 6', w: 2.6 },
  cross: { s: 'M5 5L19 19M19 5L5 19', w: 2.6 },
  hand: { s: 'M4 12.5H9L12 9.5L15 12.5H20M4 17.5H20M8 12.5V17.5M16 12.5V17.5', w: 1.9 },
} as const satisfies Record<string, Drawing>

export type SignName = keyof typeof SIGNS
export const isSign = (name: string): name is SignName => name in SIGNS

export function sign(name: SignName): string {
  const { s, f, w, eo }: Drawing = SIGNS[name]
  return (
    (s
      ? `<path d="${s}" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`
      : '') + (f ? `<path d="${f}" fill="currentColor"${eo ? ' fill-rule="evenodd"' : ''}/>` : '')
  )
}

/** In the middle of a drawing, `size` wide. */
export const signAt = (name: SignName, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})">${sign(name)}</g>`

/** What stands for a market deck. */
export const DECK_SIGNS: Readonly<Record<string, SignName>> = {
  bounty: 'bounty',
  cargo: 'cargo',
  gear_mod: 'mod',
  jobs: 'job',
  luxury: 'luxury',
  ships: 'ship',
}
/** What stands for a type of card. */
export const typeSign = (type: string | null | undefined): SignName =>
  type === 'ship_special' ? 'ship' : type && isSign(type) ? type : 'event'
/** What may be in a slot. */
export const slotSigns = (kind: string): readonly SignName[] =>
  kind === 'cargo_or_mod'
    ? ['cargo', 'mod']
    : kind === 'job_or_bounty'
      ? ['job', 'bounty']
      : isSign(kind)
        ? [kind]
        : ['cargo']
