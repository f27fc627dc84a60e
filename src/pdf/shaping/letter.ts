/** A character by itself: its glyph, replaced where the style of figures asks for it. */
export interface Letter {
  /** how many letters of its setting were met before it */
  index: number
  text: string
  /** before and after it was replaced; lookups may see either */
  from: number
  glyph: number
  advance: number
  /** whether it may be more than itself where nothing follows */
  mayInteractAlone: boolean
  /** whether contextual alternates may replace it, by what stands around it */
  mayAlternate: boolean
}

/** ISO 15924 */
export type LetterScript = 'Latn' | 'Grek' | 'Cyrl'

/** Figures and stops are kerned as in the words around them. */
export function letterScriptOf(text: string): LetterScript {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'Cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'Grek' : 'Latn'
}
