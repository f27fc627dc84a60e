import type { Typeface } from '#core/design-values.ts'

/**
 * The port through which layout measures text: text in, glyphs and widths out. Implemented in `pdf` with the
 * shipped fonts.
 */

export type Family = Typeface
export type Weight = 'regular' | 'medium' | 'semibold' | 'bold' | 'black'

/** A font as a template requests it; the shaper chooses the file and the fallbacks. */
export interface FontStyle {
  family: Family
  weight: Weight
  /** tabular figures have one width, so that columns of numbers align */
  figures: 'tabular' | 'proportional'
  /** BCP 47 language of the document, for characters with language-specific forms (Chinese, Japanese) */
  language?: string
}

export type Direction = 'ltr' | 'rtl'

/** Glyphs of one face in visual order, from left to right. Lengths are in em. */
export interface GlyphRun {
  face: string
  glyphs: readonly Glyph[]
  /** the text of each glyph, for text extraction; a string if each is one UTF-16 unit, as in most words */
  texts: string | readonly string[]
  /** kerning after each glyph, in addition to its advance; `null` if there is none */
  adjustments: readonly number[] | null
}

export type Glyph = number | CompositeGlyph

/**
 * Several glyphs combined into one because they represent one piece of text: a letter with diacritics, a
 * syllable. Lengths are in font units.
 */
export interface CompositeGlyph {
  /** equal for equal shapes */
  key: string
  advance: number
  parts: readonly { glyph: number; x: number; y: number }[]
}

export interface Word {
  text: string
  /** em */
  width: number
  glyphCount: number
  runs: readonly GlyphRun[]
  /** characters without a glyph, drawn as boxes */
  missing: readonly string[] | null
}

export interface FontMetrics {
  /** em above the baseline, positive */
  ascent: number
  /** em below the baseline, positive */
  descent: number
  capHeight: number
}

export interface Shaper {
  /**
   * Shapes text of one direction without line breaks as one word. Linear in its length for words of at most
   * {@link maxWordLength}.
   */
  shape(text: string, font: FontStyle, direction?: Direction): Word
  /**
   * Returns the width in em up to the end of each UTF-16 unit. An estimate of the width after a cut, because
   * letters may change form there.
   */
  cumulativeAdvances(word: Word, direction: Direction): readonly number[]
  metrics(font: FontStyle): FontMetrics
}

/** UTF-16 units. Longer words are cut before shaping, because shaping time may be more than linear. */
export const maxWordLength = 64
