import { isZero } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'
import type { AgeSums } from '#core/report/receivables.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { ChartSection, moveAmongBars } from './chart.tsx'
import styles from './overview.module.css'
import { owedFilter, showInvoices } from './overview-actions.ts'

const names = ['not-due', '1-30', '31-60', '61-90', 'over-90'] as const

/** Amounts owed, by days overdue. */
export function AgesChart({ ages, currency }: { ages: readonly AgeSums[]; currency: string }) {
  const app = useApp()
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const rows = names.flatMap((name, index) => {
    const sums = ages[index]
    return sums ? [{ name, ...sums }] : []
  })
  const total = rows.reduce((sum, { outstanding }) => sum + Number(outstanding), 0)
  const show = ({ from, to }: AgeSums) =>
    void showInvoices(
      app,
      owedFilter(currency, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
    )
  if (rows.length === 0 || total === 0)
    return (
      <section className={styles.section}>
        <div className={styles.sectionHead}>
          <h2>{t('overview.ages')}</h2>
        </div>
        <p className={styles.hint}>{t('overview.ages.none')}</p>
      </section>
    )
  return (
    <ChartSection
      chart="ages"
      title={t('overview.ages')}
      chartView={
        <>
          <div className={styles.stack} aria-hidden="true">
            {rows
              .filter(({ outstanding }) => !isZero(outstanding))
              .map(({ name, outstanding }) => (
                <i key={name} data-age={name} style={{ flexGrow: Number(outstanding) / total }} />
              ))}
          </div>
          <ul className={styles.rows} aria-label={t('overview.ages')} onKeyDown={moveAmongBars}>
            {rows.map((row, index) => (
              <li key={row.name}>
                <button type="button" tabIndex={index === 0 ? 0 : -1} onClick={() => show(row)}>
                  <i
                    data-age={row.name}
                    data-empty={isZero(row.outstanding) || undefined}
                    aria-hidden="true"
                  />
                  <span>{t(`overview.age.${row.name}`)}</span>
                  <span className={styles.quiet}>{t('overview.invoices', { count: row.invoices })}</span>
                  <strong>{isZero(row.outstanding) ? t('amount.none') : money(row.outstanding)}</strong>
                  <Icon icon="chevron-right" size={14} />
                </button>
              </li>
            ))}
          </ul>
        </>
      }
      table={
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('overview.age')}</th>
              <th scope="col">{t('overview.age.count')}</th>
              <th scope="col">{t('sort.outstanding')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.name}>
                <th scope="row">{t(`overview.age.${row.name}`)}</th>
                <td>{row.invoices}</td>
                <td>
                  <Button
                    variant="link"
                    size="small"
                    aria-label={t('overview.show', {
                      figure: t(`overview.age.${row.name}`),
                      amount: money(row.outstanding),
                    })}
                    onClick={() => show(row)}
                  >
                    {money(row.outstanding)}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
