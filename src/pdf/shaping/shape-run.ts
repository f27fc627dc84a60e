import type { Direction, GlyphRun } from '#render/shaper.ts'
import type { Face } from '../font/face.ts'
import { plainRun } from './plain-run.ts'
import { shapeByHarfBuzz } from './shape-by-harfbuzz.ts'

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

/**
 * Shapes text of one direction in one face that covers it. Letters and ideographs that only stand next to each other are read
 * from the font's own tables; HarfBuzz shapes all else, and is loaded for the first text that needs it. Both must agree
 * wherever the first of them answers.
 */
export function shapeRun(text: string, face: Face, style: RunStyle): ShapedRun {
  return plainRun(text, face, style) ?? shapeByHarfBuzz(text, face, style)
}
