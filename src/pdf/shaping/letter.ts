/** A single character with its glyph in a shape plan. */
export interface Letter {
  /** index of the letter in its shape plan */
  index: number
  text: string
  /** glyph before substitution; lookups may match either */
  from: number
  glyph: number
  advance: number
  /** whether lookups may apply if nothing follows */
  mayInteractAlone: boolean
  /** whether contextual alternates may replace it */
  mayAlternate: boolean
}

/** ISO 15924 */
export type LetterScript = 'Latn' | 'Grek' | 'Cyrl'

/** Returns the script of letters; digits and punctuation use that of the surrounding text. */
export function letterScriptOf(text: string): LetterScript {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'Cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'Grek' : 'Latn'
}
