import { Button } from '../controls/button.tsx'
import { exportDiagnostics } from '../data/data-actions.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { SettingAction } from './setting-layout.tsx'

/** Version and diagnostics. */
export function About() {
  const app = useApp()
  const host = useHost(host => host.host)
  return (
    <>
      <SettingAction
        title={t('app.name')}
        about={host ? t('settings.version', { version: host.version }) : ''}
      />
      <SettingAction title={t('data.diagnostics.title')} about={t('data.diagnostics.about')}>
        <Button onClick={() => void exportDiagnostics(app)}>{t('data.diagnostics')}</Button>
      </SettingAction>
    </>
  )
}
