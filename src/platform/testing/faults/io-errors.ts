import { join } from 'node:path'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, withTemporaryFolder } from './fault.ts'
import { workUnderStrace } from './strace.ts'
import { acknowledgedIn, missingFrom } from './work.ts'

const faults = [
  'fsync,fdatasync:error=EIO',
  'pwrite64:error=EIO',
  'pwrite64:error=ENOSPC',
  'pwrite64:error=EROFS',
] as const

/**
 * Makes the n-th write or fsync fail, for n from 1 to `max`. The error must be reported, no acknowledged change lost,
 * and the program must continue.
 * @param calls `one`: each fault is injected at only one of these calls, in turn
 */
export const failNthCall = (max: number, calls: 'each' | 'one' = 'each'): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const violations: string[] = []
    let refused = 0
    let runs = 0
    for (const [index, fault] of faults.entries())
      for (let nth = 1; nth <= max; nth++) {
        if (calls === 'one' && nth !== 1 + (index % max)) continue
        const name = `${fault} at ${nth}`
        const folder = join(parent, String(runs++))
        const names = fault.slice(0, fault.indexOf(':'))
        const { lines, stderr } = workUnderStrace(folder, 12, [
          '-e',
          `trace=${names}`,
          '-e',
          `inject=${fault}:when=${nth}`,
        ])
        refused += lines.filter(line => line.startsWith('refused')).length
        if (stderr.includes('    at ')) violations.push(`${name}: unhandled error ${stderr.slice(0, 200)}`)
        const store = openStore(folder)
        const { state } = store.dataFile.condition()
        const missing =
          state === 'ready' ? missingFrom(store, acknowledgedIn(lines)) : [`the data are ${state}`]
        violations.push(...missing.map(line => `${name}: ${line}`))
        store.close()
      }
    return {
      what: 'the n-th write or fsync fails',
      runs,
      violations,
      observations: `${refused} reported errors`,
    }
  })
