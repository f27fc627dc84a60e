import type { Issue } from '#core/errors/issue.ts'
import type { MissingPixels, PixelSize } from '../model/display-list.ts'
import type { Segment } from '../pages/segments.ts'

/** Minimum resolution of a printed logo; below it, pixels are visible. */
const pixelsPerInch = 150

/** points per pixel */
export const largestLogoScale = 72 / pixelsPerInch

/** @param scale points per pixel if the template size were used */
export function missingPixels(actual: PixelSize, scale: number): MissingPixels {
  const pixels = (side: number) => Math.ceil((side * scale) / largestLogoScale)
  return { actual, needed: { width: pixels(actual.width), height: pixels(actual.height) } }
}

/** Returns a warning if the logo is printed smaller than the template allows. */
export function logoIssues(segments: readonly Segment[]): Issue[] {
  const missing = segments
    .flatMap(segment => (segment.kind === 'table' ? [] : segment.box.operations))
    .flatMap(each => (each.kind === 'picture' && each.missingPixels ? [each.missingPixels] : []))
    .toSorted((a, b) => b.needed.width - a.needed.width)
  return missing.slice(0, 1).map(({ actual, needed }) => ({
    path: 'logo',
    code: 'small_logo',
    severity: 'warning',
    message: { code: 'logo.too_few_pixels', params: { actual, needed } },
  }))
}
