import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dataPaths } from '#platform/store/sqlite/data-paths.ts'
import {
  expectReplies,
  folder,
  host,
  liveKey,
  made,
  service,
  testKey,
  withFaultyService,
} from '../testing/faulty-service.ts'
import { writeInvoice } from '../testing/test-invoices.ts'

withFaultyService()

const someone = (name: string) => ({ currency: 'EUR', buyer: { name } })
const lookUp = (id: string, invoice_number: string) =>
  host.call('lookUpNumber', { id, invoice_number, issueDate: '2026-11-21' })
const submit = async (id: string, connectionId: string) => {
  const { revision, draft } = await host.call('openInvoice', { id })
  const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
  return await host.call('submit', { id, revision, connectionId, confirmed })
}

const fabrikam = { customer: 'Fabrikam', isDraft: true }

const used = (number: string, other: string) => ({
  code: 'number.used',
  params: { number, other, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
})

test('names another draft with the number, and proposes a free number', async () => {
  const one = await writeInvoice(host, { ...someone('Fabrikam'), invoice_number: 'INV-2026-0041' })
  const two = await writeInvoice(host)
  expect(await lookUp(two.id, 'INV-2026-0041')).toEqual({
    warning: {
      path: 'invoice_number',
      code: 'number_shared',
      severity: 'warning',
      message: {
        code: 'number.shared',
        params: { ...fabrikam, number: 'INV-2026-0041', other: 'INV-2026-0041' },
      },
    },
    free: 'INV-2026-0043',
  })
  expect((await lookUp(one.id, 'INV-2026-0041')).warning).toBeNull()
  expect((await lookUp(two.id, 'INV-2026-0040')).warning).toBeNull()
  expect((await lookUp(two.id, '')).warning).toBeNull()
})

test('does not propose the entered number', async () => {
  const one = await writeInvoice(host)
  expect((await lookUp(one.id, 'INV-2026-0500')).free).toBe('INV-2026-0501')
})

test('treats a test result as a draft, and names a taken number', async () => {
  expectReplies(made)
  const trial = await host.connect(service.url, testKey)
  const tried = await writeInvoice(host, { ...someone('Fabrikam'), invoice_number: 'A-1' })
  await submit(tried.id, trial)
  const mine = await writeInvoice(host)
  expect((await lookUp(mine.id, 'A-1')).warning?.message).toEqual({
    code: 'number.shared',
    params: { number: 'A-1', other: 'A-1', customer: 'Fabrikam', isDraft: true },
  })

  const real = await host.connect(service.url, liveKey)
  const billed = await writeInvoice(host, { ...someone('Contoso'), invoice_number: 'A-2' })
  await submit(billed.id, real)
  expect((await lookUp(mine.id, 'A-2')).warning).toMatchObject({
    severity: 'warning',
    message: used('A-2', 'A-2'),
  })
  expect((await lookUp(billed.id, 'A-2')).warning).toBeNull()
})

test('names the spelling of the other invoice', async () => {
  expectReplies(made)
  await writeInvoice(host, { ...someone('Fabrikam'), invoice_number: 'A-1' })
  await writeInvoice(host, { invoice_number: '' })
  const mine = await writeInvoice(host)
  expect((await lookUp(mine.id, 'a\u20111')).warning?.message).toEqual({
    code: 'number.shared',
    params: { ...fabrikam, number: 'a\u20111', other: 'A-1' },
  })
  expect((await lookUp(mine.id, '\u200b')).warning).toBeNull()

  const real = await host.connect(service.url, liveKey)
  const billed = await writeInvoice(host, { ...someone('Contoso'), invoice_number: 'A-2' })
  await submit(billed.id, real)
  expect((await lookUp(mine.id, '\uff21-2')).warning?.message).toEqual(used('\uff21-2', 'A-2'))
})

test.each([
  ['a non-breaking hyphen', 'L\u20111'],
  ['an invisible character', 'L-1\u200b'],
  ['full width', '\uff2c-1'],
  ['small letters', 'l-1'],
])('rejects a taken number with %s', async (_name, invoice_number) => {
  expectReplies(made)
  const real = await host.connect(service.url, liveKey)
  await submit((await writeInvoice(host, { invoice_number: 'L-1', currency: 'EUR' })).id, real)
  const { id, revision } = await writeInvoice(host, { invoice_number, currency: 'EUR' })
  const confirmed = { invoice_number, payable: '120.00', currency: 'EUR' }
  const refusal = await host.refusal('submit', { id, revision, connectionId: real, confirmed })
  expect(refusal).toMatchObject({ code: 'number_taken', paths: ['invoice_number'] })
  expect(refusal.message).toEqual(used(invoice_number, 'L-1'))
  expect((await host.call('openInvoice', { id })).state).toBe('draft')
  expect(service.received).toHaveLength(1)
})

test('proposes a number that is free in every spelling', async () => {
  const one = await writeInvoice(host, { invoice_number: 'inv\u20112026\u20110041' })
  expect((await lookUp(one.id, '')).free).toBe('INV-2026-0042')
})

test('ignores deleted invoices and samples', async () => {
  const gone = await writeInvoice(host, { invoice_number: 'A-1' })
  const mine = await writeInvoice(host)
  expect((await lookUp(mine.id, 'A-1')).warning?.message).toMatchObject({
    params: { customer: '', isDraft: true },
  })
  await host.call('deleteInvoice', { id: gone.id })
  expect((await lookUp(mine.id, 'A-1')).warning).toBeNull()
  const sample = await host.call('createInvoice', { sample: true })
  expect((await lookUp(mine.id, sample.draft.invoice_number)).warning).toBeNull()
})

test('truncates a long name between characters', async () => {
  await writeInvoice(host, { ...someone('😀'.repeat(80)), invoice_number: 'A-1' })
  const mine = await writeInvoice(host)
  expect((await lookUp(mine.id, 'A-1')).warning?.message).toMatchObject({
    params: { customer: `${'😀'.repeat(59)}…` },
  })
})

test('the batch review has the same warning', async () => {
  const connectionId = await host.connect(service.url, liveKey)
  const left = await writeInvoice(host, { ...someone('Fabrikam'), invoice_number: 'A-1' })
  const going = await writeInvoice(host, { invoice_number: 'A-1' })
  const sharedNumber = async () =>
    (await host.call('reviewBatch', { ids: [going.id], connectionId })).candidates
      .flatMap(({ warnings }) => warnings)
      .filter(({ code }) => code === 'number_shared')
  expect(await sharedNumber()).toMatchObject([
    { message: { params: { ...fabrikam, number: 'A-1', other: 'A-1' } } },
  ])
  await host.call('deleteInvoice', { id: left.id })
  expect(await sharedNumber()).toEqual([])
})

test('uses an index', async () => {
  await writeInvoice(host, { invoice_number: 'A-1' })
  const database = new DatabaseSync(dataPaths(folder.path).data, { timeout: 2000, readOnly: true })
  const asked: string[] = []
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (text) {
    asked.push(text)
    return prepare.call(this, text)
  }
  try {
    await lookUp('00000000-0000-4000-8000-000000000000', 'A-1')
  } finally {
    DatabaseSync.prototype.prepare = prepare
  }
  const plans = asked
    .filter(text => /FROM (invoices|numbers)/.test(text))
    .map(text =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all()
        .map(({ detail }) => String(detail)),
    )
  database.close()
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.flat().filter(step => step.startsWith('SCAN'))).toEqual([])
})
