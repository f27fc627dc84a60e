import { languages } from '#languages/languages.ts'
import { t } from '../i18n/translate.ts'
import { type SettingsFieldKey, settingsFields, settingsSections } from '../settings/settings-fields.ts'
import type { App } from '../state/app.ts'
import { saveSettings } from '../state/save-settings.ts'
import type { SettingsSection } from '../state/view/view-store.ts'
import type { PaletteEntry, PaletteSource } from './palette-source.ts'

/** Entries for the sections and fields of the settings, the languages and the themes. */
export const settingsSource: PaletteSource = {
  entries: app => [
    ...settingsSections.map(
      (section): PaletteEntry => ({
        key: `settings ${section}`,
        title: t('palette.settings', { section: t(`settings.${section}`) }),
        keywords: t(`keywords.settings-${section}`),
        run: () => app.view.set({ settings: section }),
      }),
    ),
    ...settingsSections.flatMap(section => fieldEntries(app, section)),
    ...languages.map(
      ({ code, name }): PaletteEntry => ({
        key: `language ${code}`,
        title: t('palette.language', { name }),
        keywords: t('keywords.language'),
        run: () => void saveSettings(app, { language: code }),
      }),
    ),
    ...(['system', 'light', 'dark'] as const).map(
      (theme): PaletteEntry => ({
        key: `theme ${theme}`,
        title: t('palette.theme', { theme: t(`settings.theme.${theme}`) }),
        keywords: t('keywords.theme'),
        run: () => void saveSettings(app, { theme }),
      }),
    ),
  ],
}

function fieldEntries(app: App, section: SettingsSection): PaletteEntry[] {
  const keys: readonly string[] =
    section in settingsFields ? settingsFields[section as keyof typeof settingsFields] : []
  return keys.map(key => {
    const field = t(key as SettingsFieldKey)
    return {
      key: `setting ${section} ${key}`,
      title: t('palette.setting', { section: t(`settings.${section}`), field }),
      keywords: '',
      run: () => app.view.set({ settings: section, settingToFocus: field }),
    }
  })
}
