import { Button } from '../controls/button.tsx'
import form from '../controls/form.module.css'
import { chooseImportFile, exportData, exportDiagnostics, openInvoiceFile } from '../data/data-actions.ts'
import { showDeleted } from '../data/history-actions.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './settings.module.css'

/** Data folder, backups, export and import. */
export function DataSection() {
  const app = useApp()
  const host = useHost(host => host.host)
  const status = useHost(host => host.data)
  const isReadOnly = status?.state !== 'ready'
  return (
    <div className={form.form}>
      <p className={form.lead}>{t('data.about')}</p>
      {host && <p className={form.lead}>{t('data.folder', { folder: host.dataFolder })}</p>}
      {status?.state === 'ready' && (
        <p className={form.lead}>
          {status.lastBackup === null
            ? t('data.no-backup')
            : t('data.backup', { time: formatDateTime(status.lastBackup) })}
        </p>
      )}
      <p className={form.lead}>{t('data.export.about')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void exportData(app)}>{t('data.export')}</Button>
        <Button disabled={isReadOnly} onClick={() => void chooseImportFile(app)}>
          {t('data.import')}
        </Button>
        <Button disabled={isReadOnly} onClick={() => void openInvoiceFile(app)}>
          {t('data.open-file')}
        </Button>
        <Button disabled={isReadOnly} onClick={() => void showDeleted(app)}>
          {t('command.deleted')}
        </Button>
      </div>
      <p className={form.lead}>{t('data.diagnostics.about')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void exportDiagnostics(app)}>{t('data.diagnostics')}</Button>
      </div>
    </div>
  )
}
