import type { Draft } from '#core/draft/draft.ts'
import type { InvoiceColumns } from '#core/draft/invoice-columns.ts'
import type { Schedule } from '#core/schedule/schedule.ts'

export interface StoredSchedule {
  id: string
  /** number of committed changes, from 1 */
  revision: number
  updatedAt: string
  schedule: Schedule
}

/** Change of one schedule; `null`: there is none. */
export interface ScheduleStep {
  id: string
  before: StoredSchedule | null
  after: StoredSchedule | null
}

/** The period that a draft is made for; a period has at most one draft. */
export interface SchedulePeriod {
  scheduleId: string
  /** issue date */
  period: string
}

/** A draft to insert: of a due period, or a duplicate for the next period. */
export interface NewDraft {
  id: string
  draft: Draft
  columns: InvoiceColumns
  customerId: string | null
  /** `null` for a draft that no schedule makes */
  madeFor: SchedulePeriod | null
  /** an earlier, deleted draft of the period that this one replaces */
  replaces: string | null
}

/** The draft of a period, deleted or not. */
export interface PeriodDraft {
  period: string
  invoiceId: string
  invoice_number: string
  isDeleted: boolean
  /** submitted with a live key and not refused */
  isBilled: boolean
}

/** A draft and the period that it was made for. */
export type DraftLink = Pick<NewDraft, 'id' | 'madeFor'>

/** One of several commits that create drafts together. */
export interface DraftPart {
  /** links of this part and of all earlier parts */
  links: readonly DraftLink[]
  isLast: boolean
}

export interface ScheduleStore {
  /** throws if one is damaged */
  all(): StoredSchedule[]
  find(id: string): StoredSchedule | undefined
  /** by period */
  draftsOf(scheduleId: string): PeriodDraft[]
  /** number of the invoice with this id, if it was submitted with a live key and not refused */
  billedNumber(invoiceId: string): string | undefined
  /**
   * whether an invoice with this id exists, was submitted or uses a number; a deleted invoice counts only if it was
   * submitted or uses a number
   */
  isInUse(invoiceId: string): boolean
  /** whether there is any row with this id */
  exists(invoiceId: string): boolean
  /**
   * changes schedules and creates drafts in one commit; returns `false` and changes nothing if a schedule is not in the
   * revision of its step, or a period has a draft already
   */
  apply(change: {
    steps: readonly ScheduleStep[]
    drafts: readonly NewDraft[]
    at: string
    part?: DraftPart | undefined
  }): boolean
  /** drafts whose last part was not committed */
  unfinished(): DraftLink[]
  endUnfinished(): void
  /** deletes drafts that were not changed since their creation and reopens their periods; returns the deleted ones */
  withdraw(links: readonly DraftLink[], at: string): DraftLink[]
  /** restores withdrawn drafts, except those whose period has another draft now; returns the restored ones */
  restore(links: readonly DraftLink[]): DraftLink[]
}
