import type { LookupFlags, LookupRecord } from './font-inside.ts'
import type { GlyphMap } from './glyph-map.ts'
import { glyphKinds, type SetGlyph } from './set-glyph.ts'

/** Where a glyph stands, in units of the font. */
export interface GlyphPlace {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

/** Does what it is for at the glyph of the pass, if that is one of its own. */
export type Subtable = (pass: LookupPass) => boolean

export interface Lookup {
  flags: LookupFlags
  attachment: number
  /** not 0 for glyphs at which one of the subtables may begin */
  starts: GlyphMap
  subtables: readonly Subtable[]
}

/** Lookups going over a line of glyphs (OpenType, chapter 2; in every detail as fontkit reads it). */
export class LookupPass {
  readonly glyphs: SetGlyph[]
  readonly places: GlyphPlace[]
  readonly direction: 'ltr' | 'rtl'
  readonly #lookupAt: (index: number) => Lookup
  at = 0
  /** bit of the feature that is being applied */
  feature = 0
  /** given to ligatures, so that marks find theirs */
  ligatureCount = 0
  /** how often a glyph was put in place of another */
  changes = 0
  /** whether a glyph hangs on another */
  hasAttachments = false
  flags: LookupFlags = {}
  #attachment = 0
  /** a bit for each kind of glyph that is passed over */
  #ignored = 0

  constructor(
    glyphs: SetGlyph[],
    places: GlyphPlace[],
    direction: 'ltr' | 'rtl',
    lookupAt: (index: number) => Lookup,
  ) {
    this.glyphs = glyphs
    this.places = places
    this.direction = direction
    this.#lookupAt = lookupAt
  }

  run(lookup: Lookup, feature: number): void {
    const { glyphs } = this
    const { starts } = lookup
    this.feature = feature
    this.#heed(lookup.flags, lookup.attachment)
    this.at = 0
    while (this.at < glyphs.length) {
      const glyph = glyphs[this.at]
      if (glyph && (glyph.mask & feature) !== 0 && starts.get(glyph.id) !== 0) this.#applyFirst(lookup)
      this.at = this.#beside(this.at, 1)
    }
  }

  /** @throws TypeError where there is none, as fontkit does */
  get current(): SetGlyph {
    const glyph = this.glyphs[this.at]
    if (glyph === undefined) throw new TypeError('There is no glyph here')
    return glyph
  }

  /** So many glyphs before or behind, those that are passed over not counted; may lie outside. */
  placeAt(steps: number): number {
    let place = this.at
    for (let left = Math.abs(steps); left > 0; left -= 1) place = this.#beside(place, steps < 0 ? -1 : 1)
    return place
  }

  hasGlyphs(steps: number, glyphs: readonly number[]): boolean {
    let place = this.placeAt(steps)
    for (const wanted of glyphs) {
      if (this.glyphs[place]?.id !== wanted) return false
      place = this.#beside(place, 1)
    }
    return true
  }

  hasClasses(steps: number, wantedClasses: readonly number[], classes: GlyphMap): boolean {
    let place = this.placeAt(steps)
    for (const wanted of wantedClasses) {
      const glyph = this.glyphs[place]
      if (glyph === undefined || classes.get(glyph.id) !== wanted) return false
      place = this.#beside(place, 1)
    }
    return true
  }

  isCovered(steps: number, coverages: readonly GlyphMap[]): boolean {
    let place = this.placeAt(steps)
    for (const coverage of coverages) {
      const glyph = this.glyphs[place]
      if (glyph === undefined || coverage.get(glyph.id) < 0) return false
      place = this.#beside(place, 1)
    }
    return true
  }

  /** Where these follow, each in reach of the feature; `null` where they do not. */
  placesOf(glyphs: readonly number[]): number[] | null {
    const places: number[] = []
    let place = this.#beside(this.at, 1)
    for (const wanted of glyphs) {
      const glyph = this.glyphs[place]
      if (glyph === undefined || glyph.id !== wanted || (glyph.mask & this.feature) === 0) return null
      places.push(place)
      place = this.#beside(place, 1)
    }
    return places
  }

  /** The lookups that a context asks for, within it. */
  applyRecords(records: readonly LookupRecord[]): true {
    const [place, flags, attachment] = [this.at, this.flags, this.#attachment]
    for (const { sequenceIndex, lookupListIndex } of records) {
      this.at = place
      this.#heed(flags, attachment)
      this.at = this.placeAt(sequenceIndex)
      const lookup = this.#lookupAt(lookupListIndex)
      this.#heed(lookup.flags, lookup.attachment)
      this.#applyFirst(lookup)
    }
    this.at = place
    this.#heed(flags, attachment)
    return true
  }

  #applyFirst({ subtables }: Lookup): void {
    for (const apply of subtables) if (apply(this)) return
  }

  #heed(flags: LookupFlags, attachment: number): void {
    this.flags = flags
    this.#attachment = attachment
    this.#ignored =
      (flags.ignoreBaseGlyphs ? 1 << glyphKinds.base : 0) |
      (flags.ignoreLigatures ? 1 << glyphKinds.ligature : 0) |
      (flags.ignoreMarks ? 1 << glyphKinds.mark : 0)
  }

  #beside(from: number, step: 1 | -1): number {
    const { glyphs } = this
    let place = from + step
    if (this.#ignored === 0 && this.#attachment === 0) return place
    while (place >= 0 && place < glyphs.length && this.#isPassed(glyphs[place])) place += step
    return place
  }

  #isPassed(glyph: SetGlyph | undefined): boolean {
    if (glyph === undefined) return false
    if (((this.#ignored >> glyph.kind) & 1) !== 0) return true
    if (this.#attachment === 0 || !glyph.isMark) return false
    return (glyph._font.attachments?.get(glyph.id) ?? 0) !== this.#attachment
  }
}
