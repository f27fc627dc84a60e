import { AppError } from '#core/errors/app-error.ts'
import type { RenderableItem } from '#core/invoice/renderable-invoice.ts'
import { limits } from '#core/limits.ts'
import { isPriced } from '#core/line-kind.ts'
import type { Shaper, Word } from '#render/model/shaper.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { LetterRun } from './letter-run.ts'

/** Joined letters with their marks. Thai is not included, because its words need a dictionary. */
const joined = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{M}\u200c\u200d]+/gu

/**
 * Rejects a document with too many different joined words before shaping. Counts no more than the limited
 * shaper does (`limited-shaper.ts`), so it only rejects earlier.
 * @throws AppError invalid_invoice
 */
export function checkJoinedLetters(items: readonly RenderableItem[]): void {
  let max = 0
  for (const item of items)
    max += (item.description?.length ?? 0) + ((isPriced(item) ? item.unit : undefined)?.length ?? 0)
  if (max <= limits.shapedCharacters) return
  const seen = new Set<string>()
  let letters = 0
  for (const { description = '' } of items) {
    for (const word of description.match(joined) ?? []) {
      if (seen.has(word)) continue
      seen.add(word)
      letters += word.length
      if (letters > limits.shapedCharacters) throw tooManyWords()
    }
  }
}

function tooManyWords(): AppError {
  const message = { code: 'document.too_many_words' } as const
  const issue = { path: 'items', code: 'too_many_words', severity: 'error', message } as const
  return new AppError('invalid_invoice', { message, issues: [issue] })
}

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
