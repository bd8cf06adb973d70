import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { Bundle, Written } from '../src/lib/bundle'

const TEXTS = import.meta.glob<string>('../../src/starboard/texts/*/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('reads each message when it is first said, terms and other messages with it', () => {
  const bundle = new Bundle('en', { useIsolating: false })
  bundle.addText(
    '# a = no message\n-name = Ada\nhello = Hello, { -name }!\n  .about = { twice }\ntwice = { hello } { hello }\n',
  )
  bundle.addText('hello = Later\nbroken\nempty =\nlast = { $n ->\n    [one] one\n   *[other] more\n  }\n')
  const say = (id: string, args = {}): string => bundle.formatPattern(bundle.getMessage(id)!.value!, args)
  expect(say('twice')).toBe('Hello, Ada! Hello, Ada!')
  expect(say('hello')).toBe('Hello, Ada!')
  expect(bundle.formatPattern(bundle.getMessage('hello')!.attributes.about!)).toBe('Hello, Ada! Hello, Ada!')
  expect(say('last', { n: 1 })).toBe('one')
  expect(['a', 'broken', 'empty', '-name', 'last'].map((id) => bundle.hasMessage(id))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

it.each(['en', 'cs', 'pl', 'uk'])('reads all our words in %s as Fluent itself does', (language) => {
  const texts = Object.entries(TEXTS).filter(([path]) => path.includes(`/texts/${language}/`))
  expect(texts.length).toBeGreaterThan(5)
  const [ours, fluents] = [new Bundle(language), new FluentBundle(language)]
  for (const [, text] of texts) {
    ours.addText(text)
    fluents.addResource(new FluentResource(text))
  }
  for (const [id, message] of fluents._messages) expect(ours.getMessage(id)).toEqual(message)
  for (const [id, term] of fluents._terms) expect(ours._terms.get(id)).toEqual(term)
})

it.each(['en', 'cs', 'pl', 'uk'])('writes numbers in %s as Fluent itself does', (language) => {
  const [ours, fluents] = [new Bundle(language), new FluentBundle(language)]
  const numbers = [
    'NUMBER($n, useGrouping: "always")',
    'NUMBER($n, useGrouping: "min2")',
    'NUMBER($n, maximumFractionDigits: 1)',
    'NUMBER($n, minimumFractionDigits: 2)',
    '$n',
    'NUMBER(2000, useGrouping: "always")',
    'NUMBER(2.50)',
    '7',
  ]
  const text = numbers.map((number, at) => `n${at} = { ${number} }\n`).join('')
  ours.addText(text)
  fluents.addResource(new FluentResource(text))
  for (const value of [0, 1, -12, 999, 1000, -1234, 12_345, 1_234_567, 2.5, 1234.56])
    for (const at of numbers.keys()) {
      const said = [ours, fluents].map((bundle) => {
        const number = bundle === ours ? Written : FluentNumber
        return bundle.formatPattern(bundle.getMessage(`n${at}`)!.value!, {
          n: new number(value, { useGrouping: false }),
        })
      })
      expect(said[0], `${numbers[at]} of ${value}`).toBe(said[1])
    }
  expect(() => ours.formatPattern(ours.getMessage('n0')!.value!, { n: 'two' })).toThrow('NUMBER')
})
