import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { at, attemptOf, change, finish, numbersIn, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-own-copies-'))
  store = openStore(folder)
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const backup = 'daily-2026-11-20'
const always = () => undefined
const restore = (id: string) => store.dataFile.restoreCopy(id, always)
const notesOf = (id: string) => store.invoices.find(id)?.draft.notes

test('a backup is restored with what it says beforehand, and one step brings the later data back', async () => {
  const [same, changed, removed] = [write(store, 'B-1'), write(store, 'B-2'), write(store, 'B-3')]
  await store.dataFile.backUp('2026-11-20')
  change(store, changed, { notes: 'later' })
  store.invoices.setDeleted(removed, at)
  write(store, 'B-4')

  const changes = { added: 1, replaced: 1, removed: 1, unchanged: 1, kept: 0 }
  expect(await store.dataFile.checkCopy(backup, always)).toMatchObject({ invoices: 3, here: 3, changes })
  expect(numbersIn(store)).toEqual(['B-1', 'B-2', 'B-4'])
  const restored = await restore(backup)
  expect(restored).toMatchObject({ changes, kept: join(folder, restored.replacedCopyId ?? '') })
  expect(numbersIn(store)).toEqual(['B-1', 'B-2', 'B-3'])
  expect(notesOf(changed)).not.toBe('later')
  expect(store.invoices.find(same)).toBeDefined()

  expect(await store.dataFile.copies()).toMatchObject([
    { id: restored.replacedCopyId, kind: 'replaced', invoices: 3 },
    { id: backup, kind: 'daily', invoices: 3 },
  ])
  await restore(restored.replacedCopyId ?? '')
  expect(numbersIn(store)).toEqual(['B-1', 'B-2', 'B-4'])
  expect(notesOf(changed)).toBe('later')
  expect(readdirSync(folder).filter(name => /incoming|rebuilt|replacement/.test(name))).toEqual([])
})

test('later live submissions are kept, with number and payments', async () => {
  const draft = write(store, 'B-1')
  const waiting = attemptOf(store, write(store, 'B-2'), 'B-2')
  store.attempts.freeze(waiting, { takeNumber: true })
  await store.dataFile.backUp('2026-11-20')
  finish(store, send(store, draft, 'B-1'))
  store.attempts.withdraw(waiting.id, 'queued', at)
  finish(store, send(store, write(store, 'B-3'), 'B-3'))
  const after = {
    id: randomUUID(),
    invoiceId: draft,
    paidOn: '2026-11-21',
    amount: '80.00' as Decimal,
    note: '',
    createdAt: at,
    updatedAt: at,
    removedAt: null,
  }
  store.payments.apply([{ before: null, after }])

  expect(await store.dataFile.checkCopy(backup, always)).toMatchObject({
    changes: { added: 0, replaced: 1, removed: 0, unchanged: 0, kept: 2 },
  })
  const { replacedCopyId } = await restore(backup)
  for (const check of [1, 2]) {
    expect(store.invoices.find(draft)?.attempt, `after ${check}`).toMatchObject({ state: 'done' })
    expect(numbersIn(store)).toEqual(['B-1', 'B-2', 'B-3'])
    for (const number of ['B-1', 'B-2', 'B-3']) expect(store.attempts.numberOwner(number)).toBeDefined()
    expect(store.payments.ofInvoice(draft)).toMatchObject([{ amount: '80.00' }])
    expect(store.attempts.open()).toEqual([])
    if (check === 1) await restore(replacedCopyId ?? '')
  }
})

test('connections of this computer stay, because their keys are still in the keychain', async () => {
  const connection = {
    id: randomUUID(),
    name: 'Main',
    baseUrl: 'https://billing.example.com',
    requestFields: 'full' as const,
  }
  write(store, 'B-1')
  await store.dataFile.backUp('2026-11-20')
  store.connections.save(connection)
  store.settings.save('activeConnection', connection.id)
  write(store, 'B-2')
  await restore(backup)
  expect(numbersIn(store)).toEqual(['B-1'])
  expect(store.connections.all()).toEqual([connection])
  expect(store.settings.read('activeConnection')).toBe(connection.id)
})

test('nothing changes while a submission is open, or if the copy is damaged or gone', async () => {
  write(store, 'B-1')
  await store.dataFile.backUp('2026-11-20')
  write(store, 'B-2')
  const refuse = () => {
    throw new AppError('already_submitting')
  }
  await expect(store.dataFile.restoreCopy(backup, refuse)).rejects.toMatchObject({
    code: 'already_submitting',
  })
  for (const id of ['daily-2026-11-19', '../billwright'])
    await expect(restore(id)).rejects.toMatchObject({ code: 'not_found' })
  const path = join(folder, 'backups', `${backup}.sqlite`)
  writeFileSync(path, readFileSync(path).fill(0xa5, 4096))
  await expect(restore(backup)).rejects.toMatchObject({ reason: { code: 'store.copy_damaged' } })
  expect(numbersIn(store)).toEqual(['B-1', 'B-2'])
  expect(readdirSync(folder).filter(name => /incoming|replaced/.test(name))).toEqual([])
})
