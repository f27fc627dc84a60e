import { defaultCurrency } from '#core/defaults.ts'
import type { DraftItem } from '#core/draft/draft.ts'
import { parseNumber } from '#core/draft/draft-fields.ts'
import { keyOf, keyOfName } from '#core/records/record-keys.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { fieldErrorText, unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { offerUndo, saveRecord } from './record-actions.ts'

/** Saves a line as a catalogue item. An item with the same description gets unit, tax rate and price of the line. */
export const saveLineToCatalogue = (app: App, row: number): Promise<void> =>
  withErrorNotice(app, async () => {
    const draft = app.openInvoices.current()?.doc.draft
    const line = draft?.items[row]
    if (!draft || !line) return
    const currency = draft.currency?.trim() || defaultCurrency
    const [title = ''] = line.description.split('\n', 1)
    const found = await unwrap(app.api.listItems({ search: title.slice(0, 200), limit: 500 }))
    const known = found.find(({ record }) => keyOf('items', record) === keyOfName(line.description))
    const prices = { ...known?.record.prices, ...priceOf(line, currency) }
    const record = { ...known?.record, ...fieldsOf(line), ...(Object.keys(prices).length > 0 && { prices }) }
    const answer = await saveRecord(app, 'items', known ?? null, record)
    if (!answer.ok) return app.view.notify(() => fieldErrorText(answer.error))
    offerUndo(app, t(known ? 'item.updated' : 'item.saved', { title }), answer.value.changeId)
  })

function fieldsOf({ description, unit, tax_rate }: DraftItem) {
  return {
    description,
    ...(unit?.trim() && { unit }),
    ...(tax_rate?.trim() && { tax_rate: parseNumber(tax_rate, uiLocale) ?? tax_rate }),
  }
}

function priceOf({ unit_price }: DraftItem, currency: string): Record<string, string> {
  const price = parseNumber(unit_price, uiLocale)
  return price === undefined ? {} : { [currency]: price }
}
