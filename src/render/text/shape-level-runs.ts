import { withoutBidiControls } from '#core/text/bidi-controls.ts'
import type { FontStyle, Shaper, Word } from '../shaper.ts'
import { replaceExtractedText } from './replace-extracted-text.ts'

/** Words of one direction each, in the order in which they are read, with their embedding levels. */
export interface LevelRuns {
  words: Word[]
  levels: number[]
}

/**
 * Marks are words of their own: programs that read a page take those at the end of a word, when it is drawn from
 * right to left, for its beginning.
 */
const besideLetters = /((?![\u05f3\u05f4])[^\p{L}\p{M}\u200c\u200d]+)/u

/** Shapes a stretch of a paragraph, in as many words as it changes its direction; letters that join stay together. */
export function shapeLevelRuns(
  text: string,
  levels: Uint8Array,
  [start, end]: readonly [number, number],
  font: FontStyle,
  shaper: Shaper,
): LevelRuns {
  const levelRuns: LevelRuns = { words: [], levels: [] }
  let from = start
  for (let at = start + 1; at <= end; at += 1) {
    if (at < end && levels[at] === levels[from]) continue
    const level = levels[from] ?? 0
    const piece = withoutBidiControls(text.slice(from, at))
    const direction = level % 2 === 0 ? 'ltr' : 'rtl'
    const parts = direction === 'ltr' ? [piece] : piece.split(besideLetters)
    for (const [index, part] of parts.entries()) {
      if (part === '') continue
      const before = index === 0 && isJoined(text, from) ? joiner : ''
      const after = index === parts.length - 1 && isJoined(text, at) ? joiner : ''
      const word = shaper.shape(`${before}${part}${after}`, font, direction)
      levelRuns.words.push(before === after && before === '' ? word : withoutJoiner(word, part))
      levelRuns.levels.push(level)
    }
    from = at
  }
  return levelRuns
}

const joiner = '\u200d'
const arabicLetter = /[\p{Script=Arabic}\p{M}]/u

/** Where a word is cut, its letters keep the form that they have within it. */
function isJoined(text: string, at: number): boolean {
  return (
    arabicLetter.test(text.charAt(at - 1)) &&
    /\p{L}/u.test(text.charAt(at)) &&
    arabicLetter.test(text.charAt(at))
  )
}

/** The joiner shapes its letter and is not there to be read. */
const withoutJoiner = (word: Word, text: string): Word => replaceExtractedText(word, text, joiner, '')
