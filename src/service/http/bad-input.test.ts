import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../testing/client.ts'
import { bareInvoice } from '../testing/invoices.ts'
import { startTestService, type TestService, temporaryFolder } from '../testing/service.ts'
import { standInRenderer } from '../testing/stand-in-renderer.ts'

const folder = await temporaryFolder()
let service: TestService
let key: string

beforeAll(async () => {
  service = await startTestService(folder.path)
  key = await service.newKey('live')
})
afterAll(async () => {
  // no request of this file may be billed
  expect(await service.ledger()).toEqual([])
  await service.close()
  await folder.remove()
})

const [item] = bareInvoice.items
const withItem = (fields: object) => ({ ...bareInvoice, items: [{ ...item, ...fields }] })
const text = JSON.stringify(bareInvoice)

const fieldMistakes: [name: string, body: unknown, path: string][] = [
  ['no items', { ...bareInvoice, items: [] }, 'items'],
  ['items missing', { template: 'minimal', invoice_number: '1' }, 'items'],
  ['empty description', withItem({ description: '' }), 'items[0].description'],
  ['quantity "abc"', withItem({ quantity: 'abc' }), 'items[0].quantity'],
  ['quantity true', withItem({ quantity: true }), 'items[0].quantity'],
  ['1e308', text.replace('1.5', '1e308'), 'items[0].quantity'],
  ['1e999, which no double holds', text.replace('1.5', '1e999'), 'items[0].quantity'],
  ['10,000 items', { ...bareInvoice, items: Array.from({ length: 10_000 }, () => ({ ...item })) }, 'items'],
  ['unknown template', { ...bareInvoice, template: 'baroque' }, 'template'],
  ['template that is a path', { ...bareInvoice, template: '../../etc' }, 'template'],
  ['template named like a part of every object', { ...bareInvoice, template: 'constructor' }, 'template'],
  ['number with a line break', { ...bareInvoice, invoice_number: 'a\nb' }, 'invoice_number'],
  ['unknown field', { ...bareInvoice, colour: 'red' }, 'colour'],
  ['unknown field of an item', withItem({ vat: 19 }), 'items[0].vat'],
  ['a field given twice', text.replace('"quantity"', '"quantity":1,"quantity"'), 'items[0].quantity'],
  ['key __proto__', text.replace('{', '{"__proto__":{"template":"bold"},'), '__proto__'],
  ['key constructor', text.replace('{', '{"constructor":{"prototype":{}},'), 'constructor'],
  [
    'a logo that is no picture',
    { ...bareInvoice, logo: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
    'logo',
  ],
  ['an array', [bareInvoice], ''],
  ['null', 'null', ''],
]

describe('fields to fix are answered by 422 with their path', () => {
  test.each(fieldMistakes)('%s', async (_name, body, path) => {
    const answer = await post(service.url, key, { body })
    const problem = answer.problem()
    expect(answer.status).toBe(422)
    expect(problem.errors?.map(error => error.path)).toContain(path)
    for (const error of problem.errors ?? []) expect(error.message).toMatch(/^\S.+[.?]$/s)
  })

  test('at most a hundred at once', async () => {
    const items = Array.from({ length: 900 }, () => ({ description: '', quantity: 'x', unit_price: 'y' }))
    const { problem } = await post(service.url, key, { body: { ...bareInvoice, items } })
    expect(problem().errors).toHaveLength(100)
    expect(problem().detail).toBe('At least 100 fields need fixing.')
  })
})

const bytes = (source: string) => new TextEncoder().encode(source)
const notJson: [name: string, body: string | Uint8Array, code: string][] = [
  ['trailing comma', '{"template":"minimal",}', 'invalid_json'],
  ['nothing', '', 'invalid_json'],
  ['half of it', text.slice(0, 40), 'invalid_json'],
  ['NaN', text.replace('1.5', 'NaN'), 'invalid_json'],
  ['deep nesting', '['.repeat(200_000) + ']'.repeat(200_000), 'invalid_json'],
  [
    'deep nesting inside a field',
    text.replace('1.5', '['.repeat(100_000) + ']'.repeat(100_000)),
    'invalid_json',
  ],
  [
    'bytes that are not UTF-8',
    new Uint8Array([...bytes('{"template":"'), 0xff, ...bytes('"}')]),
    'invalid_request',
  ],
]

test.each(notJson)('what is not JSON is answered by 400: %s', async (_name, body, code) => {
  const answer = await post(service.url, key, { body })
  expect([answer.status, answer.problem().code]).toEqual([400, code])
})

describe('the wrong wrapping', () => {
  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/jsonp'],
    ['application/json; charset=iso-8859-1'],
    ['multipart/form-data; boundary=x'],
  ])('content type %s is answered by 415', async type => {
    const { status, problem } = await post(service.url, key, { headers: { 'content-type': type } })
    expect([status, problem().code]).toEqual([415, 'unsupported_media_type'])
  })

  test('no content type is answered by 415', async () => {
    const response = await fetch(`${service.url}/v1/generate`, {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: bytes(text),
    })
    expect(response.status).toBe(415)
  })

  test('a compressed body is answered by 415', async () => {
    const { status } = await post(service.url, key, { headers: { 'content-encoding': 'gzip' } })
    expect(status).toBe(415)
  })

  test('charset=UTF-8 is what JSON is anyway', async () => {
    const headers = { 'content-type': 'Application/JSON; Charset="UTF-8"' }
    const { status } = await post(service.url, key, { headers, body: '{}' })
    expect(status).toBe(422)
  })

  test('3 MB are answered by 413', async () => {
    const { status, problem } = await post(service.url, key, { body: ' '.repeat(3_000_000) + text })
    expect([status, problem().code]).toEqual([413, 'too_large'])
  })

  test('3 MB of unannounced length are answered by 413', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': key }
      const request = httpRequest(`${service.url}/v1/generate`, { method: 'POST', headers })
      request.on('response', response => resolve(response.resume().statusCode)).on('error', reject)
      for (let megabyte = 0; megabyte < 3; megabyte++) request.write(' '.repeat(1_000_000))
      request.end(text)
    })
    expect(status).toBe(413)
  })

  test.each([
    ['at once', {}, 1100],
    ['later', { prefer: 'respond-async' }, 8800],
  ])(
    'a body that is too long without a logo is answered by 413, to be made %s',
    async (_when, headers, count) => {
      const item = { ...bareInvoice.items[0], description: 'x'.repeat(1000) }
      const body = { ...bareInvoice, items: Array(count).fill(item) }
      for (const path of ['/v1/invoices/generate', '/v1/generate', '/v1/validate']) {
        const { status, problem } = await post(service.url, key, { path, headers, body })
        expect([status, problem().code]).toEqual([413, 'too_large'])
      }
    },
  )

  test('a logo of the allowed size is let through to the checks', async () => {
    const logo = `data:image/png;base64,${'A'.repeat(1_398_100)}`
    const { status, problem } = await post(service.url, key, { body: { ...bareInvoice, template: '', logo } })
    expect([status, problem().code]).toEqual([422, 'invalid_invoice'])
  })
})

describe('the wrong address', () => {
  test.each([
    ['GET', '/v1/generate', 'POST, OPTIONS'],
    ['PUT', '/v1/invoices/generate', 'POST, OPTIONS'],
    ['DELETE', '/healthz', 'GET, HEAD, OPTIONS'],
    ['POST', '/v1/files/x.pdf', 'GET, HEAD, OPTIONS'],
  ])('%s %s is answered by 405 with Allow', async (method, path, allow) => {
    const response = await fetch(service.url + path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test.each([['/'], ['/v1'], ['/v1/generate/'], ['/V1/generate'], ['/v1/%zz'], ['/v1/invoices/%00']])(
    '%s is answered by 404, key or not',
    async path => {
      const { status, problem } = await post(service.url, undefined, { path })
      expect([status, problem().code]).toEqual([404, 'not_found'])
    },
  )
})

test('a problem has exactly the fields of the interface and never a stack', async () => {
  const { headers, text, problem } = await post(service.url, key, { body: { ...bareInvoice, items: [] } })
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(Object.keys(JSON.parse(text))).toEqual([
    'type',
    'title',
    'status',
    'detail',
    'instance',
    'code',
    'errors',
  ])
  expect(problem().type).toBe(`${service.url}/errors#invalid_invoice`)
  expect(Object.keys(problem().errors?.[0] ?? {})).toEqual(['path', 'code', 'message'])
  expect(text).not.toMatch(/node_modules|\.ts:|\n\s*at /)
})

test('the address in type shows what the problem means', async () => {
  const page = await (await fetch(`${service.url}/errors`)).text()
  expect(page).toContain('id="invalid_invoice"')
  expect(page).toContain('class="brand" href="/dashboard"')
  const other = await temporaryFolder()
  const alone = await startTestService(other.path, { renderer: standInRenderer(), hasDashboard: false })
  expect(await (await fetch(`${alone.url}/errors`)).text()).toContain('class="brand" href="#content"')
  await alone.close()
  await other.remove()
})
