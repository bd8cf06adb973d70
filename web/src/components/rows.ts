// What a row of the lobby says of a table.

import { timeOf } from '../lib/days'
import { isReady } from '../lib/lobby'
import { optionsOf, unusual } from '../lib/plan'
import type { GameTold, Summary } from '../lib/protocol'
import { hasWords, say, w } from '../lib/words.svelte'

/** How it stands, in a few words. */
export function stateOf(table: Summary): string {
  if (table.status === 'paused') return w('web-row-paused')
  if (table.status === 'closed') return w('web-row-closed')
  if (table.status === 'open') return w(isReady(table) ? 'web-row-ready' : 'web-row-filling')
  const seat = table.seats[table.waiting[0] ?? -1]
  if (!seat) return w('web-row-playing')
  if (table.waiting.length > 1) return w('web-row-several')
  return seat.bot || !seat.name ? w('web-row-bot-thinks') : w('web-row-turn-of', { name: seat.name })
}

/** What I have to decide: the prompt of the table, without the name before it, for it is mine. */
export function promptOf(table: Summary): string {
  if (!table.prompt || !hasWords(table.prompt.key)) return ''
  const names = table.seats.map((seat) => seat.name || w('web-you'))
  const text = say(table.prompt, names)
  const before = `${names[table.waiting[0] ?? 0]}: `
  const rest = text.startsWith(before) ? text.slice(before.length) : text
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}

/** What is special about a table: options that are not the rulebook's, and the clock. */
export function termsOf(table: Summary, games: readonly GameTold[]): string {
  const game = games.find((one) => one.id === table.game)
  const options = (game ? unusual(table.options ?? {}, optionsOf(game)) : []).map(({ name, on }) => {
    const key = `${table.game}-setting-${name}`
    const option = hasWords(key) ? w(key) : name
    return on ? option : w('web-row-option-off', { option })
  })
  const plan = table.clock_plan
  const clock = plan
    ? w(plan.kind === 'game' ? 'web-new-sum-game' : 'web-new-sum-move', { time: timeOf(plan) })
    : w('web-row-no-clock')
  return [...options, clock].join(' · ')
}
