import { limits } from '#core/limits.ts'
import type { Shaper, Word } from '#render/shaper.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { tooManyWords } from './joined-letter-limit.ts'
import { LetterRun } from './letter-run.ts'

/**
 * A shaper for one document. Words whose letters join, or carry marks, are worked out one by one and remembered: a
 * document of ten thousand lines has a few thousand of them, one without sense a hundred thousand, which nobody waits for.
 */
export function limitedShaper(shaper: Shaper): Shaper {
  const seen = new Set<string>()
  let letters = 0
  return {
    ...shaper,
    shape(text, font, direction) {
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

/** What is more than letters and ideographs beside each other. */
function isJoined(word: Word): boolean {
  if (word instanceof LetterRun) return false
  return word.runs.some(
    run =>
      !(run instanceof LetterRun) &&
      (faceOf(run.face as FaceId).kind === 'joined' || run.glyphs.some(glyph => typeof glyph !== 'number')),
  )
}
