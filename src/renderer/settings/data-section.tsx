import { Button } from '../controls/button.tsx'
import { momentOf } from '../controls/locale.ts'
import { askToImport, exportData, exportDiagnostics, openInvoiceFile } from '../data/data-actions.ts'
import { showDeleted } from '../data/history-actions.ts'
import { say } from '../i18n/translate.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import styles from './settings.module.css'

/** Where the data are, when they were last copied, and how they get to another computer. */
export function DataSection() {
  const page = usePage()
  const host = useDesk(desk => desk.host)
  const status = useDesk(desk => desk.data)
  const isReadOnly = status?.state !== 'ready'
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{say('data.about')}</p>
      {host && <p className={styles.lead}>{say('data.folder', { folder: host.dataFolder })}</p>}
      {status?.state === 'ready' && (
        <p className={styles.lead}>
          {status.lastBackup === null
            ? say('data.no-backup')
            : say('data.backup', { time: momentOf(status.lastBackup) })}
        </p>
      )}
      <p className={styles.lead}>{say('data.export.about')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void exportData(page)}>{say('data.export')}</Button>
        <Button disabled={isReadOnly} onClick={() => void askToImport(page)}>
          {say('data.import')}
        </Button>
        <Button disabled={isReadOnly} onClick={() => void openInvoiceFile(page)}>
          {say('data.open-file')}
        </Button>
        <Button disabled={isReadOnly} onClick={() => void showDeleted(page)}>
          {say('command.deleted')}
        </Button>
      </div>
      <p className={styles.lead}>{say('data.diagnostics.about')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void exportDiagnostics(page)}>{say('data.diagnostics')}</Button>
      </div>
    </div>
  )
}
