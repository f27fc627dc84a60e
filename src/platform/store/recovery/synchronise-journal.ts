import { renameSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import {
  type AttemptJournal,
  createJournal,
  keepPosition,
  mayBeBilled,
  openJournal,
} from '../outbox/attempt-journal.ts'
import { apart } from '../salvage/insert-row.ts'
import { mergeAttempt } from '../salvage/merge-attempts.ts'
import { createReadableDrafts } from '../salvage/readable-drafts.ts'
import { createSql, type Row, type Sql, textOf } from '../sqlite/sql.ts'

export interface Synchronised {
  journal: AttemptJournal
  /**
   * complete: journal and data know every live attempt there ever was; partial: every one since the journal was begun, and some
   * before it could not be read; rewritten: the journal was damaged or missing, and the data knew what it held;
   * incomplete: an attempt may be in neither
   */
  result: 'complete' | 'partial' | 'rewritten' | 'incomplete'
  /** attempts of which the data did not know, or not what became of them */
  restored: number
}

export interface SynchroniseOptions {
  path: string
  /** where a damaged journal is moved to */
  aside: string
  /** how many records a program acknowledged that did not close the data; 0: it is not known */
  acknowledged: number
  /** do the data hold all that was acknowledged? not after a damaged log, or where a copy took their place */
  isCurrent: boolean
  /** were the data recovered from this folder? an import may bring doubts of another computer, of which this journal knows nothing */
  isRecovered: boolean
  /** JSON of the problem that an attempt has whose answer is not known */
  doubt: string
}

/**
 * Opens the journal and makes it and the data agree: attempts that only the journal knows are brought into the data, and the
 * other way round. Both are in step at each commit, so there is nothing to do after an orderly end.
 */
export function synchronise(database: DatabaseSync, options: SynchroniseOptions): Synchronised {
  const { path, aside, acknowledged, isCurrent, isRecovered, doubt } = options
  const sql = createSql({ database })
  const position = sql.row('SELECT journal_id, records FROM attempt_journal')
  const journal = openJournal(path)
  if (!journal) {
    const fresh = createFrom(sql, path, isCurrent)
    if (!isCurrent) return { journal: fresh, result: 'incomplete', restored: 0 }
    return { journal: fresh, result: position === undefined ? resultOf(fresh) : 'rewritten', restored: 0 }
  }

  const isOfThisData = position && (journal.id === position.journal_id || journal.id === '')
  const inData = isOfThisData ? Number(position.records) : 0
  const isWhole =
    journal.id !== '' && journal.missing.length === 0 && Math.max(inData, acknowledged) <= journal.records
  if (isWhole && inData === journal.records) {
    if (isRecovered) forgetMissing(sql, journal)
    return { journal, result: resultOf(journal), restored: 0 }
  }

  let isRestored = true
  let restored = 0
  sql.transaction(() => {
    for (const [id, { state, record }] of journal.attempts) {
      if (record < inData || isKnown(sql, id, state)) continue
      if (restore(sql, journal, id, doubt)) restored++
      else isRestored = false
    }
  })
  if (!isWhole) {
    const isInData = isCurrent || (journal.missing.every(record => record < inData) && acknowledged <= inData)
    const isComplete = isRestored && isInData
    journal.close()
    renameSync(path, aside)
    const result = isComplete ? 'rewritten' : 'incomplete'
    return { journal: createFrom(sql, path, isComplete), result, restored }
  }
  const isOwn = isRecovered || isOfThisData
  if (!isOwn && hasMissing(sql)) {
    journal.close()
    return { journal: createFrom(sql, path, false), result: isRestored ? 'partial' : 'incomplete', restored }
  }
  journal.append(newerRows(sql, journal))
  sql.transaction(() => {
    if (isOwn && isRestored) forgetMissing(sql, journal)
    keepPosition(sql, journal)
  })
  return { journal, result: isRestored ? resultOf(journal) : 'incomplete', restored }
}

const resultOf = ({ isComplete }: AttemptJournal) => (isComplete ? 'complete' : 'partial')

/** Where the journal knows every live attempt, no invoice that looks unsent may have been billed. */
function forgetMissing(sql: Sql, { isComplete }: AttemptJournal): void {
  if (isComplete && hasMissing(sql)) sql.run('DELETE FROM attempts_missing')
}

const hasMissing = (sql: Sql): boolean => sql.row('SELECT 1 FROM attempts_missing LIMIT 1') !== undefined

function createFrom(sql: Sql, path: string, isCurrent: boolean): AttemptJournal {
  const isComplete = isCurrent && !hasMissing(sql)
  const journal = createJournal(path, isComplete, liveAttempts(sql))
  sql.transaction(() => keepPosition(sql, journal))
  return journal
}

/** What the journal does not know, or not in its present state. */
const newerRows = (sql: Sql, { attempts }: AttemptJournal): Row[] =>
  sql.rows(`SELECT * FROM attempts WHERE mode = 'live'`).filter(row => {
    const known = attempts.get(textOf(row, 'id'))
    return known ? known.state !== row.state : mayBeBilled.includes(String(row.state))
  })

const liveAttempts = (sql: Sql): Row[] =>
  sql
    .rows(`SELECT * FROM attempts WHERE mode = 'live'`)
    .filter(({ state }) => mayBeBilled.includes(String(state)))

/** An attempt without an answer is as open in the data as in the journal. */
function isKnown(sql: Sql, id: string, state: string): boolean {
  const known = sql.row('SELECT state FROM attempts WHERE id = :id', { id })?.state
  return known === state || (known === 'unknown' && state === 'sending')
}

function restore(sql: Sql, journal: AttemptJournal, id: string, doubt: string): boolean {
  const row = journal.row(id)
  const drafts = createReadableDrafts(sql.database)
  return row !== undefined && apart(sql, () => mergeAttempt(sql, row, { drafts, doubt }))
}
