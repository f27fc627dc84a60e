import { mentionNames } from '#core/france/mentions.ts'
import { TextField } from '../../controls/text-field.tsx'
import { setTextAt, textAt } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { codeListAt } from './code-lists.ts'
import { CodePathField, type PathFieldProps } from './code-path-field.tsx'

/** A one-line text of the open invoice, or a code chosen from its list. */
export function PathField({ format, ...props }: PathFieldProps & { format?: string | undefined }) {
  const list = codeListAt(props.path, format)
  return list ? <CodePathField {...props} list={list} /> : <TextPathField {...props} />
}

function TextPathField({
  path,
  label,
  edit = 'details',
  className,
  message,
  hint,
  placeholder,
}: PathFieldProps) {
  const app = useApp()
  const readOnly = useReadOnly()
  const value = useOpenInvoice(invoice => textAt(invoice.doc.draft, path)) ?? ''
  const own = useOpenInvoice(invoice => messageAt(invoice, path))
  return (
    <TextField
      isLong={mentionNames.some(name => path === `seller.${name}`)}
      path={path}
      label={label}
      className={className}
      placeholder={placeholder}
      value={value}
      readOnly={readOnly}
      message={own ?? message}
      hint={hint}
      onValue={next =>
        app.openInvoices.edit({ label: edit, coalesceKey: path, recipe: setTextAt(path, next) })
      }
      onBlur={() => app.openInvoices.blurField(path)}
    />
  )
}
