import { expect, test } from 'vitest'
import type { FontStyle } from '#render/model/shaper.ts'
import { GlyphCache } from './glyph-cache.ts'
import { createShaper } from './shaper.ts'

const font: FontStyle = { family: 'sans', weight: 'regular', figures: 'tabular' }

test('keeps its entries until it would exceed its limit, then starts empty', () => {
  const memory = new GlyphCache(100)
  const [words, parts] = [memory.table<number>(), memory.table<number>()]
  words.set('one', 1, 40)
  parts.set('two', 2, 30)
  expect([words.get('one'), parts.get('two')]).toEqual([1, 2])
  words.set('three', 3, 40)
  expect([words.get('one'), parts.get('two'), words.get('three')]).toEqual([undefined, undefined, 3])
})

test.each(['ltr', 'rtl'] as const)('words without repetition (%s) do not fill the memory', direction => {
  const max = 2000
  const memory = new GlyphCache(max)
  const shaper = createShaper(memory)
  const forgetful = createShaper(new GlyphCache(0))
  const letters = [...'אبกкω漢あ한🍣क']
  for (let count = 0; count < 1500; count += 1) {
    const word = `${letters[count % 10]}${letters[Math.floor(count / 10) % 10]}${count}`
    expect(shaper.shape(word, font, direction)).toEqual(forgetful.shape(word, font, direction))
    expect(memory.size).toBeLessThanOrEqual(max)
  }
})
