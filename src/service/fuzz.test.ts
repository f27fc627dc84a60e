import { expect, test } from 'vitest'
import { fuzzService } from './testing/fuzz-service.ts'

test('two thousand requests made of the document, valid and broken: none breaks the service or its word', async () => {
  const seen = await fuzzService(2000)
  // both kinds were there
  expect(seen[200]).toBeGreaterThan(50)
  expect(seen[422]).toBeGreaterThan(50)
  expect(seen[400]).toBeGreaterThan(50)
  expect(seen[415]).toBeGreaterThan(50)
})
