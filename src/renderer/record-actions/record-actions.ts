import type { Answer } from '#contract/operation.ts'
import type { ArgumentOf } from '#contract/operations/desktop-api.ts'
import type { SavedRecord } from '#contract/records.ts'
import type { RecordKind } from '#core/records/record.ts'
import { titleOf } from '#core/records/record-keys.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'

type RecordArgument = ArgumentOf<'saveCustomer'>['record']

/** Converts a record to the argument of the host: without absent values. */
export const toArgument = (record: object): RecordArgument =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as RecordArgument

/** @param row `null` for a new record */
export function saveRecord(
  app: App,
  kind: RecordKind,
  row: { id: string; revision: number } | null,
  values: object,
): Promise<Answer<SavedRecord<'customers'> | SavedRecord<'items'>>> {
  const record = toArgument(values)
  const argument = row ? { id: row.id, revision: row.revision, record } : { record }
  return kind === 'customers' ? app.api.saveCustomer(argument) : app.api.saveItem(argument)
}

/** Reports a change of customers or catalogue items and offers undo. */
export function offerUndo(app: App, text: string, changeId: string): void {
  app.records.record({ changeId, title: text })
  app.view.toast(text, { label: () => t('list.undo'), run: () => void undoRecordChange(app, changeId) })
}

export async function archiveRecord(
  app: App,
  kind: RecordKind,
  { id }: { id: string },
  archived: boolean,
): Promise<void> {
  const argument = { id, archived }
  const { saved, changeId } = await unwrap<SavedRecord<'customers'> | SavedRecord<'items'>>(
    kind === 'customers' ? app.api.archiveCustomer(argument) : app.api.archiveItem(argument),
  )
  const title = titleOf(kind, saved.record)
  offerUndo(app, t(archived ? 'records.archived.done' : 'records.restored', { title }), changeId)
}

export const exportRecords = (app: App, kind: RecordKind): Promise<void> =>
  withErrorNotice(app, async () => {
    const saved = await unwrap(app.api.exportRecords({ kind }))
    if (saved) app.view.toast(() => t('data.exported', { path: saved.path }))
  })

/** Undoes or redoes the latest change of customers and catalogue items, after the running ones have ended. */
export const moveRecords = (app: App, way: 'undo' | 'redo'): Promise<void> =>
  app.records.inTurn(() =>
    withErrorNotice(app, async () => {
      if (await app.records[way]())
        app.view.toast(() => t(way === 'undo' ? 'records.undone' : 'records.redone'))
    }),
  )

/** Undoes one change, even if others followed. */
export const undoRecordChange = (app: App, changeId: string): Promise<void> =>
  app.records.inTurn(() =>
    withErrorNotice(app, async () => {
      if (await app.records.undo(changeId)) app.view.toast(() => t('records.undone'))
      else app.view.notify(() => t('records.undo.gone'))
    }),
  )
