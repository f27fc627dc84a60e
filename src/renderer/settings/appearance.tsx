import { useId } from 'react'
import { useDesk } from '../state/use-page.ts'
import { say } from '../words.ts'
import styles from './settings.module.css'
import { useSaveSettings } from './use-setting.ts'

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
