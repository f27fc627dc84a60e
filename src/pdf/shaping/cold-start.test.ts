/** @module-tag extended */

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(import.meta.resolve('../testing/shape-once-script.ts'))

/** Returns what a new process has loaded after shaping these words. */
async function loadedFor(words: string, family: 'sans' | 'serif' | 'both' = 'both'): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, family, ...words.split(' ')])
  return JSON.parse(stdout)
}

test('Latin, Greek, Cyrillic and Vietnamese need their own faces only, and no HarfBuzz', async () => {
  const words =
    'Invoice Überweisung INV-2026-0042 -1,234.50 (12) € 21% e-mail Ελλάδα Москва Nguyễn Việt café “Yes” ½ № §'
  expect(await loadedFor(words)).toEqual({
    harfbuzz: false,
    faces: ['Inter_400Regular.ttf', 'SourceSerif4_400Regular.ttf'],
  })
})

test.each([
  ['ligatures', 'serif', 'office'],
  ['alternates', 'sans', 'E-MAIL'],
  ['a joined script', 'sans', 'فاتورة'],
] as const)('%s load HarfBuzz', async (_, family, word) => {
  expect(await loadedFor(word, family)).toMatchObject({ harfbuzz: true })
})

test.each([
  ['ideographs', 'sans', '株式会社', ['Inter_400Regular.ttf', 'NotoSansSC_400Regular.ttf']],
  ['ideographs', 'serif', '株式会社', ['SourceSerif4_400Regular.ttf', 'NotoSansSC_400Regular.ttf']],
  ['Korean', 'sans', '주식회사', ['Inter_400Regular.ttf', 'NotoSansKR_400Regular.ttf']],
] as const)(
  '%s open the %s face that was asked for and their own, and need no HarfBuzz',
  async (_, family, words, faces) => {
    expect(await loadedFor(words, family)).toEqual({ harfbuzz: false, faces })
  },
)

test.each([
  ['Arabic', 'فاتورة، رقم ١٢', 'NotoSansArabic_400Regular.ttf'],
  ['Hebrew', 'חשבונית 12', 'NotoSansHebrew_400Regular.ttf'],
  ['Hindi', 'चालान। १२', 'NotoSansDevanagari_400Regular.ttf'],
  ['Thai', 'ใบแจ้งหนี้ 12', 'NotoSansThai_400Regular.ttf'],
])('%s opens no other family of the templates than the one that was asked for', async (_, words, face) => {
  expect(await loadedFor(words, 'sans')).toMatchObject({ faces: ['Inter_400Regular.ttf', face] })
  expect(await loadedFor(words, 'serif')).toMatchObject({ faces: ['SourceSerif4_400Regular.ttf', face] })
})
