import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { comparableNumber } from '#core/comparable-number.ts'
import { createPrivate, publish } from '../../files/atomic-files.ts'
import type { Row, Sql } from '../sqlite/sql.ts'
import { encodeLine } from './checksummed-line.ts'
import { unpackPayload } from './journal-payload.ts'
import { attemptRecords, changeRecord, type JournalRecord, parseRecord } from './journal-record.ts'

/**
 * Every live attempt from the moment before its first byte leaves, appended to a file beside the data: whatever happens to
 * the data or to SQLite's log, the number of an invoice that may have been billed is not submitted a second time.
 */
export interface AttemptJournal {
  /** empty where its first record cannot be read */
  readonly id: string
  /** did the data from which it was begun hold every live attempt there ever was? */
  readonly isComplete: boolean
  /** how many records were written to it */
  readonly records: number
  /** numbers of the records that cannot be read */
  readonly missing: readonly number[]
  /** by the attempt's id, with its last state */
  readonly attempts: ReadonlyMap<string, JournaledAttempt>
  /** another attempt than this one that was billed, or may have been, with this number in whatever spelling */
  sentWith(invoice_number: string, besides: string): JournaledAttempt | undefined
  /** the attempt as a row of the table; `undefined`: a part of it cannot be read */
  row(id: string): Row | undefined
  /** Appends the present states of these rows of `attempts`, durably. */
  append(rows: readonly Row[]): void
  /** Removes what was appended since the file had this length, durably. */
  cutBack(length: number): void
  /** bytes of the file */
  readonly length: number
  close(): void
}

export interface JournaledAttempt {
  invoiceId: string
  invoice_number: string
  createdAt: string
  state: string
  /** number of the record that holds this state */
  record: number
}

interface Place {
  offset: number
  length: number
}

const lineEnd = 0x0a

export const mayBeBilled: readonly string[] = ['sending', 'unknown', 'done']

/** A new journal of these rows, in place of one that may be there; durable when this returns. */
export function createJournal(path: string, isComplete: boolean, rows: readonly Row[]): AttemptJournal {
  const part = `${path}.part`
  const header: JournalRecord = { n: 0, journal: randomUUID(), isComplete }
  rmSync(part, { force: true })
  createPrivate(part)
  const file = openSync(part, 'r+')
  try {
    writeSync(file, encodeLine(header), 0)
  } finally {
    closeSync(file)
  }
  const fresh = opened(part)
  try {
    fresh.append(rows)
  } finally {
    fresh.close()
  }
  publish(part, path)
  return opened(path)
}

function opened(path: string): AttemptJournal {
  const journal = openJournal(path)
  if (!journal) throw new Error('the journal that was just written cannot be read')
  return journal
}

/** @returns `undefined`: there is none */
export function openJournal(path: string): AttemptJournal | undefined {
  let file: number
  try {
    file = openSync(path, 'r+')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }

  let id = ''
  let isComplete = false
  let records = 0
  const missing: number[] = []
  const attempts = new Map<string, JournaledAttempt>()
  const idsByNumber = new Map<string, string[]>()
  const firstRecords = new Map<string, Place>()
  const lastRecords = new Map<string, Place>()
  const logos = new Map<string, Place>()

  function index(record: JournalRecord, place: Place): void {
    while (records < record.n) missing.push(records++)
    records = record.n + 1
    if ('journal' in record) {
      id = record.journal
      isComplete = record.isComplete
    } else if ('logo' in record) logos.set(record.logo, place)
    else if ('attempt' in record) {
      const { attempt } = record
      firstRecords.set(attempt.id, place)
      const comparable = comparableNumber(attempt.invoice_number)
      idsByNumber.set(comparable, [...(idsByNumber.get(comparable) ?? []), attempt.id])
      attempts.set(attempt.id, {
        invoiceId: attempt.invoice_id,
        invoice_number: attempt.invoice_number,
        createdAt: attempt.created_at,
        state: attempt.state,
        record: record.n,
      })
    } else {
      const { change } = record
      const known = attempts.get(change.id)
      lastRecords.set(change.id, place)
      if (known) attempts.set(change.id, { ...known, state: change.state, record: record.n })
    }
  }

  /** @returns where the last whole line ends: what follows was being appended when a program ended, and never acknowledged */
  function readAll(): number {
    const bytes = readWhole(file)
    let start = 0
    let unreadable = 0
    for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
      const place = { offset: start, length: end - start }
      const record = parseRecord(bytes.subarray(start, end))
      if (record) index(record, place)
      unreadable = record ? 0 : unreadable + 1
      start = end + 1
    }
    for (; unreadable > 0; unreadable--) missing.push(records++)
    return start
  }

  function recordAt(place: Place | undefined): JournalRecord | undefined {
    if (!place) return undefined
    const bytes = Buffer.alloc(place.length)
    readSync(file, bytes, 0, place.length, place.offset)
    return parseRecord(bytes)
  }

  function logoOf(sha256: string): string | undefined {
    const record = recordAt(logos.get(sha256))
    return record && 'logo' in record ? record.dataUrl : undefined
  }

  function reset(): void {
    records = 0
    missing.length = 0
    for (const map of [attempts, idsByNumber, firstRecords, lastRecords, logos]) map.clear()
  }

  let length = readAll()

  return {
    id,
    isComplete,
    get records() {
      return records
    },
    get length() {
      return length
    },
    missing,
    attempts,

    sentWith(invoice_number, besides) {
      const ids = idsByNumber.get(comparableNumber(invoice_number)) ?? []
      return ids
        .filter(each => each !== besides)
        .flatMap(each => attempts.get(each) ?? [])
        .find(({ state }) => mayBeBilled.includes(state))
    },

    row(attemptId) {
      const first = recordAt(firstRecords.get(attemptId))
      if (!first || !('attempt' in first)) return undefined
      const last = recordAt(lastRecords.get(attemptId))
      const payload = unpackPayload(first.payload, logoOf)
      const change = last && 'change' in last ? last.change : {}
      return payload && ({ ...first.attempt, ...change, payload } as Row)
    },

    append(rows) {
      if (rows.length === 0) return
      const fresh: JournalRecord[] = []
      const hasLogo = (sha256: string) =>
        logos.has(sha256) || fresh.some(record => 'logo' in record && record.logo === sha256)
      for (const row of rows) {
        const n = records + fresh.length
        if (attempts.has(String(row.id))) fresh.push(changeRecord(n, row))
        else fresh.push(...attemptRecords(n, row, hasLogo))
      }
      const lines = fresh.map(record => Buffer.from(encodeLine(record)))
      const bytes = Buffer.concat(lines)
      // at its own position: what a failed append left behind is overwritten
      try {
        for (let written = 0; written < bytes.byteLength; )
          written += writeSync(file, bytes, written, bytes.byteLength - written, length + written)
        ftruncateSync(file, length + bytes.byteLength)
        fdatasyncSync(file)
      } catch (error) {
        truncateIfPossible(file, length)
        throw error
      }
      for (const [at, record] of fresh.entries()) {
        const lineLength = lines[at]?.byteLength ?? 0
        index(record, { offset: length, length: lineLength - 1 })
        length += lineLength
      }
    },

    cutBack(before) {
      try {
        ftruncateSync(file, before)
        fdatasyncSync(file)
      } finally {
        reset()
        length = readAll()
      }
    },

    close: () => closeSync(file),
  }
}

/** `readFileSync` of an open file would go on where the last read ended. */
function readWhole(file: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(file).size)
  let read = 0
  for (let got = 1; got > 0 && read < bytes.byteLength; read += got)
    got = readSync(file, bytes, read, bytes.byteLength - read, read)
  return bytes.subarray(0, read)
}

function truncateIfPossible(file: number, length: number): void {
  try {
    ftruncateSync(file, length)
  } catch {
    // the next append writes over it
  }
}

/** In the transaction that commits what the journal's last records say. */
export function keepPosition(sql: Sql, { id, records }: AttemptJournal): void {
  if (sql.run('UPDATE attempt_journal SET journal_id = :id, records = :records', { id, records }) === 0)
    sql.run('INSERT INTO attempt_journal VALUES (:id, :records)', { id, records })
}
