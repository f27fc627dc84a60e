import rangeParser from 'range-parser'
import { AppError } from '#core/errors/app-error.ts'

export interface ByteRange {
  start: number
  /** inclusive */
  end: number
}

/**
 * Parses the Range header (RFC 9110, section 14) for a file of `length` bytes; `undefined` for the whole
 * file. Multiple ranges, other units, invalid headers and If-Range select the whole file, as the RFC allows.
 * @throws AppError range_not_satisfiable if the range starts after the end
 */
export function byteRangeOf(
  headers: { range?: string | undefined; 'if-range'?: unknown },
  length: number,
): ByteRange | undefined {
  if (headers.range === undefined || headers['if-range'] !== undefined) return undefined
  if (isBackward(headers.range)) return undefined
  const last = /^bytes=-(\d+)$/.exec(headers.range)?.[1]
  // a suffix longer than the file selects all of it (section 14.1.2), but the parser rejects it
  if (last !== undefined && Number(last) >= length && length > 0) return { start: 0, end: length - 1 }
  const ranges = rangeParser(length, headers.range)
  if (ranges === -1) throw new AppError('range_not_satisfiable')
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** A range that ends before it starts is invalid and ignored (section 14.1.1). */
const isBackward = (text: string): boolean =>
  [...text.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(([, first, last]) => Number(first) > Number(last))
