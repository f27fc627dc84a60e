import { sellerFields } from '#core/fields/party-fields.ts'
import { sellerDetails } from '../editor/parties/party-fields.tsx'
import type { TextKey } from '../i18n/translate.ts'
import type { SettingsSection } from '../state/view/view-store.ts'

/** Labels of fields that the palette finds by name, by section. */
export const settingsFields = {
  business: [
    'party.from.name',
    'party.address',
    'party.country',
    ...sellerDetails.map(field => sellerFields[field].label),
    'sender.title',
  ],
  defaults: [
    'settings.pattern.invoice',
    'settings.pattern.credit-note',
    'settings.pattern.quote',
    'settings.defaults.due',
    'settings.defaults.quote-days',
    'more.language',
    'field.currency',
    'settings.defaults.tax-rate',
    'settings.defaults.template',
    'design.color',
    'design.typeface',
    'design.paper',
    'more.terms',
    'more.tax-note',
    'more.notes',
  ],
  pdf: [
    'settings.pdf.name',
    'settings.pdf.folder',
    'settings.email.language',
    'settings.email.subject',
    'settings.email.body',
  ],
  account: ['consent.countdown'],
  appearance: ['settings.language', 'settings.theme'],
} as const satisfies Partial<Record<SettingsSection, readonly string[]>>

export type SettingsFieldKey = Extract<(typeof settingsFields)[keyof typeof settingsFields][number], TextKey>

/** Focuses the field in the shown section with this label or title. */
export function focusSetting(content: HTMLElement | null, label: string): void {
  const labels = content?.querySelectorAll<HTMLElement>('label, legend, h4') ?? []
  const found = [...labels].find(({ textContent }) => textContent === label)
  const control =
    found instanceof HTMLLabelElement
      ? found.control
      : found?.parentElement?.querySelector<HTMLElement>('input:checked, input, button')
  control?.focus()
}

/** In the order of the navigation; the settings open with the first one. */
export const settingsSections: readonly SettingsSection[] = [
  'business',
  'defaults',
  'pdf',
  'account',
  'appearance',
  'data',
  'shortcuts',
  'about',
]
