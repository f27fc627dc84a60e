import { Plus, Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { ariaShortcut, shortcutLabel } from '../commands/shortcut.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { isMac } from '../controls/locale.ts'
import { useDesk, usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import styles from './invoice-list.module.css'
import { newInvoice } from './list-actions.ts'
import { ListItem } from './list-item.tsx'

/** All invoices, newest change first. One tab stop; arrows walk it. */
export function InvoiceList() {
  const page = usePage()
  const invoices = useDesk(desk => desk.invoices)
  const search = useDesk(desk => desk.search)
  const current = useStore(page.documents.store, state => state.current)
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const tabStop = invoices.find(invoice => invoice.id === current)?.id ?? invoices[0]?.id

  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-invoice]') ?? [])]
    const index = rows.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    rows[next]?.focus()
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
                list.current?.querySelector<HTMLElement>('[data-invoice]')?.focus()
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
        <ul ref={list} className={styles.list} onKeyDown={onKeyDown}>
          {invoices.map(summary => (
            <ListItem key={summary.id} summary={summary} isTabStop={summary.id === tabStop} />
          ))}
        </ul>
      )}
    </>
  )
}
