import { formatDate } from '#core/money/format.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { DateInput } from '../controls/date-input.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, type FieldMessage } from '../controls/text-field.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { Period } from '../state/host/list-filter.ts'

interface PeriodSelectProps {
  /** accessible name, if there is no visible label */
  label?: string
  id?: string
  kinds: readonly Period['kind'][]
  period: Period
  onChange: (period: Period) => void
}

export function PeriodSelect({ label, id, kinds, period, onChange }: PeriodSelectProps) {
  return (
    <select
      id={id}
      className={controls.control}
      aria-label={label}
      value={period.kind}
      onChange={event => {
        const kind = kinds.find(each => each === event.target.value) ?? period.kind
        onChange(kind === 'range' ? { kind, from: '', to: '' } : { kind })
      }}
    >
      {kinds.map(kind => (
        <option key={kind} value={kind}>
          {t(`filter.period.${kind}`)}
        </option>
      ))}
    </select>
  )
}

interface RangeFieldsProps {
  range: Extract<Period, { kind: 'range' }>
  onChange: (period: Period) => void
}

export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const isReversed = isCalendarDate(range.from) && isCalendarDate(range.to) && range.to < range.from
  const messageOf = (end: 'from' | 'to'): FieldMessage | undefined => {
    const example = formatDate(localDateOf(new Date()), uiLocale)
    if (range[end] !== '' && !isCalendarDate(range[end]))
      return { severity: 'error', message: t('field.date.wrong', { example }) }
    return end === 'to' && isReversed ? { severity: 'error', message: t('overview.range') } : undefined
  }
  return (['from', 'to'] as const).map(end => (
    <FieldFrame key={end} label={t(`filter.${end}`)} message={messageOf(end)}>
      {({ id, describedBy, isInvalid }) => (
        <DateInput
          id={id}
          value={range[end]}
          min={end === 'to' ? range.from : undefined}
          max={end === 'from' ? range.to : undefined}
          describedBy={describedBy}
          isInvalid={isInvalid}
          onDate={date => onChange({ ...range, [end]: date })}
        />
      )}
    </FieldFrame>
  ))
}
