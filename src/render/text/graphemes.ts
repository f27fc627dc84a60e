import { maxWordLength } from '../model/shaper.ts'

/** Without any of these, each UTF-16 unit is one grapheme. */
const mayCombine =
  /[\p{M}\p{Cf}\p{Cs}\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f\u{10000}-\u{10ffff}]/u
/**
 * Characters whose grapheme rules go beyond base plus marks (Unicode 17, UAX 29): controls and joiners, Hangul
 * jamo, conjuncts, prefixed letters, flags, emoji modifiers, and some vowels of South East Asia.
 */
const needsSegmenter =
  /[\p{C}\p{Zl}\p{Zp}\p{Regional_Indicator}\p{Emoji_Modifier}\u094d\u0980-\u0dff\u0e33\u0eb3\u1000-\u109f\u1100-\u11ff\u1700-\u17ff\u1a00-\u1cff\ua800-\uaaff\ua960-\ua97f\uabc0-\uabff\ud7b0-\ud7ff\uff9e\uff9f\u{10a00}-\u{10a5f}\u{11000}-\u{11fff}\u{16d40}-\u{16d7f}]/u
const baseWithMarks = /\P{M}\p{M}*|\p{M}+/gu
// created on first use: loading its rules takes longer than laying out an invoice
let segmenter: Intl.Segmenter | undefined

/** Splits text into graphemes; faster than `Intl.Segmenter`, which also allocates much memory. */
export function charactersOf(text: string): string[] {
  if (!mayCombine.test(text)) return text.split('')
  if (!needsSegmenter.test(text)) return text.match(baseWithMarks) ?? []
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Splits text into graphemes for cutting. A grapheme longer than the maximum word length is cut as well. */
export function graphemesOf(text: string): string[] {
  const characters = charactersOf(text)
  if (characters.every(character => character.length <= maxWordLength)) return characters
  return characters.flatMap(character =>
    character.length <= maxWordLength ? character : piecesOf(character),
  )
}

/** Splits text into pieces short enough for shaping, between graphemes. */
export function shapeablePieces(text: string): string[] {
  if (text.length <= maxWordLength) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const grapheme of graphemesOf(text)) {
    if (piece !== '' && piece.length + grapheme.length > maxWordLength) {
      pieces.push(piece)
      piece = ''
    }
    piece += grapheme
  }
  return piece === '' ? pieces : [...pieces, piece]
}

function piecesOf(cluster: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of cluster) {
    if (piece.length + character.length > maxWordLength) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
