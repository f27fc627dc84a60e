import { expect, test } from 'vitest'
import { operationUrl, parseBaseUrl, parsePublicUrl } from './base-url.ts'

test.each([
  ['https://invoices.example.com', 'https://invoices.example.com'],
  ['HTTPS://Invoices.Example.com:443//', 'https://invoices.example.com'],
  ['https://example.com/billing/', 'https://example.com/billing'],
  ['https://example.com/v1/invoices/generate', 'https://example.com'],
  ['https://example.com/billing/v1/generate/', 'https://example.com/billing'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
])('the base address of %s is %s', (given, baseUrl) => {
  expect(parseBaseUrl(given)).toEqual({ ok: true, baseUrl })
})

test.each([
  ['http://127.0.0.2:8787', 'address.not_https'],
  ['http://example.com', 'address.not_https'],
  ['ftp://example.com', 'address.invalid'],
  ['example.com', 'address.invalid'],
  ['https://someone@example.com', 'address.user'],
  ['https://example.com/#a', 'address.query'],
])('%s is refused: %s', (given, code) => {
  expect(parseBaseUrl(given)).toEqual({ ok: false, message: { code } })
})

test('a service may publish its links under http, and under any path', () => {
  const given = 'http://invoices.example.com/pdf/v1/generate/'
  expect(parsePublicUrl(given)).toEqual({ ok: true, baseUrl: given.slice(0, -1) })
  expect(parsePublicUrl('https://example.com/?a=1').ok).toBe(false)
})

test('an operation has one address, whether or not the base address ends with a slash', () => {
  for (const base of ['https://example.com/x', 'https://example.com/x/'])
    expect(operationUrl(base, '/v1/jobs')).toBe('https://example.com/x/v1/jobs')
  expect(operationUrl('http://example.com', '/v1/jobs')).toBeUndefined()
})
