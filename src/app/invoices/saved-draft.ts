import type { Draft } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import { serializeDraft } from '#core/draft/draft-text.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ChangeSince, Store, StoredHead } from '../ports.ts'

export interface SavedDraft {
  draft: Draft
  text: string
}

/** Characters; shorter ones are kept whole, which is simpler to read. */
const short = 20_000
/** times; a change must be so much shorter than the whole to be kept in its place */
const worthIt = 8

type Revision = Pick<StoredHead, 'id' | 'revision' | 'updatedAt'>

/**
 * The draft that was saved last, kept beside the store: an autosave brings a change of one line, and reading ten
 * thousand others back for it would hold up the preview.
 */
export function createSavedDraft(store: Store) {
  let kept: { at: Revision; saved: SavedDraft } | undefined
  /** the last one that is kept whole: changes are told by identity, so it has to be this very object */
  let whole: { id: string; revision: number; draft: Draft } | undefined

  // the time too: after a recovery or an import, the same number can be another revision
  const isKept = ({ id, revision, updatedAt }: Revision) =>
    kept?.at.id === id && kept.at.revision === revision && kept.at.updatedAt === updatedAt

  return {
    /** @throws AppError no_such_invoice */
    of(revision: Revision): SavedDraft {
      if (kept && isKept(revision)) return kept.saved
      const draft = store.invoices.revision(revision.id, revision.revision)
      if (!draft) throw new AppError('no_such_invoice')
      return { draft: frozen(draft), text: serializeDraft(draft) }
    },
    /** Ten thousand lines are not written again for one of them. */
    since({ id, revision, updatedAt }: Revision, { draft, text }: SavedDraft): ChangeSince | undefined {
      if (whole?.id !== id || !isKept({ id, revision, updatedAt }) || text.length < short) return undefined
      const change = diffDrafts(withoutLogo(whole.draft), withoutLogo(draft))
      const fitsLimits = JSON.stringify(change).length * worthIt < text.length
      return fitsLimits ? { base: whole.revision, change } : undefined
    },
    keep(at: Revision, saved: SavedDraft, since: ChangeSince | undefined): void {
      kept = { at, saved }
      if (!since) whole = { id: at.id, revision: at.revision, draft: saved.draft }
    },
  }
}

/** Logos are kept apart. */
const withoutLogo = ({ logo: _logo, ...draft }: Draft): Draft => draft

/** What follows from a frozen line is remembered; see `core/memoize-by-identity.ts`. */
export function frozen(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  return draft
}
