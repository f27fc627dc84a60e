import type { Face } from '../font/face.ts'
import { letterScriptOf } from './letter.ts'
import { LetterRun } from './letter-run.ts'
import { shapeByHarfBuzz } from './shape-by-harfbuzz.ts'
import { needsHarfBuzz, shapePlanOf } from './shape-plan.ts'
import type { RunStyle, ShapedRun } from './shaped-run.ts'

/**
 * Shapes text of one direction in one face that covers it. Letters and ideographs that only stand next to each other are read
 * from the font's own tables; HarfBuzz shapes all else, and is loaded for the first text that needs it. Both must agree
 * wherever the first of them answers.
 */
export function shapeRun(text: string, face: Face, style: RunStyle): ShapedRun {
  return plainRun(text, face, style) ?? shapeByHarfBuzz(text, face, style)
}

const ascii = /^[\u0020-\u007e]*$/

/** Ideographs and Korean syllables: the East Asian faces neither kern nor replace them (a test tries every one). */
const squares = /^[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/

/** Fast path: text whose characters only stand next to each other or are kerned in pairs; `null` where it is more than that. */
export function plainRun(
  text: string,
  face: Face,
  { figures, direction, language }: RunStyle,
): ShapedRun | null {
  if (direction === 'rtl') return null
  if (face.kind === 'squares') return squares.test(text) ? squareRun(text, face) : null
  if (face.kind === 'joined' || (!ascii.test(text) && needsHarfBuzz.test(text))) return null
  return LetterRun.of(
    text,
    shapePlanOf(face, ascii.test(text) ? 'Latn' : letterScriptOf(text), figures, language),
  )
}

function squareRun(text: string, face: Face): ShapedRun {
  const glyphs = Array.from({ length: text.length }, (_, at) => face.glyphOf(text.charCodeAt(at)))
  let units = 0
  for (const glyph of glyphs) units += face.tables.advance(glyph)
  return { face: face.id, glyphs, texts: text, adjustments: null, width: units / face.unitsPerEm }
}
