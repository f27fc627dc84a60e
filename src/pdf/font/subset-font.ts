import type { Glyph } from '#render/model/shaper.ts'
import { advanceOf, outlineBytes, partsOf } from './composite-glyph.ts'
import type { SfntTables } from './sfnt.ts'
import { sfntFile } from './sfnt-file.ts'

/**
 * Creates a TrueType file with only these glyphs, in this order, for embedding (ISO 32000-1, 9.9). Outlines are
 * copied; the components of composite glyphs are renumbered and appended.
 */
export function subsetFont(tables: SfntTables, glyphs: readonly Glyph[]): Buffer {
  const order = [...glyphs]
  const indexOf = new Map<Glyph, number>()
  for (const [index, glyph] of order.entries()) if (!indexOf.has(glyph)) indexOf.set(glyph, index)
  const partOf = (glyph: number): number => {
    let index = indexOf.get(glyph)
    if (index === undefined) {
      index = order.push(glyph) - 1
      indexOf.set(glyph, index)
    }
    return index
  }

  const outlines: Buffer[] = []
  let maxParts = 0
  // the array grows in the loop: components are appended
  for (let index = 0; index < order.length; index += 1) {
    const outline = outlineBytes(order[index] ?? 0, tables)
    const parts = partsOf(outline)
    maxParts = Math.max(maxParts, parts.length)
    if (parts.length === 0) outlines.push(outline)
    else {
      const copy = Buffer.from(outline)
      for (const { glyph, at } of parts) copy.writeUInt16BE(partOf(glyph), at)
      outlines.push(copy)
    }
  }

  const loca = Buffer.alloc((order.length + 1) * 4)
  const hmtx = Buffer.alloc(order.length * 4)
  const padded: Buffer[] = []
  let offset = 0
  for (const [index, outline] of outlines.entries()) {
    const glyph = order[index] ?? 0
    hmtx.writeUInt16BE(Math.min(0xffff, advanceOf(glyph, tables)), index * 4)
    hmtx.writeInt16BE(leftSideBearing(glyph, outline, tables), index * 4 + 2)
    const padding = (4 - (outline.length % 4)) % 4
    padded.push(outline, Buffer.alloc(padding))
    offset += outline.length + padding
    loca.writeUInt32BE(offset, (index + 1) * 4)
  }

  return sfntFile({
    'cvt ': tables.table('cvt '),
    fpgm: tables.table('fpgm'),
    glyf: Buffer.concat(padded, offset),
    head: patched(tables.requiredTable('head'), head => {
      head.writeUInt32BE(0, 8)
      head.writeInt16BE(1, 50)
    }),
    hhea: patched(tables.requiredTable('hhea'), hhea => hhea.writeUInt16BE(order.length, 34)),
    hmtx,
    loca,
    maxp: patched(tables.requiredTable('maxp'), maxp => {
      maxp.writeUInt16BE(order.length, 4)
      raiseLimits(maxParts, maxp)
    }),
    prep: tables.table('prep'),
  })
}

/** Returns the left edge of the outline; readers would shift the glyph otherwise. */
function leftSideBearing(glyph: Glyph, outline: Buffer, tables: SfntTables): number {
  if (typeof glyph === 'number') return tables.leftSideBearing(glyph)
  return outline.length === 0 ? 0 : outline.readInt16BE(2)
}

/**
 * Raises the memory limits for readers: composite glyphs made here have more components than those of the font
 * (OpenType 1.9, maxp).
 */
function raiseLimits(parts: number, maxp: Buffer): void {
  const [points, contours, composedPoints, composedContours, elements, depth] = [6, 8, 10, 12, 28, 30]
  const raise = (at: number, value: number) =>
    maxp.writeUInt16BE(Math.min(0xffff, Math.max(maxp.readUInt16BE(at), value)), at)
  if (parts <= maxp.readUInt16BE(elements)) return
  const widest = (simple: number, composed: number) =>
    Math.max(maxp.readUInt16BE(simple), maxp.readUInt16BE(composed)) * parts
  raise(composedPoints, widest(points, composedPoints))
  raise(composedContours, widest(contours, composedContours))
  raise(elements, parts)
  raise(depth, maxp.readUInt16BE(depth) + 1)
}

function patched(table: Buffer, patch: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table)
  patch(copy)
  return copy
}
