import { z } from 'zod'
import type { TextChange } from '#core/draft/next-draft.ts'
import type { Message } from '#core/messages/message.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { type Interval, intervalSchema } from '#core/schedule/interval.ts'
import { type ScheduleEnd, scheduleEndSchema } from '#core/schedule/schedule.ts'
import { isoDate } from './argument-schemas.ts'

/** Types and arguments of the operations on schedules, and on drafts made of other invoices. */

/** Larger numbers of drafts are made in parts, so that each part can be reviewed. */
export const maxDrafts = 1000

const id = z.uuid()
const revision = z.int().min(1)

export const saveScheduleSchema = z.strictObject({
  /** absent for a new schedule */
  existing: z.strictObject({ id, revision }).optional(),
  sourceId: id,
  interval: intervalSchema,
  /** the next issue date; a changed one starts the schedule again from there */
  next: isoDate,
  /** a number counts from `next` on */
  end: scheduleEndSchema,
  /** whether months, years and periods in texts are moved on */
  movesTexts: z.boolean(),
})

export const changeScheduleSchema = z.strictObject({
  id,
  revision,
  change: z.enum(['pause', 'resume', 'end', 'delete']),
})

export const scheduleIdSchema = z.strictObject({ id })

const periodSchema = z.strictObject({ scheduleId: id, period: isoDate })

export type PeriodKey = z.output<typeof periodSchema>

export const createDueSchema = z.strictObject({
  periods: z.array(periodSchema).min(1).max(maxDrafts),
  /** whether a skipped period, or one whose draft was deleted, gets a draft again */
  again: z.boolean().optional(),
})

export const skipPeriodsSchema = z.strictObject({ periods: z.array(periodSchema).min(1).max(maxDrafts) })

export const duplicateInvoicesSchema = z.strictObject({
  ids: z.array(id).min(1).max(maxDrafts),
  interval: intervalSchema,
  movesTexts: z.boolean(),
})

export const undoScheduleChangeSchema = z.strictObject({ changeId: z.uuid() })

export interface ScheduleView {
  id: string
  revision: number
  sourceId: string
  /** of the source; empty if it is missing */
  invoice_number: string
  customer: string
  payable: Decimal | null
  currency: string
  /** the source was deleted or is not in the data */
  isSourceMissing: boolean
  interval: Interval
  /** date from which all periods are counted */
  anchor: string
  /** issue date of the next draft; `null` if the schedule has ended */
  next: string | null
  /** a number counts from `next` on */
  end: ScheduleEnd
  movesTexts: boolean
  isPaused: boolean
  /** number of drafts that can be made now */
  due: number
}

/** A change of schedules, of drafts or of both, which `undoScheduleChange` undoes. */
export interface ScheduleChangeView {
  changeId: string
}

export interface SavedSchedule extends ScheduleChangeView {
  schedule: ScheduleView
}

/** A period of a schedule that is not open. */
export interface ClosedPeriod {
  period: string
  /** billed: its invoice was issued with a live key, or may have been; the period gets no other one */
  state: 'made' | 'billed' | 'deleted' | 'skipped'
  /** `null` for a skipped period */
  invoiceId: string | null
  invoice_number: string
}

/** A draft as it would be created now. */
export interface DraftProposal {
  sourceId: string
  /** `null` for a duplicate without a schedule */
  madeFor: PeriodKey | null
  /** number of the source */
  sourceNumber: string
  customer: string
  /** provisional, like the number of every draft */
  invoice_number: string
  issueDate: string
  /** such as "December 2026", in the language of the invoice */
  period: string
  payable: Decimal | null
  currency: string
  texts: TextChange[]
  /** texts that still name a month of the source, although texts are moved on */
  unmovedTexts: string[]
  /** why it cannot be created; `null` if it can */
  problem: Message | null
}

export interface DueReview {
  /** the date of this computer */
  today: string
  proposals: DraftProposal[]
  /** whether more are due than are listed */
  hasMore: boolean
}

export interface CreatedDrafts extends ScheduleChangeView {
  /** in the order of their numbers */
  ids: string[]
}

export interface UndoneScheduleChange extends ScheduleChangeView {
  /** drafts that are deleted by this */
  withdrawn: string[]
  /** drafts that stay, because they were changed since */
  kept: number
}
