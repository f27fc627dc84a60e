import type { Issue } from '#core/errors/issue.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { itemPath } from '#core/json/json-path.ts'
import { classNames } from '../../controls/class-names.ts'
import { labelled } from '../../i18n/joined-texts.ts'
import { t, textOf } from '../../i18n/translate.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { messageAt } from '../../state/document/field-messages.ts'
import { useOpenInvoice, useView } from '../../state/use-app.ts'
import styles from './line-items.module.css'

/** The kind of a line has no cell but can have messages. */
type MessageField = ItemField | 'kind'

export const messageIdOf = (rowKey: string, field: MessageField) => `${rowKey}-${field}-message`

/** Message of the core or the service for a cell, or else a warning of the preview. */
export function useCellMessage(rowKey: string, line: number, field: MessageField): Issue | undefined {
  const issue = useOpenInvoice(invoice => messageAt(invoice, `${rowKey}.${field}`))
  const shown = itemPath({ index: line - 1, field })
  const warning = useView(view => view.warnings.find(({ path }) => path === shown))
  return issue ?? warning
}

interface LineMessagesProps {
  rowKey: string
  line: number
  fields: readonly ItemField[]
  /** number of columns to span */
  span: number
}

/** Shows the messages of a line below its cells, because number columns are too narrow for text. */
export function LineMessages({ rowKey, line, fields, span }: LineMessagesProps) {
  return (
    <td className={styles.messages} colSpan={span}>
      {[...fields, 'kind' as const].map(field => (
        <LineMessage key={field} rowKey={rowKey} line={line} field={field} />
      ))}
    </td>
  )
}

function LineMessage({ rowKey, line, field }: { rowKey: string; line: number; field: MessageField }) {
  const message = useCellMessage(rowKey, line, field)
  if (!message) return null
  return (
    <span id={messageIdOf(rowKey, field)} className={classNames(styles.message, styles[message.severity])}>
      {field === 'description'
        ? textOf(message.message)
        : labelled(t(itemFields[field].label), textOf(message.message))}
    </span>
  )
}
