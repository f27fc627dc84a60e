/** @module-tag extended */

import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { openStore } from '#platform/store/open-store.ts'
import { writeSchedule } from '#platform/testing/schedules.ts'
import { billwright, billwrightProcess, type TestEnvironment, temporaryFolder } from '../testing/run-cli.ts'

let environment: TestEnvironment
beforeEach(() => {
  environment = temporaryFolder()
})
afterEach(() => environment.remove())

const folder = () => join(environment.path, 'data')
const options = () => ({ cwd: environment.path, env: { BILLWRIGHT_DATA_DIR: folder() } })
const run = (...words: string[]) => billwright(words, options())

const sourceId = '00000000-0000-4000-8000-000000000001'

/** Creates a yearly schedule that is due once until 2099. */
function prepare(): string {
  const store = openStore(folder())
  const draft = emptyDraft({
    invoice_number: 'INV-2020-0001',
    issue_date: '2020-01-31',
    currency: 'EUR',
    buyer: { name: 'Example Tenant' },
    items: [{ description: 'Hosting 2020', quantity: '1', unit_price: '120' }],
  })
  store.invoices.create({
    id: sourceId,
    draft,
    columns: columnsOf(draft),
    at: '2020-01-31T09:00:00.000Z',
    sample: false,
  })
  const id = writeSchedule(store, sourceId, {
    interval: { every: 80, unit: 'year' },
    anchor: '2021-01-31',
    start: '2021-01-31',
  })
  store.close()
  return id
}

test('schedules and due drafts are listed, and nothing is created', async () => {
  const id = prepare()
  const list = await run('schedules', 'list')
  expect(list.stdout.toString()).toBe(`${id}\t2021-01-31\t80 year\tINV-2020-0001\tExample Tenant\n`)
  expect(JSON.parse((await run('schedules', 'list', '--json')).stdout.toString())).toMatchObject([
    { id, next: '2021-01-31', due: 1, payable: '120.00', currency: 'EUR' },
  ])

  const due = await billwrightProcess(['schedules', 'due'], options())
  expect(due.stdout.toString()).toBe('2021-01-31\tINV-2021-0001\tExample Tenant\t120.00\tEUR\n')
  const json = JSON.parse((await run('schedules', 'due', '--json')).stdout.toString())
  expect(json.proposals).toMatchObject([
    { sourceId, issueDate: '2021-01-31', texts: [{ after: 'Hosting 2021' }], problem: null },
  ])

  const store = openStore(folder())
  expect(store.invoices.list({ search: '', limit: 10 })).toHaveLength(1)
  store.close()
})

test('the app must not be running', async () => {
  const store = openStore(folder())
  expect(await run('schedules', 'due')).toMatchObject({ code: 1 })
  store.close()
})
