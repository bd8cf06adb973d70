// Portraits of people and droids, drawn here; nobody's likeness. Loaded with the board of Outer Rim only.

import { chance, of } from '../../basics'
import { dark, light } from './kit'
import { PEOPLE, plain } from './people'

const HUES = ['#ffb28a', '#8fd0ff', '#b6e08a', '#e0a5ff', '#ffd65c', '#7fe0cf', '#ff9db0', '#c9c3ff'] as const

/** Somebody who has a portrait. */
export interface Portrayed {
  id: string
  droid: boolean
}

/** The part of the box that is shown where there is little room: the head. */
export const HEAD = '4 2 72 72'

/** Head and shoulders, in a box of 80 by 96. Who is not known here has a hood, or is a plain droid. */
export function portrait(id: string, droid = false): string {
  const known = PEOPLE[id]
  const {
    ground,
    behind = '',
    body,
    head,
    front = '',
  } = known ?? plain(of(HUES, chance(`rim ${id}`)() * HUES.length), droid)
  return (
    `<rect width="80" height="96" fill="${dark(ground, 0.45)}"/><circle cx="40" cy="38" r="37" fill="${dark(ground, 0.12)}"/>` +
    `<circle cx="40" cy="38" r="29" fill="${light(ground, 0.2)}"/>${behind}${body}${head}${front}`
  )
}
