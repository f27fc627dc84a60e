import type { Language } from './language.ts'

/** A text within a sentence: from right to left, names and signed numbers keep their own order (Unicode FSI, PDI). */
export const isolate = (text: string, direction: Language['direction']): string =>
  direction === 'ltr' || /^\d*$/.test(text) ? text : `\u2068${text}\u2069`
