import { CircleAlert, X } from 'lucide-react'
import { useState } from 'react'
import type { StoreStatus } from '#contract/stored-data.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { say, type WordKey } from '../i18n/translate.ts'
import styles from '../shell/notice.module.css'
import { useDesk } from '../state/use-app.ts'
import { ReadOnlyNotice } from './read-only-notice.tsx'

type Notice = NonNullable<Extract<StoreStatus, { state: 'ready' }>['notice']>

const words = {
  log_missing: 'data.log-missing',
  journal_rewritten: 'data.journal-rewritten',
  data_outdated: 'data.outdated',
  damage_found: 'data.damage-found',
  submissions_missing: 'data.submissions-missing',
  backup_failed: 'data.backup-failed',
} as const satisfies Record<Exclude<Notice, 'drafts_missing'>, WordKey>

function wordsOf(status: StoreStatus | null): string | null {
  if (status?.state === 'newer') return say('data.newer')
  if (status?.state !== 'ready' || status.notice === null) return null
  const { notice, unreadInvoices } = status
  const first = notice === 'drafts_missing' ? [] : [say(words[notice])]
  return [...first, ...wordsOfUnread(unreadInvoices)].join(' ')
}

function wordsOfUnread(count: number | undefined): string[] {
  if (count === undefined) return []
  return [count === 0 ? say('data.drafts-uncounted') : say('data.drafts-missing', { count })]
}

/** What a person has to know about the data. It stays until it is read; that they are only shown stays for good. */
export function DataNotice() {
  const status = useDesk(desk => desk.data)
  const [read, setRead] = useState<string | null>(null)
  if (status?.state === 'read_only') return <ReadOnlyNotice reason={status.reason} />
  const what = wordsOf(status)
  if (what === null || what === read) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon of={CircleAlert} />
      <p>{what}</p>
      {status?.state !== 'newer' && (
        <IconButton label={say('notice.dismiss')} onClick={() => setRead(what)}>
          <Icon of={X} size={14} />
        </IconButton>
      )}
    </div>
  )
}
