import { TextField } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'

interface PathFieldProps {
  /** of a text in the draft, such as `period.start` or `buyer.electronic_address.id` */
  path: string
  label: string
  /** title of the undo step */
  edit?: 'edit.details' | 'edit.from' | 'edit.to'
  className?: string | undefined
  /** what applies while nothing is typed */
  placeholder?: string | undefined
}

/** One-line text at a path of the open invoice. */
export function PathField({ path, label, edit = 'edit.details', className, placeholder }: PathFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, path)) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, path))
  return (
    <TextField
      path={path}
      label={label}
      className={className}
      placeholder={placeholder}
      value={value}
      readOnly={readOnly}
      message={message}
      onValue={next =>
        app.openInvoices.edit({ label: edit, coalesceKey: path, recipe: setTextAt(path, next) })
      }
      onBlur={() => app.openInvoices.blurField(path)}
    />
  )
}
