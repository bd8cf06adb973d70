// The half-made choice as the board shows it. The table tells only the targets of the next step; those of the steps before
// are remembered, so that another cell, turn or size can be picked instead.

import { settings } from '../../lib/settings.svelte'
import { readTarget } from './plan'

export interface Picking {
  next: readonly string[]
  picked: readonly string[]
  onpick: (target: string) => void
  onconfirm: () => void
}

const kindOf = (target: string | undefined): string => (target ? readTarget(target).kind : '')
const all = (targets: readonly string[], kind: string): string[] => targets.filter((target) => kindOf(target) === kind)

export class Choice {
  #props: () => Picking
  places: readonly string[] = $state.raw([]) // cells, or segments, that glow
  after: readonly string[] = $state.raw([]) // turns, or sizes, of the place that is picked
  #afterOf: string | null = null
  #own: string | null = $state(null) // a turn that the table does not know of yet
  #wantsTurn: { cell: string; after: string | null } | null = null

  constructor(props: () => Picking) {
    this.#props = props
  }

  readonly place: string | null = $derived.by(() => {
    const first = this.#props().picked[0]
    return kindOf(first) === 'cell' || kindOf(first) === 'segment' ? first! : null
  })
  readonly cells: readonly string[] = $derived.by(() => all(this.places, 'cell'))
  readonly segments: readonly string[] = $derived.by(() => all(this.places, 'segment'))
  readonly second: string | null = $derived.by(() => this.#props().picked[1] ?? this.#own ?? null)
  /** The turn, in degrees, in which the picked tile is shown. */
  readonly turn: number | null = $derived.by(() => {
    const shown = this.second ?? all(this.after, 'turn')[0]
    return kindOf(this.place ?? undefined) === 'cell' && shown ? Number(readTarget(shown).value) : null
  })

  /** The table has told what may be picked next. */
  heard(): void {
    const { next, picked } = this.#props()
    const places = next.filter((target) => ['cell', 'segment'].includes(kindOf(target)))
    if (places.length) this.places = places
    else if (!this.place) this.places = []
    else if (!this.places.includes(this.place)) this.places = [this.place]
    if (!this.place) {
      this.#forget()
      return
    }
    if (this.#afterOf !== this.place) this.#forget()
    const after = next.filter((target) => ['turn', 'figure'].includes(kindOf(target)))
    if (after.length) {
      this.after = after
      this.#afterOf = this.place
    } else if (picked[1] && !this.after.includes(picked[1])) {
      this.after = [picked[1]]
      this.#afterOf = this.place
    }
    this.#turnAsWanted()
  }

  #forget(): void {
    this.after = []
    this.#afterOf = null
    this.#own = null
  }

  /** A cell was clicked: the first turn is picked with it, so that one more click places the tile. */
  #turnAsWanted(): void {
    const wanted = this.#wantsTurn
    if (!wanted || wanted.cell !== this.place) return
    this.#wantsTurn = null
    const turns = all(this.after, 'turn')
    if (!turns.length || this.#props().picked[1]) return
    this.#turnTo(turns[(wanted.after ? turns.indexOf(wanted.after) + 1 : 0) % turns.length]!)
  }

  #turnTo(target: string): void {
    // Without a second click to confirm, a turn that is picked would be placed at once.
    if (settings.confirm) this.#props().onpick(target)
    else this.#own = target
  }

  get canTurn(): boolean {
    return kindOf(this.place ?? undefined) === 'cell' && all(this.after, 'turn').length > 1
  }

  turnOn(): void {
    const place = this.place
    if (kindOf(place ?? undefined) !== 'cell') return
    const turns = all(this.after, 'turn')
    if (turns.length > 1) {
      const at = this.second ? turns.indexOf(this.second) : 0
      this.#turnTo(turns[(at + 1) % turns.length]!)
    } else if (this.#props().picked[1] && this.#props().next.length === 0) {
      // Picked as a whole, by a hint say: ask for the turns of this cell.
      this.#wantsTurn = { cell: place!, after: this.second }
      this.#props().onpick(place!)
    }
  }

  /** A place was clicked: picked, or meant if it already is. */
  choose(target: string): void {
    const { onpick, onconfirm, picked } = this.#props()
    if (target !== this.place) {
      if (kindOf(target) === 'cell') this.#wantsTurn = { cell: target, after: null }
      onpick(target)
      return
    }
    const next = this.second ?? this.after[0]
    if (next && !picked[1]) onpick(next)
    // A figure whose size was not chosen is not placed yet.
    if (kindOf(target) === 'cell' || picked[1] || this.after.length < 2) onconfirm()
  }

  chooseSize(target: string): void {
    const { onpick, onconfirm, picked } = this.#props()
    if (picked[1] === target) onconfirm()
    else onpick(target)
  }
}
