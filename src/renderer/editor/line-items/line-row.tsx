import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { memo, useCallback, useRef } from 'react'
import { defaultCurrency } from '#core/defaults.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { isPriced } from '#core/line-kind.ts'
import { formatUnitPrice } from '#core/money/format.ts'
import { IconButton } from '../../controls/button.tsx'
import { Icon } from '../../controls/icon.tsx'
import { useLanguage } from '../../i18n/language.ts'
import { uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { totalsOfDraft } from '../../state/document/derived.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import chips from './chips.module.css'
import discountBelow from './discount-below.module.css'
import { allColumns } from './grid-keys.ts'
import { convertLine } from './kind-actions.ts'
import { LineCell } from './line-cell.tsx'
import styles from './line-items.module.css'
import { LineMessages } from './line-messages.tsx'

interface LineRowProps {
  rowKey: string
  index: number
  fields: readonly ItemField[]
  /** the discount is below the price and shows its label */
  isDiscountBelow: boolean
  onMenu: (index: number, anchor: HTMLElement) => void
  /** offset in a virtualised table; `null` for normal flow */
  top: number | null
  measureRow: (row: HTMLElement | null) => void
}

/** Memoised and subscribed to its own item, so that typing in one row does not render the others. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  useLanguage()
  const { rowKey, index, fields, isDiscountBelow, onMenu, top, measureRow: onRow } = props
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
  const { kind = '' } = item
  const hasAmount = isPriced(item) || kind === 'subtotal'
  const cells = isPriced(item) ? fields : descriptionOnly
  const span = isPriced(item) ? undefined : fields.length + (hasAmount ? 0 : 1)

  /** Registers dragging on the first hover, so that rows that are never dragged cost nothing. */
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
      data-line-kind={kind || undefined}
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
      {cells.map(field => (
        <td key={field} data-column={field} colSpan={span}>
          {isDiscountBelow && field === 'discount_percent' && (
            <span
              className={discountBelow.label}
              data-empty={!item.discount_percent || undefined}
              aria-hidden="true"
            >
              {t(itemFields.discount_percent.label)}
            </span>
          )}
          <LineCell
            rowKey={rowKey}
            line={line}
            field={field}
            kind={kind}
            value={item[field] ?? ''}
            currency={currency}
          />
          {field === 'description' && kind === 'optional' && <OptionalChip row={index} />}
        </td>
      ))}
      {hasAmount && (
        <td className={styles.amount}>
          {amount == null ? t('amount.none') : formatUnitPrice(amount, currency, uiLocale)}
          {kind === 'optional' && <span className="visually-hidden"> {t('lines.optional.not-summed')}</span>}
        </td>
      )}
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
      <LineMessages
        rowKey={rowKey}
        line={line}
        fields={isPriced(item) ? fields : allColumns}
        span={fields.length + 1}
      />
    </tr>
  )
})

const descriptionOnly: readonly ItemField[] = ['description']

/** Marks an optional line; clicking it makes the line an ordinary one. */
function OptionalChip({ row }: { row: number }) {
  const app = useApp()
  const readOnly = useReadOnly()
  const text = t('lines.optional')
  if (readOnly) return <span className={chips.optional}>{text}</span>
  return (
    <button
      type="button"
      className={chips.optional}
      tabIndex={-1}
      aria-pressed
      aria-label={t('lines.optional.label', { line: row + 1 })}
      title={t('lines.optional.turn')}
      onClick={() => convertLine(app, row, 'item')}
    >
      {text}
    </button>
  )
}
