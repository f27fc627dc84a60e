import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '#core/errors/app-error.ts'
import { withStoreErrors } from './store-errors.ts'

function twoOnOneFile(): [DatabaseSync, DatabaseSync] {
  const folder = mkdtempSync(join(tmpdir(), 'billwright-errors-'))
  const open = () => new DatabaseSync(join(folder, 'data.sqlite'), { timeout: 0 })
  const both: [DatabaseSync, DatabaseSync] = [open(), open()]
  onTestFinished(() => {
    for (const database of both) database.close()
    rmSync(folder, { recursive: true })
  })
  return both
}

const failureOf = (step: () => void): unknown => {
  try {
    withStoreErrors(step)
  } catch (error) {
    return error
  }
  return undefined
}

test('a locked file has its own message, so that a receipt is held until it is free', () => {
  const [one, other] = twoOnOneFile()
  other.exec('BEGIN EXCLUSIVE')
  const failure = failureOf(() => one.exec('CREATE TABLE a (b)'))
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({
    code: 'store_unavailable',
    reason: { code: 'store.in_use' },
  })
})

test('every SQLite error becomes a store error', () => {
  const [one] = twoOnOneFile()
  const failure = failureOf(() => one.exec('SELECT nonsense'))
  expect(failure).toMatchObject({ code: 'store_unavailable', cause: expect.any(Error) })
})

test('other errors pass through unchanged', () => {
  const bug = new TypeError('a bug of ours')
  expect(
    failureOf(() => {
      throw bug
    }),
  ).toBe(bug)
})
