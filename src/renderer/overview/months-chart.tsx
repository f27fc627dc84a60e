import type { Report } from '#contract/reports.ts'
import { formatMoney } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { capitalised, formatCompact, formatMonth, formatShortMonth, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { ChartSection, moveAmongBars } from './chart.tsx'
import bars from './months-chart.module.css'
import styles from './overview.module.css'
import { filterOf, showInvoices } from './overview-actions.ts'
import { sumsIn } from './use-overview.ts'

interface MonthsChartProps {
  issued: Report | null
  paid: Report | null
  currency: string
}

/** Upper end of the scale: at least the largest amount, with round thirds. */
function scaleOf(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)))
  return ([1.2, 1.5, 3, 4.5, 6, 7.5, 9].find(step => step * power >= largest) ?? 12) * power
}

/** Invoiced and received amounts per month, side by side. */
export function MonthsChart({ issued, paid, currency }: MonthsChartProps) {
  const app = useApp()
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const months = (issued?.parts ?? []).map((part, index) => ({
    from: part.from,
    to: part.to,
    invoiced: sumsIn(part, currency)?.gross ?? '0',
    cash: (paid?.parts[index] && sumsIn(paid.parts[index], currency)?.gross) ?? '0',
  }))
  const largest = Math.max(
    ...months.flatMap(({ invoiced, cash }) => [Math.abs(Number(invoiced)), Math.abs(Number(cash))]),
    0,
  )
  const scale = scaleOf(largest)
  const heightOf = (amount: string) => `${(Math.abs(Number(amount)) / scale) * 100}%`
  const show = (month: { from: string; to: string }, basis: 'issued' | 'paid' = 'issued') =>
    void showInvoices(app, filterOf({ name: 'gross', currency }, { basis, from: month.from, to: month.to }))
  return (
    <ChartSection
      chart="months"
      title={t('overview.months')}
      legend={
        <span className={styles.legend} aria-hidden="true">
          <i data-bar="invoiced" /> {t('overview.month.invoiced')} <i data-bar="cash" />{' '}
          {t('overview.month.cash')}
        </span>
      }
      chartView={
        <div className={bars.chart}>
          {largest > 0 && (
            <div className={bars.axis} aria-hidden="true">
              {[1, 2 / 3, 1 / 3, 0].map(share => (
                <span key={share}>{formatCompact(scale * share)}</span>
              ))}
            </div>
          )}
          <ul className={bars.bars} aria-label={t('overview.months')} onKeyDown={moveAmongBars}>
            {months.map((month, index) => (
              <li key={month.from}>
                <button
                  type="button"
                  tabIndex={index === months.length - 1 ? 0 : -1}
                  onClick={() => show(month)}
                >
                  <span className="visually-hidden">
                    {t('overview.month.label', {
                      month: formatMonth(month.from),
                      invoiced: money(month.invoiced),
                      cash: money(month.cash),
                    })}
                  </span>
                  <span className={bars.pair} aria-hidden="true">
                    <i
                      data-bar="invoiced"
                      data-negative={Number(month.invoiced) < 0 || undefined}
                      style={{ blockSize: heightOf(month.invoiced) }}
                    />
                    <i
                      data-bar="cash"
                      data-negative={Number(month.cash) < 0 || undefined}
                      style={{ blockSize: heightOf(month.cash) }}
                    />
                  </span>
                  <span className={bars.month} aria-hidden="true">
                    {formatShortMonth(month.from)}
                  </span>
                  <span className={bars.values} aria-hidden="true">
                    <strong>{formatMonth(month.from)}</strong>
                    <span>{t('overview.month.invoiced')}</span>
                    <span>{money(month.invoiced)}</span>
                    <span>{t('overview.month.cash')}</span>
                    <span>{money(month.cash)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      }
      table={
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.month')}</th>
              <th scope="col">{t('overview.month.invoiced')}</th>
              <th scope="col">{t('overview.month.cash')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(month => (
              <tr key={month.from}>
                <th scope="row">{capitalised(formatMonth(month.from))}</th>
                {(
                  [
                    ['issued', month.invoiced],
                    ['paid', month.cash],
                  ] as const
                ).map(([basis, amount]) => (
                  <td key={basis}>
                    <Button
                      variant="link"
                      size="small"
                      aria-label={t('overview.show', {
                        figure: formatMonth(month.from),
                        amount: money(amount),
                      })}
                      onClick={() => show(month, basis)}
                    >
                      {money(amount)}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
