import type { Face } from '../font/face.ts'
import { letterScriptOf, type RunStyle, type ShapedRun } from './letter.ts'
import { LetterRun } from './letter-run.ts'
import { shapeByHarfBuzz } from './shape-by-harfbuzz.ts'
import { needsHarfBuzz, shapePlanOf } from './shape-plan.ts'

/**
 * Shapes text of one direction in a face that covers it. Plain letters and ideographs are read from the tables
 * of the font; everything else uses HarfBuzz, which is loaded on first use. Both give equal results for plain
 * text.
 */
export function shapeRun(text: string, face: Face, style: RunStyle): ShapedRun {
  return plainRun(text, face, style) ?? shapeByHarfBuzz(text, face, style)
}

const ascii = /^[\u0020-\u007e]*$/

/** Ideographs and Hangul syllables, which the East Asian faces neither kern nor substitute (a test covers all). */
const squares = /^[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+$/

/** Fast path for text whose characters interact by pair kerning at most; `null` for any other text. */
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
