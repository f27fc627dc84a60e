/** The port through which layout measures: text in, glyphs and widths out. `pdf` implements it on real faces. */

export type Family = 'sans' | 'serif'
export type Weight = 'regular' | 'medium' | 'semibold' | 'bold' | 'black'

/** A face as a template asks for it; which file answers, and which one helps out, is the shaper's business. */
export interface FontStyle {
  family: Family
  weight: Weight
  /** tabular figures share one width, so that columns of numbers align */
  figures: 'tabular' | 'proportional'
  /** BCP 47, the document's own: where languages draw one character differently, its way is taken (Chinese, Japanese) */
  language?: string
}

export type Direction = 'ltr' | 'rtl'

/** Glyphs of one face as they stand on paper, from left to right. Lengths are in em. */
export interface GlyphRun {
  face: string
  glyphs: readonly Glyph[]
  /**
   * the text that each glyph stands for, so that the file can be read back; a string where that is one unit of it
   * each, as in most words
   */
  texts: string | readonly string[]
  /** what the pen moves beyond the glyph's own advance (kerning); absent when nothing is adjusted */
  adjustments: readonly number[] | null
}

export type Glyph = number | CompositeGlyph

/**
 * Glyphs of the face put together to one because they stand for one piece of text: a letter with its marks, a
 * syllable. Lengths are in units of the font.
 */
export interface CompositeGlyph {
  /** the same for two that look the same, and for no others */
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
  /** the characters that no face has and that are drawn as boxes */
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
   * How wide a word is up to the end of each unit of its text (em), as it was shaped: where it is cut, letters may
   * take other forms, so that this is a guess.
   */
  cumulativeAdvances(word: Word, direction: Direction): readonly number[]
  metrics(font: FontStyle): FontMetrics
}

/** UTF-16 units; whatever is longer is cut before it is shaped, because shaping may cost more than linear time. */
export const maxWordLength = 64
