import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from './pdf.ts'
import { gap, middleSheet, padding, type SheetLayout, sheetsInView } from './sheet-layout.ts'

export type Zoom = 'fit' | number

export interface Paper {
  show(bytes: Uint8Array): Promise<void>
  setZoom(zoom: Zoom): void
  /** the zoom on screen, 1 = 96 pixels an inch */
  scale(): number
  stop(): void
}

interface PaperPorts {
  /** gives a page's frame its accessible name */
  labelOf(page: number, count: number): string
  /** the page that fills most of the view, from 1, and how many there are */
  onView(page: number, count: number): void
  onScale(scale: number): void
}

interface Sheet {
  frame: HTMLElement
  /** which document and scale the canvas inside shows */
  painted: string
}

const pointsToPixels = 96 / 72
const margin = 24
const largestFit = 1.6

/**
 * Sheets of paper on the desk. Each new document is painted beside the one on screen and swapped in when ready, so
 * nothing flashes; only sheets in view are painted; zoom and scroll stay where they are.
 */
export function createPaper(desk: HTMLElement, ports: PaperPorts): Paper {
  const sheets: Sheet[] = []
  let pdf: PDFDocumentProxy | undefined
  let version = 0
  let points = { width: 595, height: 842 }
  let layout: SheetLayout = { width: 0, height: 0, count: 0 }
  let zoom: Zoom = 'fit'
  let isStopped = false
  // Kept from events, because reading them would force a layout in the middle of a keystroke.
  const view = { top: desk.scrollTop, height: desk.clientHeight, width: desk.clientWidth }

  desk.style.rowGap = `${gap}px`
  desk.style.paddingBlockStart = `${padding}px`

  const scale = () =>
    zoom === 'fit'
      ? Math.min(largestFit, Math.max(0.2, (view.width - margin * 2) / (points.width * pointsToPixels)))
      : zoom

  const addSheet = () => {
    const frame = document.createElement('div')
    frame.setAttribute('role', 'img')
    frame.dataset.sheet = ''
    desk.append(frame)
    sheets.push({ frame, painted: '' })
  }

  const layOut = (count: number) => {
    while (sheets.length > count) sheets.pop()?.frame.remove()
    while (sheets.length < count) addSheet()
    const factor = scale() * pointsToPixels
    layout = {
      width: Math.floor(points.width * factor),
      height: Math.floor(points.height * factor),
      count,
    }
    sheets.forEach(({ frame }, index) => {
      // A style set to what it is already costs nothing.
      frame.style.width = `${layout.width}px`
      frame.style.height = `${layout.height}px`
      frame.setAttribute('aria-label', ports.labelOf(index + 1, count))
    })
    ports.onScale(scale())
  }

  const report = () => {
    if (layout.count > 0) ports.onView(middleSheet(view, layout) + 1, layout.count)
  }

  /** Paints what is in view and not yet painted in this version and scale; all of it appears at once. */
  const paint = async () => {
    const source = pdf
    if (!source) return
    const mark = `${version} ${scale()} ${devicePixelRatio}`
    const [first, last] = sheetsInView(view, layout)
    const due = sheets
      .map((sheet, index) => ({ sheet, index }))
      .filter(({ sheet, index }) => index >= first && index <= last && sheet.painted !== mark)
    const canvases = await Promise.all(
      due.map(async ({ index }) => paintPage(await source.getPage(index + 1), scale() * pointsToPixels)),
    )
    if (isStopped || pdf !== source) return
    due.forEach(({ sheet }, index) => {
      const canvas = canvases[index]
      if (canvas) sheet.frame.replaceChildren(canvas)
      sheet.painted = mark
    })
  }

  const repaint = () => void paint().catch(ignoreClosed)
  const onScroll = () => {
    view.top = desk.scrollTop
    report()
    repaint()
  }
  const resized = new ResizeObserver(() => {
    view.width = desk.clientWidth
    view.height = desk.clientHeight
    if (pdf && zoom === 'fit') layOut(sheets.length)
    report()
    repaint()
  })
  desk.addEventListener('scroll', onScroll, { passive: true })
  resized.observe(desk)

  return {
    scale,
    async show(bytes) {
      const next = await openPdf(bytes)
      if (isStopped) return void next.loadingTask.destroy()
      const previous = pdf
      const { width, height } = (await next.getPage(1)).getViewport({ scale: 1 })
      points = { width, height }
      pdf = next
      version++
      layOut(next.numPages)
      await paint()
      report()
      await previous?.loadingTask.destroy()
    },
    setZoom(next) {
      if (zoom === next) return
      const middle = (desk.scrollTop + desk.clientHeight / 2) / Math.max(1, desk.scrollHeight)
      zoom = next
      layOut(sheets.length)
      // What was in the middle stays in the middle.
      desk.scrollTop = middle * desk.scrollHeight - desk.clientHeight / 2
      onScroll()
    },
    stop() {
      isStopped = true
      resized.disconnect()
      desk.removeEventListener('scroll', onScroll)
      for (const { frame } of sheets) frame.remove()
      void pdf?.loadingTask.destroy()
    },
  }
}

/** A newer document closed this one while it was being drawn. */
const ignoreClosed = () => undefined

async function paintPage(page: PDFPageProxy, factor: number): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: factor * devicePixelRatio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  // The screen intent waits for animation frames: 33 ms a page instead of 20.
  await page.render({ canvas, viewport, intent: 'print' }).promise
  return canvas
}
