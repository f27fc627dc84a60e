import type { Draft } from '#core/draft/draft.ts'
import { diffDrafts } from '#core/draft/draft-change.ts'
import { serializeDraft } from '#core/draft/draft-text.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { ChangeSince, Store, StoredHead } from '../ports/store.ts'

export interface SavedDraft {
  draft: Draft
  text: string
}

/** Characters; shorter drafts are stored in full. */
const minTextLength = 20_000
/** A change is stored instead of the whole draft if it is this many times shorter. */
const minRatio = 8

type Revision = Pick<StoredHead, 'id' | 'revision' | 'updatedAt'>

/** Caches the last saved draft, because reading ten thousand line items for each autosave would delay the preview. */
export function createSavedDraft(store: Store) {
  let cached: { at: Revision; saved: SavedDraft } | undefined
  /** the last draft stored in full; the identical object, because changes are found by identity */
  let base: { id: string; revision: number; draft: Draft } | undefined

  // Compares the time too, because after a recovery or an import the same number can denote another revision.
  const isCached = ({ id, revision, updatedAt }: Revision) =>
    cached?.at.id === id && cached.at.revision === revision && cached.at.updatedAt === updatedAt

  return {
    /** @throws AppError no_such_invoice */
    of(revision: Revision): SavedDraft {
      if (cached && isCached(revision)) return cached.saved
      const draft = store.invoices.revision(revision.id, revision.revision)
      if (!draft) throw new AppError('no_such_invoice')
      return { draft: immutable(draft), text: serializeDraft(draft) }
    },
    /** The change to store instead of the whole draft; `undefined` if it is too large. */
    since({ id, revision, updatedAt }: Revision, { draft, text }: SavedDraft): ChangeSince | undefined {
      if (base?.id !== id || !isCached({ id, revision, updatedAt }) || text.length < minTextLength)
        return undefined
      const change = diffDrafts(withoutLogo(base.draft), withoutLogo(draft))
      const fitsLimits = JSON.stringify(change).length * minRatio < text.length
      return fitsLimits ? { base: base.revision, change } : undefined
    },
    keep(at: Revision, saved: SavedDraft, since: ChangeSince | undefined): void {
      cached = { at, saved }
      if (!since) base = { id: at.id, revision: at.revision, draft: saved.draft }
    },
  }
}

/** Logos are stored separately. */
const withoutLogo = ({ logo: _logo, ...draft }: Draft): Draft => draft

/** Freezes line items and attachments, so that values derived from them are cached (`core/caches.ts`). */
export function immutable(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  if (draft.attachments) Object.freeze(draft.attachments)
  return draft
}
