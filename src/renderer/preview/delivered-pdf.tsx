import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { Button } from '../controls/button.tsx'
import { kindParams } from '../documents/type-names.ts'
import { t, textOf } from '../i18n/translate.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import { downloadAgain, openDelivery } from '../submission/delivery-actions.ts'
import { ComparisonResult, DeliveryStatus } from '../submission/delivery-status.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './preview.module.css'
import { useDeliveredViewer } from './use-delivered-viewer.ts'

/** The PDF that the service delivered, or why it is not there and what to do. */
export function DeliveredPdf({ submission }: { submission: Submission }) {
  const { invoiceId: id, delivery } = submission
  if (delivery?.state !== 'kept')
    return <State>{delivery && <DeliveryStatus id={id} delivery={delivery} />}</State>
  const isUnreadable = delivery.findings?.some(({ kind }) => kind === 'unreadable')
  return (
    <>
      <div className={styles.verdict}>
        <ComparisonResult {...delivery} />
      </div>
      {isUnreadable ? <NotShown id={id} /> : <KeptPdf key={delivery.path} submission={submission} />}
    </>
  )
}

type Loaded = { bytes: Uint8Array } | { failure: string }

/** Reads the file, which may have been moved, deleted or changed. */
function KeptPdf({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, delivery } = submission
  const [loaded, setLoaded] = useState<Loaded>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another download is another file
  useEffect(() => {
    let isCurrent = true
    void app.api.deliveredPdf({ id }).then(answer => {
      if (isCurrent) setLoaded(answer.ok ? answer.value : { failure: textOf(answer.error.message) })
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, delivery])
  if (!loaded) return <State>{t('delivered.loading')}</State>
  if ('bytes' in loaded) return <Pages bytes={loaded.bytes} submission={submission} />
  return (
    <State>
      <p role="status">{loaded.failure}</p>
      <Button variant="primary" size="small" onClick={() => void downloadAgain(app, id)}>
        {t('receipt.fetch-again')}
      </Button>
    </State>
  )
}

function Pages({ bytes, submission }: { bytes: Uint8Array; submission: Submission }) {
  const viewport = useRef<HTMLDivElement>(null)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const label = t('delivered.label', { ...kindParams(type), number: submission.invoice_number })
  const viewer = useDeliveredViewer(viewport, bytes, label)
  if (viewer.failure !== undefined) return <NotShown id={submission.invoiceId} />
  return <PageFrame viewport={viewport} viewer={viewer} caption={<p className={styles.caption} />} />
}

function NotShown({ id }: { id: string }) {
  const app = useApp()
  return (
    <State>
      <p role="status">{t('delivered.not-shown')}</p>
      <Button variant="primary" size="small" onClick={() => void openDelivery(app, id, 'pdf')}>
        {t('receipt.open-pdf')}
      </Button>
    </State>
  )
}

const State = ({ children }: { children: ReactNode }) => <div className={styles.state}>{children}</div>
