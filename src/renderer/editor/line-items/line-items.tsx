import { Plus } from 'lucide-react'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ariaShortcut } from '../../commands/shortcut.ts'
import { Button } from '../../controls/button.tsx'
import { classNames } from '../../controls/class-names.ts'
import { Icon } from '../../controls/icon.tsx'
import { Kbd } from '../../controls/kbd.tsx'
import { isMac, uiLocale } from '../../controls/locale.ts'
import { say } from '../../i18n/translate.ts'
import { type ItemField, isBlankItem, setItemText } from '../../state/document/editor-doc.ts'
import { useCurrent, usePage, useReadOnly, useView } from '../../state/use-app.ts'
import { typedNumber } from '../fields/use-typed-number.ts'
import { caretLine } from './caret-line.ts'
import { columnNames } from './column-names.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { type GridAction, gridAction } from './grid-keys.ts'
import * as lines from './line-actions.ts'
import styles from './line-items.module.css'
import { LineMenu, type LineMenuPlace } from './line-menu.tsx'
import { LineRow } from './line-row.tsx'
import { readPastedTable } from './pasted-table.ts'
import { useColumns } from './use-columns.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowWindow } from './use-row-window.ts'

/** A plain table of inputs: Tab walks the cells, every command has a key, and no handle stands in the way. */
export function LineItems() {
  const page = usePage()
  const readOnly = useReadOnly()
  const rowKeys = useCurrent(document => document.doc.rowKeys) ?? []
  const { fields, hidden, toggle } = useColumns()
  const [menu, setMenu] = useState<LineMenuPlace | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const addLine = useRef<HTMLButtonElement>(null)
  const valueAtFocus = useRef('')

  const cell = useCallback(
    (rowKey: string | undefined, field: ItemField | undefined) =>
      table.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `[data-row="${rowKey}"][data-field="${field}"]`,
      ),
    [],
  )

  const focusedRow = useView(view => view.focusedRow)
  const rowWindow = useRowWindow(table, rowKeys, focusedRow)

  const wanted = useView(view => view.wantedCell)
  useLayoutEffect(() => {
    if (!wanted) return
    const field = cell(wanted.rowKey, wanted.field)
    if (!field) {
      const row = rowKeys.indexOf(wanted.rowKey)
      if (row !== -1 && rowWindow.isLong) rowWindow.scrollTo(row)
      return
    }
    field.focus()
    field.scrollIntoView({ block: 'nearest' })
    page.view.set({ wantedCell: null })
  })

  useRowDrag(table, (rowKey, gap) => {
    const from = rowKeys.indexOf(rowKey)
    lines.moveLine(page, from, gap > from ? gap - 1 : gap, 'description')
  })

  const openMenu = useCallback((row: number, anchor: HTMLElement) => {
    setMenu({ row, anchor, field: 'description' })
  }, [])

  const run = (action: GridAction, row: number, field: ItemField, element: HTMLElement) => {
    switch (action.do) {
      case 'focus': {
        const [rowKey, column] = [rowKeys[action.row], fields[action.column]]
        const target = cell(rowKey, column)
        target?.focus()
        target?.scrollIntoView({ block: 'nearest' })
        if (!target && rowKey !== undefined && column)
          page.view.set({ wantedCell: { rowKey, field: column } })
        return
      }
      case 'append':
        return lines.appendLine(page)
      case 'insert-below':
        return lines.insertLine(page, row + 1)
      case 'duplicate':
        return lines.duplicateLine(page, row, field)
      case 'delete':
        return lines.deleteLine(page, row, field)
      case 'remove-blank':
        return lines.removeBlankLine(page, row, fields.at(-1) ?? 'unit_price')
      case 'move':
        return lines.moveLine(page, row, action.to, field)
      case 'revert':
        page.documents.edit({
          label: 'edit.cell',
          burst: `${rowKeys[row]}.${field}`,
          recipe: setItemText(rowKeys[row] ?? '', field, valueAtFocus.current),
        })
        return
      case 'leave':
        addLine.current?.focus()
        return
      case 'menu':
        setMenu({ row, field, anchor: element.closest('tr')?.querySelector('[aria-haspopup]') ?? element })
    }
  }

  const placeOf = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
    const row = rowKeys.indexOf(target.dataset.row ?? '')
    const names: readonly (string | undefined)[] = fields
    const column = names.indexOf(target.dataset.field)
    const field = fields[column]
    return row === -1 || field === undefined ? undefined : { target, row, column, field }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    const item = place && page.documents.current()?.doc.draft.items[place.row]
    if (!place || !item || readOnly) return
    const action = gridAction(
      {
        key: event.key,
        mod: isMac ? event.metaKey : event.ctrlKey,
        alt: event.altKey,
        shift: event.shiftKey,
        isComposing: event.nativeEvent.isComposing,
      },
      {
        row: place.row,
        column: place.column,
        rows: rowKeys.length,
        columns: fields.length,
        isBlankRow: isBlankItem(item),
        isDescription: place.field === 'description',
        isEmptyCell: place.target.value === '',
        ...(event.key.startsWith('Arrow')
          ? caretLine(place.target)
          : { atFirstLine: true, atLastLine: true }),
        isChanged: (item[place.field] ?? '') !== valueAtFocus.current,
      },
    )
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    run(action, place.row, place.field, place.target)
  }

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    if (!place || readOnly) return
    const isText = (field: ItemField) => field === 'description' || field === 'unit'
    const cells = readPastedTable(event.clipboardData.getData('text/plain'), !isText(place.field))
    if (!cells) return
    event.preventDefault()
    const into = fields.slice(place.column)
    const values = cells.map(row =>
      row.map((text, at) => {
        const field = into[at]
        return field === undefined || isText(field) ? text : typedNumber(text, uiLocale).value
      }),
    )
    lines.pasteLines(page, place.row, into, values)
  }

  return (
    <section aria-labelledby="line-items-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="line-items-title">{say('lines.title')}</h2>
        {!readOnly && <ColumnsMenu hidden={hidden} onToggle={toggle} />}
      </div>
      <table
        ref={table}
        style={columnSizes(fields)}
        aria-labelledby="line-items-title"
        className={classNames(
          styles.table,
          fields.length > 3 && styles.wide,
          rowWindow.isLong && styles.long,
        )}
        aria-rowcount={rowKeys.length + 1}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={event => {
          const place = placeOf(event.target)
          if (!place) return
          valueAtFocus.current = page.documents.current()?.doc.draft.items[place.row]?.[place.field] ?? ''
          page.view.set({ focusedRow: rowKeys[place.row] ?? null })
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <span className="visually-hidden">{say('lines.move')}</span>
            </th>
            {fields.map(field => (
              <th key={field} scope="col" data-column={field}>
                {say(columnNames[field])}
              </th>
            ))}
            <th scope="col" data-column="amount">
              {say('lines.amount')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{say('lines.menu')}</span>
            </th>
          </tr>
        </thead>
        <tbody style={rowWindow.isLong ? { blockSize: `${rowWindow.height}px` } : undefined}>
          {rowWindow.rows.map(({ index, start }) => {
            const rowKey = rowKeys[index]
            if (rowKey === undefined) return null
            return (
              <LineRow
                key={rowKey}
                rowKey={rowKey}
                index={index}
                fields={fields}
                onMenu={openMenu}
                top={rowWindow.isLong ? start - rowWindow.offset : null}
                onRow={rowWindow.measure}
              />
            )
          })}
        </tbody>
      </table>
      {!readOnly && (
        <Button
          ref={addLine}
          look="link"
          className={styles.add}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Shift+Enter', isMac)}
          onClick={() => lines.appendLine(page)}
        >
          <Icon of={Plus} size={14} />
          {say('lines.add')}
          <Kbd keys="CmdOrCtrl+Shift+Enter" />
        </Button>
      )}
      <LineMenu place={menu} onClose={() => setMenu(null)} />
    </section>
  )
}

const widths = {
  description: 'minmax(0, 1fr)',
  quantity: '80px',
  unit: '60px',
  unit_price: '104px',
  discount_percent: '78px',
  tax_rate: '72px',
} as const

const columnSizes = (fields: readonly ItemField[]): CSSProperties & { '--columns': string } => ({
  '--columns': ['30px', ...fields.map(field => widths[field]), '112px', '30px'].join(' '),
})
