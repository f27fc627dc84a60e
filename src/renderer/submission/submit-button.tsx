import { LoaderCircle } from 'lucide-react'
import { isEditable } from '#core/invoice-state.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { isMac } from '../controls/locale.ts'
import { activeConnection, modeOf } from '../state/environment.ts'
import { useCurrent, useDesk, usePage } from '../state/use-page.ts'
import { say } from '../words.ts'
import { startSubmission } from './submit-actions.ts'
import styles from './submit-button.module.css'

/** Its words tell what will happen: a test, a question before a bill, or that a key is missing. */
export function SubmitButton() {
  const page = usePage()
  const state = useCurrent(document => document.state)
  const mode = useDesk(desk => modeOf(activeConnection(desk.connections)))
  const isBusy = useCurrent(document => document.isLeaving || document.state === 'sending') ?? false
  if (state === undefined || (!isEditable(state) && !isBusy)) return null
  if (isBusy) {
    return (
      <Button look="primary" disabled className={styles.busy}>
        <Icon of={LoaderCircle} size={14} />
        {say('submit.busy')}
      </Button>
    )
  }
  const words = mode === 'live' ? 'submit.live' : mode === 'test' ? 'submit.test' : 'submit.no-key'
  return (
    <Button
      look="primary"
      aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Enter', isMac)}
      title={mode === null ? say('submit.no-key.why') : undefined}
      onClick={() => void startSubmission(page)}
    >
      {say(words)}
      <span className={styles.keys}>
        <Kbd keys="CmdOrCtrl+Enter" look="plain" />
      </span>
    </Button>
  )
}
