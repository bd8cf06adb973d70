// All that the parts of the table screen share: the table, the half-made choice, the board of the game, names.

import type { BoardModule } from '../boards/board'
import { loadBoard } from '../boards/load'
import { packOf } from '../games'
import { gamesTold } from '../lib/games.svelte'
import type { DeedTold } from '../lib/told'
import type { OptionTold, Refused, Said } from '../lib/protocol'
import type { LiveTable } from '../lib/table.svelte'
import { toasts } from '../lib/toasts.svelte'
import { hasWords, w } from '../lib/words.svelte'
import { closing, lastRound, lines, talk, type ChatLine, type Line } from './log'
import { Reading } from './log/reading.svelte'
import { plainTarget, pointsOf } from './names'
import { Play } from './play.svelte'
import { thingsOf, type Thing } from './recap'
import { capital, optionName, seatNames, sentence, tell } from './speak'

export class Room {
  readonly play: Play
  module: BoardModule | null = $state.raw(null)
  components: unknown = $state.raw(null)
  readonly told = $derived.by(() => this.table.told)
  readonly game: string = $derived(this.told?.summary.game ?? '')
  /** The sign of the content pack that is played with, if there is one. */
  readonly pack: string = $derived(this.told ? packOf(this.told.summary) : '')
  readonly names: string[] = $derived(this.told ? seatNames(this.told) : [])
  /** Players whom the rules play: they have no seat, but a name and points. */
  readonly unseated: readonly { number: number; points: number | null }[] = $derived.by(() => {
    const seats = this.told?.summary.seats.length ?? 0
    return this.names
      .slice(seats)
      .map((_, at) => ({ number: seats + at, points: pointsOf(this.told?.view, seats + at) }))
  })
  readonly yours: readonly number[] = $derived(this.told?.seats ?? [])
  readonly lines: Line[] = $derived.by(() => lines(this.table.log, this.module?.log?.repeats))
  readonly chats: ChatLine[] = $derived.by(() =>
    talk(this.table.log, this.table.gallery.values(), this.told?.later ?? 0),
  )
  /** Why the table was closed; null if it was not. */
  readonly closed: Said | null = $derived.by(() => closing(this.table.log))
  /** Whether something may be chosen ahead here, in this game. */
  readonly mayChooseAhead: boolean = $derived.by(() => {
    const { status, lesson } = this.told?.summary ?? {}
    const goesOn = (status === 'playing' || status === 'paused') && !lesson && this.yours.length > 0
    return goesOn && (gamesTold.of(this.game)?.ahead.length ?? 0) > 0
  })
  /** What a wish to undo would do now: `free`, `asks` the others first, or null: there is nothing to take back. */
  readonly undo: string | null = $derived(this.told?.may_undo ?? null)
  /** The words about it: what it does, and that the game would no longer be rated, if so. */
  readonly undoAbout: string = $derived(
    this.undo ? `web-table-undo-${this.undo}${this.told?.undo_unrates ? '-unrated' : ''}` : 'web-table-undo-nothing',
  )
  readonly undoShort: string | null = $derived(
    this.undo && `web-table-undo-short-${this.undo === 'free' && this.told?.undo_unrates ? 'unrated' : this.undo}`,
  )
  /** What has happened since the last turn of whoever looks. */
  readonly round: readonly DeedTold[] = $derived.by(() =>
    this.told
      ? lastRound(
          this.table.log,
          this.told.view_seat ?? this.told.asks?.[0]?.seat ?? null,
          this.told.summary.seats.length,
        )
      : [],
  )
  readonly things: readonly Thing[] = $derived.by(() => {
    const done = this.round.filter((entry) => !this.yours.includes(Number((entry.details as { seat?: number }).seat)))
    return thingsOf(done, this.module?.scenes ?? {}, this.module?.log?.repeats).filter(
      (thing) => this.tell(thing.said[0]!) !== '',
    )
  })
  /** What others have changed since, until whoever looks has decided. */
  readonly changed: readonly string[] = $derived.by(() =>
    this.play.ask && !this.play.half ? [...new Set(this.things.flatMap((thing) => thing.targets))] : [],
  )
  /** The rules of what is being decided, by whoever looks or by others: those of the questions, then of their options. */
  readonly rules: readonly string[] = $derived.by(() => {
    const asks = this.play.ask ? [this.play.ask] : (this.told?.asks ?? [])
    const rules = [...asks, ...asks.flatMap((ask) => ask.options ?? [])].map((one) => one.rule)
    return [...new Set(rules.filter((rule) => rule != null))]
  })
  /** How the log is read. */
  readonly reading = new Reading()

  constructor(readonly table: LiveTable) {
    this.play = new Play(table, (refused) => this.complain(refused))
  }

  async load(game: string, pack: string): Promise<void> {
    const { module, components } = await loadBoard(game, pack)
    this.table.stage.scenes = module.scenes ?? {}
    this.module = module
    this.components = components
  }

  place = (target: string): string => {
    const name = this.module?.targetName?.(target, {
      view: this.told?.view,
      components: this.components,
      names: this.names,
      options: this.play.options,
    })
    return name ?? plainTarget(target, this.names)
  }

  // Before the words of the game are there, what has none is not told at all.
  tell(said: Said): string {
    if (!this.module && !hasWords(said.key)) return ''
    return tell(said, this.names, this.module?.targetName ? this.place : undefined)
  }

  sentence(said: Said): string {
    if (!this.module && !hasWords(said.key)) return ''
    return sentence(said, this.names, this.module?.targetName ? this.place : undefined)
  }

  /** How far the game is. */
  get progress(): string {
    const said = this.told?.summary.status === 'over' ? null : this.module?.progress?.(this.told?.view)
    return said ? this.tell(said) : ''
  }

  /** What an option is called on the button that confirms it. */
  confirmName(option: OptionTold): string {
    const said = this.module?.confirms?.(option, { view: this.told?.view, ask: this.play.ask })
    return said
      ? capital(this.tell(said))
      : optionName(option, this.names, this.module?.targetName ? this.place : undefined)
  }

  /** Tell the last round once more, or some entries of it. */
  async retell(numbers: readonly number[] = this.round.map((entry) => entry.n)): Promise<void> {
    if (!(await this.table.retell(numbers))) toasts.show(w('web-story-forgotten'), 'info')
  }

  complain(refused: Refused): void {
    toasts.show(this.sentence(refused.reason), 'bad', refused.rule ?? null)
  }
}
