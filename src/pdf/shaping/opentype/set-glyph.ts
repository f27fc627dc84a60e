import type { ForeignGlyph, ShaperInfo } from './font-inside.ts'
import type { GlyphMap } from './glyph-map.ts'

/** Classes of glyphs (OpenType, GDEF). */
export const glyphKinds = { base: 1, ligature: 2, mark: 3 } as const

/** What a glyph knows of its font, and what fontkit's shapers ask of a glyph's font. */
export interface GlyphFont {
  kinds: GlyphMap
  attachments: GlyphMap | null
}

/** The features of all glyphs are one bit; it goes by this name among those that a shaper gives to some. */
const everywhere = 'everywhere'
const everywhereBit = 1

/** A glyph on its way through the lookups of a font, with the names that fontkit's shapers have for what it is. */
export class SetGlyph {
  readonly _font: GlyphFont
  codePoints: number[]
  /** a bit for each feature that applies here */
  mask: number
  kind = 0
  ligatureID: number | null = null
  ligatureComponent: number | null = null
  isLigated = false
  isMultiplied = false
  substituted = false
  cursiveAttachment: number | null = null
  markAttachment: number | null = null
  shaperInfo: ShaperInfo | null = null
  #id = 0
  /** made for those that a shaper tells apart from the others */
  #features: Record<string, boolean> | null

  constructor(
    font: GlyphFont,
    id: number,
    codePoints: number[],
    mask = everywhereBit,
    features: Record<string, boolean> | null = null,
  ) {
    this._font = font
    this.codePoints = codePoints
    this.mask = mask
    this.#features = features
    this.#id = id
    this.kind = font.kinds.get(id)
  }

  static of(font: GlyphFont, { id, codePoints, features, shaperInfo }: ForeignGlyph): SetGlyph {
    const glyph = new SetGlyph(font, id, codePoints, 0, features)
    glyph.shaperInfo = shaperInfo
    return glyph
  }

  get id(): number {
    return this.#id
  }

  set id(id: number) {
    this.#id = id
    this.kind = this._font.kinds.get(id)
    this.substituted = true
  }

  get isMark(): boolean {
    return this.kind === glyphKinds.mark
  }

  get features(): Record<string, boolean> {
    this.#features ??= { [everywhere]: true }
    return this.#features
  }

  set features(features: Record<string, boolean>) {
    this.#features = features
  }

  /** Reads anew which features apply, after a shaper may have changed them. */
  heedFeatures(bitOf: (feature: string) => number): void {
    if (this.#features === null) return
    let mask = 0
    for (const feature in this.#features) mask |= feature === everywhere ? everywhereBit : bitOf(feature)
    this.mask = mask
  }

  /** Another glyph with the features of this one. */
  successor(id: number, codePoints: number[]): SetGlyph {
    return new SetGlyph(this._font, id, codePoints, this.mask, this.#features && { ...this.#features })
  }

  copy(): SetGlyph {
    return this.successor(this.#id, this.codePoints)
  }
}
