import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { showDue } from './schedule-actions.ts'
import styles from './schedules.module.css'

/** Leads to the review from the status bar while something is due. */
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
