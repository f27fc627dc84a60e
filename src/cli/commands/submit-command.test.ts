/** @module-tag extended */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService } from '#service/http/serve.ts'
import { runInProcess } from '#service/testing/process.ts'
import { billwright, billwrightProcess, type RunResult, sample, temporaryFolder } from '../testing/run-cli.ts'

const environment = temporaryFolder()
const cwd = environment.path
const data = join(cwd, 'service')
const file = environment.file('invoice.json', sample)

let service: Awaited<ReturnType<typeof startService>>
let testKey: string
let liveKey: string

beforeAll(async () => {
  service = await startService({ port: 0, host: '127.0.0.1', dataFolder: data })
  const newKey = (mode: string) =>
    billwrightProcess(['service', 'keys', 'create', '--mode', mode, '--name', mode, '--data', data])
  const created = await Promise.all([newKey('test'), newKey('live')])
  ;[testKey = '', liveKey = ''] = created.map(ran => ran.stdout.toString().trim())
})
afterAll(async () => {
  await service.close()
  environment.remove()
})

const submit = (key: string, words: string[] = []) =>
  billwright(['submit', file, '--base-url', service.url, ...words], { cwd, env: { BILLWRIGHT_API_KEY: key } })
const ledger = async (): Promise<unknown[]> =>
  JSON.parse((await runInProcess('ledger', '--json', '--data', data)).stdout)
const answerOf = (ran: RunResult) =>
  JSON.parse(ran.stdout.toString()) as { invoiceUrl: string; jobId: string }

test('a test key gives a link to the PDF that render makes, without billing', async () => {
  const ran = await submit(testKey)
  expect(ran.code).toBe(0)
  const answer = answerOf(ran)
  expect(Object.keys(answer)).toEqual(['invoiceUrl', 'jobId'])
  const delivered = Buffer.from(await (await fetch(answer.invoiceUrl)).arrayBuffer())
  const preview = await billwright(['render', file, '--out', '-'], { cwd })
  expect(delivered.equals(preview.stdout)).toBe(true)
  expect(await ledger()).toEqual([])
})

test('a template of the data folder is sent first, and the PDF is that of render', async () => {
  const source = new URL('../../../templates/modern/template.json', import.meta.url)
  const template = { ...JSON.parse(readFileSync(source, 'utf8')), name: 'studio' }
  const folder = join(cwd, 'app', 'templates', 'studio')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'template.json'), JSON.stringify(template))
  const own = environment.file('own.json', { ...sample, template: 'studio' })
  const words = ['service', 'keys', 'create', '--mode', 'test', '--name', 'publishes', '--data', data]
  const created = await billwrightProcess([...words, '--scopes', 'generate,read,templates'])
  const key = created.stdout.toString().trim()
  const env = { BILLWRIGHT_API_KEY: key, BILLWRIGHT_DATA_DIR: join(cwd, 'app') }
  const out = join(cwd, 'own.pdf')
  const ran = await billwright(['submit', own, '--base-url', service.url, '--out', out], { cwd, env })
  expect(ran.stderrLines).toContain('Template on the service: studio@1')
  expect(ran.code).toBe(0)
  const preview = await billwright(['render', own, '--out', '-'], { cwd, env })
  expect(readFileSync(out).equals(preview.stdout)).toBe(true)

  const refused = await billwright(['submit', own, '--base-url', service.url], {
    cwd,
    env: { ...env, BILLWRIGHT_API_KEY: testKey },
  })
  expect(refused.code).not.toBe(0)
  expect(refused.stderrLines.join(' ')).toContain('the key of this connection may not send it')
})

test('repeating with the printed Idempotency-Key gives the same answer and bills once', async () => {
  const first = await submit(liveKey)
  const key = first.stderrLines.find(line => line.startsWith('Idempotency-Key: '))?.slice(17) ?? ''
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  const again = await submit(liveKey, ['--idempotency-key', key])
  expect(answerOf(again)).toEqual(answerOf(first))
  expect(await ledger()).toHaveLength(1)
})

test('prints findings before anything is sent, or with --json beside the answer', async () => {
  const [printed, json] = await Promise.all([submit(testKey), submit(testKey, ['--json'])])
  const finding = 'invoice.json: warning: seller.name: Enter who the invoice is from.'
  expect(printed.stderrLines).toContain(finding)
  expect(printed.stderrLines.indexOf(finding)).toBeLessThan(
    printed.stderrLines.findIndex(line => line.startsWith('Idempotency-Key: ')),
  )
  expect(json.stderrLines.join()).not.toContain('seller.name')
  expect(JSON.parse(json.stdout.toString())).toMatchObject({
    jobId: expect.stringMatching(/^job_/),
    findings: [
      { path: 'due_date', code: 'no_payment_date', severity: 'warning' },
      { path: 'seller.iban', code: 'no_payment_details', severity: 'info' },
      { path: 'seller.name', message: 'Enter who the invoice is from.' },
      { path: 'buyer.name' },
      { path: 'issue_date' },
    ],
  })
})

test('--json prints the findings of an invoice that the service refuses', async () => {
  const unknown = environment.file('refused.json', { ...sample, template: 'nosuch' })
  const ran = await billwright(['submit', unknown, '--base-url', service.url, '--json'], {
    cwd,
    env: { BILLWRIGHT_API_KEY: testKey },
  })
  expect(ran.code).toBe(3)
  expect(Object.keys(JSON.parse(ran.stdout.toString()))).toEqual(['findings'])
})

test('reads the key from stdin, never from arguments', async () => {
  const words = ['submit', file, '--base-url', service.url]
  const piped = await billwrightProcess([...words, '--key-stdin'], { cwd, input: `${testKey}\n` })
  expect(piped.code).toBe(0)
  const argument = await billwright([...words, '--key', testKey], { cwd })
  expect(argument.code).toBe(2)
  expect(argument.stderrLines.join()).not.toContain(testKey.slice(9))
})

test('reports a missing, a malformed and an unknown key', async () => {
  const [none, spaced, unknown] = await Promise.all([
    billwright(['submit', file, '--base-url', service.url], { cwd }),
    submit('svc_test_FILLER filler'),
    submit('svc_test_FILLERfillerFILLERfiller'),
  ])
  expect(none.code).toBe(4)
  expect(none.stderrLines.join()).toContain('BILLWRIGHT_API_KEY')
  expect(spaced).toMatchObject({
    code: 4,
    stderrLines: ['The key has a space or line break inside. Copy it again in one piece.'],
  })
  expect(unknown.code).toBe(4)
  expect(unknown.stderrLines.join()).toContain('The service rejected this key.')
})

test('reports the issues of the service with their paths', async () => {
  const unknown = environment.file('unknown.json', { ...sample, template: 'nosuch' })
  const env = { BILLWRIGHT_API_KEY: testKey }
  const [template, broken] = await Promise.all([
    billwright(['submit', unknown, '--base-url', service.url], { cwd, env }),
    billwright(
      ['submit', environment.file('none.json', { ...sample, items: [] }), '--base-url', service.url],
      {
        cwd,
        env,
      },
    ),
  ])
  expect(template.code).toBe(3)
  expect(broken).toMatchObject({ code: 3, stderrLines: ['none.json: items: Add at least one line item.'] })
})

test('rejects an unusable logo before anything is sent', async () => {
  let requests = 0
  const stub = await listen((_, response) => {
    requests += 1
    response.end()
  })
  const logo = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
  const ran = await billwright(
    ['submit', environment.file('logo.json', { ...sample, logo }), '--base-url', stub.url],
    { cwd, env: { BILLWRIGHT_API_KEY: liveKey } },
  )
  expect(ran).toMatchObject({
    code: 3,
    stderrLines: ['logo.json: logo: The logo is neither a PNG nor a JPEG. Save it as one of them.'],
  })
  expect(requests).toBe(0)
  stub.close()
})

test('--fields documented sends the minimal request', async () => {
  const bodies: string[] = []
  const stub = await listen((request, response) => {
    request.on('data', chunk => bodies.push(String(chunk)))
    request.on('end', () =>
      response.end(JSON.stringify({ invoiceUrl: 'https://example.com/a.pdf', jobId: 'job_1' })),
    )
  })
  const ran = await billwright(['submit', file, '--base-url', stub.url, '--fields', 'documented'], {
    cwd,
    env: { BILLWRIGHT_API_KEY: testKey },
  })
  expect(ran.code).toBe(0)
  expect(bodies.join('')).toBe(
    '{"template":"bold","invoice_number":"INV-2026-0042","items":[{"description":"Brand identity","quantity":1.5,"unit_price":80.00}]}',
  )
  expect(ran.stderrLines[0]).toBe(
    'Not sent, because this request has the required fields only: tax_rate of the lines. The PDF does not contain them.',
  )
  stub.close()
})

test('exit codes distinguish unreachable, busy and no answer; busy with a live key may be billed', async () => {
  const busy = await listen((_, response) => response.writeHead(503, { 'retry-after': '20' }).end('{}'))
  const silent = await listen(request => request.on('data', () => request.socket.destroy()))
  const env = { BILLWRIGHT_API_KEY: liveKey }
  const [away, later, unknown, insecure] = await Promise.all(
    ['http://127.0.0.1:9', busy.url, silent.url, 'http://example.com'].map(url =>
      billwright(['submit', file, '--base-url', url], { cwd, env }),
    ),
  )
  expect(away?.code).toBe(5)
  expect(away?.stderrLines.join()).toContain('Nothing was sent.')
  expect(later?.code).toBe(6)
  expect(later?.stderrLines.join()).toContain(
    'may have been billed.,The service answered 503.,Try again in 20 s.',
  )
  expect(later?.stderrLines.join()).toContain('repeat with --idempotency-key')
  expect(unknown?.code).toBe(6)
  expect(unknown?.stderrLines.join()).toContain('may have been billed')
  expect(unknown?.stderrLines.join()).toContain('repeat with --idempotency-key')
  expect(insecure?.code).toBe(2)
  const test = await billwright(['submit', file, '--base-url', busy.url], {
    cwd,
    env: { BILLWRIGHT_API_KEY: testKey },
  })
  expect(test.code).toBe(5)
  expect(test.stderrLines.join()).toContain(
    'Nothing was billed.,The service answered 503.,Try again in 20 s.',
  )
  busy.close()
  silent.close()
})

test('--base-url accepts the URL of the operation', async () => {
  const paths: (string | undefined)[] = []
  const stub = await listen((request, response) => {
    paths.push(request.url)
    response.end(JSON.stringify({ invoiceUrl: 'https://example.com/a.pdf', jobId: 'job_1' }))
  })
  const env = { BILLWRIGHT_API_KEY: testKey }
  for (const path of ['/v1/invoices/generate', '/proxy/v1/generate/'])
    expect((await billwright(['submit', file, '--base-url', stub.url + path], { cwd, env })).code).toBe(0)
  expect(paths).toEqual(['/v1/invoices/generate', '/proxy/v1/invoices/generate'])
  stub.close()
})

test('rejects an unusable base URL as wrong usage, before an Idempotency-Key is printed', async () => {
  const env = { BILLWRIGHT_API_KEY: testKey }
  const ran = await billwright(['submit', file, '--base-url', 'http://127.0.0.2:8787'], { cwd, env })
  expect(ran.code).toBe(2)
  expect(ran.stderrLines.join()).toContain('Use https')
  expect(ran.stderrLines.join()).not.toContain('Idempotency-Key:')
})

test('an Idempotency-Key of another invoice is not reported as an invalid invoice', async () => {
  const words = ['--base-url', service.url, '--idempotency-key', 'order-1']
  const env = { BILLWRIGHT_API_KEY: testKey }
  const other = environment.file('other.json', { ...sample, invoice_number: 'INV-2026-0043' })
  expect((await billwright(['submit', file, ...words], { cwd, env })).code).toBe(0)
  const ran = await billwright(['submit', other, ...words], { cwd, env })
  expect(ran.code).toBe(1)
  expect(ran.stderrLines.join()).toContain('The Idempotency-Key was used for another invoice')
})

test('reports a 500 once with its request id; a 409 of another service leaves the outcome unknown', async () => {
  const broken = await listen((_, response) => response.writeHead(500, { 'x-request-id': 'r-1' }).end())
  const conflict = await listen((_, response) => response.writeHead(409).end('{"error":"conflict"}'))
  const env = { BILLWRIGHT_API_KEY: liveKey }
  const [failed, unsure] = await Promise.all(
    [broken.url, conflict.url].map(url => billwright(['submit', file, '--base-url', url], { cwd, env })),
  )
  expect(failed?.code).toBe(6)
  expect(failed?.stderrLines.filter(line => line.includes('The service answered 500'))).toHaveLength(1)
  expect(failed?.stderrLines).toContain('Its request id is r-1.')
  expect(unsure?.code).toBe(6)
  broken.close()
  conflict.close()
})

test('Ctrl+C during the request leaves the outcome unknown', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const hanging = await listen(() => arrive())
  const ran = await billwrightProcess(['submit', file, '--base-url', hanging.url], {
    cwd,
    env: { BILLWRIGHT_API_KEY: liveKey },
    interrupt: arrived,
  })
  expect(ran.code).toBe(6)
  expect(ran.stderrLines.join()).toContain('may have been billed')
  hanging.close()
})

describe('--out', () => {
  test('saves the PDF of a test and of a live key, and reports that it matches the preview', async () => {
    for (const [name, key] of [
      ['test.pdf', testKey],
      ['live.pdf', liveKey],
    ] as const) {
      const ran = await submit(key, ['--out', name])
      expect(ran.code).toBe(0)
      expect(ran.stderrLines.at(-1)).toMatch(
        new RegExp(`^Wrote ${name}: \\d+ bytes. It matches the preview.$`),
      )
      const delivered = Buffer.from(await (await fetch(answerOf(ran).invoiceUrl)).arrayBuffer())
      expect(readFileSync(join(cwd, name)).equals(delivered)).toBe(true)
    }
  })

  test('is validated before anything is sent', async () => {
    const before = await ledger()
    expect(await submit(liveKey, ['--out', '-'])).toMatchObject({ code: 2 })
    expect(await submit(liveKey, ['--out', file])).toMatchObject({ code: 2 })
    expect(await ledger()).toEqual(before)
  })

  test.each([
    ['a web page', '<html>Sign in</html>', 'leads to a web page'],
    ['half a PDF', '%PDF-1.7\n1 0 obj', 'did not arrive whole'],
  ])('that gets %s says so, and the answer is printed all the same', async (_name, body, words) => {
    const stub = await listen((request, response) => {
      const link = { invoiceUrl: `${stub.url}/a.pdf`, jobId: 'job_1' }
      if (request.method === 'POST') response.end(JSON.stringify(link))
      else response.setHeader('content-type', 'text/html').end(body)
    })
    const ran = await billwright(['submit', file, '--base-url', stub.url, '--out', 'no.pdf'], {
      cwd,
      env: { BILLWRIGHT_API_KEY: testKey },
    })
    expect(ran.code).toBe(1)
    expect(answerOf(ran).jobId).toBe('job_1')
    expect(ran.stderrLines.join()).toContain('its PDF was not saved:')
    expect(ran.stderrLines.join()).toContain(words)
    expect(existsSync(join(cwd, 'no.pdf'))).toBe(false)
    stub.close()
  })

  test('saves the PDF of another invoice and reports the differences', async () => {
    const other = environment.file('another.json', { ...sample, invoice_number: 'INV-2026-9999' })
    await billwright(['render', other, '--out', 'another.pdf'], { cwd })
    const pdf = readFileSync(join(cwd, 'another.pdf'))
    const stub = await listen((request, response) => {
      const link = { invoiceUrl: `${stub.url}/a.pdf`, jobId: 'job_1' }
      response.end(request.method === 'POST' ? JSON.stringify(link) : pdf)
    })
    const ran = await billwright(['submit', file, '--base-url', stub.url, '--out', 'swapped.pdf'], {
      cwd,
      env: { BILLWRIGHT_API_KEY: testKey },
    })
    expect(ran.code).toBe(1)
    expect(ran.stderrLines.join()).toContain('It differs from the preview:')
    expect(ran.stderrLines.join()).toContain('INV-2026-9999')
    stub.close()
  })
})

function listen(answer: RequestListener): Promise<{ url: string; close(): void }> {
  const server: Server = createServer(answer)
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    }),
  )
}
