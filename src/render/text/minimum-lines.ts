import type { TextStyle } from '../model/text-style.ts'
import type { Typesetter } from './typesetter.ts'

/** Returns a lower bound for the lines of a text in a column, without shaping it. */
export type MinimumLines = (text: string, width: number) => number

/**
 * Minimum width of two letters after kerning and ligatures, as a share of their advances; the smallest is 0.57,
 * for a slash and a comma (a test compares all faces).
 */
const minKernedShare = 0.55
/** em; lower bound for Hangul syllables (0.92), ideographs (1) and missing-glyph boxes (about 0.6) */
const squareWidth = 0.5
/** Latin, Greek and Cyrillic letters and punctuation */
const letters = /^[\u0021-\u007e\u00c0-\u024f\u0391-\u03c9\u0410-\u044f]$/
const cachedUnits = 0x450

/** For one style. Letters of other scripts may join or have no width, so they count as zero. */
export function minimumLinesIn(style: TextStyle, typesetter: Typesetter): MinimumLines {
  const widths = new Float64Array(cachedUnits).fill(-1)
  const square = (squareWidth + Math.min(0, style.tracking / style.size)) * style.size

  function widthOf(unit: number): number {
    if (unit >= cachedUnits) return isSquare(unit) ? square : 0
    const known = widths[unit] ?? 0
    if (known >= 0) return known
    const letter = String.fromCharCode(unit)
    const width = letters.test(letter) ? typesetter.widthOf(letter, style) * minKernedShare : 0
    widths[unit] = width
    return width
  }

  return (text, column) => {
    let [width, breaks] = [0, 0]
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit === lineFeed) breaks += 1
      // text wider than its column is shrunk
      else width += Math.min(widthOf(unit), column)
    }
    return Math.max(breaks + 1, Math.floor(width / column))
  }
}

const lineFeed = 0x0a
/** kana, ideographs, Korean syllables */
const isSquare = (unit: number) =>
  (unit >= 0x3041 && unit <= 0x3096) ||
  (unit >= 0x4e00 && unit <= 0x9fff) ||
  (unit >= 0xac00 && unit <= 0xd7a3)
