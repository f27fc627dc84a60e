/** ISO 15924 */
export type LetterScript = 'Latn' | 'Grek' | 'Cyrl'

/** Figures and stops are kerned as in the words around them. */
export function letterScriptOf(text: string): LetterScript {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'Cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'Grek' : 'Latn'
}
