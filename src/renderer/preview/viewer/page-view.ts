import type { Region } from '#core/region.ts'
import { areEqual } from '../pdf/equal-bytes.ts'
import { regionsOfField } from './regions.ts'

/** What a sheet shows, to tell whether it has to be drawn again. */
export interface Shown {
  revision: number
  /** device pixels a point */
  factor: number
  /** the file of this page alone, where it came alone: the same file would be the same picture */
  file: Uint8Array | null
}

export const isSamePicture = (shown: Shown | null, next: Shown): boolean =>
  shown?.factor === next.factor &&
  shown.file !== null &&
  next.file !== null &&
  areEqual(shown.file, next.file)

/** One sheet of paper on the desk: a picture of the page, and marks over it. Lengths of marks are shares of the page. */
export interface Sheet {
  readonly frame: HTMLElement
  readonly shown: Shown | null
  readonly regions: readonly Region[]
  show(picture: ImageBitmap, shown: Shown, regions: readonly Region[]): void
  /** the picture is right for this revision, too */
  keep(shown: Shown, regions: readonly Region[]): void
  /** outlines the field that is being edited, and the one under the pointer */
  mark(edited: string | null, pointed: Region | null): void
  /** selectable words over the picture; gone when the page is drawn anew */
  addText(layer: HTMLElement): void
  readonly hasText: boolean
  /** far out of view: gives its pictures back */
  clear(): void
}

export function createSheet(points: () => { width: number; height: number }): Sheet {
  const frame = document.createElement('div')
  frame.setAttribute('role', 'img')
  frame.dataset.sheet = ''
  let canvas: HTMLCanvasElement | null = null
  const marks = document.createElement('div')
  marks.dataset.marks = ''
  let text: HTMLElement | null = null
  let shown: Shown | null = null
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

  const note = (next: Shown, on: readonly Region[]) => {
    shown = next
    regions = on
    frame.dataset.revision = `${next.revision}`
  }

  return {
    frame,
    get shown() {
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
      if (!shownBefore) frame.append(canvas, marks)
      removeText()
      note(next, on)
    },
    keep: note,
    mark(edited, pointed) {
      const fields = edited === null ? [] : regionsOfField(edited, regions)
      marks.replaceChildren(
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
      if (canvas) giveBack(canvas)
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
const idle: HTMLCanvasElement[] = []

/** More would be memory that nobody looks at. */
const mostIdle = 2

const takeCanvas = (): HTMLCanvasElement => idle.pop() ?? document.createElement('canvas')

function giveBack(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null)
  canvas.width = 1
  canvas.height = 1
  if (idle.length < mostIdle) idle.push(canvas)
}
