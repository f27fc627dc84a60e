import { defaultCurrency } from '#core/defaults.ts'
import { type DocumentType, documentTypeOf, isPrintedOn, needsPrecedingInvoice } from '#core/document-type.ts'
import { currencies } from '#core/money/currency.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { kindParams } from '../documents/type-names.ts'
import { interfaceLanguage } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { setText } from '../state/document/editor-doc.ts'
import { messageAt, suggestedNumber } from '../state/document/field-messages.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import styles from './editor.module.css'
import { DateField } from './fields/date-field.tsx'
import { PathField } from './fields/path-field.tsx'

/** Number, dates and currency; the dates depend on the kind of document. */
export function EditorHeader() {
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const hasPreceding = useOpenInvoice(invoice => needsPrecedingInvoice(invoice.doc.draft)) ?? false
  return (
    <div className={styles.facts} data-type={type}>
      <NumberField />
      <DateField label={t('field.issue-date')} field="issue_date" />
      {isPrintedOn(type, 'due_date') && <DateField label={t('field.due-date')} field="due_date" />}
      {isPrintedOn(type, 'valid_until') && <DateField label={t('field.valid-until')} field="valid_until" />}
      <CurrencyField />
      {hasPreceding && <PrecedingInvoiceFields />}
    </div>
  )
}

/** Number and date of the invoice that a credit note credits. */
function PrecedingInvoiceFields() {
  return (
    <>
      <PathField path="preceding_invoice.number" label={t('preceding.number')} />
      <DateField label={t('preceding.issue-date')} field="preceding_invoice.issue_date" />
    </>
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
    app.openInvoices.edit({ label: 'edit.number', coalesceKey, recipe: setText('invoice_number', next) })
  const suggested = useOpenInvoice(suggestedNumber)
  // only a live submission uses a number up
  const isProvisional = useOpenInvoice(invoice => mayBeEdited(invoice) && value.trim() !== '') ?? false
  return (
    <TextField
      label={t(numberLabels[type])}
      path="invoice_number"
      value={value}
      readOnly={readOnly}
      message={message}
      onValue={next => write(next)}
      onBlur={() => app.openInvoices.blurField('invoice_number')}
      note={
        isProvisional
          ? {
              text: t('field.number.provisional'),
              description: t('field.number.provisional.why', kindParams(type)),
            }
          : undefined
      }
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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** copy of the chosen option in a customizable select */
      selectedcontent: object
    }
  }
}

const names = new Intl.DisplayNames(interfaceLanguage, { type: 'currency', fallback: 'code' })

/** Codes without a name are units of account, which an invoice may use. */
const options = currencies.map(({ code }) => {
  const name = names.of(code) ?? code
  return { code, label: name === code ? code : t('currency.option', { code, name }) }
})

export function CurrencyOptions() {
  return options.map(({ code, label: words }) => (
    <option key={code} value={code}>
      <span>
        {code}
        <span className={styles.currencyName}>{words.slice(code.length)}</span>
      </span>
    </option>
  ))
}

function CurrencyField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const message = useOpenInvoice(invoice => messageAt(invoice, 'currency'))
  const isKnown = currencies.some(({ code }) => code === value)
  return (
    <FieldFrame label={t('field.currency')} path="currency" message={message}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          aria-describedby={describedBy}
          onChange={event =>
            app.openInvoices.edit({
              label: 'edit.currency',
              coalesceKey: null,
              recipe: setText('currency', event.target.value),
            })
          }
        >
          <button type="button">
            <selectedcontent />
          </button>
          {!isKnown && <option value={value}>{value}</option>}
          <CurrencyOptions />
        </select>
      )}
    </FieldFrame>
  )
}
