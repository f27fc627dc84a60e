import { z } from 'zod'
import type { TextChange } from '#core/draft/next-draft.ts'
import { percent } from '#core/fields/value-schemas.ts'
import { limits } from '#core/limits.ts'
import type { Message } from '#core/messages/message.ts'
import { type Decimal, parseDecimal } from '#core/money/decimal.ts'
import { type Interval, intervalSchema } from '#core/schedule/interval.ts'
import { type ScheduleEnd, scheduleEndSchema } from '#core/schedule/schedule.ts'
import { date, id, idArgument, noArgument, revision, senderId } from './argument-schemas.ts'
import { operation } from './operation.ts'

/** Types and arguments of the operations on schedules, and on drafts made of other invoices. */

/** Larger numbers of drafts are created in parts, so that each part can be reviewed. */
export const maxDrafts = 1000

const periodSchema = z.strictObject({ scheduleId: id, period: date })

export type PeriodKey = z.output<typeof periodSchema>

const duplicateInvoices = z.strictObject({
  ids: z.array(id).min(1).max(maxDrafts),
  interval: intervalSchema,
  movesTexts: z.boolean(),
})

const decimalText = z
  .string()
  .max(40)
  .refine(text => parseDecimal(text) !== undefined)

/** One line for each of several customers. */
const customerInvoices = z.strictObject({
  customerIds: z.array(id).min(1).max(maxDrafts),
  /** a sender profile; by default that of new documents */
  sender: senderId.optional(),
  item: z.strictObject({
    description: z.string().trim().min(1).max(limits.textLength),
    quantity: decimalText,
    unit_price: decimalText,
    /** percent; by default the rate of the customer or of the settings */
    tax_rate: percent.optional(),
  }),
  issueDate: date,
})

export interface ScheduleView {
  id: string
  revision: number
  sourceId: string
  /** invoice number of the source; empty if it is missing */
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
  /** a count starts at `next` */
  end: ScheduleEnd
  movesTexts: boolean
  isPaused: boolean
  /** number of drafts that can be made now */
  due: number
}

/** A change of schedules or drafts that `undoScheduleChange` can undo. */
export interface ScheduleChangeView {
  changeId: string
}

export interface SavedSchedule extends ScheduleChangeView {
  schedule: ScheduleView
}

/** A period that was made or skipped. */
export interface ClosedPeriod {
  period: string
  /** billed: its invoice was or may have been issued with a live key, so the period gets no other one */
  state: 'made' | 'billed' | 'deleted' | 'skipped'
  /** `null` for a skipped period */
  invoiceId: string | null
  invoice_number: string
}

/** A draft that is about to be created. */
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
  /** unchanged texts that name a month of the source, although texts are moved */
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
  /** ids of the drafts, in the order of their numbers */
  ids: string[]
}

export interface UndoneScheduleChange extends ScheduleChangeView {
  /** ids of the deleted drafts */
  withdrawn: string[]
  /** number of drafts that stay, because they were changed in the meantime */
  kept: number
}

/** The part of the table of operations that concerns schedules and bulk duplication. Nothing here submits an invoice. */
export const scheduleOperations = {
  /** by next date; ended ones last */
  listSchedules: operation<ScheduleView[]>()(noArgument),
  /** answers after the commit; `stale_schedule` if it was changed elsewhere */
  saveSchedule: operation<SavedSchedule>()(
    z.strictObject({
      /** absent for a new schedule */
      existing: z.strictObject({ id, revision }).optional(),
      sourceId: id,
      interval: intervalSchema,
      /** the next issue date; another date restarts the schedule from there */
      next: date,
      /** a count starts at `next` */
      end: scheduleEndSchema,
      /** whether months, years and periods in texts are replaced by those of the new period */
      movesTexts: z.boolean(),
    }),
  ),
  changeSchedule: operation<ScheduleChangeView>()(
    z.strictObject({
      id,
      revision,
      change: z.enum(['pause', 'resume', 'end', 'delete']),
    }),
  ),
  /** periods that have a draft or were skipped, newest first */
  closedPeriods: operation<ClosedPeriod[]>()(idArgument),
  /** number of drafts that can be made now */
  countDue: operation<number>()(noArgument),
  /** each due period, oldest first, as the draft that it would become */
  reviewDue: operation<DueReview>()(noArgument),
  /** creates the drafts of these periods in one commit or none; `period_made` if one of them has a draft */
  createDue: operation<CreatedDrafts>()(
    z.strictObject({
      periods: z.array(periodSchema).min(1).max(maxDrafts),
      /** whether skipped periods, and periods whose draft was deleted, get a draft again */
      again: z.boolean().optional(),
    }),
  ),
  skipPeriods: operation<ScheduleChangeView>()(
    z.strictObject({ periods: z.array(periodSchema).min(1).max(maxDrafts) }),
  ),
  /** previews next-period duplicates of these invoices, in the order of their numbers */
  reviewDuplicates: operation<DraftProposal[]>()(duplicateInvoices),
  /** creates the duplicates that can be created, in one commit */
  createDuplicates: operation<CreatedDrafts>()(duplicateInvoices),
  /** previews an invoice for each of these customers */
  reviewCustomerInvoices: operation<DraftProposal[]>()(customerInvoices),
  /** creates these drafts, all or none */
  createCustomerInvoices: operation<CreatedDrafts>()(customerInvoices),
  /** undoes a schedule change of this session; the answer is a change that redoes it */
  undoScheduleChange: operation<UndoneScheduleChange>()(z.strictObject({ changeId: id })),
}
