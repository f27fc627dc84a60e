import { AlignLeft, FileText, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatMoney } from '#core/format.ts'
import { isEditable } from '#core/invoice-state.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../controls/locale.ts'
import { totalsOfDraft } from '../state/derived.ts'
import { activeConnection, modeOf } from '../state/environment.ts'
import { useCurrent, useDesk, usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import { createPaper, type Paper, type Zoom } from './paper.ts'
import styles from './preview.module.css'
import { createPreviewLoop, type PreviewLoop } from './preview-loop.ts'
import { ReadAsText } from './read-as-text.tsx'
import { TemplatePicker } from './template-picker.tsx'

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4]

/** The PDF itself, at every keystroke. */
export function Preview() {
  const page = usePage()
  const draft = useCurrent(document => document.doc.draft)
  const desk = useRef<HTMLDivElement>(null)
  const paper = useRef<Paper>(undefined)
  const loop = useRef<PreviewLoop>(undefined)
  const label = useRef('')
  const [view, setView] = useState({ page: 1, count: 0 })
  const [scale, setScale] = useState(1)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [bytes, setBytes] = useState<Uint8Array>()
  const [failure, setFailure] = useState<string>()
  const [isText, setText] = useState(false)

  useEffect(() => {
    if (!desk.current) return
    const sheets = createPaper(desk.current, {
      labelOf: (number, count) => `${say('preview.page', { page: number, count })}. ${label.current}`,
      onView: (number, count) => setView({ page: number, count }),
      onScale: setScale,
    })
    paper.current = sheets
    loop.current = createPreviewLoop({
      preview: page.api.preview,
      async paint(made) {
        await sheets.show(made.bytes)
        setBytes(made.bytes)
        setFailure(undefined)
        page.view.set({ warnings: made.warnings, pageCount: made.pageCount })
      },
      fail: setFailure,
    })
    return () => {
      loop.current?.stop()
      sheets.stop()
    }
  }, [page])

  useEffect(() => {
    if (!draft) return
    const total = formatMoney(totalsOfDraft(draft).payable, draft.currency ?? 'EUR', uiLocale)
    label.current = say('preview.label', { number: draft.invoice_number, total })
    loop.current?.show(draft)
  }, [draft])

  const zoomTo = (next: Zoom) => {
    setZoom(next)
    paper.current?.setZoom(next)
  }
  const zoomBy = (by: 1 | -1) => {
    const now = paper.current?.scale() ?? 1
    const next = by === 1 ? steps.find(step => step > now + 0.01) : steps.findLast(step => step < now - 0.01)
    if (next !== undefined) zoomTo(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(1)
    else if (event.key === '-') zoomBy(-1)
    else if (event.key === '0') zoomTo('fit')
    else return
    event.preventDefault()
  }
  useWheelZoom(desk, zoomBy)

  return (
    <>
      <div className={styles.bar}>
        <TemplatePicker />
        <div className={styles.zoom}>
          <IconButton label={say('preview.zoom-out')} onClick={() => zoomBy(-1)}>
            <Icon of={Minus} />
          </IconButton>
          <Button
            look="quiet"
            size="small"
            className={styles.fit}
            aria-label={say('preview.fit.label')}
            aria-pressed={zoom === 'fit'}
            onClick={() => zoomTo('fit')}
          >
            {zoom === 'fit' ? say('preview.fit') : say('preview.zoom', { percent: Math.round(scale * 100) })}
          </Button>
          <IconButton label={say('preview.zoom-in')} onClick={() => zoomBy(1)}>
            <Icon of={Plus} />
          </IconButton>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat the buttons above */}
      <div ref={desk} className={styles.desk} hidden={isText} tabIndex={0} onKeyDown={onKeyDown} />
      {isText && bytes && <ReadAsText bytes={bytes} />}
      {failure !== undefined && (
        <p className={styles.failure} role="status">
          {say('preview.failed', { reason: failure })}
        </p>
      )}
      <div className={styles.foot}>
        <Caption />
        <span className={styles.pages}>{view.count > 0 && say('preview.page', view)}</span>
        <IconButton
          label={say(isText ? 'preview.text.back' : 'preview.text')}
          aria-pressed={isText}
          disabled={!bytes}
          onClick={() => setText(!isText)}
        >
          <Icon of={isText ? FileText : AlignLeft} />
        </IconButton>
      </div>
    </>
  )
}

/** What becomes of the mark on the page, which is always there in the preview. */
function Caption() {
  const next = useDesk(desk => modeOf(activeConnection(desk.connections)))
  const submitted = useCurrent(({ state, submission }) =>
    isEditable(state) ? null : (submission?.mode ?? null),
  )
  const mode = submitted ?? next
  return <p className={styles.caption}>{say(`preview.caption.${mode ?? 'none'}`)}</p>
}

/** Ctrl and the wheel, which is also what a pinch on a touchpad sends. */
function useWheelZoom(desk: React.RefObject<HTMLElement | null>, zoomBy: (by: 1 | -1) => void) {
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(() => {
    const element = desk.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [desk])
}
