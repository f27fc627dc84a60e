import { Fragment, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { groupOrder } from '../state/host/list-filter.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { EmptyList } from './empty-list.tsx'
import styles from './invoice-list.module.css'
import { ListFilters } from './list-filters.tsx'
import { groupsOf } from './list-groups.ts'
import { ListItem } from './list-item.tsx'
import { ListSearch } from './list-search.tsx'
import { RowMenu, type RowMenuTarget } from './row-menu.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useUsualOrder } from './use-usual-order.ts'
import { useVirtualList } from './use-virtual-list.ts'

/** pixels, of a row whose texts fit on their lines */
const rowHeight = 52

/** List of all invoices beside the editor. One tab stop; arrow keys move within the list. */
export function InvoiceList() {
  const app = useApp()
  const invoices = useHost(host => host.invoices)
  const isOrdered = useUsualOrder(groupOrder)
  const isGrouped = useHost(host => host.sort.by === 'group')
  const current = useStore(app.openInvoices.store, state => state.current)
  const list = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<RowMenuTarget | null>(null)
  const { isVirtual, rows, height, measure, focusRow, pin } = useVirtualList({
    scroller: list,
    invoices,
    estimatedHeight: rowHeight,
    loadMore: () => void app.hostStore.loadMore(),
    gap: 1,
  })
  const onKeyDown = useListKeys({
    scroller: list,
    invoices,
    rowHeight,
    focusRow,
    isSelectable: true,
    onMenu: row => setMenu({ row }),
  })

  // the tab stop must be a rendered row
  const isRendered = rows.some(({ index }) => invoices[index]?.id === current)
  const tabStop = isRendered ? current : invoices[rows[0]?.index ?? 0]?.id

  return (
    <>
      <ListSearch onArrowDown={() => focusRow(0)} />
      <ListFilters />
      {invoices.length === 0 ? (
        <EmptyList />
      ) : (
        <div ref={list} className={styles.scroll} data-ordered={isOrdered}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside */}
          <div
            className={styles.list}
            data-long={isVirtual || undefined}
            style={isVirtual ? { blockSize: height } : undefined}
            onKeyDown={onKeyDown}
            onFocus={event => pin(event.target.getAttribute('data-invoice'))}
            onBlur={() => pin(null)}
          >
            {groupsOf(rows, invoices, isGrouped).map(({ key, label, rows: shown, hasHeading }) => (
              <Fragment key={key}>
                {hasHeading && (
                  <h2
                    className={styles.heading}
                    style={isVirtual ? { transform: `translateY(${shown[0]?.start}px)` } : undefined}
                  >
                    {label}
                  </h2>
                )}
                <ul aria-label={label}>
                  {shown.map(({ index, start, summary }, at) => (
                    <ListItem
                      key={summary.id}
                      summary={summary}
                      isBelowHeading={hasHeading && at === 0}
                      isTabStop={summary.id === tabStop}
                      position={isVirtual ? { index, start, measure } : null}
                      onMenu={setMenu}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
          <RowMenu target={menu} invoices={invoices} isSelectable onClose={() => setMenu(null)} />
        </div>
      )}
    </>
  )
}
