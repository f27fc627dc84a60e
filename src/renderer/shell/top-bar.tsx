import { useStore } from 'zustand'
import { BatchStatus } from '../batch/batch-status.tsx'
import { runCommand } from '../commands/commands.ts'
import { ConnectionIndicator } from '../connections/connection-indicator.tsx'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { formatCount, isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { DueStatus } from '../schedules/due-status.tsx'
import { showPlace, useShownPlace } from '../state/places.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { SavedState } from './saved-state.tsx'
import styles from './top-bar.module.css'
import { UndoButtons } from './undo-buttons.tsx'

/** Location, search, and connection. */
export function TopBar() {
  const app = useApp()
  const hasInvoice = useShownPlace() === null
  return (
    <header className={styles.bar}>
      <div className={styles.where}>
        <Logo />
        {hasInvoice && (
          <>
            <WhereInList />
            <UndoButtons />
            <SavedState />
          </>
        )}
      </div>
      <Button
        className={styles.palette}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+K', isMac)}
        onClick={() => runCommand(app, 'palette')}
      >
        <Icon icon="search" size={14} />
        <span className={styles.label}>{t('toolbar.palette')}</span>
        <span className={styles.keys}>
          <Kbd keys="CmdOrCtrl+K" variant="plain" />
        </span>
      </Button>
      <div className={styles.end}>
        <DataCheck />
        <DueStatus />
        <BatchStatus />
        <ConnectionIndicator />
      </div>
    </header>
  )
}

function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="7" fill="var(--text)" />
      <path
        d="M10 6v14.5M10 13.2a4.3 4.3 0 1 1 0 5.6M10 6h5"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/**
 * Buttons back to the place, to the neighbouring documents, and for a new one. Hidden while a list is shown beside the
 * document.
 */
function WhereInList() {
  const app = useApp()
  const place = useView(view => view.place)
  const isDocked = useView(view => view.sidebar && view.layout === 'wide')
  if (place === 'invoices' && isDocked) return null
  return (
    <>
      <Button variant="quiet" className={styles.back} onClick={() => void showPlace(app, place)}>
        <Icon icon="chevron-left" />
        <span>{t(`place.${place}`)}</span>
      </Button>
      {place === 'invoices' && (
        <>
          <PositionInList />
          {(['previous-invoice', 'next-invoice'] as const).map(command => (
            <IconButton
              key={command}
              className={styles.step}
              label={t(`command.${command}`)}
              aria-keyshortcuts={ariaShortcut(
                command === 'next-invoice' ? 'CmdOrCtrl+PageDown' : 'CmdOrCtrl+PageUp',
                isMac,
              )}
              onClick={() => runCommand(app, command)}
            >
              <Icon icon={command === 'next-invoice' ? 'chevron-down' : 'chevron-up'} />
            </IconButton>
          ))}
        </>
      )}
      {!isDocked && (
        <IconButton
          label={t('command.new-invoice')}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+N', isMac)}
          onClick={() => runCommand(app, 'new-invoice')}
        >
          <Icon icon="plus" />
        </IconButton>
      )}
    </>
  )
}

/** Position such as "3 of 128"; empty for a document that is not in the list. */
function PositionInList() {
  const current = useStore(useApp().openInvoices.store, state => state.current)
  const position = useHost(host => host.invoices.findIndex(({ id }) => id === current) + 1)
  const count = useHost(({ counts, filter, invoices, hasMore }) => {
    if (!hasMore) return invoices.length
    if (!counts || filter.statuses.length === 0) return counts?.total ?? 0
    return filter.statuses.reduce((sum, status) => sum + (counts.byStatus[status] ?? 0), 0)
  })
  if (position === 0 || count === 0) return null
  return (
    <span className={styles.position}>
      {t('place.position', { position: formatCount(position), count: formatCount(count) })}
    </span>
  )
}

function DataCheck() {
  const isChecking = useHost(host => host.data?.state === 'ready' && host.data.isChecking === true)
  return isChecking ? (
    <span className={styles.check} role="status">
      {t('status.checking-data')}
    </span>
  ) : null
}
