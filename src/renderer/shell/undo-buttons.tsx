import { undoTarget } from '../commands/command-conditions.ts'
import { runCommand } from '../commands/commands.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { ariaShortcut, shortcutLabel } from '../controls/shortcut.ts'
import { withBracket } from '../i18n/joined-texts.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { describeStep, issuedMark } from '../state/step-title.ts'
import { useApp, useOpenInvoice, useReadOnly, useView } from '../state/use-app.ts'
import styles from './top-bar.module.css'

const actions = {
  undo: { icon: 'undo-2', shortcut: 'CmdOrCtrl+Z', plain: 'command.undo', named: 'command.undo.named' },
  redo: { icon: 'redo-2', shortcut: 'CmdOrCtrl+Shift+Z', plain: 'command.redo', named: 'command.redo.named' },
} as const

/** Undo and redo with the title of the step. */
export function UndoButtons() {
  const app = useApp()
  const readOnly = useReadOnly()
  const undo = useOpenInvoice(({ history }) => history.past.at(-1))
  const redo = useOpenInvoice(({ history }) => history.future.at(-1))
  const isMarked = useView(view => view.undoableMark !== null) && undoTarget(app, 'past') === 'mark'
  return (['undo', 'redo'] as const).map(way => {
    const { icon, shortcut, plain, named } = actions[way]
    const step = way === 'undo' ? undo : redo
    const isMark = way === 'undo' && isMarked
    const isPossible = isMark || (step !== undefined && !readOnly)
    const what = isMark ? issuedMark : step && !readOnly ? describeStep(step) : undefined
    const label = what === undefined ? t(plain) : t(named, what)
    return (
      <IconButton
        key={way}
        // the label stays constant; the tooltip describes the step
        label={t(plain)}
        title={withBracket(label, shortcutLabel(shortcut, isMac))}
        className={styles.step}
        // aria-disabled, so that it stays focusable without a step
        aria-disabled={!isPossible || undefined}
        aria-keyshortcuts={ariaShortcut(shortcut, isMac)}
        onClick={() => runCommand(app, way)}
      >
        <Icon icon={icon} />
      </IconButton>
    )
  })
}
