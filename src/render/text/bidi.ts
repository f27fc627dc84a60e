import bidiFactory, { type Bidi } from 'bidi-js'
import type { Direction } from '../shaper.ts'

// Its tables are unpacked for the first text that asks for them; other documents never pay.
let bidi: Bidi | undefined
const algorithm = (): Bidi => {
  bidi ??= bidiFactory()
  return bidi
}

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/
const latin = /^[\u0020-\u024f]*$/
const letterOrDigit = /[\p{L}\p{Nd}]/u

/** Whether any part of a text may stand elsewhere than where it was written. */
export function mayReorder(text: string, direction: Direction): boolean {
  if (direction === 'ltr') return rightToLeft.test(text)
  return !(latin.test(text) && letterOrDigit.test(text))
}

/**
 * Numbers with their signs, marks, units of money and percent; dates, ranges and telephone numbers. The algorithm
 * by itself turns the parts of a date around in Arabic, and puts a minus behind its number.
 */
const figures =
  /\+\p{Nd}(?:[\p{Nd} ()./-]{0,40}\p{Nd})?|(?:(?<![\p{L}\p{M}\p{N}])(?:[-+\u2212]\u2060?)?\p{Sc}?)?\p{Nd}+(?:[.,:/'\u2019\u066b\u066c\u00a0\u202f\u2013-]\p{Nd}+)*[%\u066a\u2030\p{Sc}]?/gu
/** Their marks are neutral, and the last one would go astray. */
const addresses = /(?:https?:\/\/|www\.)[\u0021-\u007e]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*/g
/** The library sees halves of characters; a picture among them is neutral, not a Latin letter. */
const supplementary = /[\u{10000}-\u{10ffff}]/gu
const neutral = '\u2603\u2603'

/** A mark before a number that goes on in the language of the paragraph: the number is not part of the name before. */
const commaBeforeNumber = /[,;:](?=[ \u00a0]+(?:[-+\u2212]\u2060?)?\p{Nd}[^\p{L},;:]{0,40}(\p{L}))/gu
const directionMarks = { ltr: '\u200e', rtl: '\u200f' } as const

/** Longer than any field may be; the algorithm looks back as far as the last letter, which may be far. */
const maxLength = 2048

/**
 * The embedding level of each UTF-16 unit of a paragraph (UAX 9, up to rule I2): odd ones run from right to left.
 * Figures and addresses are taken as one word each, whose parts stay in their order (HL4).
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
 * The direction of a paragraph: that of its first letter. Without a letter it is a figure, which reads from left to
 * right wherever it stands, unless its format says that it belongs to the document around it.
 */
function baseOf(paragraph: string, direction: Direction): Direction {
  const letter = /\p{L}/u.exec(paragraph.replaceAll(isolates, ''))?.[0]
  if (letter !== undefined) return directionOfLetter(letter)
  return /\p{Nd}/u.test(paragraph) && !marks.test(paragraph) ? 'ltr' : direction
}

/** From left to right, which piece of a line comes when (UAX 9, rule L2). */
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
