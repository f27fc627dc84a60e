import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '#core/testing/any-code-point.ts'
import { terminalCell, terminalText } from './terminal-text.ts'

test.each([
  ['a window title', 'A\u001b]0;pwned\u0007', 'A\\u001b]0;pwned\\u0007'],
  ['a colour by C1', '\u009b31mred', '\\u009b31mred'],
  ['a carriage return', 'paid\rdue', 'paid\\u000ddue'],
  ['backspaces and DEL', 'a\bb\u007f', 'a\\u0008b\\u007f'],
  ['an override and isolates', '\u202efdp.exe\u2066\u2069', '\\u202efdp.exe\\u2066\\u2069'],
  ['marks of direction', '\u200e\u200f\u061c', '\\u200e\\u200f\\u061c'],
  ['separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
  ['lone surrogates', 'a\ud800b\udc00', 'a\\ud800b\\udc00'],
  ['zero width in a Latin name', 'Ac\u200bm\u200de\u2060\ufeff', 'Ac\\u200bm\\u200de\\u2060\\ufeff'],
  ['tag characters', 'a\u{e0041}', 'a\\udb40\\udc41'],
  ['invisible fillers', '\u3164\u115f\u00ad', '\\u3164\\u115f\\u00ad'],
])('%s is shown as an escape', (_name, text, shown) => {
  expect(terminalText(text)).toBe(shown)
  expect(terminalCell(text)).toMatch(/^[\w.;\]\ufffd]*$/)
})

test.each([
  'Müller & Søn, Kraków\nsecond line\tcell',
  'می‌خواهم', // a joiner that Persian requires
  'क्‍ष',
  '👩🏽‍🚀 ❤️',
  '葛\u{e0100}城',
  'שלום Ltd',
])('text stays as it is: %j', text => {
  expect(terminalText(text)).toBe(text)
})

test('a cell takes no other line or column and keeps its width', () => {
  expect(terminalCell('A\nB\tC\u001b[31m\u{1f600}')).toBe('A B C\ufffd[31m\u{1f600}')
})

test('JSON keeps its meaning and contains no terminal control sequence', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint }), fc.boolean(), (text, isPretty) => {
      const printed = terminalText(JSON.stringify({ text }, null, isPretty ? 2 : 0))
      expect(JSON.parse(printed)).toEqual({ text })
      expect(printed).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u)
    }),
  )
})
