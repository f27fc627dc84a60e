import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Draft } from '#core/draft/draft.ts'
import { emptyItem } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import {
  expectReplies,
  host,
  liveKey,
  made,
  restart,
  service,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

withFaultyService()

const year = new Date().getFullYear()
let connectionId = ''
beforeEach(async () => {
  expectReplies(made)
  connectionId = await host.connect(service.url, liveKey)
})

const full = {
  currency: 'EUR',
  buyer: { name: 'Example Ltd' },
  issue_date: '2026-11-02',
  due_date: '2099-01-31',
  payment_terms: '14 days',
  prepaid_amount: '20',
  notes: 'Thank you',
  tax_note: 'Reverse charge',
  items: [
    { description: 'A', quantity: '2', unit_price: '80' },
    { description: 'B', quantity: '1', unit_price: '40' },
  ],
} satisfies Partial<Draft>

async function submit(id: string, payable: string): Promise<void> {
  const { revision, draft } = await host.call('openInvoice', { id })
  const confirmed = { invoice_number: draft.invoice_number, payable, currency: 'EUR' }
  await host.call('submit', { id, revision, connectionId, confirmed })
}

async function issued(): Promise<string> {
  const { id } = await writeInvoice(host, full)
  await submit(id, '180.00')
  return id
}

const statusOf = async (id: string) =>
  (await host.call('listInvoices', {})).find(row => row.id === id)?.status
const count = async () => (await host.call('listInvoices', {})).length

describe('crediting', () => {
  test('makes a draft with the lines, and number and date of the invoice', async () => {
    const id = await issued()
    const { documents } = await host.call('creditInvoice', { id })
    expect(documents).toHaveLength(1)
    const [credit] = documents
    expect(credit?.state).toBe('draft')
    expect(credit?.draft).toMatchObject({
      type: 'credit_note',
      invoice_number: `CN-${year}-0001`,
      preceding_invoice: { number: `INV-${year}-0001`, issue_date: '2026-11-02' },
      items: full.items,
      buyer: full.buyer,
      tax_note: 'Reverse charge',
    })
    for (const field of ['due_date', 'payment_terms', 'prepaid_amount', 'notes'])
      expect(credit?.draft).not.toHaveProperty(field)
    const relations = await host.call('documentRelations', { id: credit?.id ?? '' })
    expect(relations).toMatchObject({ credits: { id }, creditable: '200.00' })
    expect((await host.call('documentRelations', { id })).creditNotes).toMatchObject([{ id: credit?.id }])
  })

  test('an issued credit note credits the invoice', async () => {
    const id = await issued()
    const [credit] = (await host.call('creditInvoice', { id })).documents
    expect(await statusOf(id)).toBe('issued')
    await submit(credit?.id ?? '', '200.00')
    expect(await statusOf(id)).toBe('credited')
    const billed = service.received.map(({ body }) => JSON.parse(body.toString()).type ?? 'invoice')
    expect(billed).toEqual(['invoice', 'credit_note'])
  })

  test('an issued credit note tells the page the new status of the invoice', async () => {
    const id = await issued()
    const [credit] = (await host.call('creditInvoice', { id })).documents
    const statuses: (string | undefined)[] = []
    host.host.onEvent(event => {
      if (event.type === 'invoice-changed' && event.id === id) statuses.push(event.status?.summary.status)
    })
    await submit(credit?.id ?? '', '200.00')
    expect(statuses.at(-1)).toBe('credited')
  })

  test('asks before a second credit note, and states the remaining amount', async () => {
    const id = await issued()
    const [first] = (await host.call('creditInvoice', { id })).documents
    const { revision, draft } = await host.call('openInvoice', { id: first?.id ?? '' })
    const partial = { ...draft, items: draft.items.slice(1) }
    await host.call('saveInvoice', { id: first?.id ?? '', revision, draft: partial })
    expect(await host.refusal('creditInvoice', { id })).toMatchObject({
      code: 'already_credited',
      message: {
        code: 'credit.exists',
        params: { numbers: [`CN-${year}-0001`], credited: '40.00', total: '200.00', currency: 'EUR' },
      },
    })
    const [second] = (await host.call('creditInvoice', { id, repeat: true })).documents
    expect(second?.draft.invoice_number).toBe(`CN-${year}-0002`)
    const relations = await host.call('documentRelations', { id: second?.id ?? '' })
    expect(relations.creditable).toBe('160.00')
  })

  test('only live invoices of a positive total', async () => {
    const draft = await writeInvoice(host, full)
    expect(await host.refusal('creditInvoice', { id: draft.id })).toMatchObject({ code: 'not_creditable' })
    const id = await issued()
    const [credit] = (await host.call('creditInvoice', { id })).documents
    await submit(credit?.id ?? '', '200.00')
    expect(await host.refusal('creditInvoice', { id: credit?.id ?? '' })).toMatchObject({
      code: 'not_creditable',
    })
    const negative = await writeInvoice(host, {
      currency: 'EUR',
      items: [{ description: 'A', quantity: '1', unit_price: '-5' }],
    })
    await submit(negative.id, '-5.00')
    expect(await host.refusal('creditInvoice', { id: negative.id })).toMatchObject({ code: 'not_creditable' })
  })

  test('a copy of a credit note credits the same invoice', async () => {
    const id = await issued()
    const [credit] = (await host.call('creditInvoice', { id })).documents
    const copy = await host.call('duplicateInvoice', { id: credit?.id ?? '' })
    expect(copy.draft).toMatchObject({ type: 'credit_note', invoice_number: `CN-${year}-0002` })
    expect(copy.draft).not.toHaveProperty('due_date')
    expect((await host.call('documentRelations', { id: copy.id })).credits).toMatchObject({ id })
  })
})

describe('correcting', () => {
  test('makes a new draft and a credit note at once, with different numbers', async () => {
    await host.call('saveSettings', { numberPatterns: { credit_note: 'INV-{YYYY}-{####}' } })
    const id = await issued()
    const { documents } = await host.call('correctInvoice', { id })
    expect(documents.map(({ draft }) => [draft.type, draft.invoice_number])).toEqual([
      [undefined, `INV-${year}-0003`],
      ['credit_note', `INV-${year}-0002`],
    ])
    expect(documents[0]?.draft).toMatchObject({
      items: full.items,
      payment_terms: '14 days',
      prepaid_amount: '20',
      preceding_invoice: { number: `INV-${year}-0001` },
    })
    expect(documents[0]?.draft.due_date).not.toBe(full.due_date)
  })

  test('is undone as a whole, unless a part was submitted', async () => {
    const id = await issued()
    const first = (await host.call('correctInvoice', { id })).documents.map(document => document.id)
    await host.call('deleteDrafts', { ids: first })
    expect(await count()).toBe(1)
    const { documents } = await host.call('correctInvoice', { id })
    await submit(documents[1]?.id ?? '', '180.00')
    const ids = documents.map(document => document.id)
    expect(await host.refusal('deleteDrafts', { ids })).toMatchObject({ code: 'not_editable' })
    expect(await count()).toBe(3)
  })
})

describe('a quote', () => {
  const quote = async () =>
    await writeInvoice(host, { ...full, type: 'quote', invoice_number: 'Q-1', valid_until: '2099-12-31' })

  test('becomes an invoice once; a second time asks', async () => {
    const { id } = await quote()
    const [invoice] = (await host.call('invoiceFromQuote', { id })).documents
    expect(invoice?.draft).toMatchObject({ invoice_number: `INV-${year}-0001`, items: full.items })
    expect(invoice?.draft).not.toHaveProperty('type')
    expect(invoice?.draft).not.toHaveProperty('valid_until')
    expect(await statusOf(id)).toBe('invoiced')
    expect(await host.refusal('invoiceFromQuote', { id })).toMatchObject({
      code: 'already_invoiced',
      message: { params: { numbers: [`INV-${year}-0001`] } },
    })
    await host.call('deleteDrafts', { ids: [invoice?.id ?? ''] })
    expect(await statusOf(id)).toBe('draft')
    await host.call('invoiceFromQuote', { id })
    await host.call('invoiceFromQuote', { id, repeat: true })
    expect((await host.call('documentRelations', { id })).invoices).toHaveLength(2)
  })

  test('in which nothing is offered yet is no ground for an invoice, and is not accepted', async () => {
    const { id } = await writeInvoice(host, { ...full, type: 'quote', items: [emptyItem()] })
    for (const refused of [
      host.refusal('invoiceFromQuote', { id }),
      host.refusal('acceptQuote', { id, accepted: true }),
    ])
      expect(await refused).toMatchObject({ code: 'no_quote', message: { code: 'quote.no_lines' } })
    expect(await statusOf(id)).toBe('draft')
  })

  test('is accepted, and not accepted again', async () => {
    const { id } = await quote()
    await submit(id, '180.00')
    expect(await statusOf(id)).toBe('open')
    await host.call('acceptQuote', { id, accepted: true })
    expect(await statusOf(id)).toBe('accepted')
    await restart()
    expect((await host.call('documentRelations', { id })).acceptedAt).toMatch(/^\d{4}-/)
    await host.call('acceptQuote', { id, accepted: false })
    expect(await statusOf(id)).not.toBe('accepted')
    const invoice = await writeInvoice(host, full)
    expect(await host.refusal('acceptQuote', { id: invoice.id, accepted: true })).toMatchObject({
      code: 'no_quote',
    })
    expect(await host.refusal('invoiceFromQuote', { id: invoice.id })).toMatchObject({ code: 'no_quote' })
  })
})

test('documents that cannot all be stored are not stored at all', async () => {
  const id = await issued()
  const { draft } = await host.call('openInvoice', { id })
  const stored = {
    id: randomUUID(),
    draft,
    columns: columnsOf(draft),
    at: '2026-11-21T12:00:00.000Z',
    sample: false,
  }
  expect(() => host.ports.store.invoices.createAll([stored, { ...stored, id }])).toThrow()
  expect(await count()).toBe(1)
})
