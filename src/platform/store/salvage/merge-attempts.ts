import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { withoutTemplateVersion } from '#core/design-values.ts'
import { type Draft, draftOfInvoice } from '#core/draft/draft.ts'
import { invoiceOfDraft } from '#core/draft/read-draft.ts'
import { readInvoice, writeInvoice } from '#core/invoice/read-invoice.ts'
import { requestFieldSets } from '#core/invoice/request-fields.ts'
import { sha256Of } from '#node/sha256.ts'
import { createRevisions } from '../invoices/revisions.ts'
import { openStates } from '../outbox/attempt-journal.ts'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { updateChecksumsStatement } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { inSavepoint, insertRow } from './insert-row.ts'
import type { ReadableDrafts } from './readable-drafts.ts'
import { isId, readableRow, readableRows } from './readable-rows.ts'
import { invoiceInCopy, writeSalvagedDraft } from './write-salvaged-draft.ts'

/**
 * The draft of an attempt: the stored revision if it serialises to the payload, otherwise one parsed from the payload,
 * which has fewer fields if the connection does not send all.
 */
function sentDraft(row: Row, drafts: ReadableDrafts): Draft | undefined {
  const written = drafts.read(textOf(row, 'invoice_id'), Number(row.revision))
  if (written?.isWhole && matchesPayload(written.draft, row)) return written.draft
  const read = readInvoice(payloadText(row))
  return read.ok ? draftOfInvoice(withoutTemplateVersion(read.invoice)) : undefined
}

/** Whether the draft serialises to the sent payload. */
function matchesPayload(draft: Draft, row: Row): boolean {
  const read = invoiceOfDraft(draft)
  const text = payloadText(row)
  if (!read.ok) return false
  // The payload contains the published version of a custom template.
  const sent = { ...read.invoice, template: textOf(row, 'template') }
  const isSameTemplate = withoutTemplateVersion(sent).template === read.invoice.template
  return (
    (isSameTemplate || sent.template === read.invoice.template) &&
    requestFieldSets.some(fields => writeInvoice(sent, fields) === text)
  )
}

const payloadText = ({ payload }: Row): string =>
  payload instanceof Uint8Array ? new TextDecoder().decode(payload) : ''

export interface MergeSource {
  database: DatabaseSync
  drafts: ReadableDrafts
  /** `live` skips test attempts, which cost nothing. */
  attempts: 'all' | 'live'
  /** The copy is a backup of the source, so deletions in the source are newer. */
  isLater: boolean
  /** Numbers of invoices. */
  onProgress: (progress: { done: number; total: number }) => void
  /** JSON problem for attempts whose outcome is unknown. */
  unknownProblem: string
}

/**
 * Merges the attempts of the source into a copy. Without this, an invoice would look unsent, its number would be free,
 * and it would be billed again.
 * @returns whether everything could be read and merged, and the invoices that are new in the copy
 */
export function mergeAttempts(sql: Sql, other: MergeSource): { isWhole: boolean; added: Set<string> } {
  const found = readableRows(other.database, 'attempts', 'created_at')
  const added = new Set<string>()
  let isWhole = found.isWhole
  for (const { at } of found.rows.sort(byTime)) {
    const row = readableRow(other.database, 'attempts', at)
    if (!row || !isIntactAttempt(row)) isWhole = false
    else if (other.attempts === 'all' || row.mode === 'live') {
      const id = textOf(row, 'invoice_id')
      const isNew = sql.row('SELECT 1 FROM invoices WHERE id = :id', { id }) === undefined
      if (!inSavepoint(sql, () => mergeAttempt(sql, row, other))) isWhole = false
      else if (isNew) added.add(id)
    }
  }
  return { isWhole, added }
}

const byTime = (one: Row, other: Row): number =>
  textOf(one, 'created_at') < textOf(other, 'created_at') ? -1 : 1

/** Whether checksum and payload hash are right; damaged rows are skipped. */
function isIntactAttempt(row: Row): boolean {
  const { payload, payload_sha256: sha256 } = row
  return (
    row.is_intact !== 0 &&
    payload instanceof Uint8Array &&
    sha256Of(payload) === sha256 &&
    [row.id, row.invoice_id, row.idempotency_key].every(isId)
  )
}

/**
 * Merges one attempt that the data may lack or have in an older state.
 * @returns `false` if its invoice cannot be restored
 */
export function mergeAttempt(
  sql: Sql,
  row: Row,
  other: Pick<MergeSource, 'drafts' | 'unknownProblem'>,
): boolean {
  const [id, invoice_id, key] = [textOf(row, 'id'), textOf(row, 'invoice_id'), textOf(row, 'idempotency_key')]
  const known = sql.row('SELECT state FROM attempts WHERE id = :id', { id })
  if (known) restoreFrozen(sql, row)
  // Undoing a mark happens after marking, and the source is newer than the copy.
  const isUnmarked = isUndoneMark(row)
  if (known?.state === 'done' && isUnmarked) return unmark(sql, row)
  // A final state in the intact copy stays, unless the source shows that the invoice was or may have been created.
  if (known?.state === 'done') return true
  if (known && !isOpen(known.state) && !['done', 'sending', 'unknown'].includes(String(row.state)))
    return true
  const created_at = textOf(row, 'created_at')
  const duplicate = sql.row(
    `SELECT 1 FROM attempts WHERE invoice_id = :invoice_id AND id <> :id AND idempotency_key = :key
       AND created_at = :created_at`,
    { invoice_id, id, key, created_at },
  )
  if (duplicate) return true
  const end = finalColumns(row, other.unknownProblem)
  if (known) {
    sql.run(
      `UPDATE attempts SET state = :state, finished_at = :finished_at, tries = :tries, in_doubt = :in_doubt,
         job_id = :job_id, invoice_url = :invoice_url, problem = :problem WHERE id = :id`,
      { id, ...end },
    )
    sql.run(updateChecksumsStatement('attempts', 'id = :id'), { id })
  } else {
    const revision = mergeInvoice(sql, { ...row, state: end.state }, other.drafts)
    if (revision === undefined) return false
    insertRow(sql, 'attempts', { ...row, ...end, revision })
  }
  if (row.mode === 'live' && !isUnmarked)
    insertNumber(sql, {
      invoice_number: textOf(row, 'invoice_number'),
      invoiceId: invoice_id,
      takenAt: created_at,
    })
  setDecisiveAttempt(sql, { ...row, state: end.state })
  return true
}

export const isUndoneMark = ({ issued_by, state }: Row): boolean =>
  typeof issued_by === 'string' && state === 'withdrawn'

function unmark(sql: Sql, row: Row): boolean {
  const [id, invoice_id] = [textOf(row, 'id'), textOf(row, 'invoice_id')]
  const finished_at = (row as Columns).finished_at ?? null
  sql.run(`UPDATE attempts SET state = 'withdrawn', finished_at = :finished_at WHERE id = :id`, {
    id,
    finished_at,
  })
  sql.run(updateChecksumsStatement('attempts', 'id = :id'), { id })
  sql.run('UPDATE invoices SET attempt_id = NULL WHERE id = :invoice_id AND attempt_id = :id', {
    invoice_id,
    id,
  })
  sql.run('DELETE FROM numbers WHERE invoice_id = :invoice_id AND taken_at = :taken_at', {
    invoice_id,
    taken_at: textOf(row, 'created_at'),
  })
  return true
}

const frozenColumns = [
  'mode',
  'connection_id',
  'connection_name',
  'base_url',
  'template',
  'template_sha256',
  'invoice_number',
  'currency',
  'payable',
  'payload',
  'payload_sha256',
  'idempotency_key',
  'key_fingerprint',
  'created_at',
  'issued_by',
] as const

/** Restores the frozen columns, because the freeze on this computer overrides what a copy contains. */
export function restoreFrozen(sql: Sql, row: Row): void {
  const given = row as Columns
  const values = Object.fromEntries(frozenColumns.map(name => [name, given[name] ?? null]))
  sql.run(
    `UPDATE attempts SET ${frozenColumns.map(name => `${name} = :${name}`).join(', ')}, checksum = NULL
       WHERE id = :id AND (${frozenColumns.join(', ')}) IS NOT (${frozenColumns.map(name => `:${name}`).join(', ')})`,
    { id: textOf(row, 'id'), ...values },
  )
  sql.run(updateChecksumsStatement('attempts', 'id = :id AND checksum IS NULL'), { id: textOf(row, 'id') })
}

/**
 * Sets the attempt that decides the state of the invoice: the last one, unless another one was or may have been billed.
 */
function setDecisiveAttempt(sql: Sql, row: Row): void {
  const [id, invoice_id, created_at] = [
    textOf(row, 'id'),
    textOf(row, 'invoice_id'),
    textOf(row, 'created_at'),
  ]
  const decisive = sql.row(
    `SELECT attempts.id, mode, state, created_at FROM invoices JOIN attempts ON attempts.id = attempt_id
       WHERE invoices.id = :invoice_id`,
    { invoice_id },
  )
  if (decisive && decisive.id !== row.id) {
    const difference = precedenceOf(row) - precedenceOf(decisive)
    if (difference < 0 || (difference === 0 && byTime(row, decisive) < 0)) return
  }
  sql.run('UPDATE invoices SET attempt_id = :attempt, updated_at = :created_at WHERE id = :invoice_id', {
    attempt: row.state === 'withdrawn' ? null : id,
    created_at,
    invoice_id,
  })
}

function precedenceOf({ mode, state }: Row): number {
  if (mode !== 'live') return 0
  return state === 'done' ? 2 : isOpen(state) ? 1 : 0
}

const isOpen = (state: unknown): boolean => openStates.includes(String(state))

type Columns = Record<string, SQLInputValue>

/** An attempt that was queued or sending may have been billed, so it becomes unknown and is not sent automatically. */
function finalColumns(row: Row, unknownProblem: string) {
  const { finished_at, tries, in_doubt, job_id, invoice_url, problem } = row as Columns
  const kept = {
    finished_at: finished_at ?? null,
    tries: tries ?? 0,
    job_id: job_id ?? null,
    invoice_url: invoice_url ?? null,
  }
  if (row.state !== 'queued' && row.state !== 'sending')
    return { ...kept, state: textOf(row, 'state'), in_doubt: in_doubt ?? 0, problem: problem ?? null }
  return { ...kept, state: 'unknown', in_doubt: 1, problem: unknownProblem }
}

/**
 * Restores the invoice of an attempt as it was sent, unless it was edited afterwards and cannot have been billed.
 * @returns revision in the copy with the sent content
 */
function mergeInvoice(sql: Sql, row: Row, drafts: ReadableDrafts): number | undefined {
  const id = textOf(row, 'invoice_id')
  const [sentRevision, at] = [Number(row.revision), textOf(row, 'created_at')]
  const savedAt = drafts.revisionsOf(id).find(({ revision }) => revision === sentRevision)?.savedAt
  const existing = invoiceInCopy(sql, id)
  const isSame = existing?.revision === sentRevision && existing.savedAt === savedAt
  const isOlder = existing && (existing.revision >= sentRevision || existing.savedAt > at)
  if (isSame || (isOlder && !mayBeBilled(row))) return sentRevision
  const draft = sentDraft(row, drafts)
  // If the content is unreadable, the existing invoice is still marked as sent.
  if (!draft) return existing && sentRevision
  const draftInCopy = existing && createRevisions(sql).read(id, existing.revision)
  if (existing && draftInCopy && matchesPayload(draftInCopy, row)) return existing.revision
  const revision = Math.max(sentRevision, (existing?.revision ?? 0) + 1)
  const head = drafts.head(id)
  writeSalvagedDraft(sql, {
    id,
    revision,
    savedAt: savedAt ?? at,
    updatedAt: at,
    deletedAt: head?.deletedAt ?? null,
    isSample: head?.isSample ?? false,
    links: head?.links,
    draft,
  })
  return revision
}

const mayBeBilled = ({ mode, state }: Row): boolean => mode === 'live' && (state === 'done' || isOpen(state))
