import { describe, expect, it } from 'vitest'
import characterRows from '../../src/starboard/games/outer_rim/data/characters.toml?raw'
import contactRows from '../../src/starboard/games/outer_rim/data/contacts.toml?raw'
import mapRows from '../../src/starboard/games/outer_rim/data/map.toml?raw'
import { contactToken } from '../src/art/outer_rim/pieces'
import { portrait } from '../src/art/outer_rim/portraits'
import { PEOPLE } from '../src/art/outer_rim/portraits/people'
import { vista } from '../src/art/outer_rim/vistas'

/** The ids of a table in the game's data, with the kind of each if it has one. */
function printed(text: string, table: string): { id: string; type: string | undefined }[] {
  const rows = text.split(`[[${table}]]`).slice(1)
  return rows.map((row) => ({ id: /^id = "(\w+)"/m.exec(row)![1]!, type: /^type = "(\w+)"/m.exec(row)?.[1] }))
}
const characters = printed(characterRows, 'characters').map(({ id }) => id)
const contacts = printed(contactRows, 'contacts').map(({ id }) => id)
const spaces = printed(mapRows, 'spaces')
const places = spaces.filter(({ type }) => type !== 'navpoint').map(({ id }) => id)

const withoutIds = (svg: string): string => svg.replace(/art-\w+-\d+/g, 'x')
/** Whether nothing but colours and ids tells two drawings apart. */
const shapesOf = (svg: string): string => withoutIds(svg).replace(/#[0-9a-f]{3,8}\b/g, '#')

/** What is wrong with a drawing as XML, and as one that may be put into any page. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const rest = svg.replace(/<(\/?)(\w+)((?: [\w-]+="[^"<>&]*")*)(\/?)>/g, (_, end, name, attributes, alone) => {
    const names = [...String(attributes).matchAll(/ ([\w-]+)=/g)].map(([, one]) => one)
    if (new Set(names).size < names.length) found.push(`${name} has an attribute twice`)
    if (end && open.pop() !== name) found.push(`${name} ends, but did not begin`)
    if (!end && !alone) open.push(name)
    return ''
  })
  if (open.length) found.push(`never ended: ${open.join()}`)
  if (/[<>&]/.test(rest)) found.push(`no tag: ${rest}`)
  if (/NaN|undefined|Infinity|null|style=|href/.test(svg)) found.push('a broken number, or what does not belong here')
  const drawn = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g))
    if (!drawn.has(id) && id !== 'rim-face') found.push(`nothing is called ${id}`)
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g))
    if (!/^M[-\d.\s,MLHVCSQTAZmlhvcsqtaz]+$/.test(d!)) found.push(`no path: ${d}`)
  return found
}

describe('faults', () => {
  it('are found', () => {
    expect(faults('<g><path d="M0 0L1 1Z" fill="#fff"/></g>')).toEqual([])
    for (const bad of ['<g>', '</g>', '<g></b>', '<path d="M0 NaN"/>', '<path d="0 0"/>', '<a b="1" b="2"/>', 'a<b'])
      expect(faults(bad)).not.toEqual([])
    expect(faults('<path fill="url(#x)"/>')).toEqual(['nothing is called x'])
  })
})

describe('portraits', () => {
  it('are there for all who are in the box, and for nobody else', () => {
    expect([characters.length, contacts.length]).toEqual([8, 22])
    expect(Object.keys(PEOPLE).sort()).toEqual([...characters, ...contacts].sort())
  })
  it('have each a shape and a ground of their own', () => {
    const drawn = Object.keys(PEOPLE).map((id) => portrait(id))
    expect(new Set(drawn.map(shapesOf)).size).toBe(drawn.length)
    expect(new Set(Object.values(PEOPLE).map(({ head }) => shapesOf(head))).size).toBe(drawn.length)
    expect(new Set(Object.values(PEOPLE).map(({ ground }) => ground)).size).toBe(drawn.length)
  })
  it('are plain for those of a pack, by what they are', () => {
    expect(shapesOf(portrait('new_one'))).toBe(shapesOf(portrait('somebody_else')))
    expect(shapesOf(portrait('new_one', true))).not.toBe(shapesOf(portrait('new_one')))
    expect(portrait('new_one')).toBe(portrait('new_one'))
    for (const id of Object.keys(PEOPLE)) expect(shapesOf(portrait(id))).not.toBe(shapesOf(portrait('new_one')))
  })
  it('are well-formed', () => {
    for (const id of [...Object.keys(PEOPLE), 'new_one'])
      for (const droid of [false, true]) expect(faults(portrait(id, droid))).toEqual([])
  })
  it('are shown on tokens whose face is known', () => {
    const known = { id: 'greedo', droid: false }
    const [up, looked, down] = [
      contactToken('white', known, true),
      contactToken('white', known, false),
      contactToken('white', null, false),
    ]
    expect(up).toContain(portrait('greedo'))
    expect(looked).toContain(portrait('greedo'))
    expect(looked).not.toBe(up)
    expect(down).not.toMatch(/<svg/)
    for (const token of [up, looked, down]) expect(faults(token)).toEqual([])
  })
})

describe('vistas', () => {
  it('are there for each place, and no two are alike', () => {
    expect(places.length).toBe(12)
    const all = [...places.map((id) => vista(id)), vista('nav_x'), vista('nav_x', 'hutt'), vista('a_new_world')]
    expect(new Set(all.map(shapesOf)).size).toBe(all.length)
    for (const one of all) expect(faults(one)).toEqual([])
  })
  it('are the same for all navpoints, and show whose patrol is there', () => {
    const navpoints = spaces.filter(({ type }) => type === 'navpoint').map(({ id }) => withoutIds(vista(id)))
    expect(new Set(navpoints).size).toBe(1)
    expect(vista('nav_x', 'hutt')).toContain('var(--rim-hutt)')
    expect(withoutIds(vista('naboo', 'hutt'))).toBe(withoutIds(vista('naboo')))
  })
})
