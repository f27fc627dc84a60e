import type { TextStyle } from '../model/text-style.ts'

/**
 * Returns where a word may be hyphenated by the patterns of a language (BCP 47); empty for languages without
 * patterns.
 */
export type Hyphenate = (word: string, language: string) => readonly number[]

export const softHyphen = '\u00ad'

/** Maximum length of a hyphenated word: a hyphenation library may take quadratic time. */
const maxHyphenatedLength = 100

/** Minimum letters before and after a hyphen. */
const minBefore = 2
const minAfter = 3

/** Soft hyphens between letters; one at the edge of a word, or the second of two, is ignored. */
const betweenLetters = /(?<=[\p{L}\p{M}\p{N}])\u00ad(?=[\p{L}\p{N}])/gu

/** Matches e-mail addresses, URLs, paths, versions and everything with a digit, which are not hyphenated. */
const code = /[\p{N}@\\_#]|:\/\/|\p{L}[.:]\p{L}/u
/** One run of letters with surrounding punctuation. */
const letters = /^([^\p{L}\p{M}]*)([\p{L}'\u2019]+)[^\p{L}\p{M}]*$/u
const capitals = /^\p{Lu}+$/u

/**
 * Returns where a part of a word may end a line with a hyphen. Soft hyphens in the text replace the patterns.
 * @param word everything between two spaces
 */
export function hyphenPoints(
  part: string,
  word: string,
  { font, uppercase }: TextStyle,
  hyphenate: Hyphenate,
): number[] {
  if (part.includes(softHyphen)) {
    return Array.from(part.matchAll(betweenLetters), ({ index }) => index + 1)
  }
  const [, before = '', run = ''] = (!code.test(word) && letters.exec(part)) || []
  const isIdentifier = !uppercase && capitals.test(run)
  if (run.length < minBefore + minAfter || run.length > maxHyphenatedLength || isIdentifier) return []
  return hyphenate(run, font.language ?? '')
    .filter(at => at >= minBefore && at <= run.length - minAfter)
    .map(at => before.length + at)
}
