import type { CustomerView } from '#contract/records.ts'
import type { Settings } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import type { Customer } from '#core/records/customer-fields.ts'
import {
  buyerOfCustomer,
  customerOfDraft,
  customerWithBuyer,
  defaultsOfCustomer,
  draftWithCustomer,
  type InvoiceDefaults,
} from '#core/records/customer-of-invoice.ts'
import { keyOfName } from '#core/records/record-keys.ts'
import { formatList } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import type { OpenInvoice } from '../state/document/open-invoice.ts'
import { fieldErrorText } from '../state/host/unwrap-answer.ts'
import { offerUndo, toArgument } from './record-actions.ts'

const invoiceDefaults = ({ currency, locale, taxRate, dueDays }: Settings): InvoiceDefaults => ({
  currency,
  locale,
  taxRate,
  dueDays,
  eInvoice: '',
})

/** Copies a customer into the invoice, with its defaults, in one undo step. */
export function chooseCustomer(app: App, view: CustomerView): void {
  const invoice = app.openInvoices.current()
  const { settings, customers } = app.hostStore.store.getState()
  if (!invoice || !settings) return
  const previous = customerOf(invoice, customers)
  app.hostStore.rememberCustomer(view)
  fillFrom(app, invoice.doc.draft, view.record, { settings, previous, customerId: view.id })
}

/** Copies the buyer of an earlier invoice without a customer record. */
export function chooseBuyer(app: App, customer: Customer): void {
  const invoice = app.openInvoices.current()
  const { settings, customers } = app.hostStore.store.getState()
  if (!invoice || !settings) return
  const previous = customerOf(invoice, customers)
  fillFrom(app, invoice.doc.draft, customer, { settings, previous, customerId: null })
}

const customerOf = (
  { customerId }: Pick<OpenInvoice, 'customerId'>,
  customers: Readonly<Record<string, CustomerView>>,
): Customer | undefined => (customerId === null ? undefined : customers[customerId]?.record)

interface Filling {
  settings: Settings
  previous: Customer | undefined
  customerId: string | null
}

function fillFrom(
  app: App,
  draft: Draft,
  customer: Customer,
  { settings, previous, customerId }: Filling,
): void {
  const before = defaultsOfCustomer(previous ?? {}, invoiceDefaults(settings))
  const after = defaultsOfCustomer(customer, invoiceDefaults(settings))
  const filled = draftWithCustomer(draft, customer, { before, after })
  app.openInvoices.edit({
    label: 'customer',
    coalesceKey: null,
    customerId,
    recipe: doc => {
      doc.draft = filled
    },
  })
  const applied = appliedDefaults(draft, filled)
  if (applied.length === 0) {
    app.view.announce(t('customer.chosen', { name: customer.name }))
    return
  }
  app.view.toast(
    () => t('customer.chosen.defaults', { name: customer.name, defaults: formatList(applied) }),
    {
      label: () => t('list.undo'),
      run: () => {
        if (app.openInvoices.current()?.doc.draft === filled) app.openInvoices.undo()
      },
    },
  )
}

function appliedDefaults(before: Draft, after: Draft): string[] {
  const names = {
    currency: 'field.currency',
    locale: 'more.language',
    due_date: 'field.due-date',
    e_invoice: 'einvoice.embedded',
  } as const
  const changed = (Object.keys(names) as (keyof typeof names)[]).filter(
    name => (before[name] ?? '') !== (after[name] ?? ''),
  )
  const tax = before.items === after.items ? [] : [t('lines.tax')]
  return [...changed.map(name => t(names[name])), ...tax]
}

/** Links the customer whose full name was typed; a name of no customer changes nothing. */
export async function linkTypedCustomer(app: App): Promise<void> {
  const invoice = app.openInvoices.current()
  if (!invoice) return
  const { id, customerId } = invoice
  const name = invoice.doc.draft.buyer?.name?.trim() ?? ''
  const link = (to: string | null) => app.openInvoices.linkTypedCustomer(id, to)
  if (name === '') return customerId === null ? undefined : link(null)
  const known = customerId === null ? undefined : app.hostStore.store.getState().customers[customerId]
  if (known && keyOfName(known.record.name) === keyOfName(name)) return
  const [customer, ...others] = (await customersNamed(app, name)) ?? []
  const now = app.openInvoices.find(id)
  if (!customer || others.length > 0 || customer.id === customerId || now?.customerId !== customerId) return
  if (now.doc.draft.buyer?.name?.trim() !== name) return
  app.hostStore.rememberCustomer(customer)
  link(customer.id)
}

async function customersNamed(app: App, name: string): Promise<CustomerView[] | undefined> {
  const answer = await app.api.suggestCustomers({ text: name.slice(0, 200), limit: 50 })
  if (!answer.ok) return undefined
  const key = keyOfName(name)
  return answer.value.customers.filter(({ record }) => keyOfName(record.name) === key)
}

/** Whether a customer has this name; true if the host does not answer. */
export const hasCustomerNamed = async (app: App, name: string): Promise<boolean> =>
  (await customersNamed(app, name))?.length !== 0

/** Updates the customer record from the buyer of the displayed invoice. */
export async function updateCustomer(app: App, { id, revision, record }: CustomerView): Promise<void> {
  const buyer = app.openInvoices.current()?.doc.draft.buyer
  const changed = toArgument(customerWithBuyer(record, buyer))
  const answer = await app.api.saveCustomer({ id, revision, record: changed })
  if (!answer.ok) return app.view.notify(() => fieldErrorText(answer.error))
  app.hostStore.rememberCustomer(answer.value.saved)
  offerUndo(app, t('customer.updated', { name: answer.value.saved.record.name }), answer.value.changeId)
}

/** Copies the customer's name, address, country and tax ID into the invoice again. */
export function restoreCustomerCopy(app: App, { record }: CustomerView): void {
  app.openInvoices.edit({
    label: 'to',
    coalesceKey: null,
    recipe: doc => {
      const reference = doc.draft.buyer?.reference
      doc.draft.buyer = { ...buyerOfCustomer(record), ...(reference !== undefined && { reference }) }
    },
  })
}

/** Creates a customer from the buyer of an invoice and links the invoices with the same buyer name. */
export async function saveBuyerAsCustomer(app: App, id: string): Promise<void> {
  await app.openInvoices.autosave.flush(id)
  const draft = app.openInvoices.find(id)?.doc.draft
  const record = draft && customerOfDraft(draft)
  if (!record) return app.view.notify(() => t('customer.no-name'))
  const answer = await app.api.saveCustomer({ record: toArgument(record) })
  if (!answer.ok) return app.view.notify(() => fieldErrorText(answer.error))
  const { saved, changeId } = answer.value
  app.hostStore.rememberCustomer(saved)
  offerUndo(app, t('customer.saved', { name: saved.record.name }), changeId)
}
