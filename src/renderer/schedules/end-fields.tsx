import { useState } from 'react'
import { type ScheduleEnd, scheduleEndSchema } from '#core/schedule/schedule.ts'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { ScheduleDate } from './schedule-date.tsx'

interface EndFieldsProps {
  end: ScheduleEnd
  next: string | null
  /** receives `null` while the field is wrong */
  onEnd: (end: ScheduleEnd | null) => void
}

const kinds = ['never', 'date', 'count'] as const

/** The end of a schedule. */
export function EndFields({ end, next, onEnd }: EndFieldsProps) {
  const [kind, setKind] = useState(end.kind)
  const [date, setDate] = useState<string | null>(end.kind === 'date' ? end.date : next)
  const [count, setCount] = useState(end.kind === 'count' ? String(end.count) : '12')
  const ofCount = (text: string): ScheduleEnd | null =>
    (/^[1-9]\d{0,3}$/.test(text.trim()) &&
      scheduleEndSchema.safeParse({ kind: 'count', count: Number(text) }).data) ||
    null
  const ofDate = (chosen: string | null): ScheduleEnd | null =>
    chosen === null ? null : { kind: 'date', date: chosen }
  const endOf = {
    never: () => ({ kind: 'never' }) as const,
    date: () => ofDate(date),
    count: () => ofCount(count),
  }
  return (
    <>
      <FieldFrame label={t('schedule.end')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={kind}
            onChange={event => {
              const chosen = kinds.find(each => each === event.target.value) ?? 'never'
              setKind(chosen)
              onEnd(endOf[chosen]())
            }}
          >
            {kinds.map(each => (
              <option key={each} value={each}>
                {t(`schedule.end.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {kind === 'date' && (
        <ScheduleDate
          label={t('schedule.end.date.label')}
          value={date}
          min={next ?? undefined}
          message={
            date !== null && next !== null && date < next
              ? { severity: 'error', message: { code: 'schedule.no_period' } }
              : undefined
          }
          onValue={chosen => {
            setDate(chosen)
            onEnd(ofDate(chosen))
          }}
        />
      )}
      {kind === 'count' && (
        <TextField
          label={t('schedule.end.count.label')}
          value={count}
          inputMode="numeric"
          message={
            ofCount(count) === null
              ? { severity: 'error', message: t('schedule.end.count.wrong') }
              : undefined
          }
          onValue={text => {
            setCount(text)
            onEnd(ofCount(text))
          }}
        />
      )}
    </>
  )
}
