import { afterAll, expect, test } from 'vitest'
import { runThroughProxy } from '../testing/proxy-run.ts'
import { closeRenderer } from '../testing/test-host.ts'

afterAll(closeRenderer)

/** The short version of `npm run test:proxy`. */
test('a network that breaks half of all connections and a service that is killed bill each invoice once', async () => {
  const report = await runThroughProxy({ seed: 20, drafts: 20, killEvery: 15 })
  expect(report.broken).toEqual([])
  expect(report).toMatchObject({ ledgerRows: 20, unknown: 0 })
  const { none, ...faulty } = report.connections
  expect(Object.values(faulty).reduce((sum, count) => sum + count)).toBeGreaterThan(5)
  expect(none).toBeGreaterThan(20)
  expect(report.kills).toBeGreaterThan(1)
})
