// Signs of Arcs in a square of 24, drawn by us: resources, suits, ambitions, actions, what dice show. Every one has its own
// outline, so that colour never tells alone. `--cut` is the ground on which a sign stands.

const LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
const BOLD = LINE.replace('"2"', '"2.6"')
const FULL = 'fill="currentColor"'
const CUT = 'fill="none" stroke="var(--cut, #0b1020)" stroke-width="1.8"'

const ARCH =
  `<path fill-rule="evenodd" d="M5 21V11a7 7 0 0 1 14 0v10h-4v-9.5a3 3 0 0 0-6 0V21Z" ${FULL}/>` +
  `<circle cx="12" cy="17.5" r="2" ${FULL}/>`
const EYE =
  `<path d="M2 12.5C5 7.5 8.5 5.5 12 5.5s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7Z" ${LINE}/>` +
  `<circle cx="12" cy="12.5" r="3.6" ${FULL}/><path d="M12 1.5V3M5 3l1 1.6M19 3l-1 1.6" ${LINE}/>`
const BURST = `<path d="M12 1.5 14.5 8l6.5-2-3.5 6 5 4.5-6.5.5.5 6-4.5-4-4.5 4 .5-6L1.5 16.5l5-4.5L3 6l6.5 2Z" ${FULL}/>`

export const ARCS_ICONS = {
  // resources
  material:
    `<g ${LINE}><path d="M12 3 20 7.5v9L12 21 4 16.5v-9Z"/><path d="M4 7.5 12 12l8-4.5M12 12v9"/></g>` +
    `<path d="M12 3 20 7.5 12 12 4 7.5Z" ${FULL} opacity=".45"/>`,
  fuel:
    '<path fill-rule="evenodd" ' +
    'd="M12.5 2c.8 4.5 6.5 7 6.5 12.5A7 7 0 0 1 5 14.5c0-3.2 2-4.8 3.2-7.2.9 1 1.3 1.9 1.5 3C11.6 8 12.8 5.5 12.5 ' +
    `2ZM12 13c-.6 2-2.4 2.8-2.4 4.6a2.4 2.4 0 0 0 4.8 0c0-2.1-2-2.6-2.4-4.6Z" ${FULL}/>`,
  weapon: `<g ${LINE}><path d="M4 4l12.5 12.5M20 4 7.5 16.5M14 19l5-5M5 14l5 5M17.5 17.5l3 3M6.5 17.5l-3 3"/></g>`,
  relic: ARCH,
  psionic: EYE,
  vox: `<path d="M3 10v4h4l7 5V5L7 10Z" ${FULL}/><path d="M17.5 8.5a5 5 0 0 1 0 7M20 5.5a9 9 0 0 1 0 13" ${LINE}/>`,
  // ambitions
  tycoon:
    `<g ${LINE}><ellipse cx="12" cy="6" rx="7.5" ry="3"/>` +
    '<path d="M4.5 6v6c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6M4.5 12v6c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3v-6"/></g>',
  tyrant: `<g ${LINE}><rect x="2.5" y="8.5" width="10.5" height="7" rx="3.5"/><rect x="11" y="8.5" width="10.5" height="7" rx="3.5"/></g>`,
  warlord: `<g ${LINE}><path d="M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3.5c0 3.5 1.5 5 3.5 5M17 5h3.5c0 3.5-1.5 5-3.5 5M12 14v4M8 21h8"/></g>`,
  keeper: ARCH,
  empath: EYE,
  // actions
  tax: `<circle cx="12" cy="12" r="8.5" ${LINE}/><path d="M12 7v10M9 9.5h4.5a1.8 1.8 0 0 1 0 4H9" ${LINE}/>`,
  build: `<path d="M3 21 13 11M10 6l4-3 7 7-3 4-3-3-2 1-4-4Z" ${LINE}/>`,
  move: `<path d="M3 12h15M12.5 5.5 19 12l-6.5 6.5" ${BOLD}/>`,
  repair:
    '<path d="M14.5 4a5.5 5.5 0 0 0-4.6 8L3.5 18.4 6 21l6.3-6.4a5.5 5.5 0 0 0 7.5-6.7L16.5 11 13.5 8l3-3.5a6 6 0 0 ' +
    `0-2-.5Z" ${FULL}/>`,
  influence: `<circle cx="12" cy="7" r="4" ${FULL}/><path d="M4 21c0-5 3.5-8 8-8s8 3 8 8Z" ${FULL}/>`,
  secure: `<rect x="4.5" y="10.5" width="15" height="10.5" rx="2" ${FULL}/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" ${LINE}/>`,
  battle: BURST,
  // suits
  administration: `<path d="M2.5 9 12 3l9.5 6ZM4 11h3v7H4ZM10.5 11h3v7h-3ZM17 11h3v7h-3ZM2.5 19.5h19V22h-19Z" ${FULL}/>`,
  aggression: `<path d="M12 2 15 13l-3 9-3-9ZM4.5 5 9 14l-1 7-4.5-9ZM19.5 5 15 14l1 7 4.5-9Z" ${FULL}/>`,
  construction: `<path fill-rule="evenodd" d="M12 2 20.7 7v10L12 22 3.3 17V7Zm0 5.5L8 9.8v4.4l4 2.3 4-2.3V9.8Z" ${FULL}/>`,
  mobilization: `<path d="M3 5l6 7-6 7h4.5l6-7-6-7ZM11.5 5l6 7-6 7H16l6-7-6-7Z" ${FULL}/>`,
  // what dice show
  hit: BURST,
  self_hit: `<path d="M18.5 12a6.5 6.5 0 1 1-3-5.5" ${BOLD}/><path d="M11 6.5h5.5V1" ${BOLD}/><circle cx="12" cy="12" r="2.6" ${FULL}/>`,
  intercept:
    `<path d="M12 2 20.5 5v6c0 5.5-3.5 9-8.5 11-5-2-8.5-5.5-8.5-11V5Z" ${LINE.replace('"2"', '"2.4"')}/>` +
    `<path d="M8 12h8M12.5 8.5 16 12l-3.5 3.5" ${LINE}/>`,
  building_hit: `<path d="M3 21V10l5-3v4l4-6 4 6V7l5 3v11Z" ${FULL}/><path d="M10 12l4 2.5-4 2 4 3" ${CUT}/>`,
  key: `<circle cx="7.5" cy="12" r="4.5" ${BOLD}/><path d="M12 12h10v4.5M17.5 12v3.5" ${BOLD}/>`,
  // cards
  lore: `<path d="M12 6.5C9.5 4.5 6.5 4 3 4v14.5c3.5 0 6.5.5 9 2.5 2.5-2 5.5-2.5 9-2.5V4c-3.5 0-6.5.5-9 2.5ZM12 6.5V21" ${LINE}/>`,
  leader: `<path d="M3.5 19 2.5 7l5 4L12 3.5 16.5 11l5-4-1 12Z" ${FULL}/>`,
  // how a card is played, and what else lies about
  surpass: `<path d="M4 18 12 10l8 8M4 11.5 12 3.5l8 8" ${BOLD}/>`,
  copy:
    `<rect x="8.5" y="8.5" width="11.5" height="12" rx="2" ${LINE}/>` +
    `<path d="M15.5 5.5V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2" ${LINE}/>`,
  pivot: `<path d="M4 19c0-8 4-11 14-11M12.5 2.5 18 8l-5.5 5.5" ${BOLD}/>`,
  lead: `<path d="M12 3v18M5.5 9.5 12 3l6.5 6.5" ${BOLD}/>`,
  initiative:
    '<path d="M6 22V3M6 4h12l-3.5 4L18 12H6" fill="currentColor" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linejoin="round"/>',
  hand: `<path d="M4 7l6-2 4 13-6 2ZM12 4h7v14h-5" ${LINE}/>`,
  city: `<path d="M3 21.5V11l4.5-3v5h2.5V4L12 1.5 14 4v9h2.5V8L21 11v10.5Z" ${FULL}/>`,
  starport:
    '<path fill-rule="evenodd" ' +
    'd="M9 1.5h6v3.7a8 8 0 0 1 3.8 3.8h3.7v6h-3.7a8 8 0 0 1-3.8 3.8v3.7H9v-3.7A8 8 0 0 1 5.2 15H1.5V9h3.7A8 8 0 0 ' +
    `1 9 5.2ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" ${FULL}/>`,
  ship: `<path d="M12 1.5 20 21 12 17 4 21Z" ${FULL}/>`,
} as const

export type ArcsIconName = keyof typeof ARCS_ICONS

/** A sign around a point, of this width. */
export const iconAt = (name: ArcsIconName, x: number, y: number, size: number): string =>
  `<g transform="translate(${(x - size / 2).toFixed(1)} ` +
  `${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})">${ARCS_ICONS[name]}</g>`
