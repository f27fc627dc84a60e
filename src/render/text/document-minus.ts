import type { Shaper, Word } from '../shaper.ts'
import { readAs } from './replace-extracted-text.ts'

const minus = '\u2212'
const wordJoiner = '\u2060'

/** The sign of the document's own numbers. The word joiner tells it from a U+2212 that somebody typed. */
export const documentMinus = `${minus}${wordJoiner}`

/** By the word as it was shaped, which the shaper remembers. */
const readWords = new WeakMap<Word, Word>()

/**
 * The shaper, with the document's own minus signs drawn as U+2212 and read back as hyphen-minus: no reader finds one
 * when it searches for the other, and a program that knows only the hyphen-minus would read a positive amount.
 */
export function readingMinus(shaper: Shaper): Shaper {
  return {
    shape(text, font, direction) {
      if (!text.includes(documentMinus)) return shaper.shape(text, font, direction)
      const word = shaper.shape(text.replaceAll(documentMinus, minus), font, direction)
      let read = readWords.get(word)
      if (!read) {
        read = readAs(word, text, minus, '-')
        readWords.set(word, read)
      }
      return read
    },
    reach: shaper.reach,
    metrics: shaper.metrics,
  }
}
