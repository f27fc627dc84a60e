import { expect, test } from 'vitest'
import { fuzzRender } from './testing/fuzz-render.ts'

test('two thousand documents, valid, nearly valid and hostile, are refused in words or come to a right PDF', async () => {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const { failure, rendered, refused } = await fuzzRender({ seed, documents: 2000 })
  expect(failure).toBeNull()
  expect(rendered + refused).toBe(2000)
  // a generator of which nearly all is refused would prove nothing
  expect(rendered).toBeGreaterThan(1000)
  expect(refused).toBeGreaterThan(100)
}, 300_000)
