// Whatever is loaded when it is first shown must bring all its words along (words.mjs): of each module that is loaded so,
// with all that it imports, every text that it names is in a part that is there by then.

import { expect, it } from 'vitest'
import { partOf } from '../words.mjs'

const sources: Readonly<Record<string, string>> = import.meta.glob('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const texts: Readonly<Record<string, string>> = import.meta.glob(
  '../../src/starboard/texts/en/{kernel,ours,web*,workshop}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

/** The part of each text that the client says of every game. */
const parts = new Map(
  Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => [key!, partOf(path.split('/').at(-1)!)] as const),
  ),
)

interface Module {
  /** What is there as soon as it is. */
  imports: string[]
  /** What it loads later, with the parts that come along. */
  loads: [path: string, parts: string[]][]
  keys: string[]
}

function read(path: string): Module {
  const text = sources[path]!
  const at = (from: string): string => {
    const found = new URL(from, `file://${path.slice(2)}`).pathname.replace(/^/, '..')
    return [`${found}.ts`, found, `${found}/index.ts`].find((one) => one in sources) ?? ''
  }
  const imports = [...text.matchAll(/^\s*(?:import|export)\b(?!\s+type)[^'"()]*?['"](\.[^'"]+)['"]/gm)]
  const globs = [...text.matchAll(/import\.meta\.glob<\w+>\('\.\/\*\/(\w+\.ts)', \{ eager: true/g)]
  const loads = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)]
  const brought = new Map(
    [...text.matchAll(/withWords\(\s*\(\) =>([^;]*?import\('[^;]*?)((?:,\s*(?:'\w+'|game))+),?\s*\)/g)].flatMap(
      ([, what, after]) =>
        [...what!.matchAll(/import\('([^']+)'\)/g)].map(
          ([, from]) => [at(from!), [...after!.matchAll(/'(\w+)'/g)].map(([, part]) => part!)] as const,
        ),
    ),
  )
  return {
    imports: [
      ...imports.map(([, from]) => at(from!)),
      ...globs.flatMap(([, file]) =>
        Object.keys(sources).filter((one) => new RegExp(`^${path.replace(/[^/]+$/, '')}[^/]+/${file}$`).test(one)),
      ),
    ].filter((one) => one),
    loads: loads
      .map(([, from]) => at(from!))
      .filter((one) => one)
      .map((one) => [one, brought.get(one) ?? []]),
    keys: keysIn(text),
  }
}

/** Texts that are named in full, or by how they begin. Of what could be any text nothing is known. */
function keysIn(text: string): string[] {
  const named = [...text.matchAll(/['"`]([a-z][\w-]+)['"`]/g)].map(([, key]) => key!).filter((key) => parts.has(key))
  const begun = [...text.matchAll(/`((?:web-)?[a-z]+-[\w-]*)\$\{/g)].flatMap(([, start]) =>
    start === 'web-' ? [] : [...parts.keys()].filter((key) => key.startsWith(start!)),
  )
  return [...named, ...begun]
}

const known = new Map<string, Module>()
function moduleAt(path: string): Module {
  const module = known.get(path) ?? read(path)
  known.set(path, module)
  return module
}

/** A module with all that it imports. */
function closure(path: string, found = new Set<string>()): Set<string> {
  if (!found.has(path)) {
    found.add(path)
    for (const one of moduleAt(path).imports) closure(one, found)
  }
  return found
}

const short = (path: string): string => path.slice('../src/'.length)
const faults = new Set<string>()
const seen = new Set<string>()

/** Look at what is loaded later, and at what that loads in turn. `there` are the parts that were there before. */
function look(entry: string, there: readonly string[], brought: readonly string[]): void {
  const has = new Set([...there, ...brought])
  const once = `${entry} ${[...has].sort().join(' ')}`
  if (seen.has(once)) return
  seen.add(once)
  const modules = [...closure(entry)]
  const said = modules.flatMap((path) => moduleAt(path).keys.map((key) => [path, key, parts.get(key)!] as const))
  for (const [path, key, part] of said)
    if (!has.has(part)) faults.add(`${short(entry)} must bring ${part}: ${short(path)} says ${key}`)
  for (const part of brought)
    if ([...parts.values()].includes(part) && !said.some(([, , one]) => one === part))
      faults.add(`${short(entry)} brings ${part}, of which it says nothing`)
  for (const path of modules) for (const [next, more] of moduleAt(path).loads) look(next, [...has], more)
}

it('brings its words along, and no others', () => {
  look('../src/main.ts', [''], [])
  expect(new Set([...seen].map((one) => one.split(' ')[0])).size).toBeGreaterThan(30)
  expect([...faults]).toEqual([])
})
