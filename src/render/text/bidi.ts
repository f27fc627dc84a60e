import bidiFactory, { type Bidi } from 'bidi-js'
import type { Direction } from '../model/shaper.ts'

// Created on first use: unpacking its tables takes time that most documents need not spend.
let bidi: Bidi | undefined
const algorithm = (): Bidi => {
  bidi ??= bidiFactory()
  return bidi
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/
const latin = /^[\u0020-\u024f]*$/
const letterOrDigit = /[\p{L}\p{Nd}]/u

/** Whether the visual order of a text may differ from its logical order. */
export function mayReorder(text: string, direction: Direction): boolean {
  if (direction === 'ltr') return rightToLeft.test(text)
  return !(latin.test(text) && letterOrDigit.test(text))
}

/**
 * Numbers with signs, separators, currency symbols and percent; dates, ranges and telephone numbers. The plain
 * algorithm would reverse the parts of a date in Arabic and move a minus behind its number.
 */
const figures =
  /\+\p{Nd}(?:[\p{Nd} ()./-]{0,40}\p{Nd})?|(?:(?<![\p{L}\p{M}\p{N}])(?:[-+\u2212]\u2060?)?\p{Sc}?)?\p{Nd}+(?:[.,:/'\u2019\u066b\u066c\u00a0\u202f\u2013-]\p{Nd}+)*[%\u066a\u2030\p{Sc}]?/gu
/** URLs and e-mail addresses: their punctuation is neutral and would be reordered. */
const addresses = /(?:https?:\/\/|www\.)[\u0021-\u007e]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*/g
/** The library sees surrogates; an emoji is neutral and not a Latin letter. */
const supplementary = /[\u{10000}-\u{10ffff}]/gu
const neutral = '\u2603\u2603'

/**
 * Punctuation before a number followed by text in the direction of the paragraph: the number does not belong to
 * the preceding name.
 */
const commaBeforeNumber = /[,;:](?=[ \u00a0]+(?:[-+\u2212]\u2060?)?\p{Nd}[^\p{L},;:]{0,40}(\p{L}))/gu
const directionMarks = { ltr: '\u200e', rtl: '\u200f' } as const

/** Longer than any field. The algorithm searches back to the last letter, so its time may be quadratic. */
const maxLength = 2048

/**
 * Returns the embedding level of each UTF-16 unit (UAX 9, up to rule I2); odd levels run from right to left.
 * Numbers and addresses are treated as one word whose parts keep their order (HL4).
 */
export function levelsOf(paragraph: string, direction: Direction): Uint8Array {
  const base = baseOf(paragraph, direction)
  const plain = paragraph
    .replaceAll(commaBeforeNumber, (aside, letter: string) =>
      directionOfLetter(letter) === base ? directionMarks[base] : aside,
    )
    .replaceAll(addresses, address => 'a'.repeat(address.length))
    .replaceAll(figures, figure => '0'.repeat(figure.length))
    .replaceAll(supplementary, picture => (/\p{L}/u.test(picture) ? picture : neutral))
    .replaceAll('\t', ' ')
  if (plain.length <= maxLength) return algorithm().getEmbeddingLevels(plain, base).levels
  const levels = new Uint8Array(plain.length)
  for (let at = 0; at < plain.length; at += maxLength) {
    levels.set(algorithm().getEmbeddingLevels(plain.slice(at, at + maxLength), base).levels, at)
  }
  return levels
}

const directionOfLetter = (letter: string): Direction => (rightToLeft.test(letter) ? 'rtl' : 'ltr')

const isolates = /[\u2066-\u2068][^\u2069]*\u2069?/g
const marks = /[\u061c\u200e\u200f\u2066-\u2069]/

/**
 * The paragraph direction is that of its first letter. Without letters, digits read from left to right, unless
 * controls assign them to the direction of the document.
 */
function baseOf(paragraph: string, direction: Direction): Direction {
  const letter = /\p{L}/u.exec(paragraph.replaceAll(isolates, ''))?.[0]
  if (letter !== undefined) return directionOfLetter(letter)
  return /\p{Nd}/u.test(paragraph) && !marks.test(paragraph) ? 'ltr' : direction
}

/** Returns the indexes of the parts of a line in visual order, from left to right (UAX 9, rule L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, index) => index)
  const lowestOdd = Math.min(...levels.filter(level => level % 2 === 1))
  for (let level = Math.max(0, ...levels); level >= lowestOdd; level -= 1) {
    let at = 0
    while (at < order.length) {
      let end = at
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1
      if (end > at) order.splice(at, end - at, ...order.slice(at, end).reverse())
      at = Math.max(end, at + 1)
    }
  }
  return order
}
