// The desk at which a pack is worked on: its entries as they are now, what is wrong with them, and who saved what.

import { api, asRefusal, Refusal } from '../lib/api'
import type { FormTold, PackEntry, PackMistake, PackTold, PackWritten } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { hasWords, say, w } from '../lib/words.svelte'
import {
  blank,
  byKey,
  byTable,
  differing,
  freshId,
  isRow,
  keyOf,
  merged,
  ofKind,
  overBox,
  placeOf,
  same,
  splitKey,
  type Clash,
  type Entries,
  type Row,
  type Shape,
  type Side,
  type Value,
} from './shapes'

interface Version {
  name: string
  about: string
  entries: ReadonlyMap<string, Row>
}

const REST = 500 // ms after the last change until it is checked
const TOO_MANY = 429 // requests: then after a while
const AGAIN = 3000

export class Desk {
  readonly form
  readonly box: readonly PackEntry[]
  readonly #printed: ReadonlyMap<string, PackEntry>

  head: PackTold = $state.raw() as PackTold
  name = $state('')
  about = $state('')
  entries: ReadonlyMap<string, Row> = $state.raw(new Map())
  /** What was wrong and how cards read when it was last looked at. */
  checked: PackWritten | null = $state.raw(null)
  checking = $state(false)
  saving = $state(false)
  refusal: Refusal | null = $state.raw(null)
  /** What somebody else has saved meanwhile. */
  clashes: readonly Clash[] = $state.raw([])
  /** Somebody has saved meanwhile, and both are together now. */
  met = $state(false)
  selected = $state('')

  #base: Version = $state.raw({ name: '', about: '', entries: new Map() })
  #timer: ReturnType<typeof setTimeout> | undefined
  #round = 0

  constructor(form: FormTold, head: PackTold, version: Version) {
    this.form = form.form
    this.box = form.entries
    this.#printed = new Map(form.entries.map((entry) => [keyOf(entry.table, entry.id), entry]))
    this.#take(head, version)
    this.selected = [...version.entries.keys()][0] ?? keyOf(form.entries[0]?.table ?? '', form.entries[0]?.id ?? '')
  }

  static async open(id: string, link: string | null): Promise<Desk> {
    const head = await api.pack(id, link)
    const [form, opened] = await Promise.all([api.form(head.game), api.openPack(head.game, head.text)])
    const desk = new Desk(form, head, { name: head.name, about: opened.about, entries: byKey(opened.entries) })
    void desk.check()
    return desk
  }

  get game(): string {
    return this.head.game
  }
  get mayEdit(): boolean {
    return this.head.role !== 'reader'
  }

  /** All entries, those of the pack over those of the box. */
  all: Entries = $derived.by(() => overBox(this.box, this.entries))

  printed = (key: string): PackEntry | undefined => this.#printed.get(key)
  row = (key: string): Row | undefined => this.entries.get(key) ?? this.#printed.get(key)?.values
  isChanged = (key: string): boolean => this.entries.has(key)
  isAdded = (key: string): boolean => this.entries.has(key) && !this.#printed.has(key)

  /** The fields of an entry that are not as in the box. */
  changes(key: string): string[] {
    const [now, was] = [this.entries.get(key), this.#printed.get(key)?.values]
    return now ? differing(now, was ?? { id: now.id }) : []
  }

  unsaved: boolean = $derived.by(
    () =>
      this.name !== this.#base.name ||
      this.about !== this.#base.about ||
      !same(Object.fromEntries(this.entries), Object.fromEntries(this.#base.entries)),
  )

  mistakes: readonly PackMistake[] = $derived.by(() => this.checked?.mistakes ?? [])

  /** The entry that a mistake is about; empty: it is about the pack as a whole. */
  entryOf({ id }: PackMistake): string {
    if (!id) return ''
    return [...this.entries.keys()].find((key) => splitKey(key)[1] === id) ?? ''
  }

  /** What is wrong with an entry, by the place at which it is shown. */
  wrongIn(key: string): Map<string, PackMistake[]> {
    const [table] = splitKey(key)
    const shape = this.form.tables.find((one) => one.name === table)?.of
    const found = new Map<string, PackMistake[]>()
    for (const mistake of this.mistakes) {
      if (!shape || this.entryOf(mistake) !== key) continue
      const place = placeOf(this.form, shape as Shape, this.row(key), mistake.field ?? '')
      found.set(place, [...(found.get(place) ?? []), mistake])
    }
    return found
  }

  // Changing it.

  set(key: string, row: Row): void {
    const entries = new Map(this.entries)
    // What is as in the box again is none of the pack's business.
    if (same(row, this.#printed.get(key)?.values)) entries.delete(key)
    else entries.set(key, row)
    this.#change(entries)
  }

  /** Take all changes of an entry back; one that the box does not have goes. */
  drop(key: string): void {
    const entries = new Map(this.entries)
    entries.delete(key)
    if (!this.#printed.has(key)) this.selected = [...entries.keys()][0] ?? this.selected
    this.#change(entries)
  }

  /** Add an entry, as a copy of another or as empty as may be. */
  add(table: string, name: string, model: string | null): void {
    const taken = (id: string): boolean => this.all.get(table)?.has(id) ?? false
    const id = freshId(name, taken)
    const copied = model ? this.row(model) : undefined
    const shape = this.form.tables.find((one) => one.name === table)!.of as Shape
    const empty = blank(this.form, shape, '', this.all) as Row
    const row = { ...(copied ? (structuredClone($state.snapshot(copied)) as Row) : empty), id }
    const entries = new Map(this.entries)
    entries.set(keyOf(table, id), name ? { ...row, name } : row)
    this.#change(entries)
    this.selected = keyOf(table, id)
  }

  ofKind(shape: Extract<Shape, { is: 'kinds' }>, value: string, before: Value, home: string): Row {
    const kind = shape.kinds.find((one) => one.value === value)!
    return ofKind(this.form, shape.field, kind, isRow(before) ? before : {}, home, this.all)
  }

  #change(entries: ReadonlyMap<string, Row>): void {
    this.entries = entries
    this.later()
  }

  /** Look at it once nobody is typing any more. */
  later(rest = REST): void {
    clearTimeout(this.#timer)
    this.checking = true
    this.#timer = setTimeout(() => void this.check(), rest)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#round++
  }

  async check(): Promise<PackWritten | null> {
    clearTimeout(this.#timer)
    const round = ++this.#round
    this.checking = true
    try {
      const written = await api.writePack({ ...this.#written(), show: this.#shown() })
      if (round === this.#round) {
        this.checked = written
        this.refusal = null
      }
      return written
    } catch (problem) {
      const refusal = asRefusal(problem)
      if (round === this.#round && refusal.status === TOO_MANY) this.later(AGAIN)
      else if (round === this.#round) this.refusal = refusal
      return null
    } finally {
      if (round === this.#round) this.checking = false
    }
  }

  #shown(): [string, string] | null {
    return this.selected ? splitKey(this.selected) : null
  }

  #written(): { game: string; name: string; about: string; entries: Record<string, Row[]> } {
    return { game: this.game, name: this.name, about: this.about, entries: byTable(this.entries) }
  }

  // Saving it.

  async save(): Promise<boolean> {
    if (this.saving) return false
    this.saving = true
    try {
      const version = { name: this.name, about: this.about, entries: this.entries }
      const written = await this.check()
      if (!written) return false
      const head = await api.savePack(this.head.id, this.head.revision, version.name, written.text)
      this.head = head
      this.#base = version
      this.met = false
      if (this.checked) this.checked = { ...this.checked, mistakes: head.mistakes } // it was looked at more thoroughly
      return true
    } catch (problem) {
      const refusal = asRefusal(problem)
      if (refusal.said.key === 'pack-changed-meanwhile') await this.#meet()
      else this.refusal = refusal
      return false
    } finally {
      this.saving = false
    }
  }

  /** Somebody else has saved: bring both together, and ask about what cannot be. */
  async #meet(): Promise<void> {
    try {
      const head = await api.pack(this.head.id, null)
      const opened = await api.openPack(head.game, head.text)
      const theirs = byKey(opened.entries)
      const { entries, clashes } = merged(this.#base.entries, this.entries, theirs)
      const name = this.name === this.#base.name ? head.name : this.name
      const about = this.about === this.#base.about ? opened.about : this.about
      this.#take(head, { name: head.name, about: opened.about, entries: theirs })
      this.name = name
      this.about = about
      this.#change(entries)
      this.clashes = clashes
      this.met = !clashes.length
    } catch (problem) {
      this.refusal = asRefusal(problem)
    }
  }

  /** Settle what two people have changed: by entry, whose version is taken. */
  settle(chosen: ReadonlyMap<string, Side>): void {
    const entries = new Map(this.entries)
    for (const { key, mine, theirs } of this.clashes) {
      const taken = chosen.get(key) === 'theirs' ? theirs : mine
      if (taken) entries.set(key, taken)
      else entries.delete(key)
    }
    this.clashes = []
    this.#change(entries)
  }

  #take(head: PackTold, version: Version): void {
    this.head = head
    this.name = version.name
    this.about = version.about
    this.entries = version.entries
    this.#base = version
  }

  // Names.

  /** What an entry is called: by the pack, if it says so, or by the box. */
  called(key: string): string {
    const [, id] = splitKey(key)
    const printed = this.#printed.get(key)
    const was = (printed?.values as Row | undefined)?.name
    const own = this.entries.get(key)?.name
    if (own !== undefined && !same(own, was)) return inLanguage(own) || id
    const title = printed?.name
    const said = title && hasWords(title.key) ? say(title) : ''
    return said || inLanguage(was) || id
  }

  tableName = (table: string): string => named(`${this.game}-table-${table}`, table)
  fieldName = (field: string): string => named(`${this.game}-field-${field}`, field)
}

const named = (key: string, id: string): string => (hasWords(key) ? w(key) : id)

export function inLanguage(text: Value): string {
  if (isRow(text)) return String(text[settings.language] ?? text.en ?? Object.values(text)[0] ?? '')
  return typeof text === 'string' ? text : ''
}
