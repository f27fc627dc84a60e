import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say, type WordKey } from '../i18n/translate.ts'
import styles from '../shell/notice.module.css'
import { useCurrent, usePage } from '../state/use-app.ts'
import { exportData, saveAgain, saveElsewhere } from './data-actions.ts'

const words = {
  disk_full: 'data.read-only.disk-full',
  write_protected: 'data.read-only.write-protected',
} as const satisfies Record<ReadOnlyReason, WordKey>

/** The data folder takes no write: why, what that means, and where what is on the screen can be kept. */
export function ReadOnlyNotice({ reason }: { reason: ReadOnlyReason }) {
  const page = usePage()
  const id = useCurrent(document => document.id)
  const [isBusy, setBusy] = useState(false)
  const tryAgain = async () => {
    setBusy(true)
    await saveAgain(page)
    setBusy(false)
  }
  return (
    <div className={styles.notice} role="alert">
      <Icon of={CircleAlert} />
      <div className={styles.content}>
        <p>{say(words[reason])}</p>
        <div className={styles.actions}>
          <Button size="small" disabled={isBusy} onClick={() => void tryAgain()}>
            {say('save.again')}
          </Button>
          {id !== undefined && (
            <Button size="small" onClick={() => void saveElsewhere(page, id)}>
              {say('data.elsewhere')}
            </Button>
          )}
          <Button size="small" onClick={() => void exportData(page)}>
            {say('data.export')}
          </Button>
        </div>
      </div>
    </div>
  )
}
