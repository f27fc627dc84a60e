import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Delivery } from '#contract/delivery.ts'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Message } from '#core/messages/message.ts'
import { Button } from '../controls/button.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import { downloadAgain, openDelivery } from '../submission/delivery-actions.ts'
import { ComparisonResult, DeliveryStatus } from '../submission/delivery-status.tsx'
import { PageFrame, SkeletonPage } from './page-frame.tsx'
import { equalBytes } from './pdf/equal-bytes.ts'
import styles from './preview.module.css'
import { useDeliveredViewer } from './use-delivered-viewer.ts'

type KeptDelivery = Extract<Delivery, { state: 'kept' }>

/** The PDF that the service delivered, or the reason why it is missing and what to do. */
export function DeliveredPdf({ submission }: { submission: Submission }) {
  const { invoiceId: id, delivery } = submission
  const [kept, setKept] = useState<KeptDelivery>()
  // the previous file stays visible during another download
  if (delivery?.state === 'kept' && delivery !== kept) setKept(delivery)
  const shown = delivery?.state === 'kept' ? delivery : delivery?.state === 'fetching' ? kept : undefined
  const status =
    delivery === null || delivery.state === 'kept' ? null : <DeliveryStatus id={id} delivery={delivery} />
  if (!shown)
    return (
      <div className={styles.body}>
        {delivery?.state === 'failed' ? (
          <div className={styles.state}>{status}</div>
        ) : (
          <div className={styles.pages}>
            <SkeletonPage text={t(delivery ? 'receipt.fetching' : 'delivered.loading')} />
          </div>
        )}
      </div>
    )
  const notice = <div className={styles.verdict}>{status ?? <ComparisonResult {...shown} />}</div>
  const isUnreadable = shown.findings?.some(({ kind }) => kind === 'unreadable')
  if (isUnreadable) return <NotShown id={id} notice={notice} />
  return <KeptPdf submission={submission} delivery={shown} notice={notice} />
}

interface KeptPdfProps {
  submission: Submission
  delivery: KeptDelivery
  notice: ReactNode
}

type Loaded = { bytes: Uint8Array } | { failure: Message }

/** Reads the file, which may have been moved, deleted or changed. */
function KeptPdf({ submission, delivery, notice }: KeptPdfProps) {
  const app = useApp()
  const { invoiceId: id } = submission
  const [loaded, setLoaded] = useState<Loaded>()
  const [unreadable, setUnreadable] = useState<Loaded>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another download is another file
  useEffect(() => {
    let isCurrent = true
    void app.api.deliveredPdf({ id }).then(answer => {
      if (!isCurrent) return
      if (!answer.ok) return setLoaded({ failure: answer.error.message })
      const next = answer.value
      setLoaded(before => (before && isSameFile(before, next) ? before : next))
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, delivery])
  if (loaded && 'failure' in loaded)
    return (
      <State notice={notice}>
        <p role="status">{textOf(loaded.failure)}</p>
        <Button variant="primary" size="small" onClick={() => void downloadAgain(app, id)}>
          {t('receipt.fetch-again')}
        </Button>
      </State>
    )
  if (loaded && loaded === unreadable) return <NotShown id={id} notice={notice} />
  return (
    <Pages
      bytes={loaded?.bytes}
      submission={submission}
      notice={notice}
      onUnreadable={() => setUnreadable(loaded)}
    />
  )
}

interface PagesProps {
  bytes: Uint8Array | undefined
  submission: Submission
  notice: ReactNode
  onUnreadable: () => void
}

function Pages({ bytes, submission, notice, onUnreadable }: PagesProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const label = t('delivered.label', { kind: type, number: submission.invoice_number })
  const viewer = useDeliveredViewer(viewport, bytes, label)
  const isUnreadable = viewer.failure !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once
  useEffect(() => {
    if (isUnreadable) onUnreadable()
  }, [isUnreadable])
  return (
    <PageFrame
      viewport={viewport}
      viewer={viewer}
      notice={notice}
      caption={null}
      waiting={t('delivered.loading')}
    />
  )
}

const isSameFile = (before: Loaded, next: { bytes: Uint8Array }) =>
  'bytes' in before && equalBytes(before.bytes, next.bytes)

function NotShown({ id, notice }: { id: string; notice: ReactNode }) {
  const app = useApp()
  return (
    <State notice={notice}>
      <p role="status">{t('delivered.not-shown')}</p>
      <Button variant="primary" size="small" onClick={() => void openDelivery(app, id, 'pdf')}>
        {t('receipt.open-pdf')}
      </Button>
    </State>
  )
}

const State = ({ notice, children }: { notice: ReactNode; children: ReactNode }) => (
  <div className={styles.body}>
    {notice}
    <div className={styles.state}>{children}</div>
  </div>
)
