import { optional } from './field.ts'
import { date } from './value-schemas.ts'

/** The period that the whole invoice covers (EN 16931, BG-14). */
export const periodFields = {
  start: optional('code', date, {
    label: 'period.start',
    description: 'First day of the period.',
    example: '2026-11-01',
  }),
  end: optional('code', date, {
    label: 'period.end',
    description: 'Last day of the period.',
    example: '2026-11-30',
  }),
}
