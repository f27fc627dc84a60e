import type { CompositeGlyph, Direction, Glyph, GlyphRun, Word } from '#render/model/shaper.ts'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import type { SfntTables } from './sfnt.ts'

/** Flags of a component (OpenType 1.9, glyf). */
const argumentsAreWords = 0x0001
const argumentsAreOffsets = 0x0002
const hasScale = 0x0008
const moreParts = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080

export interface GlyphPart {
  glyph: number
  /** offset of the glyph id in the outline */
  at: number
  /** x' = xx x + xy y + dx, y' = yx x + yy y + dy */
  xx: number
  yx: number
  xy: number
  yy: number
  dx: number
  dy: number
}

/** Returns the components of a composite outline; empty for a simple one. */
export function partsOf(outline: Buffer): GlyphPart[] {
  const parts: GlyphPart[] = []
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return parts
  let at = 10
  let flags: number
  do {
    flags = outline.readUInt16BE(at)
    const isWide = (flags & argumentsAreWords) !== 0
    const part = { glyph: outline.readUInt16BE(at + 2), at: at + 2, xx: 1, yx: 0, xy: 0, yy: 1, dx: 0, dy: 0 }
    if (flags & argumentsAreOffsets) {
      part.dx = isWide ? outline.readInt16BE(at + 4) : outline.readInt8(at + 4)
      part.dy = isWide ? outline.readInt16BE(at + 6) : outline.readInt8(at + 5)
    }
    at += isWide ? 8 : 6
    const scales = scaleCount(flags)
    const [a = 1, b = a, c = 0, d = 1] = Array.from({ length: scales }, (_, index) =>
      fixed(outline, at + index * 2),
    )
    if (scales === 4) Object.assign(part, { xx: a, yx: b, xy: c, yy: d })
    else Object.assign(part, { xx: a, yy: b })
    at += scales * 2
    parts.push(part)
  } while (flags & moreParts)
  return parts
}

function scaleCount(flags: number): number {
  if (flags & hasScale) return 1
  if (flags & hasTwoScales) return 2
  return flags & hasMatrix ? 4 : 0
}

/** Reads an F2DOT14 number. */
function fixed(bytes: Buffer, at: number): number {
  return bytes.readInt16BE(at) / 0x4000
}

/** In font units. */
export function advanceOf(glyph: Glyph, tables: SfntTables): number {
  return typeof glyph === 'number' ? tables.advance(glyph) : glyph.advance
}

/** Returns the glyf entry of a glyph; empty for a space. */
export function outlineBytes(glyph: Glyph, tables: SfntTables): Buffer {
  return typeof glyph === 'number' ? tables.glyph(glyph) : compositeOutline(glyph, tables)
}

function compositeOutline({ parts }: CompositeGlyph, tables: SfntTables): Buffer {
  const drawn = parts.filter(({ glyph }) => tables.glyph(glyph).length >= 10)
  if (drawn.length === 0) return Buffer.alloc(0)
  const boxes = drawn.map(({ glyph, x, y }) => {
    const outline = tables.glyph(glyph)
    const at = (place: number, by: number) => outline.readInt16BE(place) + by
    return { left: at(2, x), bottom: at(4, y), right: at(6, x), top: at(8, y) }
  })
  const header = Buffer.alloc(10)
  header.writeInt16BE(-1, 0)
  header.writeInt16BE(short(Math.min(...boxes.map(({ left }) => left))), 2)
  header.writeInt16BE(short(Math.min(...boxes.map(({ bottom }) => bottom))), 4)
  header.writeInt16BE(short(Math.max(...boxes.map(({ right }) => right))), 6)
  header.writeInt16BE(short(Math.max(...boxes.map(({ top }) => top))), 8)
  const records = drawn.map(({ glyph, x, y }, index) => {
    const record = Buffer.alloc(8)
    const more = index < drawn.length - 1 ? moreParts : 0
    record.writeUInt16BE(argumentsAreWords | argumentsAreOffsets | more, 0)
    record.writeUInt16BE(glyph, 2)
    record.writeInt16BE(short(x), 4)
    record.writeInt16BE(short(y), 6)
    return record
  })
  return Buffer.concat([header, ...records])
}

/** Limits a value to 16 bits; only excessive stacks of diacritics exceed them. */
function short(value: number): number {
  return Math.max(-0x8000, Math.min(0x7fff, Math.round(value)))
}

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
