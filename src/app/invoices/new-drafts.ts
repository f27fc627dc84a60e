import { blankSender, type SenderProfile, senderFor } from '#contract/settings.ts'
import type { DocumentType } from '#core/document-type.ts'
import { derive, type Given } from '#core/draft/derivations.ts'
import { type Draft, emptyDraft, emptyItem } from '#core/draft/draft.ts'
import { fieldsOfSender, senderIdOf } from '#core/draft/sender.ts'
import { withMentions } from '#core/france/mentions.ts'
import { addDays } from '#core/text/calendar-date.ts'
import { nextNumber } from '../findings/number-lookup.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'

interface Numbering {
  paymentDays?: number | undefined
  /** numbers of drafts that are not stored yet */
  taken?: readonly string[]
}

/** Derives the fields of new documents from the profile of their sender. */
export function createNewDrafts({
  store,
  clock,
  settings,
}: {
  store: Store
  clock: Pick<Clock, 'today'>
  settings: Pick<SettingsOperations, 'settings'>
}) {
  function numberAndDates(
    type: DocumentType,
    { numberPatterns, dueDays, quoteDays }: SenderProfile,
    { paymentDays = dueDays, taken = [] }: Numbering = {},
  ): Given<'duplicate'> {
    const today = clock.today()
    return {
      invoice_number: nextNumber(store, numberPatterns[type], today, taken),
      issue_date: today,
      due_date: type === 'invoice' ? addDays(today, paymentDays) : undefined,
      valid_until: type === 'quote' ? addDays(today, quoteDays) : undefined,
    }
  }

  /** Omits fields without a value. A sender profile without details gets those of the newest invoice. */
  function blank(type: DocumentType, sender: SenderProfile, paymentDays?: number): Draft {
    const newest = blankSender(settings.settings()) && store.invoices.newest()
    const firstLine = { ...emptyItem(), ...(sender.taxRate !== '' && { tax_rate: sender.taxRate }) }
    const fields = fieldsOfSender(sender)
    return derive('blank', emptyDraft(), {
      ...numberAndDates(type, sender, { paymentDays }),
      ...fields,
      type: type === 'invoice' ? undefined : type,
      currency: sender.currency,
      locale: sender.locale || undefined,
      items: [firstLine],
      seller: fields.seller ?? withMentions(newest?.seller),
      logo: fields.logo ?? newest?.logo,
      // A credit note is not paid.
      payment_terms: type === 'credit_note' ? undefined : fields.payment_terms,
    })
  }

  return {
    /** number and dates of a document made from another one, for the sender of that one */
    numberAndDatesOf: (draft: Draft, type: DocumentType, numbering?: Numbering) =>
      numberAndDates(type, senderFor(settings.settings(), senderIdOf(draft)), numbering),
    /** A draft with one empty line and the defaults of a sender; by default the sender of new documents. */
    blank: (
      type: DocumentType,
      { sender, paymentDays }: { sender?: string | undefined; paymentDays?: number | undefined } = {},
    ): Draft => blank(type, senderFor(settings.settings(), sender), paymentDays),
  }
}
