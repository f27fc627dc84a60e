import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { safeFileStem } from './file-name.ts'

test.each([
  ['INV-2026-0001 Northwind Traders', 'INV-2026-0001 Northwind Traders'],
  ['A/1 Northwind: Traders', 'A-1 Northwind- Traders'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['...', ''],
  ['Example GmbH & Co. KG.', 'Example GmbH & Co. KG'],
  ['a\nb\tc', 'a b c'],
  ['nul', '_nul'],
  ['CON.example', '_CON.example'],
  ['Lpt1 .x', '_Lpt1 .x'],
  ['com¹', '_com¹'],
  ['console', 'console'],
  // An override would display the letters after it from right to left.
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['e\u0301', '\u00e9'],
  ['نمونه\u200cها', 'نمونه\u200cها'],
  ['\ud800lone', '-lone'],
])('%j becomes %j', (text, stem) => {
  expect(safeFileStem(text)).toBe(stem)
})

test.each(['Общество с ограниченной ответственностью '.repeat(8), '株式会社'.repeat(60), '👩‍🚀'.repeat(60)])(
  'a long name is truncated between characters: %s',
  text => {
    const stem = safeFileStem(text)
    expect(Buffer.byteLength(stem)).toBeLessThanOrEqual(120)
    expect(Buffer.byteLength(stem)).toBeGreaterThan(100)
    expect(text.startsWith(stem)).toBe(true)
    const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    expect([...new Intl.Segmenter().segment(stem)].every(({ segment }) => characters.includes(segment))).toBe(
      true,
    )
  },
)

test('no text results in a name that a file system rejects', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint, maxLength: 300 }), text => {
      const stem = safeFileStem(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
      expect(stem).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f/\\:*?"<>|]/)
      expect(stem).not.toMatch(/^[. ]|[. ]$/)
      expect(stem.isWellFormed()).toBe(true)
      expect(safeFileStem(stem)).toBe(stem)
    }),
  )
})
