import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Preview } from '#contract/desktop-api.ts'
import { formatMoney } from '#core/format.ts'
import { uiLocale } from '../controls/locale.ts'
import { focusField } from '../editor/focus-field.ts'
import { say } from '../i18n/translate.ts'
import type { Page } from '../state/app.ts'
import { totalsOfDraft } from '../state/document/derived.ts'
import { fieldKeyOf } from '../state/document/editor-doc.ts'
import { usePage } from '../state/use-app.ts'
import { warmUp } from './pdf/pdf-renderer.ts'
import { createTextLayer } from './pdf/text-layer.ts'
import { createPreviewLoop, type PageSpan, type PreviewLoop } from './preview-loop.ts'
import type { Zoom } from './viewer/page-layout.ts'
import { createPaper, type Paper } from './viewer/page-viewer.ts'
import { watchEdited } from './watch-edited-field.ts'

export interface PaperState {
  /** of the page in the middle of the view, from 1 */
  page: number
  /** 0 before anything was drawn */
  count: number
  scale: number
  zoom: Zoom
  failure: string | undefined
  /** the revision on screen */
  revision: number
  zoomTo(zoom: Zoom): void
  zoomBy(by: 1 | -1): void
  goTo(page: number): void
  /** to the first field in view */
  enter(): void
  /** pages of the newest draft, when nothing on the screen waits */
  read(pages: PageSpan): Promise<Preview | undefined>
}

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

/** The preview of the invoice on screen, drawn into `desk` at every keystroke. */
export function usePaper(desk: RefObject<HTMLElement | null>): PaperState {
  const page = usePage()
  const paper = useRef<Paper>(undefined)
  const loop = useRef<PreviewLoop>(undefined)
  const [place, setPlace] = useState({ page: 1, count: 0 })
  const [scale, setScale] = useState(1)
  const [zoom, setZoom] = useState<Zoom>('width')
  const [revision, setRevision] = useState(0)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (!desk.current) return
    let label = ''
    const sheets = createPaper(desk.current, {
      labelOf: (number, count) => `${say('preview.page', { page: number, count })}. ${label}`,
      onView: (number, count) => setPlace({ page: number, count }),
      onScale: setScale,
      onLook: () => loop.current?.look(),
      onRest: () => {
        setRevision(sheets.revision())
        void addWords(sheets, read)
      },
      onField: path => focusOnPage(page, path),
    })
    const previews = createPreviewLoop({
      session: crypto.randomUUID(),
      preview: page.api.preview,
      missing: sheets.missing,
      inView: sheets.inView,
      knows: sheets.knows,
      async paint(made) {
        await sheets.show(made)
        setFailure(undefined)
        page.view.set({ warnings: made.warnings, pageCount: made.pageCount })
      },
      fail: setFailure,
    })
    const { read } = previews
    paper.current = sheets
    loop.current = previews
    const stopWatching = watchEdited(page, ({ draft, field }) => {
      previews.show(draft, field)
      sheets.mark(field)
      const total = formatMoney(totalsOfDraft(draft).payable, draft.currency ?? 'EUR', uiLocale)
      label = say('preview.label', { number: draft.invoice_number, total })
    })
    return () => {
      stopWatching()
      previews.stop()
      sheets.stop()
    }
  }, [page, desk])

  const zoomTo = (next: Zoom) => {
    setZoom(next)
    paper.current?.setZoom(next)
  }
  return {
    ...place,
    scale,
    zoom,
    failure,
    revision,
    zoomTo,
    zoomBy(by) {
      const now = paper.current?.scale() ?? 1
      const next =
        by === 1 ? steps.find(step => step > now + 0.01) : steps.findLast(step => step < now - 0.01)
      if (next !== undefined) zoomTo(next)
    },
    goTo: number => paper.current?.goTo(number - 1),
    enter: () => paper.current?.enter(),
    read: pages => loop.current?.read(pages) ?? Promise.resolve(undefined),
  }
}

function focusOnPage(page: Page, path: string): void {
  const rowKeys = page.documents.current()?.doc.rowKeys
  if (rowKeys) focusField(page, fieldKeyOf(path, rowKeys))
}

/** Made when the hands rest, so that a keystroke does not pay for it. */
async function addWords(paper: Paper, read: PaperState['read']): Promise<void> {
  const due = paper.wordless()
  const [first, last] = [due[0], due.at(-1)]
  if (!first || !last) return
  const made = await read({ first: first.page, last: last.page })
  if (!made) return
  const pdf = warmUp().open(made.bytes)
  try {
    for (const { page, sheet, factor } of due) {
      if (page < made.first || page > made.last) continue
      const layer = await createTextLayer(await pdf.text(page - made.first), made.size, factor)
      // the page may have been drawn anew meanwhile, or at another size
      const isSame = paper.wordless().some(each => each.sheet === sheet && each.factor === factor)
      if (sheet.shown?.revision === made.revision && isSame) sheet.addText(layer)
    }
  } finally {
    pdf.close()
  }
}
