import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typewriter, typewritten } from '../testing/typewriter.ts'
import { wrap } from './wrap.ts'

/** Lines of a column that is so many characters wide. */
const lines = (text: string, characters: number) =>
  wrap(text, characters * 5, typewritten, typewriter).map(line => line.words.map(word => word.text).join(''))

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

  test('a hundred thousand characters without a space take their lines', () => {
    expect(lines('x'.repeat(100_000), 50)).toHaveLength(2000)
  })

  test('a long word is shaped a few times over, not once for each place where it might be cut', () => {
    let shaped = 0
    const counting = {
      ...typewriter,
      shape(text: string) {
        shaped += text.length
        return typewriter.shape(text, typewritten.font)
      },
    }
    wrap('x'.repeat(2000), 37 * 5, typewritten, counting)
    expect(shaped).toBeLessThan(2000 * 5)
  })

  test('a bad guess of where a word is cut costs nothing but time', () => {
    const misled = { ...typewriter, reach: () => Array.from({ length: 64 }, () => 1000) }
    const wrapped = wrap('x'.repeat(200), 10 * 5, typewritten, misled)
    expect(wrapped.map(line => line.words.map(word => word.text).join('').length)).toEqual(Array(20).fill(10))
  })
})
