// Whether something is good or bad for whom it happens to.

import type { Told } from './scenes'

const GOOD: ReadonlySet<string> = new Set<Told['is']>([
  ...(['combat-won', 'fame', 'goal', 'goal-token', 'job-done', 'delivered'] as const),
  ...(['gained', 'took', 'captured', 'recovered', 'reputation-kept'] as const),
])
const BAD: ReadonlySet<string> = new Set<Told['is']>([
  ...(['combat-lost', 'defeated', 'job-failed', 'wounded', 'dented', 'lost', 'secrets-lost'] as const),
])

export function moodOf(event: Told): 'good' | 'bad' | '' {
  if (event.is === 'tested') return event.facts.passed ? 'good' : 'bad'
  if (event.is === 'reputation') return event.facts.level === 'negative' ? 'bad' : ''
  return GOOD.has(event.is) ? 'good' : BAD.has(event.is) ? 'bad' : ''
}
