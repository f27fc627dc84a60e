import { createHash } from 'node:crypto'
import { pageImageOf } from './pdf-tools.ts'

/**
 * Returns a digest of the rendered image of each page, numbered from 1, by an independent program. Font names
 * and glyph ids do not affect it.
 */
export function pageDigests(bytes: Uint8Array, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const image = pageImageOf(bytes, first + index)
    if (image.length < 1000) throw new Error(`page ${first + index} cannot be drawn`)
    return createHash('sha256').update(image, 'latin1').digest('hex')
  })
}
