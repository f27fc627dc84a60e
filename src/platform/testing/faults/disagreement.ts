import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '#app/ports.ts'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, flipBit, inFolder, randomFrom } from './fault.ts'
import { begin, letLeave } from './work.ts'

const data = 'billwright.sqlite'
const journal = 'attempts.journal'
const steps = 12
const at = '2026-11-21T14:00:00.000Z'

/** What became of each attempt. */
type States = ReadonlyMap<string, string>

/**
 * The data of one moment beside the journal of another, either of them possibly damaged or missing: whatever one of them knows of a live
 * submission is known afterwards, and that they disagreed is said.
 */
export const disagree = (runs: number): Promise<FaultReport> =>
  inFolder(parent => {
    const random = randomFrom(runs)
    const states = writeSteps(parent)
    const broken: string[] = []
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
      const lines = look(folder, {
        ids: [...(states[0]?.keys() ?? [])],
        known: states[kind === 'whole' ? Math.max(ofData, ofJournal) : ofData] ?? new Map(),
        later: states[Math.max(ofData, ofJournal)] ?? new Map(),
        // a journal that was cut may end where the data do
        isSame: kind === 'cut' ? undefined : kind === 'whole' && ofData === ofJournal,
      })
      const name = `run ${run}, data of ${ofData}, journal of ${ofJournal}, ${kind}`
      broken.push(...lines.map(line => `${name}: ${line}`))
      rmSync(folder, { recursive: true })
    }
    return { what: 'data and journal of different moments', runs, broken, seen: `${steps} moments of each` }
  })

/** Attempts leave and come to their ends; the data and the journal are kept as they are after each step. */
function writeSteps(parent: string): States[] {
  const folder = join(parent, 'live')
  const states: States[] = []
  const ids: string[] = []
  for (let step = 0; step < steps; step++) {
    const store = openStore(folder)
    if (step === 0) for (let count = 0; count < steps; count++) ids.push(begin(store))
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
  } else letLeave(store, ids[step] ?? '')
}

function statesIn(folder: string, ids: readonly string[]): States {
  return withStore(folder, store => statesOf(store, ids))
}

const statesOf = (store: Store, ids: readonly string[]): States =>
  new Map(ids.map(id => [id, store.invoices.find(id)?.attempt?.state ?? 'draft']))

interface Expected {
  ids: readonly string[]
  known: States
  /** what a damaged journal may still say */
  later: States
  isSame: boolean | undefined
}

function look(folder: string, { ids, known, later, isSame }: Expected): string[] {
  const broken: string[] = []
  const found = withStore(folder, store => {
    const isSilent = noticeOf(store) === null
    if (isSame !== undefined && isSame !== isSilent) broken.push(`the notice is ${noticeOf(store)}`)
    return statesOf(store, ids)
  })
  for (const [id, state] of known)
    if (mayBeBilled(state) && mayBeBilled(later.get(id) ?? '') && !mayBeBilled(found.get(id) ?? ''))
      broken.push(`an invoice is ${state}, and it was found as ${found.get(id)}`)
  withStore(folder, store => {
    if (noticeOf(store) !== null) broken.push(`at the second start the notice is ${noticeOf(store)}`)
    if (!isDeepStrictEqual(statesOf(store, ids), found)) broken.push('the second start finds other states')
  })
  return broken
}

const noticeOf = (store: Store): string | null => {
  const condition = store.keeper.condition()
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
