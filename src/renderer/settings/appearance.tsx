import { useId, useState } from 'react'
import { chooseLanguage, languages } from '#languages/languages.ts'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './settings.module.css'

const themes = ['system', 'light', 'dark'] as const

/** Language and theme of the window. */
export function Appearance() {
  return (
    <div className={form.form}>
      <LanguageChoice />
      <ThemeChoice />
    </div>
  )
}

/**
 * Languages by their own names. The current language stays in the list while the section is open, even if it is not
 * offered.
 */
function LanguageChoice() {
  const app = useApp()
  const chosen = useHost(host => host.settings?.language) ?? 'system'
  const [first] = useState(chosen)
  const ofSystem = chooseLanguage(navigator.languages)
  const unlisted = [...new Set([first, chosen])].filter(
    code => code !== 'system' && !languages.some(each => each.code === code),
  )
  return (
    <FieldFrame label={t('settings.language')}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={chosen}
          onChange={event => void saveSettings(app, { language: event.target.value })}
        >
          <option value="system">{t('settings.language.system', { name: ofSystem.name })}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
          {unlisted.map(code => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

function ThemeChoice() {
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
