// All that the parts of the table screen share: the table, the half-made choice, the board of the game, names.

import { boardOf, type BoardModule } from '../boards/board'
import { api } from '../lib/api'
import type { Refused, Said } from '../lib/protocol'
import type { LiveTable } from '../lib/table.svelte'
import { toasts } from '../lib/toasts.svelte'
import { chats, lines, movers, type ChatLine, type Line } from './log'
import { plainTarget } from './names'
import { Play } from './play.svelte'
import { seatNames, sentence, tell } from './speak'

export class Room {
  readonly play: Play
  module: BoardModule | null = $state.raw(null)
  components: unknown = $state.raw(null)
  readonly told = $derived.by(() => this.table.told)
  readonly game: string = $derived(this.told?.summary.game ?? '')
  readonly names: string[] = $derived(this.told ? seatNames(this.told) : [])
  readonly yours: readonly number[] = $derived(this.told?.seats ?? [])
  readonly lines: Line[] = $derived.by(() => lines(this.table.log))
  readonly chats: ChatLine[] = $derived.by(() => chats(this.table.log))
  readonly mayUndo: boolean = $derived.by(
    () => this.told?.summary.status === 'playing' && !this.told.undo && movers(this.table.log).some((seat) => this.yours.includes(seat)),
  )
  /** Seats of other people who are there to be asked. */
  readonly others: readonly number[] = $derived.by(() =>
    (this.told?.summary.seats ?? []).flatMap((seat, number) => (seat.name && !seat.bot && !this.yours.includes(number) ? [number] : [])),
  )

  constructor(readonly table: LiveTable) {
    this.play = new Play(table, (refused) => this.complain(refused))
  }

  async load(game: string): Promise<void> {
    const [module, components] = await Promise.all([boardOf(game), api.components(game).catch(() => null)])
    this.module = module
    this.components = components
  }

  place = (target: string): string => {
    const name = this.module?.targetName?.(target, { view: this.told?.view, components: this.components })
    return name ?? plainTarget(target, this.names)
  }

  tell(said: Said): string {
    return tell(said, this.names, this.module?.targetName ? this.place : undefined)
  }

  sentence(said: Said): string {
    return sentence(said, this.names, this.module?.targetName ? this.place : undefined)
  }

  complain(refused: Refused): void {
    toasts.show(this.sentence(refused.reason), 'bad', refused.rule ?? null)
  }
}
