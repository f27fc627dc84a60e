import { CodeField, type LoadCodes, useCodes } from '../../controls/code-field.tsx'
import type { FieldMessage } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

export interface PathFieldProps {
  /** of a text in the draft, such as `period.start` or `buyer.electronic_address.id` */
  path: string
  label: string
  /** title of the undo step */
  edit?: 'details' | 'from' | 'to'
  className?: string | undefined
  /** what a check says about the value, where the draft has no message */
  message?: FieldMessage | undefined
  hint?: string | undefined
  /** what applies while nothing is typed */
  placeholder?: string | undefined
}

interface CodePathFieldProps extends PathFieldProps {
  list: LoadCodes
}

/** A code of a list at a path of the open invoice. */
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
