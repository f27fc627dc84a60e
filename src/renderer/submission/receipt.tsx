import { Popover } from '@base-ui/react/popover'
import { useEffect, useState } from 'react'
import type { Delivery } from '#contract/delivery.ts'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import type { PaymentView } from '#contract/payments.ts'
import type { Submission } from '#contract/submission.ts'
import { type DocumentType, documentTypeOf } from '#core/document-type.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import popover from '../controls/popover.module.css'
import { labelled, sentences } from '../i18n/joined-texts.ts'
import { formatDateTime, formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useOpenInvoice, useView } from '../state/use-app.ts'
import { copyLink, downloadAgain, emailInvoice, openDelivery } from './delivery-actions.ts'
import { DeliveryStatus } from './delivery-status.tsx'
import { IssuedFacts } from './issued-facts.tsx'
import styles from './receipt.module.css'
import { dayText, deliveryProblem } from './submission-text.ts'
import { savePdf } from './submit-actions.ts'

interface ReceiptNoteProps {
  submission: Submission
  /** the document differs from the submitted one */
  isChanged: boolean
  /** row of the list */
  row: InvoiceSummary | undefined
  /** the header state already names the problem of the PDF */
  isNamed: boolean
}

/** Result of a submission in a few words; clicking it opens the details. */
export function ReceiptNote({ submission, isChanged, row, isNamed }: ReceiptNoteProps) {
  const app = useApp()
  const isOpen = useView(view => view.isReceiptOpen)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const { invoice_number: number, mode, delivery, issuedBy } = submission
  const isTest = mode === 'test'
  // the test was compared with the preview at that time
  const isOutdated = isTest && isChanged && delivery?.state === 'kept' && delivery.matchesPreview !== false
  const isDoubtful = !isOutdated && deliveryProblem(delivery) !== null
  const setOpen = (isReceiptOpen: boolean) => app.view.set({ isReceiptOpen })
  useEffect(() => () => app.view.set({ isReceiptOpen: false }), [app])
  const title = issuedBy
    ? t('mark.receipt', { kind: type, number })
    : t(isTest ? 'receipt.title.test' : 'receipt.title', { kind: type, number })
  const lastPayment = useLastPayment(row)
  const { icon, text } = isDoubtful
    ? ({ icon: 'triangle-alert', text: isNamed ? t('header.receipt') : doubtText(delivery) } as const)
    : lastPayment
      ? ({ icon: 'check', text: paymentText(lastPayment) } as const)
      : noteOf(submission, type, isChanged)
  return (
    <section className={styles.region} aria-label={t('receipt.region')}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger className={classNames(styles.note, isDoubtful && styles.doubtful)} data-result="">
          <Icon icon={icon} size={14} />
          <span className="visually-hidden">{labelled(title, '')}</span>
          {text}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className={popover.positioner} side="bottom" align="start" sideOffset={6}>
            <Popover.Popup
              className={classNames(popover.popup, styles.popup)}
              aria-label={t('receipt.region')}
            >
              <h2 className={styles.title}>{title}</h2>
              {isTest && <TestStatus submission={submission} isChanged={isChanged} />}
              {delivery && !isOutdated && <DeliveryStatus id={submission.invoiceId} delivery={delivery} />}
              {issuedBy ? (
                <IssuedFacts submission={submission} issuedBy={issuedBy} />
              ) : (
                <>
                  <DeliveryActions submission={submission} />
                  <ReceiptDetails submission={submission} />
                </>
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </section>
  )
}

const doubtText = (delivery: Delivery | null): string =>
  t(delivery?.state === 'failed' ? 'header.pdf-missing' : 'header.pdf-differs')

function noteOf(
  submission: Submission,
  kind: DocumentType,
  isChanged: boolean,
): { icon: IconName; text: string } {
  const { mode, delivery, issuedBy, emailedAt } = submission
  if (issuedBy) return { icon: 'check', text: t('mark.note', { kind }) }
  if (mode === 'test')
    return {
      icon: isChanged ? 'clock' : 'check',
      text: t(isChanged ? 'header.test-changed' : 'header.test-made', { time: timeOf(submission) }),
    }
  if (emailedAt !== null)
    return {
      icon: 'check',
      text: t('header.emailed', { kind, date: dayText(localDateOf(new Date(emailedAt))) }),
    }
  if (delivery?.state === 'fetching') return { icon: 'loader-circle', text: t('receipt.fetching') }
  const isChecked = delivery?.state === 'kept' && delivery.matchesPreview === true
  return { icon: 'check', text: t(isChecked ? 'header.pdf-checked' : 'header.pdf-kept') }
}

/** The last payment of a paid document. */
function useLastPayment(row: InvoiceSummary | undefined): PaymentView | undefined {
  const app = useApp()
  const [last, setLast] = useState<{ key: string; payment: PaymentView | undefined }>()
  const key = row?.status === 'paid' ? `${row.id} ${row.paid} ${row.updatedAt}` : null
  const id = row?.id
  useEffect(() => {
    if (key === null || id === undefined) return
    let isCurrent = true
    void app.api.invoicePayments({ id }).then(answer => {
      if (isCurrent && answer.ok) setLast({ key, payment: answer.value.payments.at(-1) })
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, key])
  return last?.key === key ? last?.payment : undefined
}

const paymentText = ({ date, note }: PaymentView): string =>
  note.trim() === '' ? dayText(date) : t('header.paid', { date: dayText(date), note: note.trim() })

function DeliveryActions({ submission: { invoiceId: id, delivery, mode } }: { submission: Submission }) {
  const app = useApp()
  if (delivery?.state !== 'kept') return null
  return (
    <div className={styles.actions}>
      <Button size="small" onClick={() => void openDelivery(app, id, 'pdf')}>
        {t('receipt.open-pdf')}
      </Button>
      <Button size="small" onClick={() => void savePdf(app, id, 'delivered')}>
        {t('receipt.save')}
      </Button>
      {mode === 'live' && (
        <Button size="small" onClick={() => void emailInvoice(app, id)}>
          {t('receipt.email')}
        </Button>
      )}
    </div>
  )
}

const dayMs = 24 * 60 * 60 * 1000

function timeOf({ finishedAt, startedAt }: Submission): string {
  const at = finishedAt ?? startedAt
  const isToday = Date.now() - Date.parse(at) < dayMs
  return isToday ? formatTime(at) : formatDateTime(at)
}

/** When the test was made, and whether the invoice was changed since. */
function TestStatus({ submission, isChanged }: { submission: Submission; isChanged: boolean }) {
  const { delivery } = submission
  // a missing watermark may be the difference
  const differs = delivery?.state === 'kept' && delivery.matchesPreview === false
  return (
    <p className={styles.lead}>
      {sentences(
        t(isChanged ? 'receipt.test.changed' : 'receipt.test.unchanged', { time: timeOf(submission) }),
        t(differs ? 'receipt.test.free' : 'receipt.test.marked'),
      )}
    </p>
  )
}

function ReceiptDetails({ submission }: { submission: Submission }) {
  const app = useApp()
  const { invoiceId: id, mode, jobId, invoiceUrl, delivery, finishedAt, startedAt } = submission
  return (
    <dl className={styles.facts}>
      {invoiceUrl !== null && (
        <div className={styles.link}>
          <dt>{t('receipt.link')}</dt>
          <dd>
            <bdi title={invoiceUrl}>{invoiceUrl}</bdi>
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
            <bdi title={delivery.path}>{delivery.path}</bdi>
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
          <dd>
            <bdi>{jobId}</bdi>
          </dd>
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
  )
}

/** Whether the open invoice differs from the submitted one; undone edits do not count. */
export function useChangedSince(submission: Submission | null): boolean {
  const app = useApp()
  const { invoiceId: id = '', revision = 0 } = submission ?? {}
  const isOtherRevision =
    useOpenInvoice(
      invoice => submission !== null && (invoice.revision !== revision || invoice.save.state !== 'saved'),
    ) ?? false
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
