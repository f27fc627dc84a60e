import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type { InvoiceState } from '#core/invoice-state.ts'
import { type FakeService, json, startFakeService } from '#platform/testing/fake-service.ts'
import type { Clock } from './ports.ts'
import { closeRenderer, openTestDesk, type TestDesk, temporaryFolder } from './testing/test-desk.ts'
import { writeInvoice } from './testing/written.ts'

/** Against servers that are not ours: what happens when the network or the service does not behave. */
const testKey = 'svc_test_fake000000000000000000000000'
const liveKey = 'svc_live_fake000000000000000000000000'
const answer = { invoiceUrl: 'https://files.invalid/a.pdf', jobId: 'job_1' }

type Reply = Parameters<typeof startFakeService>[0]
const reset: Reply = (_request, response) => response.socket?.resetAndDestroy()
/** ours does this; a service that does it can be asked again */
const echoing =
  (reply: Reply): Reply =>
  (request, response) => {
    response.setHeader('Idempotency-Key', request.headers['idempotency-key'] ?? '')
    reply(request, response)
  }

let folder: ReturnType<typeof temporaryFolder>
let desk: TestDesk
let service: FakeService
/** what the service does with the requests to come, in order; the last one stays */
let replies: Reply[]

beforeEach(async () => {
  replies = []
  service = await startFakeService((request, response) => {
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    reply?.(request, response)
  })
  folder = temporaryFolder()
  desk = await openTestDesk(folder.path)
})
afterEach(async () => {
  await desk.close()
  await service.close()
  folder.remove()
})
afterAll(closeRenderer)

async function restart(): Promise<void> {
  await desk.close()
  desk = await openTestDesk(folder.path)
}

const submission = async (id: string) => (await desk.call('openInvoice', { id })).submission
const attemptOf = async (id: string) => {
  const attempt = desk.ports.store.invoices.find(id)?.attempt
  if (!attempt) throw new Error('never submitted')
  return attempt
}
const comesTo = (id: string, state: InvoiceState) =>
  desk.until(async () => (await desk.call('openInvoice', { id })).state === state)

/** Writes an invoice and submits it to `service` with this key. */
async function submitOne(key: string, ...does: Reply[]) {
  replies = does
  const connectionId = await desk.connect(service.url, key)
  const { id, revision, draft } = await writeInvoice(desk, { currency: 'EUR' })
  const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
  const first = await desk.call('submit', { id, revision, connectionId, confirmed })
  return { id, revision, connectionId, first, confirmed }
}

describe('a live invoice whose answer is lost, at a service that may bill twice', () => {
  test('is not confirmed, and nothing but a person sends it again: no restart, no check', async () => {
    const { id, revision, connectionId, first, confirmed } = await submitOne(
      liveKey,
      reset,
      json(200, answer),
    )
    expect(first).toMatchObject({
      state: 'unknown',
      safeToRepeat: false,
      problem: { code: 'outcome_unknown' },
    })
    const refusal = await desk.refusal('checkAgain', { id })
    expect(refusal).toMatchObject({
      code: 'outcome_unknown',
      message: expect.stringContaining('could bill a second'),
    })
    expect((await desk.refusal('submit', { id, revision, connectionId, confirmed })).code).toBe(
      'already_submitting',
    )
    await restart()
    await desk.giveKey(connectionId, liveKey)
    expect(await submission(id)).toMatchObject({ state: 'unknown' })
    expect((await desk.refusal('deleteInvoice', { id })).code).toBe('not_editable')
    expect(service.received).toHaveLength(1)
  })

  test('that the person found in the account is done', async () => {
    const { id } = await submitOne(liveKey, reset)
    const { state } = await desk.call('settleUnknown', { id, found: 'created' })
    expect(state).toBe('done')
    expect((await desk.refusal('settleUnknown', { id, found: 'created' })).code).toBe('not_settleable')
  })

  test('that the person did not find is a draft again, and keeps its number and its Idempotency-Key', async () => {
    const { id, revision, connectionId, first, confirmed } = await submitOne(
      liveKey,
      reset,
      json(200, answer),
    )
    const { state } = await desk.call('settleUnknown', { id, found: 'not_created' })
    expect(state).toBe('draft')
    const second = await desk.call('submit', { id, revision, connectionId, confirmed })
    expect(second).toMatchObject({ state: 'done', idempotencyKey: first.idempotencyKey })
    expect(new Set(service.received.map(request => request.body)).size).toBe(1)
  })
})

describe('an invoice whose answer is lost, at a service that is known to be idempotent', () => {
  test('is asked for again by itself, with the same bytes and the same key', async () => {
    await submitOne(liveKey, echoing(json(200, answer)))
    const { id } = await submitOne(liveKey, reset, reset, echoing(json(200, answer)))
    await comesTo(id, 'done')
    const [, ...asked] = service.received
    expect(asked).toHaveLength(3)
    expect(new Set(asked.map(request => request.body)).size).toBe(1)
    expect(new Set(asked.map(request => request.headers['idempotency-key'])).size).toBe(1)
  })

  test('is asked for five times and then waits for a person, who may ask again', async () => {
    await submitOne(liveKey, echoing(json(200, answer)))
    const { id } = await submitOne(liveKey, reset, reset, reset, reset, reset, echoing(json(200, answer)))
    await desk.until(() => service.received.length === 6)
    await comesTo(id, 'unknown')
    expect(await submission(id)).toMatchObject({ safeToRepeat: true })
    expect(await desk.call('checkAgain', { id })).toMatchObject({ state: 'done', jobId: 'job_1' })
  })

  test('is not called refused because the question was refused', async () => {
    await submitOne(liveKey, echoing(json(200, answer)))
    const { id } = await submitOne(liveKey, reset, json(401, {}))
    await desk.until(() => service.received.length === 3)
    await comesTo(id, 'unknown')
    expect(await submission(id)).toMatchObject({
      state: 'unknown',
      problem: { message: expect.stringContaining('still unknown') },
    })
  })
})

describe('an invoice whose answer was lost', () => {
  const day = 24 * 60 * 60 * 1000
  let shifted = 0
  const shiftedClock = (): Clock => ({
    ...desk.ports.clock,
    now: () => new Date(Date.now() + shifted),
  })

  /** Lost at a service that is known to be idempotent, and so late in the program's life that nothing is repeated. */
  async function loseAnswer() {
    shifted = 0
    await desk.close()
    const never: Clock = { ...desk.ports.clock, after: () => () => undefined }
    desk = await openTestDesk(folder.path, { clock: never })
    await submitOne(liveKey, echoing(json(200, answer)))
    const lost = await submitOne(liveKey, reset, echoing(json(200, answer)))
    expect(lost.first).toMatchObject({ state: 'unknown', safeToRepeat: true })
    const posts = service.received.length
    await desk.close()
    return { ...lost, posts }
  }

  async function openAfter(days: number, connectionId: string) {
    shifted = days * day
    desk = await openTestDesk(folder.path, { clock: shiftedClock() })
    await desk.giveKey(connectionId, liveKey)
  }

  test.each([29, 31, -1])(
    'is not billed a second time by itself at a service that may have forgotten it: %i days later',
    async days => {
      const { id, posts, connectionId } = await loseAnswer()
      await openAfter(days, connectionId)
      expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
      expect((await desk.refusal('checkAgain', { id })).code).toBe('outcome_unknown')
      expect(service.received).toHaveLength(posts)
    },
  )

  test('is still asked for 28 days later', async () => {
    const { id, connectionId } = await loseAnswer()
    await openAfter(28, connectionId)
    expect(await desk.call('checkAgain', { id })).toMatchObject({ state: 'done' })
  })

  test('has the age of its Idempotency-Key, which an earlier submission of the same revision used', async () => {
    const { id, revision, connectionId, confirmed, posts } = await loseAnswer()
    await openAfter(20, connectionId)
    replies = [reset]
    await desk.call('settleUnknown', { id, found: 'not_created' })
    // the timers of this desk must not come before its end
    await desk.close()
    desk = await openTestDesk(folder.path, { clock: { ...shiftedClock(), after: () => () => undefined } })
    await desk.giveKey(connectionId, liveKey)
    await desk.call('submit', { id, revision, connectionId, confirmed })
    await desk.close()
    await openAfter(31, connectionId)
    expect(await submission(id)).toMatchObject({ state: 'unknown', safeToRepeat: false })
    expect(service.received).toHaveLength(posts + 1)
  })

  test('says what to do when its key was replaced, for it can be neither cancelled nor asked for', async () => {
    const { id, connectionId } = await loseAnswer()
    shifted = 0
    desk = await openTestDesk(folder.path, { clock: shiftedClock() })
    await desk.giveKey(connectionId, liveKey.replaceAll('0', '1'))
    const { problem } = await desk.call('checkAgain', { id })
    expect(problem).toMatchObject({
      code: 'key_changed',
      message: expect.stringContaining('Look the invoice up in your account'),
    })
    expect((await desk.call('settleUnknown', { id, found: 'not_created' })).state).toBe('draft')
  })

  test('is not repeated because the very answer that tells nothing echoed the Idempotency-Key', async () => {
    const { first } = await submitOne(liveKey, echoing(json(500, {})), echoing(json(200, answer)))
    expect(first).toMatchObject({ state: 'unknown', safeToRepeat: false })
    expect(service.received).toHaveLength(1)
  })

  test('is not repeated because a gateway reflected the headers of a check', async () => {
    replies = [echoing(json(400, {}))]
    const connectionId = await desk.connect(service.url, liveKey)
    expect(await desk.call('checkConnection', { id: connectionId })).toEqual({ ok: true, idempotent: false })
    replies = [reset]
    const { id, revision, draft } = await writeInvoice(desk, { currency: 'EUR' })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    const lost = await desk.call('submit', { id, revision, connectionId, confirmed })
    expect(lost).toMatchObject({ state: 'unknown', safeToRepeat: false })
  })

  test('is unknown, and not "sending" until the next start, when the program itself fails past the POST', async () => {
    await desk.close()
    const generate = {
      ...desk.ports.generate,
      generate: async () => {
        throw new TypeError('a mistake of ours')
      },
    }
    desk = await openTestDesk(folder.path, { generate })
    const { first } = await submitOne(liveKey)
    expect(first).toMatchObject({ state: 'unknown', safeToRepeat: false })
  })
})

describe('offline', () => {
  /** A port where nobody listens yet. */
  async function quietPort(): Promise<number> {
    const server = createServer()
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    await new Promise(resolve => server.close(resolve))
    return typeof address === 'object' && address ? address.port : 0
  }

  async function submitToNobody(key: string) {
    const port = await quietPort()
    const connectionId = await desk.connect(`http://127.0.0.1:${port}`, key)
    const { id, revision, draft } = await writeInvoice(desk, { currency: 'EUR' })
    const confirmed = { invoice_number: draft.invoice_number, payable: '120.00', currency: 'EUR' }
    const first = await desk.call('submit', { id, revision, connectionId, confirmed })
    return { id, port, connectionId, first }
  }

  /** The service comes up where the desk looks for it. */
  async function comeUp(port: number): Promise<{ posts: string[]; close(): void }> {
    const posts: string[] = []
    const server = createServer((request, response) => {
      posts.push(String(request.headers['x-api-key']))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
    return { posts, close: () => server.close() }
  }

  test('a submission waits and goes out when the service is back', async () => {
    const { id, port, first } = await submitToNobody(testKey)
    expect(first).toMatchObject({ state: 'queued', problem: { code: 'unreachable' } })
    const server = await comeUp(port)
    await comesTo(id, 'done')
    expect(server.posts).toEqual([testKey])
    server.close()
  })

  test('what waits can be taken back', async () => {
    const { id, port } = await submitToNobody(testKey)
    await desk.until(async () => (await submission(id))?.state === 'queued')
    const record = await desk.call('cancelSubmission', { id })
    expect([record.state, record.submission]).toEqual(['draft', null])
    const server = await comeUp(port)
    await restart()
    expect(server.posts).toEqual([])
    server.close()
  })

  test('what waits goes on after a restart, when its key is there again', async () => {
    const { id, port, connectionId } = await submitToNobody(liveKey)
    await restart()
    const server = await comeUp(port)
    await desk.giveKey(connectionId, liveKey)
    await comesTo(id, 'done')
    expect(server.posts).toEqual([liveKey])
    server.close()
  })

  test('a waiting test invoice is never sent with a live key', async () => {
    const { id, port, connectionId } = await submitToNobody(testKey)
    const server = await comeUp(port)
    await desk.giveKey(connectionId, liveKey)
    await desk.until(
      async () => (await submission(id))?.problem?.code === 'key_changed' || server.posts.length > 0,
    )
    expect(server.posts.filter(key => key !== testKey)).toEqual([])
    server.close()
  })
})

test('a busy service is asked again, not before it said', async () => {
  const { id, first } = await submitOne(testKey, json(429, {}, { 'Retry-After': '2' }), json(200, answer))
  expect(first).toMatchObject({ state: 'queued', problem: { code: 'overloaded' } })
  await comesTo(id, 'done')
  expect(service.received).toHaveLength(2)
})

test('a busy service is not asked before it said, not even after a restart or with the key given again', async () => {
  const { id, connectionId } = await submitOne(
    testKey,
    json(429, {}, { 'Retry-After': '3000' }),
    json(200, answer),
  )
  await restart()
  await desk.giveKey(connectionId, testKey)
  expect(await desk.call('checkAgain', { id })).toMatchObject({ state: 'queued' })
  expect(service.received).toHaveLength(1)
})

test('a service that is busy for weeks is not asked five times in a second: the invoice comes back', async () => {
  const weeks = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toUTCString()
  const { first } = await submitOne(testKey, json(429, {}, { 'Retry-After': weeks }))
  expect(first).toMatchObject({
    state: 'refused',
    problem: { message: expect.stringContaining('more than an hour') },
  })
  expect(service.received).toHaveLength(1)
})

test('a cancelled submission leaves no timer behind', async () => {
  let timers = 0
  const clock: Clock = {
    ...desk.ports.clock,
    after: () => {
      timers += 1
      return () => {
        timers -= 1
      }
    },
  }
  await desk.close()
  desk = await openTestDesk(folder.path, { clock })
  const { id } = await submitOne(testKey, json(429, {}))
  expect(timers).toBe(1)
  await desk.call('cancelSubmission', { id })
  expect(timers).toBe(0)
})

test('a key in the answer of a service is neither shown, kept nor opened', async () => {
  const opened: string[] = []
  await desk.close()
  desk = await openTestDesk(
    folder.path,
    {},
    {
      openExternal: async link => {
        opened.push(link)
      },
    },
  )
  const link = `https://files.invalid/a.pdf?api_key=${testKey}`
  const { id, first } = await submitOne(testKey, json(200, { invoiceUrl: link, jobId: `job-${testKey}` }))
  expect(first).toMatchObject({ state: 'done', jobId: 'job-svc_test_[redacted]' })
  expect(JSON.stringify(first)).not.toContain(testKey)
  await desk.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect((await desk.refusal('openDelivery', { id, what: 'link' })).message).toContain('contains an API key')
  expect(opened).toEqual([])
  await desk.close()
  const files = readdirSync(folder.path).filter(name => name.startsWith('billwright'))
  for (const name of files) expect(readFileSync(join(folder.path, name)).includes(testKey)).toBe(false)
  desk = await openTestDesk(folder.path)
})

test('a refused key stops what else waits for it', async () => {
  const { connectionId } = await submitOne(testKey, json(401, {}))
  const { id, revision } = await writeInvoice(desk)
  const second = await desk.call('submit', { id, revision, connectionId })
  expect(second).toMatchObject({ state: 'queued', problem: { code: 'key_refused' } })
  expect(service.received).toHaveLength(1)
})

test('an invoice stays done when its PDF does not come, and only the download is tried again', async () => {
  const { id } = await submitOne(testKey, json(200, answer))
  await desk.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect(await submission(id)).toMatchObject({ state: 'done', jobId: 'job_1' })
  expect(await desk.call('retryDownload', { id })).toMatchObject({
    state: 'done',
    delivery: { state: 'failed' },
  })
  expect(service.received).toHaveLength(1)
})

describe('a disk that is full when the PDF arrives', () => {
  /** A stand-in for a failing disk: the writes with these turns fail. */
  function failDeliveries(mayWrite: (turn: number) => boolean) {
    const { attempts } = desk.ports.store
    const { saveDelivery } = attempts
    let turn = 0
    attempts.saveDelivery = (id, delivery) => {
      if (!mayWrite(turn++)) throw new AppError('store_unavailable', { message: 'The disk is full.' })
      saveDelivery(id, delivery)
    }
    return () => turn
  }

  test.each([
    ['at the first write', (turn: number) => turn > 2],
    ['at the last write', (turn: number) => turn === 0 || turn > 3],
  ])('does not end the program %s, and the PDF is asked for again', async (_name, mayWrite) => {
    failDeliveries(mayWrite)
    const { id, first } = await submitOne(testKey, json(200, answer))
    expect(first.state).toBe('done')
    await desk.until(async () => (await submission(id))?.delivery?.state === 'failed')
  })

  test('does not keep the program from starting', async () => {
    const { id } = await submitOne(testKey, json(200, answer))
    await desk.until(async () => (await submission(id))?.delivery?.state === 'failed')
    desk.ports.store.attempts.saveDelivery((await attemptOf(id)).id, { state: 'fetching' })
    await desk.close()
    desk = await openTestDesk(folder.path, ({ store }) => {
      store.attempts.saveDelivery = () => {
        throw new AppError('store_unavailable')
      }
      return { store }
    })
    expect(await submission(id)).toMatchObject({ state: 'done', delivery: { state: 'fetching' } })
  })
})

test('a submission that was broken off does not keep the program from starting on a full disk', async () => {
  const { id } = await submitOne(liveKey, reset)
  desk.ports.store.attempts.change((await attemptOf(id)).id, 'unknown', { state: 'sending' })
  await desk.close()
  let failures = 2
  desk = await openTestDesk(folder.path, ({ store }) => {
    const { change } = store.attempts
    store.attempts.change = (...given) => {
      if (failures-- > 0) throw new AppError('store_unavailable')
      return change(...given)
    }
    return { store }
  })
  await comesTo(id, 'unknown')
  expect(service.received).toHaveLength(1)
})

test.each([
  ['while the disk is full', () => new AppError('store_unavailable')],
  ['past an error that nobody foresaw', () => new Error('database is locked')],
])('an answer that comes %s is held until it can be written', async (_name, failure) => {
  // a stand-in for a failing disk
  let failures = 3
  const { attempts } = desk.ports.store
  const { change } = attempts
  attempts.change = (id, from, changes) => {
    if (changes.state === 'done' && failures-- > 0) throw failure()
    return change(id, from, changes)
  }
  const { first } = await submitOne(liveKey, json(200, answer))
  expect(first).toMatchObject({ state: 'done', jobId: 'job_1' })
  expect(service.received).toHaveLength(1)
})

test('nothing leaves before it is written that it leaves', async () => {
  // a stand-in for a failing disk
  let failures = 3
  const { attempts } = desk.ports.store
  const { change } = attempts
  attempts.change = (id, from, changes) => {
    if (changes.state === 'sending' && failures-- > 0) throw new AppError('store_unavailable')
    return change(id, from, changes)
  }
  const { id, first } = await submitOne(liveKey, json(200, answer))
  expect(first.state).toBe('queued')
  expect(service.received).toEqual([])
  await comesTo(id, 'done')
  expect(service.received).toHaveLength(1)
})

test('a service elsewhere cannot make the desk open an address of this computer', async () => {
  const home = await startFakeService(json(200, answer))
  const link = `${home.url}/inside.pdf`
  await desk.close()
  // a stand-in for a service on another machine
  const done = { kind: 'done', idempotent: false, answer: { invoiceUrl: link, jobId: 'job_1' } } as const
  desk = await openTestDesk(folder.path, {
    generate: { generate: async () => done, check: async () => done },
  })
  const connectionId = await desk.connect('https://service.invalid', testKey)
  const { id, revision } = await writeInvoice(desk)
  await desk.call('submit', { id, revision, connectionId })
  await desk.until(async () => (await submission(id))?.delivery?.state === 'failed')
  expect((await desk.refusal('openDelivery', { id, what: 'link' })).message).toContain('not secure')
  expect(home.received).toEqual([])
  await home.close()
})

test('kill -9 between the bytes and the answer: the next start says "not confirmed" and sends nothing', async () => {
  const silent = await startFakeService(() => child.kill('SIGKILL'))
  await desk.close()
  const script = join(import.meta.dirname, 'testing', 'crash-script.ts')
  const child = spawn(process.execPath, [script, folder.path, silent.url, liveKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let id = ''
  for await (const chunk of child.stdout) id += chunk
  desk = await openTestDesk(folder.path)
  expect(await submission(id.trim())).toMatchObject({
    state: 'unknown',
    mode: 'live',
    problem: { message: expect.stringContaining('stopped before the answer came') },
  })
  expect(silent.received).toHaveLength(1)
  await silent.close()
})

test('whatever a service without idempotency does, an invoice is sent once for each time that a person says so', async () => {
  const misbehaviours: Record<string, Reply> = {
    reset,
    500: json(500, {}),
    html: (_request, response) => response.end('<html>'),
    redirect: json(302, {}, { Location: 'http://127.0.0.1:1/' }),
    ok: json(200, answer),
  }
  const steps = ['checkAgain', 'submit', 'restart', 'wake'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(misbehaviours)),
      fc.array(fc.constantFrom(...steps), { maxLength: 4 }),
      async (name, moves) => {
        const before = service.received.length
        const reply = misbehaviours[name] ?? reset
        const { id, revision, connectionId, confirmed } = await submitOne(liveKey, reply)
        for (const move of moves) {
          if (move === 'restart') await restart()
          else if (move === 'wake') await desk.giveKey(connectionId, liveKey)
          else if (move === 'submit') await desk.refusal('submit', { id, revision, connectionId, confirmed })
          else if (name !== 'ok') await desk.refusal('checkAgain', { id })
        }
        expect(service.received.length - before).toBe(1)
      },
    ),
    { numRuns: 12 },
  )
})
