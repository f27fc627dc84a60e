import { renameSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { refreshPaymentStatus } from '../invoices/payment-status.ts'
import {
  type AttemptJournal,
  createJournal,
  type JournaledAttempt,
  openJournal,
  openStates,
  possiblyBilledStates,
  saveJournalPosition,
} from '../outbox/attempt-journal.ts'
import { type JournalMarks, type JournalOrigin, tryToRemoveMark } from '../outbox/journal-mark.ts'
import { inSavepoint } from '../salvage/insert-row.ts'
import { mergeAttempt, restoreFrozen } from '../salvage/merge-attempts.ts'
import { noteMissingAttempts } from '../salvage/missing-attempts.ts'
import { createReadableDrafts } from '../salvage/readable-drafts.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import { createSql, type Row, type Sql, textOf } from '../sqlite/sql.ts'

export interface SynchroniseResult {
  journal: AttemptJournal
  /**
   * - complete: journal and data contain every live attempt
   * - partial: they contain every one since the journal was created, and some earlier ones could not be read
   * - rewritten: the journal was damaged or missing, and the data contained all of it
   * - moved: the journal was written entirely or partly elsewhere and contained confirmed attempts; it was written anew
   * - incomplete: an attempt may be missing in both
   * - older: this computer submitted more than both contain
   */
  result: 'complete' | 'partial' | 'rewritten' | 'moved' | 'incomplete' | 'older'
  /** Number of attempts that were missing in the data, or had an older state. */
  restored: number
}

export interface SynchroniseOptions {
  path: string
  marks: JournalMarks | undefined
  /** Path to which a damaged journal is moved. */
  asidePath: string
  /** Number of records acknowledged by a program that did not close the data; 0 if unknown. */
  acknowledged: number
  /** The data contains every acknowledged change: false after a damaged WAL, and if a copy replaced the data. */
  isCurrent: boolean
  /**
   * The data was recovered in this folder. An import may contain unknown outcomes of another computer, which this
   * journal does not contain.
   */
  isRecovered: boolean
  /**
   * JSON problems of attempts with unknown outcome: because the WAL was lost, or because the journal does not confirm
   * them.
   */
  problems: Record<'logLost' | 'unconfirmed', string>
}

/** Synchronises data and journal. Afterwards, each waiting attempt is confirmed by the journal, or left to the user. */
export function synchronise(database: DatabaseSync, options: SynchroniseOptions): SynchroniseResult {
  const found = agree(database, options)
  reviewOpenAttempts(
    createSql({ database }, { beforeCommit: refreshPaymentStatus }),
    found.journal,
    options.problems,
  )
  if (found.result === 'moved' || found.result === 'older')
    withdrawTests(createSql({ database }, { beforeCommit: refreshPaymentStatus }))
  return found
}

/**
 * Opens the journal, and copies attempts that only one of data and journal contains into the other. Both are equal
 * after each commit, so nothing needs to be done after an orderly shutdown.
 */
function agree(database: DatabaseSync, options: SynchroniseOptions): SynchroniseResult {
  const { path, marks, asidePath, acknowledged, isCurrent, isRecovered, problems } = options
  const sql = createSql({ database }, { beforeCommit: refreshPaymentStatus })
  const position = sql.row('SELECT journal_id, records FROM attempt_journal')
  const journal = openJournal(path, marks)
  const createAgain = (isComplete: boolean) => createFrom(sql, options, isComplete)
  if (!journal) {
    const fresh = createAgain(isCurrent)
    if (!isCurrent) return { journal: fresh, result: 'incomplete', restored: 0 }
    return { journal: fresh, result: position === undefined ? resultOf(fresh) : 'rewritten', restored: 0 }
  }

  const belongsToData = position && (journal.id === position.journal_id || journal.id === '')
  const recordsInData = belongsToData ? Number(position.records) : 0
  const isIntact =
    journal.id !== '' &&
    journal.missing.length === 0 &&
    Math.max(recordsInData, acknowledged) <= journal.records
  const origin = originOf(journal, recordsInData)
  if (isIntact && origin === 'here' && recordsInData === journal.records) {
    if (isRecovered) clearMissingAttempts(sql, journal)
    return { journal, result: resultOf(journal), restored: 0 }
  }

  let isRestored = true
  let restored = 0
  sql.transaction(() => {
    for (const [id, attempt] of journal.attempts) {
      if (attempt.record < recordsInData) continue
      if (isKnown(sql, id, attempt)) {
        if (origin === 'here') restoreVersion(sql, journal, id)
        continue
      }
      if (restore(sql, journal, id, problems.logLost)) restored++
      else isRestored = false
    }
  })
  if (!isIntact || origin !== 'here') {
    const isInData =
      isIntact ||
      isCurrent ||
      (journal.missing.every(record => record < recordsInData) && acknowledged <= recordsInData)
    const isComplete = isRestored && isInData && origin !== 'older'
    journal.close()
    // Noted before the journal that proves it is replaced.
    if (origin === 'older') sql.transaction(() => noteMissingAttempts(sql))
    // Only one folder may continue a journal, so the next start in another copy confirms nothing.
    tryToRemoveMark(marks, journal.id)
    if (!isIntact) renameSync(path, asidePath)
    const result = resultWhenRewritten(journal, { isIntact, isComplete, origin })
    return { journal: createAgain(isComplete && (!isIntact || journal.isComplete)), result, restored }
  }
  const isOfThisComputer = isRecovered || belongsToData
  if (!isOfThisComputer && hasMissing(sql) && journal.isComplete) journal.appendIncomplete()
  journal.append(newerRows(sql, journal))
  sql.transaction(() => {
    if (isOfThisComputer && isRestored) clearMissingAttempts(sql, journal)
    saveJournalPosition(sql, journal)
  })
  return { journal, result: isRestored ? resultOf(journal) : 'incomplete', restored }
}

/**
 * If the data knows more records than the mark, they were written elsewhere, because the mark is written before the
 * data: by an older version, or by a program that could not write the mark.
 */
const originOf = ({ origin, markedRecords }: AttemptJournal, recordsInData: number): JournalOrigin =>
  origin === 'here' && markedRecords < recordsInData ? 'elsewhere' : origin

function resultWhenRewritten(
  { attempts }: AttemptJournal,
  { isIntact, isComplete, origin }: { isIntact: boolean; isComplete: boolean; origin: JournalOrigin },
): SynchroniseResult['result'] {
  if (origin === 'older') return 'older'
  if (!isComplete) return 'incomplete'
  if (!isIntact) return 'rewritten'
  return [...attempts.values()].some(({ isConfirmed }) => isConfirmed) ? 'moved' : 'complete'
}

const resultOf = ({ isComplete }: AttemptJournal) => (isComplete ? 'complete' : 'partial')

/** If the journal contains every live attempt, no other invoice may have been billed. */
function clearMissingAttempts(sql: Sql, { isComplete }: AttemptJournal): void {
  if (isComplete && hasMissing(sql)) sql.run('DELETE FROM attempts_missing')
}

const hasMissing = (sql: Sql): boolean => sql.row('SELECT 1 FROM attempts_missing LIMIT 1') !== undefined

function createFrom(
  sql: Sql,
  { path, marks }: Pick<SynchroniseOptions, 'path' | 'marks'>,
  isCurrent: boolean,
): AttemptJournal {
  const isComplete = isCurrent && !hasMissing(sql)
  const journal = createJournal(path, isComplete, liveAttempts(sql), marks)
  sql.transaction(() => saveJournalPosition(sql, journal))
  return journal
}

/** Rows that the journal lacks or has in an older state. Data alone does not reopen an ended attempt. */
const newerRows = (sql: Sql, { attempts }: AttemptJournal): Row[] =>
  sql.rows(`SELECT * FROM attempts WHERE mode = 'live'`).filter(row => {
    const known = attempts.get(textOf(row, 'id'))
    if (!known) return possiblyBilledStates.includes(String(row.state))
    const isReopened = openStates.includes(String(row.state)) && !openStates.includes(known.state)
    return known.state !== row.state && !isReopened
  })

const liveAttempts = (sql: Sql): Row[] =>
  sql
    .rows(`SELECT * FROM attempts WHERE mode = 'live'`)
    .filter(({ state }) => possiblyBilledStates.includes(String(state)))

/**
 * Whether the data has the attempt in an equivalent state: `unknown` in the data and `sending` in the journal both mean
 * that there was no answer. Attempts that were never sent or cost nothing need not be restored.
 */
function isKnown(sql: Sql, id: string, { state, mode }: JournaledAttempt): boolean {
  const known = sql.row('SELECT state FROM attempts WHERE id = :id', { id })?.state
  if (known === undefined) return mode !== 'live' || state === 'queued'
  return known === state || (known === 'unknown' && (state === 'sending' || state === 'queued'))
}

/**
 * Ends attempts that have ended according to the journal. Live ones that it does not confirm may have been sent
 * elsewhere, so the user settles them.
 */
function reviewOpenAttempts(
  sql: Sql,
  journal: AttemptJournal,
  problems: SynchroniseOptions['problems'],
): void {
  const rows = sql
    .rows("SELECT * FROM attempts WHERE state IN ('queued', 'sending', 'unknown')")
    .filter(row => !isConfirmedState(journal, row))
  if (rows.length === 0) return
  sql.transaction(() => {
    for (const row of rows) {
      const id = textOf(row, 'id')
      const isEnded = !openStates.includes(journal.attempts.get(id)?.state ?? 'queued')
      if (isEnded && restore(sql, journal, id, problems.logLost)) continue
      if (row.mode === 'live') leaveToUser(sql, id, problems.unconfirmed)
      sql.run(updateChecksumsStatement('attempts', 'id = :id AND checksum IS NULL'), { id })
    }
  })
}

function leaveToUser(sql: Sql, id: string, problem: string): void {
  sql.run(
    `UPDATE attempts SET state = 'unknown', in_doubt = 1, retry_at = NULL, problem = :problem,
       ${clearChecksumIfIntact('attempts')} WHERE id = :id AND state <> 'unknown'`,
    { id, problem },
  )
}

/** Withdraws waiting tests, which cost nothing and were not sent, so that their invoices are drafts again. */
function withdrawTests(sql: Sql): void {
  const waiting = sql.rows("SELECT id FROM attempts WHERE state = 'queued' AND mode = 'test'")
  if (waiting.length === 0) return
  sql.transaction(() => {
    for (const row of waiting) {
      const id = textOf(row, 'id')
      sql.run(
        `UPDATE attempts SET state = 'withdrawn', finished_at = created_at, ${clearChecksumIfIntact('attempts')}
           WHERE id = :id`,
        { id },
      )
      sql.run(updateChecksumsStatement('attempts', 'id = :id AND checksum IS NULL'), { id })
      sql.run('UPDATE invoices SET attempt_id = NULL WHERE attempt_id = :id', { id })
    }
  })
}

function isConfirmedState(journal: AttemptJournal, row: Row): boolean {
  const state = journal.attempts.get(textOf(row, 'id'))?.state
  const isOpen = row.state === 'queued' ? state === 'queued' : openStates.includes(state ?? '')
  return isOpen && journal.compare(row) === 'same'
}

/** Restores the template version from the journal after a crash between journal and commit; nothing was sent before. */
function restoreVersion(sql: Sql, journal: AttemptJournal, id: string): void {
  const row = sql.row("SELECT * FROM attempts WHERE id = :id AND state = 'queued'", { id })
  const frozen = row && journal.compare(row) === 'changed' ? journal.row(id) : undefined
  if (frozen && row?.template_sha256 === frozen.template_sha256 && row?.template !== frozen.template)
    restoreFrozen(sql, frozen)
}

function restore(sql: Sql, journal: AttemptJournal, id: string, unknownProblem: string): boolean {
  const row = journal.row(id)
  const drafts = createReadableDrafts(sql.database)
  return row !== undefined && inSavepoint(sql, () => mergeAttempt(sql, row, { drafts, unknownProblem }))
}
