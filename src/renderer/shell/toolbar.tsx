import { Columns2, PanelLeft, Search, Settings as SettingsIcon } from 'lucide-react'
import { runCommand } from '../commands/commands.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useCurrent, useDesk, usePage, useView } from '../state/use-app.ts'
import { SubmitButton } from '../submission/submit-button.tsx'
import { SavedState } from './saved-state.tsx'
import styles from './toolbar.module.css'
import { UndoButtons } from './undo-buttons.tsx'

export function Toolbar() {
  const page = usePage()
  const sidebar = useView(view => view.sidebar)
  const preview = useView(view => (view.layout === 'tabs' ? view.pane === 'preview' : view.preview))
  const number = useCurrent(document => document.doc.draft.invoice_number)
  const hasInvoice = number !== undefined
  return (
    <header className={styles.toolbar}>
      <IconButton
        label={say(sidebar ? 'toolbar.sidebar.hide' : 'toolbar.sidebar.show')}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+B', isMac)}
        aria-expanded={sidebar}
        onClick={() => runCommand(page, 'toggle-sidebar')}
      >
        <Icon of={PanelLeft} />
      </IconButton>
      <div className={styles.subject}>
        {hasInvoice && <span className={styles.number}>{number || say('editor.untitled')}</span>}
        <SavedState />
      </div>
      {hasInvoice && <UndoButtons />}
      <ModeChip />
      <Button
        className={styles.palette}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+K', isMac)}
        onClick={() => runCommand(page, 'palette')}
      >
        <Icon of={Search} size={14} />
        <span className={styles.words}>{say('toolbar.palette')}</span>
        <span className={styles.keys}>
          <Kbd keys="CmdOrCtrl+K" />
        </span>
      </Button>
      {hasInvoice && (
        <IconButton
          label={say(preview ? 'toolbar.preview.hide' : 'toolbar.preview.show')}
          className={styles.toggle}
          aria-pressed={preview}
          aria-keyshortcuts={ariaShortcut('CmdOrCtrl+E', isMac)}
          onClick={() => runCommand(page, 'toggle-preview')}
        >
          <Icon of={Columns2} />
        </IconButton>
      )}
      <IconButton
        label={say('toolbar.settings')}
        aria-keyshortcuts={ariaShortcut('CmdOrCtrl+,', isMac)}
        onClick={() => runCommand(page, 'settings')}
      >
        <Icon of={SettingsIcon} />
      </IconButton>
      <SubmitButton />
    </header>
  )
}

/** Test or live, where the eye falls before a click on Submit. */
function ModeChip() {
  const connection = useDesk(desk => activeConnection(desk.connections))
  const mode = modeOf(connection)
  if (mode === null) return null
  const title = connection?.name
  if (mode === 'live')
    return (
      <span className={styles.live} title={title}>
        {say('mode.live')}
      </span>
    )
  return (
    <span className={styles.test} title={title}>
      {say(connection?.practice ? 'mode.practice' : 'mode.test')}
    </span>
  )
}
