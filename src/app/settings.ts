import { randomUUID } from 'node:crypto'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import {
  maxSenders,
  type ProgramSettings,
  partsOfChange,
  type SenderProfile,
  type SenderSettings,
  type Settings,
  senderFor,
  settingsOf,
} from '#contract/settings.ts'
import { defaultTemplate } from '#core/defaults.ts'
import { defaultPdfName } from '#core/draft/pdf-name.ts'
import { firstSender, patternsOfSender } from '#core/draft/sender.ts'
import { AppError } from '#core/errors/app-error.ts'
import { comparableRate } from '#core/money/decimal.ts'
import { countryDefaults, countryOfLocale } from '#core/text/country-defaults.ts'
import type { Store } from './ports/store.ts'

type SettingsChange = ParsedArgumentOf<'saveSettings'> & { pdfFolder?: string }

export interface SettingsOperations {
  settings(): Settings
  /** `pdfFolder` comes from a dialog of the shell, never from the page */
  saveSettings(change: SettingsChange): Settings
  addSender(argument: ParsedArgumentOf<'addSender'>): { id: string; settings: Settings }
  removeSender(argument: { id: string }): Settings
  restoreSender(argument: { id: string }): Settings
}

type StoredSender = Omit<Partial<SenderSettings>, 'numberPatterns'> & {
  id: string
  isRemoved?: true
  numberPatterns?: Partial<Settings['numberPatterns']>
}

type StoredSettings = Partial<ProgramSettings> & { senders: StoredSender[] }

/**
 * Settings of earlier versions: one sender, whose fields were among the others; the oldest have one number pattern for
 * invoices only.
 */
type FormerSettings = Partial<ProgramSettings> & Omit<StoredSender, 'id'> & { numberPattern?: string }

const name = 'settings'

export function createSettings(store: Store): SettingsOperations {
  function stored(): StoredSettings {
    const read = (store.settings.read(name) ?? {}) as StoredSettings | FormerSettings
    return 'senders' in read ? read : ofOneSender(read)
  }

  const save = (settings: StoredSettings): Settings => {
    store.settings.save(name, settings)
    return read()
  }

  function read(): Settings {
    const { senders, ...program } = stored()
    const profiles = (isRemoved: boolean) =>
      senders.filter(sender => (sender.isRemoved ?? false) === isRemoved).map(profileOf)
    return settingsOf({ ...programDefaults(), ...program }, profiles(false), profiles(true))
  }

  /** @throws AppError invalid_argument */
  function changeSenders(id: string, change: (sender: StoredSender) => StoredSender): Settings {
    const current = stored()
    if (!current.senders.some(sender => sender.id === id)) throw new AppError('invalid_argument')
    return save({
      ...current,
      senders: current.senders.map(sender => (sender.id === id ? change(sender) : sender)),
    })
  }

  return {
    settings: read,

    saveSettings({ sender: id = read().defaultSender, ...change }) {
      const { ofSender, ofProgram } = partsOfChange(change)
      if (Object.keys(ofProgram).length > 0) save({ ...stored(), ...ofProgram })
      if (Object.keys(ofSender).length === 0) return read()
      return changeSenders(id, sender => ({
        ...sender,
        ...ofSender,
        ...(ofSender.numberPatterns && {
          numberPatterns: { ...sender.numberPatterns, ...ofSender.numberPatterns },
        }),
      }))
    },

    addSender({ name: profileName, copyOf }) {
      const settings = read()
      const source = senderFor(settings, copyOf)
      const current = stored()
      // At the limit, the oldest removed profile is dropped; its documents keep their own details.
      const removed = current.senders.find(({ isRemoved }) => isRemoved)
      const isFull = current.senders.length >= maxSenders
      if (isFull && !removed)
        throw new AppError('invalid_argument', {
          message: { code: 'sender.too_many', params: { max: maxSenders } },
        })
      const { seller, logo, paymentTerms, taxNote, notes, ...defaults } = source
      const used = [...settings.senders, ...settings.formerSenders].flatMap(({ numberPatterns }) =>
        Object.values(numberPatterns),
      )
      const id = randomUUID()
      const added: StoredSender = {
        ...defaults,
        ...(copyOf === undefined
          ? { seller: { name: profileName, ...(seller.country && { country: seller.country }) } }
          : { seller, logo, paymentTerms, taxNote, notes }),
        profileName: copyOf === undefined ? '' : profileName,
        numberPatterns: patternsOfSender(profileName, source.numberPatterns, used),
        id,
      }
      const kept = isFull ? current.senders.filter(sender => sender !== removed) : current.senders
      return { id, settings: save({ ...current, senders: [...kept, added] }) }
    },

    removeSender({ id }) {
      const { senders } = read()
      if (senders.length === 1) throw new AppError('invalid_argument', { message: { code: 'sender.last' } })
      return changeSenders(id, sender => ({ ...sender, isRemoved: true }))
    },

    restoreSender: ({ id }) => changeSenders(id, ({ isRemoved: _, ...sender }) => sender),
  }
}

function ofOneSender({ numberPattern, ...former }: FormerSettings): StoredSettings {
  const { ofSender, ofProgram } = partsOfChange(former)
  const numberPatterns = {
    ...(numberPattern !== undefined && { invoice: numberPattern }),
    ...ofSender.numberPatterns,
  }
  // Earlier versions stored the rate as typed.
  const taxRate = ofSender.taxRate !== undefined && { taxRate: comparableRate(ofSender.taxRate) }
  return { ...ofProgram, senders: [{ ...ofSender, ...taxRate, numberPatterns, id: firstSender }] }
}

function profileOf({ isRemoved: _, ...sender }: StoredSender): SenderProfile {
  const initial = senderDefaults()
  return {
    ...initial,
    ...sender,
    numberPatterns: { ...initial.numberPatterns, ...sender.numberPatterns },
  }
}

const senderDefaults = (): SenderSettings => ({
  profileName: '',
  seller: {},
  logo: '',
  numberPatterns: { invoice: 'INV-{YYYY}-{####}', credit_note: 'CN-{YYYY}-{####}', quote: 'Q-{YYYY}-{####}' },
  currency: countryDefaults(countryOfLocale(Intl.DateTimeFormat().resolvedOptions().locale)).currency,
  template: defaultTemplate,
  accentColor: '',
  typeface: '',
  paper: '',
  dueDays: 14,
  quoteDays: 30,
  locale: '',
  taxRate: '',
  paymentTerms: '',
  taxNote: '',
  notes: '',
})

const programDefaults = (): ProgramSettings => ({
  theme: 'system',
  language: 'system',
  defaultSender: firstSender,
  countdownSeconds: 5,
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

/**
 * After an import: new documents use the default template if the chosen one is not on this computer.
 * @returns the missing template; `null` if there is none
 */
export function resetUnknownTemplate(
  settings: SettingsOperations,
  templates: readonly { name: string }[],
): string | null {
  const unknown = settings
    .settings()
    .senders.filter(({ template }) => !templates.some(({ name }) => name === template))
  for (const { id } of unknown) settings.saveSettings({ sender: id, template: defaultTemplate })
  return unknown[0]?.template ?? null
}
