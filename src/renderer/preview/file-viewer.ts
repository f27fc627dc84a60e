import { whileSet } from '../state/host/while-set.ts'
import { createForeignPdfRenderer, type OpenPdf, type PdfRenderer } from './pdf/pdf-renderer.ts'
import type { PdfInfo } from './pdf/render-messages.ts'
import { createTextLayer } from './pdf/text-layer.ts'
import type { PageSpan } from './viewer/page-layout.ts'
import { createPageViewer, type PageViewer, type PageViewerPorts } from './viewer/page-viewer.ts'

interface OpenFile {
  renderer: PdfRenderer
  pdf: OpenPdf
  info: PdfInfo
  /** increases with each file */
  revision: number
}

export interface FileViewer {
  pages: PageViewer
  /** shows a file; each page of the previous file stays visible until it is replaced */
  open(bytes: Uint8Array): void
  /** the shown file */
  file(): OpenFile | undefined
  stop(): void
}

interface FileViewerPorts extends Pick<PageViewerPorts, 'labelOf' | 'onPageChange' | 'onScale'> {
  /** the first page of a file is visible */
  onShown(revision: number): void
  fail(reason: string): void
}

/** Shows files of unknown origin in the page viewer, one after the other. */
export function createFileViewer(viewport: HTMLElement, ports: FileViewerPorts): FileViewer {
  let file: OpenFile | undefined
  let opening: PdfRenderer | undefined
  let isShowing = false
  let isStopped = false

  const fail = (cause: unknown) => {
    if (!isStopped) ports.fail(cause instanceof Error ? cause.message : String(cause))
  }

  const show = async (span: PageSpan) => {
    if (!file) return
    const { revision, info } = file
    await pages.show({
      bytes: new Uint8Array(),
      revision,
      regions: [],
      warnings: [],
      fieldPage: null,
      ...span,
      ...info,
    })
  }

  const missing = () => (file && !isStopped ? pages.missingPages(file.revision) : null)
  const showMissing = async () => {
    if (isShowing) return
    const setShowing = (isRunning: boolean) => {
      isShowing = isRunning
    }
    await whileSet(setShowing, async () => {
      for (let span = missing(); span; span = missing()) await show(span)
    })
  }

  const addTextLayers = async () => {
    const shown = file
    if (!shown) return
    for (const { page, pageView, factor } of pages.pagesWithoutText()) {
      const layer = await createTextLayer(await shown.pdf.text(page), shown.info.size, factor)
      const isSame = pages
        .pagesWithoutText()
        .some(each => each.pageView === pageView && each.factor === factor)
      if (isSame && file === shown) pageView.addText(layer)
    }
  }

  const pages = createPageViewer(viewport, {
    ...ports,
    // the file stays open for all of its pages
    open({ first }) {
      const shown = file
      return {
        draw: (page, factor) =>
          shown ? shown.pdf.draw(page + first, factor) : Promise.reject(new Error('No file is open.')),
        close: () => {},
      }
    },
    onVisibleChange: () => void showMissing().catch(fail),
    onIdle: () => void addTextLayers().catch(fail),
    onField: () => {},
  })

  const read = async (bytes: Uint8Array, renderer: PdfRenderer) => {
    // a copy, because the bytes are transferred to the worker
    const pdf = renderer.open(bytes.slice())
    const info = await pdf.info()
    if (isStopped || opening !== renderer) return
    const before = file
    file = { renderer, pdf, info, revision: (before?.revision ?? 0) + 1 }
    opening = undefined
    const page = Math.min(pages.visiblePages().first, info.pageCount - 1)
    await show({ first: page, last: page })
    before?.renderer.stop()
    if (isStopped) return
    ports.onShown(file.revision)
    await showMissing()
  }

  return {
    pages,
    file: () => file,
    open(bytes) {
      opening?.stop()
      const renderer = createForeignPdfRenderer()
      opening = renderer
      read(bytes, renderer).catch((cause: unknown) => {
        if (opening === renderer || file?.renderer === renderer) fail(cause)
      })
    },
    stop() {
      isStopped = true
      opening?.stop()
      file?.renderer.stop()
      pages.stop()
    },
  }
}
