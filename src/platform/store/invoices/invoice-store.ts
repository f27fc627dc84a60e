import type { AttemptStore, InvoiceColumns, InvoiceStore, StoredHead, StoredInvoice } from '#app/ports.ts'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { comparableNumber } from '#core/invoice/comparable-number.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { invoiceChecksumExpression } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { highestNumbers } from './highest-numbers.ts'
import { findListRow, listInvoices } from './list-invoices.ts'
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
      attempt: attemptId === null ? null : (attempts.find(attemptId) ?? null),
    }
  }

  const columnsOf = ({ invoice_number, customer, currency, payable, searchText }: InvoiceColumns) => ({
    invoice_number,
    comparable: comparableNumber(invoice_number),
    customer,
    customerKey: comparableNumber(customer),
    currency,
    payable,
    searchText,
  })

  return {
    list(query) {
      const rows = listInvoices(sql, query)
      if (rows.some(row => row.is_intact !== 1)) sql.reportDamage()
      return rows.map(summaryOf)
    },

    summary(id) {
      const row = findListRow(sql, id)
      return row && summaryOf(row)
    },

    find(id): StoredInvoice | undefined {
      const row = sql.row(
        'SELECT id, revision, updated_at, deleted_at, attempt_id, customer_id FROM invoices WHERE id = :id',
        { id },
      )
      const head = row && headOf(row)
      const draft = head && revisions.read(id, head.revision)
      return draft && { ...head, draft }
    },

    findHead(id) {
      const row = sql.row(
        'SELECT id, revision, updated_at, deleted_at, attempt_id, customer_id FROM invoices WHERE id = :id',
        {
          id,
        },
      )
      return row && headOf(row)
    },

    create: ({ id, draft, columns, at, sample, customerId = null }) =>
      sql.transaction(() => {
        sql.run(
          `INSERT INTO invoices VALUES (:id, 1, :at, NULL, :sample, NULL,
             :invoice_number, :customer, :currency, :payable, :searchText,
             (SELECT coalesce(max(search_id), 0) + 1 FROM invoices), ${invoiceChecksumExpression}, :comparable,
             :customerId, :customerKey)`,
          { id, at, customerId, sample: sample ? 1 : 0, ...columnsOf(columns) },
        )
        revisions.insert(id, 1, at, draft)
      }),

    save: ({ id, revision, draft, since, columns, at }) =>
      sql.transaction(() => {
        const changed = sql.run(
          `UPDATE invoices SET revision = revision + 1, updated_at = :at, invoice_number = :invoice_number,
             comparable = :comparable, customer = :customer, customer_key = :customerKey, currency = :currency, payable = :payable,
             search_text = :searchText, checksum = ${invoiceChecksumExpression}
             WHERE id = :id AND revision = :revision`,
          { id, revision, at, ...columnsOf(columns) },
        )
        if (changed === 0) return false
        revisions.insert(id, revision + 1, at, draft, since)
        return true
      }),

    setDeleted: (id, at) => {
      sql.run('UPDATE invoices SET deleted_at = :at WHERE id = :id', { id, at })
    },

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

function summaryOf(row: Row): InvoiceSummary {
  return {
    id: textOf(row, 'id'),
    invoice_number: textOf(row, 'invoice_number'),
    customer: textOf(row, 'customer'),
    payable: parseDecimal(textOrNull(row, 'payable') ?? '') ?? null,
    currency: textOf(row, 'currency'),
    state: (textOrNull(row, 'state') ?? 'draft') as InvoiceSummary['state'],
    mode: textOrNull(row, 'mode') as InvoiceSummary['mode'],
    updatedAt: textOf(row, 'updated_at'),
  }
}
