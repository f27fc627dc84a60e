import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { openPdf } from './pdf.ts'

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
  let size = { width: 595, height: 842 }
  let zoom: Zoom = 'fit'
  let isStopped = false

  const scale = () =>
    zoom === 'fit'
      ? Math.min(largestFit, Math.max(0.2, (desk.clientWidth - margin * 2) / (size.width * pointsToPixels)))
      : zoom

  const layOut = (count: number) => {
    while (sheets.length > count) sheets.pop()?.frame.remove()
    while (sheets.length < count) {
      const frame = document.createElement('div')
      frame.setAttribute('role', 'img')
      frame.dataset.sheet = ''
      desk.append(frame)
      sheets.push({ frame, painted: '' })
    }
    const factor = scale() * pointsToPixels
    sheets.forEach(({ frame }, index) => {
      frame.style.width = `${Math.floor(size.width * factor)}px`
      frame.style.height = `${Math.floor(size.height * factor)}px`
      frame.setAttribute('aria-label', ports.labelOf(index + 1, count))
    })
    ports.onScale(scale())
  }

  const isInView = ({ frame }: Sheet) =>
    frame.offsetTop + frame.offsetHeight > desk.scrollTop - 200 &&
    frame.offsetTop < desk.scrollTop + desk.clientHeight + 200

  const report = () => {
    const middle = desk.scrollTop + desk.clientHeight / 2
    const index = sheets.findIndex(({ frame }) => frame.offsetTop + frame.offsetHeight >= middle)
    if (sheets.length > 0) ports.onView((index === -1 ? sheets.length - 1 : index) + 1, sheets.length)
  }

  /** Paints what is in view and not yet painted in this version and scale; all of it appears at once. */
  const paint = async () => {
    const source = pdf
    if (!source) return
    const mark = `${version} ${scale()} ${devicePixelRatio}`
    const due = sheets
      .map((sheet, index) => ({ sheet, number: index + 1 }))
      .filter(({ sheet, number }) => sheet.painted !== mark && number <= source.numPages && isInView(sheet))
    const canvases = await Promise.all(
      due.map(async ({ number }) => paintPage(await source.getPage(number), scale() * pointsToPixels)),
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
    report()
    repaint()
  }
  const resized = new ResizeObserver(() => {
    if (!pdf || zoom !== 'fit') return
    layOut(sheets.length)
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
      size = { width, height }
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
      repaint()
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
