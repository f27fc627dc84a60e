import { inflateSync } from 'node:zlib'
import { readPngChunks } from '../picture/png-chunks.ts'
import { unfilter } from '../picture/png-filter.ts'
import { pixelBytesOf, readPngHeader, strideOf } from '../picture/png-header.ts'

export interface Pixels {
  width: number
  height: number
  /** red, green and blue, one byte each */
  rgb: Uint8Array
}

/** Decodes a picture by pdftoppm: eight bits per channel, not interlaced. */
export function pixelsOf(png: Buffer): Pixels {
  const chunks = readPngChunks(png)
  const header = readPngHeader(chunks.header)
  if (header.colors !== 'rgb' || header.bits !== 8 || header.hasAlpha) throw new Error('Not such a picture')
  const { width, height } = header
  const rows = unfilter(inflateSync(chunks.data), strideOf(width, header), pixelBytesOf(header))
  return { width, height, rgb: rows }
}

/** Returns the mean difference of two pictures of one size, from 0 to 255. */
export function differenceOf(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 255
  return (
    one.rgb.reduce((sum, value, index) => sum + Math.abs(value - (other.rgb[index] ?? 0)), 0) / one.rgb.length
  )
}
