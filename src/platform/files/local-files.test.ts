import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFiles } from './local-files.ts'

const bytes = new TextEncoder().encode('%PDF-')
const pdf = { name: 'INV-1 Example.pdf', bytes, folder: null, previous: null }

test('keeps a PDF in a private folder, which is created if necessary', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-files-'))
  const { path } = await createFiles(join(folder, 'data', 'of', 'mine'), '').keepDelivery(pdf)
  expect(readFileSync(path).equals(bytes)).toBe(true)
  if (process.platform !== 'win32') expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  rmSync(folder, { recursive: true })
})

// In /proc, Node's recursive mkdir never returns.
test.runIf(process.platform === 'linux')('a data folder in /proc is refused at once', async () => {
  const files = createFiles('/proc/billwright', '')
  await expect(files.keepDelivery(pdf)).rejects.toMatchObject({ code: 'file_unwritable' })
})

test.runIf(process.platform === 'linux')(
  'prints from a temporary folder if the data folder is not writable',
  async () => {
    const path = await createFiles('/proc/billwright', '').keepForPrint('a.pdf', bytes)
    expect(readFileSync(path).equals(bytes)).toBe(true)
    rmSync(join(path, '..'), { recursive: true })
  },
)
