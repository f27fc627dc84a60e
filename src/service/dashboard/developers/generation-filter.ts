import { z } from 'zod'
import { addDays, isCalendarDate } from '#core/text/calendar-date.ts'
import type { JobFilter } from '../../store/jobs.ts'
import type { Html } from '../html/html.ts'
import { t } from '../html/texts.ts'

/** The submitted filter, to be shown in the form. */
export interface GenerationQuery {
  mode: string
  template: string
  number: string
  from: string
  to: string
  before: string
}

/** Missing and repeated parameters become empty. */
export function parseQuery(query: unknown): GenerationQuery {
  const fields = z.record(z.string(), z.unknown()).safeParse(query).data ?? {}
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.trim().slice(0, 200) : ''
  }
  return {
    mode: text('mode'),
    template: text('template'),
    number: text('number'),
    from: text('from'),
    to: text('to'),
    before: text('before'),
  }
}

/** @returns the filter, or an error message */
export function toJobFilter(account: string, query: GenerationQuery): JobFilter | Html {
  const { mode, template, number, from, to } = query
  if (mode !== '' && mode !== 'live' && mode !== 'test') return t('generations.wrong_kind')
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to))) {
    return t('generations.wrong_day')
  }
  if (from !== '' && to !== '' && from > to) return t('generations.wrong_order')
  return {
    account_id: account,
    mode: mode === '' ? undefined : mode,
    template: template || undefined,
    number: number || undefined,
    from: from || undefined,
    // `until` is inclusive in the form and exclusive in the filter
    until: to === '' ? undefined : addDays(to, 1),
  }
}

/** The query string of this list, without empty parameters. */
export function addressOf(query: GenerationQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Whether a filter is set. */
export const isNarrowed = (query: GenerationQuery) => addressOf({ ...query, before: '' }) !== ''

const isDay = (text: string) => /^[12]\d{3}-/.test(text) && isCalendarDate(text)
