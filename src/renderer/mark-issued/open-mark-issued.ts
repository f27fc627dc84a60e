import { flushSync } from 'react-dom'
import type { IssueMeans } from '#contract/issued-by.ts'
import { maxBatchSize } from '#contract/submission-operations.ts'
import { onDemand } from '../controls/on-demand.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { movingFocus } from '../state/invoice-actions.ts'

/**
 * Saves everything, has the host review the saved revisions, and opens the dialog.
 * @param means preselected means
 */
export const openMarkIssued = (
  app: App,
  ids: readonly string[],
  means: IssueMeans | null = null,
): Promise<void> =>
  movingFocus(app, async () => {
    if (ids.length === 0) return
    if (ids.length > maxBatchSize)
      return app.view.notify(() => t('selection.too-many', { count: maxBatchSize }))
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    const [review] = await Promise.all([
      unwrap(app.api.reviewMarkIssued({ ids: [...ids] })),
      markIssuedDialog.load(),
    ])
    flushSync(() =>
      app.view.set({ notice: null, settings: null, overlay: { kind: 'mark-issued', review, means } }),
    )
  })

/** Marks the selected documents, or the shown one. */
export function markIssued(app: App): void {
  const { current } = app.openInvoices.store.getState()
  const selected = [...(app.view.store.getState().selection?.ids ?? [])]
  void openMarkIssued(app, selected.length > 0 ? selected : current === null ? [] : [current])
}

export const markIssuedDialog = onDemand(
  async () => (await import('./mark-issued-dialog.tsx')).MarkIssuedDialog,
)
