import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, flipBit, seededRandom, withTemporaryFolder } from './fault.ts'
import { createInvoice, saveNext, sendAttempt } from './work.ts'

const kinds = ['flipped', 'zeroed', 'overwritten', 'cut'] as const

/**
 * Corrupts the file at a random position. Either the damage is detected, the file is not changed, the backup is
 * restored completely, and later changes are restored or reported missing; or the program runs and refuses what it
 * cannot read.
 */
export const corrupt = (runs: number): Promise<FaultReport> =>
  withTemporaryFolder(async parent => {
    const whole = join(parent, 'whole')
    const written = await writeFolder(whole)
    const bytes = readFileSync(join(whole, 'billwright.sqlite'))
    const random = seededRandom(runs)
    const violations: string[] = []
    const seen = { whole: 0, partly: 0, unharmed: 0, changed: 0 }
    for (let run = 0; run < runs; run++) {
      const folder = join(parent, String(run))
      cpSync(whole, folder, { recursive: true })
      const kind = kinds[random(kinds.length)] ?? 'flipped'
      const damaged = damage(bytes, kind, random)
      writeFileSync(join(folder, 'billwright.sqlite'), damaged)
      try {
        const found = await checkFolder(folder, damaged, written)
        if (found.violations) violations.push(`run ${run}, ${kind}: ${found.violations}`)
        else seen[found.kind]++
      } catch (error) {
        if (!(error instanceof AppError))
          violations.push(`run ${run}, ${kind}: unhandled error ${String(error)}`)
      }
    }
    const summary = `${seen.whole} detected and completely recovered, ${seen.partly} detected and losses reported, ${seen.unharmed} without effect, ${seen.changed} in a value that no check covers`
    return { what: 'random corruptions', runs, violations, observations: summary }
  })

interface Found {
  kind: 'whole' | 'partly' | 'unharmed' | 'changed'
  violations?: string
}

/** Revision and content of invoices by id. */
type Invoices = ReadonlyMap<string, { revision: number; notes: string | undefined }>

export interface Written {
  inBackup: Invoices
  last: Invoices
}

async function checkFolder(folder: string, damaged: Buffer, { inBackup, last }: Written): Promise<Found> {
  const store = openStore(folder)
  try {
    const { state } = store.dataFile.condition()
    if (state === 'newer') return { kind: 'changed', violations: 'damage looks like a newer version' }
    if (state === 'ready')
      return { kind: isDeepStrictEqual(everything(store), last) ? 'unharmed' : 'changed' }
    if (!readFileSync(join(folder, 'billwright.sqlite')).equals(damaged))
      return { kind: 'partly', violations: 'the damaged file was changed' }
    await store.dataFile.recover('backup')
    const aside = readdirSync(folder).find(name => name.startsWith('damaged-')) ?? ''
    if (!readFileSync(join(folder, aside, 'billwright.sqlite')).equals(damaged))
      return { kind: 'partly', violations: 'the copy differs from the damaged file' }
    return afterRecovery(store, { inBackup, last })
  } finally {
    store.close()
  }
}

function afterRecovery(store: Store, { inBackup, last }: Written): Found {
  const condition = store.dataFile.condition()
  const hasMessage = condition.state !== 'ready' || condition.notice !== null
  const found = everything(store)
  const isAsNew = (wanted: Invoices) =>
    [...wanted].every(([id, { revision }]) => (found.get(id)?.revision ?? 0) >= revision)
  if (!isAsNew(inBackup)) return { kind: 'partly', violations: 'the backup was not completely restored' }
  if (!isAsNew(last) && !hasMessage)
    return { kind: 'partly', violations: 'changes are missing and not reported' }
  if (isDeepStrictEqual(found, last)) return { kind: 'whole' }
  return { kind: isAsNew(last) ? 'changed' : 'partly' }
}

export function everything(store: Store): Invoices {
  const all = store.invoices.list({ search: '', limit: 1000 }).map(({ id }) => store.invoices.find(id))
  return new Map(
    all.flatMap(each =>
      each ? [[each.id, { revision: each.revision, notes: each.draft.notes }] as const] : [],
    ),
  )
}

export async function writeFolder(folder: string): Promise<Written> {
  const store = openStore(folder)
  const ids = Array.from({ length: 12 }, () => createInvoice(store))
  for (const [count, id] of ids.entries()) {
    for (let revision = 0; revision < 5; revision++) saveNext(store, id)
    if (count % 4 === 0)
      store.attempts.change(sendAttempt(store, id), 'sending', {
        state: 'done',
        finishedAt: '2026-11-21T14:00:00Z',
      })
  }
  await store.dataFile.backUp('2026-11-20')
  const inBackup = everything(store)
  for (const [count, id] of ids.entries()) if (count % 4 !== 0) saveNext(store, id)
  for (let count = 0; count < 4; count++) saveNext(store, createInvoice(store))
  const last = everything(store)
  store.close()
  return { inBackup, last }
}

function damage(bytes: Buffer, kind: (typeof kinds)[number], random: (below: number) => number): Buffer {
  const damaged = Buffer.from(bytes)
  const start = random(bytes.byteLength)
  const end = start + 1 + random(5000)
  if (kind === 'cut') return damaged.subarray(0, start)
  if (kind === 'flipped') flipBit(damaged, random)
  if (kind === 'zeroed') damaged.fill(0, start, end)
  if (kind === 'overwritten')
    for (let at = start; at < Math.min(end, damaged.byteLength); at++) damaged[at] = random(256)
  return damaged
}
