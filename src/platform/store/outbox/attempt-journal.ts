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
import { systemCodeOf } from '#core/errors/system-error.ts'
import { comparableNumber } from '#core/invoice/invoice-number.ts'
import { createPrivateFile, publishFile } from '../../files/atomic-files.ts'
import type { Row, Sql } from '../sqlite/sql.ts'
import { encodeLine } from './checksummed-line.ts'
import { createMarkKeeper, type JournalMarks, type JournalOrigin } from './journal-mark.ts'
import { unpackPayload } from './journal-payload.ts'
import {
  attemptRecords,
  changeRecord,
  changingColumns,
  type JournalRecord,
  parseRecord,
  type VerifiedService,
} from './journal-record.ts'

/**
 * An append-only file beside the data. It contains every attempt that was frozen on this computer and every live
 * attempt of its data, written before the first byte is sent. Whatever happens to the data or to SQLite's WAL, the
 * number of an invoice that may have been billed is not submitted again, and nothing is sent because of a row of the
 * data alone.
 */
export interface AttemptJournal {
  /** Empty if the first record cannot be read. */
  readonly id: string
  /**
   * Whether the journal contains every live attempt: the data had them all when it was created, and when more were
   * added.
   */
  readonly isComplete: boolean
  /** Number of records written. */
  readonly records: number
  /** Whether this computer wrote the journal, according to its mark; only such a journal confirms attempts. */
  readonly origin: JournalOrigin
  /** Number of records in the mark when the journal was opened; 0 without a mark. */
  readonly markedRecords: number
  /** Indexes of unreadable records. */
  readonly missing: readonly number[]
  /** By attempt id, with the latest state. Includes test attempts only if they were frozen on this computer. */
  readonly attempts: ReadonlyMap<string, JournaledAttempt>
  /** Finds another live attempt with this number, in any spelling, that was or may have been billed. */
  findPossiblyBilled(invoice_number: string, exceptId: string): JournaledAttempt | undefined
  /** The attempt as a row of the table; `undefined` if a part of it cannot be read. */
  row(id: string): Row | undefined
  /**
   * Compares payload and destination with what was frozen on this computer. `foreign` if this computer did not freeze
   * it, or an earlier version did.
   */
  compare(row: Row): 'same' | 'changed' | 'foreign'
  /**
   * Appends the present states of these rows of `attempts` and syncs the file.
   * @param isConfirmed whether they were just frozen
   */
  append(rows: readonly Row[], isConfirmed?: boolean): void
  /** Appends a confirmed attempt that replaces the frozen one, which was never sent, and syncs the file. */
  replace(row: Row): void
  /** Appends a verified service and syncs the file. */
  appendService(service: VerifiedService): void
  isVerified(service: VerifiedService): boolean
  /** Appends that live attempts may be missing and syncs the file. */
  appendIncomplete(): void
  /** Truncates the file to an earlier state and syncs it. */
  truncateTo(before: Pick<AttemptJournal, 'length' | 'records'>): void
  /** In bytes. */
  readonly length: number
  close(): void
}

export interface JournaledAttempt {
  invoiceId: string
  invoice_number: string
  createdAt: string
  mode: string
  state: string
  isConfirmed: boolean
  /** Index of the record with this state. */
  record: number
}

interface Position {
  offset: number
  length: number
}

const lineEnd = 0x0a

/** Open states; an attempt in any other state has ended. */
export const openStates: readonly string[] = ['queued', 'sending', 'unknown']

export const possiblyBilledStates: readonly string[] = ['sending', 'unknown', 'done']

/** Creates a journal of these rows, replacing an existing one; durable on return. */
export function createJournal(
  path: string,
  isComplete: boolean,
  rows: readonly Row[],
  marks?: JournalMarks,
): AttemptJournal {
  const part = `${path}.part`
  const header: JournalRecord = { n: 0, journal: randomUUID(), isComplete }
  rmSync(part, { force: true })
  createPrivateFile(part)
  const file = openSync(part, 'r+')
  try {
    writeSync(file, encodeLine(header), 0)
  } finally {
    closeSync(file)
  }
  const fresh = openExisting(part)
  try {
    fresh.append(rows)
  } finally {
    fresh.close()
  }
  publishFile(part, path)
  return openExisting(path, marks)
}

function openExisting(path: string, marks?: JournalMarks): AttemptJournal {
  const journal = openJournal(path, marks, true)
  if (!journal) throw new Error('the new journal cannot be read')
  return journal
}

/**
 * @param marks marks of this computer's journals; without them, every journal counts as its own
 * @param isNew this process has just created it
 * @returns `undefined` if the file does not exist
 */
export function openJournal(path: string, marks?: JournalMarks, isNew = false): AttemptJournal | undefined {
  let file: number
  try {
    file = openSync(path, 'r+')
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw error
  }

  let id = ''
  let isComplete = false
  let records = 0
  const missing: number[] = []
  const attempts = new Map<string, JournaledAttempt>()
  const idsByNumber = new Map<string, string[]>()
  const firstRecords = new Map<string, Position>()
  const lastRecords = new Map<string, Position>()
  const logos = new Map<string, Position>()
  const services = new Set<string>()

  function index(record: JournalRecord, position: Position): void {
    while (records < record.n) missing.push(records++)
    records = record.n + 1
    if ('journal' in record) {
      id = record.journal
      isComplete = record.isComplete
    } else if ('logo' in record) logos.set(record.logo, position)
    else if ('isComplete' in record) isComplete = false
    else if ('service' in record) services.add(nameOf(record.service))
    else if ('attempt' in record) {
      const { attempt, isConfirmed = false } = record
      firstRecords.set(attempt.id, position)
      lastRecords.delete(attempt.id)
      const comparable = comparableNumber(attempt.invoice_number)
      if (!attempts.has(attempt.id))
        idsByNumber.set(comparable, [...(idsByNumber.get(comparable) ?? []), attempt.id])
      attempts.set(attempt.id, {
        invoiceId: attempt.invoice_id,
        invoice_number: attempt.invoice_number,
        createdAt: attempt.created_at,
        mode: attempt.mode,
        state: attempt.state,
        isConfirmed,
        record: record.n,
      })
    } else {
      const { change } = record
      const known = attempts.get(change.id)
      lastRecords.set(change.id, position)
      if (known) attempts.set(change.id, { ...known, state: change.state, record: record.n })
    }
  }

  /** @returns the complete lines; the rest is an append that was never acknowledged */
  function readAll(): Buffer {
    const bytes = readWhole(file)
    let start = 0
    let unreadableLines = 0
    for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
      const position = { offset: start, length: end - start }
      const record = parseRecord(bytes.subarray(start, end))
      if (record) index(record, position)
      unreadableLines = record ? 0 : unreadableLines + 1
      start = end + 1
    }
    for (; unreadableLines > 0; unreadableLines--) missing.push(records++)
    return bytes.subarray(0, start)
  }

  function recordAt(position: Position | undefined): JournalRecord | undefined {
    if (!position) return undefined
    const bytes = Buffer.alloc(position.length)
    readSync(file, bytes, 0, position.length, position.offset)
    return parseRecord(bytes)
  }

  function logoOf(sha256: string): string | undefined {
    const record = recordAt(logos.get(sha256))
    return record && 'logo' in record ? record.dataUrl : undefined
  }

  function reset(): void {
    records = 0
    missing.length = 0
    for (const map of [attempts, idsByNumber, firstRecords, lastRecords, logos, services]) map.clear()
  }

  function write(added: readonly JournalRecord[]): void {
    const lines = added.map(record => Buffer.from(encodeLine(record)))
    const bytes = Buffer.concat(lines)
    // Writes at an explicit position, so that the remains of a failed append are overwritten.
    try {
      for (let written = 0; written < bytes.byteLength; )
        written += writeSync(file, bytes, written, bytes.byteLength - written, length + written)
      ftruncateSync(file, length + bytes.byteLength)
      fdatasyncSync(file)
    } catch (error) {
      truncateIfPossible(file, length)
      throw error
    }
    for (const [at, record] of added.entries()) {
      const lineLength = lines[at]?.byteLength ?? 0
      index(record, { offset: length, length: lineLength - 1 })
      length += lineLength
    }
    mark.append(bytes, records)
  }

  const lines = readAll()
  let length = lines.byteLength
  const mark = createMarkKeeper(marks, { id, file, bytes: lines, records, isNew })

  return {
    id,
    get isComplete() {
      return isComplete
    },
    get records() {
      return records
    },
    get length() {
      return length
    },
    missing,
    attempts,
    origin: mark.origin,
    markedRecords: mark.records,

    findPossiblyBilled(invoice_number, exceptId) {
      const ids = idsByNumber.get(comparableNumber(invoice_number)) ?? []
      return ids
        .filter(each => each !== exceptId)
        .flatMap(each => attempts.get(each) ?? [])
        .find(({ mode, state }) => mode === 'live' && possiblyBilledStates.includes(state))
    },

    row(attemptId) {
      const first = recordAt(firstRecords.get(attemptId))
      if (!first || !('attempt' in first)) return undefined
      const last = recordAt(lastRecords.get(attemptId))
      const payload = unpackPayload(first.payload, logoOf)
      const change = last && 'change' in last ? last.change : {}
      return payload && ({ ...first.attempt, ...change, payload } as Row)
    },

    compare(row) {
      const id = String(row.id)
      const first = attempts.get(id)?.isConfirmed ? recordAt(firstRecords.get(id)) : undefined
      if (!first || !('attempt' in first)) return 'foreign'
      const isSame = Object.entries(first.attempt).every(
        ([name, value]) => !isFrozenColumn(name) || row[name] === value,
      )
      return isSame ? 'same' : 'changed'
    },

    append(rows, isConfirmed = false) {
      if (rows.length === 0) return
      const fresh: JournalRecord[] = []
      const hasLogo = (sha256: string) =>
        logos.has(sha256) || fresh.some(record => 'logo' in record && record.logo === sha256)
      for (const row of rows) {
        const n = records + fresh.length
        if (attempts.has(String(row.id))) fresh.push(changeRecord(n, row))
        else fresh.push(...attemptRecords(n, { row, isConfirmed }, hasLogo))
      }
      write(fresh)
    },

    replace: row => write(attemptRecords(records, { row, isConfirmed: true }, sha256 => logos.has(sha256))),

    appendService: service => write([{ n: records, service }]),
    appendIncomplete: () => write([{ n: records, isComplete: false }]),
    isVerified: service => services.has(nameOf(service)),

    truncateTo(before) {
      // The mark is written first, because after a crash extra records in the file are harmless.
      mark.replace(readWhole(file).subarray(0, before.length), before.records)
      try {
        ftruncateSync(file, before.length)
        fdatasyncSync(file)
      } finally {
        reset()
        const left = readAll()
        length = left.byteLength
        if (length !== before.length) mark.replace(left, records)
      }
    },

    close: () => closeSync(file),
  }
}

/** The revision may differ in recovered data. */
const isFrozenColumn = (name: string): boolean =>
  name !== 'revision' && !(changingColumns as readonly string[]).includes(name)

const nameOf = ({ baseUrl, keyFingerprint }: VerifiedService): string =>
  JSON.stringify([baseUrl, keyFingerprint])

/** Unlike this function, `readFileSync` of a descriptor starts at the current position. */
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
    // The next append overwrites the rest.
  }
}

/** Must run in the transaction that commits the changes of the last journal records. */
export function saveJournalPosition(sql: Sql, { id, records }: AttemptJournal): void {
  if (sql.run('UPDATE attempt_journal SET journal_id = :id, records = :records', { id, records }) === 0)
    sql.run('INSERT INTO attempt_journal VALUES (:id, :records)', { id, records })
}
