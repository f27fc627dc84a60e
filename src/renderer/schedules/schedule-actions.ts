import type { Answer } from '#contract/operation.ts'
import {
  type ClosedPeriod,
  type CreatedDrafts,
  type DraftProposal,
  maxDrafts,
  type PeriodKey,
  type ScheduleView,
} from '#contract/schedules.ts'
import { formatDate } from '#core/money/format.ts'
import type { Interval } from '#core/schedule/interval.ts'
import { showRowsToSelect, submitSelected } from '../batch/batch-actions.ts'
import { shortcutLabel } from '../controls/shortcut.ts'
import { isMac, uiLocale } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { isPassing } from '../state/host/change-history.ts'
import { unwrap } from '../state/host/unwrap-answer.ts'
import {
  closeListOverlay,
  movingFocus,
  openInvoice,
  saveOrNotify,
  showNewRows,
  withErrorNotice,
} from '../state/invoice-actions.ts'
import { shownSelection, showPlace } from '../state/places.ts'

/** Opens the schedule of an invoice, or a new one. */
export const showSchedule = (app: App, id: string): Promise<void> =>
  movingFocus(app, async () => {
    if (!(await saveOrNotify(app, id))) return
    const schedules = await unwrap(app.api.listSchedules())
    const schedule = schedules.find(({ sourceId }) => sourceId === id) ?? null
    await openScheduleDialog(app, id, schedule)
  })

export const editSchedule = (app: App, schedule: ScheduleView): Promise<void> =>
  movingFocus(app, () => openScheduleDialog(app, schedule.sourceId, schedule))

async function openScheduleDialog(app: App, id: string, schedule: ScheduleView | null): Promise<void> {
  const { draft } = await unwrap(app.api.openInvoice({ id }))
  const periods: ClosedPeriod[] = schedule ? await unwrap(app.api.closedPeriods({ id: schedule.id })) : []
  app.view.set({ notice: null, overlay: { kind: 'schedule', sourceId: id, draft, schedule, periods } })
}

export const saveSchedule = (
  app: App,
  {
    sourceId,
    schedule,
    plan,
  }: {
    sourceId: string
    schedule: ScheduleView | null
    plan: Pick<ScheduleView, 'interval' | 'end' | 'movesTexts'> & { next: string }
  },
): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('schedules', async () => {
      const existing = schedule ? { existing: { id: schedule.id, revision: schedule.revision } } : {}
      const saving = await app.api.saveSchedule({ ...existing, sourceId, ...plan })
      app.view.set({ overlay: null })
      const { schedule: saved, changeId } = await unwrap(Promise.resolve(saving))
      app.view.toast(() => t('schedule.saved', { date: formatDate(saved.next ?? '', uiLocale) }), {
        label: () => t('schedules.undo'),
        run: () => void undoScheduleChange(app, changeId),
      })
    }),
  )

export type ScheduleChange = 'pause' | 'resume' | 'end' | 'delete'

/** @returns all schedules after the change, and the id that undoes it; `undefined` if an error was shown */
export async function changeSchedule(
  app: App,
  { id, revision }: ScheduleView,
  change: ScheduleChange,
): Promise<{ schedules: ScheduleView[]; changeId: string } | undefined> {
  const changed = await app.api.changeSchedule({ id, revision, change })
  if (changed.ok) {
    const { changeId } = changed.value
    return { schedules: await unwrap(app.api.listSchedules()), changeId }
  }
  app.view.set({ overlay: null })
  app.view.notify(() => textOf(changed.error.message))
  return undefined
}

/** @returns all schedules; `undefined` if an error was shown */
export async function undoScheduleChange(app: App, changeId: string): Promise<ScheduleView[] | undefined> {
  const undone = await app.api.undoScheduleChange({ changeId })
  if (undone.ok) return await unwrap(app.api.listSchedules())
  app.view.set({ overlay: null })
  const again = { label: () => t('schedules.undo'), run: () => void undoScheduleChange(app, changeId) }
  app.view.notify(() => textOf(undone.error.message), isPassing(undone.error) ? again : undefined)
  return undefined
}

export const showSchedules = (app: App): Promise<void> =>
  movingFocus(app, async () => {
    const schedules = await unwrap(app.api.listSchedules())
    app.view.set({ notice: null, overlay: { kind: 'schedules', schedules } })
  })

/** Shows the due drafts; with `isAutomatic` only if there are some. */
export const showDue = (app: App, isAutomatic = false): Promise<void> =>
  withErrorNotice(app, async () => {
    const review = await unwrap(app.api.reviewDue())
    const isBusy = app.view.store.getState().overlay !== null
    if (isAutomatic && (review.proposals.length === 0 || isBusy)) return
    app.view.set({ notice: null, overlay: { kind: 'due', review } })
  })

/** Opens the review of due drafts at the start of the program. */
export async function reviewDueAtStart(app: App): Promise<void> {
  if (app.hostStore.store.getState().data?.state !== 'ready') return
  await app.hostStore.refreshDue()
  if (app.hostStore.store.getState().due > 0) await showDue(app, true)
}

/** Notifies about drafts that become due while the app runs, without covering the editor. */
export const mentionDueInvoices = (app: App): (() => void) =>
  app.api.onEvent(event => {
    if (event.type === 'schedules-changed') void mentionDue(app)
  })

async function mentionDue(app: App): Promise<void> {
  const before = app.hostStore.store.getState().due
  await app.hostStore.refreshDue()
  const { due } = app.hostStore.store.getState()
  if (due > before && app.view.store.getState().overlay === null)
    app.view.toast(() => t('due.today', { count: due }), {
      label: () => t('due.review'),
      run: () => void showDue(app),
    })
}

export const createDue = (app: App, periods: PeriodKey[], again = false): Promise<string[]> =>
  createDrafts(app, () => app.api.createDue({ periods, again }))

export const skipDue = (app: App, periods: PeriodKey[]): Promise<void> =>
  withErrorNotice(app, () =>
    app.view.runExclusive('schedules', async () => {
      const { changeId } = await unwrap(app.api.skipPeriods({ periods }))
      await app.hostStore.refreshDue()
      app.view.set({ overlay: null })
      if (app.hostStore.store.getState().due > 0) await showDue(app)
      app.view.toast(() => t('due.skipped', { count: periods.length }), {
        label: () => t('drafts.undo'),
        run: () => void undoDrafts(app, changeId, 0),
      })
    }),
  )

/** Opens the review of duplicates of the selected invoices, or of the open one; without either, starts selecting. */
export function duplicateForNextPeriod(app: App): void {
  const { current } = app.openInvoices.store.getState()
  const selected = [...shownSelection(app)]
  const ids = selected.length > 0 ? selected : current === null ? [] : [current]
  if (ids.length > 0) return void showDuplicates(app, ids)
  void showRowsToSelect(app).then(() =>
    app.view.announce(t('duplicates.select', { key: shortcutLabel('CmdOrCtrl', isMac) })),
  )
}

const showDuplicates = (app: App, ids: string[]): Promise<void> =>
  movingFocus(app, () => reviewDuplicatesOf(app, ids))

export async function reviewDuplicatesOf(app: App, ids: string[]): Promise<void> {
  if (ids.length > maxDrafts) return app.view.notify(() => t('duplicates.too-many', { count: maxDrafts }))
  if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
  const interval: Interval = { every: 1, unit: 'month' }
  const proposals = await proposalsOf(app, ids, interval, true)
  app.view.set({ notice: null, settings: null, overlay: { kind: 'duplicates', ids, interval, proposals } })
}

export const proposalsOf = (
  app: App,
  ids: readonly string[],
  interval: Interval,
  movesTexts: boolean,
): Promise<DraftProposal[]> => unwrap(app.api.reviewDuplicates({ ids: [...ids], interval, movesTexts }))

export const createDuplicates = (
  app: App,
  ids: readonly string[],
  interval: Interval,
  movesTexts: boolean,
): Promise<string[]> =>
  createDrafts(app, () => app.api.createDuplicates({ ids: [...ids], interval, movesTexts }))

/** Continues with the question before the created drafts are submitted. */
export async function submitMade(app: App, made: Promise<string[]>): Promise<void> {
  const ids = await made
  if (ids.length > 0) submitSelected(app, ids)
}

/**
 * Creates drafts, selects them in the list so that they can be submitted together, and offers undo.
 * @returns an empty list if it was cancelled or failed; a message was shown
 */
export async function createDrafts(
  app: App,
  create: () => Promise<Answer<CreatedDrafts>>,
): Promise<string[]> {
  let made: string[] = []
  await withErrorNotice(app, () =>
    app.view.runExclusive('schedules', async () => {
      try {
        const answer = await create().finally(() => app.view.setProgress('drafts', null))
        if (!answer.ok && answer.error.code === 'work_cancelled')
          return app.view.announce(t('drafts.cancelled'))
        const { ids, changeId } = await unwrap(Promise.resolve(answer))
        showNewRows(app, ids)
        await Promise.all([app.hostStore.refreshInvoices(), app.hostStore.refreshDue()])
        if (ids.length > 1) await showPlace(app, 'invoices')
        app.view.set({
          overlay: null,
          selection: ids.length > 1 ? { ids: new Set(ids), anchor: ids[0] ?? null } : null,
        })
        app.view.toast(() => t('drafts.created', { count: ids.length }), {
          label: () => t('drafts.undo'),
          run: () => void undoDrafts(app, changeId, ids.length),
        })
        const [only, ...others] = ids
        if (only !== undefined && others.length === 0) await openDraft(app, only)
        made = ids
      } catch (cause) {
        app.view.set({ overlay: null })
        throw cause
      }
    }),
  )
  return made
}

/** Cancels the creation and removes its drafts; the dialog stays open. */
export const cancelDrafts = (app: App): void => void app.api.cancelWork({ work: 'drafts' })

export async function openDraft(app: App, id: string): Promise<void> {
  app.view.set({ overlay: null })
  await openInvoice(app, id)
  closeListOverlay(app)
}

function undoDrafts(app: App, changeId: string, count: number): Promise<void> {
  const again = { label: () => t('drafts.undo'), run: () => void undoDrafts(app, changeId, count) }
  const undo = async () => {
    if (!(await app.openInvoices.autosave.flushAll())) return app.view.notify(() => t('save.first'))
    const { kept, withdrawn } = await unwrap(app.api.undoScheduleChange({ changeId }))
    const wasShown = withdrawn.includes(app.openInvoices.store.getState().current ?? '')
    for (const id of withdrawn) app.openInvoices.close(id)
    app.view.set({ selection: null })
    await Promise.all([app.hostStore.refreshInvoices(), app.hostStore.refreshDue()])
    const [first] = app.hostStore.store.getState().invoices
    if (wasShown && first) await openInvoice(app, first.id)
    if (kept > 0) app.view.notify(() => t('drafts.kept', { count: kept }))
    else app.view.announce(t('drafts.undone', { count }))
  }
  return withErrorNotice(app, undo, again)
}
