import { type KeyboardEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { ariaShortcut, shortcutLabel } from '../controls/shortcut.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './invoice-list.module.css'
import { ListItem } from './list-item.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { selectWithKeys } from './selection-input.ts'
import { useVirtualList } from './use-virtual-list.ts'

/** All invoices, newest change first. One tab stop; arrow keys move within the list. */
export function InvoiceList() {
  const app = useApp()
  const invoices = useHost(host => host.invoices)
  const search = useHost(host => host.search)
  const current = useStore(app.openInvoices.store, state => state.current)
  const list = useRef<HTMLDivElement>(null)
  const { isVirtual: isLong, rows, height, measure, focusRow, pin: keep } = useVirtualList(list, invoices)
  const field = useRef<HTMLInputElement>(null)

  // the tab stop must be a rendered row
  const isRendered = rows.some(({ index }) => invoices[index]?.id === current)
  const tabStop = isRendered ? current : invoices[rows[0]?.index ?? 0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement?.getAttribute('data-invoice')
    const index = invoices.findIndex(({ id }) => id === focused)
    if (selectWithKeys(app, event, focused, focusRow)) return
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: invoices.length - 1 }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusRow(next)
  }

  return (
    <>
      <div className={styles.top}>
        <search className={styles.search}>
          <Icon icon="search" size={14} />
          <input
            ref={field}
            id="search-invoices"
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={event => app.hostStore.setSearch(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Escape') app.hostStore.setSearch('')
              if (event.key === 'ArrowDown') {
                event.preventDefault()
                focusRow(0)
              }
            }}
          />
          {search !== '' && (
            <IconButton
              className={styles.clear}
              label={t('list.clear')}
              onClick={() => {
                app.hostStore.setSearch('')
                field.current?.focus()
              }}
            >
              <Icon icon="x" size={14} />
            </IconButton>
          )}
        </search>
        <IconButton
          label={t('list.new')}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+N', isMac)}
          onClick={() => void newInvoice(app)}
        >
          <Icon icon="plus" />
        </IconButton>
      </div>
      {invoices.length === 0 ? (
        <div className={styles.empty}>
          <p>
            {search.trim() === ''
              ? t('list.empty', { shortcut: shortcutLabel('CmdOrCtrl+N', isMac) })
              : t('list.nothing', { search: search.trim() })}
          </p>
          {search.trim() !== '' && (
            <Button variant="link" size="small" onClick={() => app.hostStore.setSearch('')}>
              {t('list.clear')}
            </Button>
          )}
        </div>
      ) : (
        <div ref={list} className={styles.scroll}>
          <ul
            className={styles.list}
            data-long={isLong || undefined}
            style={isLong ? { blockSize: height } : undefined}
            onKeyDown={onKeyDown}
            onFocus={event => keep(event.target.getAttribute('data-invoice'))}
            onBlur={() => keep(null)}
          >
            {rows.map(({ index, start }) => {
              const summary = invoices[index]
              return (
                summary && (
                  <ListItem
                    key={summary.id}
                    summary={summary}
                    isTabStop={summary.id === tabStop}
                    position={isLong ? { index, start, measure } : null}
                  />
                )
              )
            })}
          </ul>
        </div>
      )}
      <SelectionBar />
    </>
  )
}
