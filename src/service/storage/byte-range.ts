import rangeParser from 'range-parser'
import { AppError } from '#core/app-error.ts'

export interface ByteRange {
  start: number
  /** the last byte that belongs to it */
  end: number
}

/**
 * The part of `length` bytes that a Range header asks for (RFC 9110, section 14); `undefined` for the whole. Several
 * parts at once, other units and what cannot be read are answered with the whole, as the RFC allows. There is
 * no validator that an If-Range could name, so with one it is the whole as well.
 * @throws AppError range_not_satisfiable when the part lies behind the end
 */
export function byteRangeOf(
  headers: { range?: string | undefined; 'if-range'?: unknown },
  length: number,
): ByteRange | undefined {
  if (headers.range === undefined || headers['if-range'] !== undefined) return undefined
  if (isBackward(headers.range)) return undefined
  const last = /^bytes=-(\d+)$/.exec(headers.range)?.[1]
  // more than there is: all of it (section 14.1.2), where the parser sees nothing to answer with
  if (last !== undefined && Number(last) >= length && length > 0) return { start: 0, end: length - 1 }
  const ranges = rangeParser(length, headers.range)
  if (ranges === -1) throw new AppError('range_not_satisfiable')
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined
  return ranges[0]
}

/** One that ends before it begins is no range, so the header is as good as absent (section 14.1.1). */
const isBackward = (text: string): boolean =>
  [...text.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(([, first, last]) => Number(first) > Number(last))
