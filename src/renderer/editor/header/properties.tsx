import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { type DocumentType, documentTypeOf, isPrintedOn } from '#core/document-type.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { DocumentTypeField } from '../../documents/document-type-field.tsx'
import { formatDistance } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt, suggestedNumber } from '../../state/document/field-messages.ts'
import { mayBeEdited } from '../../state/document/open-invoice.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { CurrencyField } from '../fields/currency-field.tsx'
import { DateField } from '../fields/date-field.tsx'
import { LanguageField } from '../fields/language-field.tsx'
import styles from './header.module.css'

/** Type, number, language and currency, edited in place. */
export function Properties() {
  const readOnly = useReadOnly()
  const isLocked = useOpenInvoice(invoice => !mayBeEdited(invoice)) ?? false
  const state = useOpenInvoice(invoice => invoice.state)
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const isMarked = useOpenInvoice(({ submission }) => submission != null && submission.issuedBy !== null)
  const reason = t(
    isMarked
      ? 'editor.marked'
      : state === 'done'
        ? 'editor.read-only'
        : state === 'queued'
          ? 'queued.waiting'
          : 'editor.frozen',
    { kind: type },
  )
  return (
    <div className={styles.properties}>
      <DocumentTypeField />
      <NumberField />
      <LanguageField />
      <CurrencyField />
      {readOnly && isLocked && (
        <p className={styles.lock} title={reason}>
          <Icon icon="lock" size={12} />
          <span className="visually-hidden">{reason}</span>
        </p>
      )}
    </div>
  )
}

const numberLabels = {
  invoice: 'field.number',
  credit_note: 'field.number.credit-note',
  quote: 'field.number.quote',
} as const satisfies Record<DocumentType, string>

function NumberField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft.invoice_number) ?? ''
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const message = useOpenInvoice(invoice => messageAt(invoice, 'invoice_number'))
  const write = (next: string, coalesceKey: string | null = 'invoice_number') =>
    app.openInvoices.edit({ label: 'number', coalesceKey, recipe: setText('invoice_number', next) })
  const suggested = useOpenInvoice(suggestedNumber)
  // a number becomes final with a live submission only
  const isProvisional = useOpenInvoice(invoice => mayBeEdited(invoice) && value.trim() !== '') ?? false
  const why = t('field.number.provisional.why', { kind: type })
  return (
    <TextField
      label={t(numberLabels[type])}
      path="invoice_number"
      value={value}
      readOnly={readOnly}
      message={message}
      title={isProvisional ? why : undefined}
      onValue={next => write(next)}
      onBlur={() => app.openInvoices.blurField('invoice_number')}
      note={isProvisional ? { text: t('field.number.provisional'), description: why } : undefined}
      action={
        suggested !== undefined && (
          <Button variant="link" size="small" onClick={() => write(suggested, null)}>
            {t('field.number.use', { number: suggested })}
          </Button>
        )
      }
    />
  )
}

/** The due date or the end of validity of the document, and the days until then. */
export function Deadline({ row }: { row: InvoiceSummary | undefined }) {
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const field = isPrintedOn(type, 'due_date')
    ? 'due_date'
    : isPrintedOn(type, 'valid_until')
      ? 'valid_until'
      : undefined
  const date = useOpenInvoice(invoice => field && invoice.doc.draft[field])
  if (field === undefined) return null
  const isSettled = row?.status === 'paid' || row?.status === 'credited'
  return (
    <div className={styles.deadline} data-late={row?.status === 'overdue' || undefined}>
      <span aria-hidden="true">{t(field === 'due_date' ? 'header.due' : 'field.valid-until')}</span>
      <DateField label={t(field === 'due_date' ? 'field.due-date' : 'field.valid-until')} field={field} />
      {isSettled ? (
        <span>{t('header.nothing-open')}</span>
      ) : (
        date !== undefined &&
        isCalendarDate(date) && <span>{formatDistance(date, localDateOf(new Date()))}</span>
      )}
    </div>
  )
}
