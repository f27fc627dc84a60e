import { documentTypeOf } from '#core/document-type.ts'
import { runCommand } from '../commands/commands.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { kindParams } from '../documents/type-names.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice, useView } from '../state/use-app.ts'
import { SavedState } from './saved-state.tsx'
import styles from './toolbar.module.css'
import { UndoButtons } from './undo-buttons.tsx'

export function Toolbar() {
  const app = useApp()
  const sidebar = useView(view => view.sidebar)
  const isTable = useView(view => view.table !== null)
  const tableFits = useView(view => view.tableFits)
  const preview = useView(view => (view.layout === 'tabs' ? view.pane === 'preview' : view.preview))
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  const number = useOpenInvoice(invoice => invoice.doc.draft.invoice_number)
  const isInRecords = useView(view => view.records !== null)
  // the invoice is covered, so nothing can be done with it
  const hasInvoice = number !== undefined && !isInRecords
  return (
    <header className={styles.toolbar}>
      {!isTable && (
        <IconButton
          label={t(sidebar ? 'toolbar.sidebar.hide' : 'toolbar.sidebar.show')}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+B', isMac)}
          aria-expanded={sidebar}
          onClick={() => runCommand(app, 'toggle-sidebar')}
        >
          <Icon icon="panel-left" />
        </IconButton>
      )}
      {tableFits && (
        <IconButton
          label={t('command.invoice-table')}
          aria-pressed={isTable}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+1', isMac)}
          onClick={() => runCommand(app, 'invoice-table')}
        >
          <Icon icon="table-2" />
        </IconButton>
      )}
      <div className={styles.subject}>
        {hasInvoice && (
          <span className={styles.number}>{number || t('editor.untitled', kindParams(type))}</span>
        )}
        <SavedState />
      </div>
      {hasInvoice && <UndoButtons />}
      <ModeIndicator />
      <Button
        className={styles.palette}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+K', isMac)}
        onClick={() => runCommand(app, 'palette')}
      >
        <Icon icon="search" size={14} />
        <span className={styles.label}>{t('toolbar.palette')}</span>
        <span className={styles.keys}>
          <Kbd keys="CmdOrCtrl+K" />
        </span>
      </Button>
      {hasInvoice && (
        <IconButton
          label={t(preview ? 'toolbar.preview.hide' : 'toolbar.preview.show')}
          className={styles.toggle}
          aria-pressed={preview}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+E', isMac)}
          onClick={() => runCommand(app, 'toggle-preview')}
        >
          <Icon icon="columns-2" />
        </IconButton>
      )}
      <IconButton
        label={t('toolbar.records')}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+I', isMac)}
        aria-pressed={isInRecords}
        onClick={() => runCommand(app, 'records')}
      >
        <Icon icon="users" />
      </IconButton>
      <IconButton
        label={t('toolbar.settings')}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+,', isMac)}
        onClick={() => runCommand(app, 'settings')}
      >
        <Icon icon="settings" />
      </IconButton>
    </header>
  )
}

/** Mode of the next submission, beside the Submit button. */
function ModeIndicator() {
  const connection = useHost(host => activeConnection(host.connections))
  const mode = modeOf(connection)
  if (mode === null) return null
  const title = connection?.name
  if (mode === 'live')
    return (
      <span className={styles.live} title={title}>
        {t('mode.live')}
      </span>
    )
  return (
    <span className={styles.test} title={title}>
      {t(connection?.practice ? 'mode.practice' : 'mode.test')}
    </span>
  )
}
