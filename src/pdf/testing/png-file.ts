import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** A description of a PNG, which may be invalid in any way. */
export interface PngPlan {
  width?: number
  height?: number
  bits?: number
  type?: number
  interlace?: number
  /** samples of each pixel, row by row; 0 by default */
  pixels?: readonly (readonly number[])[]
  /** filter type of each row, repeated */
  filters?: readonly number[]
  /** replaces the filtered rows of {@link pixels} */
  rows?: Buffer
  /** replaces the rows and their compression */
  compressedRows?: Buffer
  extra?: readonly Buffer[]
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export function pngFile(plan: PngPlan = {}): Buffer {
  const { width = 4, height = 4, bits = 8, type = 2, interlace = 0, extra = [] } = plan
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, type, 0, 0, interlace], 8)
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', plan.compressedRows ?? deflateSync(plan.rows ?? filteredRows(plan))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Returns compressed zeros. One part is compressed and repeated, because compressing hundreds of megabytes
 * takes seconds.
 */
export function deflatedZeros(length: number): Buffer {
  const partLength = 10_000_000
  const part = deflateRawSync(Buffer.alloc(partLength), { finishFlush: constants.Z_FULL_FLUSH })
  const rest = deflateRawSync(Buffer.alloc(length % partLength))
  const checksum = Buffer.alloc(4)
  // Adler-32 of zeros
  checksum.writeUInt32BE((length % 65_521) * 65_536 + 1)
  const parts = Array<Buffer>(Math.floor(length / partLength)).fill(part)
  return Buffer.concat([Buffer.from('789c', 'hex'), ...parts, rest, checksum])
}

export const channelsOfType = (type: number): number => [1, 0, 3, 1, 2, 0, 4][type] ?? 1

/** Packs samples into bytes, most significant bit first; each row starts a new byte. */
export function packedRow(samples: readonly number[], bits: number): Buffer {
  const digits = samples.map(sample => sample.toString(2).padStart(bits, '0')).join('')
  const bytes = digits.padEnd(Math.ceil(digits.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)))
}

/** Passes of the pixels in an eight by eight block (PNG, third edition, 8.2). */
const adam7 = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777']

function filteredRows({
  width = 4,
  height = 4,
  bits = 8,
  type = 2,
  interlace = 0,
  pixels,
  filters = [0],
}: PngPlan): Buffer {
  const channels = channelsOfType(type)
  const pixelAt = (x: number, y: number) =>
    pixels?.[y * width + x] ?? Array.from({ length: channels }, () => 0)
  const passes = interlace === 1 ? ['1', '2', '3', '4', '5', '6', '7'] : ['']
  const xs = Array.from({ length: width }, (_, x) => x)
  const ys = Array.from({ length: height }, (_, y) => y)
  const pixelBytes = Math.max(1, (channels * bits) / 8)
  let count = 0
  const rows = passes.flatMap(pass => {
    let above: Buffer = Buffer.alloc(0)
    return ys.flatMap(y => {
      const samples = xs
        .filter(x => pass === '' || adam7[y % 8]?.[x % 8] === pass)
        .flatMap(x => pixelAt(x, y))
      if (samples.length === 0) return []
      const row = packedRow(samples, bits)
      const filter = filters[count % filters.length] ?? 0
      count += 1
      const filtered = filterRow(filter, row, above, pixelBytes)
      above = row
      return [Buffer.from([filter]), filtered]
    })
  })
  return Buffer.concat(rows)
}

function filterRow(filter: number, row: Buffer, above: Buffer, pixelBytes: number): Buffer {
  return Buffer.from(
    row.map((value, x) => {
      const [a, b, c] = [row[x - pixelBytes] ?? 0, above[x] ?? 0, above[x - pixelBytes] ?? 0]
      const p = a + b - c
      const [nearest] = [a, b, c].toSorted((one, other) => Math.abs(p - one) - Math.abs(p - other))
      const predicted = [0, a, b, (a + b) >> 1, nearest ?? 0][filter] ?? 0
      return (value - predicted) & 255
    }),
  )
}
