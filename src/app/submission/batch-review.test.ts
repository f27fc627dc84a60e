import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { json } from '#platform/testing/fake-service.ts'
import {
  expectReplies,
  folder,
  host,
  liveKey,
  made,
  openHost,
  reset,
  service,
  submitOne,
  testKey,
  waitForState,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { confirmationOf, lines, writeInvoice, writeInvoices } from '../testing/test-invoices.ts'

withFaultyService()

const review = (ids: string[], connectionId: string) => host.call('reviewBatch', { ids, connectionId })
const submitAll = async (ids: string[], connectionId: string) =>
  host.call('submitBatch', confirmationOf(await review(ids, connectionId)))
const allAre = async (ids: string[], state: Parameters<typeof waitForState>[1]) => {
  for (const id of ids) await waitForState(id, state)
}

test('names the connection, its key and whether it sends the customer', async () => {
  const [id = ''] = await writeInvoices(host, 1)
  const minimal = await host.connect(service.url, testKey, 'documented')
  expect(await review([id], minimal)).toMatchObject({
    connectionId: minimal,
    connectionName: 'Example service',
    mode: 'test',
    isCustomerSent: false,
  })
  const full = await host.connect(service.url, liveKey)
  expect(await review([id], full)).toMatchObject({ mode: 'live', isCustomerSent: true })
})

test('distinguishes valid, invalid, submitted and pending invoices', async () => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, liveKey)
  const [sent = '', waiting = ''] = await writeInvoices(host, 2)
  await submitAll([sent], connectionId)
  await allAre([sent], 'done')
  expectReplies(reset)
  await submitAll([waiting], connectionId)
  await allAre([waiting], 'unknown')

  const fine = await writeInvoice(host, { buyer: { name: 'Northwind Traders' } })
  const blank = await writeInvoice(host, { items: [] })
  const number = (await host.call('openInvoice', { id: sent })).draft.invoice_number
  const same = await writeInvoice(host, { invoice_number: number })
  const ids = [sent, waiting, fine.id, blank.id, same.id]
  const { candidates } = await review([...ids, fine.id], connectionId)
  expect(candidates.map(({ id }) => id)).toEqual(ids)
  expect(candidates.map(({ blockedBy }) => blockedBy)).toEqual(['submitted', 'under_way', null, null, null])
  expect(candidates.map(({ problems }) => problems.length > 0)).toEqual([false, false, false, true, true])
  expect(candidates[2]).toMatchObject({ customer: 'Northwind Traders', payable: '120.00', lines: 1 })
  expect(candidates[4]?.problems[0]?.message.code).toBe('number.used')
})

test('warns about invoices that bill the same together', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const rent = { buyer: { name: 'Example Tenant' }, issue_date: '2026-10-30' }
  const source = await writeInvoice(host, rent)
  const interval = { every: 1, unit: 'month' } as const
  const ids: string[] = []
  for (let count = 0; count < 2; count += 1)
    ids.push(...(await host.call('createDuplicates', { ids: [source.id], interval, movesTexts: true })).ids)
  const other = await writeInvoice(host, { ...rent, buyer: { name: 'Another Tenant' } })
  const { candidates } = await review([...ids, other.id], connectionId)
  const together = candidates.map(({ warnings }) =>
    warnings.flatMap(({ code, message }) => (code === 'billed_before' ? message : [])),
  )
  const params = { number: candidates[0]?.invoice_number, date: '2026-11-30' }
  expect(together).toEqual([[], [{ code: 'invoice.billed_together', params }], []])
})

test('warns about a second invoice of a quote with the same lines', async () => {
  expectReplies(made)
  const connectionId = await host.connect(service.url, liveKey)
  const quote = await writeInvoice(host, { type: 'quote', buyer: { name: 'Example Ltd' } })
  await submitAll([quote.id], connectionId)
  await allAre([quote.id], 'done')
  const [first = { id: '' }] = (await host.call('invoiceFromQuote', { id: quote.id })).documents
  const again = { id: quote.id, repeat: true }
  const [second = { id: '' }] = (await host.call('invoiceFromQuote', again)).documents
  const codesOf = async (ids: string[]) =>
    (await review(ids, connectionId)).candidates.map(({ warnings }) =>
      warnings.flatMap(({ code, message }) => (code === 'billed_before' ? message.code : [])),
    )
  expect(await codesOf([first.id, second.id])).toEqual([[], ['invoice.billed_together']])
  await submitAll([first.id], connectionId)
  await allAre([first.id], 'done')
  expect(await codesOf([second.id])).toEqual([['invoice.billed_before']])
})

test('warns about the lines of an invoice that is not confirmed, also on the same day', async () => {
  expectReplies(reset)
  const connectionId = await host.connect(service.url, liveKey)
  const lost = await writeInvoice(host, { issue_date: '2026-10-30', buyer: { name: 'Example Ltd' } })
  await submitAll([lost.id], connectionId)
  await allAre([lost.id], 'unknown')
  const { id } = await host.call('duplicateInvoice', { id: lost.id })
  const other = await writeInvoice(host, { buyer: { name: 'Another Ltd' } })
  const { candidates } = await review([id, other.id], connectionId)
  expect(
    candidates.map(({ warnings }) => warnings.filter(({ code }) => code === 'billed_before')),
  ).toMatchObject([[{ message: { code: 'invoice.same_not_confirmed', params: { date: '2026-10-30' } } }], []])
})

test('warns about a draft that may have been billed', async () => {
  const [lost = '', fine = ''] = await writeInvoices(host, 2)
  await host.close()
  const database = new DatabaseSync(join(folder.path, 'billwright.sqlite'))
  database.prepare('INSERT INTO attempts_missing VALUES (?)').run(lost)
  database.close()
  await openHost()
  const warnings = async (key: string) => {
    const connectionId = await host.connect(service.url, key)
    const { candidates } = await review([lost, fine], connectionId)
    return candidates.map(candidate => candidate.warnings.map(({ message }) => message.code))
  }
  const findings = ['seller.name_missing', 'buyer.name_missing']
  expect(await warnings(liveKey)).toEqual([['submission.may_be_billed', ...findings], findings])
  expect(await warnings(testKey)).toEqual([findings, findings])
})

test('names the parties and the due date of each invoice', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const seller = { name: 'Example GmbH', tax_id: 'DE123456789' }
  const buyer = { name: 'Sample', tax_id: 'NL999999999B99' }
  const { id } = await writeInvoice(host, { seller, buyer, due_date: '2026-12-05' })
  expect((await review([id], connectionId)).candidates).toMatchObject([
    {
      seller: { name: 'Example GmbH', taxId: 'DE123456789' },
      buyer: { name: 'Sample', taxId: 'NL999999999B99' },
      dueDate: '2026-12-05',
    },
  ])
})

test('blocks both of two invoices with one number', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const one = await writeInvoice(host, { invoice_number: 'A-1' })
  const two = await writeInvoice(host, { invoice_number: 'A-1' })
  const { candidates } = await review([one.id, two.id], connectionId)
  for (const { problems } of candidates)
    expect(problems).toMatchObject([{ path: 'invoice_number', code: 'number_taken', severity: 'error' }])
})

test('blocks two invoices with one number in two spellings and names the other spelling', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const one = await writeInvoice(host, { invoice_number: 'A-1' })
  const two = await writeInvoice(host, { invoice_number: 'A\u20111' })
  const { candidates } = await review([one.id, two.id], connectionId)
  expect(candidates.map(({ problems }) => problems[0]?.message)).toEqual([
    { code: 'number.chosen_twice', params: { number: 'A-1', other: 'A\u20111' } },
    { code: 'number.chosen_twice', params: { number: 'A\u20111', other: 'A-1' } },
  ])
})

test('warns about characters that would be printed as boxes, which a service may refuse', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const { id } = await writeInvoice(host, { notes: 'Thank you \u{1F600}' })
  const { candidates } = await review([id], connectionId)
  expect(candidates[0]?.warnings).toContainEqual(
    expect.objectContaining({ path: 'notes', code: 'missing_glyph', severity: 'warning' }),
  )
})

test('allows a submitted test invoice with a live key, not with a test key', async () => {
  expectReplies(made)
  const trial = await host.connect(service.url, testKey)
  const ids = await writeInvoices(host, 1)
  await submitAll(ids, trial)
  await allAre(ids, 'done')
  expect((await review(ids, trial)).candidates[0]?.blockedBy).toBe('submitted')
  const real = await host.connect(service.url, liveKey)
  expect((await review(ids, real)).candidates[0]?.blockedBy).toBeNull()
})

test('shows an invoice that cannot be sent as it is written', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const items = [...lines, { description: 'Print', quantity: '2', unit_price: 'free' }]
  const fields = { type: 'quote', invoice_number: ' Q-1 ', currency: 'CHF', due_date: ' ', items } as const
  const { id, revision } = await writeInvoice(host, { ...fields, buyer: { name: ' Sample ' } })
  const { candidates } = await review([id], connectionId)
  expect(candidates).toMatchObject([
    {
      id,
      revision,
      type: 'quote',
      invoice_number: 'Q-1',
      customer: 'Sample',
      seller: { name: '', taxId: '' },
      buyer: { name: 'Sample', taxId: '' },
      dueDate: null,
      blockedBy: null,
      currency: 'CHF',
      payable: '120.00',
      lines: 2,
      warnings: [],
    },
  ])
  const [{ problems = [] } = {}] = candidates
  expect(problems.map(({ path, severity }) => [path, severity])).toEqual([['items[1].unit_price', 'error']])
})

test('shows what a minimal request sends', async () => {
  const connectionId = await host.connect(service.url, testKey, 'documented')
  const items = lines.map(line => ({ ...line, tax_rate: '20' }))
  const { id } = await writeInvoice(host, { currency: 'USD', items })
  expect((await review([id], connectionId)).candidates).toMatchObject([
    { currency: 'EUR', payable: '120.00', lines: 1, problems: [] },
  ])
})

test('omits deleted and unknown invoices', async () => {
  const connectionId = await host.connect(service.url, testKey)
  const [deleted = '', kept = ''] = await writeInvoices(host, 2)
  await host.call('deleteInvoice', { id: deleted })
  const { candidates } = await review([deleted, crypto.randomUUID(), kept], connectionId)
  expect(candidates.map(({ id }) => id)).toEqual([kept])
})

test('a number that was billed prevents a live submission only, and is named once', async () => {
  const { confirmed, connectionId } = await submitOne(liveKey, made)
  const { id } = await writeInvoice(host, { invoice_number: confirmed.invoice_number })
  const codes = async (connection: string) => {
    const { candidates } = await review([id], connection)
    const [{ problems, warnings } = { problems: [], warnings: [] }] = candidates
    return [problems, warnings].map(issues => issues.map(({ code }) => code))
  }
  const [problems = [], warnings = []] = await codes(connectionId)
  expect(problems).toEqual(['number_taken'])
  expect(warnings).not.toContain('number_shared')
  expect(await codes(await host.connect(service.url, testKey))).toEqual([[], ['number_shared', ...warnings]])
})

test('an invoice that was not created keeps its number', async () => {
  const { id, connectionId } = await submitOne(liveKey, reset)
  await host.call('settleUnknown', { id, found: 'not_created' })
  expect((await review([id], connectionId)).candidates).toMatchObject([{ blockedBy: null, problems: [] }])
})

test('allows another test of an invoice that was changed after its test', async () => {
  const { id, revision, connectionId } = await submitOne(testKey, made)
  expect((await review([id], connectionId)).candidates[0]?.blockedBy).toBe('submitted')
  const { draft } = await host.call('openInvoice', { id })
  await host.call('saveInvoice', { id, revision, draft: { ...draft, items: [...lines, ...lines] } })
  expect((await review([id], connectionId)).candidates[0]?.blockedBy).toBeNull()
})

test('allows another test of an invoice whose test was refused', async () => {
  const { id, first, connectionId } = await submitOne(testKey, json(422, {}))
  expect(first.state).toBe('refused')
  expect((await review([id], connectionId)).candidates[0]?.blockedBy).toBeNull()
})

test('invoices may share a number in a test, without one, or with one that was submitted', async () => {
  const { id: sent, confirmed, connectionId } = await submitOne(liveKey, made)
  const { invoice_number } = confirmed
  const same = await writeInvoice(host, { invoice_number })
  const [first, second] = (await review([sent, same.id], connectionId)).candidates
  expect([first?.blockedBy, first?.problems]).toEqual(['submitted', []])
  expect(second?.problems.map(({ message }) => message.code)).toEqual(['number.used'])

  const blank = [
    await writeInvoice(host, { invoice_number: '' }),
    await writeInvoice(host, { invoice_number: '' }),
  ]
  for (const { problems } of (
    await review(
      blank.map(({ id }) => id),
      connectionId,
    )
  ).candidates)
    expect(problems.map(({ code }) => code)).not.toContain('number_taken')

  const trial = await host.connect(service.url, testKey)
  const other = await writeInvoice(host, { invoice_number })
  for (const { problems } of (await review([same.id, other.id], trial)).candidates)
    expect(problems).toEqual([])
})
