import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { unusedPath } from './unused-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'billwright-save-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an existing name gets a number and is not overwritten', () => {
  expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1.pdf'))
  writeFileSync(join(folder, 'INV-1.pdf'), '')
  expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1 (2).pdf'))
  writeFileSync(join(folder, 'INV-1 (2).pdf'), '')
  expect(unusedPath(folder, 'INV-1.pdf')).toBe(join(folder, 'INV-1 (3).pdf'))
})

test('every name stays within the folder', () => {
  expect(unusedPath(folder, '../../etc/passwd')).toBe(join(folder, '-..-etc-passwd'))
  fc.assert(
    fc.property(fc.string(), name => {
      const path = unusedPath(folder, name)
      expect(dirname(path)).toBe(folder)
      expect(path.length).toBeGreaterThan(folder.length + 1)
    }),
  )
})
