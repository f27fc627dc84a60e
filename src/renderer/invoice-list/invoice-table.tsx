import { useEffect } from 'react'
import { Button } from '../controls/button.tsx'
import { EmptyPlace } from '../controls/empty-place.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { newestFirst, sortedBy } from '../state/host/list-filter.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { DocumentGrid } from './document-grid.tsx'
import { EmptyList } from './empty-list.tsx'
import styles from './invoice-table.module.css'
import { ListSearch } from './list-search.tsx'
import { OpenTotals } from './open-totals.tsx'
import { TableTools } from './table-tools.tsx'
import { useUsualOrder } from './use-usual-order.ts'
import { ViewsBar } from './views-bar.tsx'

const noColumns = [] as const

/** Page with all documents as a table. */
export function InvoiceTable() {
  const app = useApp()
  const invoices = useHost(host => host.invoices)
  const isEmpty = useHost(host => host.isEmpty && host.invoices.length === 0)
  const hasMore = useHost(host => host.hasMore)
  const sort = useHost(host => host.sort)
  const columns = useHost(host => host.settings?.listColumns) ?? noColumns
  const returnTo = useView(view => view.returnTo?.invoice)
  const isOrdered = useUsualOrder(newestFirst)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table appears
  useEffect(() => {
    if (invoices.length === 0) document.getElementById('search-invoices')?.focus()
  }, [])

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>{t('place.invoices')}</h1>
        <div className={styles.search}>
          <ListSearch isTable onArrowDown={() => focusFirstRow()} />
        </div>
        <OpenTotals />
        <Button
          className={styles.new}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+N', isMac)}
          onClick={() => void newInvoice(app)}
        >
          {t('list.new')}
          <Kbd keys="CmdOrCtrl+N" variant="plain" />
        </Button>
      </div>
      <div className={styles.tools}>
        <ViewsBar />
        <TableTools />
      </div>
      {isEmpty ? (
        <EmptyPlace
          title={t('list.empty.title')}
          text={t('list.empty.text')}
          action={
            <Button variant="primary" onClick={() => void newInvoice(app)}>
              {t('list.new')}
            </Button>
          }
        />
      ) : invoices.length === 0 ? (
        <EmptyList />
      ) : (
        isOrdered && (
          <DocumentGrid
            label={t('table.title')}
            invoices={invoices}
            hasMore={hasMore}
            loadMore={() => void app.hostStore.loadMore()}
            sort={sort}
            onSort={by => app.hostStore.setSort(sortedBy(by, sort))}
            columns={columns}
            isSelectable
            focusAtStart={returnTo ?? null}
          />
        )
      )}
    </div>
  )
}

const focusFirstRow = () =>
  document.querySelector<HTMLElement>('[data-region="list"] [data-invoice][tabindex="0"]')?.focus()
