import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { createRevisions } from '../invoices/revisions.ts'
import { insertNumber } from '../outbox/taken-numbers.ts'
import { writeChecksums } from '../schema/checksums.ts'
import { type Row, type Sql, textOf } from '../sqlite/sql.ts'
import { apart, insertRow } from './insert-row.ts'
import { isId, type ReadableDrafts } from './readable-drafts.ts'
import { readableRow, readableRows } from './readable-rows.ts'
import { isSent, sentDraft } from './sent-draft.ts'
import { bringDraft, currentOf } from './write-salvaged-draft.ts'

export interface OtherFile {
  database: DatabaseSync
  drafts: ReadableDrafts
  /** live: what cost nothing is left behind */
  attempts: 'all' | 'live'
  /** the copy is a backup of it: what it says was deleted was deleted since */
  isLater: boolean
  /** of its invoices */
  onProgress: (progress: { done: number; total: number }) => void
  /** what is said of what was on its way */
  doubt: string
}

/**
 * What was sent since a copy of the data was made, brought into that copy: or it would look as if it was never sent, its
 * number would be free, and it would be billed a second time.
 * @returns whether all of it could be read and brought in, and the invoices that the copy did not have
 */
export function mergeAttempts(sql: Sql, other: OtherFile): { isWhole: boolean; added: Set<string> } {
  const found = readableRows(other.database, 'attempts', 'created_at')
  const added = new Set<string>()
  let isWhole = found.isWhole
  for (const { at } of found.rows.sort(byTime)) {
    const row = readableRow(other.database, 'attempts', at)
    if (!row || !isIntact(row)) isWhole = false
    else if (other.attempts === 'all' || row.mode === 'live') {
      const id = textOf(row, 'invoice_id')
      const isNew = sql.row('SELECT 1 FROM invoices WHERE id = :id', { id }) === undefined
      if (!apart(sql, () => mergeAttempt(sql, row, other))) isWhole = false
      else if (isNew) added.add(id)
    }
  }
  return { isWhole, added }
}

const byTime = (one: Row, other: Row): number =>
  textOf(one, 'created_at') < textOf(other, 'created_at') ? -1 : 1

/** The bytes that were sent carry their own proof; of what is broken in itself nothing is believed. */
function isIntact(row: Row): boolean {
  const { payload, payload_sha256: sha256 } = row
  return (
    row.is_intact !== 0 &&
    payload instanceof Uint8Array &&
    createHash('sha256').update(payload).digest('hex') === sha256 &&
    [row.id, row.invoice_id, row.idempotency_key].every(isId)
  )
}

/** One attempt that the data may not know, or not to its end. @returns `false`: its invoice cannot be made of it */
export function mergeAttempt(sql: Sql, row: Row, other: Pick<OtherFile, 'drafts' | 'doubt'>): boolean {
  const [id, invoice_id, key] = [textOf(row, 'id'), textOf(row, 'invoice_id'), textOf(row, 'idempotency_key')]
  const known = sql.row('SELECT state FROM attempts WHERE id = :id', { id })
  // what had come to an end stays as the copy has it, for the copy is sound; but nothing takes back that an invoice was made or may have been
  if (known?.state === 'done') return true
  if (known && !isOpen(known.state) && !['done', 'sending', 'unknown'].includes(String(row.state)))
    return true
  const created_at = textOf(row, 'created_at')
  const twin = sql.row(
    `SELECT 1 FROM attempts WHERE invoice_id = :invoice_id AND id <> :id AND idempotency_key = :key
       AND created_at = :created_at`,
    { invoice_id, id, key, created_at },
  )
  if (twin) return true
  const end = ended(row, other.doubt)
  if (known) {
    sql.run(
      `UPDATE attempts SET state = :state, finished_at = :finished_at, tries = :tries, in_doubt = :in_doubt,
         job_id = :job_id, invoice_url = :invoice_url, problem = :problem WHERE id = :id`,
      { id, ...end },
    )
    sql.run(writeChecksums('attempts', 'id = :id'), { id })
  } else {
    const revision = bringInvoice(sql, { ...row, state: end.state }, other.drafts)
    if (revision === undefined) return false
    insertRow(sql, 'attempts', { ...row, ...end, revision })
  }
  if (row.mode === 'live')
    insertNumber(sql, {
      invoice_number: textOf(row, 'invoice_number'),
      invoiceId: invoice_id,
      takenAt: created_at,
    })
  decide(sql, { ...row, state: end.state })
  return true
}

/** Which of its attempts decides the invoice's state: the last one, unless another was billed or may have been. */
function decide(sql: Sql, row: Row): void {
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
    const difference = weightOf(row) - weightOf(decisive)
    if (difference < 0 || (difference === 0 && byTime(row, decisive) < 0)) return
  }
  sql.run('UPDATE invoices SET attempt_id = :attempt, updated_at = :created_at WHERE id = :invoice_id', {
    attempt: row.state === 'withdrawn' ? null : id,
    created_at,
    invoice_id,
  })
}

function weightOf({ mode, state }: Row): number {
  if (mode !== 'live') return 0
  return state === 'done' ? 2 : isOpen(state) ? 1 : 0
}

const isOpen = (state: unknown): boolean => ['queued', 'sending', 'unknown'].includes(String(state))

type Columns = Record<string, SQLInputValue>

/** What was on its way when the file broke may have been billed: nothing sends it by itself. */
function ended(row: Row, doubt: string) {
  const { finished_at, tries, in_doubt, job_id, invoice_url, problem } = row as Columns
  const kept = {
    finished_at: finished_at ?? null,
    tries: tries ?? 0,
    job_id: job_id ?? null,
    invoice_url: invoice_url ?? null,
  }
  if (row.state !== 'queued' && row.state !== 'sending')
    return { ...kept, state: textOf(row, 'state'), in_doubt: in_doubt ?? 0, problem: problem ?? null }
  return { ...kept, state: 'unknown', in_doubt: 1, problem: doubt }
}

/**
 * The invoice of an attempt. One that was made, or may have been, is there as it was sent.
 * @returns the revision of the copy that was sent
 */
function bringInvoice(sql: Sql, row: Row, drafts: ReadableDrafts): number | undefined {
  const id = textOf(row, 'invoice_id')
  const [sent, at] = [Number(row.revision), textOf(row, 'created_at')]
  const savedAt = drafts.revisionsOf(id).find(({ revision }) => revision === sent)?.savedAt
  const there = currentOf(sql, id)
  const isSame = there?.revision === sent && there.savedAt === savedAt
  const isOlder = there && (there.revision >= sent || there.savedAt > at)
  if (isSame || (isOlder && !isShown(row))) return sent
  const draft = sentDraft(row, drafts)
  // without words of its own it is still not to be sent again
  if (!draft) return there && sent
  const inCopy = there && createRevisions(sql).read(id, there.revision)
  if (there && inCopy && isSent(inCopy, row)) return there.revision
  const revision = Math.max(sent, (there?.revision ?? 0) + 1)
  const head = drafts.head(id)
  bringDraft(sql, {
    id,
    revision,
    savedAt: savedAt ?? at,
    updatedAt: at,
    deletedAt: head?.deletedAt ?? null,
    isSample: head?.isSample ?? false,
    draft,
  })
  return revision
}

const isShown = ({ state }: Row): boolean => state === 'done' || isOpen(state)
