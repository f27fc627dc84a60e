/** Returns the glyph of a code point, 0 if there is none (OpenType 1.9, cmap). */
export type GlyphOf = (codePoint: number) => number

/** Preferred subtables (platform, encoding): full Unicode first, then the basic plane. */
const wanted = [
  [3, 10],
  [0, 4],
  [3, 1],
  [0, 3],
] as const

export function readCmap(cmap: Buffer): GlyphOf {
  const count = cmap.readUInt16BE(2)
  for (const [platform, encoding] of wanted) {
    for (let at = 4; at < 4 + count * 8; at += 8) {
      if (cmap.readUInt16BE(at) !== platform || cmap.readUInt16BE(at + 2) !== encoding) continue
      const subtable = cmap.subarray(cmap.readUInt32BE(at + 4))
      const format = subtable.readUInt16BE(0)
      if (format === 12) return inGroups(subtable)
      if (format === 4) return inSegments(subtable)
    }
  }
  throw new Error('The font maps no Unicode')
}

/** Format 12: sorted groups of code points, by binary search. */
function inGroups(subtable: Buffer): GlyphOf {
  const count = subtable.readUInt32BE(12)
  return point => {
    let [low, high] = [0, count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const at = 16 + middle * 12
      const start = subtable.readUInt32BE(at)
      if (point < start) high = middle - 1
      else if (point > subtable.readUInt32BE(at + 4)) low = middle + 1
      else return subtable.readUInt32BE(at + 8) + point - start
    }
    return 0
  }
}

/** Format 4: segments of the basic plane, each with a delta or a list of glyphs. */
function inSegments(subtable: Buffer): GlyphOf {
  const size = subtable.readUInt16BE(6)
  const [starts, deltas, offsets] = [16 + size, 16 + size * 2, 16 + size * 3]
  return point => {
    if (point > 0xffff) return 0
    let [low, high] = [0, size / 2 - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const start = subtable.readUInt16BE(starts + middle * 2)
      if (point < start) high = middle - 1
      else if (point > subtable.readUInt16BE(14 + middle * 2)) low = middle + 1
      else {
        const delta = subtable.readUInt16BE(deltas + middle * 2)
        const offset = subtable.readUInt16BE(offsets + middle * 2)
        if (offset === 0) return (point + delta) & 0xffff
        // the offset is relative to its own position
        const glyph = subtable.readUInt16BE(offsets + middle * 2 + offset + (point - start) * 2)
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff
      }
    }
    return 0
  }
}
