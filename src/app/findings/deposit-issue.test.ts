import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { InvoiceView } from '#contract/invoices.ts'
import type { Draft } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { writeInvoice } from '../testing/test-invoices.ts'
import { submissionFindings } from './submission-findings.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path)
})
afterEach(async () => {
  await host.close()
  folder.remove()
})
afterAll(closeRenderer)

const items = [{ description: 'Work', quantity: '1', unit_price: '100', tax_rate: '19' }]
const withDeposit: Partial<Draft> = { currency: 'EUR', items, prepaid_amount: '50' }

type Call = 'creditInvoice' | 'correctInvoice' | 'invoiceFromQuote'
const make = async (call: Call, id: string, repeat = false): Promise<InvoiceView[]> =>
  (await host.call(call, { id, repeat })).documents
const remove = (id: string) => host.call('deleteInvoice', { id })

async function billed(fields: Partial<Draft> = {}): Promise<InvoiceView> {
  const view = await writeInvoice(host, { ...withDeposit, ...fields })
  await bill(view)
  return view
}
async function bill({ id }: InvoiceView): Promise<void> {
  const { draft } = await host.call('openInvoice', { id })
  finish(host.ports.store, send(host.ports.store, id, draft.invoice_number))
}
async function change({ id }: InvoiceView, fields: Partial<Draft>): Promise<void> {
  const { revision, draft } = await host.call('openInvoice', { id })
  await host.call('saveInvoice', { id, revision, draft: { ...draft, ...fields } })
}

/** Returns the findings about the deposit before a live submission, with the numbers that they name. */
async function asked({ id }: InvoiceView) {
  const read = invoiceOfDraft((await host.call('openInvoice', { id })).draft)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  const submitted = {
    id,
    customerId: null,
    invoice: read.invoice,
    requestFields: 'full',
    mode: 'live',
  } as const
  const found = submissionFindings(host.ports.store, { today: () => '2026-11-26' }, submitted)
  return found
    .filter(({ code, severity }) => code === 'deposit' && severity === 'warning')
    .map(({ message }) => [message.code, ...('params' in message ? numbersIn(message.params) : [])])
}
const numbersIn = (params: object): string[] =>
  'numbers' in params ? [params.numbers].flat().map(String) : []
const first = ([view]: InvoiceView[]): InvoiceView => {
  if (!view) throw new Error('not made')
  return view
}
async function correct(invoice: InvoiceView, repeat = false) {
  const [replacement, credit] = await make('correctInvoice', invoice.id, repeat)
  if (!replacement || !credit) throw new Error('not corrected')
  return { replacement, credit }
}
const numberOf = ({ draft }: InvoiceView) => draft.invoice_number

test('nothing is asked where a deposit is corrected, credited, or deducted by the only invoice of a quote', async () => {
  const invoice = await billed()
  const once = await correct(invoice)
  for (const each of [once.replacement, once.credit]) {
    expect(await asked(each)).toEqual([])
    await bill(each)
  }
  const again = await correct(once.replacement)
  for (const each of [again.credit, again.replacement]) {
    expect(await asked(each)).toEqual([])
    await bill(each)
  }
  const plain = first(await make('creditInvoice', again.replacement.id))
  expect(await asked(plain)).toEqual([])

  const quote = await writeInvoice(host, { ...withDeposit, type: 'quote' })
  const ofQuote = first(await make('invoiceFromQuote', quote.id))
  expect(await asked(ofQuote)).toEqual([])
  await bill(ofQuote)
  expect(await asked(first(await make('invoiceFromQuote', quote.id, true)))).toEqual([])
  const later = await correct(ofQuote)
  for (const each of [later.replacement, later.credit]) expect(await asked(each)).toEqual([])
})

test('the deposit of a correction whose credit note was deleted is not deducted, and returned, without a question', async () => {
  const invoice = await billed()
  const { replacement, credit } = await correct(invoice)
  await remove(credit.id)
  expect(await asked(replacement)).toEqual([['deposit.deducted_twice', numberOf(invoice)]])
  await bill(replacement)
  const byHand = first(await make('creditInvoice', invoice.id))
  expect(await asked(byHand)).toEqual([['deposit.returned_and_deducted', numberOf(replacement)]])
  await change(byHand, { prepaid_amount: '50' })
  expect(await asked(byHand)).toEqual([])
})

test('a deposit in another currency, or lowered, is still deducted twice', async () => {
  const invoice = await billed()
  const { replacement, credit } = await correct(invoice)
  await change(replacement, { prepaid_amount: '40' })
  expect(await asked(replacement)).toEqual([])
  await remove(credit.id)
  for (const fields of [
    {},
    { currency: 'USD' },
    { preceding_invoice: { number: ` ${numberOf(invoice)} ` } },
  ]) {
    await change(replacement, fields)
    expect(await asked(replacement)).toEqual([['deposit.deducted_twice', numberOf(invoice)]])
  }
  await change(replacement, { prepaid_amount: '' })
  expect(await asked(replacement)).toEqual([])
})

test('asks about a credit note that keeps the deposit of a deleted correction, and about a later correction without that deposit', async () => {
  const invoice = await billed()
  const { replacement, credit } = await correct(invoice)
  await remove(replacement.id)
  expect(await asked(credit)).toEqual([['deposit.not_returned', numberOf(invoice)]])
  await bill(credit)
  await host.call('restoreInvoice', { id: replacement.id })
  expect(await asked(replacement)).toEqual([])
  await change(replacement, { prepaid_amount: '' })
  expect(await asked(replacement)).toEqual([['deposit.not_deducted', numberOf(invoice)]])
})

test('a deposit that a credit note returned, or that two corrections deduct, is asked about', async () => {
  const returned = await billed()
  await bill(first(await make('creditInvoice', returned.id)))
  const after = await correct(returned, true)
  await remove(after.credit.id)
  expect(await asked(after.replacement)).toEqual([['deposit.deducted_twice', numberOf(returned)]])

  const invoice = await billed()
  const [one, two] = [await correct(invoice), await correct(invoice, true)]
  expect(await asked(two.replacement)).toEqual([['deposit.deducted_twice', numberOf(one.replacement)]])
  expect(await asked(two.credit)).toEqual([['deposit.moved_twice', numberOf(one.credit)]])
})

test('the deposit of a quote is deducted by one of its invoices, also after the first was deleted and restored', async () => {
  const quote = await writeInvoice(host, { ...withDeposit, type: 'quote' })
  const one = first(await make('invoiceFromQuote', quote.id))
  await remove(one.id)
  const two = first(await make('invoiceFromQuote', quote.id))
  expect(await asked(two)).toEqual([])
  await host.call('restoreInvoice', { id: one.id })
  await change(one, { invoice_number: 'OTHER-1' })
  expect(await asked(two)).toEqual([['deposit.deducted_twice', 'OTHER-1']])
  await bill(two)
  expect(await asked(one)).toEqual([['deposit.deducted_twice', numberOf(two)]])

  await change(one, { prepaid_amount: '' })
  expect(await asked(one)).toEqual([])
  const replaced = await correct(two)
  await bill(replaced.replacement)
  await bill(replaced.credit)
  await change(one, { prepaid_amount: '50' })
  expect(await asked(one)).toEqual([['deposit.deducted_twice', numberOf(replaced.replacement)]])
})

test('invoices of a quote may share its deposit, and one that is left to none is asked about', async () => {
  const quote = await writeInvoice(host, { ...withDeposit, type: 'quote' })
  const one = first(await make('invoiceFromQuote', quote.id))
  const two = first(await make('invoiceFromQuote', quote.id, true))
  await change(one, { prepaid_amount: '30' })
  await change(two, { prepaid_amount: '20' })
  expect([...(await asked(one)), ...(await asked(two))]).toEqual([])
  await remove(one.id)
  await change(two, { prepaid_amount: '' })
  expect(await asked(two)).toEqual([['deposit.not_deducted', numberOf(quote)]])
})

const refusedDeletion = async ({ id }: InvoiceView) => {
  const { code, message } = await host.refusal('deleteInvoice', { id })
  return [code, message.code, ...('params' in message ? numbersIn(message.params) : [])]
}

test('a correction to which an issued credit note left the deposit is deleted only after a question', async () => {
  const { replacement, credit } = await correct(await billed())
  await bill(credit)
  const expected = ['deposit.left_by_deletion', numberOf(credit)]
  expect(await refusedDeletion(replacement)).toEqual(['deposit_unsettled', ...expected])
  const { deleted, skipped } = await host.call('deleteInvoices', { ids: [replacement.id] })
  expect([deleted, skipped.map(({ reason }) => reason.code)]).toEqual([[], ['deposit.left_by_deletion']])
  await host.call('deleteInvoice', { id: replacement.id, unsettled: true })
  expect((await host.call('deletedInvoices', undefined)).map(({ id }) => id)).toEqual([replacement.id])
})

test('a credit note that frees the deposit for an issued correction is deleted only after a question', async () => {
  const invoice = await billed()
  const { replacement, credit } = await correct(invoice)
  await bill(replacement)
  const numbers = [numberOf(invoice), numberOf(replacement)]
  expect(await refusedDeletion(credit)).toEqual([
    'deposit_unsettled',
    'deposit.twice_after_deletion',
    ...numbers,
  ])
})

test('the invoice of a quote with the deposit is deleted only after a question if another one was issued without it', async () => {
  const quote = await writeInvoice(host, { ...withDeposit, type: 'quote' })
  const one = first(await make('invoiceFromQuote', quote.id))
  const other = first(await make('invoiceFromQuote', quote.id, true))
  await remove(one.id)
  await host.call('restoreInvoice', { id: one.id })
  await bill(other)
  expect(await refusedDeletion(one)).toEqual([
    'deposit_unsettled',
    'deposit.left_by_deletion',
    numberOf(other),
  ])
})

test('drafts of a correction of which nothing was issued are deleted without a question', async () => {
  const { replacement, credit } = await correct(await billed())
  const { deleted } = await host.call('deleteInvoices', { ids: [replacement.id, credit.id] })
  expect(deleted).toHaveLength(2)
})
