import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#app/ports.ts'
import { AppError } from '#core/app-error.ts'
import { openStore } from '../../sqlite-store.ts'
import { type FaultReport, inFolder, randomFrom } from './fault.ts'
import { begin, letLeave, writeOn } from './work.ts'

const kinds = ['flipped', 'zeroed', 'overwritten', 'cut'] as const

/**
 * Something is wrong in the file, anywhere. Either it is seen, and the file stays untouched and the backup comes back
 * whole; or the program works, and what cannot be read is refused in words.
 */
export const corrupt = (runs: number): Promise<FaultReport> =>
  inFolder(async parent => {
    const whole = join(parent, 'whole')
    const invoices = await writeFolder(whole)
    const bytes = readFileSync(join(whole, 'billwright.sqlite'))
    const random = randomFrom(runs)
    const broken: string[] = []
    const seen = { damaged: 0, unharmed: 0, changed: 0 }
    for (let run = 0; run < runs; run++) {
      const folder = join(parent, String(run))
      cpSync(whole, folder, { recursive: true })
      const kind = kinds[random(kinds.length)] ?? 'flipped'
      const damaged = damage(bytes, kind, random)
      writeFileSync(join(folder, 'billwright.sqlite'), damaged)
      try {
        const found = look(folder, damaged, invoices)
        if (found.broken) broken.push(`run ${run}, ${kind}: ${found.broken}`)
        else seen[found.kind]++
      } catch (error) {
        if (!(error instanceof AppError)) broken.push(`run ${run}, ${kind}: no words, but ${String(error)}`)
      }
    }
    const words = `${seen.damaged} seen and recovered, ${seen.unharmed} without harm, ${seen.changed} in a text or number that no check can tell`
    return { what: 'random corruptions', runs, broken, seen: words }
  })

type Found = { kind: 'damaged' | 'unharmed' | 'changed'; broken?: string }

function look(folder: string, damaged: Buffer, invoices: string): Found {
  const store = openStore(folder)
  try {
    const { state } = store.keeper.condition()
    if (state === 'newer') return { kind: 'changed' }
    if (state === 'ready') return { kind: everything(store) === invoices ? 'unharmed' : 'changed' }
    if (!readFileSync(join(folder, 'billwright.sqlite')).equals(damaged))
      return { kind: 'damaged', broken: 'the damaged file was changed' }
    store.keeper.recover('backup')
    const aside = readdirSync(folder).find(name => name.startsWith('damaged-')) ?? ''
    if (!readFileSync(join(folder, aside, 'billwright.sqlite')).equals(damaged))
      return { kind: 'damaged', broken: 'what was moved aside is not what was there' }
    if (everything(store) !== invoices)
      return { kind: 'damaged', broken: 'the backup did not come back whole' }
    return { kind: 'damaged' }
  } finally {
    store.close()
  }
}

const everything = (store: Store): string =>
  JSON.stringify(store.invoices.list({ search: '', limit: 1000 }).map(({ id }) => store.invoices.find(id)))

async function writeFolder(folder: string): Promise<string> {
  const store = openStore(folder)
  for (let count = 0; count < 12; count++) {
    const id = begin(store)
    for (let revision = 0; revision < 5; revision++) writeOn(store, id)
    if (count % 4 === 0)
      store.attempts.change(letLeave(store, id), 'sending', {
        state: 'done',
        finishedAt: '2026-11-21T14:00:00Z',
      })
  }
  await store.keeper.backUp('2026-11-20')
  const invoices = everything(store)
  store.close()
  return invoices
}

function damage(bytes: Buffer, kind: (typeof kinds)[number], random: (below: number) => number): Buffer {
  const damaged = Buffer.from(bytes)
  const start = random(bytes.byteLength)
  const end = start + 1 + random(5000)
  if (kind === 'cut') return damaged.subarray(0, start)
  if (kind === 'flipped') damaged.writeUInt8((damaged.readUInt8(start) ^ (1 << random(8))) & 0xff, start)
  if (kind === 'zeroed') damaged.fill(0, start, end)
  if (kind === 'overwritten')
    for (let at = start; at < Math.min(end, damaged.byteLength); at++) damaged[at] = random(256)
  return damaged
}
