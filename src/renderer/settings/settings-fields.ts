import { sellerFields } from '#core/fields/party-fields.ts'
import type { TextKey } from '../i18n/translate.ts'
import type { SettingsSection } from '../state/view/view-store.ts'

/** Labels of fields that the palette finds by name, by section. */
export const settingsFields = {
  business: [
    'party.from.name',
    'party.address',
    'party.country',
    sellerFields.tax_id.label,
    sellerFields.iban.label,
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
    'more.terms',
    'more.tax-note',
    'more.notes',
  ],
  pdf: ['settings.pdf.name', 'settings.email.language', 'settings.email.subject', 'settings.email.body'],
  appearance: ['settings.theme'],
} as const satisfies Partial<Record<SettingsSection, readonly string[]>>

export type SettingsFieldKey = Extract<(typeof settingsFields)[keyof typeof settingsFields][number], TextKey>

/** Focuses the field of the shown section whose label is this text. */
export function focusSetting(content: HTMLElement | null, label: string): void {
  const labels = content?.querySelectorAll<HTMLElement>('label, legend') ?? []
  const found = [...labels].find(({ textContent }) => textContent === label)
  const control =
    found instanceof HTMLLabelElement
      ? found.control
      : found?.parentElement?.querySelector<HTMLElement>('input:checked, input')
  control?.focus()
}
