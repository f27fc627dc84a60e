import type { CSSProperties } from 'react'
import type { Report } from '#contract/report-operations.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatMoney, formatQuantity } from '#core/money/format.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { Period } from '../state/host/list-filter.ts'
import { useApp } from '../state/use-app.ts'
import styles from './overview.module.css'
import { type Figure, figures, showFigure } from './overview-actions.ts'

interface CurrencyOverviewProps {
  sums: CurrencySums
  report: Report
  period: Period
}

/** Figures of documents issued in the period, which the list can filter by, also where payments are counted. */
const byIssueDate: ReadonlySet<Figure> = new Set(['outstanding', 'overdue'])

/** The figures of a currency, each of which opens its invoices, and its months. */
export function CurrencyOverview({ sums, report, period }: CurrencyOverviewProps) {
  const app = useApp()
  const money = (amount: Decimal) => formatMoney(amount, sums.currency, uiLocale)
  const isPaidBasis = report.basis === 'paid'
  const labelOf = (figure: Figure) =>
    t(figure === 'gross' && isPaidBasis ? 'overview.received' : `overview.${figure}`)
  const taxes = sums.rates.filter(({ rate }) => rate !== null)
  return (
    <section aria-label={sums.currency}>
      <h3 className={styles.currency}>{sums.currency}</h3>
      <div className={styles.figures}>
        {figures
          .filter(figure => !(isPaidBasis && figure === 'paid'))
          .map(figure => (
            <button
              key={figure}
              type="button"
              className={styles.figure}
              data-overdue={(figure === 'overdue' && Number(sums.overdue) > 0) || undefined}
              aria-label={t('overview.show', { figure: labelOf(figure), amount: money(sums[figure]) })}
              disabled={isPaidBasis && !byIssueDate.has(figure)}
              onClick={() => void showFigure(app, figure, period)}
            >
              <span>{labelOf(figure)}</span>
              <strong>{money(sums[figure])}</strong>
            </button>
          ))}
      </div>
      {taxes.length > 0 && (
        <dl className={styles.taxes}>
          {taxes.map(({ rate, net, tax }) => (
            <div key={rate}>
              <dt>
                {t('overview.tax.rate', { rate: formatQuantity(rate ?? '', uiLocale), net: money(net) })}
              </dt>
              <dd>{money(tax)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('overview.tax')}</dt>
            <dd>{money(sums.tax)}</dd>
          </div>
        </dl>
      )}
      {report.parts.length > 1 && <Months report={report} currency={sums.currency} />}
    </section>
  )
}

const monthFormat = new Intl.DateTimeFormat(uiLocale, { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A table with a bar for each month, so that the chart can also be read aloud. */
function Months({ report, currency }: { report: Report; currency: string }) {
  const months = report.parts.map(({ from, currencies }) => ({
    from,
    gross: currencies.find(each => each.currency === currency)?.gross ?? ('0' as Decimal),
  }))
  const largest = Math.max(...months.map(({ gross }) => Math.abs(Number(gross))), 1)
  const title = t(report.basis === 'paid' ? 'overview.months.paid' : 'overview.months')
  return (
    <table className={styles.months} aria-label={`${title}, ${currency}`}>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('overview.month')}</th>
          <th scope="col">{t(report.basis === 'paid' ? 'overview.received' : 'overview.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ from, gross }) => (
          <tr key={from}>
            <th scope="row">{monthFormat.format(new Date(`${from}T00:00:00Z`))}</th>
            <td>
              <span
                className={styles.bar}
                data-negative={Number(gross) < 0 || undefined}
                style={shareOf(Math.abs(Number(gross)) / largest)}
              />
              <span className={styles.amount}>{formatMoney(gross, currency, uiLocale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shareOf = (share: number): CSSProperties & Record<'--share', string> => ({
  '--share': share.toFixed(4),
})
