import { graphemesOf } from './graphemes.ts'

/** Scripts that are written without spaces, with the marks and forms that only they use. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uff60]/u
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]/u
const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What no line begins with (JIS X 4051): closing marks, stops, small kana, the long vowel and repetition signs. */
const notAtLineStart =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！‼⁇⁈⁉‥…゠–〜～ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.:;?!%％‰°℃′″ๆฯໆ\u00a0\u202f\u2060]/u
/** What no line ends with: opening marks, and signs of money before their number. */
const notAtLineEnd = /[\p{Ps}\p{Pi}¥￥$＄£￡€₩№#\u00a0\u202f\u2060]$/u
/** Two of these are one sign. */
const inseparable = /^[…‥—―]$/u

/** Whether there may be breaks where no space is. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

// made for the first text that asks for it: dictionaries take time to open
let segmenter: Intl.Segmenter | undefined
const wordsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  return segmenter.segment(text)
}

/**
 * Where text without spaces may be broken, as places in it: between ideographs and kana, and between the words of
 * Thai and its neighbours, which the dictionary of the platform knows. Latin words and numbers within stay whole.
 */
export function breakPoints(text: string): number[] {
  const points: number[] = []
  let [last, at] = ['', 0]
  for (const part of partsOf(text)) {
    if (last !== '' && mayBreakBetween(last, part)) points.push(at)
    last = part
    at += part.length
  }
  return points
}

/** What may make one character with its neighbours: marks, joiners, halves, and letters of India that stand before others. */
const combining = /[\p{M}\p{Cf}\p{Cs}\p{Grapheme_Extend}\p{Emoji_Modifier}\u0d4e\u{11000}-\u{11fff}]/u
/** Stretches within which no line is broken, and characters beside each of which one may be. */
const unbreakableRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]+/gu

/** Pieces that are not divided. To ask what belongs together costs more than all else here, so it is asked where it must be. */
function partsOf(text: string): string[] {
  if (southEastAsian.test(text)) {
    return Array.from(wordsOf(text), ({ segment }) => segment).flatMap(segment =>
      ideographic.test(segment) ? graphemesOf(segment) : segment,
    )
  }
  return combining.test(text) ? graphemesOf(text) : (text.match(unbreakableRuns) ?? [])
}

function mayBreakBetween(before: string, after: string): boolean {
  if (notAtLineStart.test(after) || notAtLineEnd.test(before)) return false
  if (inseparable.test(before) && before === after) return false
  if (ideographic.test(before) || ideographic.test(after)) return true
  return southEastAsian.test(before) && southEastAsian.test(after)
}
