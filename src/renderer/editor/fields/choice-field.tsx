import controls from '../../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

interface ChoiceFieldProps<Choice extends string> {
  /** path of a text in the draft */
  path: string
  label: string
  choices: readonly Choice[]
  titleOf: (choice: Choice) => string
  /** title of the option for an empty field */
  none: string
  /** message of a check, shown if the draft has no message for the field */
  message?: FieldMessage | undefined
}

/** A text of the open invoice with a few allowed values, or empty. */
export function ChoiceField<Choice extends string>({
  path,
  label,
  choices,
  titleOf,
  none,
  message,
}: ChoiceFieldProps<Choice>) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, path)) ?? ''
  const own = useOpenInvoice(invoice => messageAt(invoice, path))
  return (
    <FieldFrame label={label} path={path} message={own ?? message}>
      {({ id, describedBy, isInvalid }) => (
        <select
          id={id}
          className={controls.control}
          value={value}
          disabled={readOnly}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          onChange={event =>
            app.openInvoices.edit({
              label: 'details',
              coalesceKey: null,
              recipe: setTextAt(path, event.target.value),
            })
          }
        >
          <option value="">{none}</option>
          {choices.map(choice => (
            <option key={choice} value={choice}>
              {titleOf(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
