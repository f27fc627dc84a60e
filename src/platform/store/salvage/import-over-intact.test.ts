import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  at,
  change,
  draftOf,
  exportStore,
  finish,
  importExport,
  noticeOf,
  numbersIn,
  payloadOf,
  send,
  write,
} from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'billwright-salvage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('an older export over intact data', () => {
  test('replaces them, except documents sent with a live key', async () => {
    const store = openStore(folder)
    const [early, other] = [write(store, 'I-1'), write(store, 'I-2')]
    const file = await exportStore(store, folder)
    const done = send(store, early, 'I-1')
    finish(store, done)
    store.attempts.saveDelivery(done.id, { state: 'failed', message: { code: 'pdf.link_gone' } })
    store.attempts.saveEmailed(done.id, at)
    const late = send(store, write(store, 'I-3'), 'I-3')
    finish(store, late)
    const withdrawn = send(store, write(store, 'I-4'), 'I-4')
    store.attempts.withdraw(withdrawn.id, 'sending', at)
    const onlyHere = write(store, 'I-5')
    const tested = send(store, write(store, 'I-6'), 'I-6', undefined, 'test')
    finish(store, tested)
    change(store, other, { notes: 'after the export' })
    await importExport(store, file)

    expect(noticeOf(store)).toBeNull()
    for (const { id, invoiceId } of [done, late])
      expect(store.invoices.find(invoiceId)?.attempt).toMatchObject({ id, state: 'done' })
    expect(store.attempts.find(done.id)).toMatchObject({ delivery: { state: 'failed' }, emailedAt: at })
    expect(store.invoices.find(withdrawn.invoiceId)?.attempt).toBeNull()
    for (const [number, invoiceId] of [
      ['I-1', early],
      ['I-3', late.invoiceId],
      ['I-4', withdrawn.invoiceId],
    ] as const)
      expect(store.attempts.numberOwner(number)).toMatchObject({ invoiceId })
    // Everything else equals the export.
    expect(store.invoices.find(other)?.draft).toEqual(draftOf('I-2'))
    expect(store.invoices.find(onlyHere)).toBeUndefined()
    expect(numbersIn(store)).toEqual(['I-1', 'I-2', 'I-3', 'I-4'])
    store.close()
  })

  test('in which an attempt is withdrawn does not undo that it was created here', async () => {
    const store = openStore(folder)
    const attempt = send(store, write(store, 'I-1'), 'I-1')
    store.attempts.change(attempt.id, 'sending', { state: 'unknown' })
    const elsewhere = openStore(join(folder, 'elsewhere'))
    await importExport(elsewhere, await exportStore(store, folder))
    elsewhere.attempts.withdraw(attempt.id, 'unknown', at)
    change(elsewhere, attempt.invoiceId, { notes: 'written on' })
    const file = await exportStore(elsewhere, folder)
    elsewhere.close()
    store.attempts.change(attempt.id, 'unknown', { state: 'done', jobId: 'job-1' })
    await importExport(store, file)
    expect(store.invoices.find(attempt.invoiceId)?.attempt).toMatchObject({ state: 'done', jobId: 'job-1' })
    store.close()
  })

  test('shows the sent content of an invoice that was edited elsewhere', async () => {
    const store = openStore(folder)
    const id = write(store, 'I-1')
    const elsewhere = openStore(join(folder, 'elsewhere'))
    await importExport(elsewhere, await exportStore(store, folder))
    change(elsewhere, id, { notes: 'one' })
    change(elsewhere, id, { notes: 'two' })
    const file = await exportStore(elsewhere, folder)
    elsewhere.close()
    finish(store, send(store, id, 'I-1', payloadOf('I-1')))
    await importExport(store, file)
    const found = store.invoices.find(id)
    expect(found).toMatchObject({
      attempt: { state: 'done' },
      draft: { notes: expect.stringContaining('as it was sent') },
    })
    expect(found?.attempt?.revision).toBe(found?.revision)
    expect(store.invoices.revisions(id)).toHaveLength(4)
    store.close()
  })
})
