import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-policy.ts'

/** What Google's evaluator of such policies says of this one; the numbers are its severities, 10 the worst. */
const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity, description }) => ({ directive, value, severity, description }))

test("the pages' policy has no finding but that of scripts from the page's own origin", () => {
  // it warns of origins where strangers may upload: ours serves the files of the build and nothing else
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
