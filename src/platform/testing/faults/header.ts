import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openStore } from '../../store/open-store.ts'
import { everything, type Written, writeFolder } from './corruption.ts'
import { type FaultReport, seededRandom, withTemporaryFolder } from './fault.ts'

const first = 40
const last = 103

/**
 * Randomises the header fields that describe the file. It must be reported as damaged rather than newer, and nothing
 * may be lost.
 */
export const overwriteHeader = (runs: number): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const whole = join(parent, 'whole')
    const written = await writeFolder(whole)
    const violations: string[] = []
    for (let seed = 0; seed < runs; seed++) {
      const folder = join(parent, String(seed))
      cpSync(whole, folder, { recursive: true })
      const path = join(folder, 'billwright.sqlite')
      const bytes = readFileSync(path)
      const random = seededRandom(seed)
      for (let offset = first; offset <= last; offset++) bytes[offset] = random(256)
      writeFileSync(path, bytes)
      const problem = await recoverAll(folder, written, seed % 2 === 0 ? 'backup' : 'nothing')
      if (problem) violations.push(`seed ${seed}: ${problem}`)
      rmSync(folder, { recursive: true })
    }
    return {
      what: 'an overwritten header',
      runs,
      violations,
      observations: `${written.last.size} invoices each`,
    }
  })

async function recoverAll(
  folder: string,
  written: Written,
  from: 'backup' | 'nothing',
): Promise<string | undefined> {
  const store = openStore(folder)
  try {
    const { state } = store.dataFile.condition()
    if (state !== 'damaged') return `the data are ${state}`
    await store.dataFile.recover(from)
    const condition = store.dataFile.condition()
    if (condition.state !== 'ready' || condition.notice !== null) return JSON.stringify(condition)
    const found = everything(store)
    if (![...written.last.keys()].every(id => found.has(id))) return 'not every invoice is there'
    // Without a backup, the fields of a sent invoice come from its payload.
    const isAsBefore = from === 'nothing' || isDeepStrictEqual(found, written.last)
    return isAsBefore ? undefined : 'not every invoice is as it was'
  } finally {
    store.close()
  }
}
