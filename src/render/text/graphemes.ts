import { longestWord } from '../shaper.ts'

// Only where one of these stands may several code points be one character; elsewhere the segmenter, which is slow, can rest.
const maySegment =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]|[\p{M}\p{Cf}\p{Cs}\u{10000}-\u{10ffff}]/u
// made for the first text that asks for it: opening its rules takes longer than laying out an invoice
let segmenter: Intl.Segmenter | undefined

/**
 * Cuts text into what a reader takes for single characters; a cut never parts a letter from its marks. A cluster
 * longer than a word may be is no letter any more and is cut all the same.
 */
export function graphemesOf(text: string): string[] {
  if (!maySegment.test(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].flatMap(({ segment }) =>
    segment.length <= longestWord ? segment : piecesOf(segment),
  )
}

/** Text in pieces short enough to shape, cut between graphemes. */
export function shapeable(text: string): string[] {
  if (text.length <= longestWord) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const grapheme of graphemesOf(text)) {
    if (piece !== '' && piece.length + grapheme.length > longestWord) {
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
    if (piece.length + character.length > longestWord) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...pieces, piece]
}
