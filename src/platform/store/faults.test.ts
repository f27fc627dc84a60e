import { expect, test } from 'vitest'
import { canRun, partNames, parts } from '../testing/faults/parts.ts'

/** The short version of `npm run test:faults`. */
for (const name of partNames)
  test.runIf(canRun(name))(`the store keeps what it acknowledged: ${name}`, async () => {
    const { broken, runs } = await parts[name].short()
    expect(broken).toEqual([])
    expect(runs).toBeGreaterThan(0)
  })
