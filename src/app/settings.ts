import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { Settings } from '#contract/settings.ts'
import { defaultTemplate } from '#core/defaults.ts'
import { defaultPdfName } from '#core/draft/pdf-name.ts'
import { comparableRate } from '#core/money/decimal.ts'
import { countryDefaults, countryOfLocale } from '#core/text/country-defaults.ts'
import type { Store } from './ports/store.ts'

export interface SettingsOperations {
  settings(): Settings
  /** `pdfFolder` comes from a dialog of the shell, never from the page */
  saveSettings(change: ParsedArgumentOf<'saveSettings'> & { pdfFolder?: string }): Settings
}

/** Settings as stored; earlier versions had one number pattern, of invoices. */
type StoredSettings = Omit<Partial<Settings>, 'numberPatterns'> & {
  numberPattern?: string
  numberPatterns?: Partial<Settings['numberPatterns']>
}

const name = 'settings'

export function createSettings(store: Store): SettingsOperations {
  function stored(): StoredSettings {
    const { numberPattern, ...read } = (store.settings.read(name) ?? {}) as StoredSettings
    // Earlier versions stored the rate as it was sent.
    const current = read.taxRate === undefined ? read : { ...read, taxRate: comparableRate(read.taxRate) }
    if (numberPattern === undefined) return current
    return { ...current, numberPatterns: { invoice: numberPattern, ...current.numberPatterns } }
  }

  function read(): Settings {
    const current = stored()
    const initial = defaults()
    return {
      ...initial,
      ...current,
      numberPatterns: { ...initial.numberPatterns, ...current.numberPatterns },
    }
  }

  return {
    settings: read,
    saveSettings({ numberPatterns, ...change }) {
      const given = Object.entries(change).filter(([, value]) => value !== undefined)
      const current = stored()
      store.settings.save(name, {
        ...current,
        ...Object.fromEntries(given),
        ...(numberPatterns && { numberPatterns: { ...current.numberPatterns, ...numberPatterns } }),
      })
      return read()
    },
  }
}

const defaults = (): Settings => ({
  theme: 'system',
  seller: {},
  currency: countryDefaults(countryOfLocale(Intl.DateTimeFormat().resolvedOptions().locale)).currency,
  template: defaultTemplate,
  dueDays: 14,
  quoteDays: 30,
  numberPatterns: { invoice: 'INV-{YYYY}-{####}', credit_note: 'CN-{YYYY}-{####}', quote: 'Q-{YYYY}-{####}' },
  countdownSeconds: 5,
  accentColor: '',
  typeface: '',
  paper: '',
  logo: '',
  locale: '',
  taxRate: '',
  paymentTerms: '',
  taxNote: '',
  notes: '',
  eInvoiceFormat: '',
  columns: [],
  panes: null,
  navigation: null,
  views: [],
  listColumns: ['status', 'number', 'customer', 'issued', 'due', 'amount', 'outstanding'],
  chartTables: [],
  recentlyUsed: [],
  declinedCustomers: [],
  pdfName: defaultPdfName,
  pdfFolder: '',
  emailTexts: {},
})
