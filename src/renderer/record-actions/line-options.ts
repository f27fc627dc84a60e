import type { LineSuggestion, OfferedPrice } from '#contract/records.ts'
import { defaultCurrency } from '#core/defaults.ts'
import type { Draft, DraftItem } from '#core/draft/draft.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { formatUnits, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { usedColumnsOf } from '../state/document/derived.ts'

/** A suggestion for a line: a catalogue item or an earlier line, with one of its prices. */
export interface LineOption {
  key: string
  /** fields to fill in */
  line: Partial<DraftItem> & Pick<DraftItem, 'description'>
  detail: string
  /** formatted price */
  price: string | undefined
}

/** Catalogue items, and earlier lines of this customer, that match a text. Each price is a separate option. */
export async function lineOptions(app: App, text: string): Promise<LineOption[]> {
  const invoice = app.openInvoices.current()
  if (!invoice || text.trim() === '') return []
  const { id, customerId, doc } = invoice
  const { buyer, currency: typed } = doc.draft
  const currency = (typed?.trim() || defaultCurrency).slice(0, 3)
  const answer = await app.api.suggestItems({
    text: text.slice(0, 2000),
    currency,
    invoiceId: id,
    ...(customerId === null ? { customerName: (buyer?.name ?? '').slice(0, 2000) } : { customerId }),
  })
  if (!answer.ok) return []
  const isNumbered = showsArticleNumbers(app, doc.draft)
  return answer.value
    .flatMap(suggestion => optionsOf(isNumbered ? suggestion : { ...suggestion, code: null }, currency))
    .filter(({ line }) => line.description !== text || line.unit_price !== undefined)
}

/** The code of a catalogue item may be an internal short name, so it is printed only if article numbers are in use. */
const showsArticleNumbers = (app: App, draft: Draft): boolean =>
  app.hostStore.store.getState().settings?.columns.includes('seller_item_id') === true ||
  usedColumnsOf(draft).includes('seller_item_id')

function optionsOf(suggestion: LineSuggestion, currency: string): LineOption[] {
  const { description, unit, tax_rate, code, prices, itemId } = suggestion
  const isFirstOfItsPrice = ({ unit_price }: OfferedPrice, index: number) =>
    prices.findIndex(other => Number(other.unit_price) === Number(unit_price)) === index
  const offered = prices.filter(isFirstOfItsPrice)
  const base = {
    description,
    ...(unit !== null && { unit }),
    ...(tax_rate !== null && { tax_rate }),
    ...(code !== null && { seller_item_id: code }),
  }
  const key = `${itemId ?? ''} ${description}`
  const [, ...details] = description.split('\n')
  if (offered.length === 0) return [{ key, line: base, detail: formatUnits(details), price: undefined }]
  return offered.map((price, index) => ({
    key: `${key} ${index}`,
    line: { ...base, unit_price: price.unit_price },
    detail: formatFacts([priceDetail(price), ...details]),
    price: formattedPrice(price.unit_price, currency, unit),
  }))
}

const priceDetail = ({ from, invoice_number }: OfferedPrice): string =>
  from === 'item' ? '' : t('item.last-price', { number: invoice_number ?? '' })

function formattedPrice(price: string, currency: string, unit: string | null): string {
  const amount = parseDecimal(price)
  const money = amount === undefined ? price : formatMoney(amount, currency, uiLocale)
  return unit === null ? money : t('records.per-unit', { price: money, unit })
}

/** Numbers of the article that the line described before. */
const articleNumbers = [
  'seller_item_id',
  'buyer_item_id',
  'standard_item_id',
  'standard_item_scheme',
] as const

/** Fills a line in one undo step. The quantity and fields that the item lacks are kept, except article numbers. */
export function chooseLineOption(app: App, rowKey: string, { line }: LineOption): void {
  app.openInvoices.edit({
    label: 'item',
    coalesceKey: null,
    recipe: doc => {
      const item = doc.draft.items[doc.rowKeys.indexOf(rowKey)]
      if (!item) return
      for (const number of articleNumbers) delete item[number]
      Object.assign(item, line)
    },
  })
  app.view.announce(t('item.chosen', { description: line.description.split('\n', 1)[0] ?? '' }))
}
