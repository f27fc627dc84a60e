import type { Direction, GlyphRun } from '#render/shaper.ts'
import type { Face } from '../font/face.ts'
import { plainRun } from './plain-run.ts'
import { shapeByFontkit } from './shape-by-fontkit.ts'

/** What is drawn in one face, and how wide it is in em. */
export interface ShapedRun extends GlyphRun {
  width: number
}

export type Figures = 'tabular' | 'proportional'

export interface RunStyle {
  figures: Figures
  direction: Direction
}

/**
 * Shapes text of one direction in one face that covers it. Letters that stand next to each other are set from the
 * font's own tables; whatever asks for more (marks, joined scripts) goes to fontkit, which is loaded for the first
 * of these and holds for the rule: both must agree wherever both can.
 */
export function shapeRun(text: string, face: Face, style: RunStyle): ShapedRun {
  return plainRun(text, face, style) ?? shapeByFontkit(text, face, style)
}
