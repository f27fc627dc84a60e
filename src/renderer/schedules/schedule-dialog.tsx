import { useState } from 'react'
import type { ClosedPeriod, ScheduleView } from '#contract/schedules.ts'
import type { Draft } from '#core/draft/draft.ts'
import { nextDraft } from '#core/draft/next-draft.ts'
import { formatDate } from '#core/money/format.ts'
import { type Interval, nextDate } from '#core/schedule/interval.ts'
import { nextDates, type ScheduleEnd } from '#core/schedule/schedule.ts'
import { isCalendarDate, localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import { formatFacts } from '../i18n/joined-texts.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { EndFields } from './end-fields.tsx'
import { IntervalFields, MovesTextsField } from './interval-fields.tsx'
import { PeriodList } from './period-list.tsx'
import { changedLines } from './proposal-table.tsx'
import { saveSchedule } from './schedule-actions.ts'
import { ScheduleDate } from './schedule-date.tsx'
import styles from './schedules.module.css'

export interface ScheduleDialogProps {
  sourceId: string
  draft: Draft
  schedule: ScheduleView | null
  periods: readonly ClosedPeriod[]
}

const monthly: Interval = { every: 1, unit: 'month' }

function firstDate({ issue_date = '' }: Draft): string {
  const today = localDateOf(new Date())
  return (isCalendarDate(issue_date) && nextDate(issue_date, monthly)) || today
}

/** A new schedule of an invoice, or an existing one with its past periods. */
export function ScheduleDialog({ sourceId, draft, schedule, periods }: ScheduleDialogProps) {
  const app = useApp()
  const [interval, setInterval] = useState<Interval | null>(schedule?.interval ?? monthly)
  const [next, setNext] = useState<string | null>(schedule?.next ?? firstDate(draft))
  const [end, setEnd] = useState<ScheduleEnd | null>(schedule?.end ?? { kind: 'never' })
  const [movesTexts, setMovesTexts] = useState(schedule?.movesTexts ?? true)
  const close = () => app.view.set({ overlay: null })
  const plan = interval && next && end ? { interval, next, end, movesTexts } : null
  const dates = plan ? nextDates(plan, [schedule?.anchor, draft.issue_date]) : []
  return (
    <Dialog isWide title={t('schedule.title', { number: draft.invoice_number })} onClose={close}>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          if (plan && dates.length > 0) void saveSchedule(app, { sourceId, schedule, plan })
        }}
      >
        <p>{t('schedule.about')}</p>
        <div className={styles.options}>
          <IntervalFields
            label={t('schedule.every')}
            interval={interval ?? monthly}
            onInterval={setInterval}
          />
          <ScheduleDate label={t('schedule.next')} value={next} onValue={setNext} />
          <EndFields end={schedule?.end ?? { kind: 'never' }} next={next} onEnd={setEnd} />
        </div>
        <MovesTextsField value={movesTexts} onValue={setMovesTexts} />
        <p className={styles.hint}>
          {t('schedule.placeholders', { month: '{month}', year: '{year}', period: '{period}' })}
        </p>
        {plan && <NextDates dates={dates} />}
        {plan && <NextTexts draft={draft} plan={plan} />}
        {schedule && periods.length > 0 && <PeriodList scheduleId={schedule.id} periods={periods} />}
        <DialogActions>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={dates.length === 0}>
            {t('schedule.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const maxShown = 4

function NextDates({ dates }: { dates: readonly string[] }) {
  const shown = formatFacts(dates.slice(0, maxShown).map(date => formatDate(date, uiLocale)))
  const key = dates.length > maxShown ? 'schedule.dates.more' : 'schedule.dates'
  return <p role="status">{dates.length === 0 ? t('schedule.dates.none') : t(key, { dates: shown })}</p>
}

function NextTexts({
  draft,
  plan: { next, interval, movesTexts },
}: {
  draft: Draft
  plan: { next: string; interval: Interval; movesTexts: boolean }
}) {
  const lines = nextDraft(draft, { issueDate: next, interval, movesTexts }).texts.flatMap(changedLines)
  if (lines.length === 0) return null
  return (
    <section aria-label={t('schedule.texts')}>
      <h3>{t('schedule.texts')}</h3>
      <ul className={styles.texts}>
        {[...new Set(lines)].slice(0, maxShown).map(line => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
