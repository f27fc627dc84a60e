import type { Direction, GlyphRun, Word } from '#render/model/shaper.ts'
import { advanceOf } from './composite-glyph.ts'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'

/**
 * Returns the width in em up to the end of each UTF-16 unit; all units of a cluster end where the cluster does.
 */
export function cumulativeAdvancesOf({ runs }: Word, direction: Direction): number[] {
  const cumulativeAdvances: number[] = []
  let width = 0
  const inOrder = direction === 'ltr' ? runs : runs.toReversed()
  for (const run of inOrder) {
    const advances = advancesOf(run)
    const texts = direction === 'ltr' ? [...run.texts] : [...run.texts].reverse()
    if (direction === 'rtl') advances.reverse()
    for (const [index, text] of texts.entries()) {
      width += advances[index] ?? 0
      for (let unit = 0; unit < text.length; unit += 1) cumulativeAdvances.push(width)
    }
  }
  return cumulativeAdvances
}

function advancesOf({ face: id, glyphs, adjustments }: GlyphRun): number[] {
  const { tables, unitsPerEm } = faceOf(id as FaceId)
  return glyphs.map((glyph, index) => advanceOf(glyph, tables) / unitsPerEm + (adjustments?.[index] ?? 0))
}
