import type { Engine, FontInside, Processor, Script } from './font-inside.ts'
import type { GlyphMap } from './glyph-map.ts'
import type { LookupList } from './lookup-list.ts'

export type Direction = 'ltr' | 'rtl'

/** What a text is set for: of each there is one plan. */
export interface PlanStyle {
  script: Script
  direction: Direction
  features: Readonly<Record<string, boolean>>
}

/** A font that has all that plans need. */
export interface PlannedFont {
  inside: FontInside
  engine: Engine & { GSUBProcessor: Processor; GPOSProcessor: Processor }
  substitutions: LookupList
  placements: LookupList
  kinds: GlyphMap
  attachments: GlyphMap | null
}

/** Has fontkit plan a text: afterwards its engine holds the plan, the script's features and its own glyphs. */
export function planByFontkit(
  { engine }: PlannedFont,
  { script, direction, features }: PlanStyle,
  glyphs: readonly { id: number; codePoints: readonly number[] }[] = [],
): Engine {
  engine.setup({ glyphs, script, direction, language: null, features: { ...features } })
  return engine
}
