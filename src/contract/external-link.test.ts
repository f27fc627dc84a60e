import { expect, test } from 'vitest'
import { externalLink, isExternalLink } from './external-link.ts'

test.each([
  'https://example.com/i/inv_1',
  'https://example.com:8443/',
  'http://127.0.0.1:4010/v1/files/a.pdf?exp=1&sig=b',
  'http://localhost:4010/',
  'http://[::1]:4010/',
])('%s may be opened', link => {
  expect(isExternalLink(link)).toBe(true)
})

test.each([
  'http://example.com/',
  'http://127.0.0.1.example.com/',
  'http://localhost.example.com/',
  'https://user@example.com/',
  'https://example.com@evil.example/',
  'https:example.com@evil.example/',
  '\u0001https://bank.example@evil.example/',
  'https:\\\\bank.example@evil.example/',
  'ht\ntps://bank.example@evil.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'vscode://x',
  'smb://example.com/share',
  '//example.com',
  'not a link',
  '',
])('%s is refused', link => {
  expect(isExternalLink(link)).toBe(false)
})

test('the opened link is the checked one, normalised as by a browser', () => {
  expect(externalLink(' \u0001HTTPS://Example.com/a\nb')).toBe('https://example.com/ab')
  expect(externalLink('http:127.1/')).toBe('http://127.0.0.1/')
})
