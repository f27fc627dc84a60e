/** @module-tag extended */

import { beforeEach, expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { expectReplies, host, liveKey, made, service, withFaultyService } from '../testing/faulty-service.ts'
import { confirmationOf, writeInvoice } from '../testing/test-invoices.ts'

withFaultyService()

let connectionId = ''
beforeEach(async () => {
  expectReplies(made)
  connectionId = await host.connect(service.url, liveKey)
})

const line = (description: string, unit_price: string, tax_rate?: string) => ({
  description,
  quantity: '1',
  unit_price,
  ...(tax_rate !== undefined && { tax_rate }),
})

let counter = 0
const draft = (fields: Partial<Draft> = {}) =>
  writeInvoice(host, {
    invoice_number: `D-${++counter}`,
    type: 'deposit',
    currency: 'EUR',
    issue_date: '2026-10-01',
    due_date: '2099-01-31',
    buyer: { name: 'Example Ltd' },
    purchase_order: 'PO-1',
    payment_terms: '14 days',
    items: [line('Deposit', '100', '19')],
    ...fields,
  })

/** @returns id and number of an issued document */
async function issue(id: string): Promise<{ id: string; number: string }> {
  const [confirmed] = confirmationOf(await host.call('reviewBatch', { ids: [id], connectionId })).invoices
  if (!confirmed) throw new Error('cannot be submitted')
  expect(await host.call('submit', { connectionId, ...confirmed })).toMatchObject({ state: 'done' })
  return { id, number: (await host.call('openInvoice', { id })).draft.invoice_number }
}
const issued = async (fields?: Partial<Draft>) => await issue((await draft(fields)).id)

async function finalOf(id: string, repeat = false) {
  const { documents } = await host.call('finalInvoice', { id, repeat })
  expect(documents).toHaveLength(1)
  const [final] = documents
  if (!final) throw new Error('not made')
  return final
}

test('a final invoice deducts the deposit invoices of the customer and the order, rate by rate', async () => {
  const second = await issued({
    issue_date: '2026-10-20',
    items: [line('A', '50', '19'), line('B', '10', '7')],
  })
  const first = await issued()
  const untaxed = await issued({ issue_date: '2026-10-21', items: [line('Deposit', '30')] })
  await issued({ purchase_order: 'PO-2' })
  await issued({ buyer: { name: 'Another' } })
  await issued({ currency: 'USD' })
  await issued({ sender: 'another' })
  await issued({ type: 'invoice' })
  await draft()
  const final = await finalOf(second.id)
  expect(final.state).toBe('draft')
  expect(final.draft).toMatchObject({
    buyer: { name: 'Example Ltd' },
    purchase_order: 'PO-1',
    payment_terms: '14 days',
    items: [{ description: '', tax_rate: '7' }],
    preceding_invoices: [
      { number: second.number, issue_date: '2026-10-20', deducted_amount: '10.70', tax_rate: '7' },
      { number: second.number, issue_date: '2026-10-20', deducted_amount: '59.50', tax_rate: '19' },
      { number: first.number, issue_date: '2026-10-01', deducted_amount: '119.00', tax_rate: '19' },
      { number: untaxed.number, issue_date: '2026-10-21', deducted_amount: '30.00' },
    ],
  })
  expect(final.draft).not.toHaveProperty('type')
})

test('deposit and final invoice together bill the whole once', async () => {
  const deposit = await issued()
  const { id, revision, draft: made } = await finalOf(deposit.id)
  const whole = { ...made, items: [line('Kitchen', '1000', '19')] }
  await host.call('saveInvoice', { id, revision, draft: whole })
  await issue(id)
  const rows = await host.call('listInvoices', {})
  const amounts = [deposit.id, id].map(each => rows.find(row => row.id === each)?.payable)
  expect(amounts).toEqual(['119.00', '1071.00'])
})

test('what was credited is not deducted, and a deposit invoice is deducted twice only if that is confirmed', async () => {
  const deposit = await issued({ items: [line('Deposit', '100', '19')] })
  const other = await issued()
  const [credit] = (await host.call('creditInvoice', { id: other.id })).documents
  if (!credit) throw new Error('not credited')
  const final = await finalOf(deposit.id)
  expect(final.draft.preceding_invoices).toMatchObject([
    { number: deposit.number, deducted_amount: '119.00' },
  ])
  await expect(host.call('finalInvoice', { id: other.id })).rejects.toThrow('no_deposit_invoice')

  await expect(host.call('finalInvoice', { id: deposit.id })).rejects.toThrow(
    new RegExp(`already_invoiced.*deposit\\.deducted.*${final.draft.invoice_number}`),
  )
  const third = await issued()
  // deposit invoices that another invoice deducts are left out
  expect((await finalOf(third.id)).draft.preceding_invoices).toMatchObject([{ number: third.number }])
  const again = await finalOf(deposit.id, true)
  expect(again.draft.preceding_invoices?.map(({ number }) => number)).toEqual([deposit.number])

  await host.call('deleteDrafts', { ids: [final.id, again.id] })
  expect((await finalOf(deposit.id)).draft.preceding_invoices).toHaveLength(1)
})

test('deposit invoices of a quote are deducted from its lines', async () => {
  const quote = await draft({
    type: 'quote',
    due_date: '',
    discount_percent: '10',
    items: [line('Kitchen', '1000', '19')],
  })
  const [invoice] = (await host.call('invoiceFromQuote', { id: quote.id })).documents
  if (!invoice) throw new Error('not made')
  const { id, revision, draft: made } = invoice
  await host.call('saveInvoice', {
    id,
    revision,
    draft: { ...made, type: 'deposit', discount_percent: '', items: [line('Deposit', '300', '19')] },
  })
  const deposit = await issue(id)
  const final = await finalOf(deposit.id)
  expect(final.draft).toMatchObject({
    discount_percent: '10',
    items: [{ description: 'Kitchen' }],
    preceding_invoices: [{ number: deposit.number, deducted_amount: '357.00', tax_rate: '19' }],
  })
  expect(await host.call('documentRelations', { id: final.id })).toMatchObject({
    createdFrom: { id: quote.id },
  })
})

test('only an issued deposit invoice has a final invoice', async () => {
  const { id } = await draft()
  await expect(host.call('finalInvoice', { id })).rejects.toThrow('no_deposit_invoice')
  const plain = await issued({ type: 'invoice' })
  await expect(host.call('finalInvoice', { id: plain.id })).rejects.toThrow('no_deposit_invoice')
})

test('a deposit invoice without a customer is deducted twice only if that is confirmed', async () => {
  const deposit = await issued({ buyer: { name: '' } })
  await issued()
  expect((await finalOf(deposit.id)).draft.preceding_invoices).toMatchObject([{ number: deposit.number }])
  await expect(host.call('finalInvoice', { id: deposit.id })).rejects.toThrow('already_invoiced')
})
