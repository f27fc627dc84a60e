import { taxCurrencyOf } from '#core/invoice/tax-currency.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import controls from '../../controls/field.module.css'
import { Icon } from '../../controls/icon.tsx'
import { FieldFrame, TextField } from '../../controls/text-field.tsx'
import { t } from '../../i18n/translate.ts'
import { setText, type TextField as TextFieldName } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { Charges } from './charges.tsx'
import styles from './details.module.css'
import { DiscountField } from './discount-field.tsx'
import { NumberField } from './number-field.tsx'
import { PrecedingInvoices } from './preceding-invoices.tsx'

/** Rarely used fields, collapsed by default. */
export function Details() {
  const app = useApp()
  const readOnly = useReadOnly()
  const isIncluded = useOpenInvoice(invoice => invoice.doc.draft.prices_include_tax) ?? false
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon icon="chevron-right" size={14} />
        {t('more.title')}
      </summary>
      <div className={styles.body}>
        <div className={styles.grid}>
          <DocumentText field="payment_reference" label={t('more.payment-reference')} />
          <DiscountField />
          <NumberField path="prepaid_amount" label={t('more.prepaid')} kind="price" />
          <TaxCurrency />
          <label className={styles.check}>
            <Checkbox
              checked={isIncluded}
              disabled={readOnly}
              onChange={event => {
                const isChecked = event.target.checked
                app.openInvoices.edit({
                  label: 'details',
                  coalesceKey: null,
                  recipe: doc => {
                    doc.draft.prices_include_tax = isChecked
                  },
                })
              }}
            />
            {t('more.tax-included')}
          </label>
        </div>
        <Charges />
        <PrecedingInvoices />
        <div className={styles.wide}>
          <DocumentText
            field="tax_note"
            label={t('more.tax-note')}
            placeholder={t('more.tax-note.hint')}
            isLong
          />
        </div>
      </div>
    </details>
  )
}

/** Printed below the totals, so edited beside them. */
export function Notes() {
  const readOnly = useReadOnly()
  const hasNotes = useOpenInvoice(({ doc }) => Boolean(doc.draft.notes)) ?? false
  if (readOnly && !hasNotes) return null
  return <DocumentText field="notes" label={t('more.notes')} placeholder={t('more.notes.hint')} isLong />
}

/** VAT in the accounting currency of the seller; shown if the invoice has another currency or states it already. */
function TaxCurrency() {
  const isShown = useOpenInvoice(({ doc: { draft } }) =>
    Boolean(draft.tax_currency || draft.tax_exchange_rate || taxCurrencyOf(draft)),
  )
  const usual = useOpenInvoice(({ doc: { draft } }) => taxCurrencyOf({ ...draft, tax_currency: undefined }))
  if (!isShown) return null
  return (
    <>
      <DocumentText
        field="tax_currency"
        label={t('more.tax-currency')}
        {...(usual && { placeholder: usual })}
      />
      <NumberField path="tax_exchange_rate" label={t('more.tax-exchange-rate')} kind="quantity" />
    </>
  )
}

interface TextProps {
  field: TextFieldName
  label: string
  placeholder?: string
  isLong?: boolean
}

/** A free text of the document. */
export function DocumentText({ field, label, placeholder, isLong = false }: TextProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft[field]) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, field))
  const onValue = (next: string) =>
    app.openInvoices.edit({ label: 'details', coalesceKey: field, recipe: setText(field, next) })
  const onBlur = () => app.openInvoices.blurField(field)
  const shared = { placeholder, readOnly, onBlur }
  if (!isLong) {
    return (
      <TextField {...shared} path={field} label={label} value={value} onValue={onValue} message={message} />
    )
  }
  return (
    <FieldFrame label={label} path={field} message={message}>
      {({ id, describedBy, isInvalid }) => (
        <textarea
          {...shared}
          // CSS recognises an empty field by its placeholder
          placeholder={placeholder ?? ' '}
          dir="auto"
          id={id}
          className={controls.control}
          rows={1}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event => onValue(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
