import { isCalendarDate } from '#core/text/calendar-date.ts'
import { DateInput } from '../controls/date-input.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import type { Period } from '../state/host/list-filter.ts'

interface PeriodSelectProps {
  /** accessible name, where no visible label has the id */
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
  return (['from', 'to'] as const).map(end => (
    <FieldFrame key={end} label={t(`filter.${end}`)}>
      {({ id }) => (
        <DateInput
          id={id}
          value={range[end]}
          min={end === 'to' ? dayOf(range.from) : undefined}
          max={end === 'from' ? dayOf(range.to) : undefined}
          onDate={date => onChange({ ...range, [end]: date })}
        />
      )}
    </FieldFrame>
  ))
}

const dayOf = (typed: string) => (isCalendarDate(typed) ? typed : undefined)
