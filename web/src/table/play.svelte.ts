// Playing at a table: the half-made choice, what is known of places, what would follow. Knows no game and no rule.

import type { Done, HintTold, OptionTold, Refused } from '../lib/protocol'
import type { Half } from '../lib/half'
import { keep, levels, narrow, pick, wholes } from '../lib/narrow'
import { settings } from '../lib/settings.svelte'
import type { LiveTable, MyAsk } from '../lib/table.svelte'

export interface Fight {
  kind: string
  cell: string
  sides: { side: number; dice: number; wins: number }[]
}

/** What a bot says with its hint: by how much its choice is ahead of the next best, as a part of the victory. */
export interface Advice {
  level: string
  ahead: number | null
  next: OptionTold | null
}

const POINTING = 120 // ms until a place pointed at is asked about
const LOOKING = 150

/** Tells a refusal to the person. */
export type Complain = (refused: Refused) => void

export class Play {
  picked: readonly string[] = $state.raw([])
  whole: string | null = $state(null) // an option chosen as it is, by its notation
  sending = $state(false)
  known: { target: string; what: unknown } | null = $state.raw(null)
  lineMarks: readonly string[] = $state.raw([]) // of the line of the log pointed at
  hint: OptionTold | null = $state.raw(null)
  advice: Advice | null = $state.raw(null) // what was said with the hint
  advising = $state(false) // a bot is thinking about a hint
  tip: OptionTold | null = $state.raw(null) // of the coach of a lesson
  hovered: OptionTold | null = $state.raw(null)
  fights: readonly Fight[] = $state.raw([])
  asides: readonly OptionTold[] = $state.raw([])

  readonly ask: MyAsk | null = $derived.by(() =>
    this.table.told?.summary.status === 'playing' ? this.table.myAsk : null,
  )
  readonly options: readonly OptionTold[] = $derived(this.ask?.options ?? [])
  readonly narrowed = $derived(narrow(this.options, this.picked))
  readonly levels = $derived(levels(this.options, this.picked))
  readonly wholes = $derived(wholes(this.options, this.picked))
  readonly chosen: OptionTold | null = $derived(
    this.options.find((option) => option.notation === this.whole) ?? this.narrowed.only,
  )
  readonly marked: readonly string[] = $derived([
    ...this.lineMarks,
    ...(this.hint?.targets ?? []),
    ...(this.tip?.targets ?? []),
  ])
  readonly half: boolean = $derived(this.picked.length > 0 || this.whole !== null)

  #pointing: ReturnType<typeof setTimeout> | undefined
  #looking: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: LiveTable,
    readonly complain: Complain,
  ) {}

  /** The table has told something: what still holds of a half-made choice stays. */
  heard(): void {
    this.known = null
    this.hovered = null
    if (this.hint && !this.options.some((option) => option.notation === this.hint?.notation))
      this.hint = this.advice = null
    if (this.sending) this.clear()
    else {
      this.picked = keep(this.options, this.picked)
      if (!this.options.some((option) => option.notation === this.whole)) this.whole = null
    }
  }

  clear(): void {
    this.picked = []
    this.whole = null
  }

  /** What was half chosen before the page was loaded anew, as far as it still holds. */
  restore(half: Half): void {
    this.picked = keep(this.options, half.picked)
    this.whole = this.options.some((option) => option.notation === half.whole) ? half.whole : null
  }

  /** A target, glowing or not. */
  pick(target: string): void {
    const picked = pick(this.options, this.picked, target)
    if (!picked) {
      void this.whyNot(target)
      return
    }
    this.whole = null
    this.picked = picked
    if (!settings.confirm && this.narrowed.only) void this.confirm()
  }

  /** An option as it is; a second time: it is meant. */
  choose(option: OptionTold): void {
    if (this.whole === option.notation || !settings.confirm) {
      this.whole = option.notation
      void this.confirm()
    } else this.whole = option.notation
  }

  /** Several targets, one after the other. */
  path(targets: readonly string[]): void {
    let picked: readonly string[] = []
    for (const target of targets) picked = pick(this.options, picked, target) ?? picked
    this.picked = picked
    // What ends here is meant, though others go on.
    const ended = this.narrowed.options.find((option) => option.targets?.length === targets.length)
    this.whole = ended && !this.narrowed.only ? ended.notation : null
    if (!settings.confirm && this.narrowed.only) void this.confirm()
  }

  /** An option that is meant as it is, at once. */
  async playAt(notation: string): Promise<void> {
    if (!this.options.some((option) => option.notation === notation)) return
    this.whole = notation
    await this.confirm()
  }

  /** What would follow from an option; null if nobody can tell. */
  async ahead(notation: string): Promise<unknown> {
    const seat = this.ask?.seat
    if (seat === undefined) return null
    const answer = await this.table.wish({ do: 'outlook', choice: notation, seat })
    return answer.it === 'done' ? answer.answer : null
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.whole !== null) this.whole = null
    else if (this.picked.length) this.picked = this.picked.slice(0, -1)
    else return false
    return true
  }

  async confirm(): Promise<void> {
    const option = this.chosen
    const ask = this.ask
    if (!option || !ask || this.sending) return
    const before = { picked: this.picked, whole: this.whole }
    this.sending = true
    const answer = await this.table.play(option.notation, ask.seat)
    this.sending = false
    if (answer.it === 'done') {
      // Who is quick has begun the next choice by now.
      if (this.picked === before.picked && this.whole === before.whole) this.clear()
      return
    }
    // Nothing was done: the choice is still there, as far as it holds.
    this.picked = keep(this.options, before.picked)
    this.whole = this.options.some((one) => one.notation === before.whole) ? before.whole : null
    if (!answer.stale) this.complain(answer)
  }

  async playAside(option: OptionTold, seat: number): Promise<void> {
    const answer = await this.table.play(option.notation, seat, true)
    if (answer.it === 'refused' && !answer.stale) this.complain(answer)
  }

  /** A wish with no answer to be shown; a refusal is. */
  async wish(wish: { do: string; [name: string]: unknown }): Promise<Done | Refused> {
    const answer = await this.table.wish(wish)
    if (answer.it === 'refused' && !answer.stale) this.complain(answer)
    return answer
  }

  async whyNot(target: string): Promise<void> {
    if (!this.table.told?.seats.length) return
    const answer = await this.table.wish({ do: 'why-not', text: target })
    if (answer.it === 'refused') this.complain(answer)
    else if (answer.answer)
      this.complain({ it: 'refused', id: 0, ...(answer.answer as unknown as Pick<Refused, 'reason' | 'rule'>) })
  }

  /** Somebody points at a place, or at none. */
  point(target: string | null): void {
    clearTimeout(this.#pointing)
    if (target === null || !settings.worth) {
      this.known = null
      return
    }
    if (this.known?.target === target) return
    this.#pointing = setTimeout(async () => {
      const answer = await this.table.wish({ do: 'inspect', target })
      this.known = answer.it === 'done' && answer.answer ? { target, what: answer.answer } : null
    }, POINTING)
  }

  /** What would follow from the option that is chosen or pointed at. */
  look(option: OptionTold | null): void {
    clearTimeout(this.#looking)
    this.fights = []
    const seat = this.ask?.seat
    if (!option || seat === undefined) return
    this.#looking = setTimeout(async () => {
      const answer = await this.table.wish({ do: 'outlook', choice: option.notation, seat })
      const current = this.hovered ?? this.chosen
      if (answer.it === 'done' && current?.notation === option.notation)
        this.fights = (answer.answer as { fights?: Fight[] } | null)?.fights ?? []
    }, LOOKING)
  }

  /** What may be done out of turn. */
  async lookAside(): Promise<void> {
    const told = this.table.told
    const seat = told?.seats[0]
    if (told?.summary.status !== 'playing' || seat === undefined) {
      this.asides = []
      return
    }
    const answer = await this.table.wish({ do: 'asides', seat })
    this.asides = answer.it === 'done' && Array.isArray(answer.answer) ? (answer.answer as OptionTold[]) : []
  }

  /** What a bot would do: it is marked and picked, and left to be confirmed. */
  async askHint(): Promise<void> {
    const ask = this.ask
    if (!ask || this.advising) return
    this.advising = true
    this.hint = this.advice = null
    const answer = await this.wish({ do: 'hint', seat: ask.seat })
    this.advising = false
    const told = answer.it === 'done' ? ((answer.answer ?? null) as HintTold | null) : null
    const find = (notation: string | null | undefined): OptionTold | null =>
      this.options.find((option) => option.notation === notation) ?? null
    const found = find(told?.choice)
    if (!told || !found) {
      if (answer.it === 'done') this.complain({ it: 'refused', id: 0, reason: { key: 'web-table-hint-none' } })
      return
    }
    this.hint = found
    this.advice = {
      level: told.level,
      ahead: told.share != null && told.next_share != null ? told.share - told.next_share : null,
      next: find(told.next_choice),
    }
    this.picked = found.targets ?? []
    this.whole = found.targets?.length && this.narrowed.only ? null : found.notation
  }
}
