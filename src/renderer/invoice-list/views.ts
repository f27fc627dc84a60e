import type { InvoiceCounts } from '#contract/invoice-list.ts'
import type { SavedView } from '#contract/settings.ts'
import type { DocumentStatus } from '#core/invoice/document-status.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { type ListFilter, noFilter } from '../state/host/list-filter.ts'
import { saveSettings } from '../state/save-settings.ts'

/** A built-in view of the list, always visible or only while it has documents. */
export interface BuiltInView {
  name: 'all' | 'drafts' | 'quotes' | 'sending' | 'owed' | 'overdue' | 'check' | 'paid'
  /** empty for every status */
  statuses: readonly DocumentStatus[]
  /** shown beside the name */
  glyph: DocumentStatus | null
}

export const builtInViews: readonly BuiltInView[] = [
  { name: 'all', statuses: [], glyph: null },
  { name: 'drafts', statuses: ['draft', 'test'], glyph: 'draft' },
  { name: 'sending', statuses: ['waiting', 'sending'], glyph: 'waiting' },
  { name: 'owed', statuses: ['overdue', 'partly_paid', 'issued'], glyph: 'issued' },
  { name: 'overdue', statuses: ['overdue'], glyph: 'overdue' },
  { name: 'check', statuses: ['rejected', 'not_confirmed'], glyph: 'not_confirmed' },
  { name: 'paid', statuses: ['paid', 'credited'], glyph: 'paid' },
  { name: 'quotes', statuses: ['open', 'expired', 'accepted', 'invoiced'], glyph: 'open' },
]

const alwaysOffered: ReadonlySet<BuiltInView['name']> = new Set(['all', 'drafts', 'owed'])

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(each => other.includes(each))

export const countOf = ({ statuses }: Pick<BuiltInView, 'statuses'>, counts: InvoiceCounts | null): number =>
  statuses.length === 0
    ? (counts?.total ?? 0)
    : statuses.reduce((sum, status) => sum + (counts?.byStatus[status] ?? 0), 0)

/** Compares the statuses only; search and period apply to each of these views. */
export const isShownView = ({ statuses }: BuiltInView, filter: ListFilter): boolean =>
  filter.made === null && isSameSet(statuses, filter.statuses)

export const isOffered = (view: BuiltInView, filter: ListFilter, counts: InvoiceCounts | null): boolean =>
  alwaysOffered.has(view.name) || isShownView(view, filter) || countOf(view, counts) > 0

export const filterOfView = ({ statuses, period, sender }: SavedView): ListFilter => ({
  ...noFilter,
  statuses,
  period,
  sender: sender ?? null,
})

export const isShownSavedView = (view: SavedView, search: string, filter: ListFilter): boolean =>
  view.search === search.trim() &&
  filter.made === null &&
  filter.figure === null &&
  (view.sender ?? null) === filter.sender &&
  isSameSet(view.statuses, filter.statuses) &&
  JSON.stringify(view.period) === JSON.stringify(filter.period)

/** Saves search and filters under a name, replacing a view of the same name. */
export async function saveView(app: App, name: string): Promise<boolean> {
  const { search, filter } = app.hostStore.store.getState()
  const view: SavedView = {
    name: name.trim(),
    search: search.trim(),
    statuses: [...filter.statuses],
    period: filter.period,
    ...(filter.sender !== null && { sender: filter.sender }),
  }
  return await saveSettings(app, ({ views }) => ({
    views: [...views.filter(each => each.name !== view.name), view],
  }))
}

export async function removeView(app: App, { name }: SavedView): Promise<void> {
  const before = app.hostStore.store.getState().settings?.views ?? []
  const removed = await saveSettings(app, ({ views }) => ({
    views: views.filter(each => each.name !== name),
  }))
  if (!removed) return
  app.view.toast(() => t('view.removed', { name }), {
    label: () => t('list.undo'),
    run: () => void saveSettings(app, { views: before }),
  })
}
