// What turns a game of Arcs: Power comes at the end of chapters only, but it is made by declarations and battles.

import type { EventTold } from '../../lib/told'
import type { ArcsEvent, ArcsEventPower } from '../../lib/protocol'
import type { Told, Turning } from '../../replay/moments'

type Event = EventTold & ArcsEvent
const declared = (told: Told): readonly (readonly Event[])[] => told as readonly (readonly Event[])[]
const isPower = (event: Event): event is EventTold & ArcsEventPower => event.is === 'power'

/** Declarations, by how much more Power the ambition then brought the declarer than anybody else. */
export function declarations(told: Told): Turning[] {
  const moves = declared(told)
  return moves.flatMap((events, ply) =>
    events.flatMap((event): Turning[] => {
      if (event.is !== 'declared') return []
      const { seat, ambition } = event.facts
      const scored = moves.slice(ply).find((some) => some.some((one) => one.is === 'scored')) ?? []
      const gains = scored.filter(isPower).filter((one) => one.facts.ambition === ambition)
      const own = gains.find((one) => one.facts.seat === seat)
      const others = gains.filter((one) => one !== own).map((one) => one.facts.power)
      return own ? [{ ply, seat, weight: own.facts.power - Math.max(0, ...others), lines: [event, own] }] : []
    }),
  )
}

const WORTH: Record<string, number> = { ship: 1, starport: 3, city: 4 } // destroyed; a city also falls with an outrage
const STOLEN = 2
const LINES = 5
const AFTER = new Set(['played', 'copied', 'moved', 'taxed', 'built']) // what is no part of a battle any more

/** Battles, by what the attacker destroyed and stole, less what it cost. */
export function battles(told: Told): Turning[] {
  const found: (Turning & { lines: EventTold[] })[] = []
  let now: (typeof found)[number] | null = null
  declared(told).forEach((events, ply) => {
    for (const event of events) {
      if (event.is === 'battle') found.push((now = { ply, seat: event.facts.seat, weight: 0, lines: [event] }))
      else if (AFTER.has(event.is)) now = null
      if (!now) continue
      if (event.is === 'hit' && event.facts.state === 'destroyed')
        now.weight += (WORTH[event.facts.piece] ?? 1) * (event.facts.owner === now.seat ? -1 : 1)
      else if (event.is === 'stole') now.weight += STOLEN
      else if (event.is !== 'outrage') continue
      now.lines.push(event)
    }
  })
  return found.map((one) => ({ ...one, lines: one.lines.slice(0, LINES) }))
}
