import { createHash } from 'node:crypto'
import type { AttemptStore, InvoiceColumns, InvoiceStore, StoredHead, StoredInvoice } from '#app/ports.ts'
import type { InvoiceSummary } from '#contract/desktop-api.ts'
import { parseDecimal } from '#core/decimal.ts'
import type { Draft } from '#core/draft.ts'
import { textOfDraft } from '#core/draft-text.ts'
import { listInvoices } from './list-invoices.ts'
import { type Row, type Sql, textOf, textOrNull } from './sql.ts'

/** Autosave makes many; frozen ones stay whatever their age. */
const revisionsKept = 200

export function createInvoiceStore(sql: Sql, attempts: Pick<AttemptStore, 'find'>): InvoiceStore {
  function insertRevision(id: string, revision: number, { logo, ...draft }: Draft, at: string): void {
    sql.run('INSERT INTO revisions VALUES (:id, :revision, :at, :draft, :logo)', {
      id,
      revision,
      at,
      draft: textOfDraft(draft),
      logo: logo === undefined ? null : keepLogo(logo),
    })
  }

  function keepLogo(dataUrl: string): string {
    const sha256 = createHash('sha256').update(dataUrl).digest('hex')
    sql.run('INSERT INTO logos VALUES (:sha256, :dataUrl) ON CONFLICT DO NOTHING', { sha256, dataUrl })
    return sha256
  }

  function forgetOldRevisions(id: string, revision: number): void {
    sql.run(
      `DELETE FROM revisions WHERE invoice_id = :id AND revision <= :oldest
         AND revision NOT IN (SELECT revision FROM attempts WHERE invoice_id = :id)`,
      { id, oldest: revision - revisionsKept },
    )
  }

  function headOf(row: Row): StoredHead {
    const attemptId = textOrNull(row, 'attempt_id')
    return {
      id: textOf(row, 'id'),
      revision: Number(row.revision),
      updatedAt: textOf(row, 'updated_at'),
      deleted: row.deleted_at !== null,
      attempt: attemptId === null ? null : (attempts.find(attemptId) ?? null),
    }
  }

  const columnsOf = ({ invoice_number, customer, currency, payable, searchText }: InvoiceColumns) => ({
    invoice_number,
    customer,
    currency,
    payable,
    searchText,
  })

  return {
    list: query => listInvoices(sql, query).map(summaryOf),

    find(id): StoredInvoice | undefined {
      const row = sql.row(
        `SELECT invoices.*, draft, data_url FROM invoices
           JOIN revisions ON invoice_id = id AND revisions.revision = invoices.revision
           LEFT JOIN logos ON sha256 = logo
           WHERE id = :id`,
        { id },
      )
      return row && { ...headOf(row), draft: draftOf(row) }
    },

    findHead(id) {
      const row = sql.row(
        'SELECT id, revision, updated_at, deleted_at, attempt_id FROM invoices WHERE id = :id',
        {
          id,
        },
      )
      return row && headOf(row)
    },

    create: ({ id, draft, columns, at, sample }) =>
      sql.transaction(() => {
        sql.run(
          `INSERT INTO invoices VALUES (:id, 1, :at, NULL, :sample, NULL,
             :invoice_number, :customer, :currency, :payable, :searchText,
             (SELECT coalesce(max(search_id), 0) + 1 FROM invoices))`,
          { id, at, sample: sample ? 1 : 0, ...columnsOf(columns) },
        )
        insertRevision(id, 1, draft, at)
      }),

    save: ({ id, revision, draft, columns, at }) =>
      sql.transaction(() => {
        const changed = sql.run(
          `UPDATE invoices SET revision = revision + 1, updated_at = :at, invoice_number = :invoice_number,
             customer = :customer, currency = :currency, payable = :payable, search_text = :searchText
             WHERE id = :id AND revision = :revision`,
          { id, revision, at, ...columnsOf(columns) },
        )
        if (changed === 0) return false
        insertRevision(id, revision + 1, draft, at)
        forgetOldRevisions(id, revision + 1)
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

    revisions: id =>
      sql
        .rows('SELECT revision, saved_at FROM revisions WHERE invoice_id = :id ORDER BY revision DESC', {
          id,
        })
        .map(row => ({ revision: Number(row.revision), savedAt: textOf(row, 'saved_at') })),

    numbers: () =>
      sql
        .rows('SELECT invoice_number FROM invoices UNION SELECT invoice_number FROM numbers')
        .map(row => textOf(row, 'invoice_number')),

    newest() {
      const row = sql.row(
        `SELECT draft, data_url FROM invoices
           JOIN revisions ON invoice_id = id AND revisions.revision = invoices.revision
           LEFT JOIN logos ON sha256 = logo
           WHERE deleted_at IS NULL AND NOT sample ORDER BY updated_at DESC, invoices.rowid DESC LIMIT 1`,
      )
      return row && draftOf(row)
    },

    revision(id, revision) {
      const row = sql.row(
        `SELECT draft, data_url FROM revisions LEFT JOIN logos ON sha256 = logo
           WHERE invoice_id = :id AND revision = :revision`,
        { id, revision },
      )
      return row && draftOf(row)
    },
  }
}

/** Only this program writes here, and it writes what `draftSchema` parsed. */
function draftOf(row: Row): Draft {
  const draft = JSON.parse(textOf(row, 'draft')) as Draft
  const logo = textOrNull(row, 'data_url')
  return logo === null ? draft : { ...draft, logo }
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
