import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#app/ports.ts'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, inFolder, randomFrom } from './fault.ts'
import { workUntilKilled } from './kill.ts'
import { type Acknowledged, acknowledgedIn, missingFrom } from './work.ts'

type Random = (below: number) => number

const headerBytes = 32
/** SQLite's log in each of these states is one that it takes for a shorter log, without an error. */
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

/** Damages of one log; a new one is written for the next. */
const perLog = 10

/**
 * kill -9, and then the log is damaged. The loss of anything acknowledged is noticed, and of what was sent with a live key nothing
 * is lost: no invoice that may have been billed is a draft, and its number is taken.
 */
export const damageTheLog = (runs: number): Promise<FaultReport> =>
  inFolder(async parent => {
    const random = randomFrom(runs)
    const kinds = Object.keys(damages) as (keyof typeof damages)[]
    const broken: string[] = []
    const seen = { noticed: 0, unharmed: 0 }
    let acknowledged: Acknowledged = acknowledgedIn([])
    const killed = join(parent, 'killed')
    for (let run = 0; run < runs; run++) {
      if (run % perLog === 0) {
        rmSync(killed, { recursive: true, force: true })
        acknowledged = acknowledgedIn(await workUntilKilled(killed, undefined, 5 + random(60)))
      }
      // each kind at least once, whatever the number of runs
      const kind = kinds[run % kinds.length] ?? 'removed'
      const folder = join(parent, String(run))
      cpSync(killed, folder, { recursive: true })
      const log = join(folder, 'billwright.sqlite-wal')
      const damaged = damages[kind](readFileSync(log), random)
      if (damaged) writeFileSync(log, damaged)
      else rmSync(log)
      const found = look(folder, acknowledged, damaged)
      broken.push(...found.broken.map(line => `run ${run}, ${kind}: ${line}`))
      seen[found.isNoticed ? 'noticed' : 'unharmed']++
      rmSync(folder, { recursive: true })
    }
    const words = `${seen.noticed} noticed, ${seen.unharmed} where nothing acknowledged was lost`
    return { what: 'a damaged write-ahead log', runs, broken, seen: words }
  })

function look(folder: string, acknowledged: Acknowledged, damaged: Buffer | undefined) {
  const store = openStore(folder)
  try {
    const condition = store.keeper.condition()
    if (condition.state !== 'ready') return { isNoticed: true, broken: [`the data are ${condition.state}`] }
    const isNoticed = condition.notice === 'log_missing'
    if (!isNoticed && condition.notice !== null)
      return { isNoticed, broken: [`the notice is ${condition.notice}`] }
    const lost = isNoticed ? { ...acknowledged, id: '' } : acknowledged
    const broken = [...missingFrom(store, lost), ...sentAgain(store, acknowledged.sent)]
    if (isNoticed && damaged && !isKept(folder, damaged)) broken.push('the damaged log was not kept')
    return { isNoticed, broken }
  } finally {
    store.close()
  }
}

/** Attempts whose number could be submitted a second time, or whose invoice looks unsent. */
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
