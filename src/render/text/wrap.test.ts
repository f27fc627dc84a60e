import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monospaceShaper, monospaceStyle, monospaceTools } from '../testing/monospace-shaper.ts'
import { wrap } from './wrap.ts'

/** Returns the lines in a column of so many characters. */
const lines = (text: string, characters: number) =>
  wrap(text, characters * 5, monospaceStyle, monospaceTools).map(line =>
    line.words.map(word => word.text).join(''),
  )

describe('wrapping', () => {
  test.each([
    ['breaks between words', 'one two three', 8, ['one two', 'three']],
    ['fills a line to its last character', 'one two', 7, ['one two']],
    ['honours line breaks of every kind', 'a\nb\r\nc\rd\u2028e', 9, ['a', 'b', 'c', 'd', 'e']],
    ['keeps an empty line empty', 'a\n\nb', 9, ['a', '', 'b']],
    ['takes several spaces for one', 'a   b', 9, ['a b']],
    ['breaks after a hyphen before it breaks a word', 'well-known', 6, ['well-', 'known']],
    ['breaks an address at its slashes', 'example.com/invoices/42', 12, ['example.com/', 'invoices/42']],
    ['never breaks a number at its marks', 'on €840,336.28', 11, ['on', '€840,336.28']],
    ['breaks after a comma between words', 'one,two', 5, ['one,', 'two']],
    ['breaks inside a run without a place to break', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['begins a long run on the line that was begun', 'no abcdefghij', 6, ['no abc', 'defghi', 'j']],
    ['keeps what a no-break space joins', 'a b\u00a0c', 3, ['a', 'b\u00a0c']],
    ['sets at least one character where nothing fits', 'ab', 0.5, ['a', 'b']],
    ['makes one line of nothing', '', 5, ['']],
  ])('%s', (_, text, width, expected) => {
    expect(lines(text, width)).toEqual(expected)
  })

  test('never parts a letter from its marks', () => {
    const broken = lines(`${'e\u0301\u0323'.repeat(40)}`, 7)
    for (const line of broken) expect(line).toMatch(/^(e\u0301\u0323)+$/)
  })

  test('no line is wider than its column, and no character is lost', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', '/', '\n', 'é', 'ж'), maxLength: 300 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 30 }), (written, width) => {
        const wrapped = lines(written, width)
        expect(Math.max(...wrapped.map(line => line.length))).toBeLessThanOrEqual(width)
        expect(wrapped.join('').replaceAll(/\s/g, '')).toBe(written.replaceAll(/\s/g, ''))
      }),
    )
  })

  test('a hundred thousand characters without a space are wrapped', () => {
    expect(lines('x'.repeat(100_000), 50)).toHaveLength(2000)
  })

  test('a long word is shaped a few times, not once per possible cut', () => {
    let shaped = 0
    const counting = {
      ...monospaceShaper,
      shape(text: string) {
        shaped += text.length
        return monospaceShaper.shape(text, monospaceStyle.font)
      },
    }
    wrap('x'.repeat(2000), 37 * 5, monospaceStyle, { ...monospaceTools, shaper: counting })
    expect(shaped).toBeLessThan(2000 * 5)
  })

  test('a wrong estimate of the cut does not change the lines', () => {
    const misled = { ...monospaceShaper, cumulativeAdvances: () => Array.from({ length: 64 }, () => 1000) }
    const wrapped = wrap('x'.repeat(200), 10 * 5, monospaceStyle, { ...monospaceTools, shaper: misled })
    expect(wrapped.map(line => line.words.map(word => word.text).join('').length)).toEqual(Array(20).fill(10))
  })
})

describe('a word that is wider than its line', () => {
  /** A hyphenator that allows a break after each vowel; the lines include their hyphens. */
  const syllables = (word: string) => Array.from(word.matchAll(/[aeiou]/g), ({ index }) => index + 1)
  const shown = (text: string, characters: number, style = monospaceStyle) =>
    wrap(text, characters * 5, style, { ...monospaceTools, hyphenate: syllables }).map(line =>
      line.words.map(({ text: word, width }) => (word === '' && width > 0 ? '=' : word)).join(''),
    )

  test.each([
    ['ends a line with a hyphen', 'parecitomubal', 7, ['pareci=', 'tomubal']],
    ['begins on the line that was begun', 'so parecitomubal', 8, ['so pare=', 'citomu=', 'bal']],
    [
      'goes to the next line where no syllable fits',
      'seven parecitomubal',
      8,
      ['seven', 'pareci=', 'tomubal'],
    ],
    ['keeps its punctuation', '(parecitomubal),', 8, ['(pareci=', 'tomu=', 'bal),']],
    ['keeps two letters before a hyphen and three after it', 'abababa', 6, ['aba=', 'baba']],
    ['is cut where no syllable fits', 'bbbbbbba', 3, ['bbb', 'bbb', 'ba']],
    ['breaks at its own hyphen first', 'pare-citomu', 8, ['pare-', 'citomu']],
    ['is cut with a digit in it', 'parecito42mubal', 6, ['pareci', 'to42mu', 'bal']],
    ['is cut as an e-mail address', 'pareci@tomubala.example', 10, ['pareci@', 'tomubala.', 'example']],
    ['is cut as an identifier', 'PARECITOMUBAL', 7, ['PARECIT', 'OMUBAL']],
    [
      'breaks where somebody typed a soft hyphen, and only there',
      'parecitom\u00adubal',
      11,
      ['parecitom\u00ad=', 'ubal'],
    ],
    [
      'ends before a soft hyphen that does not fit',
      'pare\u00adcito\u00admubal',
      9,
      ['pare\u00ad=', 'cito\u00ad=', 'mubal'],
    ],
  ])('%s', (_, text, width, expected) => {
    expect(shown(text, width)).toEqual(expected)
  })

  test('is hyphenated although its style uses capitals', () => {
    const uppercase = { ...monospaceStyle, uppercase: true }
    const tools = { ...monospaceTools, hyphenate: (word: string) => syllables(word.toLowerCase()) }
    const [first] = wrap('PARECITOMUBAL', 35, uppercase, tools)
    expect(first?.words.map(({ text }) => text)).toEqual(['PARECI', ''])
  })

  test('moves to the next line if it fits there', () => {
    expect(shown('one parecito', 8)).toEqual(['one', 'parecito'])
  })

  test('a soft hyphen divides a word that would fit the next line', () => {
    expect(shown('one pare\u00adcito', 10)).toEqual(['one pare\u00ad=', 'cito'])
    expect(shown('one pare\u00adcito', 13)).toEqual(['one pare\u00adcito'])
  })

  test('the hyphen reads back as a soft hyphen', () => {
    const runs = [{ face: 'any', glyphs: [1], texts: '-', adjustments: null }]
    const shaper = {
      ...monospaceShaper,
      shape: (text: string) => ({
        ...monospaceShaper.shape(text, monospaceStyle.font),
        runs: text === '-' ? runs : [],
      }),
    }
    const [first] = wrap('parecitomubal', 35, monospaceStyle, { shaper, hyphenate: syllables })
    expect(first?.words.at(-1)?.runs[0]?.texts).toEqual(['\u00ad'])
    expect(first?.breaksWord).toBe(true)
  })

  test('no line is wider than its column, and no letter is lost', () => {
    const unit = fc.constantFrom('a', 'b', 'e', 'k', 'n', '-', ' ', '\u00ad', '(', 'é', '7', '\n')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 300 }), fc.integer({ min: 1, max: 30 }), (written, width) => {
        const wrapped = wrap(written, width * 5, monospaceStyle, { ...monospaceTools, hyphenate: syllables })
        const letters = (text: string) => text.replaceAll(/\s/g, '')
        expect(Math.max(...wrapped.map(line => line.width))).toBeLessThanOrEqual(width * 5 + 0.02)
        expect(letters(wrapped.map(line => line.words.map(word => word.text).join('')).join(''))).toBe(
          letters(written),
        )
      }),
    )
  })

  test('a hundred thousand letters take linear time', () => {
    let hyphenatedUnits = 0
    const hyphenate = (word: string) => {
      hyphenatedUnits += word.length
      return syllables(word)
    }
    wrap('abcde'.repeat(20_000), 50 * 5, monospaceStyle, { ...monospaceTools, hyphenate })
    expect(hyphenatedUnits).toBe(0)
  })
})
