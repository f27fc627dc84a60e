import { useRef } from 'react'
import { maxSearchLength } from '#contract/invoice-list.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { useKeyQueue } from '../controls/use-key-queue.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import styles from './list-search.module.css'

interface ListSearchProps {
  onArrowDown: () => void
  /** the page of all documents has the buttons elsewhere */
  isTable?: boolean
}

/** Search field with the buttons for filters and a new invoice. */
export function ListSearch({ onArrowDown, isTable = false }: ListSearchProps) {
  const app = useApp()
  const search = useHost(host => host.search)
  const queueUntilCurrent = useKeyQueue(useHost(host => host.isCurrent))
  const filters = useView(view => view.filters)
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className={isTable ? styles.alone : styles.top}>
      <search className={styles.search}>
        <Icon icon="search" size={14} />
        <input
          ref={field}
          id="search-invoices"
          data-search=""
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          dir="auto"
          value={search}
          maxLength={maxSearchLength}
          autoComplete="off"
          spellCheck={false}
          onChange={event => app.hostStore.setSearch(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape' && search !== '') {
              event.stopPropagation()
              app.hostStore.setSearch('')
            }
            if (event.key === 'ArrowDown' && !queueUntilCurrent(event)) {
              event.preventDefault()
              onArrowDown()
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
      {!isTable && (
        <IconButton
          label={t(filters ? 'filter.hide' : 'filter.show')}
          aria-expanded={filters}
          onClick={() => app.view.set({ filters: !filters })}
        >
          <Icon icon="list-filter" />
        </IconButton>
      )}
      {!isTable && (
        <IconButton
          label={t('list.new')}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+N', isMac)}
          onClick={() => void newInvoice(app)}
        >
          <Icon icon="plus" />
        </IconButton>
      )}
    </div>
  )
}
