import { expect, test } from 'vitest'
import { canRun, faultTestNames, faultTests } from '../testing/faults/fault-tests.ts'

/** The short version of `npm run test:faults`. */
for (const name of faultTestNames)
  test.runIf(canRun(name))(`no acknowledged change is lost: ${name}`, async () => {
    const { violations, runs } = await faultTests[name].short()
    expect(violations).toEqual([])
    expect(runs).toBeGreaterThan(0)
  })
