import type { BuyerSuggestion, CustomerView } from '#contract/records.ts'
import { structuredAddress } from '#core/address/structured-address.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import { buyerOfCustomer } from '#core/records/customer-of-invoice.ts'
import { foldedText } from '#core/records/record-keys.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'

/** A suggestion: a customer, or the buyer of earlier invoices. */
export interface CustomerOption {
  key: string
  customer: Customer
  /** `undefined` for a buyer without a customer record */
  view?: CustomerView
  detail: string
}

/** Customers that match a text, then buyers of earlier invoices; a completely typed name comes first. */
export async function customerOptions(app: App, text: string): Promise<CustomerOption[]> {
  const answer = await app.api.suggestCustomers({ text: text.slice(0, 200) })
  if (!answer.ok) return []
  const { customers, buyers } = answer.value
  // excludes the invoice that is being written
  const isEarlier = ({ invoiceId, invoices }: BuyerSuggestion) =>
    invoices > 1 || invoiceId !== app.openInvoices.current()?.id
  const isOther = ({ customer }: CustomerOption) => foldedText(customer.name) !== foldedText(text)
  const options = [
    ...customers.map(view => ({ key: view.id, customer: view.record, view, detail: townOf(view.record) })),
    ...buyers.filter(isEarlier).map(({ customer, invoices, invoiceId }) => ({
      key: invoiceId,
      customer,
      detail: t('customer.from-invoices', { count: invoices }),
    })),
  ]
  return options.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))
}

/** Distinguishes customers of the same name: the town, or another detail without one. */
export function townOf(customer: Customer): string {
  const buyer = buyerOfCustomer(customer)
  const town = structuredAddress(buyer).city ?? buyer.address?.at(-1)
  return town ?? customer.tax_id ?? customer.email ?? ''
}
