import { Plus, Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { ariaShortcut, shortcutLabel } from '../commands/shortcut.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import styles from './invoice-list.module.css'
import { newInvoice } from './list-actions.ts'
import { ListItem } from './list-item.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { chooseWithKeys } from './selection-input.ts'
import { useListWindow } from './use-virtual-list.ts'

/** All invoices, newest change first. One tab stop; arrows walk it. */
export function InvoiceList() {
  const page = usePage()
  const invoices = useDesk(desk => desk.invoices)
  const search = useDesk(desk => desk.search)
  const current = useStore(page.documents.store, state => state.current)
  const list = useRef<HTMLDivElement>(null)
  const { isLong, rows, height, measure, focusRow, keep } = useListWindow(list, invoices)
  const field = useRef<HTMLInputElement>(null)

  // what is not in the page cannot take the Tab
  const isInPage = rows.some(({ index }) => invoices[index]?.id === current)
  const tabStop = isInPage ? current : invoices[rows[0]?.index ?? 0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement?.getAttribute('data-invoice')
    const index = invoices.findIndex(({ id }) => id === focused)
    if (chooseWithKeys(page, event, focused, focusRow)) return
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: invoices.length - 1 }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focusRow(next)
  }

  return (
    <>
      <div className={styles.top}>
        <search className={styles.search}>
          <Icon of={Search} size={14} />
          <input
            ref={field}
            id="search-invoices"
            aria-label={say('list.search')}
            placeholder={say('list.search')}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={event => page.desk.setSearch(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Escape') page.desk.setSearch('')
              if (event.key === 'ArrowDown') {
                event.preventDefault()
                focusRow(0)
              }
            }}
          />
          {search !== '' && (
            <IconButton
              className={styles.clear}
              label={say('list.clear')}
              onClick={() => {
                page.desk.setSearch('')
                field.current?.focus()
              }}
            >
              <Icon of={X} size={14} />
            </IconButton>
          )}
        </search>
        <IconButton
          label={say('list.new')}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+N', isMac)}
          onClick={() => void newInvoice(page)}
        >
          <Icon of={Plus} />
        </IconButton>
      </div>
      {invoices.length === 0 ? (
        <div className={styles.empty}>
          <p>
            {search.trim() === ''
              ? say('list.empty', { shortcut: shortcutLabel('CmdOrCtrl+N', isMac) })
              : say('list.nothing', { search: search.trim() })}
          </p>
          {search.trim() !== '' && (
            <Button look="link" size="small" onClick={() => page.desk.setSearch('')}>
              {say('list.clear')}
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
                    place={isLong ? { index, start, measure } : null}
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
