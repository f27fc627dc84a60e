import { useId } from 'react'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './settings.module.css'

const themes = ['system', 'light', 'dark'] as const

export function Appearance() {
  const app = useApp()
  const group = useId()
  const theme = useHost(host => host.settings?.theme) ?? 'system'
  return (
    <fieldset className={styles.themes}>
      <legend>{t('settings.theme')}</legend>
      {themes.map(name => (
        <label key={name} data-theme-swatch={name}>
          <input
            type="radio"
            name={group}
            checked={name === theme}
            onChange={() => void saveSettings(app, { theme: name })}
          />
          <span className={styles.swatch} aria-hidden="true" />
          {t(`settings.theme.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
