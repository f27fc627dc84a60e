import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageFile, pageHeaders } from './page-policy.ts'

test('the policy is the intended one and contains nothing unsafe', () => {
  expect(contentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
      "worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(contentSecurityPolicy).not.toContain('unsafe')
})

test('every file type is served with the policy and nosniff', () => {
  for (const file of ['index.html', 'assets/index-a1.js', 'assets/x.css', 'assets/x.unknown']) {
    expect(pageHeaders(file)).toMatchObject({
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    })
  }
  expect(pageHeaders('assets/a.mjs')['Content-Type']).toBe('text/javascript; charset=utf-8')
  expect(pageHeaders('assets/x.unknown')['Content-Type']).toBe('application/octet-stream')
})

test("a page is served its own entry and the assets, but not the other page's entry", () => {
  expect(pageFile('desktop', '/')).toBe('index.html')
  expect(pageFile('desktop', '/index.html')).toBe('index.html')
  expect(pageFile('desktop', '/key-window.html')).toBeUndefined()
  expect(pageFile('key', '/')).toBe('key-window.html')
  expect(pageFile('key', '/index.html')).toBeUndefined()
  expect(pageFile('desktop', '/assets/index-BX_1.js')).toBe('assets/index-BX_1.js')
  expect(pageFile('desktop', '/assets/cmaps/UniGB.bcmap')).toBe('assets/cmaps/UniGB.bcmap')
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
])('%s is not a file of a page', path => {
  expect(pageFile('desktop', path)).toBeUndefined()
})

test('no path leaves the build folder', () => {
  const hostile = fc
    .array(
      fc.constantFrom('..', '.', '/', '\\', '%2e', '%2F', 'assets', 'index.html', '\0', 'a.js', '~', ':'),
    )
    .map(parts => `/assets/${parts.join('')}`)
  fc.assert(
    fc.property(fc.oneof(fc.string(), hostile), path => {
      const file = pageFile('desktop', path)
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

test("the only finding for the policy is 'self' in script-src", () => {
  // The evaluator warns about origins with user uploads; this origin serves only files of the build.
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
])('%s weakened to %s has another finding', (kept, weakened) => {
  const weaker = contentSecurityPolicy.replace(kept, weakened)
  expect(weaker).not.toBe(contentSecurityPolicy)
  expect(findingsOf(weaker)).not.toEqual(findingsOf(contentSecurityPolicy))
})
