import { useEffect, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import noticeStyles from '../controls/notice.module.css'
import { retrySave, saveElsewhere } from '../data/data-actions.ts'
import { formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import styles from './top-bar.module.css'

const savingShownAfterMs = 400

/** Save state: "Saved" appears only after a commit, and a failure stays until the next commit. */
export function SavedState() {
  const save = useOpenInvoice(invoice => invoice.save)
  const isBusy = useDelayedFlag(save?.state === 'saving')
  const [lastSaved, setLastSaved] = useState<string>()
  const savedAt = save?.state === 'saved' ? save.updatedAt : undefined
  useEffect(() => {
    if (savedAt !== undefined) setLastSaved(savedAt)
  }, [savedAt])

  if (save === undefined || save.state === 'failed') return null
  if (save.state === 'saved') {
    return (
      <span className={styles.saved} title={t('save.saved.where')}>
        {t('save.saved', { time: formatTime(save.updatedAt) })}
      </span>
    )
  }
  // Shows "Saving…" for slow saves only, to avoid flicker.
  return (
    <span className={styles.saved}>
      {isBusy || lastSaved === undefined ? t('save.saving') : t('save.editing')}
    </span>
  )
}

/** Shown above the invoice, because nothing may hide that it is not saved. */
export function SaveFailure() {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const save = useOpenInvoice(invoice => invoice.save)
  // the notice above the invoice offers the same actions
  const isReadOnly = useHost(host => host.data?.state === 'read_only')
  if (id === undefined || save?.state !== 'failed') return null
  return (
    <div className={noticeStyles.notice} role="alert">
      <Icon icon="circle-alert" />
      <p>{t('save.failed', { reason: save.message })}</p>
      {!isReadOnly && (
        <>
          <Button variant="link" size="small" onClick={() => void retrySave(app)}>
            {t('save.again')}
          </Button>
          <Button variant="link" size="small" onClick={() => void saveElsewhere(app, id)}>
            {t('data.elsewhere')}
          </Button>
        </>
      )}
    </div>
  )
}

function useDelayedFlag(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isOn) return setLong(false)
    const timer = setTimeout(() => setLong(true), savingShownAfterMs)
    return () => clearTimeout(timer)
  }, [isOn])
  return isLong
}
