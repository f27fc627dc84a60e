import { beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { json } from '#platform/testing/fake-service.ts'
import type { Keychain } from '../../ports/ports.ts'
import type { GenerateClient, JobReader, PracticeService } from '../../ports/services.ts'
import type { AttemptChange } from '../../ports/store.ts'
import {
  answer,
  echoing,
  expectLookup,
  expectReplies,
  foundKeys,
  host,
  liveKey,
  lookupCount,
  made,
  openHost,
  openHostWithManualTimers,
  proveService,
  reset,
  service,
  submission,
  submitOne,
  testKey,
  waitForState,
  withFaultyService,
} from '../../testing/faulty-service.ts'
import { writeInvoice } from '../../testing/test-invoices.ts'

/** Errors of the data file, the keychain and the program around a POST must not repeat it or lose its outcome. */
withFaultyService()

const full = new AppError('store_unavailable')

/** Makes some changes fail to store, as on a full disk. */
function refuseChanges(refuses: (change: AttemptChange) => boolean, error: Error = full) {
  const { attempts } = host.ports.store
  const { change } = attempts
  let count = 0
  attempts.change = (id, from, changes) => {
    if (!refuses(changes)) return change(id, from, changes)
    count += 1
    throw error
  }
  return () => count
}

let instant = new Date()
beforeEach(() => {
  instant = new Date()
})

/** The clock always returns `instant`. */
const openWithManualTimers = (changes: Parameters<typeof openHostWithManualTimers>[1] = {}) =>
  openHostWithManualTimers(() => instant, changes)

const problemOf = (id: string, code: string) =>
  host.until(async () => (await submission(id))?.problem?.code === code)

describe('an outcome that cannot be stored', () => {
  test('is stored as soon as that is possible, without another POST', async () => {
    const refusals = refuseChanges(({ state }) => state === 'done' && refusals() < 3)
    const { first } = await submitOne(liveKey, made)
    expect(refusals()).toBe(3)
    expect(first).toMatchObject({ state: 'done', jobId: 'job_1' })
    expect(service.received).toHaveLength(1)
  })

  test('is unknown after the program was closed', async () => {
    const { pass, logged } = await openWithManualTimers()
    const refusals = refuseChanges(({ state }) => state === 'done')
    const submitted = submitOne(liveKey, made).catch(() => undefined)
    await expect.poll(refusals).toBe(1)
    expect(logged).toEqual([['error', 'outcome not stored yet', full]])
    const [attempt] = host.ports.store.attempts.open()
    const closed = host.close()
    pass(2000)
    await closed
    await submitted
    await openHost()
    expect(await submission(attempt?.invoiceId ?? '')).toMatchObject({
      state: 'unknown',
      problem: { message: { code: 'unknown.interrupted' } },
    })
    expect(service.received).toHaveLength(1)
  })
})

describe('a live invoice that is repeated at a service that bills nothing twice', () => {
  /** Loses the answer of the first POST; the repetition runs when `pass` is called. */
  async function loseAnswer(...replies: Parameters<typeof expectReplies>) {
    const timers = await openWithManualTimers()
    await proveService()
    const lost = await submitOne(liveKey, reset, ...replies)
    expect(lost.first).toMatchObject({ state: 'unknown', safeToRepeat: true })
    expect(timers.waits()).toHaveLength(1)
    return { ...lost, ...timers }
  }

  test('waits after an error of the data file', async () => {
    const { id, pass, waits } = await loseAnswer(made)
    const refusals = refuseChanges(({ state }) => state === 'sending' && refusals() === 0)
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'unknown' })
    expect(refusals()).toBe(1)
    expect(waits()).toHaveLength(1)
    pass()
    await waitForState(id, 'done')
    expect(service.received).toHaveLength(3)
  })

  test('is repeated by itself after a restart', async () => {
    const { id } = await loseAnswer(made)
    const { keychain } = keychainOf(() => liveKey)
    const { waits, pass } = await openWithManualTimers({ keychain })
    expect(waits()).toHaveLength(1)
    pass()
    await waitForState(id, 'done')
  })

  test('is not repeated after the user settled it', async () => {
    const { id, waits } = await loseAnswer()
    await host.call('settleUnknown', { id, found: 'created' })
    expect(waits()).toEqual([])
  })

  test('is not repeated after an error of the program, until the user asks for it', async () => {
    const { id, waits, logged } = await loseAnswer(made)
    const bug = new TypeError()
    const refusals = refuseChanges(({ state }) => state === 'sending' && refusals() === 0, bug)
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'unknown' })
    expect(logged).toEqual([['error', 'submission', bug]])
    expect(waits()).toEqual([])
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'done' })
  })
})

const lockedKeychain = (): never => {
  throw new AppError('keychain_unavailable')
}

/** A keychain with the answer of a test. */
function keychainOf(answer: () => string | null | Promise<string>) {
  const found = { answer }
  const keychain: Keychain = {
    status: async () => ({ available: true, name: 'Keychain' }),
    read: async () => await found.answer(),
    save: async () => undefined,
    remove: async () => undefined,
  }
  return { keychain, found }
}

describe('a test invoice that waits for a busy service', () => {
  /** Waits for 20 s; the clock does not advance. */
  async function waitForBusyService(...replies: Parameters<typeof expectReplies>) {
    await openWithManualTimers()
    await proveService(testKey)
    const { id } = await submitOne(testKey, json(503, {}, { 'Retry-After': '20' }), ...replies)
    expect(await submission(id)).toMatchObject({ state: 'queued', problem: { code: 'overloaded' } })
    service.received.length = 0
    return id
  }

  test('is sent by itself after a restart, when its time has come', async () => {
    const id = await waitForBusyService(made)
    const { keychain } = keychainOf(() => testKey)
    const { waits, pass } = await openWithManualTimers({ keychain })
    expect(waits()).toEqual([20_000])
    pass()
    await waitForState(id, 'done')
    expect(service.received).toHaveLength(1)
  })

  test('is sent at once if the clock was set back', async () => {
    const id = await waitForBusyService(made)
    instant = new Date(instant.getTime() - 24 * 60 * 60 * 1000)
    const { keychain } = keychainOf(() => testKey)
    const { pass, waits } = await openWithManualTimers({ keychain })
    expect(Math.max(...waits())).toBeLessThanOrEqual(500)
    pass()
    await waitForState(id, 'done')
  })

  test('is tried again while the keychain is locked, but not without a key', async () => {
    const id = await waitForBusyService(made)
    const { keychain, found } = keychainOf(lockedKeychain)
    const { pass, waits } = await openWithManualTimers({ keychain })
    pass()
    await problemOf(id, 'keychain_unavailable')
    expect(waits()).toHaveLength(1)
    found.answer = () => null
    pass()
    await problemOf(id, 'no_key')
    expect(waits()).toEqual([])
    found.answer = () => testKey
    expect(await host.call('checkAgain', { id })).toMatchObject({ state: 'queued' })
    expect(waits()).toEqual([20_000])
    expect(service.received).toEqual([])
  })

  test('is not sent if it is cancelled while its key is read', async () => {
    const id = await waitForBusyService(made)
    const isRead = Promise.withResolvers<void>()
    const key = Promise.withResolvers<string>()
    const { keychain, found } = keychainOf(() => testKey)
    const { pass } = await openWithManualTimers({ keychain })
    found.answer = () => {
      isRead.resolve()
      return key.promise
    }
    pass()
    await isRead.promise
    expect(await host.call('cancelSubmission', { id })).toMatchObject({ state: 'draft' })
    key.resolve(testKey)
    await host.close()
    expect(service.received).toEqual([])
  })

  test('is tried later if it cannot be read at the start', async () => {
    const id = await waitForBusyService(made)
    const { keychain } = keychainOf(() => testKey)
    let failures = 1
    const { pass, waits, logged } = await openWithManualTimers(({ store }) => ({
      keychain,
      store: {
        ...store,
        attempts: {
          ...store.attempts,
          find(attemptId) {
            if (failures-- > 0) throw full
            return store.attempts.find(attemptId)
          },
        },
      },
    }))
    expect(logged).toEqual([['error', 'resume', full]])
    expect(waits()).toHaveLength(1)
    pass()
    await waitForState(id, 'done')
  })
})

test('the practice service gets a waiting invoice when it starts, with the key of its new run', async () => {
  const practiceWith = (key: string): PracticeService => ({
    start: async () => service.url,
    createKey: async () => key,
    close: async () => undefined,
  })
  await openWithManualTimers({ practice: practiceWith(testKey) })
  expectReplies(json(503, {}, { 'Retry-After': '20' }), made)
  const { id, revision } = await writeInvoice(host)
  const waiting = await host.call('submit', { id, revision, connectionId: 'practice' })
  expect(waiting).toMatchObject({ state: 'queued', safeToRepeat: true })

  const practice = practiceWith(testKey.replaceAll('0', '1'))
  const { start } = practice
  practice.start = async () => {
    throw new AppError('practice_failed')
  }
  const { pass, waits } = await openWithManualTimers({ practice })
  pass()
  await problemOf(id, 'practice_failed')
  expect(waits()).toHaveLength(1)
  practice.start = start
  pass()
  await waitForState(id, 'done')
  expect(service.received.map(({ headers }) => headers['x-api-key'])).toEqual([
    testKey,
    testKey.replaceAll('0', '1'),
  ])
})

test('an invoice whose number the journal assigns to another one is refused before it is sent', async () => {
  refuseChanges(({ state }) => state === 'sending', new AppError('number_taken'))
  const { first } = await submitOne(liveKey, made)
  expect(first).toMatchObject({ state: 'refused', problem: { code: 'number_taken' } })
  expect(Date.parse(first.finishedAt ?? '')).toBeGreaterThan(0)
  expect(service.received).toEqual([])
})

test('nothing is asked, sent or settled while the data file cannot be written', async () => {
  const { id, connectionId, confirmed } = await submitOne(liveKey, reset)
  const other = await writeInvoice(host, { currency: 'EUR' })
  const invoice = { id: other.id, revision: other.revision, confirmed }
  host.ports.store.dataFile.requireWritable = () => {
    throw full
  }
  const refusals = [
    await host.refusal('submit', { ...invoice, connectionId }),
    await host.refusal('reviewBatch', { ids: [other.id], connectionId }),
    await host.refusal('submitBatch', { invoices: [invoice], connectionId }),
    await host.refusal('checkAgain', { id }),
    await host.refusal('settleUnknown', { id, found: 'created' }),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => full.code))
  expect([lookupCount, service.received.length]).toEqual([0, 1])
})

test('a new key sends the waiting submissions of its connection only', async () => {
  const posts: string[] = []
  const problem = { code: 'unreachable', message: { code: 'unreachable.no_server' } } as const
  const generate: GenerateClient = {
    ...host.ports.generate,
    async generate({ baseUrl }) {
      posts.push(baseUrl)
      return { kind: 'not_sent', problem: { ...problem, status: null, requestId: null, fields: [] } }
    },
  }
  await openWithManualTimers({ generate })
  for (const baseUrl of ['https://a.invalid', 'https://b.invalid']) {
    const connectionId = await host.connect(baseUrl, testKey)
    const { id, revision } = await writeInvoice(host)
    await host.call('submit', { id, revision, connectionId })
    if (baseUrl.includes('b.')) await host.giveKey(connectionId, testKey)
  }
  await host.close()
  expect(posts).toEqual(['https://a.invalid', 'https://b.invalid', 'https://b.invalid'])
})

test('a repetition that is due during a lookup follows it', async () => {
  const { waits, pass } = await openWithManualTimers()
  const lost = await submitOne(liveKey, reset)
  const isAsked = Promise.withResolvers<void>()
  const isAnswered = Promise.withResolvers<void>()
  expectLookup(async (request, response) => {
    const key = String(request.headers['idempotency-key'])
    if (key === lost.first.idempotencyKey) {
      isAsked.resolve()
      await isAnswered.promise
    }
    echoing(foundKeys.has(key) ? json(200, answer) : json(404, { code: 'not_found' }))(request, response)
  })
  const check = host.refusal('checkAgain', { id: lost.id })
  await isAsked.promise
  await proveService()
  expect(waits()).toHaveLength(1)
  pass()
  const joined = host.call('checkAgain', { id: lost.id })
  isAnswered.resolve()
  expect([(await check).code, (await joined).state]).toEqual(['outcome_unknown', 'unknown'])
  expect(waits()).toHaveLength(1)
  pass()
  await waitForState(lost.id, 'done')
  expect(service.received).toHaveLength(3)
})

test('a verification that fails unexpectedly changes nothing', async () => {
  const bug = new TypeError()
  const jobs: JobReader = {
    ...host.ports.jobs,
    lookUp: async () => {
      throw bug
    },
  }
  const { logged } = await openWithManualTimers({ jobs })
  const { id } = await submitOne(liveKey, made)
  await expect.poll(() => logged).toEqual([['error', 'idempotency not verified', bug]])
  expect(await submission(id)).toMatchObject({ state: 'done' })
})

describe('the program is closed during a POST', () => {
  async function closeDuringPost() {
    const timers = await openWithManualTimers()
    const isPosted = Promise.withResolvers<void>()
    const isAnswered = Promise.withResolvers<void>()
    const submitted = submitOne(liveKey, async (request, response) => {
      isPosted.resolve()
      await isAnswered.promise
      made(request, response)
    }).catch(() => undefined)
    await isPosted.promise
    const [attempt] = host.ports.store.attempts.open()
    const closed = host.close()
    expect(timers.waits()).toEqual([2000])
    const reopen = async () => {
      await closed
      await submitted
      await openHost()
      return await submission(attempt?.invoiceId ?? '')
    }
    return { ...timers, isAnswered, reopen }
  }

  test('which ends first', async () => {
    const { isAnswered, reopen, waits } = await closeDuringPost()
    isAnswered.resolve()
    expect(await reopen()).toMatchObject({ state: 'done', jobId: 'job_1' })
    expect(waits()).toEqual([])
  })

  test('whose answer does not come within two seconds', async () => {
    const { isAnswered, pass, reopen } = await closeDuringPost()
    pass()
    expect(await reopen()).toMatchObject({ state: 'unknown', safeToRepeat: false })
    isAnswered.resolve()
  })
})
