/** @module-tag extended */

import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { hasStrace } from '#platform/testing/faults/fault-tests.ts'
import { connectThroughFaults, connectWithFailingCalls } from '../testing/connect-run.ts'

/** The short version of the attempts of `npm run test:proxy`. */
test('a program killed while connecting leaves no key without a connection and no connection without a key', async () => {
  const attempts = runs(20, 6)
  const report = await connectThroughFaults({ seed: 3, attempts })
  expect(report.broken).toEqual([])
  expect(report.kills).toBeGreaterThan(0)
  expect(report.connected).toBeGreaterThan(0)
}, 300_000)

/** The short version of `npm run test:faults -- connecting`. */
test.runIf(hasStrace())(
  'a call that fails while a computer connects leaves no key without a connection',
  async () => {
    const { violations, runs: count } = await connectWithFailingCalls(3, 'one')
    expect(violations).toEqual([])
    expect(count).toBe(4)
  },
  300_000,
)
