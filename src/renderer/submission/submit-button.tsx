import { LoaderCircle } from 'lucide-react'
import { ariaShortcut } from '../commands/shortcut.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { Kbd } from '../controls/kbd.tsx'
import { isMac } from '../controls/locale.ts'
import { say } from '../i18n/translate.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useCurrent, useDesk, usePage } from '../state/use-app.ts'
import { mayBeSubmitted, startSubmission } from './submit-actions.ts'
import styles from './submit-button.module.css'

/** Its words tell what will happen: a test, a question before a bill, or that a key is missing. */
export function SubmitButton() {
  const page = usePage()
  const connection = useDesk(desk => activeConnection(desk.connections))
  const mode = modeOf(connection)
  const canSubmit = useCurrent(document => mayBeSubmitted(document, connection)) ?? false
  const isBusy = useCurrent(document => document.isLeaving || document.state === 'sending') ?? false
  if (!canSubmit && !isBusy) return null
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
