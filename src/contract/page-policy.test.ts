import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageFileOf, pageHeaders } from './page-policy.ts'

test('the policy is the one that the design settles, with nothing unsafe in it', () => {
  expect(contentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
      "worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(contentSecurityPolicy).not.toContain('unsafe')
})

test('every kind of file carries the policy and is never sniffed', () => {
  for (const file of ['index.html', 'assets/index-a1.js', 'assets/x.css', 'assets/x.unknown']) {
    expect(pageHeaders(file)).toMatchObject({
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    })
  }
  expect(pageHeaders('assets/a.mjs')['Content-Type']).toBe('text/javascript; charset=utf-8')
  expect(pageHeaders('assets/x.unknown')['Content-Type']).toBe('application/octet-stream')
})

test('a page has its own entry and the assets, and not the entry of the other page', () => {
  expect(pageFileOf('desktop', '/')).toBe('index.html')
  expect(pageFileOf('desktop', '/index.html')).toBe('index.html')
  expect(pageFileOf('desktop', '/key-window.html')).toBeUndefined()
  expect(pageFileOf('key', '/')).toBe('key-window.html')
  expect(pageFileOf('key', '/index.html')).toBeUndefined()
  expect(pageFileOf('desktop', '/assets/index-BX_1.js')).toBe('assets/index-BX_1.js')
  expect(pageFileOf('desktop', '/assets/cmaps/UniGB.bcmap')).toBe('assets/cmaps/UniGB.bcmap')
})

test.each([
  '/../package.json',
  '/assets/../index.html',
  '/assets/..%2f..%2fetc/passwd',
  '/assets/%2e%2e/x.js',
  '/assets//x.js',
  '/assets/.env',
  '/assets/\\..\\x.js',
  '/assets/x.js\0',
  '/assets/',
  'assets/x.js',
  '//etc/passwd',
])('%s is no file of a page', path => {
  expect(pageFileOf('desktop', path)).toBeUndefined()
})

test('no path at all leaves the folder of the build', () => {
  const hostile = fc
    .array(
      fc.constantFrom('..', '.', '/', '\\', '%2e', '%2F', 'assets', 'index.html', '\0', 'a.js', '~', ':'),
    )
    .map(parts => `/assets/${parts.join('')}`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostile), path => {
      const file = pageFileOf('desktop', path)
      if (file === undefined) return
      expect(file.split('/')).not.toContain('..')
      expect(file).toMatch(/^(index\.html|assets\/[A-Za-z0-9._/-]+)$/)
    }),
  )
})

/** Findings of Google's CSP evaluator for the policy; lower severities are worse. */
const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity, description }) => ({ directive, value, severity, description }))

test("the pages' policy has no finding but that of scripts from the page's own origin", () => {
  // It warns about origins with user uploads; ours serves the files of the build only.
  expect(findingsOf(contentSecurityPolicy)).toEqual([
    {
      directive: 'script-src',
      value: "'self'",
      severity: 50,
      description: expect.stringContaining("'self' can be problematic if you host"),
    },
  ])
})

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
  ["script-src 'self'", 'script-src https:'],
  ["default-src 'none'; ", ''],
])('%s in place of %s would be found', (kept, weakened) => {
  const weaker = contentSecurityPolicy.replace(kept, weakened)
  expect(weaker).not.toBe(contentSecurityPolicy)
  expect(findingsOf(weaker)).not.toEqual(findingsOf(contentSecurityPolicy))
})
