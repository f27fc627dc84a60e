import { z } from 'zod'
import {
  type ClosedPeriod,
  type CreatedDrafts,
  changeScheduleSchema,
  createDueSchema,
  type DraftProposal,
  type DueReview,
  type RepeatChangeView,
  repeatInvoicesSchema,
  type SavedSchedule,
  type ScheduleView,
  saveScheduleSchema,
  scheduleIdSchema,
  skipPeriodsSchema,
  type UndoneRepeat,
  undoRepeatSchema,
} from '../schedules.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns schedules and bulk duplication. Nothing here submits an invoice. */
export const repeatOperations = {
  /** by next date; ended ones last */
  listSchedules: operation<ScheduleView[]>()(z.undefined()),
  /** answers after the commit; `stale_schedule` if it was changed elsewhere */
  saveSchedule: operation<SavedSchedule>()(saveScheduleSchema),
  changeSchedule: operation<RepeatChangeView>()(changeScheduleSchema),
  /** periods that have a draft or were skipped, newest first */
  closedPeriods: operation<ClosedPeriod[]>()(scheduleIdSchema),
  /** number of drafts that can be made now */
  countDue: operation<number>()(z.undefined()),
  /** each period that is due, oldest first, as the draft that it would become */
  reviewDue: operation<DueReview>()(z.undefined()),
  /** creates the drafts of these periods in one commit or none; `period_made` if one of them has a draft */
  createDue: operation<CreatedDrafts>()(createDueSchema),
  skipPeriods: operation<RepeatChangeView>()(skipPeriodsSchema),
  /** duplicates of these invoices for the next period, in the order of their numbers, without changes */
  reviewRepeats: operation<DraftProposal[]>()(repeatInvoicesSchema),
  /** creates those duplicates that can be created, in one commit */
  createRepeats: operation<CreatedDrafts>()(repeatInvoicesSchema),
  /** undoes a change of this session; the answer undoes the undoing */
  undoRepeat: operation<UndoneRepeat>()(undoRepeatSchema),
}
