/** Schedules, and drafts made of other invoices. */
export const schedulesInEnglish = {
  'schedule.source_missing': 'The invoice to repeat was deleted.',
  'schedule.not_invoice': 'Only invoices are repeated, not credit notes and quotes.',
  'schedule.no_date': 'The invoice has no valid issue date.',
  'schedule.no_period': 'The end is before the next date.',
} as const
