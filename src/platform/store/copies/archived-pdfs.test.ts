/** @module-tag extended */

import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/ports/store.ts'
import { finish, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { updateChecksumsStatement } from '../schema/checksums.ts'
import { dataPaths } from '../sqlite/data-paths.ts'
import { withSqlFunctions } from '../sqlite/sql-functions.ts'
import { saveDelivery } from './delivery-rows.ts'

let folder: string
let store: Store
const stores: Store[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-archive-'))
  store = open('here')
})
afterEach(() => {
  for (const each of stores.splice(0)) each.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(where: string): Store {
  const opened = openStore(join(folder, where))
  stores.push(opened)
  return opened
}

const at = (...names: string[]) => join(folder, ...names)
const pdfOf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`)

interface Delivered {
  id: string
  attemptId: string
}

/** Creates an invoice whose PDF is kept at `path`. */
function deliver(number: string, path: string): Delivered {
  const id = write(store, number)
  const attempt = send(store, id, number)
  finish(store, attempt)
  const bytes = pdfOf(number)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, bytes)
  store.attempts.saveDelivery(attempt.id, deliveryOf(path, bytes))
  return { id, attemptId: attempt.id }
}

const deliveryOf = (path: string, bytes: Buffer) => ({
  state: 'kept' as const,
  path,
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  matchesPreview: true,
})

const exported = () => at('all.billwright')
async function importTo(target: Store): Promise<string | null> {
  target.dataFile.receive(0, readFileSync(exported()))
  return (await target.dataFile.importReceived(() => undefined)).kept
}

function keptPath(target: Store, { attemptId }: Delivered): string {
  const delivery = target.attempts.find(attemptId)?.delivery
  if (delivery?.state !== 'kept') throw new Error('not kept')
  return delivery.path
}

const textAt = (path: string) => readFileSync(path, 'utf8').replace('%PDF-1.7 ', '')

describe('PDFs in folders of the user’s choice', () => {
  test('are in the export, also of folders chosen earlier, and found on a computer without those folders', async () => {
    const one = deliver('INV-1', at('Bills 2025', 'INV-1.pdf'))
    const two = deliver('INV-2', at('Bills 2026', 'INV-2.pdf'))
    const three = deliver('INV-3', at('here', 'deliveries', 'INV-3.pdf'))
    expect(await store.dataFile.exportTo(exported())).toEqual([])
    // The data of this computer are unchanged.
    expect(keptPath(store, one)).toBe(at('Bills 2025', 'INV-1.pdf'))
    rmSync(at('Bills 2025'), { recursive: true })
    rmSync(at('Bills 2026'), { recursive: true })

    const other = open('there')
    await importTo(other)
    for (const [delivered, number] of [
      [one, 'INV-1'],
      [two, 'INV-2'],
      [three, 'INV-3'],
    ] as const) {
      expect(keptPath(other, delivered)).toBe(at('there', 'deliveries', `${number}.pdf`))
      expect(textAt(keptPath(other, delivered))).toBe(number)
    }
    expect(existsSync(at('Bills 2025'))).toBe(false)
  })

  test('with one name in several folders, also in another case, do not replace each other', async () => {
    const all = [
      deliver('INV-1', at('a', 'Northwind.pdf')),
      deliver('INV-2', at('b', 'Northwind.pdf')),
      deliver('INV-3', at('c', 'NORTHWIND.pdf')),
      deliver('INV-4', at('here', 'deliveries', 'northwind.pdf')),
    ]
    await store.dataFile.exportTo(exported())
    const archive = new DatabaseSync(exported(), { readOnly: true })
    const names = archive.prepare('SELECT DISTINCT lower(path) FROM archived_files').all()
    archive.close()
    expect(names).toHaveLength(4)
    const other = open('there')
    mkdirSync(at('there', 'deliveries'))
    writeFileSync(at('there', 'deliveries', 'northwind.pdf'), 'of someone else')
    await importTo(other)
    expect(all.map(each => textAt(keptPath(other, each)))).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4'])
    expect(textAt(at('there', 'deliveries', 'northwind.pdf'))).toBe('of someone else')
  })

  test.each([
    ['deleted', 'pdf.file_missing', (path: string) => rmSync(path)],
    [
      'in a folder that is gone',
      'pdf.file_missing',
      (path: string) => rmSync(join(path, '..'), { recursive: true }),
    ],
    [
      'replaced by another document',
      'pdf.file_changed',
      (path: string) => writeFileSync(path, pdfOf('INV-9')),
    ],
    [
      'replaced by a longer document',
      'pdf.file_changed',
      (path: string) => writeFileSync(path, pdfOf('INV-1 and more')),
    ],
    [
      'replaced by a folder',
      'pdf.file_changed',
      (path: string) => {
        rmSync(path)
        mkdirSync(path)
      },
    ],
  ])('that were %s are named, and the others are exported', async (_what, code, change) => {
    const one = deliver('INV-1', at('Bills', 'INV-1.pdf'))
    const two = deliver('INV-2', at('Other bills', 'INV-2.pdf'))
    change(at('Bills', 'INV-1.pdf'))
    expect(await store.dataFile.exportTo(exported())).toEqual([
      { id: one.id, invoice_number: 'INV-1', message: { code } },
    ])
    const other = open('there')
    await importTo(other)
    expect(textAt(keptPath(other, two))).toBe('INV-2')
    expect(readdirSync(at('there', 'deliveries'))).toEqual(['INV-2.pdf'])
    // The PDF can be downloaded again on the other computer, and no file there replaces it.
    expect(other.attempts.find(one.attemptId)).toMatchObject({ state: 'done', delivery: { state: 'kept' } })
    expect(keptPath(other, one)).toBe(at('there', 'deliveries', `${one.attemptId}.pdf`))
  })

  test('that cannot be read are named', async () => {
    const path = at('Bills', 'INV-1.pdf')
    const { id } = deliver('INV-1', path)
    rmSync(path)
    symlinkSync(path, path)
    expect(await store.dataFile.exportTo(exported())).toEqual([
      { id, invoice_number: 'INV-1', message: { code: 'file_unreadable' } },
    ])
  })

  test('stay where they are when an export is imported on the computer that has them', async () => {
    const one = deliver('INV-1', at('Bills', 'INV-1.pdf'))
    const two = deliver('INV-2', at('here', 'deliveries', 'INV-2.pdf'))
    await store.dataFile.exportTo(exported())
    expect(await importTo(store)).toBeNull()
    store.settings.save('written', 'since')
    expect(await importTo(store)).not.toBeNull()
    expect(keptPath(store, one)).toBe(at('Bills', 'INV-1.pdf'))
    expect(keptPath(store, two)).toBe(at('here', 'deliveries', 'INV-2.pdf'))
    expect(readdirSync(at('here', 'deliveries'))).toEqual(['INV-2.pdf'])
  })

  test('are restored where this computer lost or changed them', async () => {
    const one = deliver('INV-1', at('Bills', 'INV-1.pdf'))
    const two = deliver('INV-2', at('here', 'deliveries', 'INV-2.pdf'))
    await store.dataFile.exportTo(exported())
    rmSync(at('Bills'), { recursive: true })
    writeFileSync(at('here', 'deliveries', 'INV-2.pdf'), 'signed')
    await importTo(store)
    expect(keptPath(store, one)).toBe(at('here', 'deliveries', 'INV-1.pdf'))
    expect([one, two].map(each => textAt(keptPath(store, each)))).toEqual(['INV-1', 'INV-2'])
    expect(textAt(at('here', 'deliveries', 'INV-2.pdf'))).toBe('signed')
  })
})

test('a PDF of the replaced data keeps its name, and its invoice finds it', async () => {
  deliver('INV-1', at('here', 'deliveries', 'Northwind.pdf'))
  await store.dataFile.exportTo(exported())
  store = open('there')
  const own = deliver('INV-2', at('there', 'deliveries', 'Northwind.pdf'))
  await importTo(store)
  expect(keptPath(store, own)).toBe(at('there', 'deliveries', 'Northwind.pdf'))
  expect(textAt(keptPath(store, own))).toBe('INV-2')
  expect(textAt(at('there', 'deliveries', 'Northwind (2).pdf'))).toBe('INV-1')
})

test('a download that failed on the other computer does not hide the PDF of this one', async () => {
  const one = deliver('INV-1', at('Bills', 'INV-1.pdf'))
  const kept = store.attempts.find(one.attemptId)?.delivery
  store.attempts.saveDelivery(one.attemptId, { state: 'failed', message: { code: 'pdf.link_gone' } })
  await store.dataFile.exportTo(exported())
  if (kept) store.attempts.saveDelivery(one.attemptId, kept)
  await importTo(store)
  expect(keptPath(store, one)).toBe(at('Bills', 'INV-1.pdf'))
})

test('names with joiners of scripts and emoji, and names that no archive may hold, are exported', async () => {
  const all = ['INV-1 می‌خواهم.pdf', 'INV-2 👩‍🚀.pdf', 'INV-3 \u202e.pdf', '.INV-4.pdf'].map((name, index) =>
    deliver(`INV-${index + 1}`, at('here', 'deliveries', name)),
  )
  await store.dataFile.exportTo(exported())
  const other = open('there')
  await importTo(other)
  expect(all.map(each => textAt(keptPath(other, each)))).toEqual(['INV-1', 'INV-2', 'INV-3', 'INV-4'])
  expect(readdirSync(at('there', 'deliveries'))).toContain('INV-2 👩‍🚀.pdf')
})

test('a path in imported data makes no other file part of an export', async () => {
  const { attemptId } = deliver('INV-1', at('private', 'secret.pdf'))
  store.attempts.saveDelivery(attemptId, {
    state: 'kept',
    path: at('private', 'secret.pdf'),
    bytes: pdfOf('INV-1').byteLength,
    matchesPreview: true,
  })
  expect(await store.dataFile.exportTo(exported())).toMatchObject([{ message: { code: 'pdf.file_changed' } }])
  expect(readFileSync(exported()).includes(pdfOf('INV-1'))).toBe(false)
})

test('a missing PDF of an earlier test is not named', async () => {
  const id = write(store, 'INV-1')
  const attempt = send(store, id, 'INV-1', undefined, 'test')
  finish(store, attempt)
  const kept = { state: 'kept', path: at('gone.pdf'), bytes: 1, matchesPreview: true } as const
  store.attempts.saveDelivery(attempt.id, kept)
  expect(await store.dataFile.exportTo(exported())).toHaveLength(1)
  finish(store, send(store, id, 'INV-1', undefined, 'live'))
  expect(await store.dataFile.exportTo(exported())).toEqual([])
})

test('hundreds of PDFs are exported and imported while the program keeps responding', async () => {
  const { attemptId } = deliver('INV-0', at('Bills', 'INV-0.pdf'))
  const ids = repeatAttempt(attemptId, 400)
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  expect(await store.dataFile.exportTo(exported())).toEqual([])
  expect(turns).toBeGreaterThan(10)
  const other = open('there')
  turns = 0
  await importTo(other)
  expect(turns).toBeGreaterThan(10)
  clearInterval(timer)
  expect(ids.map(id => textAt(keptPath(other, { id, attemptId: id })))).toEqual(ids)
  expect(readdirSync(at('there', 'deliveries'))).toHaveLength(401)
})

/** Copies an attempt several times; the PDFs have the same name in different folders. */
function repeatAttempt(id: string, count: number): string[] {
  const database = withSqlFunctions(new DatabaseSync(dataPaths(at('here')).data))
  const row = database.prepare('SELECT * FROM attempts WHERE id = ?').get(id) as Record<string, SQLInputValue>
  const names = Object.keys(row)
  const insert = database.prepare(
    `INSERT INTO attempts (${names.join(', ')}) VALUES (${names.map(name => `:${name}`).join(', ')})`,
  )
  database.exec('BEGIN')
  const ids = Array.from({ length: count }, () => {
    const copy = randomUUID()
    insert.run({ ...row, id: copy, idempotency_key: copy })
    const path = at('Bills', copy, 'Northwind.pdf')
    mkdirSync(join(path, '..'))
    writeFileSync(path, pdfOf(copy))
    saveDelivery(database, { attemptId: copy, delivery: deliveryOf(path, pdfOf(copy)) }, at('here'))
    return copy
  })
  database.exec(updateChecksumsStatement('attempts', 'true'))
  database.exec('COMMIT')
  database.close()
  return ids
}

test('the file of a refused import changes nothing', async () => {
  deliver('INV-1', at('Bills', 'INV-1.pdf'))
  await store.dataFile.exportTo(exported())
  const other = open('there')
  other.dataFile.receive(0, readFileSync(exported()))
  const refuse = () => {
    throw new Error('a submission is open')
  }
  await expect(other.dataFile.importReceived(refuse)).rejects.toThrow('a submission is open')
  expect(existsSync(at('there', 'deliveries'))).toBe(false)
})

test('an earlier export of Windows is found on other systems', async () => {
  const one = deliver('INV-1', at('here', 'deliveries', 'INV-1.pdf'))
  await store.dataFile.exportTo(exported())
  const archive = withSqlFunctions(new DatabaseSync(exported()))
  archive.exec(`UPDATE deliveries SET delivery = replace(delivery, 'deliveries/', 'deliveries\\\\')`)
  archive.exec(updateChecksumsStatement('deliveries', 'true'))
  archive.close()
  const other = open('there')
  await importTo(other)
  expect(textAt(keptPath(other, one))).toBe('INV-1')
})

test('an export reports pages and files, and leaves the file of an earlier one once it was cancelled', async () => {
  for (const number of ['1', '2', '3']) deliver(number, at('bills', `${number}.pdf`))
  store.settings.save('text', 'x'.repeat(1_000_000))
  const reported: number[] = []
  const { signal } = new AbortController()
  await store.dataFile.exportTo(exported(), {
    signal,
    onProgress: ({ done, total }) => reported.push(done / total),
  })
  expect(reported).toEqual(reported.toSorted((one, other) => one - other))
  expect(reported.filter(part => part > 0 && part < 0.8).length).toBeGreaterThan(1)
  expect(reported.at(-1)).toBeLessThan(1)

  const before = readFileSync(exported())
  // cancels during the copy of the database, and while files are added
  for (const calls of [1, reported.length - 1]) {
    const controller = new AbortController()
    let call = 0
    const onProgress = () => ++call === calls && controller.abort()
    await expect(
      store.dataFile.exportTo(exported(), { signal: controller.signal, onProgress }),
    ).rejects.toMatchObject({ code: 'work_cancelled' })
    expect(call).toBe(calls)
    expect(readFileSync(exported()).equals(before)).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['all.billwright', 'bills', 'here'])
  }
})
