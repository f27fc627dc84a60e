import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { findSender, type SenderProfile } from '#contract/settings.ts'
import type { Draft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import {
  detailsOnDraft,
  hasOtherSenderDetails,
  senderIdOf,
  withFields,
  withSenderDetails,
} from '#core/draft/sender.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type DocumentStatus, isEditable } from '#core/invoice/document-status.ts'
import type { Events } from '../events.ts'
import type { Clock } from '../ports/ports.ts'
import type { Store, StoredInvoice } from '../ports/store.ts'
import type { SettingsOperations } from '../settings.ts'
import { stateOf } from '../submission-view.ts'
import { createUndoLog } from '../undo-log.ts'
import type { DeferredMaintenance } from './deferred-maintenance.ts'

interface Deps {
  store: Store
  clock: Pick<Clock, 'now'>
  settings: Pick<SettingsOperations, 'settings'>
  events: Pick<Events, 'emit'>
  maintenance: Pick<DeferredMaintenance, 'wake'>
}

type Details = ReturnType<typeof detailsOnDraft>

interface UpdatedDraft {
  id: string
  before: Details
  after: Details
}

/** Statuses of documents that may be edited. */
const editable: DocumentStatus[] = ['draft', 'rejected', 'test']

/** Drafts per commit; other operations run between two commits. */
const partSize = 50

/** Finds drafts whose sender details differ from the profile, and updates them. */
export function createSenderDrafts({ store, clock, settings, events, maintenance }: Deps) {
  const changes = createUndoLog<UpdatedDraft[]>(({ length }) => length)

  /** `undefined` for a document that may not be edited. */
  function editableDraft(id: string): StoredInvoice | undefined {
    const found = store.invoices.find(id)
    const isOpen = found && !found.deleted && isEditable(stateOf(found), found.attempt?.mode ?? null)
    return isOpen ? found : undefined
  }

  const isOutdated = (found: StoredInvoice | undefined, profile: SenderProfile | undefined) =>
    found !== undefined && profile !== undefined && hasOtherSenderDetails(found.written, profile)

  /** Saves the changed drafts; `changed` returns `undefined` for a draft that stays as it is. */
  async function saveEach(
    ids: readonly string[],
    changed: (found: StoredInvoice) => Draft | undefined,
  ): Promise<UpdatedDraft[]> {
    const updated: UpdatedDraft[] = []
    for (let done = 0; done < ids.length; done += partSize) {
      const at = clock.now().toISOString()
      const saves = ids.slice(done, done + partSize).flatMap(id => {
        const found = editableDraft(id)
        const draft = found && changed(found)
        if (!draft) return []
        updated.push({ id, before: detailsOnDraft(found.written), after: detailsOnDraft(draft) })
        return [{ id, revision: found.revision, draft, columns: columnsOf(draft), at }]
      })
      store.invoices.saveAll(saves)
      await nextTurn()
    }
    maintenance.wake()
    events.emit({ type: 'invoices-changed' })
    return updated
  }

  return {
    async outdatedDrafts({ sender }: ParsedArgumentOf<'outdatedDrafts'>): Promise<{ ids: string[] }> {
      const profile = findSender(settings.settings(), sender)
      const ids: string[] = []
      for (const [index, id] of store.invoices.ids({ search: '', statuses: editable, sender }).entries()) {
        if (index % partSize === partSize - 1) await nextTurn()
        if (isOutdated(editableDraft(id), profile)) ids.push(id)
      }
      return { ids }
    },

    async updateDrafts({
      ids,
    }: ParsedArgumentOf<'updateDrafts'>): Promise<{ changeId: string; count: number }> {
      const current = settings.settings()
      const updated = await saveEach([...new Set(ids)], found => {
        const profile = findSender(current, senderIdOf(found.written))
        return profile && isOutdated(found, profile) ? withSenderDetails(found.written, profile) : undefined
      })
      return { changeId: changes.keep(updated), count: updated.length }
    },

    /** Skips drafts whose details were changed in the meantime. */
    async undoDraftUpdate({ changeId }: ParsedArgumentOf<'undoDraftUpdate'>): Promise<{ kept: number }> {
      const change = changes.find(changeId)
      if (!change) throw new AppError('no_such_record', { message: { code: 'record.change_gone' } })
      const byId = new Map(change.map(each => [each.id, each]))
      const undone = await saveEach([...byId.keys()], ({ id, written }) => {
        const own = byId.get(id)
        const isSame = isDeepStrictEqual(detailsOnDraft(written), own?.after)
        return own && isSame ? withFields(written, own.before) : undefined
      })
      changes.forget(changeId)
      return { kept: change.length - undone.length }
    },
  }
}
