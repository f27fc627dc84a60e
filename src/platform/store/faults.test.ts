import { expect, test } from 'vitest'
import { canRun, partNames, parts } from '../testing/faults/parts.ts'

/** The short version of `npm run test:faults`. */
for (const name of partNames)
  test.runIf(canRun(name))(`no acknowledged change is lost: ${name}`, async () => {
    const { violations, runs } = await parts[name].short()
    expect(violations).toEqual([])
    expect(runs).toBeGreaterThan(0)
  })
