import { itemPathOfField, type Region } from '#core/fields/region.ts'
import { equalBytes } from '../pdf/equal-bytes.ts'
import { regionsOfField } from './regions.ts'

/** State that a page view displays, to decide whether to render again. */
export interface RenderedState {
  revision: number
  /** device pixels per point */
  factor: number
  /** PDF of this page only, if it came alone; an equal file has an equal image */
  file: Uint8Array | null
}

export const isSameImage = (shown: RenderedState | null, next: RenderedState): boolean =>
  shown?.factor === next.factor &&
  shown.file !== null &&
  next.file !== null &&
  equalBytes(shown.file, next.file)

/** View of one page: its image with highlights above it. Highlight positions are relative to the page. */
export interface PageView {
  readonly frame: HTMLElement
  readonly rendered: RenderedState | null
  readonly regions: readonly Region[]
  show(image: ImageBitmap, shown: RenderedState, regions: readonly Region[]): void
  /** the image is valid for this revision as well */
  keepImage(shown: RenderedState, regions: readonly Region[]): void
  /** outlines the edited field and the one under the pointer */
  highlight(edited: string | null, pointed: Region | null): void
  /** adds selectable text; removed when the page is rendered again */
  addText(layer: HTMLElement): void
  readonly hasText: boolean
  /** frees the image of a page far outside the viewport */
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

  const outline = (kind: 'edited' | 'pointed', { path, x, y, width, height }: Region): HTMLElement => {
    const { width: pageWidth, height: pageHeight } = points()
    const element = document.createElement('i')
    element.dataset[kind] = kind === 'edited' && itemPathOfField(path) !== undefined ? 'line' : ''
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
    show(image, next, on) {
      const shownBefore = canvas
      canvas ??= takeCanvas()
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image)
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
 * Reuses canvases between pages. A discarded canvas keeps the memory of its bitmaps until the garbage
 * collector runs, which can take minutes; scrolling through a long invoice used a gigabyte.
 */
const idleCanvases: HTMLCanvasElement[] = []

/** Limits the memory of unused canvases. */
const maxIdle = 2

const takeCanvas = (): HTMLCanvasElement => idleCanvases.pop() ?? document.createElement('canvas')

function releaseCanvas(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null)
  canvas.width = 1
  canvas.height = 1
  if (idleCanvases.length < maxIdle) idleCanvases.push(canvas)
}
