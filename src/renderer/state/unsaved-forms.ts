import type { DesktopApi } from '#contract/operations/desktop-api.ts'
import type { UnsavedForm, UnsavedFormView } from '#contract/records.ts'
import { type RecordKind, recordKinds } from '#core/records/record.ts'
import { textOf } from '../i18n/translate.ts'
import { createAutosave } from './document/autosave.ts'
import { unwrap } from './host/unwrap-answer.ts'

/** Saves half-typed forms of customers and catalogue items on the host while typing, as drafts are saved. */
export function createUnsavedForms(
  api: Pick<DesktopApi, 'keepUnsavedForm' | 'unsavedForm'>,
  onFailure: (text: string) => void,
) {
  /** `null`: the host may still have a form that is no longer needed */
  const latest = new Map<RecordKind, UnsavedForm | null>()
  const failed = new Set<string>()
  const autosave = createAutosave({
    async save(kind) {
      const form = latest.get(kind as RecordKind) ?? null
      const answer = await api.keepUnsavedForm({ kind: kind as RecordKind, form })
      return answer.ok ? { ok: true, updatedAt: '' } : { ok: false, message: textOf(answer.error.message) }
    },
    report(kind, status) {
      if (status.state === 'failed' && !failed.has(kind)) onFailure(status.message)
      if (status.state === 'failed') failed.add(kind)
      if (status.state === 'saved') failed.delete(kind)
    },
  })

  return {
    keep(kind: RecordKind, form: UnsavedForm): void {
      latest.set(kind, form)
      autosave.changed(kind)
    },

    /** Call after the form was saved or discarded; resolves when the host has deleted its copy. */
    async drop(kind: RecordKind): Promise<void> {
      if ((latest.get(kind) ?? null) === null) return
      latest.set(kind, null)
      autosave.changed(kind)
      await autosave.flush(kind)
    },

    /** The form that was unsaved when the program ended. */
    async restore(kind: RecordKind): Promise<UnsavedFormView | null> {
      await autosave.flush(kind)
      const form = await unwrap(api.unsavedForm({ kind }))
      if (form) latest.set(kind, { id: form.row?.id ?? null, texts: form.texts, prices: form.prices })
      return form
    },
  }
}

/** At the start: the kind of the form that was unsaved when the program ended. */
export async function unsavedFormKind(api: DesktopApi): Promise<RecordKind | undefined> {
  for (const kind of recordKinds) {
    const answer = await api.unsavedForm({ kind })
    if (answer.ok && answer.value !== null) return kind
  }
  return undefined
}

export type UnsavedForms = ReturnType<typeof createUnsavedForms>
