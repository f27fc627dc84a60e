/** @module-tag extended */

import { afterAll, expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { runThroughProxy } from '../testing/proxy-run.ts'
import { closeRenderer } from '../testing/test-host.ts'

afterAll(closeRenderer)

/** The short version of `npm run test:proxy`. */
test('a network that breaks half of all connections and a service that is killed bill each invoice once', async () => {
  const drafts = runs(20, 6)
  const report = await runThroughProxy({ seed: 20, drafts, killEvery: runs(15, 6) })
  expect(report.broken).toEqual([])
  expect(report).toMatchObject({ ledgerRows: report.documents, unknown: 0 })
  expect(report.documents).toBeGreaterThan(drafts * 1.5)
  const { none, ...faulty } = report.connections
  expect(Object.values(faulty).reduce((sum, count) => sum + count)).toBeGreaterThan(5)
  expect(none).toBeGreaterThan(drafts)
  expect(report.kills).toBeGreaterThan(1)
  // takes a minute beside other tests, more on a slow computer, and several minutes in the long run
}, 600_000)
