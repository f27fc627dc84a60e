import { type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { createForeignPdfRenderer, type OpenPdf } from './pdf/pdf-renderer.ts'
import type { PageText, PdfInfo } from './pdf/render-messages.ts'
import { createTextLayer } from './pdf/text-layer.ts'
import { useViewerControls, type ViewerState } from './use-page-viewer.ts'
import type { PageSpan } from './viewer/page-layout.ts'
import { createPageViewer, type PageViewer } from './viewer/page-viewer.ts'

/** The only revision of a delivered file. */
const revision = 1

/** Shows a whole file of unknown origin in the page viewer; it has no fields to edit. */
export function useDeliveredViewer(
  viewport: RefObject<HTMLElement | null>,
  bytes: Uint8Array,
  label: string,
): ViewerState {
  const viewer = useRef<PageViewer>(undefined)
  const controls = useViewerControls(viewer)
  const file = useRef<{ pdf: OpenPdf; info: PdfInfo }>(undefined)
  const [position, setPosition] = useState({ page: 1, count: 0 })
  const [scale, setScale] = useState(1)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (!viewport.current) return
    const renderer = createForeignPdfRenderer()
    // The worker takes the bytes that it is given.
    const pdf = renderer.open(bytes.slice())
    let isStopped = false
    let isShowing = false
    const fail = (cause: unknown) => {
      if (!isStopped) setFailure(cause instanceof Error ? cause.message : String(cause))
    }

    const show = async (pages: PageSpan) => {
      const info = file.current?.info
      if (!info) return
      await pageViewer.show({
        bytes: new Uint8Array(),
        revision,
        regions: [],
        warnings: [],
        fieldPage: null,
        ...pages,
        ...info,
      })
    }
    const showMissing = async () => {
      if (isShowing) return
      const setShowing = (isRunning: boolean) => {
        isShowing = isRunning
      }
      await whileSet(setShowing, async () => {
        for (let pages = next(); pages && !isStopped; pages = next()) await show(pages)
      })
    }
    const next = () => (file.current ? pageViewer.missingPages(revision) : null)

    const addTextLayers = async () => {
      for (const { page, pageView, factor } of pageViewer.pagesWithoutText()) {
        const size = file.current?.info.size
        if (!size) return
        const layer = await createTextLayer(await pdf.text(page), size, factor)
        const isSame = pageViewer
          .pagesWithoutText()
          .some(each => each.pageView === pageView && each.factor === factor)
        if (isSame) pageView.addText(layer)
      }
    }

    const pageViewer = createPageViewer(viewport.current, {
      // The file stays open for all pages.
      open: ({ first }) => ({ draw: (page, factor) => pdf.draw(page + first, factor), close: () => {} }),
      labelOf: (number, count) => `${t('preview.page', { page: number, count })}. ${label}`,
      onPageChange: (number, count) => setPosition({ page: number, count }),
      onScale: setScale,
      onVisibleChange: () => void showMissing().catch(fail),
      onIdle: () => void addTextLayers().catch(fail),
      onField: () => {},
    })
    viewer.current = pageViewer
    void pdf
      .info()
      .then(info => {
        if (isStopped) return
        file.current = { pdf, info }
        return show({ first: 0, last: 0 }).then(showMissing)
      })
      .catch(fail)
    return () => {
      isStopped = true
      file.current = undefined
      pageViewer.stop()
      renderer.stop()
    }
  }, [viewport, bytes, label])

  return {
    ...position,
    ...controls,
    scale,
    failure,
    revision,
    chooseFirstField: () => {},
    async readText({ first, last }) {
      if (!file.current) return undefined
      const { pdf, info } = file.current
      const pages: PageText[] = []
      for (let page = first; page <= Math.min(last, info.pageCount - 1); page++)
        pages.push(await pdf.text(page))
      return { pages, pageCount: info.pageCount }
    },
  }
}
