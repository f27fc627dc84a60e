/** @module-tag extended */
import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { FontStyle } from '#render/model/shaper.ts'
import { limitedShaper } from './limited-shaper.ts'
import { createShaper } from './shaper.ts'

const font: FontStyle = { family: 'sans', weight: 'regular', figures: 'tabular' }
const consonants = Array.from({ length: 37 }, (_, index) => String.fromCodePoint(0x915 + index))

/** Returns distinct words of fifty letters. */
function wordOf(count: number): string {
  const digits = [count % 37, Math.floor(count / 37) % 37, Math.floor(count / 37 ** 2) % 37]
  return digits.map(digit => consonants[digit] ?? '').join('') + 'क'.repeat(47)
}

test('a document with too many different joined words is refused with a message', () => {
  const shaper = limitedShaper(createShaper())
  const fitting = Math.floor(limits.shapedCharacters / 50)
  for (let count = 0; count < fitting; count += 1) shaper.shape(wordOf(count), font)
  const oneMore = () => shaper.shape(wordOf(fitting), font)
  expect(oneMore).toThrow('document.too_many_words')
  expect(oneMore).toThrow(expect.objectContaining({ code: 'invalid_invoice' }))
})

test('repeated joined words and any number of plain words are accepted', () => {
  const shaper = limitedShaper(createShaper())
  for (let count = 0; count < limits.shapedCharacters; count += 1) shaper.shape('परामर्श', font)
  for (let count = 0; count < limits.shapedCharacters / 10; count += 1) shaper.shape(`Beratung${count}`, font)
  expect(shaper.shape('सेवा', font).missing).toBeNull()
})
