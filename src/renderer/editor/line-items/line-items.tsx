import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isBlankItem, trimBlankItems } from '#core/draft/draft-fields.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { isPriced } from '#core/line-kind.ts'
import { Button } from '../../controls/button.tsx'
import { classNames } from '../../controls/class-names.ts'
import { ariaShortcut } from '../../controls/shortcut.ts'
import { labelled } from '../../i18n/joined-texts.ts'
import { isMac, uiLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/translate.ts'
import { type ItemField, isTextColumn, itemAbove, setItemText } from '../../state/document/editor-doc.ts'
import { useApp, useOpenInvoice, useReadOnly, useView } from '../../state/use-app.ts'
import type { PastePlan } from '../../state/view/overlay.ts'
import { ColumnsMenu, useColumns } from './columns-menu.tsx'
import discountBelow from './discount-below.module.css'
import { cellBeside, type GridAction, gridAction } from './grid-keys.ts'
import { insertPlanned } from './insert-planned.ts'
import { convertLine } from './kind-actions.ts'
import * as lines from './line-actions.ts'
import styles from './line-items.module.css'
import { LineMenu, type LineMenuTarget } from './line-menu.tsx'
import { LineRow } from './line-row.tsx'
import { parsePastedTable } from './paste/parse-table.ts'
import { isReadable, pastedNumbers } from './paste/pasted-numbers.ts'
import { cellsInPlace, fieldsInPlace, isWholeLineAmbiguous, planPaste } from './paste/plan-paste.ts'
import { type ShownLayout, useTableLayout } from './table-layout.ts'
import { TaxChip } from './tax-chip.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useVirtualLines } from './use-virtual-lines.ts'

/** Table of inputs: Tab moves between the cells, and every command has a shortcut. */
export function LineItems() {
  const app = useApp()
  const readOnly = useReadOnly()
  const allRowKeys = useOpenInvoice(invoice => invoice.doc.rowKeys) ?? []
  const writtenCount = useOpenInvoice(({ doc }) =>
    readOnly ? trimBlankItems(doc.draft.items).length : Infinity,
  )
  const rowKeys = allRowKeys.slice(0, writtenCount)
  const { fields, hidden, taxOfAll, toggle } = useColumns()
  const isLastBlank =
    useOpenInvoice(({ doc }) => {
      const last = doc.draft.items.at(-1)
      return last !== undefined && isBlankItem(last)
    }) ?? false
  const section = useRef<HTMLElement>(null)
  const layout = useTableLayout(section, fields)
  const { usual, compact } = layout.editorNeeds
  useLayoutEffect(() => app.view.set({ editorNeeds: { usual, compact } }), [app, usual, compact])
  const [menu, setMenu] = useState<LineMenuTarget | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const addLine = useRef<HTMLButtonElement>(null)
  const valueAtFocus = useRef('')

  const findCell = useCallback(
    (rowKey: string | undefined, field: ItemField | undefined) =>
      table.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `[data-row="${rowKey}"][data-field="${field}"]`,
      ),
    [],
  )

  const focusedRow = useView(view => view.focusedRow)
  const cellToFocus = useView(view => view.cellToFocus)
  const rowWindow = useVirtualLines(table, rowKeys, cellToFocus?.rowKey ?? focusedRow)

  useLayoutEffect(() => {
    if (!cellToFocus) return
    // headings have a description only
    const field =
      findCell(cellToFocus.rowKey, cellToFocus.field) ?? findCell(cellToFocus.rowKey, 'description')
    if (!field) {
      const row = rowKeys.indexOf(cellToFocus.rowKey)
      if (row !== -1 && rowWindow.isVirtual) rowWindow.scrollTo(row)
      return
    }
    field.focus()
    // numbers are selected as a whole
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
    field.scrollIntoView({ block: 'nearest' })
    app.view.set({ cellToFocus: null })
  })

  useRowDrag(table, (rowKey, gap) => lines.moveLine(app, rowKeys.indexOf(rowKey), gap, 'description'))

  const openMenu = useCallback((row: number, anchor: HTMLElement) => {
    setMenu({ row, anchor, field: 'description' })
  }, [])

  const run = (action: GridAction, row: number, field: ItemField, element: HTMLElement) => {
    switch (action.type) {
      case 'focus': {
        const [rowKey, column] = [rowKeys[action.cell.row], action.cell.field]
        const target = findCell(rowKey, column)
        target?.focus()
        target?.scrollIntoView({ block: 'nearest' })
        if (!target && rowKey !== undefined) app.view.set({ cellToFocus: { rowKey, field: column } })
        return
      }
      case 'append':
        return lines.appendLine(app)
      case 'insert-below':
        return lines.insertLine(app, row + 1)
      case 'duplicate':
        return lines.duplicateLine(app, row, field)
      case 'delete':
        return lines.deleteLine(app, row, field)
      case 'remove-blank':
        return lines.removeBlankLine(app, row, fields.at(-1) ?? 'unit_price')
      case 'turn-ordinary':
        return convertLine(app, row, 'item')
      case 'move':
        return lines.stepLine(app, row, action.step, field)
      case 'revert':
        app.openInvoices.edit({
          label: 'cell',
          coalesceKey: `${rowKeys[row]}.${field}`,
          recipe: setItemText(rowKeys[row] ?? '', field, valueAtFocus.current),
        })
        return
      case 'leave':
        addLine.current?.focus()
        return
      case 'menu':
        // otherwise the menu would open outside of the view
        element.scrollIntoView({ block: 'nearest' })
        setMenu({ row, field, anchor: element.closest('tr')?.querySelector('[aria-haspopup]') ?? element })
    }
  }

  const cellOfTarget = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
    const row = rowKeys.indexOf(target.dataset.row ?? '')
    const names: readonly (string | undefined)[] = fields
    const column = names.indexOf(target.dataset.field)
    const field = fields[column]
    return row === -1 || field === undefined ? undefined : { target, row, column, field }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOfTarget(event.target)
    const items = app.openInvoices.current()?.doc.draft.items
    const item = cell && items?.[cell.row]
    if (!cell || !item || readOnly) return
    const { row, field } = cell
    const shown = items.slice(0, rowKeys.length)
    const action = gridAction(
      {
        key: event.key,
        mod: isMac ? event.metaKey : event.ctrlKey,
        alt: event.altKey,
        shift: event.shiftKey,
        isComposing: event.nativeEvent.isComposing,
      },
      {
        row,
        rows: rowKeys.length,
        isLastCell: !isPriced(item) || cell.column === fields.length - 1,
        above: cellBeside(shown, row, field, 'up'),
        below: cellBeside(shown, row, field, 'down'),
        isBlankRow: isBlankItem(item) && (!item.unit || item.unit === itemAbove(items, row)?.unit),
        isBlankKind: !isBlankItem(item) && isBlankItem({ ...item, kind: '' }),
        isDescription: field === 'description',
        isEmptyCell: cell.target.value === '',
        ...(event.key.startsWith('Arrow') ? caretLine(cell.target) : { atFirstLine: true, atLastLine: true }),
        isChanged: (item[field] ?? '') !== valueAtFocus.current,
      },
    )
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    run(action, row, field, cell.target)
  }

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellOfTarget(event.target)
    if (!cell || readOnly) return
    const rows = parsePastedTable(event.clipboardData.getData('text/plain'), !isTextColumn(cell.field))
    if (!rows) return
    event.preventDefault()
    const { hasHeader, columns } = planPaste(rows, uiLocale)
    const currency = app.openInvoices.current()?.doc.draft.currency ?? ''
    const numbers = pastedNumbers(rows, { hasHeader, columns, currency })
    const plan = planPaste(numbers.rows, uiLocale)
    const inPlace = hasHeader ? undefined : fieldsInPlace(rows, fields, cell.column, uiLocale)
    const isAmbiguous = inPlace !== undefined && isWholeLineAmbiguous(inPlace, plan)
    const ask = (asked: { plan: PastePlan; inPlace?: readonly ItemField[] }) =>
      app.view.set({ overlay: { kind: 'paste-lines', row: cell.row, rows, ...asked } })
    if (inPlace && !isAmbiguous) {
      const own = pastedNumbers(rows, { hasHeader: false, columns: inPlace, currency })
      if (isReadable(own)) lines.pasteCells(app, cell.row, inPlace, cellsInPlace(own.rows, inPlace, uiLocale))
      else ask({ plan: { hasHeader: false, columns: inPlace, isCertain: false }, inPlace })
    } else if (plan.isCertain && !isAmbiguous && isReadable(numbers))
      insertPlanned(app, cell.row, numbers.rows, plan)
    else ask({ plan })
  }

  return (
    <section ref={section} aria-labelledby="line-items-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="line-items-title">{t('lines.title')}</h2>
        {!readOnly && (
          <div className={styles.tools}>
            {taxOfAll !== null && <TaxChip rate={taxOfAll} onDiffer={() => toggle('tax_rate')} />}
            <ColumnsMenu hidden={hidden} onToggle={toggle} />
          </div>
        )}
      </div>
      <table
        ref={table}
        style={columnsStyle(layout)}
        aria-labelledby="line-items-title"
        className={classNames(
          styles.table,
          layout.isTwoRow && styles.twoRow,
          layout.isDiscountBelow && discountBelow.table,
          rowWindow.isVirtual && styles.long,
        )}
        aria-rowcount={rowKeys.length + 1}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={event => {
          const cell = cellOfTarget(event.target)
          if (!cell) return
          valueAtFocus.current = app.openInvoices.current()?.doc.draft.items[cell.row]?.[cell.field] ?? ''
          app.view.set({ focusedRow: rowKeys[cell.row] ?? null })
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.tool}>
              <span className="visually-hidden">{t('lines.move')}</span>
            </th>
            {fields.map(field => (
              <th
                key={field}
                scope="col"
                data-column={field}
                data-kind={isTextColumn(field) ? 'text' : 'number'}
              >
                {t(itemFields[field].label)}
              </th>
            ))}
            <th scope="col" data-column="amount">
              {t('lines.amount')}
            </th>
            <th scope="col" className={styles.tool}>
              <span className="visually-hidden">{t('lines.menu')}</span>
            </th>
          </tr>
        </thead>
        <tbody style={rowWindow.isVirtual ? { blockSize: `${rowWindow.height}px` } : undefined}>
          {rowWindow.rows.map(({ index, start }) => {
            const rowKey = rowKeys[index]
            if (rowKey === undefined) return null
            return (
              <LineRow
                key={rowKey}
                rowKey={rowKey}
                index={index}
                fields={fields}
                isDiscountBelow={layout.isDiscountBelow}
                onMenu={openMenu}
                top={rowWindow.isVirtual ? start - rowWindow.offset : null}
                measureRow={rowWindow.measure}
              />
            )
          })}
        </tbody>
      </table>
      {!readOnly && (
        <Button
          ref={addLine}
          variant="quiet"
          className={styles.add}
          data-blank={isLastBlank || undefined}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Shift+Enter', isMac)}
          aria-label={labelled(t('lines.add'), t('lines.placeholder'))}
          onClick={() => lines.appendLine(app)}
        >
          {t('lines.placeholder')}
        </Button>
      )}
      <LineMenu target={menu} onClose={() => setMenu(null)} />
    </section>
  )
}

const columnsStyle = ({
  columns,
  needed,
  titles,
}: ShownLayout): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': columns,
  '--titles': `${titles}px`,
  ...Object.fromEntries(Object.entries(needed).map(([column, width]) => [`--${column}`, `${width}px`])),
})

/**
 * Whether the caret is on the first or last visual line of a wrapped text area. The browser does not expose this, so
 * the text is measured in a mirror element with the same box.
 */
function caretLine(field: HTMLElement): { atFirstLine: boolean; atLastLine: boolean } {
  if (!(field instanceof HTMLTextAreaElement)) return { atFirstLine: true, atLastLine: true }
  const style = getComputedStyle(field)
  const lineHeight = Number.parseFloat(style.lineHeight)
  if (field.scrollHeight < lineHeight * 2) return { atFirstLine: true, atLastLine: true }

  const mirror = document.createElement('div')
  for (const property of ['font', 'letterSpacing', 'lineHeight', 'padding', 'wordBreak'] as const) {
    mirror.style[property] = style[property]
  }
  Object.assign(mirror.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    boxSizing: 'border-box',
    width: `${field.clientWidth}px`,
  })
  const caretMarker = document.createElement('span')
  mirror.append(
    field.value.slice(0, field.selectionStart),
    caretMarker,
    field.value.slice(field.selectionStart) || '\u200b',
  )
  document.body.append(mirror)
  const line = Math.round((caretMarker.offsetTop - Number.parseFloat(style.paddingTop)) / lineHeight)
  const lines = Math.round(
    (mirror.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)) /
      lineHeight,
  )
  mirror.remove()
  return { atFirstLine: line <= 0, atLastLine: line >= lines - 1 }
}
