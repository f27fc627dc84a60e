import { CodeField, type LoadCodes, useCodes } from '../../controls/code-field.tsx'
import type { FieldMessage } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

export interface PathFieldProps {
  /** path of a text in the draft, such as `period.start` or `buyer.electronic_address.id` */
  path: string
  label: string
  /** title of the undo step */
  edit?: 'details' | 'from' | 'to'
  className?: string | undefined
  /** message of a check, shown if the draft has no message for the field */
  message?: FieldMessage | undefined
  hint?: string | undefined
  /** value that applies while the field is empty */
  placeholder?: string | undefined
}

interface CodePathFieldProps extends PathFieldProps {
  list: LoadCodes
}

/** A code of the open invoice, chosen from a list. */
export function CodePathField({
  path,
  label,
  edit = 'details',
  className,
  message,
  hint,
  list,
}: CodePathFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const codes = useCodes(list)
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, path)) ?? ''
  const own = useOpenInvoice(invoice => messageAt(invoice, path))
  return (
    <CodeField
      path={path}
      label={label}
      className={className}
      value={value}
      codes={codes}
      readOnly={readOnly}
      message={own ?? message}
      hint={hint}
      onCode={code =>
        app.openInvoices.edit({ label: edit, coalesceKey: path, recipe: setTextAt(path, code) })
      }
      onBlur={() => app.openInvoices.blurField(path)}
    />
  )
}
