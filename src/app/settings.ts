import type { Settings } from '#contract/desktop-api.ts'
import { countryDefaults, countryOfLocale } from '#core/country-defaults.ts'
import type { Store } from './ports.ts'

export interface SettingsOperations {
  settings(): Settings
  saveSettings(change: Partial<{ [Name in keyof Settings]: Settings[Name] | undefined }>): Settings
}

const name = 'settings'

export function createSettings(store: Store): SettingsOperations {
  const read = (): Settings => ({
    ...defaults(),
    ...(store.settings.read(name) as Partial<Settings> | undefined),
  })
  return {
    settings: read,
    saveSettings(change) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      store.settings.save(name, {
        ...(store.settings.read(name) as object | undefined),
        ...Object.fromEntries(given),
      })
      return read()
    },
  }
}

const defaults = (): Settings => ({
  theme: 'system',
  seller: {},
  currency: countryDefaults(countryOfLocale(Intl.DateTimeFormat().resolvedOptions().locale)).currency,
  template: 'minimal',
  dueDays: 14,
  numberPattern: 'INV-{YYYY}-{####}',
  accentColor: '',
  typeface: '',
  paper: '',
  logo: '',
  locale: '',
  taxRate: '',
  paymentTerms: '',
  taxNote: '',
  notes: '',
  columns: [],
})
