import { useId } from 'react'
import type { Report } from '#contract/reports.ts'
import { formatDate, formatMoney, formatQuantity } from '#core/money/format.ts'
import { Button } from '../controls/button.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import styles from './overview.module.css'
import { filterOf, showInvoices } from './overview-actions.ts'
import { sumsIn } from './use-overview.ts'

/** Net amounts and tax by rate. */
export function TaxTable({ report, currency }: { report: Report | null; currency: string }) {
  const app = useApp()
  const id = useId()
  const sums = sumsIn(report, currency)
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{t('overview.taxes')}</h2>
        {report && (
          <span className={styles.quiet}>
            {t('overview.from-to', {
              from: formatDate(report.from, uiLocale),
              to: formatDate(report.to, uiLocale),
            })}
          </span>
        )}
      </div>
      {report && sums ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.rate')}</th>
              <th scope="col">{t('overview.net')}</th>
              <th scope="col">{t('overview.tax')}</th>
            </tr>
          </thead>
          <tbody>
            {sums.rates.map(({ rate, net, tax }) => {
              const name =
                rate === null
                  ? t('overview.untaxed')
                  : t('overview.rate.percent', { rate: formatQuantity(rate, uiLocale) })
              return (
                <tr key={rate}>
                  <th scope="row">{name}</th>
                  <td>{money(net)}</td>
                  <td>
                    <Button
                      variant="link"
                      size="small"
                      aria-label={t('overview.show', { figure: name, amount: money(tax) })}
                      onClick={() =>
                        void showInvoices(
                          app,
                          filterOf(
                            { name: 'net', currency, ...(rate !== null && { taxRate: rate }) },
                            report,
                          ),
                        )
                      }
                    >
                      {money(tax)}
                    </Button>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('overview.sum')}</th>
              <td>{money(sums.net)}</td>
              <td>{money(sums.tax)}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className={styles.hint}>{t('overview.none')}</p>
      )}
    </section>
  )
}
