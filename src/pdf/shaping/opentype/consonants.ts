import type { Plan, StageStep } from './font-inside.ts'
import { type PlannedFont, type PlanStyle, planByFontkit } from './planned-font.ts'
import type { SetGlyph } from './set-glyph.ts'

/** What fontkit takes for a consonant until it has looked whether the font has a form of it below or behind others. */
const base = 1 << 4

/**
 * Tells consonants of India's scripts that change below or behind others. fontkit tries six substitutions for each
 * consonant of each word to learn it; here once for each glyph.
 */
export function consonantFinder(font: PlannedFont, style: PlanStyle, plan: Plan, reorder: StageStep) {
  const known = new Map<number, number>()

  function positionOf({ id, codePoints }: SetGlyph): number {
    let position = known.get(id)
    if (position === undefined) {
      const engine = planByFontkit(font, style, [{ id, codePoints }])
      const [glyph] = engine.glyphInfos
      if (!glyph) throw new Error('fontkit was expected to take the glyph over')
      // of what is no syllable nothing but this is asked
      glyph.shaperInfo = { category: 0, position: base, syllableType: 'non_indic_cluster', syllable: 1 }
      reorder(font.inside, [glyph], plan)
      position = glyph.shaperInfo.position
      engine.cleanup()
      known.set(id, position)
    }
    return position
  }

  return (glyphs: readonly SetGlyph[]): void => {
    for (const glyph of glyphs) {
      if (glyph.shaperInfo?.position === base) glyph.shaperInfo.position = positionOf(glyph)
    }
  }
}
