import { useEffect, useRef, useState } from 'react'
import type { OpenedEInvoice } from '#contract/einvoices.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { Progress } from '../controls/progress.tsx'
import { t } from '../i18n/translate.ts'
import { PageFrame } from '../preview/page-frame.tsx'
import { useDeliveredViewer } from '../preview/use-delivered-viewer.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { makeDraft, readEInvoice, renderEInvoice, type Tried } from './received-actions.ts'
import styles from './received-dialog.module.css'
import { ReceivedFacts } from './received-facts.tsx'

/** A received e-invoice as a page, with the content of its file. Nothing is stored unless a draft is made of it. */
export function ReceivedDialog({ file }: { file: File }) {
  const app = useApp()
  const opened = useOpened(file)
  const dataState = useHost(host => host.data?.state)
  const isReadOnly = dataState === 'newer' || dataState === 'read_only'
  const close = () => app.view.set({ overlay: null })
  const { name } = file
  if (!opened)
    return (
      <Dialog kind="alert" title={t('received.reading', { name })} onClose={close}>
        <Progress label={t('received.reading', { name })} />
      </Dialog>
    )
  if (!opened.ok)
    return (
      <Dialog key="refused" kind="alert" title={t('received.refused', { name })} onClose={close}>
        <p>{opened.problem}</p>
        <DialogActions>
          <Button onClick={close}>{t('dialog.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  return (
    <Dialog key="opened" kind="viewer" title={t('received.title')} onClose={close}>
      <div className={styles.columns}>
        <section className={styles.page} aria-label={t('received.title')}>
          <Page opened={opened.value} />
        </section>
        <ReceivedFacts opened={opened.value} name={name} />
      </div>
      <div className={styles.actions}>
        <Button onClick={close}>{t('dialog.close')}</Button>
        <Button
          variant="primary"
          disabled={isReadOnly || opened.value.problems.length > 0}
          onClick={() => void makeDraft(app, opened.value, name)}
        >
          {t('received.use')}
        </Button>
      </div>
    </Dialog>
  )
}

/** The host keeps the file open until the dialog closes. */
function useOpened(file: File): Tried<OpenedEInvoice> | undefined {
  const app = useApp()
  const [opened, setOpened] = useState<Tried<OpenedEInvoice>>()
  useEffect(() => {
    let isClosed = false
    const reading = readEInvoice(app, file)
    void reading.then(answer => {
      if (!isClosed) setOpened(answer)
    })
    return () => {
      isClosed = true
      void reading.then(answer => {
        if (answer.ok) void app.api.closeEInvoice({ id: answer.value.id })
      })
    }
  }, [app, file])
  return opened
}

function Page({ opened }: { opened: OpenedEInvoice }) {
  const app = useApp()
  const { id, number, problems } = opened
  const hasPage = problems.length === 0
  const [rendered, setRendered] = useState<Tried<{ bytes: Uint8Array }>>()
  useEffect(() => {
    if (hasPage) void renderEInvoice(app, id).then(setRendered)
  }, [app, id, hasPage])
  if (!hasPage) return <p className={styles.state}>{t('received.no-page')}</p>
  if (rendered && !rendered.ok)
    return (
      <p className={styles.state} role="status">
        {rendered.problem}
      </p>
    )
  return <Pages bytes={rendered?.value.bytes} label={t('received.page', { number })} />
}

function Pages({ bytes, label }: { bytes: Uint8Array | undefined; label: string }) {
  const viewport = useRef<HTMLDivElement>(null)
  const viewer = useDeliveredViewer(viewport, bytes, label)
  return (
    <PageFrame
      viewport={viewport}
      viewer={viewer}
      canEnlarge={false}
      waiting={t('received.loading')}
      caption={<p className={styles.caption}>{t('received.caption')}</p>}
    />
  )
}
