import type { Font } from 'fontkit'

/** What of fontkit is not in its types: the tables that it has read, and its shapers, which know the scripts. */
export interface FontInside {
  numGlyphs: number
  kern?: object
  GDEF?: { glyphClassDef?: ClassTable; markAttachClassDef?: ClassTable } | undefined
  hasGlyphForCodePoint(point: number): boolean
  glyphForCodePoint(point: number): { id: number; advanceWidth: number }
  layout(text: string): { script: Script }
  _layoutEngine: {
    isDefaultIgnorable(point: number | undefined): boolean
    engine?: Engine | undefined
  }
}

/** OpenType tags, best first. */
export type Script = string | readonly string[]

export interface Engine {
  GSUBProcessor?: Processor | null
  GPOSProcessor?: Processor | null
  shaper: Shaper
  plan: Plan
  glyphInfos: ForeignGlyph[]
  setup(run: object): void
  cleanup(): void
}

export interface Processor {
  /** of the script that was set up last */
  features: Record<string, unknown>
  table: { lookupList: { get(index: number): LookupTable } }
  lookupsForFeatures(tags: readonly string[]): { feature: string; index: number }[]
}

export interface Shaper {
  zeroMarkWidths: 'NONE' | 'BEFORE_GPOS' | 'AFTER_GPOS'
  /** gives glyphs the features of their places; may put others in their place */
  assignFeatures(plan: Plan, glyphs: unknown[]): void
}

export interface Plan {
  font: unknown
  stages: (readonly string[] | StageStep)[]
  allFeatures: Record<string, number>
  globalFeatures: Record<string, boolean>
  /** of the scripts of India only */
  indicConfig?: { virama: number }
}

/** What a shaper does between lookups, such as to put vowels before their consonants. */
export type StageStep = (font: unknown, glyphs: unknown[], plan: Plan) => void

/** What a shaper knows of a glyph: the syllable that it is in, and its place there. */
export interface ShaperInfo {
  category: number
  position: number
  syllableType: string
  syllable: number
}

/** A glyph as fontkit's shapers make new ones. */
export interface ForeignGlyph {
  id: number
  codePoints: number[]
  features: Record<string, boolean>
  shaperInfo: ShaperInfo | null
}

export interface LookupTable {
  lookupType: number
  flags: { markAttachmentType: number; flags: LookupFlags }
  subTables: readonly SubTable[]
}

export interface LookupFlags {
  rightToLeft?: boolean
  ignoreBaseGlyphs?: boolean
  ignoreLigatures?: boolean
  ignoreMarks?: boolean
}

export interface Lazy<Item> {
  get(index: number): Item | undefined
}

export type CoverageTable =
  | { version: 1; glyphs: readonly number[] }
  | {
      version: 2
      rangeRecords: readonly { start: number; end: number; startCoverageIndex: number }[]
    }

export type ClassTable =
  | { version: 1; startGlyph: number; classValueArray: readonly number[] }
  | { version: 2; classRangeRecord: readonly { start: number; end: number; class: number }[] }

export interface LookupRecord {
  sequenceIndex: number
  lookupListIndex: number
}

/** A lookup within context, or a chained one: by glyphs, by classes, or by what covers each place. */
export interface Rule {
  backtrack?: readonly number[]
  input?: readonly number[]
  classes?: readonly number[]
  lookahead?: readonly number[]
  lookupRecords: readonly LookupRecord[]
}

export interface Value {
  xAdvance?: number
  yAdvance?: number
  xPlacement?: number
  yPlacement?: number
}

export interface Anchor {
  xCoordinate: number
  yCoordinate: number
}

type Anchors = readonly (readonly (Anchor | null)[])[]

interface MarkRecord {
  class: number
  markAnchor: Anchor | null
}

/** All that a subtable of any kind may have; which it has follows from its kind and version. */
export interface SubTable {
  version: number
  lookupType: number
  extension?: SubTable
  coverage: CoverageTable
  // substitution
  deltaGlyphID: number
  substitute: Lazy<number>
  sequences: Lazy<readonly number[]>
  alternateSet: Lazy<readonly number[]>
  ligatureSets: Lazy<readonly { glyph: number; components: readonly number[] }[]>
  // context
  ruleSets: readonly (readonly Rule[] | null)[]
  classSet: readonly (readonly Rule[] | null)[]
  classDef: ClassTable
  coverages: readonly CoverageTable[]
  lookupRecords: readonly LookupRecord[]
  chainRuleSets: readonly (readonly Rule[] | null)[]
  chainClassSet: readonly (readonly Rule[] | null)[]
  backtrackClassDef: ClassTable
  inputClassDef: ClassTable
  lookaheadClassDef: ClassTable
  backtrackCoverage: readonly CoverageTable[]
  inputCoverage: readonly CoverageTable[]
  lookaheadCoverage: readonly CoverageTable[]
  // position
  value: Value
  values: Lazy<Value>
  pairSets: Lazy<readonly { secondGlyph: number; value1: Value; value2: Value }[]>
  classDef1: ClassTable
  classDef2: ClassTable
  classRecords: Lazy<Lazy<{ value1: Value; value2: Value }>>
  entryExitRecords: readonly { entryAnchor: Anchor | null; exitAnchor: Anchor | null }[]
  markCoverage: CoverageTable
  baseCoverage: CoverageTable
  markArray: readonly MarkRecord[]
  baseArray: Anchors
  ligatureCoverage: CoverageTable
  ligatureArray: readonly Anchors[]
  mark1Coverage: CoverageTable
  mark2Coverage: CoverageTable
  mark1Array: readonly MarkRecord[]
  mark2Array: Anchors
}

export function insideOf(font: Font): FontInside {
  return font as unknown as FontInside
}
