import { useState } from 'react'
import { type Interval, type IntervalUnit, intervalSchema, intervalUnits } from '#core/schedule/interval.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import styles from './schedules.module.css'

interface IntervalFieldsProps {
  /** label of the number */
  label: string
  interval: Interval
  /** receives `null` while the number is wrong */
  onInterval: (interval: Interval | null) => void
}

export function IntervalFields({ label, interval, onInterval }: IntervalFieldsProps) {
  const [every, setEvery] = useState(String(interval.every))
  const [unit, setUnit] = useState<IntervalUnit>(interval.unit)
  const parse = (text: string, of: IntervalUnit): Interval | null =>
    (/^\d{1,2}$/.test(text.trim()) && intervalSchema.safeParse({ every: Number(text), unit: of }).data) ||
    null
  const isWrong = parse(every, unit) === null
  return (
    <div className={styles.interval}>
      <TextField
        label={label}
        value={every}
        inputMode="numeric"
        message={isWrong ? { severity: 'error', message: t('schedule.every.wrong') } : undefined}
        onValue={text => {
          setEvery(text)
          onInterval(parse(text, unit))
        }}
      />
      <FieldFrame label={t('schedule.unit')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={unit}
            onChange={event => {
              const next = intervalUnits.find(each => each === event.target.value) ?? unit
              setUnit(next)
              onInterval(parse(every, next))
            }}
          >
            {intervalUnits.map(each => (
              <option key={each} value={each}>
                {t(`schedule.unit.${each}`, { count: Number(every) })}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  )
}

export function MovesTextsField({ value, onValue }: { value: boolean; onValue: (value: boolean) => void }) {
  return (
    <label className={styles.check}>
      <Checkbox checked={value} onChange={event => onValue(event.target.checked)} />
      {t('schedule.moves-texts')}
    </label>
  )
}
