import type { Direction, GlyphRun } from '#render/model/shaper.ts'

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
