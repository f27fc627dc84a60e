import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Attempt, Store } from '#app/ports/store.ts'
import { at, attemptOf, finish, noticeOf, send, write } from '../../testing/damaged-store.ts'
import { openStore } from '../open-store.ts'
import { createJournalMarks, type JournalMarks } from '../outbox/journal-mark.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'billwright-restored-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const data = () => join(parent, 'data')
const copy = () => join(parent, 'copy')
const marks = () => createJournalMarks(join(parent, 'state'))

function withStore<Value>(work: (store: Store) => Value, folder = data(), known = marks()): Value {
  const store = openStore(folder, known)
  try {
    return work(store)
  } finally {
    store.close()
  }
}

/** Writes a waiting live invoice, in a folder with a verified service. */
function writeWaiting(): Attempt {
  return withStore(store => {
    store.attempts.rememberIdempotent('https://billing.example.com', 'print')
    const attempt = attemptOf(store, write(store, 'W-1'), 'W-1')
    store.attempts.freeze(attempt, { takeNumber: true })
    return attempt
  })
}

const copyTo = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

/** Overwrites the existing files with the content of a copy, like `rsync --inplace`. */
function restoreInPlace(): void {
  for (const name of ['billwright.sqlite', 'attempts.journal'])
    writeFileSync(join(data(), name), readFileSync(join(copy(), name)))
}

const stateOf = (store: Store, { id }: Attempt) => ({
  state: store.attempts.find(id)?.state,
  problem: store.attempts.find(id)?.problem?.message.code,
  isConfirmed: store.attempts.isConfirmedHere(id),
})

const waits = { state: 'queued', problem: undefined, isConfirmed: true }
const doubted = { state: 'unknown', problem: 'unknown.not_confirmed_here', isConfirmed: false }

const billChanged = (attempt: Attempt) =>
  withStore(store => {
    store.attempts.withdraw(attempt.id, 'queued', at)
    finish(store, send(store, attempt.invoiceId, 'W-1'))
  })

test.each([
  ['put back by a copy', () => copyTo(copy(), data())],
  ['overwritten in place', restoreInPlace],
])('nothing waits in an older folder that was %s', (_, restore) => {
  const attempt = writeWaiting()
  const draft = withStore(store => write(store, 'D-1'))
  copyTo(data(), copy())
  billChanged(attempt)
  restore()
  withStore(store => {
    expect(noticeOf(store)).toBe('folder_outdated')
    expect(stateOf(store, attempt)).toEqual(doubted)
    expect(store.attempts.mayBeMissing(draft)).toBe(true)
    expect(store.attempts.isIdempotent('https://billing.example.com', 'print')).toBe(false)
  })
  withStore(store => {
    expect(noticeOf(store)).toBeNull()
    expect(stateOf(store, attempt)).toEqual(doubted)
    expect(store.attempts.mayBeMissing(draft)).toBe(true)
  })
})

test('a journal of the same length with other content confirms nothing', () => {
  const attempt = writeWaiting()
  copyTo(data(), copy())
  withStore(store => store.attempts.withdraw(attempt.id, 'queued', at))
  const unmarked = openStore(copy())
  unmarked.attempts.change(attempt.id, 'queued', { state: 'refused', finishedAt: at })
  unmarked.close()
  rmSync(data(), { recursive: true })
  renameSync(copy(), data())
  withStore(store => expect(noticeOf(store)).toBe('folder_outdated'))
})

test('submissions that wait in a renamed folder continue', () => {
  const attempt = writeWaiting()
  renameSync(data(), copy())
  withStore(store => {
    expect(noticeOf(store)).toBeNull()
    expect(stateOf(store, attempt)).toEqual(waits)
  }, copy())
})

test('submissions that wait in a copied folder, or on another computer, are left to the user', () => {
  const attempt = writeWaiting()
  copyTo(data(), copy())
  withStore(store => {
    expect(noticeOf(store)).toBe('folder_moved')
    expect(stateOf(store, attempt)).toEqual(doubted)
  }, copy())
  // Only the folder that is opened first continues the journal.
  withStore(store => expect(stateOf(store, attempt)).toEqual(doubted))
  const other = createJournalMarks(join(parent, 'other computer'))
  const next = withStore(store => send(store, write(store, 'W-2'), 'W-2'))
  withStore(store => expect(stateOf(store, next)).toMatchObject({ isConfirmed: false }), data(), other)
})

test('a test that waits in a copied folder is a draft again', () => {
  const id = withStore(store => {
    const invoiceId = write(store, 'T-1')
    const attempt = attemptOf(store, invoiceId, 'T-1', undefined, 'test')
    store.attempts.freeze(attempt, { takeNumber: false })
    return invoiceId
  })
  copyTo(data(), copy())
  withStore(store => expect(store.invoices.find(id)?.attempt).toBeNull(), copy())
})

test('a document sent in a copied folder still blocks its number', () => {
  withStore(store => finish(store, send(store, write(store, 'B-1'), 'B-1')))
  copyTo(data(), copy())
  withStore(store => {
    expect(noticeOf(store)).toBe('folder_moved')
    const again = attemptOf(store, write(store, 'B-1'), 'B-1')
    expect(store.attempts.freeze(again, { takeNumber: true })).toMatchObject({ invoice_number: 'B-1' })
  }, copy())
})

test('submissions continue if the mark cannot be written, and wait for the user at the next start', () => {
  const first = writeWaiting()
  const full: JournalMarks = {
    ...marks(),
    write: () => {
      throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
    },
  }
  for (const start of [1, 2])
    withStore(
      store => {
        expect(noticeOf(store)).toBe('state_unwritable')
        expect(stateOf(store, first)).toEqual(doubted)
        const attempt = attemptOf(store, write(store, `U-${start}`), `U-${start}`)
        expect(store.attempts.freeze(attempt, { takeNumber: true })).toBeUndefined()
        expect(stateOf(store, attempt)).toEqual(waits)
      },
      data(),
      full,
    )
  withStore(store => {
    expect(store.attempts.open().map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
    expect(noticeOf(store)).toBe('folder_moved')
  })
})

test('a crash between the journal and its mark, or between the mark and the commit, is no alarm', () => {
  const attempt = writeWaiting()
  const known = marks()
  for (const fails of ['before', 'after'] as const) {
    const failing: JournalMarks = {
      ...known,
      write(id, mark) {
        const isNew = mark.records > (known.read(id)?.records ?? 0)
        if (fails === 'after' || !isNew) known.write(id, mark)
        if (isNew) throw new Error('the process is killed')
      },
      remove: () => undefined,
    }
    copyTo(data(), copy())
    const store = openStore(data(), failing)
    store.attempts.change(attempt.id, 'queued', { state: 'sending' })
    store.close()
    // The previous data, because the change was not committed.
    writeFileSync(join(data(), 'billwright.sqlite'), readFileSync(join(copy(), 'billwright.sqlite')))
    withStore(after => {
      expect(noticeOf(after)).not.toBe('folder_outdated')
      expect(stateOf(after, attempt).isConfirmed).toBe(true)
      after.attempts.change(attempt.id, 'unknown', { state: 'queued', inDoubt: false })
    })
  }
})
