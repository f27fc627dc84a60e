import { join, relative } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import type { Attempt, AttemptChange, AttemptStore, NumberOwner } from '#app/ports.ts'
import type { Delivery, ProblemView } from '#contract/submission.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sql.ts'
import { numberBearer, numberUses } from './number-uses.ts'

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

const withDelivery = 'SELECT * FROM attempts LEFT JOIN deliveries ON attempt_id = id'

/** `folder`: where paths of kept PDFs begin, so that the whole folder can be moved. */
export function createAttemptStore(sql: Sql, folder: string): AttemptStore {
  const attemptOf = (row: Row) => readAttempt(row, folder)

  function numberOwner(invoice_number: string): NumberOwner | undefined {
    const row = sql.row('SELECT invoice_id, taken_at FROM numbers WHERE invoice_number = :invoice_number', {
      invoice_number,
    })
    return row && { invoiceId: textOf(row, 'invoice_id'), takenAt: textOf(row, 'taken_at') }
  }

  function takeNumber({ invoice_number, invoiceId, createdAt }: Attempt): NumberOwner | undefined {
    const owner = numberOwner(invoice_number)
    if (owner) return owner.invoiceId === invoiceId ? undefined : owner
    sql.run('INSERT INTO numbers VALUES (:invoice_number, :invoiceId, :createdAt)', {
      invoice_number,
      invoiceId,
      createdAt,
    })
    return undefined
  }

  function insert(attempt: Attempt): void {
    const { delivery: _none, problem, payable, inDoubt, ...columns } = attempt
    sql.run(
      `INSERT INTO attempts VALUES (:id, :invoiceId, :revision, :state, :mode, :connectionId, :connectionName,
         :baseUrl, :template, :invoice_number, :currency, :payable, :payload, :payloadSha256, :idempotencyKey,
         :keyFingerprint, :createdAt, :finishedAt, :tries, :inDoubt, :jobId, :invoiceUrl, :problem, :retryAt)`,
      { ...columns, payable, inDoubt: stored(inDoubt), problem: stored(problem) },
    )
    sql.run('UPDATE invoices SET attempt_id = :id, updated_at = :createdAt WHERE id = :invoiceId', {
      id: attempt.id,
      createdAt: attempt.createdAt,
      invoiceId: attempt.invoiceId,
    })
  }

  const change: AttemptStore['change'] = (id, from, changes) => {
    const entries = Object.entries(changes) as [keyof AttemptChange, unknown][]
    const assignments = entries.map(([name]) => `${columnOf[name]} = :${name}`).join(', ')
    const values = Object.fromEntries(entries.map(([name, value]) => [name, stored(value)]))
    return (
      sql.run(`UPDATE attempts SET ${assignments} WHERE id = :id AND state = :from`, {
        ...values,
        id,
        from,
      }) === 1
    )
  }

  return {
    freeze: (attempt, options) =>
      sql.transaction(() => {
        const taken = options.takeNumber ? takeNumber(attempt) : undefined
        if (!taken) insert(attempt)
        return taken
      }),

    freezeAll: (attempts, options) =>
      sql.transaction(() => {
        const numbered = options.takeNumber ? attempts : []
        // asked before anything is written: either all of them go or none
        for (const { invoice_number, invoiceId } of numbered) {
          const owner = numberOwner(invoice_number)
          if (owner && owner.invoiceId !== invoiceId) return { invoice_number, takenAt: owner.takenAt }
        }
        for (const attempt of numbered) takeNumber(attempt)
        for (const attempt of attempts) insert(attempt)
        return undefined
      }),

    numberUses: () => numberUses(sql),

    numberOwner,

    numberBearer: (number, besides) => numberBearer(sql, number, besides),

    mayBeMissing: id =>
      sql.row('SELECT 1 FROM attempts_missing WHERE invoice_id = :id', { id }) !== undefined,

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

    change,

    withdraw: (id, from, at) =>
      sql.transaction(() => {
        if (!change(id, from, { state: 'withdrawn', finishedAt: at })) return false
        sql.run('UPDATE invoices SET attempt_id = NULL, updated_at = :at WHERE attempt_id = :id', { id, at })
        return true
      }),

    saveDelivery: (id, delivery) => {
      sql.run(
        `INSERT INTO deliveries VALUES (:id, :delivery)
           ON CONFLICT (attempt_id) DO UPDATE SET delivery = excluded.delivery`,
        { id, delivery: JSON.stringify(withPath(delivery, path => relative(folder, path))) },
      )
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

    rememberIdempotent: (baseUrl, keyFingerprint, at) => {
      sql.run(
        'INSERT INTO idempotent_services VALUES (:baseUrl, :keyFingerprint, :at) ON CONFLICT DO NOTHING',
        {
          baseUrl,
          keyFingerprint,
          at,
        },
      )
    },

    isIdempotent: (baseUrl, keyFingerprint) =>
      sql.row(
        'SELECT 1 FROM idempotent_services WHERE base_url = :baseUrl AND key_fingerprint = :keyFingerprint',
        {
          baseUrl,
          keyFingerprint,
        },
      ) !== undefined,
  }
}

function stored(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  return JSON.stringify(value)
}

/** Only this program writes here: the CHECKs of the schema and the types of `freeze` say what is in a row. */
function readAttempt(row: Row, folder: string): Attempt {
  const problem = textOrNull(row, 'problem')
  const delivery = textOrNull(row, 'delivery')
  return {
    id: textOf(row, 'id'),
    invoiceId: textOf(row, 'invoice_id'),
    revision: Number(row.revision),
    state: textOf(row, 'state') as Attempt['state'],
    mode: textOf(row, 'mode') as Attempt['mode'],
    connectionId: textOf(row, 'connection_id'),
    connectionName: textOf(row, 'connection_name'),
    baseUrl: textOrNull(row, 'base_url'),
    template: textOf(row, 'template'),
    invoice_number: textOf(row, 'invoice_number'),
    currency: textOf(row, 'currency'),
    payable: textOf(row, 'payable') as Attempt['payable'],
    payload: row.payload instanceof Uint8Array ? row.payload : new Uint8Array(),
    payloadSha256: textOf(row, 'payload_sha256'),
    idempotencyKey: textOf(row, 'idempotency_key'),
    keyFingerprint: textOf(row, 'key_fingerprint'),
    createdAt: textOf(row, 'created_at'),
    finishedAt: textOrNull(row, 'finished_at'),
    retryAt: textOrNull(row, 'retry_at'),
    tries: Number(row.tries),
    inDoubt: row.in_doubt === 1,
    jobId: textOrNull(row, 'job_id'),
    invoiceUrl: textOrNull(row, 'invoice_url'),
    problem: problem === null ? null : (JSON.parse(problem) as ProblemView),
    delivery:
      delivery === null ? null : withPath(JSON.parse(delivery) as Delivery, path => join(folder, path)),
  }
}

const withPath = (delivery: Delivery, change: (path: string) => string): Delivery =>
  delivery.state === 'kept' ? { ...delivery, path: change(delivery.path) } : delivery
