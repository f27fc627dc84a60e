import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type Draft, emptyItem } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import { fingerprintOfDraft } from '#core/draft/draft-text.ts'
import { lawfulMentions } from '#core/france/mentions.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'
import { lines, writeInvoice, writeInvoices } from '../testing/test-invoices.ts'

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

const year = new Date().getFullYear()

test('a new invoice has a number, dates and one empty line item', async () => {
  const { draft, state, revision } = await host.call('createInvoice', {})
  expect([state, revision]).toEqual(['draft', 1])
  expect(draft).toMatchObject({
    template: 'minimal',
    invoice_number: `INV-${year}-0001`,
    items: [{ description: '' }],
  })
  expect(Date.parse(draft.due_date ?? '') - Date.parse(draft.issue_date ?? '')).toBe(14 * 86_400_000)
})

test('a new invoice has the defaults of the settings; without a sender there, the one of the newest invoice', async () => {
  await writeInvoice(host, { seller: { name: 'Example Studio' }, logo: 'data:image/png;base64,AAAA' })
  await host.call('saveSettings', {
    taxRate: '19',
    locale: 'de-DE',
    paymentTerms: '14 Tage',
    currency: 'CHF',
  })
  const { draft } = await host.call('createInvoice', {})
  expect(draft).toMatchObject({
    seller: { name: 'Example Studio' },
    logo: 'data:image/png;base64,AAAA',
    locale: 'de-DE',
    currency: 'CHF',
    payment_terms: '14 Tage',
    items: [{ description: '', quantity: '1', tax_rate: '19' }],
  })
  expect(draft).not.toHaveProperty('notes')
  await host.call('saveSettings', { seller: { name: 'Example GmbH' }, logo: 'data:image/png;base64,BBBB' })
  expect((await host.call('createInvoice', {})).draft).toMatchObject({
    seller: { name: 'Example GmbH' },
    logo: 'data:image/png;base64,BBBB',
  })
})

test('a new invoice of a seller in France freezes the statutory texts, own ones or those of the law', async () => {
  await host.call('saveSettings', {
    seller: { name: 'Example SARL', country: 'FR', late_payment: 'Taux : 12 %' },
  })
  const { draft } = await host.call('createInvoice', {})
  expect(draft.seller).toEqual({
    ...lawfulMentions,
    name: 'Example SARL',
    country: 'FR',
    late_payment: 'Taux : 12 %',
  })
  await host.call('saveSettings', { seller: { name: 'Example GmbH', country: 'DE' } })
  expect((await host.call('createInvoice', {})).draft.seller).toEqual({ name: 'Example GmbH', country: 'DE' })
})

test('the sample uses no number', async () => {
  await host.call('createInvoice', { sample: true })
  const { draft } = await host.call('createInvoice', {})
  expect(draft.invoice_number).toBe(`INV-${year}-0001`)
})

test('the number of a draft is not proposed again until the draft is deleted', async () => {
  await host.call('createInvoice', {})
  const second = await host.call('createInvoice', {})
  expect(second.draft.invoice_number).toBe(`INV-${year}-0002`)
  await host.call('deleteInvoice', { id: second.id })
  const { draft } = await host.call('createInvoice', {})
  expect(draft.invoice_number).toBe(`INV-${year}-0002`)
})

test('saved drafts survive a restart', async () => {
  const { id } = await writeInvoice(host, { notes: 'Danke schön!' })
  await host.close()
  host = await openTestHost(folder.path)
  const { draft, revision } = await host.call('openInvoice', { id })
  expect([revision, draft.notes, draft.items]).toEqual([2, 'Danke schön!', lines])
})

test('saving an unchanged draft makes no revision', async () => {
  const { id, revision, draft, updatedAt } = await writeInvoice(host)
  expect(await host.call('saveInvoice', { id, revision, draft })).toEqual({ revision, updatedAt })
})

test('saving a change equals saving the whole draft', async () => {
  const { id, revision, draft } = await writeInvoice(host)
  let [at, before]: [number, Draft] = [revision, draft]
  for (const after of [
    { ...draft, notes: 'Danke!', items: [...draft.items, { ...emptyItem(), description: 'Versand' }] },
    { ...draft, notes: 'Danke schön!', buyer: { name: 'Northwind Traders' } },
    draft,
  ]) {
    const change = diffDrafts(before, after)
    const save = { id, revision: at, change, fingerprint: fingerprintOfDraft(after) }
    const saved = await host.call('saveInvoice', save)
    expect(saved.revision).toBe(at + 1)
    const { draft: read, revision: now } = await host.call('openInvoice', { id })
    expect([read, now]).toEqual([after, at + 1])
    ;[at, before] = [now, after]
  }
})

test('rejects a change of another base', async () => {
  const { id, revision, draft } = await writeInvoice(host)
  const mine = { ...draft, notes: 'mine' }
  const fingerprint = fingerprintOfDraft({ ...mine, purchase_order: 'known to this page only' })
  const change = diffDrafts(draft, mine)
  const refusal = await host.refusal('saveInvoice', { id, revision, change, fingerprint })
  expect(refusal.code).toBe('stale_draft')
  expect(await host.call('openInvoice', { id })).toMatchObject({ revision, draft })
})

test('saves a change after a restart', async () => {
  const { id, revision, draft } = await writeInvoice(host)
  await host.close()
  host = await openTestHost(folder.path)
  const after = { ...draft, notes: 'one more' }
  const change = diffDrafts(draft, after)
  await host.call('saveInvoice', { id, revision, change, fingerprint: fingerprintOfDraft(after) })
  expect((await host.call('openInvoice', { id })).draft).toEqual(after)
})

test('rejects a save based on an old revision', async () => {
  const { id, draft } = await writeInvoice(host)
  const refusal = await host.refusal('saveInvoice', { id, revision: 1, draft: { ...draft, notes: 'older' } })
  expect(refusal.code).toBe('stale_revision')
})

test('the list finds number, customer and description, newest first', async () => {
  await writeInvoice(host, { buyer: { name: 'Northwind Traders' } })
  await writeInvoice(host, { items: [{ description: 'ÜBERSETZUNG', quantity: '2', unit_price: '50' }] })
  const found = async (search: string) =>
    (await host.call('listInvoices', { search })).map(invoice => invoice.invoice_number)
  expect(await found('')).toEqual([`INV-${year}-0002`, `INV-${year}-0001`])
  expect(await found('northwind')).toEqual([`INV-${year}-0001`])
  expect(await found('übersetz')).toEqual([`INV-${year}-0002`])
  expect(await found('-0001')).toEqual([`INV-${year}-0001`])
  expect(await found('100%')).toEqual([])
})

test('ignores control characters in a search', async () => {
  await writeInvoice(host, { buyer: { name: 'North\twind Traders' } })
  await writeInvoice(host, {
    items: [{ description: 'a\0b\u0007 lasting words', quantity: '2', unit_price: '50' }],
  })
  const [first, second] = [`INV-${year}-0001`, `INV-${year}-0002`]
  const found = async (search: string) =>
    (await host.call('listInvoices', { search })).map(invoice => invoice.invoice_number)
  expect(await found('inv\0-')).toEqual([second, first])
  expect(await found('\0inv')).toEqual([second, first])
  expect(await found('\0')).toEqual([second, first])
  expect(await found('x\0')).toEqual([])
  expect(await found('\u0007traders\u0085')).toEqual([first])
  expect(await found('north\twind\n')).toEqual([first])
  expect(await found('lasting\nwords')).toEqual([second])
  expect(await found('ab lasting')).toEqual([second])
  for (const broken of ['\ud800', 'inv\udc00', '\ud83d\ud83d\ud83d']) expect(await found(broken)).toEqual([])
})

test('the list has customer, total and state; without amounts no total', async () => {
  await writeInvoice(host, { buyer: { name: 'Northwind Traders' }, currency: 'EUR' })
  await host.call('createInvoice', {})
  const [empty, written] = await host.call('listInvoices', {})
  expect(written).toMatchObject({
    customer: 'Northwind Traders',
    payable: '120.00',
    currency: 'EUR',
    state: 'draft',
    mode: null,
  })
  expect(empty?.payable).toBeNull()
})

test('several invoices are deleted and restored in one step, except those that are being sent', async () => {
  const ids = await writeInvoices(host, 3)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await host.call('deleteInvoices', { ids: [ids[0] ?? '', ids[1] ?? '', unknown] })).toEqual({
    deleted: ids.slice(0, 2),
    kept: 0,
    skipped: [],
  })
  expect(await host.call('listInvoiceIds', {})).toEqual([ids[2]])
  await host.call('restoreInvoices', { ids: ids.slice(0, 2) })
  expect(new Set(await host.call('listInvoiceIds', {}))).toEqual(new Set(ids))
})

test('a deleted invoice can be restored', async () => {
  const { id, draft } = await writeInvoice(host)
  await host.call('deleteInvoice', { id })
  expect(await host.call('listInvoices', {})).toEqual([])
  expect((await host.refusal('openInvoice', { id })).code).toBe('no_such_invoice')
  expect((await host.call('restoreInvoice', { id })).draft).toEqual(draft)
})

test('a duplicate has a new number and today’s date', async () => {
  const { id, draft } = await writeInvoice(host, { issue_date: '2020-02-29', delivery_date: '2020-02-28' })
  const copy = await host.call('duplicateInvoice', { id })
  expect(copy.id).not.toBe(id)
  expect(copy.draft.items).toEqual(draft.items)
  expect(copy.draft.invoice_number).not.toBe(draft.invoice_number)
  expect(copy.draft.issue_date?.startsWith('2020')).toBe(false)
  expect(copy.draft.delivery_date).toBeUndefined()
})

test('a new invoice reuses the last sender', async () => {
  await writeInvoice(host, { seller: { name: 'Studio Example', country: 'DE' } })
  const { draft } = await host.call('createInvoice', {})
  expect(draft.seller).toEqual({ name: 'Studio Example', country: 'DE' })
})

test('the sample is not used as sender of later invoices', async () => {
  const sample = await host.call('createInvoice', { sample: true })
  expect(sample.draft.items.length).toBeGreaterThan(1)
  const { draft } = await host.call('createInvoice', {})
  expect(draft.seller).toBeUndefined()
})

test('a new invoice starts from the settings', async () => {
  await host.call('saveSettings', {
    seller: { name: 'Studio Example' },
    currency: 'CHF',
    template: 'bold',
    dueDays: 0,
    numberPatterns: { invoice: '{YY}/{###}' },
  })
  const { draft } = await host.call('createInvoice', {})
  expect(draft).toMatchObject({ seller: { name: 'Studio Example' }, currency: 'CHF', template: 'bold' })
  expect(draft.invoice_number).toBe(`${String(year).slice(2)}/001`)
  expect(draft.due_date).toBe(draft.issue_date)
})

test('a new invoice has the design settings unless they are empty', async () => {
  const { draft: plain } = await host.call('createInvoice', {})
  expect(plain).not.toHaveProperty('accent_color')
  await host.call('saveSettings', { accentColor: '#8a1c4a', typeface: 'serif', paper: 'Letter' })
  const { draft } = await host.call('createInvoice', {})
  expect(draft).toMatchObject({ accent_color: '#8a1c4a', typeface: 'serif', paper: 'Letter' })
  await host.call('saveSettings', { accentColor: '', typeface: '', paper: '' })
  const { draft: again } = await host.call('createInvoice', {})
  expect([again.accent_color, again.typeface, again.paper]).toEqual([undefined, undefined, undefined])
  expect((await host.refusal('saveSettings', { accentColor: 'red' })).code).toBe('invalid_argument')
})

test.each([
  ['1.9e1', '19'],
  ['019.00', '19'],
  ['', ''],
])('a tax rate of %j is stored as %j, and read so if an earlier version stored it', async (sent, rate) => {
  expect(await host.call('saveSettings', { taxRate: sent })).toMatchObject({ taxRate: rate })
  host.ports.store.settings.save('settings', { taxRate: sent })
  expect(await host.call('settings', undefined)).toMatchObject({ taxRate: rate })
  for (const taxRate of ['-1', '101', 'much', '\u0661'])
    expect((await host.refusal('saveSettings', { taxRate })).code).toBe('invalid_argument')
})

test('saving settings keeps the others', async () => {
  await host.call('saveSettings', { theme: 'dark' })
  await host.call('saveSettings', { dueDays: 30 })
  expect(await host.call('settings', undefined)).toMatchObject({
    theme: 'dark',
    dueDays: 30,
    template: 'minimal',
  })
})
