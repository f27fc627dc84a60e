import { useEffect, useState } from 'react'
import { periodKinds } from '#contract/invoice-list.ts'
import type { Report } from '#contract/reports.ts'
import { type ReportBasis, reportBases } from '#core/report/report-rows.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { PeriodSelect, RangeFields } from '../invoice-list/period-fields.tsx'
import type { Period } from '../state/host/list-filter.ts'
import { HostCallError } from '../state/host/unwrap-answer.ts'
import { leavePlace } from '../state/places.ts'
import { useApp } from '../state/use-app.ts'
import { CurrencyOverview } from './currency-overview.tsx'
import styles from './overview.module.css'
import { exportReport, readReport, requestOf } from './overview-actions.ts'

interface Answer {
  report: Report | null
  error: string | null
}

/** Not all time: months are the parts of a report. */
const offeredKinds = periodKinds.filter(kind => kind !== 'all')

const nothing: Answer = { report: null, error: null }

/** Issued, paid and outstanding amounts of a period, per currency. */
export function OverviewPage() {
  const app = useApp()
  const [period, setPeriod] = useState<Period>({ kind: 'this-year' })
  const [basis, setBasis] = useState<ReportBasis>('issued')
  const [{ report, error }, setAnswer] = useState<Answer>(nothing)
  const request = requestOf(period, basis)
  const key = JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (!request) return setAnswer(nothing)
    let isCurrent = true
    readReport(app, request).then(
      report => isCurrent && setAnswer({ report, error: null }),
      (cause: unknown) => {
        if (!(cause instanceof HostCallError)) throw cause
        if (isCurrent) setAnswer({ report: null, error: textOf(cause.error.message) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [key])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the invoice from any control
    <div className={styles.page} onKeyDown={event => event.key === 'Escape' && void leavePlace(app)}>
      <h1>{t('overview.title')}</h1>
      <div className={styles.content}>
        <div className={styles.controls}>
          <FieldFrame label={t('overview.period')}>
            {({ id }) => <PeriodSelect id={id} kinds={offeredKinds} period={period} onChange={setPeriod} />}
          </FieldFrame>
          {period.kind === 'range' && <RangeFields range={period} onChange={setPeriod} />}
          <FieldFrame label={t('overview.basis')}>
            {({ id }) => (
              <select
                id={id}
                className={controls.control}
                value={basis}
                onChange={event => setBasis(event.target.value === 'paid' ? 'paid' : 'issued')}
              >
                {reportBases.map(each => (
                  <option key={each} value={each}>
                    {t(`overview.basis.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        </div>
        {error !== null && <p role="alert">{error}</p>}
        {request === null && <p>{t('overview.range')}</p>}
        {report?.currencies.length === 0 && (
          <p role="status">{t(basis === 'paid' ? 'overview.none.paid' : 'overview.none')}</p>
        )}
        {report?.currencies.map(sums => (
          <CurrencyOverview key={sums.currency} sums={sums} report={report} period={period} />
        ))}
        <p className={styles.hint}>{t('overview.hint')}</p>
      </div>
      <div className={styles.actions}>
        <Button
          disabled={!request || !report?.currencies.length}
          onClick={() => request && void exportReport(app, request, 'json')}
        >
          {t('overview.json')}
        </Button>
        <Button
          disabled={!request || !report?.currencies.length}
          onClick={() => request && void exportReport(app, request, 'csv')}
        >
          {t('overview.csv')}
        </Button>
      </div>
    </div>
  )
}
