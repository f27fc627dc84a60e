import type { DocumentType } from '#core/document-type.ts'
import { derive, type Given } from '#core/draft/derivations.ts'
import { type Draft, emptyDraft, emptyItem } from '#core/draft/draft.ts'
import { withMentions } from '#core/france/mentions.ts'
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
  ): Given<'duplicate'> {
    const { numberPatterns, dueDays, quoteDays } = settings.settings()
    const today = clock.today()
    return {
      invoice_number: nextNumber(store, numberPatterns[type], today, taken),
      issue_date: today,
      due_date: type === 'invoice' ? addDays(today, paymentDays ?? dueDays) : undefined,
      valid_until: type === 'quote' ? addDays(today, quoteDays) : undefined,
    }
  }

  /** A field without a value is left out; sender and logo are those of the newest invoice where none is set. */
  function blank(type: DocumentType, paymentDays?: number): Draft {
    const own = settings.settings()
    const newest = store.invoices.newest()
    const firstLine = { ...emptyItem(), ...(own.taxRate !== '' && { tax_rate: own.taxRate }) }
    return derive('blank', emptyDraft(), {
      ...numberAndDates(type, paymentDays),
      type: type === 'invoice' ? undefined : type,
      template: own.template,
      currency: own.currency,
      locale: own.locale || undefined,
      items: [firstLine],
      seller: withMentions(Object.keys(own.seller).length > 0 ? own.seller : newest?.seller),
      logo: own.logo || newest?.logo,
      accent_color: own.accentColor || undefined,
      typeface: own.typeface || undefined,
      paper: own.paper || undefined,
      // A credit note is not paid.
      payment_terms: type === 'credit_note' ? undefined : own.paymentTerms || undefined,
      tax_note: own.taxNote || undefined,
      notes: own.notes || undefined,
    })
  }

  return {
    numberAndDates,
    /** A draft with one empty line and the defaults of the settings. */
    blank,
  }
}
