/** Where an object stands: in the file, or in an object stream; `null` where there is none of that number. */
export type Place = { offset: number } | { container: number; index: number } | null

const inFile = 1
const inContainer = 2
/** bytes of an entry: its kind, an offset or container, an index */
const widths = [1, 4, 2] as const
const size = 7
/** rows are written as what differs from the row above (PNG filter "up"), so that counting up packs to nothing */
const filterUp = 2

/** The table of a cross-reference stream (ISO 32000-1, 7.5.8). */
export function crossReference(
  places: readonly Place[],
  { packed }: { packed: boolean },
): { W: string; DecodeParms?: string; bytes: Uint8Array } {
  const table = Buffer.alloc(places.length * size)
  for (const [number, place] of places.entries()) {
    if (place === null) continue
    const at = number * size
    const isInFile = 'offset' in place
    table[at] = isInFile ? inFile : inContainer
    table.writeUInt32BE(isInFile ? place.offset : place.container, at + 1)
    table.writeUInt16BE(isInFile ? 0 : place.index, at + 5)
  }
  const W = `[${widths.join(' ')}]`
  if (!packed) return { W, bytes: table }
  return { W, DecodeParms: `<</Predictor 12/Columns ${size}>>`, bytes: filtered(table) }
}

function filtered(table: Buffer): Uint8Array {
  const rows = table.length / size
  const out = Buffer.alloc(table.length + rows)
  for (let row = 0; row < rows; row += 1) {
    out[row * (size + 1)] = filterUp
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column
      out[at + row + 1] = (table[at] ?? 0) - (table[at - size] ?? 0)
    }
  }
  return out
}
