import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import {
  type RecordView,
  type UnsavedForm,
  type UnsavedFormView,
  unsavedFormSchema,
} from '#contract/records.ts'
import type { RecordKind } from '#core/records/record.ts'
import type { Store } from '../ports/store.ts'
import { viewOf } from './records.ts'

const settingOf = (kind: RecordKind): string => `unsaved_form_${kind}`

/** Stores unsaved forms of customers and catalogue items, so that they survive a restart. */
export function createUnsavedForms({ dataFile, records, settings }: Store) {
  function read(kind: RecordKind): UnsavedForm | null {
    const parsed = unsavedFormSchema.nullable().safeParse(settings.read(settingOf(kind)) ?? null)
    return parsed.success ? parsed.data : null
  }

  /** `null` if the record no longer exists; the form then creates a new one. */
  function rowOf<Kind extends RecordKind>(kind: Kind, id: string | null): RecordView<Kind> | null {
    const stored = id === null ? undefined : records.find(kind, id)
    return stored && stored.mergedInto === null ? viewOf<Kind>(stored) : null
  }

  return {
    unsavedForm({ kind }: { kind: RecordKind }): UnsavedFormView | null {
      const form = read(kind)
      if (!form) return null
      const { id, texts, prices } = form
      return { row: kind === 'customers' ? rowOf(kind, id) : rowOf(kind, id), texts, prices }
    },

    keepUnsavedForm({ kind, form }: ParsedArgumentOf<'keepUnsavedForm'>): void {
      dataFile.requireWritable()
      settings.save(settingOf(kind), form)
    },
  }
}
