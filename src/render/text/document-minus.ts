import type { Shaper, Word } from '../model/shaper.ts'
import { replaceExtractedText } from './shape-level-runs.ts'

const minus = '\u2212'
const wordJoiner = '\u2060'

/** Minus sign of formatted numbers. The word joiner distinguishes it from a U+2212 in user text. */
export const documentMinus = `${minus}${wordJoiner}`

/** Cache by shaped word, which the shaper caches too. */
const wordsWithExtractableMinus = new WeakMap<Word, Word>()

/**
 * Wraps a shaper so that document minus signs are drawn as U+2212 and extracted as hyphen-minus. Search does
 * not equate the two, and a parser that knows only the hyphen-minus would read a positive amount.
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
