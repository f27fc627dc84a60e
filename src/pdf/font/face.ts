import type { Family, FontMetrics, Weight } from '#render/model/shaper.ts'
import { type GlyphOf, readCmap } from './cmap.ts'
import { type FaceId, type FallbackFamily, readFaceFile } from './face-files.ts'
import { readTables, type SfntTables } from './sfnt.ts'

/** A font file, read once per process and shared by all documents. */
export interface Face {
  id: FaceId
  file: Buffer
  tables: SfntTables
  unitsPerEm: number
  metrics: FontMetrics
  postscriptName: string
  /** font units: left, bottom, right and top of all glyphs together */
  bounds: readonly [number, number, number, number]
  /** glyph of a code point, 0 if there is none; always 0 for control characters */
  glyphOf: GlyphOf
  kind: FaceKind
  /** ISO 15924, for faces of one script */
  script?: string | undefined
}

/** letters are kerned and form ligatures, squares do neither, joined scripts need HarfBuzz */
export type FaceKind = 'letters' | 'squares' | 'joined'

const kinds: Record<Family | FallbackFamily, Pick<Face, 'kind' | 'script'>> = {
  sans: { kind: 'letters' },
  serif: { kind: 'letters' },
  hebrew: { kind: 'joined', script: 'Hebr' },
  arabic: { kind: 'joined', script: 'Arab' },
  devanagari: { kind: 'joined', script: 'Deva' },
  thai: { kind: 'joined', script: 'Thai' },
  chinese: { kind: 'squares', script: 'Hani' },
  chineseTraditional: { kind: 'squares', script: 'Hani' },
  japanese: { kind: 'squares', script: 'Hani' },
  korean: { kind: 'squares', script: 'Hang' },
}

const faces = new Map<FaceId, Face>()

export function faceOf(id: FaceId): Face {
  let face = faces.get(id)
  if (!face) {
    face = readFace(id)
    faces.set(id, face)
  }
  return face
}

function readFace(id: FaceId): Face {
  const [family, weight] = id.split('-') as [Family | FallbackFamily, Weight]
  const file = readFaceFile(family, weight)
  const tables = readTables(file)
  const [head, hhea, os2] = [
    tables.requiredTable('head'),
    tables.requiredTable('hhea'),
    tables.requiredTable('OS/2'),
  ]
  const unitsPerEm = head.readUInt16BE(18)
  const em = (units: number) => units / unitsPerEm
  return {
    id,
    ...kinds[family],
    file,
    tables,
    unitsPerEm,
    postscriptName: readPostscriptName(tables.requiredTable('name')),
    bounds: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    metrics: {
      ascent: em(hhea.readInt16BE(4)),
      descent: em(-hhea.readInt16BE(6)),
      capHeight: em(os2.readInt16BE(88)),
    },
    glyphOf: cacheGlyphs(readCmap(tables.requiredTable('cmap'))),
  }
}

const isControl = (point: number) => point < 0x20 || (point >= 0x7f && point < 0xa0)

/** size of the cache: the basic plane; other planes are rare and would fill the memory */
const points = 0x10000
const notCached = 0xffff

function cacheGlyphs(read: GlyphOf): GlyphOf {
  const cache = new Uint16Array(points).fill(notCached)
  return point => {
    if (point >= points) return read(point)
    let glyph = cache[point] ?? 0
    if (glyph === notCached) {
      glyph = isControl(point) ? 0 : read(point)
      cache[point] = glyph
    }
    return glyph
  }
}

/** The PostScript name in the name table (OpenType 1.9, name). */
const postscriptName = 6
const windows = 3

function readPostscriptName(name: Buffer): string {
  const strings = name.readUInt16BE(4)
  for (let index = 0; index < name.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12
    if (name.readUInt16BE(record) !== windows || name.readUInt16BE(record + 6) !== postscriptName) continue
    const start = strings + name.readUInt16BE(record + 10)
    // UTF-16BE, limited to ASCII
    const bytes = name.subarray(start, start + name.readUInt16BE(record + 8))
    return String.fromCharCode(...bytes.filter((_, place) => place % 2 === 1))
  }
  throw new Error('The font has no PostScript name')
}
