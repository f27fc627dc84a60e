import { useState } from 'react'
import type { ReadOnlyReason } from '#contract/stored-data.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import styles from '../controls/notice.module.css'
import { type TextKey, t } from '../i18n/translate.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import { exportData, retrySave, saveElsewhere } from './data-actions.ts'

const reasonTexts = {
  disk_full: 'data.read-only.disk-full',
  write_protected: 'data.read-only.write-protected',
} as const satisfies Record<ReadOnlyReason, TextKey>

/** Explains why the data is read-only and offers ways to keep unsaved changes. */
export function ReadOnlyNotice({ reason }: { reason: ReadOnlyReason }) {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await retrySave(app)
    setBusy(false)
  }
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
