import type { CustomerSums } from '#contract/reports.ts'
import { formatMoney } from '#core/money/format.ts'
import type { Period } from '#core/report/period.ts'
import { Button } from '../controls/button.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { ChartSection, moveAmongBars } from './chart.tsx'
import styles from './overview.module.css'
import { showCustomer } from './overview-actions.ts'

interface CustomersChartProps {
  customers: readonly CustomerSums[]
  currency: string
  period: Period | null
}

/** The customers with the largest amounts, and what each still owes. */
export function CustomersChart({ customers, currency, period }: CustomersChartProps) {
  const app = useApp()
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const largest = Math.max(...customers.map(({ invoiced }) => Number(invoiced)), 1)
  const widthOf = (amount: number) => `${(Math.max(amount, 0) / largest) * 100}%`
  const nameOf = ({ name }: CustomerSums) => name || t('list.no-customer')
  const show = (customer: CustomerSums) => void showCustomer(app, customer, period)
  if (customers.length === 0)
    return (
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>{t('overview.customers')}</h2>
        </div>
        <p className={styles.hint}>{t('overview.none')}</p>
      </section>
    )
  return (
    <ChartSection
      chart="customers"
      title={t('overview.customers')}
      legend={
        <span className={styles.legend} aria-hidden="true">
          <i data-bar="cash" /> {t('sort.paid')} <i data-bar="invoiced" /> {t('sort.outstanding')}
        </span>
      }
      chartView={
        <ul className={styles.customers} aria-label={t('overview.customers')} onKeyDown={moveAmongBars}>
          {customers.map((customer, index) => (
            <li key={`${customer.customerId} ${customer.name}`}>
              <button type="button" tabIndex={index === 0 ? 0 : -1} onClick={() => show(customer)}>
                <bdi className={styles.customer}>{nameOf(customer)}</bdi>
                <span className={styles.track} aria-hidden="true">
                  <i
                    data-bar="cash"
                    style={{ inlineSize: widthOf(Number(customer.invoiced) - Number(customer.outstanding)) }}
                  />
                  <i
                    data-bar="invoiced"
                    hidden={Number(customer.outstanding) === 0}
                    style={{ inlineSize: widthOf(Number(customer.outstanding)) }}
                  />
                </span>
                <strong>{money(customer.invoiced)}</strong>
                <span className="visually-hidden">
                  {t('overview.customer.open', { open: money(customer.outstanding) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      }
      table={
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('sort.customer')}</th>
              <th scope="col">{t('overview.month.invoiced')}</th>
              <th scope="col">{t('sort.outstanding')}</th>
            </tr>
          </thead>
          <tbody>
            {customers.map(customer => (
              <tr key={`${customer.customerId} ${customer.name}`}>
                <th scope="row">
                  <bdi>{nameOf(customer)}</bdi>
                </th>
                <td>
                  <Button
                    variant="link"
                    size="small"
                    aria-label={t('overview.show', {
                      figure: nameOf(customer),
                      amount: money(customer.invoiced),
                    })}
                    onClick={() => show(customer)}
                  >
                    {money(customer.invoiced)}
                  </Button>
                </td>
                <td>{money(customer.outstanding)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
