export interface PageSpan {
  /** counted from 0, both inclusive */
  first: number
  last: number
}

/** Computes page positions arithmetically, because measuring would force a layout at every keystroke. */
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
 * Visible pages as [first, last]; last < first if there are none. @param ahead pixels above and below the
 * viewport
 */
export function visiblePages(view: ViewRange, layout: PageLayout, ahead = 0): [first: number, last: number] {
  const pitch = layout.height + gap
  const first = Math.max(0, Math.ceil((view.top - ahead - padding - layout.height) / pitch))
  const last = Math.min(layout.count - 1, Math.floor((view.top + view.height + ahead - padding) / pitch))
  return [first, last]
}

/** The page in the middle of the viewport, from 0. */
export function middlePage(view: ViewRange, layout: PageLayout): number {
  const index = Math.floor((view.top + view.height / 2 - padding + gap / 2) / (layout.height + gap))
  return Math.min(layout.count - 1, Math.max(0, index))
}

/** width: fits the viewport's width; page: fits a whole page; a number: 1 = 96 pixels per inch */
export type Zoom = 'width' | 'page' | number

export const pixelsPerPoint = 96 / 72
/** CSS pixels beside a page that fits the width, by the width of the viewport */
const margin = { narrow: 12, wide: 27, wideFrom: 700 }
const largestFit = 1.6
const smallestFit = 0.2

interface Size {
  width: number
  height: number
}

/** Limit per image; a page at 400 % on a high-density screen would take a quarter of a gigabyte. */
const maxPixels = 6e6

export const pixelsAt = (factor: number, { width, height }: Size): number => width * height * factor * factor

/** Device pixels per point for rendering: those of the screen, up to the memory limit. */
export const renderScale = (requested: number, points: Size): number =>
  requested * Math.min(1, Math.sqrt(maxPixels / pixelsAt(requested, points)))

/** The effective zoom, 1 = 96 pixels per inch. */
export function zoomScale(zoom: Zoom, viewport: Size, points: Size): number {
  if (typeof zoom === 'number') return zoom
  const beside = viewport.width < margin.wideFrom ? margin.narrow : margin.wide
  const byWidth = (viewport.width - beside * 2) / (points.width * pixelsPerPoint)
  const byHeight = (viewport.height - padding * 2) / (points.height * pixelsPerPoint)
  const fit = zoom === 'width' ? byWidth : Math.min(byWidth, byHeight)
  return Math.min(largestFit, Math.max(smallestFit, fit))
}
