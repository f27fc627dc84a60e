import type { ClosedPeriod } from '#contract/schedules.ts'
import { formatDate } from '#core/money/format.ts'
import { Button, NumberLink } from '../controls/button.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { createDue, openDraft } from './schedule-actions.ts'
import styles from './schedules.module.css'

/** Periods that have a draft or were skipped. Skipped and deleted ones can get a draft only here. */
export function PeriodList({
  scheduleId,
  periods,
}: {
  scheduleId: string
  periods: readonly ClosedPeriod[]
}) {
  const app = useApp()
  return (
    <section aria-label={t('schedule.periods')}>
      <h3>{t('schedule.periods')}</h3>
      <ul className={styles.periods}>
        {periods.map(({ period, state, invoiceId, invoice_number }) => {
          const date = formatDate(period, uiLocale)
          return (
            <li key={period}>
              <span>
                {date} <small>{t(`schedule.period.${state}`)}</small>
              </span>
              {(state === 'made' || state === 'billed') && invoiceId !== null ? (
                <NumberLink number={invoice_number} onClick={() => void openDraft(app, invoiceId)} />
              ) : (
                <Button
                  size="small"
                  aria-label={t('schedule.period.again-date', { date })}
                  onClick={() => void createDue(app, [{ scheduleId, period }], true)}
                >
                  {t('schedule.period.again')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
