import type { Region } from '#core/region.ts'
import { equalBytes } from '../pdf/equal-bytes.ts'
import { regionsOfField } from './regions.ts'

/** What a sheet shows, to tell whether it has to be drawn again. */
export interface RenderedState {
  revision: number
  /** device pixels a point */
  factor: number
  /** the file of this page alone, where it came alone: the same file would be the same picture */
  file: Uint8Array | null
}

export const isSameImage = (shown: RenderedState | null, next: RenderedState): boolean =>
  shown?.factor === next.factor &&
  shown.file !== null &&
  next.file !== null &&
  equalBytes(shown.file, next.file)

/** One sheet of paper on the desk: a picture of the page, and marks over it. Lengths of marks are shares of the page. */
export interface PageView {
  readonly frame: HTMLElement
  readonly rendered: RenderedState | null
  readonly regions: readonly Region[]
  show(picture: ImageBitmap, shown: RenderedState, regions: readonly Region[]): void
  /** the picture is right for this revision, too */
  keepImage(shown: RenderedState, regions: readonly Region[]): void
  /** outlines the field that is being edited, and the one under the pointer */
  highlight(edited: string | null, pointed: Region | null): void
  /** selectable words over the picture; gone when the page is drawn anew */
  addText(layer: HTMLElement): void
  readonly hasText: boolean
  /** far out of view: gives its pictures back */
  clear(): void
}

export function createPageView(points: () => { width: number; height: number }): PageView {
  const frame = document.createElement('div')
  frame.setAttribute('role', 'img')
  frame.dataset.pageView = ''
  let canvas: HTMLCanvasElement | null = null
  const highlights = document.createElement('div')
  highlights.dataset.highlights = ''
  let text: HTMLElement | null = null
  let shown: RenderedState | null = null
  let regions: readonly Region[] = []

  const removeText = () => {
    text?.remove()
    text = null
  }

  const outline = (kind: 'edited' | 'pointed', { x, y, width, height }: Region): HTMLElement => {
    const { width: pageWidth, height: pageHeight } = points()
    const element = document.createElement('i')
    element.dataset[kind] = ''
    Object.assign(element.style, {
      left: `${(x / pageWidth) * 100}%`,
      top: `${(y / pageHeight) * 100}%`,
      width: `${(width / pageWidth) * 100}%`,
      height: `${(height / pageHeight) * 100}%`,
    })
    return element
  }

  const setRendered = (next: RenderedState, on: readonly Region[]) => {
    shown = next
    regions = on
    frame.dataset.revision = `${next.revision}`
  }

  return {
    frame,
    get rendered() {
      return shown
    },
    get regions() {
      return regions
    },
    get hasText() {
      return text !== null
    },
    show(picture, next, on) {
      const shownBefore = canvas
      canvas ??= takeCanvas()
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      if (!shownBefore) frame.append(canvas, highlights)
      removeText()
      setRendered(next, on)
    },
    keepImage: setRendered,
    highlight(edited, pointed) {
      const fields = edited === null ? [] : regionsOfField(edited, regions)
      highlights.replaceChildren(
        ...fields.map(region => outline('edited', region)),
        ...(pointed ? [outline('pointed', pointed)] : []),
      )
    },
    addText(layer) {
      removeText()
      text = layer
      canvas?.after(layer)
    },
    clear() {
      if (!shown) return
      shown = null
      regions = []
      removeText()
      if (canvas) releaseCanvas(canvas)
      canvas = null
      frame.replaceChildren()
      delete frame.dataset.revision
    },
  }
}

/**
 * Canvases go from sheet to sheet. One that is thrown away keeps the memory of the pictures that it was handed until the
 * collector comes by, which for so small an object is minutes; leafing through a long invoice took a gigabyte.
 */
const idleCanvases: HTMLCanvasElement[] = []

/** More would be memory that nobody looks at. */
const maxIdle = 2

const takeCanvas = (): HTMLCanvasElement => idleCanvases.pop() ?? document.createElement('canvas')

function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null)
  canvas.width = 1
  canvas.height = 1
  if (idleCanvases.length < maxIdle) idleCanvases.push(canvas)
}
