import { Redo2, Undo2 } from 'lucide-react'
import { runCommand } from '../commands/commands.ts'
import { ariaShortcut, shortcutLabel } from '../commands/shortcut.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { nameOfStep } from '../state/document/step-title.ts'
import { useCurrent, usePage, useReadOnly } from '../state/use-app.ts'
import styles from './toolbar.module.css'

const ways = {
  undo: { icon: Undo2, shortcut: 'CmdOrCtrl+Z', plain: 'command.undo', named: 'command.undo.named' },
  redo: { icon: Redo2, shortcut: 'CmdOrCtrl+Shift+Z', plain: 'command.redo', named: 'command.redo.named' },
} as const

/** They say what they would take back or bring back. */
export function UndoButtons() {
  const page = usePage()
  const readOnly = useReadOnly()
  const undo = useCurrent(({ history }) => history.past.at(-1))
  const redo = useCurrent(({ history }) => history.future.at(-1))
  return (['undo', 'redo'] as const).map(way => {
    const { icon, shortcut, plain, named } = ways[way]
    const step = way === 'undo' ? undo : redo
    const isPossible = step !== undefined && !readOnly
    const label = isPossible ? say(named, { what: nameOfStep(step) }) : say(plain)
    return (
      <IconButton
        key={way}
        // a name that stays, and in the tooltip, read as its description, what it would do now
        label={say(plain)}
        title={`${label} (${shortcutLabel(shortcut, isMac)})`}
        className={styles.step}
        // stays where it is for Tab, whatever there is to undo
        aria-disabled={!isPossible || undefined}
        aria-keyshortcuts={ariaShortcut(shortcut, isMac)}
        onClick={() => runCommand(page, way)}
      >
        <Icon of={icon} />
      </IconButton>
    )
  })
}
