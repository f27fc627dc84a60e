/**
 * Without alternates for digits: the sans face raises hyphens and brackets between capitals, which would
 * misalign numbers in a column, and draws "->" as an arrow.
 */
const withoutAlternates = /[\p{Nd}<>=]/u

/** Whether a run of letters uses contextual alternates (OpenType feature calt). */
export const hasAlternates = (text: string): boolean => !withoutAlternates.test(text)

/**
 * Characters that affect alternates: capitals and others of similar height; a test compares every character
 * between brackets.
 */
const affectsAlternates = /[^a-zß-öø-ÿ\s()[\]{}@.,-]/u

/** Whether contextual alternates may change the text. */
export const mayHaveAlternates = (text: string): boolean =>
  affectsAlternates.test(text) && hasAlternates(text)
