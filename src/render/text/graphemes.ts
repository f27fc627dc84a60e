import { maxWordLength } from '../shaper.ts'

/** Outside of these each unit is a character. */
const mayCombine =
  /[\p{M}\p{Cf}\p{Cs}\u0d4e\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f\u{10000}-\u{10ffff}]/u
/**
 * Where more has to be known than which characters are marks (Unicode 17, UAX 29): controls and joiners, parts of Hangul
 * syllables, consonants that a virama joins, letters before others, flags, shades of skin, and some vowels of South East Asia.
 */
const needsSegmenter =
  /[\p{C}\p{Zl}\p{Zp}\p{Regional_Indicator}\p{Emoji_Modifier}\u094d\u0980-\u0dff\u0e33\u0eb3\u1000-\u109f\u1100-\u11ff\u1700-\u17ff\u1a00-\u1cff\ua800-\uaaff\ua960-\ua97f\uabc0-\uabff\ud7b0-\ud7ff\uff9e\uff9f\u{10a00}-\u{10a5f}\u{11000}-\u{11fff}\u{16d40}-\u{16d7f}]/u
const baseWithMarks = /\P{M}\p{M}*|\p{M}+/gu
// made for the first text that asks for it: opening its rules takes longer than laying out an invoice
let segmenter: Intl.Segmenter | undefined

/** Cuts text into what a reader takes for single characters; to ask the platform for them is slow, and fills the memory. */
export function charactersOf(text: string): string[] {
  if (!mayCombine.test(text)) return text.split('')
  if (!needsSegmenter.test(text)) return text.match(baseWithMarks) ?? []
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * The same for cutting: a cut never parts a letter from its marks. A cluster longer than a word may be is no letter any
 * more and is cut all the same.
 */
export function graphemesOf(text: string): string[] {
  const characters = charactersOf(text)
  if (characters.every(character => character.length <= maxWordLength)) return characters
  return characters.flatMap(character =>
    character.length <= maxWordLength ? character : piecesOf(character),
  )
}

/** Text in pieces short enough to shape, cut between graphemes. */
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
