import { useCallback, useEffect, useState } from 'react'
import { maxDrafts } from '#contract/schedules.ts'
import { t } from '../i18n/translate.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useApp } from '../state/use-app.ts'
import { emptySelection, extended, type Selection, toggled } from '../state/view/selection.ts'
import type { RowChoice } from './record-list.tsx'
import type { RecordRows } from './use-record-rows.ts'

const rowsPerRequest = 500

/** Several chosen customers of the list. Another search ends the choice, because it may hide some of them. */
export function useRowChoice(
  { rows }: RecordRows,
  { search, archived }: { search: string; archived: boolean },
): RowChoice {
  const app = useApp()
  const [selection, setSelection] = useState<Selection>(emptySelection())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search lists other rows
  useEffect(() => setSelection(emptySelection()), [search, archived])
  const clear = useCallback(() => setSelection(emptySelection()), [])
  const chooseAll = () =>
    void withErrorNotice(app, async () => {
      const ids: string[] = []
      for (let isLast = false; !isLast; ) {
        const after = ids.at(-1)
        const part = await unwrap(
          app.api.listCustomers({
            ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
            ...(after === undefined ? {} : { after }),
            archived,
            limit: rowsPerRequest,
          }),
        )
        ids.push(...part.map(({ id }) => id))
        isLast = part.length < rowsPerRequest || ids.length > maxDrafts
      }
      setSelection({ ids: new Set(ids), anchor: ids[0] ?? null })
      app.view.announce(t('customers.chosen', { count: ids.length }))
    })
  return {
    chosen: selection.ids,
    toggle: id => setSelection(now => toggled(now, id)),
    extendTo: id =>
      setSelection(now =>
        extended(
          now,
          rows.map(row => row.id),
          id,
        ),
      ),
    chooseAll,
    clear,
  }
}
