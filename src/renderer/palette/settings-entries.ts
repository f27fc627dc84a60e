import { t } from '../i18n/translate.ts'
import { settingsSections } from '../settings/settings-sections.ts'
import { saveSettings } from '../state/save-settings.ts'
import type { PaletteEntry, PaletteSource } from './palette-source.ts'

/** Sections of the settings, and the choice of a theme. */
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
