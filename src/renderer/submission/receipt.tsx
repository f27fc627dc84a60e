import { useEffect, useState } from 'react'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { kindParams } from '../documents/type-names.ts'
import { formatDateTime, formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { PaymentSummary } from '../payments/payment-summary.tsx'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import { copyLink, downloadAgain, emailInvoice, openDelivery } from './delivery-actions.ts'
import { DeliveryStatus } from './delivery-status.tsx'
import panel from './panel.module.css'
import styles from './receipt.module.css'
import { deliveryProblem } from './submission-text.ts'
import { savePdf } from './submit-actions.ts'

/** Result of a submission: what to do with the PDF first, everything else in the details. */
export function Receipt({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, invoice_number: number, mode, delivery } = submission
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const isTest = mode === 'test'
  const isChanged = useChangedSince(submission)
  // The test was compared with the preview of then.
  const isOutdated = isTest && isChanged && delivery?.state === 'kept' && delivery.matchesPreview !== false

  const isDoubtful = !isOutdated && deliveryProblem(delivery) !== null
  return (
    <section
      className={classNames(
        panel.panel,
        styles.receipt,
        isTest && styles.test,
        isDoubtful && styles.doubtful,
      )}
      aria-label={t('receipt.region')}
    >
      <Icon icon={isDoubtful ? 'triangle-alert' : 'circle-check'} size={20} />
      <div className={panel.content}>
        <h2 tabIndex={-1} data-result="" className={styles.title}>
          {t(isTest ? 'receipt.title.test' : 'receipt.title', { ...kindParams(type), number })}
        </h2>
        {isTest && <TestStatus submission={submission} isChanged={isChanged} />}
        {delivery && !isOutdated && <DeliveryStatus id={id} delivery={delivery} />}
        {!isTest && <PaymentSummary id={id} />}
        {delivery?.state === 'kept' && (
          <div className={styles.actions}>
            <Button
              size="small"
              variant={isTest ? 'plain' : 'primary'}
              onClick={() => void openDelivery(app, id, 'pdf')}
            >
              {t('receipt.open-pdf')}
            </Button>
            <Button size="small" onClick={() => void savePdf(app, id, 'delivered')}>
              {t('receipt.save')}
            </Button>
            {!isTest && (
              <Button size="small" onClick={() => void emailInvoice(app, id)}>
                {t('receipt.email')}
              </Button>
            )}
          </div>
        )}
        <ReceiptDetails submission={submission} />
      </div>
    </section>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** When the test was made, and whether the invoice is still the one that was tested. */
function TestStatus({ submission, isChanged }: { submission: Submission; isChanged: boolean }) {
  const { finishedAt, startedAt } = submission
  const at = finishedAt ?? startedAt
  const isToday = Date.now() - Date.parse(at) < dayMs
  const time = isToday ? formatTime(at) : formatDateTime(at)
  const { delivery } = submission
  // The difference may be a missing watermark.
  const differs = delivery?.state === 'kept' && delivery.matchesPreview === false
  return (
    <p className={styles.lead}>
      {t(isChanged ? 'receipt.test.changed' : 'receipt.test.unchanged', { time })}{' '}
      {t(differs ? 'receipt.test.free' : 'receipt.test.marked')}
    </p>
  )
}

function ReceiptDetails({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, mode, jobId, invoiceUrl, delivery, finishedAt, startedAt } = submission
  return (
    <details className={styles.details}>
      <summary>{t('receipt.details')}</summary>
      <dl className={styles.facts}>
        {invoiceUrl !== null && (
          <div className={styles.link}>
            <dt>{t('receipt.link')}</dt>
            <dd>
              <span title={invoiceUrl}>{invoiceUrl}</span>
              <Button size="small" variant="quiet" onClick={() => void copyLink(app, id)}>
                {t('receipt.copy')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void openDelivery(app, id, 'link')}>
                {t('receipt.open')}
              </Button>
            </dd>
          </div>
        )}
        {delivery?.state === 'kept' && (
          <div className={styles.link}>
            <dt>{t('receipt.file')}</dt>
            <dd>
              <span title={delivery.path}>{delivery.path}</span>
              <Button size="small" variant="quiet" onClick={() => void openDelivery(app, id, 'folder')}>
                {t('receipt.folder')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void downloadAgain(app, id)}>
                {t('receipt.fetch-again')}
              </Button>
            </dd>
          </div>
        )}
        {jobId !== null && (
          <div>
            <dt>{t('receipt.job')}</dt>
            <dd>{jobId}</dd>
          </div>
        )}
        <div>
          <dt>{t('receipt.time')}</dt>
          <dd>{formatDateTime(finishedAt ?? startedAt)}</dd>
        </div>
        <div>
          <dt>{t('receipt.mode')}</dt>
          <dd>{t(`receipt.mode.${mode}`)}</dd>
        </div>
      </dl>
    </details>
  )
}

/** Whether the open invoice differs from the text that was submitted; going back to that text is no difference. */
function useChangedSince({ invoiceId: id, revision }: Pick<Submission, 'invoiceId' | 'revision'>): boolean {
  const app = useApp()
  const isOtherRevision =
    useOpenInvoice(invoice => invoice.revision !== revision || invoice.save.state !== 'saved') ?? false
  const [submitted, setSubmitted] = useState<{ id: string; revision: number; fingerprint: string } | null>(
    null,
  )
  const isKnown = submitted?.id === id && submitted.revision === revision
  useEffect(() => {
    if (!isOtherRevision || isKnown) return
    let isCurrent = true
    void app.api.readVersion({ id, revision }).then(answer => {
      if (isCurrent && answer.ok)
        setSubmitted({ id, revision, fingerprint: fingerprintOfDraft(answer.value) })
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, revision, isOtherRevision, isKnown])
  const isSameText =
    useOpenInvoice(
      invoice =>
        isOtherRevision && isKnown && fingerprintOfDraft(invoice.doc.draft) === submitted?.fingerprint,
    ) ?? false
  return isOtherRevision && !isSameText
}
