import { AppError } from '#core/app-error.ts'
import type { Draft } from '#core/draft.ts'
import { textOfDraft } from '#core/draft-text.ts'
import type { Store, StoredHead } from './ports.ts'

export interface SavedDraft {
  draft: Draft
  text: string
}

type Revision = Pick<StoredHead, 'id' | 'revision' | 'updatedAt'>

/**
 * The draft that was saved last, kept beside the store: an autosave brings a change of one line, and reading ten
 * thousand others back for it would hold up the preview.
 */
export function createSavedDraft(store: Store) {
  let kept: { at: Revision; saved: SavedDraft } | undefined

  // the time too: after a recovery or an import, the same number can be another revision
  const isKept = ({ id, revision, updatedAt }: Revision) =>
    kept?.at.id === id && kept.at.revision === revision && kept.at.updatedAt === updatedAt

  return {
    /** @throws AppError no_such_invoice */
    of(revision: Revision): SavedDraft {
      if (kept && isKept(revision)) return kept.saved
      const draft = store.invoices.revision(revision.id, revision.revision)
      if (!draft) throw new AppError('no_such_invoice')
      return { draft: frozen(draft), text: textOfDraft(draft) }
    },
    keep(at: Revision, saved: SavedDraft): void {
      kept = { at, saved }
    },
  }
}

/** What follows from a frozen line is remembered; see `core/per-frozen.ts`. */
export function frozen(draft: Draft): Draft {
  for (const item of draft.items) Object.freeze(item)
  return draft
}
