import type { Draft } from '#core/draft/draft.ts'
import { serializeDraft } from '#core/draft/draft-text.ts'
import { createRevisions } from '../invoices/revisions.ts'
import type { Sql } from '../sqlite/sql.ts'
import { inSavepoint, reserveNumber } from './insert-row.ts'
import type { MergeSource } from './merge-attempts.ts'
import { mergeLinks } from './merge-links.ts'
import type { InvoiceHead, ReadableDrafts, RevisionHead } from './readable-drafts.ts'
import { type InvoiceInCopy, invoiceInCopy, writeSalvagedDraft } from './write-salvaged-draft.ts'

/**
 * Merges the deletion state if source and copy have the same revision. An invoice that exists in the source is
 * restored; one that is deleted there is deleted if the source is newer. In doubt, the invoice is kept.
 */
function mergeDeletion(
  sql: Sql,
  {
    id,
    current,
    head,
    revisions,
  }: { id: string; current: InvoiceInCopy; head: InvoiceHead; revisions: RevisionHead[] },
  isLater: boolean,
): void {
  const { deletedAt } = head
  if (deletedAt === null && hasSameRevision(current, head, revisions))
    sql.run(`UPDATE invoices SET deleted_at = NULL WHERE id = :id AND search_text <> ''`, { id })
  else if (deletedAt !== null && isLater && (head.isPurged || hasSameRevision(current, head, revisions)))
    sql.run(
      // An open attempt needs the user, so its invoice stays visible.
      `UPDATE invoices SET deleted_at = :deletedAt WHERE id = :id AND deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM attempts WHERE id = attempt_id AND state IN ('queued', 'sending', 'unknown'))`,
      { id, deletedAt },
    )
}

const hasSameRevision = (current: InvoiceInCopy, head: InvoiceHead, revisions: RevisionHead[]): boolean =>
  head.revision === current.revision &&
  revisions.some(one => one.revision === current.revision && one.savedAt === current.savedAt)

/**
 * Merges drafts of the source into a copy: for each invoice the newest readable revision, if it is newer than that of
 * the copy.
 * @returns number of invoices whose newest revision is missing, or whose row with links and deletion state is damaged
 */
export function mergeDrafts(
  sql: Sql,
  { drafts, isLater, onProgress }: MergeSource,
  heads: ReadonlyMap<string, InvoiceHead | undefined>,
): number {
  let unread = 0
  let done = 0
  for (const [id, head] of heads) {
    const current = invoiceInCopy(sql, id)
    const isMerged = inSavepoint(sql, () => mergeOne(sql, drafts, { id, head, current }))
    if (!isMerged || !head?.isIntact) unread += 1
    if (head && current)
      inSavepoint(sql, () =>
        mergeDeletion(sql, { id, head, current, revisions: drafts.revisionsOf(id) }, isLater),
      )
    // The links of a damaged row are unknown, so those of the copy stay.
    if (head && current && !head.isPurged)
      mergeLinks(sql, id, head.links, isLater && head.isIntact ? 'replace' : 'fill')
    onProgress({ done: ++done, total: heads.size })
  }
  return unread
}

interface Known {
  id: string
  head: InvoiceHead | undefined
  /** The invoice in the copy. */
  current: InvoiceInCopy | undefined
}

function mergeOne(sql: Sql, drafts: ReadableDrafts, { id, head, current }: Known): boolean {
  if (head?.isPurged) {
    if (!current) reserveNumber(sql, id, head.invoice_number)
    return true
  }
  const revisions = drafts.revisionsOf(id)
  const newer = newerThan(sql, id, current, revisions)
  const isNewestThere = !head || revisions.some(({ revision }) => revision === head.revision)
  const isKnown = isNewestThere || (current !== undefined && head.revision <= current.revision)
  // A revision with a higher number and an earlier time may or may not be newer.
  const isClear = !current || revisions.every(one => one.revision <= current.revision || newer.includes(one))
  const isNewestKnown = isKnown && isClear
  // An invoice that may have been billed keeps the content that was sent.
  if (current?.mayBeBilled) return newer.length === 0
  for (const [index, { revision, savedAt }] of newer.entries()) {
    const found = drafts.read(id, revision)
    if (!found) continue
    // The content is the same with another revision or time, so nothing is newer.
    if (current && isCurrent(sql, id, current, found.draft)) return index === 0 && isNewestKnown
    const isHead = head?.revision === revision
    writeSalvagedDraft(sql, {
      id,
      revision: Math.max(revision, (current?.revision ?? 0) + 1),
      savedAt,
      updatedAt: isHead ? head.updatedAt : savedAt,
      deletedAt: head?.deletedAt ?? null,
      isSample: head?.isSample ?? false,
      links: head?.links,
      draft: found.draft,
    })
    return index === 0 && isNewestKnown && found.isWhole
  }
  return newer.length === 0 && isNewestKnown
}

/**
 * Revisions newer than the copy's, newest first. If the copy was made from this file, the revision number decides,
 * whatever the clock showed; if both continued from an older state, the time decides.
 */
function newerThan(
  sql: Sql,
  id: string,
  current: InvoiceInCopy | undefined,
  revisions: RevisionHead[],
): RevisionHead[] {
  if (!current) return revisions
  const isSame = (one: RevisionHead) => one.revision === current.revision && one.savedAt === current.savedAt
  if (revisions.some(isSame)) return revisions.filter(({ revision }) => revision > current.revision)
  return revisions
    .filter(one => isLater(one, current) && !hasRevision(sql, id, one))
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

const isLater = (one: RevisionHead, current: RevisionHead): boolean =>
  one.savedAt > current.savedAt || (one.savedAt === current.savedAt && one.revision > current.revision)

const hasRevision = (sql: Sql, id: string, { revision, savedAt }: RevisionHead): boolean =>
  sql.row('SELECT 1 FROM revisions WHERE invoice_id = :id AND revision = :revision AND saved_at = :savedAt', {
    id,
    revision,
    savedAt,
  }) !== undefined

function isCurrent(sql: Sql, id: string, { revision }: InvoiceInCopy, draft: Draft): boolean {
  const there = createRevisions(sql).read(id, revision)
  return there !== undefined && serializeDraft(there) === serializeDraft(draft)
}
