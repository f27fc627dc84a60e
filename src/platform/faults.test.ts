import { expect, test } from 'vitest'
import { canRun, partNames, parts } from './testing/faults/parts.ts'

/** The short version of `npm run test:faults`. */
test.each(partNames.filter(canRun))('the store keeps what it acknowledged: %s', async name => {
  const { broken, runs } = await parts[name].short()
  expect(broken).toEqual([])
  expect(runs).toBeGreaterThan(0)
})
