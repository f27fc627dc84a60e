import { consonantFinder } from './consonants.ts'
import type { FontInside, Plan, Processor, Shaper, StageStep } from './font-inside.ts'
import type { LookupList } from './lookup-list.ts'
import { LookupPass } from './lookup-pass.ts'
import { type Direction, type PlannedFont, type PlanStyle, planByFontkit } from './planned-font.ts'
import { type GlyphFont, SetGlyph } from './set-glyph.ts'
import { Stage } from './stage.ts'

type PlannedStage = ((glyphs: SetGlyph[]) => void) | { substitutions: Stage; placements: Stage }

/** of which the first is that of all glyphs */
const mostBits = 31

/**
 * What fontkit plans anew for each text, made once for all of a kind: the lookups in the order in which they apply. What
 * its shapers do to glyphs in between, they do to those that are set here.
 */
export class ShapingPlan {
  readonly stages: readonly PlannedStage[]
  readonly direction: Direction
  readonly zeroMarkWidths: Shaper['zeroMarkWidths']
  /** that glyphs are made for, as fontkit's shapers see it */
  readonly glyphFont: GlyphFont
  readonly #plan: Plan
  readonly #shaper: Shaper
  readonly #bits = new Map<string, number>()

  constructor(font: PlannedFont, style: PlanStyle) {
    const { plan, shaper } = planByFontkit(font, style)
    this.#plan = plan
    this.#shaper = shaper
    this.direction = style.direction
    this.zeroMarkWidths = shaper.zeroMarkWidths
    this.glyphFont = this.#shownFont(font)
    this.stages = this.#stagesOf(font, style)
    plan.font = this.glyphFont
    font.engine.cleanup()
  }

  /** Gives glyphs the features of their places among the others. */
  assignFeatures(glyphs: SetGlyph[]): void {
    this.#shaper.assignFeatures(this.#plan, glyphs)
    this.#takeOver(glyphs)
  }

  #stagesOf(font: PlannedFont, style: PlanStyle): PlannedStage[] {
    const { engine, substitutions, placements } = font
    const { stages, indicConfig } = this.#plan
    const steps = stages.filter(stage => typeof stage === 'function')
    return stages.flatMap((stage): PlannedStage[] => {
      if (typeof stage === 'function') {
        // the first step finds syllables, the second puts them into their order
        const isReordering = indicConfig !== undefined && stage === steps[1]
        const find = isReordering ? consonantFinder(font, style, this.#plan, stage) : null
        return [glyphs => this.#take(stage, glyphs, find)]
      }
      if (stage.length === 0) return []
      return [
        {
          substitutions: this.#stageOf(stage, engine.GSUBProcessor, substitutions),
          placements: this.#stageOf(stage, engine.GPOSProcessor, placements),
        },
      ]
    })
  }

  #take(step: StageStep, glyphs: SetGlyph[], find: ((glyphs: readonly SetGlyph[]) => void) | null): void {
    find?.(glyphs)
    step(this.glyphFont, glyphs, this.#plan)
    this.#takeOver(glyphs)
  }

  /** Shapers may have put glyphs of their own among these, or changed their features. */
  #takeOver(glyphs: SetGlyph[]): void {
    for (let at = 0; at < glyphs.length; at += 1) {
      const given = glyphs[at]
      if (given === undefined) continue
      const glyph = given instanceof SetGlyph ? given : SetGlyph.of(this.glyphFont, given)
      glyph.heedFeatures(this.#bitOf)
      glyphs[at] = glyph
    }
  }

  #bitOf = (feature: string): number => {
    if (feature in this.#plan.globalFeatures) return 1
    let bit = this.#bits.get(feature)
    if (bit === undefined) {
      const place = this.#bits.size + 1
      if (place >= mostBits) throw new Error('More features than a mask holds were not expected')
      bit = 1 << place
      this.#bits.set(feature, bit)
    }
    return bit
  }

  #stageOf(tags: readonly string[], processor: Processor, lookups: LookupList): Stage {
    const asked = processor.lookupsForFeatures(tags)
    return new Stage(
      asked.map(({ feature, index }) => ({ lookup: lookups.get(index), feature: this.#bitOf(feature) })),
    )
  }

  #shownFont({ inside, engine, kinds, attachments, substitutions }: PlannedFont): GlyphFont & ShownFont {
    // shapers try out what may become of some glyphs
    const { features } = engine.GSUBProcessor
    const tried = new Map(
      ['rphf', 'pref'].map(tag => [tag, this.#stageOf([tag], engine.GSUBProcessor, substitutions)]),
    )
    const applyFeatures = ([feature = '']: readonly string[], glyphs: SetGlyph[]) => {
      this.#takeOver(glyphs)
      tried.get(feature)?.run(new LookupPass(glyphs, [], this.direction, substitutions.get))
    }
    const virama = this.#plan.indicConfig?.virama
    return {
      kinds,
      attachments,
      GDEF: inside.GDEF,
      hasGlyphForCodePoint: point => inside.hasGlyphForCodePoint(point),
      // where there is no virama, fontkit does not look what consonants become: that is known by then
      glyphForCodePoint: point =>
        point === virama ? { id: 0, advanceWidth: 0 } : inside.glyphForCodePoint(point),
      _layoutEngine: { engine: { GSUBProcessor: { features, applyFeatures } } },
    }
  }
}

/** What fontkit's shapers ask of a font. */
interface ShownFont extends Pick<FontInside, 'GDEF' | 'hasGlyphForCodePoint' | 'glyphForCodePoint'> {
  _layoutEngine: {
    engine: {
      GSUBProcessor: {
        features: Processor['features']
        applyFeatures(tags: readonly string[], glyphs: SetGlyph[]): void
      }
    }
  }
}
