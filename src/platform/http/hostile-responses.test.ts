import { createServer, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createGenerateClient } from './generate-client.ts'
import { createJobReader } from './job-reader.ts'
import { createPdfFetcher } from './pdf-fetcher.ts'

/** Sends malicious responses over a plain socket, because HTTP libraries refuse to write most of them. */
const key = 'svc_live_fake000000000000000000000000'
const idempotencyKey = '3f0e9a3c-5f37-4d5e-9a77-0b6d8a5f9c11'
const payload = new TextEncoder().encode('{}')
const totalMs = 30_000

/** The clients' timers advance only when the test does that. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

let server: ReturnType<typeof createServer> | undefined
const sockets = new Set<Socket>()
let requests: string[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  requests = []
  await new Promise<void>(resolve => (server ? server.close(() => resolve()) : resolve()))
  server = undefined
})

async function listen(answer: (socket: Socket) => void): Promise<string> {
  server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', data => {
      requests.push(data.toString('latin1'))
      answer(socket)
    })
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const mebibyte = Buffer.alloc(1024 * 1024, 'x')

/** Writes as fast as the client reads until it disconnects. `max` is far more than a client should read. */
function pour(socket: Socket, piece: Buffer | string, max = 256 * mebibyte.length): void {
  const more = () => {
    while (socket.writable && socket.write(piece)) if (socket.bytesWritten > max) return enough.resolve()
  }
  socket.on('drain', more)
  more()
}

/** Writes a few bytes at a time until the client disconnects. */
function drip(socket: Socket, piece: string): void {
  let dripped = 0
  const timer = setInterval(() => {
    socket.write(piece)
    dripped += 1
    if (dripped === 10) enough.resolve()
  }, 20)
  socket.once('close', () => clearInterval(timer))
}

let enough = Promise.withResolvers<void>()

/** The result, and whether the call ended by its timeout. */
async function inItsTime<Value>(ask: () => Promise<Value>) {
  enough = Promise.withResolvers()
  const answer = ask()
  const endedBy = await Promise.race([answer.then(() => 'itself'), enough.promise.then(() => 'the clock')])
  vi.advanceTimersByTime(totalMs)
  return { value: await answer, endedBy }
}

const fiveGigabytes = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${5 * 2 ** 30}\r\n\r\n`
const answers: Record<string, (socket: Socket) => void> = {
  'five gigabytes': socket => {
    socket.write(fiveGigabytes)
    pour(socket, mebibyte)
  },
  'five gigabytes of a failure': socket => {
    socket.write(fiveGigabytes.replace('200 OK', '500 Oops'))
    pour(socket, mebibyte)
  },
  'chunks without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
    pour(socket, `10000\r\n${'x'.repeat(0x10000)}\r\n`)
  },
  'chunk extensions without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;')
    pour(socket, 'a'.repeat(65_536))
  },
  'headers without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\n')
    pour(socket, `X-More: ${'y'.repeat(1000)}\r\n`)
  },
  'one header without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\nX-More: ')
    pour(socket, 'y'.repeat(65_536))
  },
  'a flood of 100 Continue': socket =>
    pour(socket, 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100), 4 * mebibyte.length),
  'a flood of 103 Early Hints': socket =>
    pour(
      socket,
      'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'.repeat(100),
      4 * mebibyte.length,
    ),
  'a change of protocol': socket => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')
    pour(socket, mebibyte)
  },
  'a body that drips without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n')
    drip(socket, 'x')
  },
  'headers that drip without end': socket => {
    socket.write('HTTP/1.1 200 OK\r\n')
    drip(socket, 'a')
  },
  'two lengths': socket => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 90\r\n\r\n{}'),
  'no HTTP': socket => socket.end('SSH-2.0-example\r\n'),
}

const generate = (baseUrl: string) =>
  createGenerateClient({ totalMs }).generate({ baseUrl, key, idempotencyKey, payload })

/** The result and the peak growth of memory in MB. */
async function memoryOf<Value>(run: () => Promise<Value>) {
  const before = process.memoryUsage().rss
  let max = before
  const sampling = setInterval(() => {
    max = Math.max(max, process.memoryUsage().rss)
  }, 5)
  const value = await run()
  clearInterval(sampling)
  return { value, grown: (max - before) / 1e6 }
}

/** Responses that never become too large or invalid are ended by the timeout. */
const endOf = (name: string) => (/flood|drip/.test(name) ? 'the clock' : 'itself')

describe('a hostile response', () => {
  test.each(Object.keys(answers))('%s: outcome unknown, within the timeout and little memory', async name => {
    const baseUrl = await listen(answers[name] ?? (() => undefined))
    const { value, grown } = await memoryOf(() => inItsTime(() => generate(baseUrl)))
    const { value: outcome, endedBy } = value
    expect(endedBy).toBe(endOf(name))
    expect(outcome).toMatchObject({
      kind: 'unknown',
      problem: { message: { code: expect.stringMatching(/^unknown\./) } },
    })
    expect(grown).toBeLessThan(150)
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(outcome)).not.toContain(key)
  })

  test.each(Object.keys(answers))(
    '%s instead of a PDF or a lookup: no result, and no key is sent for a PDF',
    async name => {
      const baseUrl = await listen(answers[name] ?? (() => undefined))
      const pdf = await inItsTime(() => createPdfFetcher({ totalMs }).fetch(`${baseUrl}/a.pdf`))
      expect(pdf).toMatchObject({
        value: { ok: false, message: { code: expect.stringMatching(/^pdf\./) } },
        endedBy: endOf(name),
      })
      expect(requests[0]).not.toContain(key)
      const found = await inItsTime(() =>
        createJobReader({ totalMs }).lookUp({ baseUrl, key, idempotencyKey }),
      )
      expect(found).toEqual({ value: undefined, endedBy: endOf(name) })
    },
  )
})

const limitBytes = 50 * mebibyte.length

test('a PDF declared as 5 GB is refused before a byte arrives', async () => {
  const closed = Promise.withResolvers<void>()
  const baseUrl = await listen(socket => {
    socket.once('close', () => closed.resolve())
    socket.write(fiveGigabytes)
  })
  const pdf = await createPdfFetcher({ totalMs }).fetch(`${baseUrl}/a.pdf`)
  expect(pdf).toMatchObject({ ok: false, message: { code: 'pdf.truncated' } })
  await closed.promise
})

test.each([
  ['no length', 'HTTP/1.1 200 OK\r\n\r\n', (piece: Buffer) => piece],
  [
    'chunks',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
    (piece: Buffer) => Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]),
  ],
])('an endless PDF with %s is cut off at 50 MB', async (_name, head, framed) => {
  const sent = Promise.withResolvers<number>()
  const baseUrl = await listen(socket => {
    socket.once('close', () => sent.resolve(socket.bytesWritten))
    socket.write(`${head}`)
    pour(socket, framed(mebibyte))
  })
  const pdf = await createPdfFetcher({ totalMs }).fetch(`${baseUrl}/a.pdf`)
  expect(pdf).toMatchObject({ ok: false, message: { code: 'pdf.truncated' } })
  const bytes = await sent.promise
  expect(bytes).toBeGreaterThan(limitBytes)
  // allows for the buffers of the two sockets when the client disconnected
  expect(bytes).toBeLessThan(limitBytes + 16 * mebibyte.length)
})

test.each(['301', '302', '303', '307', '308'])('a lookup does not follow a %s', async status => {
  const baseUrl = await listen(socket =>
    socket.end(
      `HTTP/1.1 ${status} Elsewhere\r\nLocation: http://127.0.0.1:9/v1/jobs\r\nContent-Length: 0\r\n\r\n`,
    ),
  )
  expect(await createJobReader({ totalMs }).lookUp({ baseUrl, key, idempotencyKey })).toBeUndefined()
  expect(requests).toHaveLength(1)
})

test.each(['file:///etc/hosts', 'javascript:alert(1)', 'data:text/html,x', 'http://192.0.2.1/a.pdf', 'x'])(
  'a lookup that returns %s leads to no PDF',
  async invoiceUrl => {
    const body = JSON.stringify({ invoiceUrl, jobId: 'job_1' })
    const baseUrl = await listen(socket =>
      socket.end(
        `HTTP/1.1 200 OK\r\nIdempotency-Key: ${idempotencyKey}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    )
    const found = await createJobReader({ totalMs }).lookUp({ baseUrl, key, idempotencyKey })
    const link = typeof found === 'object' ? found.invoiceUrl : undefined
    const pdf = link && (await createPdfFetcher({ totalMs }).fetch(link))
    expect(pdf ? pdf.ok : false).toBe(false)
    expect(requests).toHaveLength(1)
  },
)
