import { unfilter } from './png-filter.ts'
import { type PngHeader, pixelBytesOf, strideOf } from './png-header.ts'

/** Adam7 (PNG, third edition, 8.2): first pixel and pixel distance of each of the seven passes. */
const passes = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]

/** Returns the bytes of the filtered rows of all passes. */
export function interlacedLength(header: PngHeader): number {
  return passesOf(header).reduce((sum, { stride, height }) => sum + height * (stride + 1), 0)
}

/** Returns the header of the rows that {@link deinterlace} returns: with alpha, only eight bits are kept. */
export function spreadHeader(header: PngHeader): PngHeader {
  return header.hasAlpha ? { ...header, bits: 8 } : header
}

/** Converts an interlaced picture into consecutive rows. */
export function deinterlace(filtered: Buffer, header: PngHeader): Buffer {
  const kept = spreadHeader(header)
  const stride = strideOf(header.width, kept)
  const rows = Buffer.alloc(header.height * stride)
  const pixelBits = header.channels * header.bits
  let at = 0
  for (const { x, y, dx, dy, width, height, stride: passStride } of passesOf(header)) {
    const end = at + height * (passStride + 1)
    const pass = unfilter(filtered.subarray(at, end), passStride, pixelBytesOf(header))
    at = end
    for (let row = 0; row < height; row += 1) {
      const from = pass.subarray(row * passStride, (row + 1) * passStride)
      const to = rows.subarray((y + row * dy) * stride, (y + row * dy + 1) * stride)
      if (pixelBits >= 8)
        spreadBytes(from, to, {
          width,
          x,
          dx,
          samples: header.channels,
          from: header.bits / 8,
          to: kept.bits / 8,
        })
      else spreadBits(from, to, { width, x, dx, bits: pixelBits })
    }
  }
  return rows
}

function passesOf(header: PngHeader) {
  return passes
    .map(pass => {
      const width = Math.ceil((header.width - pass.x) / pass.dx)
      const height = Math.ceil((header.height - pass.y) / pass.dy)
      return { ...pass, width, height, stride: strideOf(width, header) }
    })
    .filter(({ width, height }) => width > 0 && height > 0)
}

interface Spread {
  width: number
  x: number
  dx: number
}

/** Samples of whole bytes: `from` bytes each in the source, of which the first `to` are kept. */
interface SpreadBytes extends Spread {
  samples: number
  from: number
  to: number
}

function spreadBytes(source: Buffer, target: Buffer, { width, x, dx, samples, from, to }: SpreadBytes): void {
  let at = 0
  for (let pixel = 0; pixel < width; pixel += 1) {
    let put = (x + pixel * dx) * samples * to
    for (let sample = 0; sample < samples; sample += 1) {
      for (let byte = 0; byte < to; byte += 1) target[put + byte] = source[at + byte] ?? 0
      at += from
      put += to
    }
  }
}

function spreadBits(from: Buffer, to: Buffer, { width, x, dx, bits }: Spread & { bits: number }): void {
  const max = (1 << bits) - 1
  for (let pixel = 0; pixel < width; pixel += 1) {
    const source = pixel * bits
    const target = (x + pixel * dx) * bits
    const value = ((from[source >> 3] ?? 0) >> (8 - bits - (source & 7))) & max
    to[target >> 3] = (to[target >> 3] ?? 0) | (value << (8 - bits - (target & 7)))
  }
}
