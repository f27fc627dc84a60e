import type { Direction, GlyphRun } from '#render/shaper.ts'

/** What is drawn in one face, and how wide it is in em. */
export interface ShapedRun extends GlyphRun {
  width: number
}

export type Figures = 'tabular' | 'proportional'

export interface RunStyle {
  figures: Figures
  direction: Direction
  /** BCP 47, as far as it decides which glyphs are drawn (`typographicLanguage`) */
  language?: string | undefined
}
