import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useCallback, useRef } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { formatUnitPrice } from '#core/money/format.ts'
import { IconButton } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { totalsOfDraft } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { LineCell } from './line-cell.tsx'
import styles from './line-items.module.css'
import { LineMessages } from './line-messages.tsx'

interface LineRowProps {
  rowKey: string
  index: number
  fields: readonly ItemField[]
  onMenu: (index: number, anchor: HTMLElement) => void
  /** offset in a virtualised table; `null` for normal flow */
  top: number | null
  measureRow: (row: HTMLElement | null) => void
}

/** Memoised and subscribed to its own item, so that typing in one row does not render the others. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { rowKey, index, fields, onMenu, top, measureRow: onRow } = props
  const item = useOpenInvoice(invoice => invoice.doc.draft.items[index])
  const currency = useOpenInvoice(invoice => invoice.doc.draft.currency) ?? defaultCurrency
  const amount = useOpenInvoice(invoice => totalsOfDraft(invoice.doc.draft).lines[index])
  const readOnly = useReadOnly()
  const row = useRef<HTMLTableRowElement>(null)
  const stopDragging = useRef<(() => void) | undefined>(undefined)
  const line = index + 1
  const isVirtual = top !== null
  const attach = useCallback(
    (node: HTMLTableRowElement | null) => {
      row.current = node
      if (isVirtual) onRow(node)
      return () => {
        stopDragging.current?.()
        stopDragging.current = undefined
      }
    },
    [isVirtual, onRow],
  )
  if (!item) return null

  /** Registers dragging on first hover, so that rows without a drag cost nothing. */
  const enableDrag = (handle: HTMLElement) => {
    if (!row.current || stopDragging.current) return
    stopDragging.current = draggable({
      element: row.current,
      dragHandle: handle,
      getInitialData: () => ({ kind: 'line', rowKey }),
    })
  }

  return (
    <tr
      ref={attach}
      data-line={rowKey}
      data-index={index}
      aria-rowindex={index + 2}
      style={top === null ? undefined : { insetBlockStart: `${top}px` }}
    >
      <td className={styles.tool} data-tool="handle">
        {!readOnly && (
          <button
            type="button"
            className={styles.handle}
            tabIndex={-1}
            aria-label={t('lines.handle', { line })}
            onPointerEnter={event => enableDrag(event.currentTarget)}
          >
            <Icon icon="grip-vertical" size={14} />
          </button>
        )}
      </td>
      {fields.map(field => (
        <td key={field} data-column={field}>
          <LineCell rowKey={rowKey} line={line} field={field} value={item[field] ?? ''} currency={currency} />
        </td>
      ))}
      <td className={styles.amount}>
        {amount == null ? t('amount.none') : formatUnitPrice(amount, currency, uiLocale)}
      </td>
      <td className={styles.tool} data-tool="menu">
        {!readOnly && (
          <IconButton
            className={styles.menu}
            label={t('lines.row-menu', { line })}
            tabIndex={-1}
            aria-haspopup="menu"
            aria-keyshortcuts="Shift+F10"
            onClick={event => onMenu(index, event.currentTarget)}
          >
            <Icon icon="ellipsis" />
          </IconButton>
        )}
      </td>
      <LineMessages rowKey={rowKey} line={line} fields={fields} />
    </tr>
  )
})
