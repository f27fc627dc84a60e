import { existsSync, readFileSync } from 'node:fs'
import type { TestContext } from 'vitest'

const cases = new URL('../../../../shared/cases/xrechnung.jsonl', import.meta.url)

/** Invoices of the XRechnung test suite as JSON texts; skips the test with a reason if they are missing. */
export function xrechnungCases({ skip, task }: Pick<TestContext, 'skip' | 'task'>): string[] {
  if (!existsSync(cases)) {
    task.meta.skipped = '../shared/cases/xrechnung.jsonl is not on this computer'
    skip(task.meta.skipped)
  }
  return readFileSync(cases, 'utf8').trim().split('\n')
}
