import type { CompositeGlyph, Glyph, GlyphRun } from '#render/model/shaper.ts'
import { advanceOf } from '../font/composite-glyph.ts'
import type { Face } from '../font/face.ts'

type Glyphs = Pick<GlyphRun, 'glyphs' | 'texts' | 'adjustments'>

/** Merges glyphs without text into their neighbours, because each code must map to text (ISO 14289-1, 7.21.7). */
export function mergeUnmappedGlyphs(run: GlyphRun, face: Face): Glyphs {
  const { texts } = run
  if (typeof texts === 'string' || !texts.includes('')) return run
  const glyphs: Glyph[] = []
  const joined: string[] = []
  const adjustments: number[] = []
  for (const [index, glyph] of run.glyphs.entries()) {
    const [before, text, adjustment] = [glyphs.at(-1), texts[index] ?? '', run.adjustments?.[index] ?? 0]
    if (before === undefined || (text !== '' && joined.at(-1) !== '')) {
      glyphs.push(glyph)
      joined.push(text)
      adjustments.push(adjustment)
      continue
    }
    const last = glyphs.length - 1
    const pen = advanceOf(before, face.tables) + Math.round((adjustments[last] ?? 0) * face.unitsPerEm)
    glyphs[last] = isBlank(glyph) ? before : mergeGlyphs(before, glyph, pen, face)
    // an invisible glyph has no advance, so the kerning before it remains
    adjustments[last] = isBlank(glyph) ? (adjustments[last] ?? 0) + adjustment : adjustment
    joined[last] += text
  }
  return { glyphs, texts: joined, adjustments }
}

const isBlank = (glyph: Glyph): boolean =>
  typeof glyph !== 'number' && glyph.advance === 0 && glyph.parts.length === 0

const partsOf = (glyph: Glyph): CompositeGlyph['parts'] =>
  typeof glyph === 'number' ? [{ glyph, x: 0, y: 0 }] : glyph.parts

/** @param pen origin of the second glyph in font units */
function mergeGlyphs(first: Glyph, second: Glyph, pen: number, { tables }: Face): CompositeGlyph {
  const parts = [...partsOf(first), ...partsOf(second).map(part => ({ ...part, x: part.x + pen }))]
  const advance = pen + advanceOf(second, tables)
  return {
    key: `${advance} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`,
    advance,
    parts,
  }
}
