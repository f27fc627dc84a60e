import { classNames } from '../../controls/class-names.ts'
import controls from '../../controls/field.module.css'
import { FieldFrame } from '../../controls/text-field.tsx'
import { setText } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useCurrent, usePage, useReadOnly } from '../../state/use-app.ts'
import styles from './details.module.css'
import { useTypedNumber } from './use-typed-number.ts'

interface MoneyFieldProps {
  label: string
  field: 'prepaid_amount'
}

export function MoneyField({ label, field }: MoneyFieldProps) {
  const page = usePage()
  const readOnly = useReadOnly()
  const value = useCurrent(document => document.doc.draft[field]) ?? ''
  const currency = useCurrent(document => document.doc.draft.currency) ?? 'EUR'
  const message = useCurrent(document => messageAt(document, field))
  const number = useTypedNumber(value, 'price', currency, next =>
    page.documents.edit({ label: 'edit.details', burst: field, recipe: setText(field, next) }),
  )
  return (
    <FieldFrame label={label} path={field} message={message} hint={number.reading ?? undefined}>
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
            number.settle()
            page.documents.leaveField(field)
          }}
        />
      )}
    </FieldFrame>
  )
}
