import type { Draft } from '#core/draft.ts'
import { textOfDraft } from '#core/draft-text.ts'
import { createRevisions } from '../invoices/revisions.ts'
import type { Sql } from '../sqlite/sql.ts'
import { apart, keepNumber } from './insert-row.ts'
import type { OtherFile } from './merge-attempts.ts'
import { mergeDeletion } from './merge-deletion.ts'
import type { InvoiceHead, ReadableDrafts, RevisionHead } from './readable-drafts.ts'
import { bringDraft, type Current, currentOf } from './write-salvaged-draft.ts'

/**
 * What was written in another data file after a copy of the data was made, brought into that copy: the newest revision that can
 * be read of each of these invoices, where it is newer than what the copy has.
 * @returns of how many the newest revision is missing
 */
export function mergeDrafts(
  sql: Sql,
  { drafts, isLater, onProgress }: OtherFile,
  heads: ReadonlyMap<string, InvoiceHead | undefined>,
): number {
  let unread = 0
  let done = 0
  for (const [id, head] of heads) {
    const current = currentOf(sql, id)
    if (!apart(sql, () => mergeOne(sql, drafts, { id, head, current }))) unread += 1
    if (head && current)
      apart(sql, () => mergeDeletion(sql, { id, head, current, revisions: drafts.revisionsOf(id) }, isLater))
    onProgress({ done: ++done, total: heads.size })
  }
  return unread
}

interface Known {
  id: string
  head: InvoiceHead | undefined
  /** of the copy */
  current: Current | undefined
}

function mergeOne(sql: Sql, drafts: ReadableDrafts, { id, head, current }: Known): boolean {
  if (head?.isForgotten) {
    if (!current) keepNumber(sql, id, head.invoice_number)
    return true
  }
  const revisions = drafts.revisionsOf(id)
  const newer = newerThan(sql, id, current, revisions)
  const isNewestThere = !head || revisions.some(({ revision }) => revision === head.revision)
  const isKnown = isNewestThere || (current !== undefined && head.revision <= current.revision)
  // a higher number that was saved before: whether it is newer, nobody can tell
  const isClear = !current || revisions.every(one => one.revision <= current.revision || newer.includes(one))
  const isNewestKnown = isKnown && isClear
  // what may have been sent shows what was sent
  if (current?.isFrozen) return newer.length === 0
  for (const [index, { revision, savedAt }] of newer.entries()) {
    const found = drafts.read(id, revision)
    if (!found) continue
    // the words of the copy under another number or time: nothing is newer
    if (current && isCurrent(sql, id, current, found.draft)) return index === 0 && isNewestKnown
    const isHead = head?.revision === revision
    bringDraft(sql, {
      id,
      revision: Math.max(revision, (current?.revision ?? 0) + 1),
      savedAt,
      updatedAt: isHead ? head.updatedAt : savedAt,
      deletedAt: head?.deletedAt ?? null,
      isSample: head?.isSample ?? false,
      draft: found.draft,
    })
    return index === 0 && isNewestKnown && found.isWhole
  }
  return newer.length === 0 && isNewestKnown
}

/**
 * Where the copy was made of this very file, the higher number is newer, whatever the clock said; where both went on from an
 * older state, numbers say nothing, and what was saved later is newer. Newest first.
 */
function newerThan(
  sql: Sql,
  id: string,
  current: Current | undefined,
  revisions: RevisionHead[],
): RevisionHead[] {
  if (!current) return revisions
  const isSame = (one: RevisionHead) => one.revision === current.revision && one.savedAt === current.savedAt
  if (revisions.some(isSame)) return revisions.filter(({ revision }) => revision > current.revision)
  return revisions
    .filter(one => isLater(one, current) && !isThere(sql, id, one))
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

const isLater = (one: RevisionHead, current: RevisionHead): boolean =>
  one.savedAt > current.savedAt || (one.savedAt === current.savedAt && one.revision > current.revision)

const isThere = (sql: Sql, id: string, { revision, savedAt }: RevisionHead): boolean =>
  sql.row('SELECT 1 FROM revisions WHERE invoice_id = :id AND revision = :revision AND saved_at = :savedAt', {
    id,
    revision,
    savedAt,
  }) !== undefined

function isCurrent(sql: Sql, id: string, { revision }: Current, draft: Draft): boolean {
  const there = createRevisions(sql).read(id, revision)
  return there !== undefined && textOfDraft(there) === textOfDraft(draft)
}
