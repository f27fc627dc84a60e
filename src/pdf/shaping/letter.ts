import type { Direction, GlyphRun } from '#render/model/shaper.ts'

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

/** Glyphs of one face with their total width in em. */
export interface ShapedRun extends GlyphRun {
  width: number
}

export type Figures = 'tabular' | 'proportional'

export interface RunStyle {
  figures: Figures
  direction: Direction
  /** BCP 47, reduced to what affects glyphs (`typographicLanguage`) */
  language?: string | undefined
}
