import type { Row } from '../sqlite/sql.ts'

/** Values of a damaged file, which may be anything. */

export const isId = (value: unknown): boolean => /^[0-9a-f-]{36}$/.test(String(value))

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0 && value < 2 ** 31

/** Whether the row of a record, a payment or a schedule has an id, a revision and its time. */
export const hasHead = ({ id, revision, updated_at }: Row): boolean =>
  isId(id) && isCount(Number(revision)) && isInstant(updated_at)

export const isInstantOrNull = (value: unknown): boolean => value === null || isInstant(value)

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
