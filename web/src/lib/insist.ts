// What a page cannot do without is asked for until it is there.

import { Refusal } from './api'

const WAITS = [1000, 2000, 4000, 8000]
const PASSING: readonly number[] = [0, 429, 502, 503, 504] // no network, too many, away

/** Whether it may go well by itself a little later. A part of the page that is not had is no Refusal. */
export const passes = (problem: unknown): boolean => !(problem instanceof Refusal) || PASSING.includes(problem.status)

/** `late` is told the first time that it does not go well. */
export async function insist<T>(work: () => Promise<T>, late: () => void = () => {}): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (problem) {
      if (!passes(problem)) throw problem
      if (attempt === 0) late()
    }
    await pause(WAITS[Math.min(attempt, WAITS.length - 1)]!)
  }
}

/** So long, or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
  })
}
