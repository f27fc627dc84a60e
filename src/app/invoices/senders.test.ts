import { expect, test } from 'vitest'
import { findSender } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { firstSender, noSender, senderIdOf } from '#core/draft/sender.ts'
import { host, withFaultyService } from '../testing/faulty-service.ts'

withFaultyService()

const year = new Date().getFullYear()

const addSender = async (name: string, copyOf?: string) =>
  (await host.call('addSender', { name, ...(copyOf !== undefined && { copyOf }) })).id

async function write(sender: string, fields: Partial<Draft> = {}, type?: 'quote') {
  const { id, revision, draft } = await host.call('createInvoice', { sender, ...(type && { type }) })
  const items = [{ description: 'Beech', quantity: '2', unit_price: '50', tax_rate: '19' }]
  const changed = { ...draft, buyer: { name: 'Example Buyer' }, items, ...fields }
  await host.call('saveInvoice', { id, revision, draft: changed })
  return { id, draft: changed }
}

const draftOf = async (id: string) => (await host.call('openInvoice', { id })).draft

async function twoSenders(): Promise<string> {
  await host.call('saveSettings', {
    seller: { name: 'Example Studio', country: 'DE' },
    logo: 'data:image/png;base64,AAAA',
    currency: 'CHF',
    taxRate: '7.7',
    paymentTerms: 'Net 14 days',
  })
  return await addSender('Example Press')
}

test('a sender has its own numbers, details and defaults; the first one is as it was', async () => {
  const press = await twoSenders()
  const settings = await host.call('saveSettings', {
    sender: press,
    seller: { name: 'Example Press', iban: 'DE02120300000000202051' },
    paymentTerms: 'Net 30 days',
  })
  expect(settings).toMatchObject({ defaultSender: firstSender, seller: { name: 'Example Studio' } })
  expect(findSender(settings, press)).toMatchObject({ currency: 'CHF', taxRate: '7.7', logo: '' })
  const { draft } = await write(press)
  expect(draft).toMatchObject({
    sender: press,
    invoice_number: `EP-INV-${year}-0001`,
    currency: 'CHF',
    seller: { name: 'Example Press', iban: 'DE02120300000000202051' },
    payment_terms: 'Net 30 days',
  })
  expect(draft).not.toHaveProperty('logo')
  const { draft: first } = await host.call('createInvoice', {})
  expect(first).toMatchObject({ invoice_number: `INV-${year}-0001`, logo: 'data:image/png;base64,AAAA' })
  expect(first).not.toHaveProperty('sender')
  expect((await write(press)).draft.invoice_number).toBe(`EP-INV-${year}-0002`)
})

test('documents made of another one keep its sender and count with its numbers', async () => {
  const press = await twoSenders()
  const { id } = await write(press, { issue_date: '2026-01-15' })
  expect((await host.call('duplicateInvoice', { id })).draft).toMatchObject({
    sender: press,
    invoice_number: `EP-INV-${year}-0002`,
  })
  const monthly = { every: 1, unit: 'month' } as const
  const { ids } = await host.call('createDuplicates', { ids: [id], interval: monthly, movesTexts: true })
  expect(await draftOf(ids[0] ?? '')).toMatchObject({
    sender: press,
    invoice_number: expect.stringMatching(/^EP-INV-2026-\d{4}$/),
  })
  const quote = await write(press, {}, 'quote')
  const { documents } = await host.call('invoiceFromQuote', { id: quote.id })
  expect(documents[0]?.draft).toMatchObject({ sender: press, seller: { name: 'Example Press' } })
  const { saved } = await host.call('saveCustomer', { record: { name: 'Northwind Example' } })
  const made = await host.call('createCustomerInvoices', {
    customerIds: [saved.id],
    item: { description: 'Beech', quantity: '1', unit_price: '5' },
    issueDate: '2026-02-01',
    sender: press,
  })
  expect(await draftOf(made.ids[0] ?? '')).toMatchObject({
    sender: press,
    invoice_number: expect.stringMatching(/^EP-INV-2026-\d{4}$/),
  })
})

test('a removed sender leaves its documents as they are and comes back in one step', async () => {
  const press = await twoSenders()
  await host.call('saveSettings', { defaultSender: press })
  const { id, draft } = await write(press)
  const without = await host.call('removeSender', { id: press })
  expect(without).toMatchObject({ defaultSender: firstSender, formerSenders: [{ id: press }] })
  expect(await draftOf(id)).toEqual(draft)
  expect((await host.call('duplicateInvoice', { id })).draft).toMatchObject({
    sender: press,
    invoice_number: `EP-INV-${year}-0002`,
  })
  expect((await host.refusal('removeSender', { id: firstSender })).message.code).toBe('sender.last')
  const restored = await host.call('restoreSender', { id: press })
  expect(restored).toMatchObject({ formerSenders: [], senders: [{ id: firstSender }, { id: press }] })
})

test('a copy has the details of its source and numbers of its own', async () => {
  await twoSenders()
  const copy = await addSender('Second name', firstSender)
  const { senders } = await host.call('settings', undefined)
  expect(senders.find(({ id }) => id === copy)).toMatchObject({
    profileName: 'Second name',
    seller: { name: 'Example Studio' },
    paymentTerms: 'Net 14 days',
    numberPatterns: { invoice: 'SN-INV-{YYYY}-{####}' },
  })
})

test('a number is used once, whichever sender submits it', async () => {
  const press = await twoSenders()
  const { id, draft } = await write(firstSender)
  const other = await write(press, { invoice_number: draft.invoice_number })
  const lookup = { invoice_number: draft.invoice_number, issueDate: '', sender: press }
  expect(await host.call('lookUpNumber', { id: other.id, ...lookup })).toMatchObject({
    warning: { code: 'number_shared' },
    free: `EP-INV-${year}-0001`,
  })
  expect((await host.call('lookUpNumber', { id, ...lookup, sender: firstSender })).free).toBe(
    `INV-${year}-0002`,
  )
})

test('settings of earlier versions become the first sender', async () => {
  const { settings: store } = host.ports.store
  store.save('settings', {
    seller: { name: 'Example Studio' },
    numberPattern: 'R-{####}',
    taxRate: '19.0',
    dueDays: 30,
    theme: 'dark',
  })
  const settings = await host.call('settings', undefined)
  expect(settings).toMatchObject({
    theme: 'dark',
    defaultSender: firstSender,
    senders: [{ id: firstSender, seller: { name: 'Example Studio' }, taxRate: '19', dueDays: 30 }],
  })
  expect(settings.numberPatterns).toMatchObject({ invoice: 'R-{####}', quote: 'Q-{YYYY}-{####}' })
  await host.call('saveSettings', { notes: 'Thank you!' })
  expect(store.read('settings')).toEqual({
    theme: 'dark',
    senders: [
      {
        id: firstSender,
        seller: { name: 'Example Studio' },
        taxRate: '19',
        dueDays: 30,
        notes: 'Thank you!',
        numberPatterns: { invoice: 'R-{####}' },
      },
    ],
  })
})

test('open drafts with other details are counted, updated in one step and restored', async () => {
  const press = await twoSenders()
  const drafts = [await write(firstSender), await write(firstSender), await write(press)]
  const before = drafts[0]?.draft.seller
  await host.call('saveSettings', { seller: { name: 'Example Studio', iban: 'DE02120300000000202051' } })
  const { ids } = await host.call('outdatedDrafts', { sender: firstSender })
  expect(new Set(ids)).toEqual(new Set(drafts.slice(0, 2).map(({ id }) => id)))
  expect(await host.call('outdatedDrafts', { sender: press })).toEqual({ ids: [] })

  const { changeId, count } = await host.call('updateDrafts', { ids: drafts.map(({ id }) => id) })
  expect(count).toBe(2)
  expect(await draftOf(ids[0] ?? '')).toMatchObject({ seller: { iban: 'DE02120300000000202051' } })
  expect(await draftOf(drafts[2]?.id ?? '')).toEqual(drafts[2]?.draft)
  expect(await host.call('outdatedDrafts', { sender: firstSender })).toEqual({ ids: [] })

  const [changed = '', other = ''] = ids
  const { revision, draft } = await host.call('openInvoice', { id: changed })
  await host.call('saveInvoice', {
    id: changed,
    revision,
    draft: { ...draft, seller: { name: 'By hand' } },
  })
  expect(await host.call('undoDraftUpdate', { changeId })).toEqual({ kept: 1 })
  expect((await draftOf(other)).seller).toEqual(before)
  expect((await draftOf(changed)).seller).toEqual({ name: 'By hand' })
})

test('a file is of the sender with its name, of the usual one without a name, and else of none', async () => {
  const press = await twoSenders()
  const opened = async (fields: object) => {
    const draft = { template: 'minimal', invoice_number: '7', items: [], ...fields }
    return (await host.call('openInvoiceFile', { text: JSON.stringify(draft) })).draft
  }
  expect(senderIdOf(await opened({ seller: { name: 'EXAMPLE PRESS' } }))).toBe(press)
  expect(senderIdOf(await opened({}))).toBe(firstSender)
  expect(senderIdOf(await opened({ seller: { name: 'Somebody else' } }))).toBe(noSender)
  expect(senderIdOf(await opened({ sender: press, seller: { name: 'Former name' } }))).toBe(press)
  expect(senderIdOf(await opened({ sender: 'unknown' }))).toBe(firstSender)
})

test('the list is filtered by sender', async () => {
  const press = await twoSenders()
  const [{ id }] = [await write(press), await write(firstSender)]
  const [row, ...others] = await host.call('listInvoices', { sender: press })
  expect([row, others]).toEqual([expect.objectContaining({ id, sender: press }), []])
  expect(await host.call('countInvoices', { sender: firstSender })).toMatchObject({ total: 1 })
  expect(await host.call('listInvoiceIds', { sender: press, search: 'example' })).toEqual([id])
})
