import { createHash } from 'node:crypto'
import { pageImageOf } from './pdf-tools.ts'

/**
 * A digest of what pages look like, from 1, by a program that is not ours. Two files may name their fonts and number
 * their glyphs differently and still show the same page.
 */
export function pageDigests(bytes: Uint8Array, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const image = pageImageOf(bytes, first + index)
    if (image.length < 1000) throw new Error(`page ${first + index} cannot be drawn`)
    return createHash('sha256').update(image, 'latin1').digest('hex')
  })
}
