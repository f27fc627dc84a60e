/** @module-tag extended */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { invoiceOf } from '../invoice/invoice-of.ts'
import { invoiceTextsOf } from '../invoice/invoice-texts.ts'
import { checkFile } from './check-file.ts'
import { TookTooLong, WarmEngine } from './warm-engine.ts'

// The only engine that needs no peer packages.
const engine = await WarmEngine.start('billwright', 30)
const folder = mkdtempSync(join(tmpdir(), 'billwright-bench-'))

afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

test('times a render in its process and makes a valid file', async () => {
  const file = join(folder, 'invoice.pdf')
  const { milliseconds, bytes } = await engine.render({ items: 40, seed: 5, file })
  expect(milliseconds).toBeGreaterThan(0)
  expect(bytes).toBeGreaterThan(1000)
  const { pages, broken } = checkFile(file, invoiceTextsOf(invoiceOf(40, 5)))
  expect(broken).toBeNull()
  expect(pages).toBeGreaterThan(1)
})

test('stops a slow render', async () => {
  await expect(WarmEngine.start('billwright', 0.001)).rejects.toBeInstanceOf(TookTooLong)
})
