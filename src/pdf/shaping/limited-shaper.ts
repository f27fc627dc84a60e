import { limits } from '#core/limits.ts'
import type { Shaper, Word } from '#render/model/shaper.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { tooManyWords } from './joined-letter-limit.ts'
import { LetterRun } from './letter-run.ts'

/**
 * Wraps a shaper to limit the different joined or marked words of one document, because each is shaped by
 * HarfBuzz and cached. A document of ten thousand lines has a few thousand of them; a hundred thousand would
 * take too long.
 * @param checkTime called before each word; what it throws ends the layout
 */
export function limitedShaper(shaper: Shaper, checkTime?: () => void): Shaper {
  const seen = new Set<string>()
  let letters = 0
  return {
    ...shaper,
    shape(text, font, direction) {
      checkTime?.()
      const word = shaper.shape(text, font, direction)
      if (isJoined(word) && !seen.has(text)) {
        seen.add(text)
        letters += text.length
      }
      if (letters > limits.shapedCharacters) throw tooManyWords()
      return word
    },
  }
}

/** Whether a word contains more than plain letters and ideographs. */
function isJoined(word: Word): boolean {
  if (word instanceof LetterRun) return false
  return word.runs.some(
    run =>
      !(run instanceof LetterRun) &&
      (faceOf(run.face as FaceId).kind === 'joined' || run.glyphs.some(glyph => typeof glyph !== 'number')),
  )
}
