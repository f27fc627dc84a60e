import { type RefObject, useEffect, useRef, useState } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { Preview } from '#core/draft/preview.ts'
import type { Message } from '#core/messages/message.ts'
import { formatMoney } from '#core/money/format.ts'
import { labelled } from '../i18n/joined-texts.ts'
import { onLanguageChange } from '../i18n/language.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import { fieldKeyOf, pathOfField } from '../state/document/editor-doc.ts'
import { focusField } from '../state/focus-field.ts'
import { useApp } from '../state/use-app.ts'
import { getPdfRenderer } from './pdf/pdf-renderer.ts'
import type { PageText } from './pdf/render-messages.ts'
import { createTextLayer } from './pdf/text-layer.ts'
import { createPreviewLoop, type PreviewLoop } from './preview-loop.ts'
import type { PageSpan, Zoom } from './viewer/page-layout.ts'
import { createPageViewer, type PageViewer } from './viewer/page-viewer.ts'

interface ViewerControls {
  zoom: Zoom
  zoomTo(zoom: Zoom): void
  zoomBy(by: 1 | -1): void
  goTo(page: number): void
}

const zoomSteps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

/** Next zoom step; `undefined` at the ends. */
const nextZoom = (now: number, by: 1 | -1): number | undefined =>
  by === 1 ? zoomSteps.find(step => step > now + 0.01) : zoomSteps.findLast(step => step < now - 0.01)

/** Zoom and page position for the toolbar. */
export function useViewerControls(viewer: RefObject<PageViewer | undefined>): ViewerControls {
  const [zoom, setZoom] = useState<Zoom>('width')
  const zoomTo = (next: Zoom) => {
    setZoom(next)
    viewer.current?.setZoom(next)
  }
  return {
    zoom,
    zoomTo,
    zoomBy(by) {
      const next = nextZoom(viewer.current?.scale() ?? 1, by)
      if (next !== undefined) zoomTo(next)
    },
    goTo: number => viewer.current?.goTo(number - 1),
  }
}

export interface ViewerState extends ViewerControls {
  /** the page in the middle of the viewport, from 1 */
  page: number
  /** 0 before the first render */
  count: number
  scale: number
  failure: string | undefined
  /** the displayed revision */
  revision: number
  /** focuses the first visible field */
  chooseFirstField(): void
  /** text of the newest draft, once nothing visible is pending; fewer pages at the end */
  readText(pages: PageSpan): Promise<{ pages: PageText[]; pageCount: number } | undefined>
}

/** Updates the accessible names of the pages when the language of the window changes. */
export function useRelabelledPages(viewer: RefObject<PageViewer | undefined>): void {
  useEffect(() => onLanguageChange(() => viewer.current?.relabel()), [viewer])
}

/** Connects the open invoice with the preview loop and the page viewer in `viewport`. */
export function usePageViewer(viewport: RefObject<HTMLElement | null>): ViewerState {
  const app = useApp()
  const viewer = useRef<PageViewer>(undefined)
  const controls = useViewerControls(viewer)
  const loop = useRef<PreviewLoop>(undefined)
  useRelabelledPages(viewer)
  const [position, setPosition] = useState({ page: 1, count: 0 })
  const [scale, setScale] = useState(1)
  const [revision, setRevision] = useState(0)
  const [failure, setFailure] = useState<Message | string>()

  useEffect(() => {
    if (!viewport.current) return
    let shown: Draft | undefined
    const pageViewer = createPageViewer(viewport.current, {
      labelOf: (number, count) =>
        labelled(t('preview.page', { page: number, count }), shown ? labelOf(shown) : ''),
      onPageChange: (number, count) => setPosition({ page: number, count }),
      onScale: setScale,
      onVisibleChange: () => loop.current?.requestPages(),
      onIdle: () => {
        setRevision(pageViewer.revision())
        void addTextLayers(pageViewer, read)
      },
      onField: path => focusOnPage(app, path),
    })
    const previewLoop = createPreviewLoop({
      session: crypto.randomUUID(),
      preview: app.api.preview,
      missingPages: pageViewer.missingPages,
      visiblePages: pageViewer.visiblePages,
      hasField: pageViewer.hasField,
      async paint(preview) {
        await pageViewer.show(preview)
        setFailure(undefined)
        app.view.set({ warnings: preview.warnings, pageCount: preview.pageCount })
      },
      fail: setFailure,
    })
    const { read } = previewLoop
    viewer.current = pageViewer
    loop.current = previewLoop
    const stopWatching = watchEditedField(app, ({ draft, field }) => {
      shown = draft
      previewLoop.show(draft, field)
      pageViewer.highlight(field)
    })
    return () => {
      stopWatching()
      previewLoop.stop()
      pageViewer.stop()
    }
  }, [app, viewport])

  return {
    ...position,
    ...controls,
    scale,
    failure: typeof failure === 'object' ? textOf(failure) : failure,
    revision,
    chooseFirstField: () => viewer.current?.chooseFirstField(),
    async readText(pages) {
      const preview = await loop.current?.read(pages)
      return preview && { pages: await textsOfPages(preview), pageCount: preview.pageCount }
    },
  }
}

const labelOf = (draft: Draft): string =>
  t('preview.label', {
    kind: documentTypeOf(draft),
    number: draft.invoice_number,
    total: formatMoney(totalsOfDraft(draft).payable, draft.currency ?? defaultCurrency, uiLocale),
  })

async function textsOfPages({ bytes, first, last }: Preview): Promise<PageText[]> {
  const pdf = getPdfRenderer().open(bytes)
  try {
    const pages: PageText[] = []
    for (let page = 0; page <= last - first; page++) pages.push(await pdf.text(page))
    return pages
  } finally {
    pdf.close()
  }
}

function focusOnPage(app: App, path: string): void {
  const rowKeys = app.openInvoices.current()?.doc.rowKeys
  if (rowKeys) focusField(app, fieldKeyOf(path, rowKeys))
}

/** Adds text layers while idle, so that keystrokes are not delayed. */
async function addTextLayers(viewer: PageViewer, read: PreviewLoop['read']): Promise<void> {
  const pending = viewer.pagesWithoutText()
  const [first, last] = [pending[0], pending.at(-1)]
  if (!first || !last) return
  const preview = await read({ first: first.page, last: last.page })
  if (!preview) return
  const pdf = getPdfRenderer().open(preview.bytes)
  try {
    for (const { page, pageView, factor } of pending) {
      if (page < preview.first || page > preview.last) continue
      const layer = await createTextLayer(await pdf.text(page - preview.first), preview.size, factor)
      // the page may have been rendered again or at another size meanwhile
      const isSame = viewer
        .pagesWithoutText()
        .some(each => each.pageView === pageView && each.factor === factor)
      if (pageView.rendered?.revision === preview.revision && isSame) pageView.addText(layer)
    }
  } finally {
    pdf.close()
  }
}

interface Edited {
  draft: Draft
  /** JSON path of the focused field */
  field: string | null
}

/**
 * Reports the edited draft and field in the same task as the keystroke, before React renders, so that the
 * host starts rendering earlier.
 */
function watchEditedField(
  { openInvoices, view, hostStore }: App,
  onChange: (edited: Edited) => void,
): () => void {
  let before: { draft: Draft; focused: string | null; version: string | undefined } | undefined
  const check = () => {
    const document = openInvoices.current()?.doc
    if (!document) return
    const { draft, rowKeys } = document
    const focused = view.store.getState().focusedField
    const version = hostStore.store.getState().templates.find(({ name }) => name === draft.template)?.version
    if (before?.draft === draft && before.focused === focused && before.version === version) return
    // a changed template file renders the same draft again
    const isRedrawn = before?.draft === draft && before.version !== version
    before = { draft, focused, version }
    const field = focused === null ? null : pathOfField(focused, rowKeys)
    onChange({ draft: isRedrawn ? { ...draft } : draft, field })
  }
  const stops = [openInvoices.store, view.store, hostStore.store].map(store => store.subscribe(check))
  check()
  return () => {
    for (const stop of stops) stop()
  }
}
