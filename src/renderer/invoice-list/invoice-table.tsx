import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../i18n/translate.ts'
import { leavePlace } from '../state/places.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './invoice-table.module.css'
import { ListFilters } from './list-filters.tsx'
import { ListSearch } from './list-search.tsx'
import { RowMenu, type RowMenuTarget } from './row-menu.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { widestAmount } from './table-columns.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useVirtualList } from './use-virtual-list.ts'

const rowHeight = 36

const heightOf = (pixels: number): CSSProperties & Record<'--height', string> => ({
  '--height': `${pixels}px`,
})

const amountWidth = (pixels: number): CSSProperties & Record<'--amount', string> => ({
  '--amount': `${pixels}px`,
})

/** All invoices in place of the editor. One tab stop for the rows; arrow keys move within them. */
export function InvoiceTable() {
  const app = useApp()
  const invoices = useHost(host => host.invoices)
  const hasMore = useHost(host => host.hasMore)
  const widest = useMemo(() => widestAmount(invoices), [invoices])
  const returnTo = useView(view => view.returnTo?.invoice)
  const scroller = useRef<HTMLTableSectionElement>(null)
  const [menu, setMenu] = useState<RowMenuTarget | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const { isVirtual, rows, height, focusRow, pin } = useVirtualList(scroller, invoices, rowHeight)
  const moveInRows = useListKeys({ scroller, invoices, rowHeight, focusRow, onMenu: row => setMenu({ row }) })

  // The row of the invoice that was open gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table appears
  useEffect(() => {
    const index = invoices.findIndex(({ id }) => id === returnTo)
    if (invoices.length > 0) focusRow(Math.max(0, index))
    else document.getElementById('search-invoices')?.focus()
  }, [])

  const isRendered = rows.some(({ index }) => invoices[index]?.id === active)
  const tabStop = isRendered ? active : invoices[rows[0]?.index ?? 0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (app.view.store.getState().selection !== null) app.view.set({ selection: null })
    else void leavePlace(app)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the editor from any control
    <div className={styles.all} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <h1 className={styles.title}>{t('table.title')}</h1>
        <div className={styles.search}>
          <ListSearch isTable onArrowDown={() => focusRow(0)} />
        </div>
      </div>
      <div className={styles.filters}>
        <ListFilters isTable />
      </div>
      {invoices.length === 0 ? (
        <EmptyList />
      ) : (
        <>
          <table
            className={styles.grid}
            style={amountWidth(widest)}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are focused and selected
            role="grid"
            aria-label={t('table.title')}
            aria-multiselectable="true"
            aria-rowcount={hasMore ? -1 : invoices.length + 1}
          >
            <TableHead focusFirstRow={() => focusRow(0)} />
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
              style={isVirtual ? heightOf(height) : undefined}
            >
              {rows.map(({ index, start }) => {
                const summary = invoices[index]
                return (
                  summary && (
                    <TableRow
                      key={summary.id}
                      summary={summary}
                      index={index}
                      start={isVirtual ? start : null}
                      isTabStop={summary.id === tabStop}
                      onMenu={setMenu}
                    />
                  )
                )
              })}
            </tbody>
          </table>
          <RowMenu target={menu} onClose={() => setMenu(null)} />
        </>
      )}
      <SelectionBar isTable />
    </div>
  )
}
