import { z } from 'zod'
import {
  type ClosedPeriod,
  type CreatedDrafts,
  changeScheduleSchema,
  createDueSchema,
  type DraftProposal,
  type DueReview,
  duplicateInvoicesSchema,
  type SavedSchedule,
  type ScheduleChangeView,
  type ScheduleView,
  saveScheduleSchema,
  scheduleIdSchema,
  skipPeriodsSchema,
  type UndoneScheduleChange,
  undoScheduleChangeSchema,
} from '../schedules.ts'
import { operation } from './operation.ts'

/** The part of the table of operations that concerns schedules and bulk duplication. Nothing here submits an invoice. */
export const scheduleOperations = {
  /** by next date; ended ones last */
  listSchedules: operation<ScheduleView[]>()(z.undefined()),
  /** answers after the commit; `stale_schedule` if it was changed elsewhere */
  saveSchedule: operation<SavedSchedule>()(saveScheduleSchema),
  changeSchedule: operation<ScheduleChangeView>()(changeScheduleSchema),
  /** periods that have a draft or were skipped, newest first */
  closedPeriods: operation<ClosedPeriod[]>()(scheduleIdSchema),
  /** number of drafts that can be made now */
  countDue: operation<number>()(z.undefined()),
  /** each period that is due, oldest first, as the draft that it would become */
  reviewDue: operation<DueReview>()(z.undefined()),
  /** creates the drafts of these periods in one commit or none; `period_made` if one of them has a draft */
  createDue: operation<CreatedDrafts>()(createDueSchema),
  skipPeriods: operation<ScheduleChangeView>()(skipPeriodsSchema),
  /** duplicates of these invoices for the next period, in the order of their numbers, without changes */
  reviewDuplicates: operation<DraftProposal[]>()(duplicateInvoicesSchema),
  /** creates those duplicates that can be created, in one commit */
  createDuplicates: operation<CreatedDrafts>()(duplicateInvoicesSchema),
  /** undoes a change of this session; the answer undoes the undoing */
  undoScheduleChange: operation<UndoneScheduleChange>()(undoScheduleChangeSchema),
}
