import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerView, RecordImportPlan } from '#contract/records.ts'
import type { Draft } from '#core/draft/draft.ts'
import { closeRenderer, openTestHost, type TestHost, temporaryFolder } from '../testing/test-host.ts'

let folder: ReturnType<typeof temporaryFolder>
let host: TestHost
beforeEach(async () => {
  folder = temporaryFolder()
  host = await openTestHost(folder.path, {}, { chooseSavePath: async name => join(folder.path, name) })
})
afterEach(() => host.close().finally(folder.remove))
afterAll(closeRenderer)

async function write(buyer: string, more: Partial<Draft> = {}): Promise<string> {
  const { id, revision, draft } = await host.call('createInvoice', {})
  await host.call('saveInvoice', { id, revision, draft: { ...draft, buyer: { name: buyer }, ...more } })
  return id
}

const customerIdOf = async (id: string) => (await host.call('openInvoice', { id })).customerId

async function addCustomer(record: Record<string, string | number | string[]>): Promise<CustomerView> {
  return (await host.call('saveCustomer', { record })).saved
}

const names = async (query: { search?: string; archived?: boolean } = {}) =>
  (await host.call('listCustomers', query)).map(({ record }) => record.name)

describe('customers', () => {
  test('are listed by name and found by any of their words', async () => {
    await addCustomer({ name: 'Żółw & Söhne', city: 'Łódź' })
    await addCustomer({ name: 'Äpfel GmbH' })
    await addCustomer({ name: 'Beispiel AG', email: 'post@example.com' })
    expect(await names()).toEqual(['Äpfel GmbH', 'Beispiel AG', 'Żółw & Söhne'])
    expect(await names({ search: 'sohne lodz' })).toEqual(['Żółw & Söhne'])
    expect(await names({ search: 'EXAMPLE.com' })).toEqual(['Beispiel AG'])
    expect(await names({ search: 'apfel ag' })).toEqual([])
  })

  test('are listed in pages without a gap', async () => {
    for (const name of ['C', 'A', 'b', 'B', 'D']) await addCustomer({ name })
    const all: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await host.call('listCustomers', { limit: 2, ...(after && { after }) })
      all.push(...page.map(({ record }) => record.name.toUpperCase()))
      after = page.at(-1)?.id
      if (page.length < 2) break
    }
    expect(all).toEqual(['A', 'B', 'B', 'C', 'D'])
  })

  test('are changed only from the revision that was shown', async () => {
    const { id, revision } = await addCustomer({ name: 'Example Ltd' })
    const saved = await host.call('saveCustomer', {
      id,
      revision,
      record: { name: 'Example Inc', note: 'x' },
    })
    expect(saved.saved).toMatchObject({ id, revision: 2, record: { name: 'Example Inc', note: 'x' } })
    expect(await host.refusal('saveCustomer', { id, revision, record: { name: 'Other' } })).toMatchObject({
      code: 'stale_record',
    })
    expect(await names()).toEqual(['Example Inc'])
  })

  test('with wrong fields are refused field by field', async () => {
    const record = { name: ' ', country: 'Germany' }
    expect(await host.refusal('saveCustomer', { record })).toMatchObject({
      code: 'invalid_record',
      paths: ['name', 'country'],
    })
    expect(await names()).toEqual([])
  })

  test('are archived, listed apart, and come back', async () => {
    const { id } = await addCustomer({ name: 'Example Ltd' })
    await host.call('archiveCustomer', { id, archived: true })
    expect([await names(), await names({ archived: true })]).toEqual([[], ['Example Ltd']])
    expect((await host.call('suggestCustomers', { text: '' })).customers).toEqual([])
    await host.call('archiveCustomer', { id, archived: false })
    expect(await names()).toEqual(['Example Ltd'])
  })

  test('survive a restart', async () => {
    await addCustomer({ name: 'Example Ltd', payment_days: 30 })
    await host.close()
    host = await openTestHost(folder.path)
    expect(await host.call('listCustomers', {})).toMatchObject([{ record: { payment_days: 30 } }])
  })
})

describe('an invoice', () => {
  test('of a customer begins with its defaults, and keeps its copy', async () => {
    const record = { name: 'Example Ltd', currency: 'USD', locale: 'en-US', payment_days: 0, tax_rate: '7' }
    const { id, revision } = await addCustomer(record)
    const made = await host.call('createInvoice', { customerId: id })
    expect(made).toMatchObject({
      customerId: id,
      draft: { buyer: { name: 'Example Ltd' }, currency: 'USD', locale: 'en-US', items: [{ tax_rate: '7' }] },
    })
    expect(made.draft.due_date).toBe(made.draft.issue_date)
    await host.call('saveCustomer', { id, revision, record: { name: 'Renamed' } })
    expect((await host.call('openInvoice', { id: made.id })).draft.buyer).toEqual({ name: 'Example Ltd' })
    const draft = { ...made.draft, buyer: { name: 'Typed' } }
    await host.call('saveInvoice', { id: made.id, revision: made.revision, draft })
    expect(await names()).toEqual(['Renamed'])
    expect(await customerIdOf(made.id)).toBe(id)
    expect((await host.call('duplicateInvoice', { id: made.id })).customerId).toBe(id)
  })

  test('gets the customer that is made of its buyer, unless several have the name', async () => {
    const ids = [await write('Example Ltd'), await write(' EXAMPLE ltd')]
    const other = await write('Other')
    const { saved, linkedInvoices, changeId } = await host.call('saveCustomer', {
      record: { name: 'Example Ltd' },
    })
    expect(linkedInvoices).toBe(2)
    expect(await Promise.all([...ids, other].map(customerIdOf))).toEqual([saved.id, saved.id, null])
    await host.call('undoRecordChange', { changeId })
    expect(await Promise.all(ids.map(customerIdOf))).toEqual([null, null])
    await host.call('saveCustomer', { record: { name: 'Other', city: 'A' } })
    const later = await write('Other')
    expect((await host.call('saveCustomer', { record: { name: 'Other', city: 'B' } })).linkedInvoices).toBe(0)
    expect(await customerIdOf(later)).toBeNull()
  })

  test('is given another customer and back', async () => {
    const invoice = await write('Example Ltd')
    const { id } = await addCustomer({ name: 'Someone else' })
    const { changeId } = await host.call('setInvoiceCustomer', { id: invoice, customerId: id })
    expect(await customerIdOf(invoice)).toBe(id)
    await host.call('undoRecordChange', { changeId })
    expect(await customerIdOf(invoice)).toBeNull()
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await host.refusal('setInvoiceCustomer', { id: invoice, customerId: nobody })).toMatchObject({
      code: 'no_such_record',
    })
  })
})

describe('a merge', () => {
  test('keeps the invoices and fills what is missing, and is undone as a whole', async () => {
    const first = await write('Example')
    const kept = await addCustomer({ name: 'Example Ltd', email: 'a@example.com' })
    const gone = await addCustomer({
      name: 'Example',
      email: 'b@example.com',
      address: ['1 Road'],
      country: 'DE',
    })
    const plan = await host.call('planCustomerMerge', { keep: kept.id, merge: [gone.id] })
    expect(await host.call('openCustomer', { id: kept.id })).toEqual(plan.kept)
    const merged = await host.call('mergeCustomers', { keep: kept.id, merge: [gone.id] })
    expect([plan.movedInvoices, plan.record]).toEqual([merged.movedInvoices, merged.kept.record])
    expect(merged).toMatchObject({
      movedInvoices: 1,
      kept: { record: { name: 'Example Ltd', email: 'a@example.com', address: ['1 Road'], country: 'DE' } },
    })
    expect(await customerIdOf(first)).toBe(kept.id)
    expect([await names(), await names({ archived: true })]).toEqual([['Example Ltd'], []])
    expect(await host.refusal('openCustomer', { id: gone.id })).toMatchObject({ code: 'no_such_record' })

    const undone = await host.call('undoRecordChange', { changeId: merged.changeId })
    expect(await customerIdOf(first)).toBe(gone.id)
    expect(await host.call('openCustomer', { id: kept.id })).toMatchObject({ record: kept.record })
    expect(await names()).toEqual(['Example', 'Example Ltd'])
    await host.call('undoRecordChange', undone)
    expect(await customerIdOf(first)).toBe(kept.id)
    expect(await names()).toEqual(['Example Ltd'])
  })

  test('is not undone over a later change', async () => {
    const kept = await addCustomer({ name: 'A' })
    const gone = await addCustomer({ name: 'B' })
    const { changeId, kept: after } = await host.call('mergeCustomers', { keep: kept.id, merge: [gone.id] })
    await host.call('saveCustomer', { id: kept.id, revision: after.revision, record: { name: 'C' } })
    expect(await host.refusal('undoRecordChange', { changeId })).toMatchObject({ code: 'stale_record' })
    expect(await names()).toEqual(['C'])
  })
})

test('every change is announced', async () => {
  const events: string[] = []
  host.host.onEvent(({ type }) => events.push(type))
  const { id } = await addCustomer({ name: 'A' })
  const { changeId } = await host.call('archiveCustomer', { id, archived: true })
  await host.call('undoRecordChange', { changeId })
  expect(events).toEqual(['records-changed', 'records-changed', 'records-changed'])
})

test('two items never have the same code', async () => {
  await host.call('saveItem', { record: { code: 'A-1', description: 'Work' } })
  const refused = await host.refusal('saveItem', { record: { code: 'a‑1', description: 'Travel' } })
  expect(refused).toMatchObject({ code: 'invalid_record', paths: ['code'] })
})

describe('suggestions', () => {
  test('of customers come before buyers of invoices that are none yet', async () => {
    await write('Example Old', { currency: 'CHF' })
    const newest = await write('EXAMPLE old', { currency: 'CHF' })
    await write('Example Customer')
    await write('Sample')
    await addCustomer({ name: 'The Example' })
    await addCustomer({ name: 'Example Customer' })
    const found = await host.call('suggestCustomers', { text: 'examp' })
    expect(found.customers.map(({ record }) => record.name)).toEqual(['Example Customer', 'The Example'])
    expect(found.buyers).toEqual([
      { customer: { name: 'EXAMPLE old', currency: 'CHF' }, invoices: 2, invoiceId: newest },
    ])
  })

  test('offer the buyer whose whole name is typed beside a full list of customers', async () => {
    for (const number of [1, 2]) await addCustomer({ name: `Example ${number} Old` })
    const invoiceId = await write('Example Old')
    const found = await host.call('suggestCustomers', { text: 'example old', limit: 2 })
    expect(found.customers.map(({ record }) => record.name)).toEqual(['Example 1 Old'])
    expect(found.buyers).toMatchObject([{ invoiceId }])
  })

  test('of items offer the last price of the customer first', async () => {
    const line = (description: string, unit_price: string, more = {}) => ({
      items: [{ description, quantity: '1', unit_price, ...more }],
      currency: 'EUR',
    })
    await host.call('saveItem', {
      record: { description: 'Brand identity', unit: 'h', prices: { EUR: '80', USD: '90' } },
    })
    await host.call('saveItem', { record: { description: 'The brand', prices: { USD: '5' } } })
    await write('Example Ltd', line('brand identity', '70'))
    await write('Example Ltd', line('Brand identity', '75,50', { tax_rate: '19' }))
    await write('Example Ltd', { ...line('Brand manual', '20.125', { unit: 'pc' }), locale: 'de-DE' })
    await write('Sample', line('Brand identity', '1'))
    const current = await write('Example Ltd', line('Brand identity', '999'))
    const { id } = await addCustomer({ name: 'Example Ltd' })

    const query = { text: 'brand', currency: 'EUR', invoiceId: current }
    const expected = [
      {
        itemId: expect.any(String),
        description: 'Brand identity',
        unit: 'h',
        prices: [
          { unit_price: '75.50', from: 'customer' },
          { unit_price: '80', from: 'item', invoice_number: null },
        ],
      },
      {
        itemId: null,
        description: 'Brand manual',
        unit: 'pc',
        // not 20125
        prices: [{ unit_price: '20.125', from: 'customer' }],
      },
      { description: 'The brand', prices: [] },
    ]
    expect(await host.call('suggestItems', { ...query, customerId: id })).toMatchObject(expected)
    expect(await host.call('suggestItems', { ...query, currency: 'USD', customerId: id })).toMatchObject([
      { description: 'Brand identity', prices: [{ unit_price: '90', from: 'item' }] },
      { description: 'Brand manual', prices: [] },
      { description: 'The brand', prices: [{ unit_price: '5' }] },
    ])
    expect(await host.call('suggestItems', { ...query, customerName: 'sample' })).toMatchObject([
      { prices: [{ unit_price: '1', from: 'customer' }, { unit_price: '80' }] },
      { description: 'The brand' },
    ])
  })
})

describe('an import', () => {
  const bytes = (text: string) => Buffer.from(text).toString('base64')
  const plan = (text: string, kind: 'customers' | 'items' = 'customers') =>
    host.call('planRecordImport', { kind, bytes: bytes(text) })
  const apply = (text: string, { fingerprint }: RecordImportPlan, skipWrong = false) => ({
    kind: 'customers' as const,
    bytes: bytes(text),
    fingerprint,
    skipWrong,
  })

  test('does what its plan says, and is undone as one', async () => {
    const invoice = await write('Sample AG')
    await addCustomer({ name: 'Example Ltd', note: 'kept' })
    await addCustomer({ name: 'Beispiel', email: 'a@example.com' })
    const text = 'Name;E-Mail;Mood\nexample ltd;b@example.com;good\nSample AG;;\nBeispiel;a@example.com;\n'
    const planned = await plan(text)
    expect(planned).toMatchObject({
      counts: { new: 1, changed: 1, same: 1, wrong: 0 },
      ignoredColumns: ['Mood'],
      rows: [
        {
          line: 2,
          status: 'changed',
          changes: [
            { column: 'name', before: 'Example Ltd', after: 'example ltd' },
            { column: 'email', before: '', after: 'b@example.com' },
          ],
        },
        { line: 3, status: 'new', title: 'Sample AG' },
        { line: 4, status: 'same' },
      ],
    })
    const before = await host.call('listCustomers', {})
    const applied = await host.call('applyRecordImport', apply(text, planned))
    expect(applied).toMatchObject({ created: 1, changed: 1 })
    expect(await names()).toEqual(['Beispiel', 'example ltd', 'Sample AG'])
    expect(await customerIdOf(invoice)).not.toBeNull()
    expect((await plan(text)).counts).toEqual({ new: 0, changed: 0, same: 3, wrong: 0 })
    await host.call('undoRecordChange', { changeId: applied.changeId })
    expect((await host.call('listCustomers', {})).map(({ record }) => record)).toEqual(
      before.map(({ record }) => record),
    )
    expect(await customerIdOf(invoice)).toBeNull()
  })

  test('with wrong rows changes nothing, unless they are to be skipped', async () => {
    const text = 'name,country\nA,DE\nB,Germany\n'
    const planned = await plan(text)
    expect(planned.rows[1]).toMatchObject({ line: 3, status: 'wrong', issues: [{ path: 'country' }] })
    const refused = await host.refusal('applyRecordImport', apply(text, planned))
    expect([refused?.code, await names()]).toEqual(['invalid_table', []])
    await host.call('applyRecordImport', apply(text, planned, true))
    expect(await names()).toEqual(['A'])
  })

  test('is refused where a record changed since its plan', async () => {
    const { id } = await addCustomer({ name: 'A' })
    const text = 'name,city\nA,Town\n'
    const planned = await plan(text)
    await host.call('archiveCustomer', { id, archived: true })
    expect(await host.refusal('applyRecordImport', apply(text, planned))).toMatchObject({
      code: 'stale_import',
    })
    const other = 'name,city\nA,Village\n'
    expect(await host.refusal('applyRecordImport', apply(other, await plan(text)))).toMatchObject({
      code: 'stale_import',
    })
  })

  test.each([
    ['city,country\nTown,DE\n', { code: 'table.column_missing', params: { column: 'name' } }],
    ['name,Name\nA,B\n', { code: 'table.repeated_column', params: { column: 'name' } }],
    ['', { code: 'table.empty' }],
  ])('of %o reports the error', async (text, reason) => {
    const { code, message } = await host.refusal('planRecordImport', {
      kind: 'customers',
      bytes: bytes(text),
    })
    expect([code, message]).toEqual(['invalid_table', reason])
  })

  test('of an export changes nothing, and makes the same records elsewhere', async () => {
    await addCustomer({ name: '=SUM(A1)', address: ['1 Road', 'Town'], note: '\'@x\n;,"', payment_days: 0 })
    const { id } = await addCustomer({ name: 'Archived', tax_rate: '8.25' })
    await host.call('archiveCustomer', { id, archived: true })
    const saved = await host.call('exportRecords', { kind: 'customers' })
    const text = readFileSync(saved?.path ?? '', 'utf8')
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffid,name,contact,email,address,street,street_2,postcode,city,region,country,tax_id,registration_id,registration_scheme,trading_name,identifier,identifier_scheme,electronic_address_scheme,electronic_address,reference,e_invoice_format,currency,locale,payment_days,tax_rate,note,archived',
    )
    expect(text).toContain(",'=SUM(A1),")
    expect((await plan(text)).counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 })

    const before = await Promise.all([false, true].map(archived => host.call('listCustomers', { archived })))
    await host.close()
    const elsewhere = temporaryFolder()
    host = await openTestHost(elsewhere.path)
    await host.call('applyRecordImport', apply(text, await plan(text)))
    const after = await Promise.all([false, true].map(archived => host.call('listCustomers', { archived })))
    const content = (views: CustomerView[]) => views.map(view => ({ id: view.id, record: view.record }))
    expect(after.map(content)).toEqual(before.map(content))
    elsewhere.remove()
  })

  test('of items takes the currency of the settings for a price without one', async () => {
    await host.call('saveSettings', { currency: 'CHF' })
    const text = 'code,title,price,vat\nA-1,"Work\nin detail","12,50",19 %\n'
    const planned = await plan(text, 'items')
    await host.call('applyRecordImport', { ...apply(text, planned), kind: 'items' })
    expect(await host.call('listItems', { search: 'a-1' })).toMatchObject([
      { record: { code: 'A-1', description: 'Work\nin detail', prices: { CHF: '12.50' }, tax_rate: '19' } },
    ])
    const saved = await host.call('exportRecords', { kind: 'items' })
    const exported = readFileSync(saved?.path ?? '', 'utf8')
    expect(exported.split('\r\n')[0]).toBe(
      '\ufeffid,code,description,unit,price,currency,other_prices,tax_rate,archived',
    )
    expect((await plan(exported, 'items')).counts.same).toBe(1)
  })
})
