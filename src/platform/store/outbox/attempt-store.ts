import type { SQLInputValue } from 'node:sqlite'
import type { Attempt, AttemptChange, AttemptStore, NumberOwner } from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { clearChecksumIfIntact, intactExpression, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import {
  type AttemptJournal,
  type JournaledAttempt,
  openStates,
  saveJournalPosition,
} from './attempt-journal.ts'
import { readAttempt, storedPath, withPath } from './attempt-row.ts'
import { invoiceWithNumber, numberUses } from './number-uses.ts'
import { insertNumber, numberOwner } from './taken-numbers.ts'

const columnOf = {
  state: 'state',
  finishedAt: 'finished_at',
  retryAt: 'retry_at',
  tries: 'tries',
  inDoubt: 'in_doubt',
  jobId: 'job_id',
  invoiceUrl: 'invoice_url',
  problem: 'problem',
} as const satisfies Record<keyof AttemptChange, string>

const withDelivery = `
  SELECT *, ${intactExpression('attempts')} AS is_intact, ${intactExpression('deliveries')} AS has_intact_delivery,
      (SELECT emailed_at FROM emails WHERE emails.attempt_id = attempts.id AND ${intactExpression('emails')}) AS emailed_at
    FROM attempts LEFT JOIN deliveries ON attempt_id = id`

/**
 * @param folder base of the paths of delivered PDFs, so that the data folder can be moved
 * @param source the current journal, which a recovery or an import replaces
 */
export function createAttemptStore(
  sql: Sql,
  folder: string,
  source: { readonly journal: AttemptJournal; readonly journalIfOpen: AttemptJournal | undefined },
): AttemptStore {
  /** The journal contains a record of a change that was not committed. */
  let isJournalAhead = false

  function attemptOf(row: Row): Attempt {
    const attempt = readAttempt(row, folder)
    if (attempt.isDamaged || (row.delivery !== null && row.has_intact_delivery !== 1)) sql.reportDamage()
    return attempt
  }

  /** The invoice that prevents submitting this number, according to the journal or the data. */
  function findOtherOwner({ id, invoice_number, invoiceId }: Attempt): NumberOwner | undefined {
    const sent = source.journal.findPossiblyBilled(invoice_number, id)
    if (sent)
      return { invoice_number: sent.invoice_number, invoiceId: sent.invoiceId, takenAt: sent.createdAt }
    const owner = numberOwner(sql, invoice_number)
    return owner?.invoiceId === invoiceId ? undefined : owner
  }

  function takeNumber({ invoice_number, invoiceId, createdAt }: Attempt): void {
    insertNumber(sql, { invoice_number, invoiceId, takenAt: createdAt })
  }

  /** Withdraws a test with an unknown outcome when the next submission starts, so that it is not sent later. */
  function withdrawUnknownTest({ invoiceId, createdAt }: Attempt): void {
    const row = sql.row(
      `SELECT attempts.id FROM invoices JOIN attempts ON attempts.id = attempt_id
         WHERE invoices.id = :invoiceId AND state = 'unknown' AND mode = 'test'`,
      { invoiceId },
    )
    if (!row) return
    update(textOf(row, 'id'), 'unknown', { state: 'withdrawn', finishedAt: createdAt })
    appendToJournal(textOf(row, 'id'))
  }

  /** Inserts attempts into the data and the journal, because nothing is sent that only the data contains. */
  function insertAll(attempts: readonly Attempt[]): void {
    for (const attempt of attempts) insert(attempt)
    source.journal.append(
      attempts.map(({ id }) => rowOf(id)).filter(row => row !== undefined),
      true,
    )
    if (!isJournalAhead) saveJournalPosition(sql, source.journal)
  }

  const rowOf = (id: string): Row | undefined => sql.row('SELECT * FROM attempts WHERE id = :id', { id })

  function insert(attempt: Attempt): void {
    withdrawUnknownTest(attempt)
    const {
      delivery: _none,
      emailedAt: _unsent,
      isDamaged: _never,
      problem,
      payable,
      inDoubt,
      issuedBy,
      ...columns
    } = attempt
    sql.run(
      `INSERT INTO attempts VALUES (:id, :invoiceId, :revision, :state, :mode, :connectionId, :connectionName,
         :baseUrl, :template, :invoice_number, :currency, :payable, :payload, :payloadSha256, :idempotencyKey,
         :keyFingerprint, :createdAt, :finishedAt, :tries, :inDoubt, :jobId, :invoiceUrl, :problem, :retryAt, NULL, :issuedBy,
         :templateSha256)`,
      {
        ...columns,
        payable,
        inDoubt: toSqlValue(inDoubt),
        problem: toSqlValue(problem),
        issuedBy: toSqlValue(issuedBy),
      },
    )
    sql.run(updateChecksumsStatement('attempts', 'id = :id'), { id: attempt.id })
    sql.run('UPDATE invoices SET attempt_id = :id, updated_at = :createdAt WHERE id = :invoiceId', {
      id: attempt.id,
      createdAt: attempt.createdAt,
      invoiceId: attempt.invoiceId,
    })
  }

  /**
   * Commits changes that are also written to the journal. If the commit fails, the journal is truncated, so
   * that a change reported as not saved does not appear at the next start.
   */
  function withJournal<Value>(steps: () => Value): Value {
    const { journal } = source
    const before = { length: journal.length, records: journal.records }
    try {
      return sql.transaction(steps)
    } catch (error) {
      if (journal.length !== before.length) truncateTo(journal, before)
      throw error
    }
  }

  function truncateTo(journal: AttemptJournal, before: Pick<AttemptJournal, 'length' | 'records'>): void {
    try {
      journal.truncateTo(before)
    } catch {
      // The disk fails, so the journal stays ahead of the data until the next start synchronises them.
      isJournalAhead = true
    }
  }

  const change: AttemptStore['change'] = (id, from, changes) =>
    withJournal(() => {
      if (!update(id, from, changes)) return false
      if (changes.state !== undefined) appendToJournal(id)
      return true
    })

  function update(id: string, from: Attempt['state'], changes: AttemptChange): boolean {
    const entries = Object.entries(changes) as [keyof AttemptChange, unknown][]
    const assignments = entries.map(([name]) => `${columnOf[name]} = :${name}`).join(', ')
    const values = Object.fromEntries(entries.map(([name, value]) => [name, toSqlValue(value)]))
    const changed = sql.run(
      `UPDATE attempts SET ${assignments}, ${clearChecksumIfIntact('attempts')} WHERE id = :id AND state = :from`,
      { ...values, id, from },
    )
    sql.run(updateChecksumsStatement('attempts', 'id = :id AND checksum IS NULL'), { id })
    return changed === 1
  }

  /**
   * Records an attempt's state in the journal. The journal is written before the commit, so that a crash can leave it
   * ahead of the data, but never behind.
   */
  function appendToJournal(id: string): void {
    const row = rowOf(id)
    if (!row || !source.journal.attempts.has(id)) return
    const isSent = row.mode === 'live' && row.state === 'sending'
    if (isSent && source.journal.findPossiblyBilled(textOf(row, 'invoice_number'), id))
      throw new AppError('number_taken')
    source.journal.append([row])
    if (!isJournalAhead) saveJournalPosition(sql, source.journal)
  }

  return {
    freeze: (attempt, options) =>
      withJournal(() => {
        const taken = options.takeNumber ? findOtherOwner(attempt) : undefined
        if (taken) return taken
        if (options.takeNumber) takeNumber(attempt)
        insertAll([attempt])
        return undefined
      }),

    freezeAll: (attempts, options) =>
      withJournal(() => {
        const numbered = options.takeNumber ? attempts : []
        // Checks all numbers before writing anything, so that either all attempts are frozen or none.
        for (const attempt of numbered) {
          const owner = findOtherOwner(attempt)
          if (owner) return { invoice_number: attempt.invoice_number, owner }
        }
        for (const attempt of numbered) takeNumber(attempt)
        insertAll(attempts)
        return undefined
      }),

    numberUses: () => numberUses(sql),

    numberOwner: number => numberOwner(sql, number),

    invoiceWithNumber: (number, exceptId) => invoiceWithNumber(sql, number, exceptId),

    mayBeMissing: id =>
      sql.row('SELECT 1 FROM attempts_missing WHERE invoice_id = :id', { id }) !== undefined,

    mayBeSent(id) {
      const sent = source.journal.attempts.get(id)
      return sent?.mode === 'live' && sent.state !== 'queued'
    },

    isConfirmedHere,

    isChanged(id) {
      const row = rowOf(id)
      return row !== undefined && source.journalIfOpen?.compare(row) === 'changed'
    },

    isAnsweredHere({ id, invoiceUrl }) {
      const known = source.journalIfOpen?.attempts.get(id)
      return known?.isConfirmed === true && source.journal.row(id)?.invoice_url === invoiceUrl
    },

    find(id) {
      const row = sql.row(`${withDelivery} WHERE id = :id`, { id })
      return row && attemptOf(row)
    },

    open: () =>
      sql
        .rows(
          `${withDelivery} WHERE state IN ('queued', 'sending', 'unknown') ORDER BY created_at, attempts.rowid`,
        )
        .map(attemptOf),

    nameVersion: (id, { template, payload, payloadSha256, idempotencyKey }) =>
      withJournal(() => {
        if (!isConfirmedHere(id)) return false
        const changed = sql.run(
          `UPDATE attempts SET template = :template, payload = :payload, payload_sha256 = :payloadSha256,
             idempotency_key = :idempotencyKey, ${clearChecksumIfIntact('attempts')}
             WHERE id = :id AND state = 'queued' AND template_sha256 IS NOT NULL`,
          { id, template, payload, payloadSha256, idempotencyKey },
        )
        sql.run(updateChecksumsStatement('attempts', 'id = :id AND checksum IS NULL'), { id })
        const row = changed === 1 ? rowOf(id) : undefined
        if (!row) return false
        source.journal.replace(row)
        if (!isJournalAhead) saveJournalPosition(sql, source.journal)
        return true
      }),

    change,

    withdraw: (id, from, at) =>
      withJournal(() => {
        if (!update(id, from, { state: 'withdrawn', finishedAt: at })) return false
        appendToJournal(id)
        sql.run('UPDATE invoices SET attempt_id = NULL, updated_at = :at WHERE attempt_id = :id', { id, at })
        return true
      }),

    unmarkAll: (ids, at) =>
      withJournal(() => {
        const rows = ids.map(rowOf).filter(row => row !== undefined && isMarked(row))
        if (rows.length < ids.length) return false
        for (const id of ids) {
          update(id, 'done', { state: 'withdrawn', finishedAt: at })
          appendToJournal(id)
          sql.run('UPDATE invoices SET attempt_id = NULL, updated_at = :at WHERE attempt_id = :id', {
            id,
            at,
          })
          sql.run(
            `DELETE FROM numbers WHERE (invoice_number, invoice_id, taken_at) =
               (SELECT invoice_number, invoice_id, created_at FROM attempts WHERE id = :id)`,
            { id },
          )
        }
        return true
      }),

    saveDelivery: (id, delivery) => {
      sql.run(
        `INSERT INTO deliveries VALUES (:id, :delivery, checksum(:id, :delivery))
           ON CONFLICT (attempt_id) DO UPDATE SET delivery = excluded.delivery, checksum = excluded.checksum`,
        { id, delivery: JSON.stringify(withPath(delivery, path => storedPath(folder, path))) },
      )
    },

    saveEmailed: (id, at) => {
      if (at === null) sql.run('DELETE FROM emails WHERE attempt_id = :id', { id })
      else sql.run('INSERT OR REPLACE INTO emails VALUES (:id, :at, checksum(:id, :at))', { id, at })
    },

    undelivered: () =>
      sql
        .rows(
          `${withDelivery} WHERE state = 'done' AND invoice_url IS NOT NULL
             AND coalesce(delivery ->> 'state', 'fetching') = 'fetching'`,
        )
        .map(attemptOf),

    idempotencyKey({ invoiceId, revision, payloadSha256, connectionId, mode }) {
      const row = sql.row(
        `SELECT idempotency_key FROM attempts WHERE invoice_id = :invoiceId AND revision = :revision
           AND payload_sha256 = :payloadSha256 AND connection_id = :connectionId AND mode = :mode LIMIT 1`,
        { invoiceId, revision, payloadSha256, connectionId, mode },
      )
      return row && textOf(row, 'idempotency_key')
    },

    keySince({ invoiceId, idempotencyKey, createdAt }) {
      const row = sql.row(
        `SELECT min(created_at) AS since FROM attempts
           WHERE invoice_id = :invoiceId AND idempotency_key = :idempotencyKey`,
        { invoiceId, idempotencyKey },
      )
      return (row && textOrNull(row, 'since')) ?? createdAt
    },

    rememberIdempotent: (baseUrl, keyFingerprint) =>
      withJournal(() => {
        source.journal.appendService({ baseUrl, keyFingerprint })
        if (!isJournalAhead) saveJournalPosition(sql, source.journal)
      }),

    isIdempotent: (baseUrl, keyFingerprint) =>
      source.journalIfOpen?.isVerified({ baseUrl, keyFingerprint }) === true,
  }

  function isConfirmedHere(id: string): boolean {
    const known = source.journalIfOpen?.attempts.get(id)
    const row = known && openStates.includes(known.state) ? decisiveRow(id) : undefined
    return row !== undefined && source.journal.compare(row) === 'same' && isSameState(row, known)
  }

  /**
   * The row of an attempt that decides the state of its invoice. If another one decides, the invoice was submitted
   * elsewhere.
   */
  function decisiveRow(id: string): Row | undefined {
    return sql.row(
      `SELECT attempts.* FROM attempts JOIN invoices ON invoices.id = invoice_id AND attempt_id = attempts.id
         WHERE attempts.id = :id`,
      { id },
    )
  }
}

const isMarked = ({ issued_by, state }: Row): boolean => issued_by !== null && state === 'done'

/** A queued attempt must be queued in the journal too, because otherwise it may have been sent. */
const isSameState = ({ state }: Row, known: JournaledAttempt | undefined): boolean =>
  state === 'queued' ? known?.state === 'queued' : openStates.includes(String(state))

function toSqlValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  return JSON.stringify(value)
}
