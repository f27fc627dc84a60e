import { cursorAfter, type InvoiceSummary } from '#contract/invoice-list.ts'
import type { DeletedInvoices } from '#contract/invoices.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { formatUnits } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import type { ListQuery } from '../state/host/list-filter.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { withProgressToast } from '../state/progress-toast.ts'
import type { Wording } from '../state/view/view-store.ts'

/** Statuses of documents that can be submitted now; with a live key also documents with a test result. */
export function draftStatuses(app: App): readonly DocumentStatus[] {
  const mode = modeOf(activeConnection(app.hostStore.store.getState().connections))
  return ['draft', 'rejected', ...(mode === 'live' ? (['test'] as const) : [])]
}

const select = (app: App, query: ListQuery): Promise<void> =>
  withErrorNotice(app, async () => {
    const { sort } = app.hostStore.store.getState()
    const ids = await unwrap(app.api.listInvoiceIds({ ...query, sort }))
    app.view.set({ selection: { ids: new Set(ids), anchor: ids[0] ?? null } })
    app.view.announce(t('selection.count', { count: ids.length }))
  })

/** Selects every invoice that matches search and filters, loaded or not. */
export const selectAllShown = (app: App): Promise<void> => select(app, app.hostStore.currentQuery())

/** Selects every draft that matches search and period; a status filter that hides drafts is reset. */
export const selectAllDrafts = (app: App): Promise<void> => {
  const drafts = draftStatuses(app)
  const { statuses } = app.hostStore.store.getState().filter
  if (statuses.length > 0 && !drafts.every(status => statuses.includes(status)))
    app.hostStore.setFilter({ statuses: drafts })
  return select(app, { ...app.hostStore.currentQuery(), statuses: [...drafts] })
}

const rowsPerRequest = 5000

/** Rows of the selected invoices, from the list if loaded, otherwise from the host. */
export async function selectedRows(app: App, ids: ReadonlySet<string>): Promise<InvoiceSummary[]> {
  const rows: InvoiceSummary[] = []
  let after: InvoiceSummary | undefined
  while (rows.length < ids.size) {
    const page = await unwrap(
      app.api.listInvoices({ limit: rowsPerRequest, ...(after ? { after: cursorAfter(after) } : {}) }),
    )
    rows.push(...page.filter(({ id }) => ids.has(id)))
    after = page.at(-1)
    if (page.length < rowsPerRequest) break
  }
  return rows
}

/** Exports the selected invoices as a table with plain decimals and ISO dates. */
export const exportSelected = (app: App, ids: ReadonlySet<string>): Promise<void> =>
  withErrorNotice(app, async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    const header = [
      t('sort.number'),
      t('sort.customer'),
      t('sort.issued'),
      t('sort.due'),
      t('field.currency'),
      t('sort.amount'),
      t('sort.paid'),
      t('sort.outstanding'),
      t('sort.status'),
    ]
    const rows = (await selectedRows(app, ids)).map(row => [
      row.invoice_number,
      row.customer,
      row.issueDate ?? '',
      row.dueDate ?? '',
      row.currency,
      row.payable ?? '',
      row.paid,
      row.outstanding ?? '',
      t(`document.status.${row.status}`, { kind: row.type }),
    ])
    const saved = await unwrap(
      app.api.exportTable({ title: t('selection.export.title'), rows: [header, ...rows], to: 'file' }),
    )
    if (saved) app.view.toast(() => t('selection.exported', { path: saved.path }))
  })

/**
 * Deletes invoices that were not issued and are not being sent; the notification names the remaining ones and restores
 * the others.
 */
export const deleteSelected = (app: App, ids: readonly string[]): Promise<void> =>
  changeMany(app, async () => {
    app.view.set({ overlay: null })
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    app.view.set({ selection: null })
    const deleted: string[] = []
    const skipped: DeletedInvoices['skipped'] = []
    try {
      await inPortions(
        app,
        () => t('selection.deleting'),
        ids,
        async portion => {
          const answer = await unwrap(app.api.deleteInvoices({ ids: portion }))
          for (const id of answer.deleted) app.openInvoices.close(id)
          deleted.push(...answer.deleted)
          skipped.push(...answer.skipped)
        },
      )
    } finally {
      await app.hostStore.refreshInvoices()
      const text = sentences(t('selection.deleted', { count: deleted.length }), ...keptTexts(skipped))
      const undo = { label: () => t('list.undo'), run: () => void restoreMany(app, deleted) }
      app.view.toast(text, deleted.length === 0 ? undefined : undo)
    }
  })

/** More numbers would not fit in a notification. */
const namedInvoices = 3

/** Texts with the documents that were not deleted, and why. */
function keptTexts(skipped: DeletedInvoices['skipped']): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => textOf(reason))
  return [...byReason].flatMap(([reason, kept]) => {
    const named = kept.slice(0, namedInvoices).map(({ invoice_number }) => invoice_number)
    const numbers = formatUnits(kept.length > named.length ? [...named, '…'] : named)
    return [t('selection.not-deleted', { count: kept.length, numbers }), reason]
  })
}

const restoreMany = (app: App, ids: readonly string[]): Promise<void> =>
  changeMany(app, async () => {
    let restored = 0
    try {
      await inPortions(
        app,
        () => t('selection.restoring'),
        ids,
        async portion => {
          await unwrap(app.api.restoreInvoices({ ids: portion }))
          restored += portion.length
        },
      )
    } finally {
      await app.hostStore.refreshInvoices()
      app.view.announce(t('selection.restored', { count: restored }))
    }
  })

/** Runs one change of many invoices at a time. */
const changeMany = (app: App, work: () => Promise<void>): Promise<void> =>
  app.view.runExclusive('change of many invoices', () => withErrorNotice(app, work))

/** The host processes a portion in less than 100 ms, so that it answers other requests in between. */
const portionSize = 100

/** Each portion is one commit. Cancelling keeps the completed portions. */
async function inPortions(
  app: App,
  text: Wording,
  ids: readonly string[],
  change: (portion: string[]) => Promise<void>,
): Promise<void> {
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
  }
  const work = async () => {
    for (let done = 0; done < ids.length && !isCancelled; done += portionSize) {
      app.view.setProgress('invoices', { done, total: ids.length })
      await change(ids.slice(done, done + portionSize))
    }
  }
  await withProgressToast(app, { text, work: 'invoices', cancel }, work())
}
