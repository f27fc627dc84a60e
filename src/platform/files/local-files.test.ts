import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFiles } from './local-files.ts'

const bytes = new TextEncoder().encode('%PDF-')

test('a PDF is kept in a folder of its owner, which is made when it is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-files-'))
  const path = await createFiles(join(folder, 'data', 'of', 'mine'), '').keepDelivery('a', bytes)
  expect(readFileSync(path).equals(bytes)).toBe(true)
  if (process.platform !== 'win32') expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700)
  rmSync(folder, { recursive: true })
})

// Node's own recursive mkdir never ends there
test.runIf(process.platform === 'linux')('a data folder in /proc is refused at once', async () => {
  const files = createFiles('/proc/billwright', '')
  await expect(files.keepDelivery('a', bytes)).rejects.toMatchObject({ code: 'file_unwritable' })
})

test.runIf(process.platform === 'linux')(
  'what is printed lies in a temporary folder where the data folder takes no write',
  async () => {
    const path = await createFiles('/proc/billwright', '').keepForPrint('a.pdf', bytes)
    expect(readFileSync(path).equals(bytes)).toBe(true)
    rmSync(join(path, '..'), { recursive: true })
  },
)
