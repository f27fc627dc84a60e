import { useEffect, useRef, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { openConnect } from '../connections/connect-actions.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { labelled } from '../i18n/joined-texts.ts'
import { t } from '../i18n/translate.ts'
import { activeConnection } from '../state/host/active-connection.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './preview.module.css'
import { createPreviewLoop, type PreviewLoop } from './preview-loop.ts'
import { useRelabelledPages } from './use-page-viewer.ts'
import { createPageViewer, type PageViewer } from './viewer/page-viewer.ts'

/** Preview of the first invoice while the sender is filled in, before an invoice exists. */
export function FirstInvoicePreview({ seller }: { seller: Settings['seller'] }) {
  const app = useApp()
  const viewport = useRef<HTMLDivElement>(null)
  const viewer = useRef<PageViewer>(undefined)
  const loop = useRef<PreviewLoop>(undefined)
  useRelabelledPages(viewer)
  const isPractice = useHost(host => activeConnection(host.connections)?.practice === true)
  const draft = useFirstDraft()

  useEffect(() => {
    if (!viewport.current) return
    const created = createPageViewer(viewport.current, {
      labelOf: (page, count) => labelled(t('preview.page', { page, count }), t('welcome.title')),
      onPageChange: () => {},
      onScale: () => {},
      onVisibleChange: () => loop.current?.requestPages(),
      onIdle: () => {},
      onField: () => {},
    })
    viewer.current = created
    loop.current = createPreviewLoop({
      session: crypto.randomUUID(),
      preview: app.api.preview,
      missingPages: created.missingPages,
      visiblePages: created.visiblePages,
      hasField: created.hasField,
      paint: created.show,
      // ignored, because the invoice will show the error
      fail: () => {},
    })
    return () => {
      loop.current?.stop()
      created.stop()
    }
  }, [app])
  useEffect(() => {
    if (draft) loop.current?.show({ ...draft, seller: { ...draft.seller, ...seller } }, null)
  }, [draft, seller])

  return (
    <>
      {isPractice && (
        <div className={styles.bar}>
          <p className={classNames(styles.caption, styles.offer)}>
            <span>{t('preview.caption.practice')}</span>
            <Button variant="link" size="small" onClick={() => openConnect(app)}>
              {t('connect.open')}
            </Button>
          </p>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <div ref={viewport} className={styles.viewport} tabIndex={0} />
    </>
  )
}

/** Content of a new invoice with the current settings. */
function useFirstDraft(): Draft | undefined {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const [draft, setDraft] = useState<Draft>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: language, currency, paper and logo follow from them
  useEffect(() => {
    let isCurrent = true
    void app.api.newDraft().then(answer => {
      if (isCurrent && answer.ok) setDraft(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [app, settings])
  return draft
}
