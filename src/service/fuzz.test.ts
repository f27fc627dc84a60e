import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { fuzzService } from './testing/fuzz-service.ts'

const requests = runs(2000, 600)

test(`${requests} requests made of the document, valid and broken: none breaks the service or its word`, async () => {
  const seen = await fuzzService(requests)
  // every kind was there
  const some = requests / 40
  expect(seen[200]).toBeGreaterThan(some)
  expect(seen[422]).toBeGreaterThan(some)
  expect(seen[400]).toBeGreaterThan(some)
  expect(seen[415]).toBeGreaterThan(some)
})
