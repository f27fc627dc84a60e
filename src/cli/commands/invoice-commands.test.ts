/** @module-tag extended */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { openStore } from '#platform/store/open-store.ts'
import { finish, send } from '#platform/testing/damaged-store.ts'
import {
  billwright,
  billwrightProcess,
  sample,
  type TestEnvironment,
  temporaryFolder,
} from '../testing/run-cli.ts'

let environment: TestEnvironment
beforeEach(() => {
  environment = temporaryFolder()
})
afterEach(() => environment.remove())

const folder = () => join(environment.path, 'data')
const options = () => ({ cwd: environment.path, env: { BILLWRIGHT_DATA_DIR: folder() } })
const run = (words: string[], input = '') => billwright(['invoices', ...words], { ...options(), input })
const listed = async (...words: string[]) =>
  JSON.parse((await run(['list', '--json', ...words])).stdout.toString())

/** Adds an invoice and issues it, as a submission with a live key does. */
async function issue(number: string, fields: object): Promise<void> {
  await run(['add', '-'], JSON.stringify({ ...sample, currency: 'EUR', ...fields, invoice_number: number }))
  const store = openStore(folder())
  const [id = ''] = store.invoices.ids({ search: number.toLowerCase() })
  finish(store, send(store, id, number))
  store.close()
}

test('drafts are of the sender that is named, and listed and summed up by sender', async () => {
  const store = openStore(folder())
  const senders = [
    { id: 'first', seller: { name: 'Example Studio' } },
    { id: 'press', profileName: 'Press', seller: { name: 'Example Press' } },
  ]
  store.settings.save('settings', { senders, defaultSender: 'press' })
  store.close()
  await run(['add', '-', '--sender', 'press'], JSON.stringify({ ...sample, invoice_number: 'A-1' }))
  await run(
    ['add', '-'],
    JSON.stringify({ ...sample, seller: { name: 'Example Studio' }, invoice_number: 'A-2' }),
  )
  const numbers = async (sender: string) =>
    (await listed('--sender', sender)).map(({ invoice_number }: { invoice_number: string }) => invoice_number)
  expect([await numbers('PRESS'), await numbers('Example Studio')]).toEqual([['A-1'], ['A-2']])
  expect(await run(['list', '--sender', 'Nobody'])).toMatchObject({
    code: 2,
    stderrLines: ['There is no sender Nobody.'],
  })
  const { stdout } = await billwright(['senders', 'list'], options())
  expect(stdout.toString().split('\n').slice(0, 2)).toEqual([
    expect.stringMatching(/^press\s+Press\s/),
    expect.stringMatching(/^first\s+Example Studio\s/),
  ])
  const report = await billwright(
    ['report', '--from', '2026-01-01', '--to', '2026-12-31', '--sender', 'press'],
    options(),
  )
  expect(report.code).toBe(0)
})

test('drafts are added from files, and listed', async () => {
  environment.file('a.json', {
    ...sample,
    invoice_number: 'A-1',
    issue_date: '2026-02-03',
    buyer: { name: 'Example Ltd' },
  })
  environment.file('wrong.json', { template: 'minimal', invoice_number: 'A-2' })
  expect(await run(['add', 'a.json', 'wrong.json', 'nothing.json'])).toMatchObject({
    code: 3,
    stderrLines: [
      'a.json: A-1 was added as a draft.',
      expect.stringMatching(/^wrong\.json: items: /),
      'nothing.json: there is no such file.',
    ],
  })
  expect(await listed()).toMatchObject([
    {
      invoice_number: 'A-1',
      customer: 'Example Ltd',
      issueDate: '2026-02-03',
      payable: '142.80',
      status: 'draft',
    },
  ])
  const table = await billwrightProcess(['invoices', 'list'], options())
  expect(table.stdout.toString()).toBe(
    [
      'NUMBER  CUSTOMER     ISSUED      DUE      AMOUNT  OUTSTANDING  STATUS',
      'A-1     Example Ltd  2026-02-03       142.80 EUR               draft\n',
    ].join('\n'),
  )
})

test('an invoice is paid, and listed by status and period', async () => {
  await issue('A-1', { issue_date: '2020-01-31', due_date: '2020-02-14' })
  await issue('A-2', { issue_date: '2020-03-31', due_date: '2020-04-14' })
  expect(
    await run(['pay', 'a-1', '--date', '2020-02-01', '--amount', '100', '--note', 'Transfer']),
  ).toMatchObject({
    code: 0,
    stderrLines: ['a-1: paid 100.00 EUR of 142.80, outstanding 42.80.'],
  })
  const paid = await run(['pay', 'A-2', '--date', '2020-04-01', '--amount', '142.80', '--json'])
  expect(JSON.parse(paid.stdout.toString())).toMatchObject({
    outstanding: '0.00',
    payments: [{ amount: '142.80' }],
  })
  expect(await listed('--status', 'overdue')).toMatchObject([{ invoice_number: 'A-1', outstanding: '42.80' }])
  expect(await listed('--status', 'paid', 'overdue', '--to', '2020-03-01')).toMatchObject([
    { invoice_number: 'A-1' },
  ])
  expect(await listed('--from', '2020-03-31')).toMatchObject([{ invoice_number: 'A-2', status: 'paid' }])
  expect(await listed('--search', '142,80')).toHaveLength(2)
})

test('the list is filtered by currency, tax rate and outstanding amount', async () => {
  const items = (tax_rate: string) => [{ description: 'Design', quantity: '1', unit_price: '100', tax_rate }]
  await issue('A-1', { items: items('19.00') })
  await issue('A-2', { items: items('7'), currency: 'USD' })
  await run(['add', '-'], JSON.stringify({ ...sample, invoice_number: 'A-3', items: items('19') }))
  await run(['pay', 'A-1', '--date', '2026-02-01', '--amount', '119'])
  const numbers = async (...words: string[]) =>
    (await listed(...words)).map(({ invoice_number }: { invoice_number: string }) => invoice_number).sort()
  expect(await numbers('--currency', 'usd')).toEqual(['A-2'])
  expect(await numbers('--tax-rate', '19')).toEqual(['A-1', 'A-3'])
  expect(await numbers('--tax-rate', '19.0')).toEqual(['A-1', 'A-3'])
  expect(await numbers('--outstanding')).toEqual(['A-2'])
  expect(await numbers('--outstanding', '--currency', 'EUR')).toEqual([])
  expect(await run(['list', '--tax-rate', '19%'])).toMatchObject({ code: 2 })
})

test('wrong usage, an invoice that was not issued, and data in use are refused', async () => {
  await run(['add', '-'], JSON.stringify({ ...sample, invoice_number: 'A-1' }))
  const payment = ['--date', '2026-02-01', '--amount', '10']
  expect(await run(['pay', 'A-1', ...payment])).toMatchObject({
    code: 1,
    stderrLines: ['No invoice A-1 was issued.'],
  })
  expect(await run(['pay', 'A-1', '--date', '2026-02-30', '--amount', '10'])).toMatchObject({ code: 2 })
  expect(await run(['pay', 'A-1', '--date', '2026-02-01', '--amount', '1.000,00'])).toMatchObject({ code: 2 })
  expect(await run(['pay', 'A-1'])).toMatchObject({ code: 2 })
  expect(await run(['list', '--status', 'late'])).toMatchObject({ code: 2 })
  const store = openStore(folder())
  expect(await run(['list'])).toMatchObject({
    code: 1,
    stderrLines: ['Billwright is already running with this data folder.'],
  })
  store.close()
})

test('an issued invoice is credited by a draft, once unless asked again', async () => {
  await issue('A-1', { issue_date: '2020-01-31' })
  expect(await run(['credit', 'A-2'])).toMatchObject({ code: 1, stderrLines: ['No invoice A-2 was issued.'] })
  const made = await run(['credit', 'a-1', '--json'])
  expect(JSON.parse(made.stdout.toString())).toMatchObject({
    type: 'credit_note',
    preceding_invoice: { number: 'A-1', issue_date: '2020-01-31' },
  })
  expect(await run(['credit', 'A-1'])).toMatchObject({
    code: 1,
    stderrLines: [expect.stringMatching(/^CN-\d{4}-0001 already credits 142\.80 of 142\.80 EUR\.$/)],
  })
  expect(await run(['credit', 'A-1', '--again'])).toMatchObject({
    code: 0,
    stderrLines: [expect.stringMatching(/^A-1: CN-\d{4}-0002 was added as a draft\.$/)],
  })
  expect(await listed('--search', 'CN-')).toMatchObject([{ type: 'credit_note' }, { type: 'credit_note' }])
})

test('a final invoice deducts issued deposit invoices, once unless asked again', async () => {
  const items = [{ description: 'Deposit', quantity: 1, unit_price: '100', tax_rate: '19' }]
  const deposit = { type: 'deposit', buyer: { name: 'Example Ltd' }, items }
  await issue('D-1', { ...deposit, issue_date: '2020-01-31' })
  await issue('D-2', { ...deposit, issue_date: '2020-02-28' })
  const made = await run(['final', 'd-1', '--json'])
  expect(JSON.parse(made.stdout.toString())).toMatchObject({
    buyer: { name: 'Example Ltd' },
    preceding_invoices: [
      { number: 'D-1', issue_date: '2020-01-31', deducted_amount: '119.00', tax_rate: '19' },
      { number: 'D-2', issue_date: '2020-02-28', deducted_amount: '119.00', tax_rate: '19' },
    ],
  })
  expect(await run(['final', 'D-2'])).toMatchObject({
    code: 1,
    stderrLines: [expect.stringMatching(/^INV-\d{4}-0001 deducts this deposit invoice already\.$/)],
  })
  expect(await run(['final', 'D-2', '--again'])).toMatchObject({
    code: 0,
    stderrLines: [expect.stringMatching(/^D-2: INV-\d{4}-0002 was added as a draft\.$/)],
  })
  await issue('A-1', {})
  expect(await run(['final', 'A-1'])).toMatchObject({
    code: 1,
    stderrLines: ['This document is not an issued deposit invoice.'],
  })
})

test('the name of a customer steers no terminal and breaks no table', async () => {
  const name = 'A\u001b]0;pwned\u0007\u001b[31mred\u009b1m\u202e\n\rB'
  const store = openStore(folder())
  // The store keeps names as typed in the window or read from a file, with control characters.
  for (const [id, customer] of [
    ['1', name],
    ['2', 'x'.repeat(30)],
  ] as const) {
    const draft = { ...emptyDraft(), invoice_number: `ESC-${id}`, buyer: { name: customer } }
    const at = '2026-11-26T10:00:00.000Z'
    store.invoices.create({ id, draft, columns: columnsOf(draft), at, sample: false })
  }
  store.close()
  const lines = (await run(['list'])).stdout.toString().trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toMatch(/\p{Cc}|[\u202a-\u202e]/u)
  expect(new Set(lines.map(line => line.search(/status|draft/i))).size).toBe(1)
  const json = await run(['list', '--json'])
  expect(json.stdout.toString()).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e]/u)
  expect(JSON.parse(json.stdout.toString()).map((row: { customer: string }) => row.customer)).toContain(
    name.replace('\u202e', ''),
  )
})

test('a file name steers no terminal in a message', async () => {
  const { stderrLines } = await run(['add', 'no\u001b[2J\u202esuch.json'])
  expect(stderrLines).toEqual(['no\\u001b[2J\\u202esuch.json: there is no such file.'])
})

const draft = (invoice_number: string, fields: object = {}) =>
  run(['add', '-'], JSON.stringify({ ...sample, currency: 'EUR', ...fields, invoice_number }))
const mark = (...words: string[]) => run(['mark-issued', ...words])

test('drafts that left by other means are marked as issued, with the hash of the file', async () => {
  await draft('A-1')
  environment.file('receipt.json', { uploaded: true })
  const marked = await mark(
    'a-1',
    '--means',
    'portal',
    '--date',
    '2026-01-31',
    '--file',
    'receipt.json',
    '--json',
  )
  const bytes = readFileSync(join(environment.path, 'receipt.json'))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(JSON.parse(marked.stdout.toString())).toMatchObject([
    {
      invoice_number: 'A-1',
      means: 'portal',
      issuedOn: '2026-01-31',
      file: { name: 'receipt.json', sha256 },
    },
  ])
  expect(await listed()).toMatchObject([{ invoice_number: 'A-1', status: 'issued', mode: 'live' }])
  await draft('A-2')
  await draft('A-3')
  expect(await mark('A-2', 'A-3', '--means', 'paper')).toMatchObject({
    code: 0,
    stderrLines: expect.arrayContaining(['A-3 is marked as issued. Only a credit note corrects it now.']),
  })
  expect((await run(['credit', 'A-2', '--json'])).code).toBe(0)
})

test('what cannot be marked is refused, and nothing else is marked then', async () => {
  await draft('A-1')
  await draft('Q-1', { type: 'quote' })
  await draft('A-2')
  await draft('A-2')
  environment.file('a.json', {})
  const refused = [
    [['A-1', '--means', 'fax'], 2],
    [['A-1'], 2],
    [['A-1', 'A-2', '--means', 'paper', '--file', 'a.json'], 2],
    [['A-1', '--means', 'other'], 1],
    [['A-1', '--means', 'paper', '--date', '2999-01-01'], 1],
    [['A-1', 'Q-1', '--means', 'paper'], 3],
    [['A-2', '--means', 'paper'], 1],
    [['A-9', '--means', 'paper'], 1],
    [['A-1', '--means', 'e_invoice', '--file', 'missing.xml'], 1],
  ] as const
  for (const [words, code] of refused) expect([words, (await mark(...words)).code]).toEqual([words, code])
  expect((await listed()).every(({ status }: { status: string }) => status === 'draft')).toBe(true)
  await mark('A-1', '--means', 'paper')
  expect((await mark('A-1', '--means', 'paper')).code).not.toBe(0)
})

test('the e-invoice of another document is no proof of this one', async () => {
  await draft('A-1')
  environment.file('other.json', {
    ...sample,
    invoice_number: 'B-1',
    issue_date: '2026-11-21',
    due_date: '2026-12-05',
    currency: 'EUR',
    seller: { name: 'Example GmbH', country: 'DE', tax_id: 'DE123456789' },
    buyer: { name: 'Example Office', country: 'DE' },
    items: [{ description: 'Design', quantity: 1, unit_price: 100, tax_rate: 19 }],
  })
  const exported = await billwright(
    ['einvoice', 'export', 'other.json', '--format', 'ubl', '--out', 'other.xml'],
    options(),
  )
  expect(exported.code).toBe(0)
  expect(await mark('A-1', '--means', 'e_invoice', '--file', 'other.xml')).toMatchObject({
    code: 3,
    stderrLines: expect.arrayContaining(['other.xml is the e-invoice B-1.']),
  })
})
