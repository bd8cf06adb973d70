// A game to look back on: one of this server's tables, or a record from a file. What all parts of the screen share.

import type { BoardModule } from '../boards/board'
import { loadBoard } from '../boards/load'
import { packOf } from '../games'
import { api, ask, readJson } from '../lib/api'
import { wholeEvent } from '../lib/told'
import { allPlaces } from '../lib/lobby'
import {
  Player,
  stepsOf,
  stepsOfRecord,
  viewsOf,
  type Film,
  type RecordSent,
  type RecordTold,
  type Step,
} from '../lib/replay.svelte'
import type { AnalysisTold, Said, StoryTold } from '../lib/protocol'
import type { LiveTable } from '../lib/table.svelte'
import { hasWords, w } from '../lib/words.svelte'
import { lines, movesOf, type Line } from '../table/log'
import { pointsOf } from '../table/names'
import { plainTarget, seatNames, sentence, tell, unnamed } from '../table/speak'
import { markOf, sourcesOf, type Mark } from './sources'
import { newLeaders, partiesOf, tally, type Tally } from './tally'

export interface About {
  id: string | null // of the table; null: a file
  game: string
  pack: string // the sign of the content pack that it was played with
  names: string[]
  bots: readonly boolean[]
  over: boolean
  scores: readonly number[] | null
  places: readonly number[] | null
  at: number | null // when it was last played
  seconds: number | null // how long it took
  hasRecord: boolean // not if it began in the middle of another game
}

export class Story {
  readonly player: Player
  module: BoardModule | null = $state.raw(null)
  components: unknown = $state.raw(null)
  readonly about: About | null
  readonly steps: readonly Step[]
  /** Of all players, also of those without a seat, whom the rules play; null: nobody knows. */
  readonly scores: readonly (number | null)[]
  readonly places: readonly number[] | null
  readonly tally: Tally
  readonly marks: readonly (Mark & { ply: number })[]
  readonly last: unknown // the view at the end
  #loaded = ''

  constructor(film: Film, about: () => About | null, steps: () => readonly Step[], view: () => unknown) {
    this.player = new Player(film)
    this.about = $derived.by(about)
    this.steps = $derived.by(steps)
    this.last = $derived.by(view)
    const parties = $derived(partiesOf(this.last, this.about?.names.length ?? 0))
    this.marks = $derived.by(() => this.#marks())
    // Who has no seat has points in the view.
    this.scores = $derived(this.names.map((_, seat) => this.about?.scores?.[seat] ?? pointsOf(this.last, seat)))
    this.places = $derived(this.about?.places ? allPlaces(this.about.places, this.names.length) : null)
    const ended = $derived(
      this.about?.over
        ? { points: parties.map((party) => this.scores[party[0] ?? 0] ?? null), midway: !this.about.hasRecord }
        : null,
    )
    this.tally = $derived(
      tally(
        this.about?.game ?? '',
        parties,
        this.steps.map((step) => step.deed.events ?? []),
        ended,
      ),
    )
  }

  // What stands out on the line of the game.
  #marks(): (Mark & { ply: number })[] {
    const known = sourcesOf(this.about?.game ?? '')
    const found = this.steps.flatMap((step): (Mark & { ply: number })[] => {
      const mark = markOf(step.deed.events ?? [], known)
      return mark ? [{ ...mark, seat: mark.seat ?? step.seat, ply: step.ply }] : []
    })
    const leaders = newLeaders(this.tally).map(({ ply, party }) => ({
      icon: 'crown' as const,
      name: 'leader',
      seat: this.partySeat(party),
      weight: 120,
      ply,
    }))
    return [...found, ...leaders]
  }

  async loadBoard(game: string, pack: string): Promise<void> {
    if (this.#loaded === `${game}+${pack}`) return
    this.#loaded = `${game}+${pack}`
    const { module, components } = await loadBoard(game, pack)
    this.player.stage.scenes = module.scenes ?? {}
    this.module = module
    this.components = components
  }

  get names(): string[] {
    return this.about?.names ?? []
  }

  place = (target: string): string =>
    this.module?.targetName?.(target, { view: this.player.view, components: this.components, names: this.names }) ??
    plainTarget(target, this.names)

  // Before the words of the game are there, what has none is not told at all.
  tell = (said: Said): string =>
    !this.module && !hasWords(said.key) ? '' : tell(said, this.names, this.module?.targetName ? this.place : undefined)

  sentence = (said: Said): string =>
    !this.module && !hasWords(said.key)
      ? ''
      : sentence(said, this.names, this.module?.targetName ? this.place : undefined)

  linesOf(step: Step): Line[] {
    return lines([step.deed], this.module?.log?.repeats).filter((line) => line.is !== null)
  }

  /** The names of those who score together. */
  partyName(party: number): string {
    return (this.tally.parties[party] ?? [])
      .map((seat) => this.names[seat] ?? w('seat', { number: seat + 1 }))
      .join(' + ')
  }

  partySeat(party: number): number {
    return this.tally.parties[party]?.[0] ?? party
  }

  close(): void {
    this.player.close()
  }
}

const AT_ONCE = 16 // moves whose steps are asked for together

/** The film of a table, from the server. */
function filmOf(table: LiveTable): Film {
  let [from, chunk, known]: [number, Promise<StoryTold> | null, string] = [0, null, '']
  return {
    view: async (ply) => (await api.at<unknown>(table.id, ply)).view,
    steps: async (ply) => {
      const begin = ply - 1 - ((ply - 1) % AT_ONCE)
      // What is taken back and played otherwise has other entries.
      const moves = movesOf(table.log).slice(begin, begin + AT_ONCE)
      const key = moves.map((entry) => entry.n).join()
      if (!chunk || from !== begin || key !== known)
        [from, chunk, known] = [begin, api.story(table.id, begin, Math.max(1, moves.length)), key]
      const wanted = chunk
      wanted.catch(() => (chunk = null))
      return (await wanted).moves[ply - 1 - begin] ?? []
    },
  }
}

export function storyOfTable(table: LiveTable): Story {
  return new Story(
    filmOf(table),
    () => {
      const told = table.told
      if (!told) return null
      const { id, game, seats, status, scores, places, updated_at, created_at, record } = told.summary
      const started = table.log.find((deed) => deed.do === 'start')?.at ?? created_at
      const ended = table.log.find((deed) => deed.do === 'end')?.at ?? updated_at
      return {
        id,
        game,
        pack: packOf(told.summary),
        names: seatNames(told),
        bots: seats.map((seat) => seat.bot != null),
        over: status === 'over',
        scores: scores ?? null,
        places: places ?? null,
        at: updated_at,
        seconds: ended - started,
        hasRecord: record !== false,
      }
    },
    () => stepsOf(table.log),
    () => table.told?.view,
  )
}

export function storyOfRecord(record: RecordTold): Story {
  const steps = stepsOfRecord(record)
  const views = viewsOf(record)
  return new Story(
    { view: (ply) => Promise.resolve(views[ply]), steps: (ply) => Promise.resolve(record.steps[ply - 1] ?? []) },
    () => ({
      id: null,
      game: record.game,
      pack: packOf(record),
      names: record.names.map((said, seat) => record.players?.[seat] || unnamed(seat, said)),
      bots: (record.scores ?? record.names).map(() => false), // by seat
      over: record.scores !== undefined,
      scores: record.scores ?? null,
      places: record.places ?? null,
      at: null,
      seconds: null,
      hasRecord: true,
    }),
    () => steps,
    () => views.at(-1),
  )
}

/** Ask the server about the text of a record. */
export async function readRecord(text: string): Promise<RecordTold> {
  const record = await post<RecordSent>('/api/records', text, 'text/plain')
  return { ...record, events: record.events.map((some) => some.map((event) => wholeEvent(event, record.game))) }
}

/** A table that goes on from a ply of a record. Without seats: for the one that has to decide, all else dealt anew. */
export async function forkRecord(
  record: string,
  ply: number,
  more: { seats?: number[]; anew?: boolean; level?: string; lesson?: boolean } = {},
): Promise<string> {
  return (await post<{ id: string }>('/api/records/fork', JSON.stringify({ record, ply, ...more }), 'application/json'))
    .id
}

export async function analyseRecord(text: string): Promise<AnalysisTold> {
  return post<AnalysisTold>('/api/analyses', text, 'text/plain')
}

async function post<T>(path: string, body: string, type: string): Promise<T> {
  // A long record takes its time.
  const signal = AbortSignal.timeout(90_000)
  return readJson<T>(await ask(path, { method: 'POST', body, headers: { 'Content-Type': type }, signal }))
}
