import { Button } from '../controls/button.tsx'
import { chooseImportFile, exportData, openInvoiceFile, showCopies } from '../data/data-actions.ts'
import { showDeleted } from '../data/history-actions.ts'
import { formatDateTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { SettingAction } from './setting-layout.tsx'

/** Data folder, backups, export and import. */
export function DataSection() {
  const app = useApp()
  const host = useHost(host => host.host)
  const status = useHost(host => host.data)
  const isReadOnly = status?.state !== 'ready'
  const folder = host ? [t('data.folder', { folder: host.dataFolder })] : []
  return (
    <>
      <SettingAction title={t('data.storage')} about={[t('data.about'), ...folder].join('\n')} />
      {status?.state === 'ready' && (
        <SettingAction
          title={t('data.backups')}
          about={
            status.lastBackup === null
              ? t('data.no-backup')
              : t('data.backup', { time: formatDateTime(status.lastBackup) })
          }
        >
          <Button onClick={() => void showCopies(app)}>{t('data.restore')}</Button>
        </SettingAction>
      )}
      <SettingAction title={t('data.export.title')} about={t('data.export.about')}>
        <Button onClick={() => void exportData(app)}>{t('data.export')}</Button>
      </SettingAction>
      <SettingAction title={t('data.import.section')} about={t('data.import.about')}>
        <Button disabled={isReadOnly} onClick={() => void chooseImportFile(app)}>
          {t('data.import')}
        </Button>
      </SettingAction>
      <SettingAction title={t('data.open-file.title')} about={t('data.open-file.about')}>
        <Button disabled={isReadOnly} onClick={() => void openInvoiceFile(app)}>
          {t('data.open-file')}
        </Button>
      </SettingAction>
      <SettingAction title={t('data.deleted.title')} about={t('data.deleted.about')}>
        <Button disabled={isReadOnly} onClick={() => void showDeleted(app)}>
          {t('command.deleted')}
        </Button>
      </SettingAction>
    </>
  )
}
