import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runs } from '#core/testing/runs.ts'
import { openStore } from '#platform/store/open-store.ts'
import { seededRandom } from '#platform/testing/faults/fault.ts'
import { temporaryFolder } from '../testing/test-host.ts'

const script = join(import.meta.dirname, '..', 'testing', 'plain-run-script.ts')
const key = 'svc_live_fake000000000000000000000000'
const drafts = 24
const kills = runs(3, 2)

/** Responses to a POST, of a service without Idempotency-Keys and of proxies in front of it. */
const misbehaviours: ((response: ServerResponse) => void)[] = [
  response => response.socket?.resetAndDestroy(),
  response => response.socket?.end(),
  response => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\n{"invoice'),
  response => response.writeHead(502).end('Bad gateway'),
  response => response.writeHead(500).end('{}'),
  response => response.writeHead(408).end(),
  response => response.writeHead(409).end('{}'),
  response => response.writeHead(429).end('{}'),
  response => response.writeHead(503, { 'retry-after': '0' }).end('{}'),
  response => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  response => response.end('<html>Welcome</html>'),
  response => response.end('{"ok":true}'),
  // Never answers: the client times out or is killed.
  () => undefined,
  response => response.end('{"invoiceUrl":"https://files.invalid/a.pdf","jobId":"job_1"}'),
]

/** A service that records each POST as billed and has no lookup, behind a gateway that echoes the Idempotency-Key. */
async function startPlainService(seed: number) {
  const random = seededRandom(seed)
  const posts: string[] = []
  let onPost = () => {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('Idempotency-Key', request.headers['idempotency-key'] ?? '')
    if (request.method !== 'POST') return void response.writeHead(404).end('{}')
    posts.push(String((JSON.parse(body) as { invoice_number: unknown }).invoice_number))
    onPost()
    misbehaviours[random(misbehaviours.length)]?.(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    /** calls `run` once, at the n-th POST from now */
    atPost(n: number, run: () => void) {
      let left = n
      onPost = () => {
        left -= 1
        if (left === 0) run()
      }
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

test('a service without idempotency gets one POST per draft, whatever it answers and whenever the program is killed', async () => {
  const folder = temporaryFolder()
  const service = await startPlainService(11)
  const random = seededRandom(12)

  /** Runs until it is killed between a POST and its answer, or has submitted everything. */
  async function run(killAt: number | undefined): Promise<string[]> {
    const child = spawn(process.execPath, [script, folder.path, service.url, key, String(drafts)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => child.once('exit', resolve))
    if (killAt !== undefined) service.atPost(killAt, () => child.kill('SIGKILL'))
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line)
      if (line !== 'submitted') continue
      // With the shortened backoff of this host, a retry would have arrived by now.
      await sleep(500)
      child.kill('SIGKILL')
    }
    await ended
    return lines
  }

  const clicks: string[] = []
  for (let kill = 0; kill < kills; kill++) clicks.push(...(await run(1 + random(4))))
  clicks.push(...(await run(undefined)))
  // A start without submissions.
  expect(await run(undefined)).toEqual(['submitted'])

  const numbers = Array.from({ length: drafts }, (_, index) => `B-${index + 1}`)
  const posted = (number: string) => service.posts.filter(each => each === number).length
  expect(numbers.filter(number => posted(number) > 1)).toEqual([])
  expect(numbers.filter(number => clicks.includes(`click ${number}`))).toEqual(numbers)
  // Each draft is done or waits for the user; nothing that was sent is a draft.
  const store = openStore(folder.path)
  const states = new Set(store.invoices.list({ search: '', limit: 100 }).map(({ state }) => state))
  expect(['done', 'unknown']).toEqual(expect.arrayContaining([...states]))
  // A kill before the first byte also leaves an unknown outcome.
  expect(service.posts.length).toBeGreaterThan(0)
  store.close()
  await service.close()
  rmSync(folder.path, { recursive: true, force: true })
})
