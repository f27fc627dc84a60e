/** Flags of a composed glyph's part (OpenType 1.9, glyf). */
const argumentsAreWords = 0x0001
const argumentsAreOffsets = 0x0002
const hasScale = 0x0008
const moreParts = 0x0020
const hasTwoScales = 0x0040
const hasMatrix = 0x0080

export interface GlyphPart {
  glyph: number
  /** where the number of the glyph stands in the outline */
  at: number
  /** x' = xx x + xy y + dx, y' = yx x + yy y + dy */
  xx: number
  yx: number
  xy: number
  yy: number
  dx: number
  dy: number
}

/** The glyphs that an outline is put together from; none where it is drawn by itself. */
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

/** A number with 14 bits after the point. */
function fixed(bytes: Buffer, at: number): number {
  return bytes.readInt16BE(at) / 0x4000
}
