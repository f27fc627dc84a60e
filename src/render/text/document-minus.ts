import type { Shaper, Word } from '../shaper.ts'
import { replaceExtractedText } from './replace-extracted-text.ts'

const minus = '\u2212'
const wordJoiner = '\u2060'

/** The sign of the document's own numbers. The word joiner tells it from a U+2212 that somebody typed. */
export const documentMinus = `${minus}${wordJoiner}`

/** By the word as it was shaped, which the shaper remembers. */
const wordsWithExtractableMinus = new WeakMap<Word, Word>()

/**
 * The shaper, with the document's own minus signs drawn as U+2212 and read back as hyphen-minus: no reader finds one
 * when it searches for the other, and a program that knows only the hyphen-minus would read a positive amount.
 */
export function withExtractableMinus(shaper: Shaper): Shaper {
  return {
    shape(text, font, direction) {
      if (!text.includes(documentMinus)) return shaper.shape(text, font, direction)
      const word = shaper.shape(text.replaceAll(documentMinus, minus), font, direction)
      let extracted = wordsWithExtractableMinus.get(word)
      if (!extracted) {
        extracted = replaceExtractedText(word, text, minus, '-')
        wordsWithExtractableMinus.set(word, extracted)
      }
      return extracted
    },
    cumulativeAdvances: shaper.cumulativeAdvances,
    metrics: shaper.metrics,
  }
}
