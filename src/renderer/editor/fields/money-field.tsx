import { defaultCurrency } from '#core/defaults.ts'
import { classNames } from '../../controls/class-names.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { useTypedNumber } from './use-typed-number.ts'

interface MoneyFieldProps {
  label: string
  field: 'prepaid_amount'
}

export function MoneyField({ label, field }: MoneyFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => invoice.doc.draft[field]) ?? ''
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const message = useOpenInvoice(invoice => messageAt(invoice, field))
  const number = useTypedNumber(value, 'price', currency, next =>
    app.openInvoices.edit({ label: 'edit.details', coalesceKey: field, recipe: setText(field, next) }),
  )
  return (
    <FieldFrame label={label} path={field} message={message} hint={number.interpretation ?? undefined}>
      {({ id, describedBy, isInvalid }) => (
        <input
          {...number.input}
          id={id}
          className={classNames(controls.control, styles.amount)}
          readOnly={readOnly}
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onBlur={() => {
            number.endTyping()
            app.openInvoices.blurField(field)
          }}
        />
      )}
    </FieldFrame>
  )
}
