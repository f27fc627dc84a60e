import type { TextStyle } from './text-style.ts'

/**
 * Places in a word of letters where the patterns of a language (BCP 47) allow a hyphen; none for a language without
 * patterns.
 */
export type Hyphenate = (word: string, language: string) => readonly number[]

export const softHyphen = '\u00ad'

/** Longer ones are no words. The time of a hyphenation library may be quadratic. */
const maxHyphenatedLength = 100

/** At least so many letters stand before a hyphen, and after it. */
const minBefore = 2
const minAfter = 3

/** One that divides nothing, such as the second of two, is no place for a hyphen. */
const betweenLetters = /(?<=[\p{L}\p{M}\p{N}])\u00ad(?=[\p{L}\p{N}])/gu

/** E-mail and web addresses, paths, versions and everything with a digit. */
const code = /[\p{N}@\\_#]|:\/\/|\p{L}[.:]\p{L}/u
/** One run of letters with the punctuation around it. */
const letters = /^([^\p{L}\p{M}]*)([\p{L}'\u2019]+)[^\p{L}\p{M}]*$/u
const capitals = /^\p{Lu}+$/u

/**
 * Places in a part of a word where it may end a line with a hyphen. Soft hyphens that somebody typed take the place of all
 * others.
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
