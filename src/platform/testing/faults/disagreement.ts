import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '#app/ports/store.ts'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, flipBit, seededRandom, withTemporaryFolder } from './fault.ts'
import { createInvoice, markIssued, sendAttempt } from './work.ts'

const data = 'billwright.sqlite'
const journal = 'attempts.journal'
const steps = 12
const at = '2026-11-21T14:00:00.000Z'

/** State of each attempt. */
type States = ReadonlyMap<string, string>

/**
 * Combines the data of one moment with the journal of another, which may be damaged or missing. Afterwards every live
 * submission of either one must be known, and the difference must be reported.
 */
export const combineMoments = (runs: number): Promise<FaultReport> =>
  withTemporaryFolder(parent => {
    const random = seededRandom(runs)
    const states = writeSteps(parent)
    const violations: string[] = []
    for (let run = 0; run < runs; run++) {
      const [ofData, ofJournal] = [random(steps), random(steps)]
      const folder = join(parent, `run-${run}`)
      mkdirSync(folder)
      copyFileSync(join(parent, String(ofData), data), join(folder, data))
      const kind = (['whole', 'flipped', 'cut', 'missing'] as const)[run % 4] ?? 'whole'
      const bytes = readFileSync(join(parent, String(ofJournal), journal))
      if (kind === 'flipped') flipBit(bytes, random)
      if (kind !== 'missing')
        writeFileSync(
          join(folder, journal),
          kind === 'cut' ? bytes.subarray(0, random(bytes.byteLength)) : bytes,
        )
      const lines = checkFolder(folder, {
        ids: [...(states[0]?.keys() ?? [])],
        known: states[kind === 'whole' ? Math.max(ofData, ofJournal) : ofData] ?? new Map(),
        later: states[Math.max(ofData, ofJournal)] ?? new Map(),
        // A truncated journal may end where the data ends.
        isSame: kind === 'cut' ? undefined : kind === 'whole' && ofData === ofJournal,
      })
      const name = `run ${run}, data of ${ofData}, journal of ${ofJournal}, ${kind}`
      violations.push(...lines.map(line => `${name}: ${line}`))
      rmSync(folder, { recursive: true })
    }
    return {
      what: 'data and journal of different moments',
      runs,
      violations,
      observations: `${steps} moments of each`,
    }
  })

/** Sends and finishes attempts, and copies data and journal after each step. */
function writeSteps(parent: string): States[] {
  const folder = join(parent, 'live')
  const states: States[] = []
  const ids: string[] = []
  for (let step = 0; step < steps; step++) {
    const store = openStore(folder)
    if (step === 0) for (let count = 0; count < steps; count++) ids.push(createInvoice(store))
    else takeStep(store, step, ids)
    store.close()
    cpSync(folder, join(parent, String(step)), { recursive: true })
    states.push(statesIn(folder, ids))
  }
  return states
}

function takeStep(store: Store, step: number, ids: readonly string[]): void {
  const earlier = store.attempts.open()[0]
  if (step % 3 === 0 && earlier) {
    store.attempts.change(earlier.id, 'sending', { state: 'unknown', inDoubt: true })
    if (step % 2 === 0) store.attempts.withdraw(earlier.id, 'unknown', at)
    else store.attempts.change(earlier.id, 'unknown', { state: 'done', finishedAt: at, jobId: 'job' })
  } else if (step % 4 === 1) markIssued(store, ids[step] ?? '')
  else sendAttempt(store, ids[step] ?? '')
}

function statesIn(folder: string, ids: readonly string[]): States {
  return withStore(folder, store => statesOf(store, ids))
}

const statesOf = (store: Store, ids: readonly string[]): States =>
  new Map(ids.map(id => [id, store.invoices.find(id)?.attempt?.state ?? 'draft']))

interface Expected {
  ids: readonly string[]
  known: States
  /** States that a damaged journal may still contain. */
  later: States
  isSame: boolean | undefined
}

function checkFolder(folder: string, { ids, known, later, isSame }: Expected): string[] {
  const violations: string[] = []
  const found = withStore(folder, store => {
    const isSilent = noticeOf(store) === null
    if (isSame !== undefined && isSame !== isSilent) violations.push(`the notice is ${noticeOf(store)}`)
    return statesOf(store, ids)
  })
  for (const [id, state] of known)
    if (mayBeBilled(state) && mayBeBilled(later.get(id) ?? '') && !mayBeBilled(found.get(id) ?? ''))
      violations.push(`an invoice is ${state}, and it was found as ${found.get(id)}`)
  withStore(folder, store => {
    if (noticeOf(store) !== null) violations.push(`at the second start the notice is ${noticeOf(store)}`)
    if (!isDeepStrictEqual(statesOf(store, ids), found))
      violations.push('the second start finds other states')
  })
  return violations
}

const noticeOf = (store: Store): string | null => {
  const condition = store.dataFile.condition()
  return condition.state === 'ready' ? condition.notice : condition.state
}

function withStore<Value>(folder: string, work: (store: Store) => Value): Value {
  const store = openStore(folder)
  try {
    return work(store)
  } finally {
    store.close()
  }
}

const mayBeBilled = (state: string): boolean => ['sending', 'unknown', 'done'].includes(state)
