import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { fuzzDashboard } from './testing/fuzz-dashboard.ts'
import { fuzzService } from './testing/fuzz-service.ts'

const requests = runs(2000, 600)

test(`${requests} requests made of the document, valid and broken: none breaks the service or its word`, async () => {
  const seen = await fuzzService(requests)
  // every kind of answer occurred
  const some = requests / 40
  expect(seen[200]).toBeGreaterThan(some)
  expect(seen[422]).toBeGreaterThan(some)
  expect(seen[400]).toBeGreaterThan(some)
  expect(seen[415]).toBeGreaterThan(some)
})

const steps = runs(20_000, 250)

test(`${steps} steps through the dashboard, with forms filled in as nobody should: no fault`, async () => {
  const seen = await fuzzDashboard(steps)
  expect(seen[200]).toBeGreaterThan(steps / 3)
  expect(seen[303]).toBeGreaterThan(steps / 20)
  expect(seen[422]).toBeGreaterThan(steps / 20)
})
