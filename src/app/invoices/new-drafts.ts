import type { DocumentType } from '#core/document-type.ts'
import { type Draft, emptyDraft, emptyItem } from '#core/draft/draft.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { nextNumber } from '../findings/number-lookup.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'

/** Makes the fields of new documents from the settings. */
export function createNewDrafts({
  store,
  clock,
  settings,
}: {
  store: Store
  clock: Pick<Clock, 'today'>
  settings: SettingsOperations
}) {
  /** @param taken numbers of drafts that are not stored yet */
  function numberAndDates(
    type: DocumentType,
    paymentDays?: number,
    taken: readonly string[] = [],
  ): Pick<Draft, 'invoice_number' | 'issue_date' | 'due_date' | 'valid_until'> {
    const { numberPatterns, dueDays, quoteDays } = settings.settings()
    const today = clock.today()
    return {
      invoice_number: nextNumber(store, numberPatterns[type], today, taken),
      issue_date: today,
      ...(type === 'invoice' && { due_date: addDays(today, paymentDays ?? dueDays) }),
      ...(type === 'quote' && { valid_until: addDays(today, quoteDays) }),
    }
  }

  /** Sender and logo of the settings; where none is set, those of the newest invoice. */
  function sender(): Pick<Draft, 'seller' | 'logo'> {
    const { seller, logo } = settings.settings()
    const newest = store.invoices.newest()
    return withoutEmpty({
      seller: Object.keys(seller).length > 0 ? seller : newest?.seller,
      logo: logo === '' ? newest?.logo : logo,
    })
  }

  /** The remaining defaults of the settings; an empty one leaves the field out. */
  function defaults(type: DocumentType): Partial<Draft> {
    const {
      currency,
      template,
      accentColor,
      typeface,
      paper,
      locale,
      taxRate,
      paymentTerms,
      taxNote,
      notes,
    } = settings.settings()
    const firstLine = { ...emptyItem(), ...withoutEmpty({ tax_rate: taxRate }) }
    return {
      template,
      currency,
      items: [firstLine],
      ...withoutEmpty({
        accent_color: accentColor,
        typeface,
        paper,
        locale,
        // A credit note is not paid.
        payment_terms: type === 'credit_note' ? '' : paymentTerms,
        tax_note: taxNote,
        notes,
      }),
    }
  }

  return {
    numberAndDates,

    /** A draft without lines, with the defaults of the settings. */
    blank: (type: DocumentType, paymentDays?: number): Draft =>
      emptyDraft({
        ...(type !== 'invoice' && { type }),
        ...defaults(type),
        ...sender(),
        ...numberAndDates(type, paymentDays),
      }),
  }
}

/** Fields without a value are left out of a draft. */
const withoutEmpty = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], '' | undefined>
  }
