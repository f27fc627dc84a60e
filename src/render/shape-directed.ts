import { withoutBidiControls } from './bidi-controls.ts'
import type { FontStyle, Shaper, Word } from './shaper.ts'

/** Words of one direction each, in the order in which they are read, with their embedding levels. */
export interface Directed {
  words: Word[]
  levels: number[]
}

/**
 * Marks are words of their own: programs that read a page take those at the end of a word, when it is drawn from
 * right to left, for its beginning.
 */
const besideLetters = /((?![\u05f3\u05f4])[^\p{L}\p{M}\u200c\u200d]+)/u

/** Shapes a stretch of a paragraph, in as many words as it changes its direction; letters that join stay together. */
export function shapeDirected(
  text: string,
  levels: Uint8Array,
  [start, end]: readonly [number, number],
  font: FontStyle,
  shaper: Shaper,
): Directed {
  const directed: Directed = { words: [], levels: [] }
  let from = start
  for (let at = start + 1; at <= end; at += 1) {
    if (at < end && levels[at] === levels[from]) continue
    const level = levels[from] ?? 0
    const piece = withoutBidiControls(text.slice(from, at))
    const direction = level % 2 === 0 ? 'ltr' : 'rtl'
    for (const part of direction === 'ltr' ? [piece] : piece.split(besideLetters)) {
      if (part === '') continue
      directed.words.push(shaper.shape(part, font, direction))
      directed.levels.push(level)
    }
    from = at
  }
  return directed
}
