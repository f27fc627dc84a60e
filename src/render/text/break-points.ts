import { graphemesOf } from './graphemes.ts'

/** Scripts without spaces between words, with their own punctuation. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uff60]/u
const ideographic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]/u
const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * Characters that may not start a line (JIS X 4051): closing brackets, full stops, small kana, prolonged sound
 * and iteration marks.
 */
const notAtLineStart =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！‼⁇⁈⁉‥…゠–〜～ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.:;?!%％‰°℃′″ๆฯໆ\u00a0\u202f\u2060]/u
/** Characters that may not end a line: opening brackets, and currency symbols before their number. */
const notAtLineEnd = /[\p{Ps}\p{Pi}¥￥$＄£￡€₩№#\u00a0\u202f\u2060]$/u
/** Two of these form one punctuation mark. */
const inseparable = /^[…‥—―]$/u

/** Whether a line may break without a space. */
export const isUnspaced = (text: string): boolean => unspaced.test(text)

// created on first use: loading its dictionaries takes time
let segmenter: Intl.Segmenter | undefined
const wordsOf = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  return segmenter.segment(text)
}

/**
 * Returns where text without spaces may be broken: between ideographs and kana, and between dictionary words of
 * Thai and similar scripts. Latin words and numbers stay unbroken.
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

/**
 * Characters that may form a grapheme with their neighbours: marks, joiners, surrogates, prefixed letters of
 * Indic scripts.
 */
const combining = /[\p{M}\p{Cf}\p{Cs}\p{Grapheme_Extend}\p{Emoji_Modifier}\u0d4e\u{11000}-\u{11fff}]/u
/** Unbreakable runs, and single characters with a break allowed on each side. */
const unbreakableRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]+/gu

/**
 * Returns the unbreakable units of a text. Segmenting graphemes is the slowest step and is skipped if no
 * character needs it.
 */
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
