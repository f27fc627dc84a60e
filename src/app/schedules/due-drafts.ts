import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import {
  type CreatedDrafts,
  type DueReview,
  maxDrafts,
  type ScheduleChangeView,
} from '#contract/schedules.ts'
import { AppError } from '#core/errors/app-error.ts'
import { duePeriods, isPeriod } from '#core/schedule/schedule.ts'
import type { LongWorks } from '../long-work.ts'
import { draftIdOf } from '../period-draft-id.ts'
import type { Clock } from '../ports/ports.ts'
import type { ScheduleStep, StoredSchedule } from '../ports/schedules.ts'
import type { SettingsOperations } from '../settings.ts'
import { type DraftRequest, planDrafts, prepareDrafts } from './plan-drafts.ts'
import { stepTo } from './schedule-changes.ts'
import { billedAs, madePeriods, type ScheduleDeps } from './schedules.ts'

interface Deps extends ScheduleDeps {
  settings: Pick<SettingsOperations, 'settings'>
  maintenance: { wake(): void }
  works: Pick<LongWorks, 'run'>
}

/** Reviews and creates the drafts that schedules are due for. */
export function createDueDrafts({ store, clock, settings, changes, maintenance, works }: Deps) {
  const { schedules } = store

  function due(): { stored: StoredSchedule; period: string }[] {
    const today = clock.today()
    return schedules
      .all()
      .flatMap(stored =>
        duePeriods(stored.schedule, madePeriods(schedules, stored), today, maxDrafts).map(period => ({
          stored,
          period,
        })),
      )
      .sort((one, other) => one.period.localeCompare(other.period))
  }

  const requestOf = ({ id, schedule }: StoredSchedule, period: string): DraftRequest => ({
    ...schedule,
    madeFor: { scheduleId: id, period },
    issueDate: period,
  })

  function byId(periods: readonly { scheduleId: string; period: string }[]) {
    const found = Map.groupBy(periods, ({ scheduleId }) => scheduleId)
    return [...found].map(([id, ofSchedule]) => {
      const stored = schedules.find(id)
      if (!stored) throw new AppError('no_such_record')
      const wanted = [...new Set(ofSchedule.map(({ period }) => period))]
      if (!wanted.every(period => isPeriod(stored.schedule, period))) throw new AppError('stale_schedule')
      return { stored, periods: wanted }
    })
  }

  /** @throws AppError period_made */
  function newRequest(stored: StoredSchedule, period: string, again: boolean): DraftRequest {
    const id = draftIdOf(stored.id, period)
    const number = billedAs(schedules, stored.id, period)
    if (number !== undefined)
      throw new AppError('period_made', {
        message: { code: 'schedule.period_billed', params: { period, number } },
      })
    const earlier = schedules.draftsOf(stored.id).find(draft => draft.period === period)
    const isFree = earlier ? again && earlier.isDeleted : !schedules.isInUse(id)
    if (!isFree) throw new AppError('period_made')
    const request = { ...requestOf(stored, period), replaces: earlier?.invoiceId ?? null }
    // A withdrawn or deleted draft keeps its row, so its id cannot be used again.
    return schedules.exists(id) ? request : { ...request, id }
  }

  return {
    countDue: (): number => due().length,

    async reviewDue(): Promise<DueReview> {
      const found = due()
      const listed = found.slice(0, maxDrafts).map(({ stored, period }) => requestOf(stored, period))
      return {
        today: clock.today(),
        proposals: planDrafts(store, settings, await prepareDrafts(store, listed)).map(
          ({ proposal }) => proposal,
        ),
        hasMore: found.length > maxDrafts,
      }
    },

    /** Commits after the last draft was prepared, so that cancelling changes nothing. */
    async createDue({ periods, again = false }: ParsedArgumentOf<'createDue'>): Promise<CreatedDrafts> {
      const chosen = byId(periods)
      const requests = chosen.flatMap(({ stored, periods: wanted }) =>
        wanted.map(period => newRequest(stored, period, again)),
      )
      const prepared = await works.run('drafts', control => prepareDrafts(store, requests, control))
      for (const draft of prepared)
        if ('problem' in draft) throw new AppError('no_such_invoice', { message: draft.problem })
      const steps = chosen.flatMap(({ stored, periods: wanted }) => withoutSkips(stored, wanted, clock.now()))
      const created = await changes.commitDrafts({
        steps,
        subjects: prepared,
        draftsOf: part => planDrafts(store, settings, part).flatMap(({ draft }) => draft ?? []),
      })
      maintenance.wake()
      return created
    },

    skipPeriods({ periods }: ParsedArgumentOf<'skipPeriods'>): ScheduleChangeView {
      const at = clock.now().toISOString()
      const steps = byId(periods).map(({ stored, periods: wanted }) => {
        const { schedule } = stored
        return stepTo(stored, { ...schedule, skipped: [...new Set([...schedule.skipped, ...wanted])] }, at)
      })
      return { changeId: changes.commit({ steps }) }
    },
  }
}

/** Steps that make the periods of new drafts no longer skipped. */
function withoutSkips(stored: StoredSchedule, periods: readonly string[], now: Date): ScheduleStep[] {
  const { schedule } = stored
  const skipped = schedule.skipped.filter(period => !periods.includes(period))
  return skipped.length === schedule.skipped.length
    ? []
    : [stepTo(stored, { ...schedule, skipped }, now.toISOString())]
}

/** Polls, because a timer until midnight would miss sleep and clock changes. */
const checkMs = 60_000

/** Calls `onDay` when the local date changes. */
export function watchDay(clock: Pick<Clock, 'today' | 'after'>, onDay: () => void): { close(): void } {
  let day = clock.today()
  let stop = clock.after(checkMs, check)

  function check(): void {
    const today = clock.today()
    if (today !== day) {
      day = today
      onDay()
    }
    stop = clock.after(checkMs, check)
  }

  return { close: () => stop() }
}
