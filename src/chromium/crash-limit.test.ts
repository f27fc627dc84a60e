import { expect, test } from 'vitest'
import { crashLimit } from './crash-limit.ts'

test('the third crash within a minute is one too many; later ones count anew', () => {
  let now = 0
  const mayReopen = crashLimit(() => now)
  expect([mayReopen(), mayReopen(), mayReopen()]).toEqual([true, true, false])
  now = 120_000
  expect(mayReopen()).toBe(true)
})
