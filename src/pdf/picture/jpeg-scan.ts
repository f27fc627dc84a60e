/**
 * Skips through the Huffman codes of a sequential JPEG (ITU-T T.81, F.2.2) without decoding samples, to check
 * that none are missing.
 */

interface HuffmanTable {
  /** symbols by length and code */
  symbols: ReadonlyMap<number, number>
}

export interface JpegSegment {
  marker: number
  data: Buffer
}

const huffmanTables = 0xc4
const restartInterval = 0xdd

/** Whether the samples of a picture with one interleaved scan are complete; `undefined` for other kinds. */
export function hasAllSamples(
  segments: readonly JpegSegment[],
  frame: Buffer,
  scanHeader: Buffer,
  scan: Buffer,
): boolean | undefined {
  const channels = Array.from({ length: frame.readUInt8(5) }, (_, index) => {
    const [id = 0, sampling = 0] = frame.subarray(6 + 3 * index)
    return { id, across: sampling >> 4, down: sampling & 15 }
  })
  if (scanHeader[0] !== channels.length) return undefined
  const tables = readTables(segments)
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)]
  const [across, down] = [
    Math.max(...channels.map(each => each.across)),
    Math.max(...channels.map(each => each.down)),
  ]
  if (across === 0 || down === 0) return undefined
  const isSingle = channels.length === 1
  const unit = (max: number) => 8 * (isSingle ? 1 : max)
  const total = Math.ceil(width / unit(across)) * Math.ceil(height / unit(down))
  const blocks = channels.flatMap((channel, index) => {
    const selected = scanHeader[2 + 2 * index] ?? 0
    const [dc, ac] = [tables.get(selected >> 4), tables.get(0x10 | (selected & 15))]
    return Array.from({ length: isSingle ? 1 : channel.across * channel.down }, () => ({ dc, ac }))
  })
  const interval = segments.findLast(({ marker }) => marker === restartInterval)?.data.readUInt16BE(0) ?? 0
  const bits = new ScanBits(scan)
  for (let done = 0; done < total; done += 1) {
    if (interval > 0 && done > 0 && done % interval === 0) bits.restart()
    for (const { dc, ac } of blocks) if (!dc || !ac || !skipBlock(bits, dc, ac)) return false
  }
  return true
}

function readTables(segments: readonly JpegSegment[]): Map<number, HuffmanTable> {
  const tables = new Map<number, HuffmanTable>()
  for (const { data } of segments.filter(({ marker }) => marker === huffmanTables)) {
    for (let at = 0; at + 17 <= data.length; ) {
      const symbols = new Map<number, number>()
      let [code, next] = [0, at + 17]
      for (let length = 1; length <= 16; length += 1) {
        for (let count = data[at + length] ?? 0; count > 0; count -= 1)
          symbols.set((length << 16) | code++, data[next++] ?? 0)
        code <<= 1
      }
      tables.set(data[at] ?? 0, { symbols })
      at = next
    }
  }
  return tables
}

/** @returns `false` at the end of the scan, or for a code that is in no table */
function skipBlock(bits: ScanBits, dc: HuffmanTable, ac: HuffmanTable): boolean {
  const size = bits.symbol(dc)
  if (size === undefined || !bits.skip(size)) return false
  for (let coefficient = 1; coefficient < 64; coefficient += 1) {
    const symbol = bits.symbol(ac)
    if (symbol === undefined) return false
    const [zeros, length] = [symbol >> 4, symbol & 15]
    if (length === 0 && zeros !== 15) break
    if (!bits.skip(length)) return false
    coefficient += zeros
  }
  return true
}

class ScanBits {
  readonly #data: Buffer
  #at = 0
  #bit = 8
  constructor(data: Buffer) {
    this.#data = data
  }

  /** @returns `undefined` at the end or at a marker */
  #next(): number | undefined {
    if (this.#bit === 8) {
      const byte = this.#data[this.#at]
      const isMarker = byte === 0xff && this.#data[this.#at + 1] !== 0
      if (byte === undefined || isMarker) return undefined
    }
    const byte = this.#data[this.#at] ?? 0
    const bit = (byte >> (this.#bit - 1)) & 1
    this.#bit -= 1
    if (this.#bit === 0) {
      this.#bit = 8
      this.#at += byte === 0xff ? 2 : 1
    }
    return bit
  }

  symbol({ symbols }: HuffmanTable): number | undefined {
    let code = 0
    for (let length = 1; length <= 16; length += 1) {
      const bit = this.#next()
      if (bit === undefined) return undefined
      code = (code << 1) | bit
      const found = symbols.get((length << 16) | code)
      if (found !== undefined) return found
    }
    return undefined
  }

  skip(count: number): boolean {
    for (let left = count; left > 0; left -= 1) if (this.#next() === undefined) return false
    return true
  }

  /** Continues after the next restart marker. */
  restart(): void {
    if (this.#bit !== 8) this.#at += this.#data[this.#at] === 0xff ? 2 : 1
    this.#bit = 8
    while (this.#at < this.#data.length && !this.#isRestart()) this.#at += 1
    this.#at += 2
  }

  #isRestart(): boolean {
    const marker = this.#data[this.#at + 1] ?? 0
    return this.#data[this.#at] === 0xff && marker >= 0xd0 && marker <= 0xd7
  }
}
