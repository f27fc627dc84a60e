import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(import.meta.resolve('./testing/shape-once-script.ts'))

/** What a process of its own has loaded once it shaped these words in both families. */
async function loadedFor(words: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words.split(' ')])
  return JSON.parse(stdout)
}

test('Latin, Greek, Cyrillic and Vietnamese need their own faces only, and no fontkit', async () => {
  const words =
    'Invoice office Kauffrau Überweisung -1,234.50 € 21% Ελλάδα Москва Nguyễn Việt café “Yes” ½ № §'
  expect(await loadedFor(words)).toEqual({
    fontkit: false,
    faces: ['Inter_400Regular.ttf', 'SourceSerif4_400Regular.ttf'],
  })
})

test('ideographs open their face, and need no fontkit', async () => {
  expect(await loadedFor('株式会社')).toEqual({
    fontkit: false,
    faces: expect.arrayContaining(['NotoSansSC_400Regular.ttf']),
  })
})

test('a joined script loads fontkit', async () => {
  expect(await loadedFor('فاتورة')).toMatchObject({ fontkit: true })
})
