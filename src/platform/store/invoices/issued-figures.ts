import type { Draft } from '#core/draft/draft.ts'
import { columnsOf, dateOrNull, type InvoiceColumns } from '#core/draft/invoice-columns.ts'
import { issuedDraft } from '#core/draft/read-draft.ts'
import { type InvoiceState, isEditable } from '#core/invoice/document-status.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import type { Mode } from '#core/text/key.ts'
import { issuedByIn } from '../outbox/attempt-row.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { updateInvoice } from './invoice-row.ts'
import { createRevisions } from './revisions.ts'

/**
 * Derives the figures of a document from the live submission that was or may be billed, otherwise from its draft;
 * `figures_of` names their source. A billed document is restored if it was deleted.
 */
export function refreshFigures(sql: Sql, id: string): void {
  const row = sql.row(sources, { id })
  if (!row) return
  const billed = isBilled(row) ? textOf(row, 'attempt_id') : null
  if (billed !== null && row.deleted_at !== null)
    sql.run('UPDATE invoices SET deleted_at = NULL WHERE id = :id', { id })
  if (billed === textOrNull(row, 'figures_of') && (billed === null || row.agrees === 1)) return
  const columns = columnsToWrite(sql, row, billed)
  if (columns) updateInvoice(sql, { columns, figuresOf: billed, where: 'id = :id', values: { id } })
  else sql.run('UPDATE invoices SET figures_of = :billed WHERE id = :id', { id, billed })
}

const sources = `
  SELECT invoices.id, invoices.revision, figures_of, deleted_at, attempt_id, state, mode, issue_date, payload,
      attempts.created_at, issued_by,
      (invoices.currency, invoices.payable) IS (attempts.currency, attempts.payable) AS agrees
    FROM invoices LEFT JOIN attempts ON attempts.id = attempt_id WHERE invoices.id = :id`

interface SubmissionFacts {
  state?: unknown
  mode?: unknown
  payload?: unknown
}

/** Whether the document was submitted live and was or may be billed. */
const isBilled = ({ state, mode }: SubmissionFacts): boolean =>
  typeof state === 'string' &&
  state !== 'withdrawn' &&
  !isEditable(state as InvoiceState, mode as Mode | null)

/** The document that was or may be billed, otherwise the written one. */
export const documentOf = (written: Draft, attempt: SubmissionFacts | null): Draft =>
  attempt !== null && isBilled(attempt) ? (issuedDraft(written, payloadText(attempt)) ?? written) : written

/** `undefined` if the row is up to date, or no source can be read. */
function columnsToWrite(sql: Sql, row: Row, billed: string | null): InvoiceColumns | undefined {
  const written = writtenDraft(sql, row)
  if (billed === null) return written && columnsOf(written)
  const issued = issuedDraft(written, payloadText(row))
  const hasThem = issued === written && row.agrees === 1 && row.issue_date !== ''
  if (!issued || hasThem) return undefined
  const columns = columnsOf(issued)
  // Reports find a document by its date; if it has none, the day of its submission is used.
  const issueDate = columns.issueDate ?? dateOrNull(dayOfIssue(row))
  return { ...columns, issueDate }
}

const dayOfIssue = (row: Row): string =>
  issuedByIn(row)?.issuedOn ?? localDateOf(new Date(textOf(row, 'created_at')))

function writtenDraft(sql: Sql, row: Row): Draft | undefined {
  try {
    return createRevisions(sql).read(textOf(row, 'id'), Number(row.revision))
  } catch {
    // The draft is damaged, which the store has already reported.
    return undefined
  }
}

const payloadText = ({ payload }: SubmissionFacts): string =>
  payload instanceof Uint8Array ? new TextDecoder().decode(payload) : ''
