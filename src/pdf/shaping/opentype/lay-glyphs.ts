import type { Font } from 'fontkit'
import { followAttachments } from './attachments.ts'
import { type FontInside, insideOf, type Script } from './font-inside.ts'
import { classMap } from './glyph-map.ts'
import { LookupList } from './lookup-list.ts'
import { type GlyphPlace, LookupPass } from './lookup-pass.ts'
import { placementOf } from './placements.ts'
import type { Direction, PlannedFont, PlanStyle } from './planned-font.ts'
import { scriptFinder } from './script-finder.ts'
import { SetGlyph } from './set-glyph.ts'
import { ShapingPlan } from './shaping-plan.ts'
import { substitutionOf } from './substitutions.ts'

/** Glyphs with the characters that each stands for, from left to right, and their places. */
export interface LaidGlyphs {
  glyphs: readonly { id: number; codePoints: number[] }[]
  positions: readonly GlyphPlace[]
}

export interface LayStyle {
  /** which are wanted or not, beside those of the script; what is worked out for them is remembered by the object */
  features: Readonly<Record<string, boolean>>
  /** that of the first letter that is of one script, where nothing is said */
  script?: Script | undefined
  direction: Direction
}

/**
 * Sets text as fontkit does, glyph for glyph and place for place (a test holds both equal wherever fontkit does not
 * throw at a NULL anchor), in a fraction of its time:
 * what does not depend on the text is worked out once.
 */
export interface GlyphSetter {
  /** @throws TypeError where a table lacks an entry that it must have, as fontkit does */
  lay(text: string, style: LayStyle): LaidGlyphs
}

/** @param advance of a glyph, in units of the font */
export function glyphSetterOf(font: Font, advance: (glyph: number) => number): GlyphSetter {
  const inside = insideOf(font)
  const planned = plannedFont(inside)
  const plans = new WeakMap<PlanStyle['features'], Map<string, ShapingPlan>>()
  const scriptOf = scriptFinder(inside)
  const glyphOf = rememberedByNumber(point => inside.glyphForCodePoint(point).id)
  const isIgnored = rememberedByNumber(point => (inside._layoutEngine.isDefaultIgnorable(point) ? 1 : 0))
  const space = glyphOf(0x20)

  function planFor(style: PlanStyle): ShapingPlan {
    let ofFeatures = plans.get(style.features)
    if (!ofFeatures) {
      ofFeatures = new Map()
      plans.set(style.features, ofFeatures)
    }
    const key = `${style.script} ${style.direction}`
    let plan = ofFeatures.get(key)
    if (!plan) {
      plan = new ShapingPlan(planned, style)
      ofFeatures.set(key, plan)
    }
    return plan
  }

  return {
    lay(text, { features, script = scriptOf(text), direction }) {
      const plan = planFor({ script, direction, features })
      const glyphs = Array.from(text, character => {
        const point = character.codePointAt(0) ?? 0
        return new SetGlyph(plan.glyphFont, glyphOf(point), [point])
      })
      if (glyphs.length === 0) return { glyphs, positions: [] }
      substitute(plan, glyphs, planned)
      const positions = place(plan, glyphs, planned, advance)
      return inSight(glyphs, positions, plan.direction)
    },
  }

  /** From left to right, without what only steers. */
  function inSight(glyphs: SetGlyph[], positions: GlyphPlace[], direction: Direction): LaidGlyphs {
    const seen = glyphs.map(({ id, codePoints }, at) => {
      if (isIgnored(codePoints[0] ?? -1) === 0) return { id, codePoints }
      const position = positions[at]
      if (position) Object.assign(position, { xAdvance: 0, yAdvance: 0 })
      return { id: space, codePoints: [0x20] }
    })
    return direction === 'ltr'
      ? { glyphs: seen, positions }
      : { glyphs: seen.reverse(), positions: positions.reverse() }
  }
}

/** Every face that is shipped has these tables, and no older one for its kerning. */
function plannedFont(inside: FontInside): PlannedFont {
  const { engine } = inside._layoutEngine
  const { GSUBProcessor, GPOSProcessor } = engine ?? {}
  const classes = inside.GDEF?.glyphClassDef
  if (!engine || !GSUBProcessor || !GPOSProcessor || !classes || inside.kern) {
    throw new Error('A font without the tables for setting text was not expected')
  }
  const attachments = inside.GDEF?.markAttachClassDef
  return {
    inside,
    engine: Object.assign(engine, { GSUBProcessor, GPOSProcessor }),
    substitutions: new LookupList(GSUBProcessor, substitutionOf),
    placements: new LookupList(GPOSProcessor, placementOf),
    kinds: classMap(classes),
    attachments: attachments ? classMap(attachments) : null,
  }
}

function substitute(plan: ShapingPlan, glyphs: SetGlyph[], { substitutions }: PlannedFont): void {
  plan.assignFeatures(glyphs)
  const pass = new LookupPass(glyphs, [], plan.direction, substitutions.get)
  for (const stage of plan.stages) {
    if (typeof stage === 'function') stage(glyphs)
    else stage.substitutions.run(pass)
  }
}

function place(
  plan: ShapingPlan,
  glyphs: SetGlyph[],
  { placements }: PlannedFont,
  advance: (glyph: number) => number,
): GlyphPlace[] {
  const places = glyphs.map(({ id }) => ({ xAdvance: advance(id), yAdvance: 0, xOffset: 0, yOffset: 0 }))
  const withoutMarks = () => {
    for (const [at, { isMark }] of glyphs.entries())
      if (isMark) Object.assign(places[at] ?? {}, { xAdvance: 0 })
  }
  if (plan.zeroMarkWidths === 'BEFORE_GPOS') withoutMarks()
  const pass = new LookupPass(glyphs, places, plan.direction, placements.get)
  for (const stage of plan.stages) {
    if (typeof stage === 'function') continue
    stage.placements.run(pass)
    followAttachments(pass)
  }
  if (plan.zeroMarkWidths === 'AFTER_GPOS') withoutMarks()
  return places
}

function rememberedByNumber(make: (key: number) => number): (key: number) => number {
  const known = new Map<number, number>()
  return key => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}
