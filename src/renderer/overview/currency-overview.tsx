import type { CSSProperties } from 'react'
import type { Report } from '#contract/reports.ts'
import type { Decimal } from '#core/money/decimal.ts'
import { formatMoney, formatQuantity } from '#core/money/format.ts'
import type { CurrencySums } from '#core/report/report-sums.ts'
import { Button } from '../controls/button.tsx'
import { formatMonth, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { Period } from '../state/host/list-filter.ts'
import { useApp } from '../state/use-app.ts'
import styles from './overview.module.css'
import { type Figure, figures, filterOf, showInvoices } from './overview-actions.ts'

interface CurrencyOverviewProps {
  sums: CurrencySums
  report: Report
  period: Period
}

/** The figures of a currency, each of which opens its invoices, and its months. */
export function CurrencyOverview({ sums, report, period }: CurrencyOverviewProps) {
  const app = useApp()
  const money = (amount: Decimal) => formatMoney(amount, sums.currency, uiLocale)
  const isPaidBasis = report.basis === 'paid'
  const show = (figure: Omit<Figure, 'currency'>) =>
    void showInvoices(app, filterOf({ ...figure, currency: sums.currency }, report, period))
  const labelOf = (figure: Figure['name']) =>
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
              onClick={() => show({ name: figure })}
            >
              <span>{labelOf(figure)}</span>
              <strong>{money(sums[figure])}</strong>
            </button>
          ))}
      </div>
      {taxes.length > 0 && (
        <dl className={styles.taxes}>
          {taxes.map(({ rate, net, tax }) => {
            const label = t('overview.tax.rate', {
              rate: formatQuantity(rate ?? '', uiLocale),
              net: money(net),
            })
            return (
              <div key={rate}>
                <dt>{label}</dt>
                <dd>
                  <Button
                    variant="link"
                    aria-label={t('overview.show', { figure: label, amount: money(tax) })}
                    onClick={() => show({ name: 'net', ...(rate !== null && { taxRate: rate }) })}
                  >
                    {money(tax)}
                  </Button>
                </dd>
              </div>
            )
          })}
          <div>
            <dt>{t('overview.tax')}</dt>
            <dd>
              <Button
                variant="link"
                aria-label={t('overview.show', { figure: t('overview.tax'), amount: money(sums.tax) })}
                onClick={() => show({ name: 'net' })}
              >
                {money(sums.tax)}
              </Button>
            </dd>
          </div>
        </dl>
      )}
      {report.parts.length > 1 && (
        <Months
          report={report}
          currency={sums.currency}
          onShow={part =>
            void showInvoices(
              app,
              filterOf({ name: 'gross', currency: sums.currency }, { basis: report.basis, ...part }),
            )
          }
        />
      )}
    </section>
  )
}

/** A table with a bar for each month, so that the chart can also be read aloud. */
function Months({
  report,
  currency,
  onShow,
}: {
  report: Report
  currency: string
  onShow: (part: { from: string; to: string }) => void
}) {
  const months = report.parts.map(({ from, to, currencies }) => ({
    from,
    to,
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
        {months.map(({ from, to, gross }) => (
          <tr key={from}>
            <th scope="row">{formatMonth(from)}</th>
            <td>
              <span
                className={styles.bar}
                data-negative={Number(gross) < 0 || undefined}
                style={shareOf(Math.abs(Number(gross)) / largest)}
              />
              <Button
                variant="link"
                className={styles.amount}
                aria-label={t('overview.show', {
                  figure: formatMonth(from),
                  amount: formatMoney(gross, currency, uiLocale),
                })}
                onClick={() => onShow({ from, to })}
              >
                {formatMoney(gross, currency, uiLocale)}
              </Button>
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
