import { defaultCurrency } from '#core/defaults.ts'
import { classNames } from '../../controls/class-names.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { type NumberKind, useTypedNumber } from './use-typed-number.ts'

interface NumberFieldProps {
  label: string
  /** path of a number in the draft, such as `prepaid_amount` or `charges[0].amount` */
  path: string
  kind: NumberKind
  /** message of another check than that of the draft, such as the check of its e-invoice */
  message?: FieldMessage | undefined
}

/** A number of the open invoice. */
export function NumberField({ label, path, kind, message: other }: NumberFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, path)) ?? ''
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const message = useOpenInvoice(invoice => messageAt(invoice, path)) ?? other
  const number = useTypedNumber(value, kind, currency, next =>
    app.openInvoices.edit({ label: 'details', coalesceKey: path, recipe: setTextAt(path, next) }),
  )
  return (
    <FieldFrame label={label} path={path} message={message} hint={number.interpretation ?? undefined}>
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
            app.openInvoices.blurField(path)
          }}
        />
      )}
    </FieldFrame>
  )
}
