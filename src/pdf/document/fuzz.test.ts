import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { fuzzRender } from '../testing/fuzz/fuzz-render.ts'
import { requireTool } from '../testing/pdf-tools.ts'

const documents = runs(2000, 120)

test(`${documents} valid, nearly valid and hostile documents are refused with a message or rendered correctly`, async () => {
  const seed = Math.trunc(Math.random() * 2 ** 31)
  const { failure, rendered, refused } = await fuzzRender({ seed, documents })
  expect(failure).toBeNull()
  expect(rendered + refused).toBe(documents)
  // most documents must be rendered, or the test would prove nothing
  expect(rendered).toBeGreaterThan(documents / 2)
  expect(refused).toBeGreaterThan(documents / 20)
  // the structure of one file in a hundred is checked
  requireTool('qpdf')
}, 300_000)
