const inFile = 1
const inContainer = 2
/** bytes of an entry: its kind, an offset or container, an index */
const widths = [1, 4, 2] as const
const size = 7
/** rows are written as what differs from the row above (PNG filter "up"), so that counting up packs to nothing */
const filterUp = 2

/**
 * Where each object stands, as the table of a cross-reference stream (ISO 32000-1, 7.5.8). Its rows are written as soon
 * as they are known: a long file has ninety thousand, which as objects would be kept until its end.
 */
export class CrossReference {
  /** objects so far; 0 is no object */
  count = 1
  #table = Buffer.alloc(256 * size)

  /** The number of an object whose place is not known yet. */
  reserve(): number {
    const number = this.count
    this.count += 1
    if (this.count * size > this.#table.length) {
      const larger = Buffer.alloc(this.#table.length * 2)
      this.#table.copy(larger)
      this.#table = larger
    }
    return number
  }

  placeInFile(number: number, offset: number): void {
    this.#write(number, inFile, offset, 0)
  }

  placeInContainer(number: number, container: number, index: number): void {
    this.#write(number, inContainer, container, index)
  }

  #write(number: number, kind: number, place: number, index: number): void {
    const at = number * size
    this.#table[at] = kind
    this.#table.writeUInt32BE(place, at + 1)
    this.#table.writeUInt16BE(index, at + 5)
  }

  /** What the stream says of its bytes, and these. */
  stream({ packed }: { packed: boolean }): { W: string; DecodeParms?: string; bytes: Uint8Array } {
    const table = this.#table.subarray(0, this.count * size)
    const W = `[${widths.join(' ')}]`
    if (!packed) return { W, bytes: table }
    return { W, DecodeParms: `<</Predictor 12/Columns ${size}>>`, bytes: filtered(table) }
  }
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
