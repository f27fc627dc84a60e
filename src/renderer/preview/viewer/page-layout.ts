/** Where sheets lie on the desk, by arithmetic: asking the page would make it lay everything out at every keystroke. */
export interface PageLayout {
  width: number
  height: number
  count: number
}

export interface ViewRange {
  top: number
  height: number
}

export const gap = 16
export const padding = 8

export const topOf = (index: number, { height }: PageLayout): number => padding + index * (height + gap)

/**
 * The sheets in view, as [first, last]; last < first where there are none.
 * @param ahead pixels above and below, for those about to come into it
 */
export function visiblePages(view: ViewRange, layout: PageLayout, ahead = 0): [first: number, last: number] {
  const pitch = layout.height + gap
  const first = Math.max(0, Math.ceil((view.top - ahead - padding - layout.height) / pitch))
  const last = Math.min(layout.count - 1, Math.floor((view.top + view.height + ahead - padding) / pitch))
  return [first, last]
}

/** The sheet in the middle of the view, from 0. */
export function middlePage(view: ViewRange, layout: PageLayout): number {
  const index = Math.floor((view.top + view.height / 2 - padding + gap / 2) / (layout.height + gap))
  return Math.min(layout.count - 1, Math.max(0, index))
}

/** width: as wide as the desk; page: a whole one in view; a number: 1 = 96 pixels an inch. */
export type Zoom = 'width' | 'page' | number

export const pixelsPerPoint = 96 / 72
const margin = 24
const largestFit = 1.6
const smallestFit = 0.2

interface Size {
  width: number
  height: number
}

/** Of one picture. A page at 400 % on a fine screen would take a quarter of a gigabyte. */
const maxPixels = 6e6

export const pixelsAt = (factor: number, { width, height }: Size): number => width * height * factor * factor

/** Device pixels a point at which a page is drawn: those of the screen, as long as the memory is enough for them. */
export const renderScale = (wanted: number, points: Size): number =>
  wanted * Math.min(1, Math.sqrt(maxPixels / pixelsAt(wanted, points)))

/** The zoom on screen, 1 = 96 pixels an inch. */
export function zoomScale(zoom: Zoom, viewport: Size, points: Size): number {
  if (typeof zoom === 'number') return zoom
  const byWidth = (viewport.width - margin * 2) / (points.width * pixelsPerPoint)
  const byHeight = (viewport.height - padding * 2) / (points.height * pixelsPerPoint)
  const fit = zoom === 'width' ? byWidth : Math.min(byWidth, byHeight)
  return Math.min(largestFit, Math.max(smallestFit, fit))
}
