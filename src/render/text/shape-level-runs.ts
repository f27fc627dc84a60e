import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { FontStyle, GlyphRun, Shaper, Word } from '../model/shaper.ts'

/** Words of one direction each in reading order, with their embedding levels. */
export interface LevelRuns {
  words: Word[]
  levels: number[]
}

/**
 * Punctuation is separated into its own word: text extraction takes it for the start of a right-to-left word
 * otherwise.
 */
const besideLetters = /((?![\u05f3\u05f4])[^\p{L}\p{M}\u200c\u200d]+)/u

/** Shapes a part of a paragraph, one word per level run; joined letters stay together. */
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

/** Whether letters join across a cut, so that they keep their contextual forms. */
function isJoined(text: string, at: number): boolean {
  return (
    arabicLetter.test(text.charAt(at - 1)) &&
    /\p{L}/u.test(text.charAt(at)) &&
    arabicLetter.test(text.charAt(at))
  )
}

/** Removes the joiner, which only selects the form, from the extracted text. */
const withoutJoiner = (word: Word, text: string): Word => replaceExtractedText(word, text, joiner, '')

/** Returns the same glyphs with one character of their extracted text replaced or removed. */
export function replaceExtractedText(word: Word, text: string, character: string, replacement: string): Word {
  const { width, glyphCount, runs, missing } = word
  const changed = (run: GlyphRun): GlyphRun => {
    const texts = Array.from(run.texts)
    if (!texts.some(each => each.includes(character))) return run
    const { face, glyphs, adjustments } = run
    return { face, glyphs, texts: texts.map(each => each.replaceAll(character, replacement)), adjustments }
  }
  return { text, width, glyphCount, runs: runs.map(changed), missing }
}
