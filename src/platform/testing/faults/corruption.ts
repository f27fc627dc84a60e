import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Store } from '#app/ports.ts'
import { AppError } from '#core/app-error.ts'
import { openStore } from '../../store/open-store.ts'
import { type FaultReport, flipBit, inFolder, randomFrom } from './fault.ts'
import { begin, letLeave, writeOn } from './work.ts'

const kinds = ['flipped', 'zeroed', 'overwritten', 'cut'] as const

/**
 * Something is wrong in the file, anywhere. Either it is seen, and the file stays untouched, the backup comes back whole, and what was
 * written since is there or said to be missing; or the program works, and what cannot be read is refused in words.
 */
export const corrupt = (runs: number): Promise<FaultReport> =>
  inFolder(async parent => {
    const whole = join(parent, 'whole')
    const written = await writeFolder(whole)
    const bytes = readFileSync(join(whole, 'billwright.sqlite'))
    const random = randomFrom(runs)
    const broken: string[] = []
    const seen = { whole: 0, partly: 0, unharmed: 0, changed: 0 }
    for (let run = 0; run < runs; run++) {
      const folder = join(parent, String(run))
      cpSync(whole, folder, { recursive: true })
      const kind = kinds[random(kinds.length)] ?? 'flipped'
      const damaged = damage(bytes, kind, random)
      writeFileSync(join(folder, 'billwright.sqlite'), damaged)
      try {
        const found = await look(folder, damaged, written)
        if (found.broken) broken.push(`run ${run}, ${kind}: ${found.broken}`)
        else seen[found.kind]++
      } catch (error) {
        if (!(error instanceof AppError)) broken.push(`run ${run}, ${kind}: no words, but ${String(error)}`)
      }
    }
    const words = `${seen.whole} seen and all of it recovered, ${seen.partly} seen and what is missing said, ${seen.unharmed} without harm, ${seen.changed} in a text or number that no check can tell`
    return { what: 'random corruptions', runs, broken, seen: words }
  })

interface Found {
  kind: 'whole' | 'partly' | 'unharmed' | 'changed'
  broken?: string
}

/** An invoice by its id: what was written of it, and how often. */
type Invoices = ReadonlyMap<string, { revision: number; notes: string | undefined }>

export interface Written {
  inBackup: Invoices
  last: Invoices
}

async function look(folder: string, damaged: Buffer, { inBackup, last }: Written): Promise<Found> {
  const store = openStore(folder)
  try {
    const { state } = store.keeper.condition()
    if (state === 'newer') return { kind: 'changed', broken: 'damage looks like a newer version' }
    if (state === 'ready')
      return { kind: isDeepStrictEqual(everything(store), last) ? 'unharmed' : 'changed' }
    if (!readFileSync(join(folder, 'billwright.sqlite')).equals(damaged))
      return { kind: 'partly', broken: 'the damaged file was changed' }
    await store.keeper.recover('backup')
    const aside = readdirSync(folder).find(name => name.startsWith('damaged-')) ?? ''
    if (!readFileSync(join(folder, aside, 'billwright.sqlite')).equals(damaged))
      return { kind: 'partly', broken: 'what was moved aside is not what was there' }
    return afterRecovery(store, { inBackup, last })
  } finally {
    store.close()
  }
}

function afterRecovery(store: Store, { inBackup, last }: Written): Found {
  const condition = store.keeper.condition()
  const isSaid = condition.state !== 'ready' || condition.notice !== null
  const found = everything(store)
  const isAsNew = (wanted: Invoices) =>
    [...wanted].every(([id, { revision }]) => (found.get(id)?.revision ?? 0) >= revision)
  if (!isAsNew(inBackup)) return { kind: 'partly', broken: 'the backup did not come back whole' }
  if (!isAsNew(last) && !isSaid) return { kind: 'partly', broken: 'words are missing and it was not said' }
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
  const ids = Array.from({ length: 12 }, () => begin(store))
  for (const [count, id] of ids.entries()) {
    for (let revision = 0; revision < 5; revision++) writeOn(store, id)
    if (count % 4 === 0)
      store.attempts.change(letLeave(store, id), 'sending', {
        state: 'done',
        finishedAt: '2026-11-21T14:00:00Z',
      })
  }
  await store.keeper.backUp('2026-11-20')
  const inBackup = everything(store)
  for (const [count, id] of ids.entries()) if (count % 4 !== 0) writeOn(store, id)
  for (let count = 0; count < 4; count++) writeOn(store, begin(store))
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
