import { brokenPng } from './png-header.ts'

/**
 * Reverses the filters of PNG rows (third edition, 9.2); each row is a filter type followed by `stride` bytes.
 * Works in place, because pictures may be large: rows move up over the filter types.
 */
export function unfilter(rows: Buffer, stride: number, pixelBytes: number): Buffer {
  const height = Math.floor(rows.length / (stride + 1))
  for (let y = 0; y < height; y += 1) {
    const type = rows[y * (stride + 1)] ?? 0
    const from = y * (stride + 1) + 1
    const to = y * stride
    rows.copyWithin(to, from, from + stride)
    const row = rows.subarray(to, to + stride)
    const above = y > 0 ? rows.subarray(to - stride, to) : Buffer.alloc(stride)
    const undo = filters[type]
    if (!undo) throw brokenPng()
    undo(row, above, pixelBytes)
  }
  return rows.subarray(0, height * stride)
}

type Undo = (row: Buffer, above: Buffer, pixelBytes: number) => void

/** By filter type. */
const filters: readonly Undo[] = [() => undefined, addLeft, addAbove, addAverage, addPaeth]

function addLeft(row: Buffer, _above: Buffer, pixelBytes: number): void {
  for (let x = pixelBytes; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (row[x - pixelBytes] ?? 0)
}

function addAbove(row: Buffer, above: Buffer): void {
  for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0)
}

function addAverage(row: Buffer, above: Buffer, pixelBytes: number): void {
  for (let x = 0; x < row.length; x += 1) {
    const left = x >= pixelBytes ? (row[x - pixelBytes] ?? 0) : 0
    row[x] = (row[x] ?? 0) + ((left + (above[x] ?? 0)) >> 1)
  }
}

function addPaeth(row: Buffer, above: Buffer, pixelBytes: number): void {
  for (let x = 0; x < row.length; x += 1) {
    const left = x >= pixelBytes ? (row[x - pixelBytes] ?? 0) : 0
    const corner = x >= pixelBytes ? (above[x - pixelBytes] ?? 0) : 0
    row[x] = (row[x] ?? 0) + paeth(left, above[x] ?? 0, corner)
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner
  const toLeft = Math.abs(estimate - left)
  const toUp = Math.abs(estimate - up)
  const toCorner = Math.abs(estimate - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
