import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { showDue } from './schedule-actions.ts'
import styles from './schedules.module.css'

/** Button in the status bar that opens the review while drafts are due. */
export function DueStatus() {
  const app = useApp()
  const due = useHost(host => host.due)
  if (due === 0) return null
  return (
    <button type="button" className={styles.status} onClick={() => void showDue(app)}>
      {t('due.status', { count: due })}
    </button>
  )
}
