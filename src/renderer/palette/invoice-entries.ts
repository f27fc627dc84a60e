import type { InvoiceSort, InvoiceSummary } from '#contract/invoice-list.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { formatMoney } from '#core/money/format.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { listRowOf } from '../state/document/list-row.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import type { PaletteEntry, PaletteSource } from './palette-source.ts'

const maxFound = 20
const newestFirst: InvoiceSort = { by: 'changed', descending: true }
const byNumber: InvoiceSort = { by: 'number', descending: false }
/** Limit of the entries made of loaded rows, because formatting a long list would delay opening the palette. */
const maxLoaded = 200

/** Loaded rows match fuzzily; the host searches all other invoices. */
export const invoiceSource: PaletteSource = {
  entries: app =>
    app.hostStore.store
      .getState()
      .invoices.slice(0, maxLoaded)
      .map(invoice => entryOf(app, invoice)),
  async find(app, search) {
    // sorted by number as well, because a completely typed number may be the prefix of those of many newer invoices
    const sorts = /\d/.test(search) ? [newestFirst, byNumber] : [newestFirst]
    const answers = await Promise.all(
      sorts.map(sort => app.api.listInvoices({ search, sort, limit: maxFound })),
    )
    const found = answers.flatMap(answer => (answer.ok ? answer.value : []))
    const isExact = (number: string) => comparableNumber(number) === comparableNumber(search)
    return found.map(invoice => ({
      ...entryOf(app, invoice),
      isExact: isExact(invoice.invoice_number),
    }))
  },
}

function entryOf(app: App, summary: InvoiceSummary): PaletteEntry {
  const { id } = summary
  const row = listRowOf(summary, app.openInvoices.store.getState().open[id])
  return {
    key: `invoice ${id}`,
    title: row.customer || t('list.no-customer'),
    detail: formatFacts([
      row.invoice_number,
      row.payable === null ? '' : formatMoney(row.payable, row.currency, uiLocale),
      t(`document.status.${row.status}`, { kind: row.type }),
    ]),
    run: () => void openInvoice(app, id),
  }
}
