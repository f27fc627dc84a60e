import { expect, test } from 'vitest'
import { clustersOf } from './clusters.ts'

const points = (text: string) => [...text].map(character => character.codePointAt(0) ?? 0)
const textsOf = (text: string, glyphs: string[]) =>
  clustersOf(text, glyphs.map(points)).map(each => each.text)

test('a glyph for each letter', () => {
  expect(textsOf('abc', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
})

test('a ligature stands for its letters', () => {
  expect(textsOf('office', ['o', 'ffi', 'c', 'e'])).toEqual(['o', 'ffi', 'c', 'e'])
})

test('glyphs in another order than the text are one cluster', () => {
  expect(textsOf('किम', ['ि', 'क', 'म'])).toEqual(['कि', 'म'])
})

test('a glyph that stands for nothing belongs to the one before it', () => {
  expect(clustersOf('ab', [points('a'), [], points('b')])).toEqual([
    { from: 0, to: 2, text: 'a' },
    { from: 2, to: 3, text: 'b' },
  ])
})

test('the two parts of the vowel am are one character, with the tone between them', () => {
  expect(textsOf('น้ำม', ['น', '\u0e4d', '้', 'า', 'ม'])).toEqual(['น', '้ำ', 'ม'])
})

test('glyphs that do not come from the text still leave it whole', () => {
  expect(textsOf('abc', ['x', 'y']).join('')).toBe('abc')
  expect(textsOf('a', ['a', 'b', 'c']).join('')).toBe('a')
})
