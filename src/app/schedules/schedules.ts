import { randomUUID } from 'node:crypto'
import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import type { ClosedPeriod, SavedSchedule, ScheduleChangeView, ScheduleView } from '#contract/schedules.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { hasWrittenItem } from '#core/draft/draft-fields.ts'
import { AppError } from '#core/errors/app-error.ts'
import {
  duePeriods,
  ended,
  type IsMade,
  nextPeriod,
  remainingCount,
  resumed,
  type Schedule,
  scheduleOf,
  withPlan,
} from '#core/schedule/schedule.ts'
import { findInvoice } from '../find-invoice.ts'
import { draftIdOf } from '../period-draft-id.ts'
import type { Clock } from '../ports/ports.ts'
import type { ScheduleStep, ScheduleStore, StoredSchedule } from '../ports/schedules.ts'
import type { Store } from '../ports/store.ts'
import { type ScheduleChanges, stepTo } from './schedule-changes.ts'

export interface ScheduleDeps {
  store: Store
  clock: Pick<Clock, 'now' | 'today'>
  changes: ScheduleChanges
}

/** Limits the due periods if the clock is years ahead. */
const maxDue = 1000

export function createSchedules({ store, clock, changes }: ScheduleDeps) {
  const { schedules } = store
  const now = () => clock.now().toISOString()

  /** @throws AppError no_such_record, stale_schedule */
  function current({ id, revision }: { id: string; revision: number }): StoredSchedule {
    const stored = schedules.find(id)
    if (!stored) throw new AppError('no_such_record')
    if (stored.revision !== revision) throw new AppError('stale_schedule')
    return stored
  }

  const view = (stored: StoredSchedule): ScheduleView => scheduleView(store, stored, clock.today())

  return {
    listSchedules: (): ScheduleView[] =>
      schedules
        .all()
        .map(view)
        .sort((one, other) => (one.next ?? '9999-99-99').localeCompare(other.next ?? '9999-99-99')),

    saveSchedule({ existing, sourceId, ...plan }: ParsedArgumentOf<'saveSchedule'>): SavedSchedule {
      const { draft } = findInvoice(store, sourceId)
      if (documentTypeOf(draft) !== 'invoice')
        throw new AppError('invalid_argument', { message: { code: 'schedule.not_invoice' } })
      if (!hasWrittenItem(draft))
        throw new AppError('invalid_argument', { message: { code: 'schedule.no_lines' } })
      const source = { sourceId, sourceDate: draft.issue_date }
      const before = existing && current(existing)
      const isMade = before ? madePeriods(schedules, before) : () => false
      const step = before
        ? stepTo(before, withPlan(before.schedule, plan, source, isMade), now())
        : firstStep(scheduleOf(plan, source), now())
      if (!step.after || nextPeriod(step.after.schedule, isMade) === undefined)
        throw new AppError('invalid_argument', { message: { code: 'schedule.no_period' } })
      const changeId = changes.commit({ steps: [step] })
      return { schedule: view(step.after), changeId }
    },

    changeSchedule({ id, revision, change }: ParsedArgumentOf<'changeSchedule'>): ScheduleChangeView {
      const before = current({ id, revision })
      const isMade = madePeriods(schedules, before)
      const step =
        change === 'delete'
          ? { id, before, after: null }
          : stepTo(before, changed[change](before.schedule, isMade, clock.today()), now())
      return { changeId: changes.commit({ steps: [step] }) }
    },

    closedPeriods({ id }: { id: string }): ClosedPeriod[] {
      const stored = schedules.find(id)
      if (!stored) throw new AppError('no_such_record')
      const drafts = schedules
        .draftsOf(id)
        .map(({ period, invoiceId, invoice_number, isDeleted, isBilled }): ClosedPeriod => {
          const firstId = draftIdOf(id, period)
          const first = isBilled ? undefined : schedules.billedNumber(firstId)
          if (first !== undefined)
            return { period, state: 'billed', invoiceId: firstId, invoice_number: first }
          const state = isBilled ? 'billed' : isDeleted ? 'deleted' : 'made'
          return { period, state, invoiceId, invoice_number }
        })
      const made = new Set(drafts.map(({ period }) => period))
      const skipped = stored.schedule.skipped
        .filter(period => !made.has(period))
        .map((period): ClosedPeriod => ({ period, state: 'skipped', invoiceId: null, invoice_number: '' }))
      return [...drafts, ...skipped].sort((one, other) => other.period.localeCompare(one.period))
    },
  }
}

const changed: Record<
  'pause' | 'resume' | 'end',
  (schedule: Schedule, isMade: IsMade, today: string) => Schedule
> = {
  pause: schedule => ({ ...schedule, isPaused: true }),
  resume: resumed,
  end: ended,
}

function firstStep(schedule: Schedule, at: string): ScheduleStep {
  const id = randomUUID()
  return { id, before: null, after: { id, revision: 1, updatedAt: at, schedule } }
}

function scheduleView(store: Store, stored: StoredSchedule, today: string): ScheduleView {
  const { id, revision, schedule } = stored
  const isMade = madePeriods(store.schedules, stored)
  const next = nextPeriod(schedule, isMade)
  const source = store.invoices.summary(schedule.sourceId, today)
  const remaining = next === undefined ? 0 : remainingCount(schedule, next)
  return {
    id,
    revision,
    sourceId: schedule.sourceId,
    invoice_number: source?.invoice_number ?? '',
    customer: source?.customer ?? '',
    payable: source?.payable ?? null,
    currency: source?.currency ?? '',
    isSourceMissing: source === undefined,
    interval: schedule.interval,
    anchor: schedule.anchor,
    next: next ?? null,
    end: schedule.end.kind === 'count' ? { kind: 'count', count: remaining ?? 0 } : schedule.end,
    movesTexts: schedule.movesTexts,
    isPaused: schedule.isPaused,
    due: duePeriods(schedule, isMade, today, maxDue).length,
  }
}

/**
 * The number under which a period was billed: by its draft, or, in data of older versions, by an earlier draft that
 * another one replaced.
 */
export function billedAs(schedules: ScheduleStore, scheduleId: string, period: string): string | undefined {
  const draft = schedules.draftsOf(scheduleId).find(each => each.period === period)
  if (draft?.isBilled) return draft.invoice_number
  return schedules.billedNumber(draftIdOf(scheduleId, period))
}

/** Returns whether a period of the schedule has a draft, deleted or not. */
export function madePeriods(schedules: ScheduleStore, { id }: StoredSchedule): IsMade {
  const made = new Set(schedules.draftsOf(id).map(({ period }) => period))
  return period => made.has(period) || schedules.isInUse(draftIdOf(id, period))
}
