import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import styles from '../shell/notice.module.css'
import { useDesk } from '../state/use-page.ts'
import { say } from '../words.ts'

const words = {
  newer: 'data.newer',
  log_missing: 'data.log-missing',
  damage_found: 'data.damage-found',
  submissions_missing: 'data.submissions-missing',
  backup_failed: 'data.backup-failed',
} as const

/** What a person has to know about the data. It stays until it is read; that they are only shown stays for good. */
export function DataNotice() {
  const status = useDesk(desk => desk.data)
  const [read, setRead] = useState<string | null>(null)
  const what = status?.state === 'newer' ? 'newer' : status?.state === 'ready' ? status.notice : null
  if (what === null || what === read) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon of={CircleAlert} />
      <p>{say(words[what])}</p>
      {what !== 'newer' && (
        <IconButton label={say('notice.dismiss')} onClick={() => setRead(what)}>
          <Icon of={X} size={14} />
        </IconButton>
      )}
    </div>
  )
}
