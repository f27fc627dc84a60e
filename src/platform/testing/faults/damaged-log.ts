import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#app/ports/store.ts'
import { openStore } from '../../store/open-store.ts'
import { noDocuments } from './document-work.ts'
import { type FaultReport, seededRandom, withTemporaryFolder } from './fault.ts'
import { workUntilKilled } from './kill.ts'
import { noRecords } from './record-work.ts'
import { type Acknowledged, acknowledgedIn, missingFrom } from './work.ts'

type Random = (below: number) => number

const headerBytes = 32
/** Damages that SQLite treats as a shorter log without reporting an error. */
const damages = {
  removed: () => undefined,
  emptied: () => Buffer.alloc(0),
  zeroed: log => Buffer.alloc(log.byteLength),
  cut: (log, random) => log.subarray(0, random(log.byteLength)),
  head: (log, random) => overwritten(log, random(headerBytes), 8, random),
  salts: (log, random) => overwritten(log, 16, 8, random),
  tail: (log, random) => overwritten(log, log.byteLength - 64, 64, random),
  anywhere: (log, random) => overwritten(log, random(log.byteLength - 64), 64, random),
} satisfies Record<string, (log: Buffer, random: Random) => Buffer | undefined>

/** Number of damaged copies of one log. */
const perLog = 10

/**
 * Kills the program and damages the log. The loss of any acknowledged change must be detected, and no live submission
 * may be lost: no invoice that may have been billed is a draft, and its number is taken.
 */
export const damageLogs = (runs: number): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const random = seededRandom(runs)
    const kinds = Object.keys(damages) as (keyof typeof damages)[]
    const violations: string[] = []
    const seen = { noticed: 0, unharmed: 0 }
    let acknowledged: Acknowledged = acknowledgedIn([])
    const killed = join(parent, 'killed')
    for (let run = 0; run < runs; run++) {
      if (run % perLog === 0) {
        rmSync(killed, { recursive: true, force: true })
        acknowledged = acknowledgedIn(await workUntilKilled(killed, undefined, 5 + random(60)))
      }
      // Uses each kind at least once.
      const kind = kinds[run % kinds.length] ?? 'removed'
      const folder = join(parent, String(run))
      cpSync(killed, folder, { recursive: true })
      const log = join(folder, 'billwright.sqlite-wal')
      const damaged = damages[kind](readFileSync(log), random)
      if (damaged) writeFileSync(log, damaged)
      else rmSync(log)
      const found = checkFolder(folder, acknowledged, damaged)
      violations.push(...found.violations.map(line => `run ${run}, ${kind}: ${line}`))
      seen[found.isNoticed ? 'noticed' : 'unharmed']++
      rmSync(folder, { recursive: true })
    }
    const summary = `${seen.noticed} noticed, ${seen.unharmed} where nothing acknowledged was lost`
    return { what: 'a damaged write-ahead log', runs, violations, observations: summary }
  })

function checkFolder(folder: string, acknowledged: Acknowledged, damaged: Buffer | undefined) {
  const store = openStore(folder)
  try {
    const condition = store.dataFile.condition()
    if (condition.state !== 'ready')
      return { isNoticed: true, violations: [`the data are ${condition.state}`] }
    const isNoticed = condition.notice === 'log_missing'
    if (!isNoticed && condition.notice !== null)
      return { isNoticed, violations: [`the notice is ${condition.notice}`] }
    const lost = isNoticed
      ? { ...acknowledged, id: '', made: [], ...noRecords(), ...noDocuments() }
      : acknowledged
    const violations = [
      ...missingFrom(store, lost),
      ...sentAgain(store, [...acknowledged.sent, ...acknowledged.delivered.keys()]),
    ]
    if (isNoticed && damaged && !isKept(folder, damaged)) violations.push('the damaged log was not kept')
    return { isNoticed, violations }
  } finally {
    store.close()
  }
}

/** Attempts whose number is free again, or whose invoice looks unsent. */
function sentAgain(store: Store, sent: readonly string[]): string[] {
  return sent.flatMap(id => {
    const attempt = store.attempts.find(id)
    if (!attempt) return []
    const invoice = store.invoices.find(attempt.invoiceId)
    const taken = store.attempts.freeze({ ...attempt, id: `${id}-again` }, { takeNumber: true })
    return [
      ...(invoice?.attempt === null ? [`attempt ${id}, and its invoice is a draft`] : []),
      ...(taken ? [] : [`attempt ${id}, and its number is free`]),
    ]
  })
}

function isKept(folder: string, damaged: Buffer): boolean {
  const aside = readdirSync(folder).find(name => name.startsWith('damaged-')) ?? ''
  const kept = join(folder, aside, 'billwright.sqlite-wal')
  return existsSync(kept) && readFileSync(kept).equals(damaged)
}

function overwritten(log: Buffer, start: number, length: number, random: Random): Buffer {
  const damaged = Buffer.from(log)
  for (let at = Math.max(start, 0); at < Math.min(start + length, log.byteLength); at++)
    damaged[at] = (damaged.readUInt8(at) + 1 + random(255)) % 256
  return damaged
}
