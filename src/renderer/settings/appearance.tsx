import { useId } from 'react'
import { say } from '../i18n/translate.ts'
import { useDesk } from '../state/use-app.ts'
import styles from './settings.module.css'
import { useSaveSettings } from './use-save-settings.ts'

const themes = ['system', 'light', 'dark'] as const

export function Appearance() {
  const save = useSaveSettings()
  const group = useId()
  const theme = useDesk(desk => desk.settings?.theme) ?? 'system'
  return (
    <fieldset className={styles.themes}>
      <legend>{say('settings.theme')}</legend>
      {themes.map(name => (
        <label key={name} data-theme-swatch={name}>
          <input
            type="radio"
            name={group}
            checked={name === theme}
            onChange={() => void save({ theme: name })}
          />
          <span className={styles.swatch} aria-hidden="true" />
          {say(`settings.theme.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
