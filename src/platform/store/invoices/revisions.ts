import type { ChangeSince } from '#app/ports/store.ts'
import type { Draft } from '#core/draft/draft.ts'
import { applyChange, type DraftChange } from '#core/draft/draft-change.ts'
import { serializeDraft } from '#core/draft/draft-text.ts'
import { AppError } from '#core/errors/app-error.ts'
import { sha256Of } from '#node/sha256.ts'
import { intactExpression } from '../schema/checksums.ts'
import { type Row, type Sql, textOf, textOrNull } from '../sqlite/sql.ts'
import { type RevisionInfo, revisionsToRemove } from './revision-retention.ts'

const intact = intactExpression('revisions')

export type Revisions = ReturnType<typeof createRevisions>

/** Stores the revisions of drafts, each in full or as a delta to a full one. */
export function createRevisions(sql: Sql) {
  function saveLogo(dataUrl: string): string {
    const sha256 = sha256Of(dataUrl)
    sql.run('INSERT INTO logos VALUES (:sha256, :dataUrl) ON CONFLICT DO NOTHING', { sha256, dataUrl })
    return sha256
  }

  const isWhole = (id: string, revision: number): boolean =>
    sql.row('SELECT 1 FROM revisions WHERE invoice_id = :id AND revision = :revision AND base IS NULL', {
      id,
      revision,
    }) !== undefined

  function baseOf(id: string, base: number): Draft {
    const row = sql.row(
      `SELECT draft, ${intact} AS is_intact FROM revisions WHERE invoice_id = :id AND revision = :base`,
      { id, base },
    )
    if (!row) throw new AppError('store_unavailable')
    return JSON.parse(draftTextOf(row)) as Draft
  }

  /** @throws AppError store_unavailable if the checksum is wrong: a changed digit is a changed amount */
  function draftTextOf(row: Row): string {
    if (row.is_intact !== 1) throw sql.reportDamage()
    return textOf(row, 'draft')
  }

  /** Not validated, because only this program writes these rows, with drafts parsed by `draftSchema`. */
  function draftOf(id: string, row: Row): Draft {
    const written = JSON.parse(draftTextOf(row)) as Draft | DraftChange
    const draft =
      row.base === null
        ? (written as Draft)
        : applyChange(baseOf(id, Number(row.base)), written as DraftChange)
    if (!draft) throw new AppError('store_unavailable')
    const logo = textOrNull(row, 'data_url')
    return logo === null ? draft : { ...draft, logo }
  }

  return {
    insert(id: string, revision: number, at: string, { logo, ...draft }: Draft, since?: ChangeSince): void {
      const delta = since && isWhole(id, since.base) ? since : undefined
      sql.run(
        `INSERT INTO revisions (invoice_id, revision, saved_at, draft, logo, base, checksum)
           VALUES (:id, :revision, :at, :draft, :logo, :base,
             checksum(:id, :revision, :at, :draft, :logo, :base))`,
        {
          id,
          revision,
          at,
          draft: delta ? JSON.stringify(delta.change) : serializeDraft(draft),
          logo: logo === undefined ? null : saveLogo(logo),
          base: delta?.base ?? null,
        },
      )
    },

    read(id: string, revision: number): Draft | undefined {
      const row = sql.row(
        `SELECT draft, base, data_url, ${intact} AS is_intact FROM revisions LEFT JOIN logos ON sha256 = logo
           WHERE invoice_id = :id AND revision = :revision`,
        { id, revision },
      )
      return row && draftOf(id, row)
    },

    all: (id: string): { revision: number; savedAt: string }[] =>
      sql
        .rows('SELECT revision, saved_at FROM revisions WHERE invoice_id = :id ORDER BY revision DESC', {
          id,
        })
        .map(row => ({ revision: Number(row.revision), savedAt: textOf(row, 'saved_at') })),

    applyRetention(id: string): void {
      const kept = sql
        .rows(
          `SELECT revision, saved_at, base, octet_length(draft) AS bytes,
             revision IN (SELECT revision FROM attempts WHERE invoice_id = :id AND (
               mode = 'live' OR id = (SELECT attempt_id FROM invoices WHERE id = :id))) AS is_submitted
             FROM revisions WHERE invoice_id = :id ORDER BY revision DESC`,
          { id },
        )
        .map(
          (row): RevisionInfo => ({
            revision: Number(row.revision),
            savedAt: textOf(row, 'saved_at'),
            base: row.base === null ? null : Number(row.base),
            bytes: Number(row.bytes),
            isSubmitted: row.is_submitted === 1,
          }),
        )
      for (const revision of revisionsToRemove(kept))
        sql.run('DELETE FROM revisions WHERE invoice_id = :id AND revision = :revision', { id, revision })
    },

    removeAll(id: string): void {
      sql.run('DELETE FROM revisions WHERE invoice_id = :id', { id })
    },
  }
}
