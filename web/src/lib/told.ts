// What the server tells, with its messages whole: it leaves out of them what follows from facts (docs/protocol.md).

import type {
  AskTold as AskSent,
  DeedTold as DeedSent,
  EventTold as EventSent,
  Said,
  SayTold,
  TableTold as TableSent,
} from './protocol'

export type EventTold = EventSent & { say: Said }
export type DeedTold = Omit<DeedSent, 'events'> & { events?: EventTold[] }
export type AskTold = AskSent & { prompt: Said }
export type TableTold = Omit<TableSent, 'asks'> & { asks?: AskTold[] }

/** A message: the usual key and the facts as arguments, but for what was told otherwise. */
function whole(key: string, facts: object, told: SayTold | null | undefined): Said {
  const plain = Object.entries(facts).filter(([, fact]) => ['string', 'number'].includes(typeof fact))
  return { key: told?.key ?? key, args: { ...Object.fromEntries(plain), ...told?.args } }
}

export const wholeEvent = (event: EventSent, game: string): EventTold => ({
  ...event,
  say: whole(`${game}-event-${event.is}`, event.facts ?? {}, event.say),
})

export const wholeDeed = (deed: DeedSent, game: string): DeedTold => ({
  ...deed,
  events: (deed.events ?? []).map((event) => wholeEvent(event, game)),
})

const wholeAsk = (ask: AskSent, game: string): AskTold => ({
  ...ask,
  prompt: whole(`${game}-ask-${ask.is}`, { seat: ask.seat, ...ask.facts }, ask.prompt),
})

/** A table as it came, or with a patch folded in: then its asks are those of before, or have come whole. */
export function wholeTable(table: TableSent, before?: TableTold): TableTold {
  if (!table.asks || table.asks === before?.asks) return table as TableTold
  return { ...table, asks: table.asks.map((ask) => wholeAsk(ask, table.summary.game)) }
}
