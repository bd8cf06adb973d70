import { describe, expect, it } from 'vitest'
import type { TableTold as TableSent } from '../src/lib/protocol'
import { wholeDeed, wholeEvent, wholeTable } from '../src/lib/told'

describe('messages come without what follows from facts', () => {
  it('an event is said by its own message, with its facts', () => {
    const event = { is: 'moved', facts: { seat: 1, system: 'c1_gate', fresh: true, dice: ['hit'] } }
    expect(wholeEvent(event, 'arcs').say).toEqual({ key: 'arcs-event-moved', args: { seat: 1, system: 'c1_gate' } })
    expect(wholeEvent({ is: 'end' }, 'arcs').say).toEqual({ key: 'arcs-event-end', args: {} })
  })

  it('but for what is told otherwise', () => {
    const say = { key: 'arcs-event-drew-secret', args: { card: { key: 'arcs-card-raid' } } }
    const deed = { n: 1, at: 0, do: 'move', events: [{ is: 'drew', facts: { seat: 1, card: 'raid' }, say }] }
    const args = { seat: 1, card: { key: 'arcs-card-raid' } }
    expect(wholeDeed(deed, 'arcs').events).toEqual([{ ...deed.events[0], say: { key: say.key, args } }])
  })

  it('a question is asked of its seat; asks that have not changed stay the same', () => {
    const sent = {
      summary: { game: 'arcs' },
      asks: [{ seat: 2, is: 'pay', facts: { cost: 3 } }],
    } as unknown as TableSent
    const table = wholeTable(sent)
    expect(table.asks?.[0]?.prompt).toEqual({ key: 'arcs-ask-pay', args: { seat: 2, cost: 3 } })
    expect(wholeTable({ ...table } as TableSent, table).asks).toBe(table.asks)
  })
})
