import { type RefObject, useEffect, useRef, useState } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { customerName } from '#core/draft/draft.ts'
import { formatMoney } from '#core/money/format.ts'
import { StatusBadge } from '../../controls/status-badge.tsx'
import { DocumentRelations } from '../../documents/document-relations.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { totalsOfDraft } from '../../state/document/derived.ts'
import { errorsOf } from '../../state/document/field-messages.ts'
import { findRow } from '../../state/host/invoice-rows.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../../state/use-app.ts'
import { CountdownBadge } from '../../submission/countdown.tsx'
import { FindingsChip } from '../../submission/findings-chip.tsx'
import { ReceiptNote, useChangedSince } from '../../submission/receipt.tsx'
import { SubmissionPanel, useResultFocus } from '../../submission/submission-panel.tsx'
import { mayBeSubmitted } from '../../submission/submit-actions.ts'
import { CustomerField } from '../parties/customer-field.tsx'
import { DocumentMenu } from './document-menu.tsx'
import styles from './header.module.css'
import { HeaderActions } from './header-actions.tsx'
import { headerState } from './header-state.ts'
import { Deadline, Properties } from './properties.tsx'

/**
 * State, next step, customer, amount and properties of the open document. The first row is sticky and shows the
 * customer and the amount once the second row has scrolled out of view.
 */
export function DocumentHeader() {
  const header = useRef<HTMLDivElement>(null)
  const subject = useRef<HTMLDivElement>(null)
  useResultFocus(header)
  const isCompact = useScrolledAway(subject)
  const submission = useOpenInvoice(invoice => invoice.submission) ?? null
  const isDone = useOpenInvoice(invoice => invoice.state === 'done') ?? false
  const canSubmit = useOpenInvoice(mayBeSubmitted) ?? false
  const isChanged = useChangedSince(submission)
  const { shown, row } = useHeaderState(isChanged)
  const countdown = useView(view => view.countdown)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const number = useOpenInvoice(invoice => invoice.doc.draft.invoice_number)?.trim() ?? ''
  return (
    <div ref={header} className="contents">
      <div className={styles.bar} data-compact={isCompact || undefined}>
        <h1 className="visually-hidden">
          {number === '' ? t('editor.untitled', { kind: type }) : t('editor.title', { kind: type, number })}
        </h1>
        {countdown ? (
          <CountdownBadge key={countdown.question.revision} {...countdown} />
        ) : (
          <StatusBadge
            isChip
            status={shown.pdf === null ? shown.status : 'rejected'}
            kind={type}
            overdueDays={shown.status === 'overdue' ? (row?.overdueDays ?? null) : null}
            {...(shown.pdf !== null && { text: t(`header.pdf-${shown.pdf}`) })}
          />
        )}
        <div className={styles.notes}>
          {canSubmit && countdown === null && <FindingsChip isQuiet={isDone && !isChanged} />}
          {isDone && countdown === null && submission && (
            <ReceiptNote
              submission={submission}
              isChanged={isChanged}
              row={row}
              isNamed={shown.pdf !== null}
            />
          )}
        </div>
        {isCompact && <CompactSubject />}
        <div className={styles.actions}>
          {countdown === null && <DocumentMenu />}
          <HeaderActions shown={shown} />
        </div>
      </div>
      <div ref={subject} className={styles.subject}>
        <CustomerField />
        <Amount />
        <Properties />
        <Deadline row={row} />
      </div>
      <DocumentRelations />
      <div className={styles.messages}>
        <SubmissionPanel isTestChanged={isChanged} />
      </div>
    </div>
  )
}

function useHeaderState(isChanged: boolean) {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const row = useHost(host => findRow(host, id))
  const isUnknown = row === undefined
  useEffect(() => {
    if (isUnknown && id !== undefined) void app.hostStore.loadUnlisted(id)
  }, [app, id, isUnknown])
  const connectionId = useOpenInvoice(invoice => invoice.submission?.connectionId) ?? ''
  const isKeyRejected = useHost(host => host.links[connectionId]?.state === 'key-rejected')
  const isCountingDown = useView(view => view.countdown !== null)
  const shown = headerState({
    type: useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice',
    state: useOpenInvoice(invoice => invoice.state) ?? 'draft',
    submission: useOpenInvoice(invoice => invoice.submission) ?? null,
    row,
    isSubmitting: useOpenInvoice(invoice => invoice.isSubmitting) ?? false,
    hasErrors: useOpenInvoice(invoice => errorsOf(invoice).length > 0) ?? false,
    isKeyRejected,
    isCountingDown,
    isTestCurrent: useOpenInvoice(invoice => invoice.state === 'done') === true && !isChanged,
  })
  return { shown, row }
}

/** The total, or the outstanding amount. */
function useAmounts() {
  const id = useOpenInvoice(invoice => invoice.id)
  const row = useHost(host => findRow(host, id))
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const payable = useOpenInvoice(invoice => totalsOfDraft(invoice.doc.draft).payable) ?? '0'
  const outstanding = row?.outstanding ?? null
  const isPart = outstanding !== null && Number(outstanding) > 0 && Number(row?.paid) !== 0
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  return { row, payable, outstanding, isPart, money, shown: money(isPart ? outstanding : payable) }
}

function Amount() {
  const { row, payable, outstanding, isPart, money, shown } = useAmounts()
  const isNegative = outstanding?.startsWith('-') ?? false
  const isSettled = row?.status === 'paid' || row?.status === 'credited'
  return (
    <p className={styles.amount}>
      <span className="visually-hidden">{t('header.amount')} </span>
      <span>{shown}</span>
      {isPart && <small>{t('header.open-of', { total: money(payable) })}</small>}
      {isNegative && outstanding !== null && (
        <small>
          {t(isSettled ? 'header.overpaid' : 'header.to-refund', { amount: money(outstanding.slice(1)) })}
        </small>
      )}
    </p>
  )
}

/** Repeats the customer and the amount visually only, because screen readers find the originals. */
function CompactSubject() {
  const name = useOpenInvoice(invoice => customerName(invoice.doc.draft)) ?? ''
  const { shown } = useAmounts()
  return (
    <div className={styles.compact} aria-hidden="true">
      <bdi>{name}</bdi>
      <strong>{shown}</strong>
    </div>
  )
}

function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const target = element.current
    const root = target?.closest('[data-scroll]')
    if (!target || !root) return
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting && root.scrollTop > 0),
      { root, rootMargin: '-56px 0px 0px 0px' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return isAway
}
