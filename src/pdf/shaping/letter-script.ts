export type LetterScript = 'latn' | 'grek' | 'cyrl'

/** Figures and stops are kerned as in the words around them. */
export function letterScriptOf(text: string): LetterScript {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'grek' : 'latn'
}
