import type { Glyph } from '#render/shaper.ts'
import { advanceOf, outlineBytes, partsOf } from './composed-glyph.ts'
import type { SfntTables } from './sfnt.ts'

/**
 * A TrueType file with only these glyphs, in this order, for embedding (ISO 32000-1, 9.9). Outlines are copied as
 * they stand; only the references of composed glyphs are renumbered, and the parts they need are added at the end.
 */
export function subsetFont(tables: SfntTables, glyphs: readonly Glyph[]): Buffer {
  const order = [...glyphs]
  const placeOf = new Map<Glyph, number>()
  for (const [place, glyph] of order.entries()) if (!placeOf.has(glyph)) placeOf.set(glyph, place)
  const partOf = (glyph: number): number => {
    let place = placeOf.get(glyph)
    if (place === undefined) {
      place = order.push(glyph) - 1
      placeOf.set(glyph, place)
    }
    return place
  }

  const outlines: Buffer[] = []
  let mostParts = 0
  // grows while it runs: the parts of composed glyphs are appended
  for (let place = 0; place < order.length; place += 1) {
    const outline = outlineBytes(order[place] ?? 0, tables)
    const parts = partsOf(outline)
    mostParts = Math.max(mostParts, parts.length)
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
  for (const [place, outline] of outlines.entries()) {
    const glyph = order[place] ?? 0
    hmtx.writeUInt16BE(Math.min(0xffff, advanceOf(glyph, tables)), place * 4)
    hmtx.writeInt16BE(leftSideBearing(glyph, outline, tables), place * 4 + 2)
    const padding = (4 - (outline.length % 4)) % 4
    padded.push(outline, Buffer.alloc(padding))
    offset += outline.length + padding
    loca.writeUInt32BE(offset, (place + 1) * 4)
  }

  return assemble({
    'cvt ': tables.table('cvt '),
    fpgm: tables.table('fpgm'),
    glyf: Buffer.concat(padded, offset),
    head: patched(tables.need('head'), head => {
      head.writeUInt32BE(0, 8)
      head.writeInt16BE(1, 50)
    }),
    hhea: patched(tables.need('hhea'), hhea => hhea.writeUInt16BE(order.length, 34)),
    hmtx,
    loca,
    maxp: patched(tables.need('maxp'), maxp => {
      maxp.writeUInt16BE(order.length, 4)
      makeRoomFor(mostParts, maxp)
    }),
    prep: tables.table('prep'),
  })
}

/** Equal to the left edge of what is drawn, or a reader would move it there. */
function leftSideBearing(glyph: Glyph, outline: Buffer, tables: SfntTables): number {
  if (typeof glyph === 'number') return tables.leftSideBearing(glyph)
  return outline.length === 0 ? 0 : outline.readInt16BE(2)
}

/** What a reader sets aside before it draws: glyphs composed here have more parts than those of the font (OpenType 1.9, maxp). */
function makeRoomFor(parts: number, maxp: Buffer): void {
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

function assemble(tables: Record<string, Buffer | undefined>): Buffer {
  const present = Object.entries(tables).flatMap(([tag, bytes]) => (bytes ? [{ tag, bytes }] : []))
  const powers = Math.floor(Math.log2(present.length))
  const header = Buffer.alloc(12 + present.length * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(present.length, 4)
  header.writeUInt16BE(2 ** powers * 16, 6)
  header.writeUInt16BE(powers, 8)
  header.writeUInt16BE((present.length - 2 ** powers) * 16, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, bytes }] of present.entries()) {
    const at = 12 + index * 16
    const padding = (4 - (bytes.length % 4)) % 4
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(bytes), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(bytes.length, at + 12)
    parts.push(bytes, Buffer.alloc(padding))
    offset += bytes.length + padding
  }
  return Buffer.concat(parts, offset)
}

function checksum(bytes: Buffer): number {
  let sum = 0
  const whole = bytes.length - (bytes.length % 4)
  for (let at = 0; at < whole; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  for (let at = whole; at < bytes.length; at += 1)
    sum = (sum + (bytes[at] ?? 0) * 2 ** (24 - (at - whole) * 8)) >>> 0
  return sum
}
