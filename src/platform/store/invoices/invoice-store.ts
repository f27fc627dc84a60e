import type {
  AttemptStore,
  DocumentLinks,
  InvoiceStore,
  LinkedInvoice,
  NewInvoice,
  SavedChange,
  StoredHead,
  StoredInvoice,
} from '#app/ports/store.ts'
import { AppError } from '#core/errors/app-error.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { clearChecksumIfIntact, updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { highestNumbers } from './highest-numbers.ts'
import { insertInvoice, updateInvoice } from './invoice-row.ts'
import { summaryOf } from './invoice-summary.ts'
import { documentOf } from './issued-figures.ts'
import { countInvoices, findListRow, listInvoiceIds, listInvoices } from './list-invoices.ts'
import { forgetDeleted, runMaintenance } from './maintenance.ts'
import { createRevisions } from './revisions.ts'

export function createInvoiceStore(sql: Sql, attempts: Pick<AttemptStore, 'find'>): InvoiceStore {
  const revisions = createRevisions(sql)

  function headOf(row: Row): StoredHead {
    const attemptId = textOrNull(row, 'attempt_id')
    return {
      id: textOf(row, 'id'),
      revision: Number(row.revision),
      updatedAt: textOf(row, 'updated_at'),
      deleted: row.deleted_at !== null,
      customerId: textOrNull(row, 'customer_id'),
      scheduleId: textOrNull(row, 'schedule_id'),
      links: linksOf(row),
      attempt: attemptId === null ? null : (attempts.find(attemptId) ?? null),
    }
  }

  function insert({ id, draft, columns, at, sample, ...links }: NewInvoice): void {
    const { customerId = null, creditsId = null, createdFrom = null } = links
    insertInvoice(sql, {
      id,
      revision: 1,
      updatedAt: at,
      deletedAt: null,
      customerId,
      links: { creditsId, createdFrom, acceptedAt: null },
      isSample: sample,
      columns,
    })
    revisions.insert(id, 1, at, draft)
  }

  function save({ id, revision, draft, since, columns, at }: SavedChange): boolean {
    const isSaved = updateInvoice(sql, {
      columns,
      figuresOf: null,
      also: 'revision = revision + 1, updated_at = :at',
      where: 'id = :id AND revision = :revision',
      values: { id, revision, at },
    })
    if (isSaved) revisions.insert(id, revision + 1, at, draft, since)
    return isSaved
  }

  const setDeleted = (id: string, at: string | null): void => {
    sql.run('UPDATE invoices SET deleted_at = :at WHERE id = :id', { id, at })
  }

  return {
    list(query) {
      const rows = listInvoices(sql, query)
      if (rows.some(row => row.is_intact !== 1)) sql.reportDamage()
      return rows.map(row => summaryOf(row, query.today ?? ''))
    },

    counts: filter => countInvoices(sql, filter),
    ids: filter => listInvoiceIds(sql, filter),

    summary(id, today) {
      const row = findListRow(sql, id)
      return row && summaryOf(row, today)
    },

    find(id): StoredInvoice | undefined {
      const row = sql.row(`${headColumns} WHERE id = :id`, { id })
      const head = row && headOf(row)
      const written = head && revisions.read(id, head.revision)
      return written && { ...head, written, draft: documentOf(written, head.attempt) }
    },

    findHead(id) {
      const row = sql.row(`${headColumns} WHERE id = :id`, { id })
      return row && headOf(row)
    },

    create: invoice => sql.transaction(() => insert(invoice)),
    createAll: invoices =>
      sql.transaction(() => {
        for (const invoice of invoices) insert(invoice)
      }),

    save: change => sql.transaction(() => save(change)),
    saveAll: changes =>
      sql.transaction(() => {
        for (const change of changes) if (!save(change)) throw new AppError('stale_revision')
      }),

    setDeleted,
    setAllDeleted: (ids, at) =>
      sql.transaction(() => {
        for (const id of ids) setDeleted(id, at)
      }),

    setAccepted: (id, at) =>
      sql.transaction(() => {
        sql.run(
          `UPDATE invoices SET accepted_at = :at, ${clearChecksumIfIntact('invoices')} WHERE id = :id`,
          { id, at },
        )
        sql.run(updateChecksumsStatement('invoices', 'id = :id AND checksum IS NULL'), { id })
      }),

    linkedTo: (id, link) =>
      sql
        .rows(
          `SELECT id, type, invoice_number, currency, payable, sums ->> '$.prepaid' AS prepaid FROM invoices
             WHERE ${linkColumns[link]} = :id AND deleted_at IS NULL ORDER BY rowid`,
          { id },
        )
        .map(row => ({
          id: textOf(row, 'id'),
          type: textOf(row, 'type') as LinkedInvoice['type'],
          invoice_number: textOf(row, 'invoice_number'),
          currency: textOf(row, 'currency'),
          payable: parseDecimal(textOrNull(row, 'payable') ?? '') ?? null,
          prepaid: parseDecimal(textOrNull(row, 'prepaid') ?? '') ?? null,
        })),

    withDeposit: limit =>
      sql
        .rows(
          `SELECT id FROM invoices WHERE type = 'invoice' AND deleted_at IS NULL AND sums LIKE '%"prepaid":%'
             ORDER BY rowid DESC LIMIT :limit`,
          { limit },
        )
        .map(row => ({ id: textOf(row, 'id') })),

    deletedSince: at =>
      sql
        .rows('SELECT * FROM invoices WHERE deleted_at >= :at ORDER BY deleted_at DESC, rowid DESC', { at })
        .map(row => ({
          id: textOf(row, 'id'),
          invoice_number: textOf(row, 'invoice_number'),
          customer: textOf(row, 'customer'),
          payable: parseDecimal(textOrNull(row, 'payable') ?? '') ?? null,
          currency: textOf(row, 'currency'),
          deletedAt: textOf(row, 'deleted_at'),
        })),

    revisions: revisions.all,
    revision: revisions.read,

    numbersFor: shape => highestNumbers(sql, shape),

    newest() {
      const row = sql.row(
        `SELECT id, revision FROM invoices
           WHERE deleted_at IS NULL AND NOT sample ORDER BY updated_at DESC, rowid DESC LIMIT 1`,
      )
      return row && revisions.read(textOf(row, 'id'), Number(row.revision))
    },

    tidy: () => runMaintenance(sql, revisions),
    forgetDeleted: before => forgetDeleted(sql, revisions, before),
  }
}

const headColumns = `SELECT id, revision, updated_at, deleted_at, attempt_id, customer_id, schedule_id, credits_id, created_from,
  accepted_at FROM invoices`

const linkColumns = { creditsId: 'credits_id', createdFrom: 'created_from' } as const

const linksOf = (row: Row): DocumentLinks => ({
  creditsId: textOrNull(row, 'credits_id'),
  createdFrom: textOrNull(row, 'created_from'),
  acceptedAt: textOrNull(row, 'accepted_at'),
})
