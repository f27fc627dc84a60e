import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../backends/open-store.ts'
import type { Store } from '../store/store.ts'
import { temporaryFolder } from '../testing/service.ts'
import type { AnsweredRequest } from './answered-request.ts'
import { createRequestLog, type RequestLogLimits } from './request-log.ts'

const limits: RequestLogLimits = { interval: 10, waiting: 20, keep: 5, slack: 10, deletion: 0 }
const week = 7 * 24 * 60 * 60 * 1000

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: Store
let now: Date
const dropped = vi.fn()

beforeEach(async () => {
  dropped.mockClear()
  now = new Date('2026-11-21T10:00:00.000Z')
  folder = await temporaryFolder()
  store = await openStore(folder.path)
})
afterEach(async () => {
  await store.close()
  await folder.remove()
})

const logOf = (of: Partial<Store> = {}) =>
  createRequestLog({ store: { ...store, ...of }, now: () => now, dropped }, limits)

const answered = (id: string, of: Partial<AnsweredRequest> = {}): AnsweredRequest => ({
  id,
  method: 'POST',
  route: '/v1/generate',
  isApi: true,
  status: 200,
  isAborted: false,
  milliseconds: 12.4,
  code: undefined,
  client: '192.0.2.7',
  key: { id: 'key_1', mode: 'live', account_id: 'default' },
  ...of,
})
const idsOf = async () => {
  const filter = { account_id: 'default', request_id: undefined, isFailed: false, since: '' }
  return (await store.readRequests(filter, { before: undefined, limit: 100 })).map(
    ({ request_id }) => request_id,
  )
}

test('writes in batches, without being asked, and the rest when it closes', async () => {
  const logRequests = vi.fn(store.logRequests)
  const log = logOf({ logRequests })
  for (const id of ['1', '2', '3']) log.add(answered(id))
  expect(logRequests).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(logRequests).toHaveBeenCalledTimes(1))
  log.add(answered('4'))
  await log.close()
  expect(await idsOf()).toEqual(['4', '3', '2', '1'])
  expect(dropped).not.toHaveBeenCalled()
})

test('has no downloads by a link, no pages and no probes', async () => {
  const log = logOf()
  log.add(answered('page', { route: '/dashboard/keys', isApi: false }))
  await log.close()
  expect(await idsOf()).toEqual([])
})

test('is forgotten after 7 days, and bounded for each account', async () => {
  const first = logOf()
  first.add(answered('old'))
  await first.close()
  now = new Date(now.getTime() + week + 1)
  const second = logOf()
  for (let count = 1; count <= 12; count++) second.add(answered(`${count}`))
  await second.close()
  expect(await idsOf()).toEqual(['12', '11', '10', '9', '8'])
})

test('drops entries rather than growing or failing when the store does not answer', async () => {
  const failure = new AppError('store_unavailable')
  const log = logOf({ logRequests: async () => Promise.reject(failure) })
  for (let count = 0; count < 21; count++) log.add(answered(`${count}`))
  await log.close()
  expect(dropped.mock.calls).toEqual([[1], [20, failure]])
})

test('an entry that the store refuses costs no other entry of its batch', async () => {
  const log = logOf()
  log.add(answered('1'))
  log.add(Object.assign(answered('2'), { client: undefined }))
  log.add(answered('3'))
  await log.close()
  expect(await idsOf()).toEqual(['3', '1'])
  expect(dropped.mock.calls).toEqual([[1, expect.any(Error)]])
})
