/**
 * Contextual alternates of the sans face raise hyphens and brackets between capitals, so that those of numbers would stand
 * higher than those of other numbers in a column, and draw "->" as an arrow that nobody typed.
 */
const withoutAlternates = /[\p{Nd}<>=]/u

/** Whether a run of letters is set with contextual alternates (the OpenType feature calt). */
export const hasAlternates = (text: string): boolean => !withoutAlternates.test(text)

/** They stand beside capitals and whatever else is as high; a test compares every character between brackets. */
const affectsAlternates = /[^a-zß-öø-ÿ\s()[\]{}@.,-]/u

/** Whether the alternates can change anything. */
export const mayHaveAlternates = (text: string): boolean =>
  affectsAlternates.test(text) && hasAlternates(text)
