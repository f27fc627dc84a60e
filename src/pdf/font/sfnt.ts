/**
 * Reads the tables of a TrueType file (OpenType 1.9, "Organization of an OpenType font") as views of its bytes.
 */
export interface SfntTables {
  table(tag: string): Buffer | undefined
  /** a table that every font must have */
  requiredTable(tag: string): Buffer
  glyphCount: number
  /** the outline of a glyph in the file; empty for a space */
  glyph(id: number): Buffer
  /** font units */
  advance(id: number): number
  leftSideBearing(id: number): number
}

export function readTables(file: Buffer): SfntTables {
  const directory = new Map<string, Buffer>()
  const count = file.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16
    const offset = file.readUInt32BE(at + 8)
    directory.set(
      file.toString('latin1', at, at + 4),
      file.subarray(offset, offset + file.readUInt32BE(at + 12)),
    )
  }
  const requiredTable = (tag: string): Buffer => {
    const table = directory.get(tag)
    if (!table) throw new Error(`The font has no table ${tag}`)
    return table
  }
  const [head, hhea, hmtx, loca, glyf] = [
    requiredTable('head'),
    requiredTable('hhea'),
    requiredTable('hmtx'),
    requiredTable('loca'),
    requiredTable('glyf'),
  ]
  const hasLongOffsets = head.readInt16BE(50) === 1
  const metricCount = hhea.readUInt16BE(34)
  const offsetOf = (id: number) =>
    hasLongOffsets ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2
  return {
    table: tag => directory.get(tag),
    requiredTable,
    glyphCount: requiredTable('maxp').readUInt16BE(4),
    glyph: id => glyf.subarray(offsetOf(id), offsetOf(id + 1)),
    advance: id => hmtx.readUInt16BE(Math.min(id, metricCount - 1) * 4),
    leftSideBearing: id =>
      id < metricCount
        ? hmtx.readInt16BE(id * 4 + 2)
        : hmtx.readInt16BE(metricCount * 4 + (id - metricCount) * 2),
  }
}
