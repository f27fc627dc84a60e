import { randomUUID } from 'node:crypto'
import type { NewDraft } from '#app/ports/schedules.ts'
import type { Store } from '#app/ports/store.ts'
import { emptyDraft } from '#core/draft/draft.ts'
import { columnsOf } from '#core/draft/invoice-columns.ts'
import { occurrence } from '#core/schedule/interval.ts'
import type { Schedule } from '#core/schedule/schedule.ts'

const at = '2026-11-21T14:00:00.000Z'
const weekly = { every: 1, unit: 'week' } as const

/** Writes the next revision of a schedule; revision 1 for a new schedule. */
export function writeSchedule(
  store: Store,
  sourceId: string,
  {
    id = randomUUID(),
    updatedAt = at,
    ...changes
  }: Partial<Schedule> & { id?: string; updatedAt?: string } = {},
): string {
  const before = store.schedules.find(id) ?? null
  const schedule: Schedule = {
    sourceId,
    interval: weekly,
    anchor: '2020-01-01',
    start: '2020-01-01',
    end: { kind: 'never' },
    movesTexts: true,
    isPaused: false,
    skipped: [],
    ...changes,
  }
  const after = { id, revision: (before?.revision ?? 0) + 1, updatedAt, schedule }
  store.schedules.apply({ steps: [{ id, before, after }], drafts: [], at: updatedAt })
  return id
}

export const draftFor = (
  scheduleId: string,
  period: string,
  { id = randomUUID(), replaces = null }: { id?: string; replaces?: string | null } = {},
): NewDraft => {
  const draft = emptyDraft({ invoice_number: `R-${period}`, issue_date: period })
  return {
    id,
    draft,
    columns: columnsOf(draft),
    customerId: null,
    madeFor: { scheduleId, period },
    replaces,
  }
}

export const createDrafts = (store: Store, drafts: readonly NewDraft[]): boolean =>
  store.schedules.apply({ steps: [], drafts, at })

export const periodsIn = (store: Store, scheduleId: string): string[] =>
  store.schedules.draftsOf(scheduleId).map(({ period }) => period)

const draftsAtOnce = 3

/**
 * Creates the drafts of the next periods in one commit.
 * @returns the last period
 */
export function createNextPeriods(store: Store, scheduleId: string): string {
  const made = periodsIn(store, scheduleId).length
  const periods = Array.from(
    { length: draftsAtOnce },
    (_, index) => occurrence('2020-01-01', weekly, made + index) ?? '',
  )
  createDrafts(
    store,
    periods.map(period => draftFor(scheduleId, period)),
  )
  return periods.at(-1) ?? ''
}

/** Violations: a missing acknowledged draft, a partial commit, or a period with two drafts. */
export function wrongPeriods(store: Store, acknowledged: readonly string[]): string[] {
  const wrong: string[] = []
  const [schedule, ...others] = store.schedules.all()
  if (others.length > 0) wrong.push(`${others.length + 1} schedules`)
  const found = schedule ? periodsIn(store, schedule.id) : []
  if (found.length % draftsAtOnce !== 0) wrong.push(`${found.length} drafts of commits of ${draftsAtOnce}`)
  if (new Set(found).size !== found.length) wrong.push('a period has two drafts')
  for (const period of acknowledged) if (!found.includes(period)) wrong.push(`the draft of ${period}`)
  return wrong
}
