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
  ['http://127.0.0.2:8787', 'Use https'],
  ['http://example.com', 'Use https'],
  ['ftp://example.com', 'Enter an address'],
  ['example.com', 'Enter an address'],
  ['https://someone@example.com', 'name and password'],
  ['https://example.com/#a', 'from ? or #'],
])('%s is refused: %s', (given, words) => {
  expect(parseBaseUrl(given)).toEqual({ ok: false, message: expect.stringContaining(words) })
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
