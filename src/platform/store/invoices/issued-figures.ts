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
 * Makes the figures in the row of a document those of the live submission that was or may be billed, and otherwise
 * those of its draft; `figures_of` names their source. Such a document is kept, whoever deleted it.
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

/** Whether it was submitted live and was or may be billed. */
const isBilled = ({ state, mode }: SubmissionFacts): boolean =>
  typeof state === 'string' &&
  state !== 'withdrawn' &&
  !isEditable(state as InvoiceState, mode as Mode | null)

/** What was or may be billed, else what was written. */
export const documentOf = (written: Draft, attempt: SubmissionFacts | null): Draft =>
  attempt !== null && isBilled(attempt) ? (issuedDraft(written, payloadText(attempt)) ?? written) : written

/** `undefined`: the row has the right ones, or none can be read. */
function columnsToWrite(sql: Sql, row: Row, billed: string | null): InvoiceColumns | undefined {
  const written = writtenDraft(sql, row)
  if (billed === null) return written && columnsOf(written)
  const issued = issuedDraft(written, payloadText(row))
  const hasThem = issued === written && row.agrees === 1 && row.issue_date !== ''
  if (!issued || hasThem) return undefined
  const columns = columnsOf(issued)
  // Reports find a document by its date; one that states none was issued on the day of its submission.
  const issueDate = columns.issueDate ?? dateOrNull(dayOfIssue(row))
  return { ...columns, issueDate }
}

const dayOfIssue = (row: Row): string =>
  issuedByIn(row)?.issuedOn ?? localDateOf(new Date(textOf(row, 'created_at')))

function writtenDraft(sql: Sql, row: Row): Draft | undefined {
  try {
    return createRevisions(sql).read(textOf(row, 'id'), Number(row.revision))
  } catch {
    // Damaged; the store has reported it.
    return undefined
  }
}

const payloadText = ({ payload }: SubmissionFacts): string =>
  payload instanceof Uint8Array ? new TextDecoder().decode(payload) : ''
