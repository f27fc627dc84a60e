import { expect, test } from 'vitest'
import { nearestFirst } from './test-changed.mjs'

test('tests of the folders that changed come first, in their order', () => {
  const tests = [
    'src/app/submission/batch.test.ts',
    'src/core/money/decimal.test.ts',
    'src/core/invoice/totals.test.ts',
    'src/core/invoice/line-net.test.ts',
  ]
  expect(nearestFirst(tests, ['docs/testing.md', 'src/core/invoice/totals.ts'])).toEqual([
    'src/core/invoice/totals.test.ts',
    'src/core/invoice/line-net.test.ts',
    'src/core/money/decimal.test.ts',
    'src/app/submission/batch.test.ts',
  ])
})
