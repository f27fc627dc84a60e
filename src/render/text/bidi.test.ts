import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isolated, withoutBidiControls } from '#core/text/control-characters.ts'
import { fieldOf } from '../model/display-list.ts'
import { logicalLines, visualLines } from '../testing/visual-lines.ts'
import { directionOf } from './document-language.ts'

/** Hebrew reads from right to left: אבג is printed גבא. */
describe('the visual order of a line', () => {
  test.each([
    ['a Hebrew name', 'אבג דהו', 'והד גבא'],
    ['Hebrew within Latin', 'Consulting for אבג דהו, 3 hours', 'Consulting for והד גבא, 3 hours'],
    ['Latin within Hebrew', 'אבג React דהו', 'והד React גבא'],
    ['a full stop at the end of Hebrew', 'אבג.', '.גבא'],
    ['a number in Hebrew', 'אבג 1,234.50 דהו', 'והד 1,234.50 גבא'],
    ['a percentage in Arabic', 'ابج 19% دهو', 'وهد 19% جبا'],
    ['a date in Arabic', 'ابج 2026-11-21 دهو', 'وهد 2026-11-21 جبا'],
    ['a date with slashes in Arabic', 'ابج 21/11/2026', '21/11/2026 جبا'],
    ['a range in Arabic', 'ابج 10-20', '10-20 جبا'],
    ['a negative number in Hebrew', 'אבג -5.00', '-5.00 גבא'],
    ['an amount with the minus of the document', 'אבג \u2212\u20605.00', '\u2212\u20605.00 גבא'],
    ['a hyphen that joins a word and a number', 'ב-5', '5-ב'],
    ['a price with its sign in Arabic', 'ابج $12.50 دهو', 'وهد $12.50 جبا'],
    ['a telephone number in Hebrew', 'אבג +972 50 000 0000', '+972 50 000 0000 גבא'],
    ['an account in Arabic', 'ابج DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00 جبا'],
    ['an e-mail address in Arabic', 'ابج: a-b@example.com', 'a-b@example.com :جبا'],
    ['an address of the web in Hebrew', 'אבג https://example.com/a/', 'https://example.com/a/ גבא'],
    ['a number after Latin in Hebrew', 'אבג React, 3 דהו', 'והד 3 ,React גבא'],
    ['an address within Latin', 'To אבג 12, דהו', 'To והד ,12 גבא'],
    ['a picture in Hebrew', 'אבג 🎉 דהו', 'והד 🎉 גבא'],
  ])('%s', (_, text, printed) => {
    expect(visualLines(text)).toEqual([printed])
    expect(visualLines(text, 'rtl')).toEqual([printed])
  })

  test.each([
    ['text without letters reads from left to right', '+972 50 000 0000', '+972 50 000 0000'],
    ['an amount keeps its minus in front', '-1,234.50', '-1,234.50'],
    ['a format may put its sign after the number', '\u200f\u200e-1,234.50\u00a0\u200f₪', '₪\u00a0-1,234.50'],
    [
      'the minus of the document stands before its number',
      '\u200f\u200e\u2212\u20601,234.50\u00a0\u200f₪',
      '₪\u00a0\u2212\u20601,234.50',
    ],
    ['Latin stays Latin', 'Example Ltd. (No. 5)', 'Example Ltd. (No. 5)'],
  ])('in a document that reads from right to left, %s', (_, text, printed) => {
    expect(visualLines(text, 'rtl').map(withoutBidiControls)).toEqual([printed])
  })

  test('each line is ordered by itself', () => {
    expect(visualLines('אבג דהו זחט', 'ltr', 7)).toEqual(['והד גבא', 'טחז'])
  })

  test('adjacent fields keep their order', () => {
    const line = `${isolated('אבג')} · ${isolated('דהו')} 42`
    expect(visualLines(line).map(withoutBidiControls)).toEqual(['גבא · והד 42'])
    expect(visualLines(line, 'rtl').map(withoutBidiControls)).toEqual(['42 והד · גבא'])
  })
})

const controls = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069']
const unit = fc.constantFrom(
  'a',
  'B',
  'א',
  'ב',
  'ا',
  '1',
  '2',
  ' ',
  '-',
  '.',
  '(',
  ')',
  '%',
  '€',
  '\n',
  ...controls,
)

test('bidi controls in fields do not change the visual order', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), fc.constantFrom('ltr', 'rtl'), (written, direction) => {
      const shown = fieldOf('notes', written)?.text ?? ''
      const plain = [...written].filter(each => !controls.includes(each)).join('')
      expect(visualLines(shown, direction)).toEqual(
        visualLines(fieldOf('notes', plain)?.text ?? '', direction),
      )
    }),
  )
})

test('a bidirectional line contains each character once and fits its width', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (written, width) => {
      const sorted = (lines: string[]) => [...withoutBidiControls(lines.join(''))].sort().join('')
      const squeezed = withoutBidiControls(written).replaceAll(/\s/g, '')
      expect(sorted(visualLines(written, 'ltr', width)).trim()).toBe(sorted([squeezed]))
      expect(logicalLines(written, 'ltr', width).join('').replaceAll(' ', '')).toBe(squeezed)
      for (const line of logicalLines(written, 'ltr', width)) expect(line.length).toBeLessThanOrEqual(width)
    }),
  )
})

test('a hundred thousand letters from right to left take linear time', () => {
  expect(logicalLines('אבג 12, (x) '.repeat(8000), 'rtl', 100).length).toBeGreaterThan(900)
})

test.each([
  ['he-IL', 'rtl'],
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['de-DE', 'ltr'],
  ['ja', 'ltr'],
  ['not a language', 'ltr'],
] as const)('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
