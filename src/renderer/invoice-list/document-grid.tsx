import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { InvoiceOrder, InvoiceSort, InvoiceSummary, ListColumn } from '#contract/invoice-list.ts'
import { useLanguage } from '../i18n/language.ts'
import styles from './document-grid.module.css'
import { RowMenu, type RowMenuTarget } from './row-menu.tsx'
import { currencyOf, tableColumns, widestAmount, widestDate, widestNumber } from './table-columns.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useVirtualList } from './use-virtual-list.ts'

interface DocumentGridProps {
  label: string
  invoices: readonly InvoiceSummary[]
  hasMore: boolean
  loadMore: () => void
  sort: InvoiceSort
  onSort: (by: InvoiceOrder) => void
  columns: readonly ListColumn[]
  /** the rows are those of the list, and several can be selected */
  isSelectable?: boolean
  /** row focused when the table appears; `undefined` leaves the focus unchanged */
  focusAtStart?: string | null | undefined
}

const rowHeight = 34

type Measures = CSSProperties & Record<`--${string}`, string>

/** Table of documents. The rows are one tab stop; arrow keys move between them. */
export function DocumentGrid(props: DocumentGridProps) {
  const {
    label,
    invoices,
    hasMore,
    loadMore,
    sort,
    onSort,
    columns,
    isSelectable = false,
    focusAtStart,
  } = props
  const currency = useMemo(() => currencyOf(invoices), [invoices])
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the amounts are written in this language
  const widest = useMemo(() => widestAmount(invoices, { currency }), [invoices, currency, language])
  const widestOfNumbers = useMemo(() => widestNumber(invoices), [invoices])
  const shown = useMemo(() => tableColumns.filter(({ order }) => columns.includes(order)), [columns])
  const scroller = useRef<HTMLTableSectionElement>(null)
  const [menu, setMenu] = useState<RowMenuTarget | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const { isVirtual, rows, height, focusRow, pin } = useVirtualList({
    scroller,
    invoices,
    estimatedHeight: rowHeight,
    loadMore,
  })
  const moveInRows = useListKeys({
    scroller,
    invoices,
    rowHeight,
    focusRow,
    isSelectable,
    onMenu: row => setMenu({ row }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table appears
  useEffect(() => {
    if (focusAtStart === undefined) return
    focusRow(
      Math.max(
        0,
        invoices.findIndex(({ id }) => id === focusAtStart),
      ),
    )
  }, [])

  const isRendered = rows.some(({ index }) => invoices[index]?.id === active)
  const tabStop = isRendered ? active : invoices[rows[0]?.index ?? 0]?.id
  const measures: Measures = {
    ...(isSelectable && { '--edge': '0px' }),
    '--longest': `${widest}px`,
    '--longest-number': `${widestOfNumbers}px`,
    '--longest-date': `${widestDate()}px`,
    '--columns': [...(isSelectable ? ['var(--select)'] : []), ...shown.map(({ width }) => width)].join(' '),
    '--height': `${isVirtual ? height : invoices.length * rowHeight}px`,
  }
  return (
    <>
      <table
        className={styles.grid}
        style={measures}
        data-selectable={isSelectable || undefined}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are focused and selected
        role="grid"
        aria-label={label}
        aria-multiselectable={isSelectable || undefined}
        aria-rowcount={hasMore ? -1 : invoices.length + 1}
      >
        <TableHead
          columns={shown}
          currency={currency}
          sort={sort}
          onSort={onSort}
          isSelectable={isSelectable}
          focusFirstRow={() => focusRow(0)}
        />
        <tbody
          ref={scroller}
          className={styles.scroll}
          onKeyDown={moveInRows}
          onFocus={event => {
            const id = event.target.closest<HTMLElement>('[data-invoice]')?.dataset.invoice ?? null
            pin(id)
            setActive(id)
          }}
          onBlur={() => pin(null)}
          data-virtual={isVirtual || undefined}
        >
          {rows.map(({ index, start }) => {
            const summary = invoices[index]
            return (
              summary && (
                <TableRow
                  key={summary.id}
                  summary={summary}
                  columns={shown}
                  currency={currency}
                  index={index}
                  start={isVirtual ? start : null}
                  isTabStop={summary.id === tabStop}
                  isSelectable={isSelectable}
                  onMenu={setMenu}
                />
              )
            )
          })}
        </tbody>
      </table>
      <RowMenu target={menu} invoices={invoices} isSelectable={isSelectable} onClose={() => setMenu(null)} />
    </>
  )
}
