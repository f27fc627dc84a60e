import { useState } from 'react'
import type { ReadOnlyReason, StoreStatus } from '#contract/stored-data.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import styles from '../controls/notice.module.css'
import { sentences } from '../i18n/joined-texts.ts'
import { type TextKey, t } from '../i18n/translate.ts'
import { whileSet } from '../state/host/while-set.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { exportData, recoverNow, retrySave, saveElsewhere } from './data-actions.ts'

type Notice = NonNullable<Extract<StoreStatus, { state: 'ready' }>['notice']>

const noticeTexts = {
  log_missing: 'data.log-missing',
  journal_rewritten: 'data.journal-rewritten',
  data_outdated: 'data.outdated',
  folder_outdated: 'data.folder-outdated',
  folder_moved: 'data.folder-moved',
  state_unwritable: 'data.state-unwritable',
  damage_found: 'data.damage-found',
  submissions_missing: 'data.submissions-missing',
  backup_failed: 'data.backup-failed',
} as const satisfies Record<Exclude<Notice, 'drafts_missing'>, TextKey>

function noticeText(status: StoreStatus | null): string | null {
  if (status?.state === 'newer') return t('data.newer')
  if (status?.state !== 'ready' || status.notice === null) return null
  const { notice, unreadInvoices } = status
  const first = notice === 'drafts_missing' ? [] : [t(noticeTexts[notice])]
  return sentences(...first, ...unreadInvoicesText(unreadInvoices))
}

function unreadInvoicesText(count: number | undefined): string[] {
  if (count === undefined) return []
  return [count === 0 ? t('data.drafts-uncounted') : t('data.drafts-missing', { count })]
}

/** Notice about the state of the data; dismissible unless the data are view-only. */
export function DataNotice() {
  const status = useHost(host => host.data)
  const [read, setRead] = useState<string | null>(null)
  if (status?.state === 'read_only') return <ReadOnlyNotice reason={status.reason} />
  const text = noticeText(status)
  if (text === null || text === read) return null
  return (
    <div className={styles.notice} role="alert">
      <Icon icon="circle-alert" />
      <p>{text}</p>
      {status?.state === 'ready' && status.notice === 'damage_found' && <RecoverNow />}
      {status?.state !== 'newer' && (
        <IconButton label={t('notice.dismiss')} onClick={() => setRead(text)}>
          <Icon icon="x" size={14} />
        </IconButton>
      )}
    </div>
  )
}

function RecoverNow() {
  const app = useApp()
  const [isBusy, setBusy] = useState(false)
  return (
    <Button size="small" disabled={isBusy} onClick={() => void whileSet(setBusy, () => recoverNow(app))}>
      {t('data.recover.now')}
    </Button>
  )
}

const reasonTexts = {
  disk_full: 'data.read-only.disk-full',
  write_protected: 'data.read-only.write-protected',
} as const satisfies Record<ReadOnlyReason, TextKey>

/** Explains why the data are read-only and offers ways to keep unsaved changes. */
function ReadOnlyNotice({ reason }: { reason: ReadOnlyReason }) {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const [isBusy, setBusy] = useState(false)
  const retry = () => whileSet(setBusy, () => retrySave(app))
  return (
    <div className={styles.notice} role="alert">
      <Icon icon="circle-alert" />
      <div className={styles.content}>
        <p>{t(reasonTexts[reason])}</p>
        <div className={styles.actions}>
          <Button size="small" disabled={isBusy} onClick={() => void retry()}>
            {t('save.again')}
          </Button>
          {id !== undefined && (
            <Button size="small" onClick={() => void saveElsewhere(app, id)}>
              {t('data.elsewhere')}
            </Button>
          )}
          <Button size="small" onClick={() => void exportData(app)}>
            {t('data.export')}
          </Button>
        </div>
      </div>
    </div>
  )
}
