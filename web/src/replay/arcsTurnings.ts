// What turns a game of Arcs: Power comes at the end of chapters only, but it is made by declarations and battles.

import type { EventTold } from '../lib/protocol'
import type { Told, Turning } from './moments'

type Args = Record<string, unknown>
const argsOf = (event: EventTold): Args => (event.args ?? {}) as Args
const is = (event: EventTold, ...names: readonly string[]): boolean => names.some((name) => event.key === `arcs-event-${name}`)

/** Declarations, by how much more Power the ambition then brought the declarer than anybody else. */
export function declarations(told: Told): Turning[] {
  return told.flatMap((events, ply) =>
    events.filter((event) => is(event, 'declared')).flatMap((event): Turning[] => {
      const { seat, ambition } = argsOf(event)
      const scored = told.slice(ply).find((some) => some.some((one) => is(one, 'scored'))) ?? []
      const gains = scored.filter((one) => is(one, 'power') && argsOf(one).ambition === ambition)
      const own = gains.find((one) => argsOf(one).seat === seat)
      const others = gains.filter((one) => one !== own).map((one) => Number(argsOf(one).power))
      return own ? [{ ply, seat: Number(seat), weight: Number(argsOf(own).power) - Math.max(0, ...others), lines: [event, own] }] : []
    }),
  )
}

const WORTH: Record<string, number> = { ship: 1, starport: 3, city: 4 } // destroyed; a city also falls with an outrage
const STOLEN = 2
const LINES = 5

/** Battles, by what the attacker destroyed and stole, less what it cost. */
export function battles(told: Told): Turning[] {
  const found: (Turning & { lines: EventTold[] })[] = []
  let now: (typeof found)[number] | null = null
  told.forEach((events, ply) => {
    for (const event of events) {
      const args = argsOf(event)
      if (is(event, 'battle')) found.push((now = { ply, seat: Number(args.seat), weight: 0, lines: [event] }))
      else if (is(event, 'played', 'copied', 'moved', 'taxed', 'built')) now = null
      if (!now) continue
      if (is(event, 'hit') && args.state === 'destroyed') now.weight += (WORTH[String(args.piece)] ?? 1) * (args.owner_seat === now.seat ? -1 : 1)
      else if (is(event, 'stole')) now.weight += STOLEN
      else if (!is(event, 'outrage')) continue
      now.lines.push(event)
    }
  })
  return found.map((one) => ({ ...one, lines: one.lines.slice(0, LINES) }))
}
