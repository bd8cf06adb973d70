import { expect, it } from 'vitest'
import { once } from '../src/lib/once'

it('begins something once, and anew if it could not be had', async () => {
  let begun = 0
  const load = once(async () => {
    if (++begun === 1) throw new Error('away')
    return begun
  })
  await expect(load()).rejects.toThrow('away')
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
