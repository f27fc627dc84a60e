import { produce } from 'immer'
import { createStore } from 'zustand/vanilla'
import type { Answer, DesktopApi, InvoiceRecord, SavedRevision } from '#contract/desktop-api.ts'
import type { Draft } from '#core/draft.ts'
import { changeBetween } from '#core/draft-change.ts'
import { fingerprintOfDraft } from '#core/draft-text.ts'
import { isEditable } from '#core/invoice-state.ts'
import type { Issue } from '#core/issue.ts'
import type { WordKey } from '../../i18n/translate.ts'
import { type Autosave, createAutosave, type SaveOutcome } from './autosave.ts'
import { applyDifference } from './doc-diff.ts'
import { type Doc, docOf, type Recipe } from './editor-doc.ts'
import { idleToClose } from './evict-idle.ts'
import { unreadableFields } from './field-messages.ts'
import type { OpenDocument } from './open-invoice.ts'
import { closeBurst, emptyHistory, record, redo, type Step, undo } from './undo-history.ts'

export interface DocumentsState {
  readonly open: Readonly<Record<string, OpenDocument>>
  readonly current: string | null
}

export interface Change {
  label: WordKey
  /** the field being typed into, or null for a command */
  burst: string | null
  recipe: Recipe
}

export interface DocumentsOptions {
  now?: () => number
  /** `false`: the data are only shown */
  mayWrite?: () => boolean
}

/**
 * The one truth about what is written. Each change is an undo step, wakes the autosave, and survives switching to
 * another invoice: what was written on stays open until the window closes, or its steps take too much room.
 */
export function createDocuments(
  api: DesktopApi,
  { now = Date.now, mayWrite = () => true }: DocumentsOptions = {},
) {
  const store = createStore<DocumentsState>(() => ({ open: {}, current: null }))

  const find = (id: string | null): OpenDocument | undefined =>
    id === null ? undefined : store.getState().open[id]
  const current = () => find(store.getState().current)

  const update = (id: string, change: (document: OpenDocument) => Partial<OpenDocument>) => {
    const document = find(id)
    if (!document) return
    store.setState(state => ({ open: { ...state.open, [id]: { ...document, ...change(document) } } }))
  }

  /** in the order in which they were on the screen */
  const lastShown = new Set<string>()

  /** What the host has of each document, as far as this page knows: then a save brings the change alone. */
  const committed = new Map<string, { revision: number; draft: Draft }>()

  const send = async (
    id: string,
    { revision, doc: { draft } }: OpenDocument,
  ): Promise<Answer<SavedRevision>> => {
    const base = committed.get(id)
    const content =
      base?.revision === revision
        ? { change: changeBetween(base.draft, draft), fingerprint: fingerprintOfDraft(draft) }
        : { draft }
    const answer = await api.saveInvoice({ id, revision, ...content })
    if (!answer.ok) return answer
    committed.set(id, { revision: answer.value.revision, draft })
    update(id, () => ({ revision: answer.value.revision }))
    return answer
  }

  const save = async (id: string): Promise<SaveOutcome> => {
    const document = find(id)
    if (!document) return { ok: true, updatedAt: new Date(now()).toISOString() }
    const answer = await send(id, document)
    if (answer.ok) return { ok: true, updatedAt: answer.value.updatedAt }
    const refusal: SaveOutcome = { ok: false, message: answer.error.message }
    committed.delete(id)
    if (answer.error.code === 'stale_revision') {
      // Another window wrote meanwhile. Its revision stays in the history; what is on this screen is newer.
      const latest = await api.openInvoice({ id })
      if (!latest.ok || !isEditable(latest.value.state)) return refusal
      update(id, () => ({ revision: latest.value.revision }))
    } else if (answer.error.code !== 'stale_draft') return refusal
    const again = await send(id, find(id) ?? document)
    if (!again.ok) return { ok: false, message: again.error.message }
    return { ok: true, updatedAt: again.value.updatedAt }
  }

  const autosave: Autosave = createAutosave({
    save,
    report: (id, status) => update(id, () => ({ save: status })),
  })

  const isOpenToChange = (document: OpenDocument) =>
    mayWrite() && isEditable(document.state) && !document.isLeaving

  /** what is pasted, dropped or cut is a step of its own, however soon the next letter follows */
  let isWhole = false

  const edit = ({ label, burst, recipe }: Change): boolean => {
    const document = current()
    if (!document || !isOpenToChange(document)) return false
    const doc = produce(document.doc, draft => recipe(draft as Doc))
    if (doc === document.doc) return false
    const deed = { label, burst, isWhole, at: now() }
    update(document.id, () => ({
      doc,
      history: record(document.history, deed, document.doc, doc),
      amended: burst === null ? document.amended : new Set(document.amended).add(burst),
    }))
    autosave.changed(document.id)
    return true
  }

  const travel = (way: typeof undo, direction: 'forth' | 'back'): Step | undefined => {
    const document = current()
    if (!document || !isOpenToChange(document)) return undefined
    const moved = way(document.history)
    if (!moved) return undefined
    const doc = applyDifference(document.doc, moved.step.difference, direction)
    update(document.id, () => ({ doc, history: moved.history }))
    autosave.changed(document.id)
    return moved.step
  }

  /** What was looked at and left as it was is read again when it is wanted; what was written on can be undone for as long as there is room. */
  const closeIdle = () => {
    const { open } = store.getState()
    const idle = Object.values(open).filter(document => isIdle(document))
    for (const id of idleToClose(idle, lastShown)) close(id)
  }
  const isIdle = ({ id, save, isLeaving }: OpenDocument) =>
    id !== store.getState().current && save.at === 'saved' && autosave.isClean(id) && !isLeaving

  const close = (id: string) => {
    committed.delete(id)
    lastShown.delete(id)
    autosave.forget(id)
    store.setState(state => {
      const { [id]: _closed, ...open } = state.open
      return { open, current: state.current === id ? null : state.current }
    })
  }

  /** Takes what the host says about an invoice; unsaved words on this screen win over the host's copy. */
  const adopt = (record: InvoiceRecord) => {
    const known = find(record.id)
    // An answer from before the latest save: it knows neither the words nor what became of them since.
    if (known && known.revision > record.revision) return
    const settled = {
      state: record.state,
      submission: record.submission,
      refusals: record.state === 'refused' ? (record.submission?.problem?.fields ?? []) : [],
    }
    if (known && (!autosave.isClean(record.id) || known.revision === record.revision)) {
      update(record.id, () => ({ ...settled, revision: record.revision }))
      return
    }
    const doc = docOf(record.draft)
    committed.set(record.id, { revision: record.revision, draft: record.draft })
    const fresh: OpenDocument = {
      ...settled,
      id: record.id,
      revision: record.revision,
      doc,
      history: emptyHistory,
      save: { at: 'saved', updatedAt: record.updatedAt },
      visited: unreadableFields(doc),
      amended: new Set(),
      numberLookUp: null,
      attempted: false,
      isLeaving: false,
    }
    store.setState(state => ({ open: { ...state.open, [record.id]: fresh } }))
  }

  return {
    store,
    autosave,
    current,
    find,
    adopt,
    edit,
    undo: () => travel(undo, 'back'),
    redo: () => travel(redo, 'forth'),
    /** the next changes are pasted, dropped or cut, or no longer */
    setWhole(next: boolean) {
      isWhole = next
    },
    show(id: string | null) {
      const previous = store.getState().current
      if (previous !== null && previous !== id) void autosave.flush(previous)
      store.setState({ current: id })
      if (id === null) return
      lastShown.delete(id)
      lastShown.add(id)
      closeIdle()
    },
    /** Ends the undo burst and saves at once: called when a field is left. */
    leaveField(field: string) {
      const document = current()
      if (!document) return
      if (!document.visited.has(field) || document.history.open !== null) {
        update(document.id, () => ({
          history: closeBurst(document.history),
          visited: new Set(document.visited).add(field),
        }))
      }
      void autosave.flush(document.id)
    },
    setLeaving: (id: string, isLeaving: boolean) => update(id, () => ({ isLeaving })),
    attempt(id: string) {
      update(id, () => ({ attempted: true, amended: new Set<string>() }))
    },
    setNumberLookUp: (id: string, numberLookUp: OpenDocument['numberLookUp']) =>
      update(id, () => ({ numberLookUp })),
    refuse(id: string, refusals: readonly Issue[]) {
      update(id, () => ({ refusals }))
    },
    /** other data took the place of those that these came from */
    forgetAll() {
      committed.clear()
      lastShown.clear()
      store.setState({ open: {}, current: null })
    },
    close,
  }
}

export type Documents = ReturnType<typeof createDocuments>
