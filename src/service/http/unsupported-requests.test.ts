import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bareInvoice } from '../testing/invoices.ts'
import { partsOf, sendRaw } from '../testing/raw.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path, { renderer: standInRenderer() })
  key = await service.newKey('test')
})
afterAll(async () => {
  await service.close()
  await folder.remove()
})

describe('what the parser of HTTP would answer by itself has the form of every other failure', () => {
  const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
  test.each([
    ['nonsense', 'HELLO\r\n\r\n', 400, 'invalid_request'],
    ['no Host', lines('GET /healthz HTTP/1.1', 'connection: close'), 400, 'invalid_request'],
    [
      'two Hosts',
      lines('GET /healthz HTTP/1.1', 'host: a', 'host: b', 'connection: close'),
      400,
      'invalid_request',
    ],
    [
      'an expectation nobody knows',
      lines('POST /v1/generate HTTP/1.1', 'host: x', 'expect: a-miracle', 'connection: close'),
      417,
      'expectation_failed',
    ],
    ['CONNECT', lines('CONNECT example.com:443 HTTP/1.1', 'host: x'), 400, 'invalid_request'],
    ['an unknown method', lines('BREW /healthz HTTP/1.1', 'host: x'), 400, 'invalid_request'],
    [
      'a method that no route has',
      lines('PROPFIND /healthz HTTP/1.1', 'host: x', 'connection: close'),
      405,
      'method_not_allowed',
    ],
    [
      'two lengths',
      lines('POST /v1/generate HTTP/1.1', 'host: x', 'content-length: 1', 'transfer-encoding: chunked'),
      400,
      'invalid_request',
    ],
    [
      'a coding besides chunked',
      // complete, because the service reads the rest after its answer
      `${lines('POST /v1/generate HTTP/1.1', 'host: x', 'transfer-encoding: identity, chunked')}0\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'headers without end',
      lines('GET / HTTP/1.1', 'host: x', `x: ${'a'.repeat(20_000)}`),
      431,
      'headers_too_large',
    ],
  ])('%s', async (_name, raw, status, code) => {
    const answer = partsOf(await sendRaw(service.url, raw))
    expect(answer.status).toBe(status)
    expect(answer.head).toContain('content-type: application/problem+json')
    expect(answer.head).toMatch(/^x-request-id: \S+/m)
    expect(JSON.parse(answer.body)).toMatchObject({ status, code })
  })

  test('HTTP/1.0 needs no Host', async () => {
    expect(partsOf(await sendRaw(service.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
  })
})

describe('Expect: 100-continue', () => {
  /** Status of the answer, and whether the client received 100 Continue. */
  function ask(headers: Record<string, string>): Promise<{ status: number | undefined; wentOn: boolean }> {
    return new Promise((resolve, reject) => {
      let wentOn = false
      const request = httpRequest(`${service.url}/v1/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
      })
      request.on('continue', () => {
        wentOn = true
        request.end(JSON.stringify(bareInvoice))
      })
      request.on('response', response => {
        resolve({ status: response.resume().statusCode, wentOn })
        request.destroy()
      })
      request.on('error', reject)
      request.flushHeaders()
    })
  }

  test('accepts the body if the headers are acceptable', async () => {
    expect(await ask({ 'x-api-key': key })).toEqual({ status: 200, wentOn: true })
  })

  test.each([
    [401, () => ({})],
    [415, () => ({ 'x-api-key': key, 'content-type': 'text/plain' })],
    [413, () => ({ 'x-api-key': key, 'content-length': '99999999' })],
  ])('saves the body when the answer is %i anyway', async (status, headers) => {
    expect(await ask(headers())).toEqual({ status, wentOn: false })
  })
})

test('a client that closes its side once it has sent everything gets its answer', async () => {
  const body = JSON.stringify(bareInvoice)
  const head = [
    'POST /v1/generate HTTP/1.1',
    'host: x',
    `x-api-key: ${key}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  const answer = partsOf(await sendRaw(service.url, `${head.join('\r\n')}\r\n\r\n${body}`, { isAll: true }))
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.body)).toHaveProperty('jobId')
})

describe('OPTIONS', () => {
  test.each([
    ['/v1/generate', 'POST, OPTIONS'],
    ['/v1/files/x.pdf', 'GET, HEAD, OPTIONS'],
    ['/healthz', 'GET, HEAD, OPTIONS'],
  ])('%s names the methods, and lets no web page call', async (path, allow) => {
    const headers = { origin: 'https://example.com', 'access-control-request-method': 'POST' }
    const response = await fetch(service.url + path, { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('allow')]).toEqual([204, allow])
    expect([...response.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('of an unknown one is answered by 404', async () => {
    expect((await fetch(`${service.url}/v2`, { method: 'OPTIONS' })).status).toBe(404)
  })

  test('* is about the server as a whole', async () => {
    const raw = 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    expect(partsOf(await sendRaw(service.url, raw)).status).toBe(204)
  })
})

test('an address too long for a link is nothing, not the wrong method', async () => {
  expect((await fetch(`${service.url}/v1/files/${'a'.repeat(500)}.pdf`)).status).toBe(404)
})

describe('a service for this computer alone', () => {
  let own: TestService
  const ownFolder = temporaryFolder()
  beforeAll(async () => {
    own = await startTestService((await ownFolder).path, { renderer: standInRenderer(), forLoopback: true })
  })
  afterAll(async () => {
    await own.close()
    await (await ownFolder).remove()
  })
  const statusOf = async (target: string, version: string, ...headers: string[]) => {
    const lines = [`GET ${target} HTTP/${version}`, ...headers, 'connection: close']
    return partsOf(await sendRaw(own.url, `${lines.join('\r\n')}\r\n\r\n`)).status
  }

  test.each([
    '/livez',
    '/metrics',
    '/openapi.json',
    '/v1/usage',
    '/v1/files/x.pdf',
    '/dashboard/sign-in',
    '/errors',
    '/nothing',
    '*',
  ])('answers nothing at %s to a name that a web page chose (DNS rebinding)', async path => {
    expect(await statusOf(path, '1.1', 'host: evil.example')).toBe(421)
    expect(await statusOf(path, '1.1', 'host: evil.example', 'x-forwarded-host: localhost')).toBe(421)
  })

  test('answers to its own names, and takes neither a missing Host nor another URL for one', async () => {
    expect(await statusOf('/livez', '1.1', 'host: localhost')).toBe(200)
    expect(await statusOf('/livez', '1.1', 'host: 127.0.0.1:1', 'x-forwarded-host: evil.example')).toBe(200)
    expect(await statusOf('/livez', '1.0', 'host: [::1]:8787')).toBe(200)
    expect(await statusOf('/livez', '1.0')).toBe(421)
    expect(await statusOf('http://evil.example/livez', '1.1', 'host: localhost')).toBe(421)
    expect(await statusOf('http://localhost/livez', '1.1', 'host: evil.example')).toBe(421)
  })
})
