// A lesson's table: remembers what was played at it, so that the coach knows whether it is still the prepared game.

import type { Done, Refused } from '../lib/protocol'
import { LiveTable, type Wish } from '../lib/table.svelte'

export class LessonTable extends LiveTable {
  /** By move, as far as it was played from here; what has been taken back stays until something else comes in its place. */
  made: readonly string[] = []

  override async play(choice: string, seat?: number, aside = false): Promise<Done | Refused> {
    const ply = this.told?.summary.ply ?? 0
    const answer = await super.play(choice, seat, aside)
    if (answer.it === 'done') this.made = [...this.made.slice(0, ply), choice]
    return answer
  }

  /** Nothing is done out of turn: there is nobody to answer it. */
  override async wish(wish: Wish): Promise<Done | Refused> {
    return wish.do === 'asides' ? { it: 'done', id: 0 } : super.wish(wish)
  }
}
