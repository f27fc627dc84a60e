import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { CustomerView } from '#contract/records.ts'
import type { CustomerReport } from '#contract/reports.ts'
import type { ScheduleView } from '#contract/schedules.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import { titleOf } from '#core/records/record-keys.ts'
import { periodOf } from '#core/report/period.ts'
import type { CustomerReceivables } from '#core/report/receivables.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { formatFacts, labelled } from '../i18n/joined-texts.ts'
import { countryName, formatMonth, formatUnits, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { DocumentGrid } from '../invoice-list/document-grid.tsx'
import { sumsText } from '../invoice-list/table-columns.tsx'
import { townOf } from '../record-actions/customer-options.ts'
import { editSchedule } from '../schedules/schedule-actions.ts'
import { createInvoiceRows, emptyRows, type InvoiceRowsState } from '../state/host/invoice-rows.ts'
import { noFilter, sortedBy } from '../state/host/list-filter.ts'
import { newInvoiceFor } from '../state/invoice-actions.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { repeatCustomers } from './customer-actions.ts'
import styles from './customer-page.module.css'

interface CustomerPageProps {
  customer: CustomerView
  /** amounts that the customer owes */
  open: CustomerReceivables | undefined
  isReadOnly: boolean
  /** form with the details */
  details: ReactNode
}

const columns = ['status', 'number', 'issued', 'due', 'amount', 'outstanding'] as const

/** Page of a customer: amounts owed, all documents, and the details. */
export function CustomerPage({ customer, open, isReadOnly, details }: CustomerPageProps) {
  const app = useApp()
  const { record } = customer
  const documents = useCustomerDocuments(customer.id)
  const report = useCustomerReport(customer.id)
  const schedules = useSchedulesOf(documents.invoices)
  const amounts = open?.amounts ?? []
  const count = amounts.reduce((sum, { invoices }) => sum + invoices, 0)
  const late = amounts.reduce((sum, { overdueInvoices }) => sum + overdueInvoices, 0)
  const name = titleOf('customers', record)
  const place = [townOf(record), record.country ? countryName(record.country) : ''].filter(Boolean)
  const currency = useHost(host => host.settings?.currency)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        {count > 0 && (
          <StatusBadge
            isChip
            status={late > 0 ? 'overdue' : 'issued'}
            overdueDays={null}
            text={late > 0 ? t('customer.late', { count: late }) : t('customer.open', { count })}
          />
        )}
        <span className={styles.actions}>
          <Button
            disabled={isReadOnly || documents.invoices.length === 0}
            onClick={() => void repeatCustomers(app, [customer.id])}
          >
            <Icon icon="repeat" size={14} />
            {t('selection.repeat')}
          </Button>
          <Button disabled={isReadOnly} onClick={() => void newInvoiceFor(app, customer.id)}>
            {t('list.new')}
          </Button>
        </span>
      </div>
      <header className={styles.header}>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.quiet}>{formatFacts([formatUnits(place), record.email])}</p>
        </div>
        <div className={styles.balance}>
          <p className={styles.amount}>
            {amounts.length === 0
              ? formatMoney('0', record.currency ?? currency ?? 'EUR', uiLocale)
              : sumsText(amounts.map(({ currency, outstanding: amount }) => ({ currency, amount })))}
          </p>
          <p className={styles.quiet}>
            {count === 0
              ? t('customer.nothing-open')
              : open?.nextDue != null
                ? t('customer.next-due', { date: formatDate(open.nextDue, uiLocale) })
                : t('customer.is-open')}
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.documents}>
          {report.map(each => (
            <Figures key={each.currency} report={each} />
          ))}
          {documents.invoices.length > 0 ? (
            <DocumentGrid
              label={t('customer.documents', { name })}
              invoices={documents.invoices}
              hasMore={documents.hasMore}
              loadMore={documents.loadMore}
              sort={documents.sort}
              onSort={by => documents.setSort(sortedBy(by, documents.sort))}
              columns={columns}
            />
          ) : (
            documents.isCurrent && <p className={styles.none}>{t('customer.no-documents')}</p>
          )}
          {schedules.map(schedule => (
            <p key={schedule.id} className={styles.schedule}>
              <Icon icon="repeat" size={14} />
              <span>
                {t('customer.repeats', {
                  number: schedule.invoice_number,
                  date: schedule.next === null ? '' : formatDate(schedule.next, uiLocale),
                  amount:
                    schedule.payable === null
                      ? t('amount.none')
                      : formatMoney(schedule.payable, schedule.currency, uiLocale),
                })}
              </span>
              <Button variant="link" size="small" onClick={() => void editSchedule(app, schedule)}>
                {t('customer.repeats.edit')}
              </Button>
            </p>
          ))}
        </div>
        <section className={styles.details} aria-label={t('customer.details')}>
          {details}
        </section>
      </div>
    </div>
  )
}

/** Invoiced and paid amounts of the current year, with a bar per month. */
function Figures({ report: { currency, invoiced, paid, months } }: { report: CustomerReport }) {
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const largest = Math.max(...months.map(({ gross }) => Math.abs(Number(gross))), 1)
  return (
    <div className={styles.figures}>
      <p>
        <span>{t('customer.invoiced', { year: months[0]?.from.slice(0, 4) ?? '' })}</span>
        <strong>{money(invoiced)}</strong>
      </p>
      <p>
        <span>{t('sort.paid')}</span>
        <strong>{money(paid)}</strong>
      </p>
      <ul className={styles.months} aria-label={t('customer.months', { currency })}>
        {months.map(({ from, gross }) => (
          <li key={from} title={labelled(formatMonth(from), money(gross))}>
            <span
              className={styles.bar}
              data-negative={Number(gross) < 0 || undefined}
              style={{ blockSize: `${Math.max(2, (Math.abs(Number(gross)) / largest) * 34)}px` }}
            />
            <span className="visually-hidden">{labelled(formatMonth(from), money(gross))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const noReports: readonly CustomerReport[] = []

function useCustomerReport(customerId: string): readonly CustomerReport[] {
  const app = useApp()
  const changes = useHost(host => host.counts)
  const [found, setFound] = useState<{ of: string; reports: readonly CustomerReport[] }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new counts follow every change of documents
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const answer = await app.api.customerReport({
        customerId,
        ...periodOf(localDateOf(new Date()), 'year'),
      })
      if (isCurrent && answer.ok) setFound({ of: customerId, reports: answer.value })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [app, customerId, changes])
  return found?.of === customerId ? found.reports : noReports
}

/** Schedules whose source is one of these documents. */
function useSchedulesOf(documents: readonly { id: string }[]): readonly ScheduleView[] {
  const app = useApp()
  const [all, setAll] = useState<readonly ScheduleView[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other documents may have other schedules
  useEffect(() => {
    let isCurrent = true
    void app.api.listSchedules().then(answer => {
      if (isCurrent && answer.ok) setAll(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [app, documents])
  return all.filter(({ sourceId, next }) => next !== null && documents.some(({ id }) => id === sourceId))
}

/** Documents of a customer, with their own order; read again after documents changed. */
function useCustomerDocuments(customerId: string) {
  const app = useApp()
  const changes = useHost(host => host.counts)
  const records = useHost(host => host.recordChanges)
  const { store, rows } = useMemo(() => {
    const own = createStore<InvoiceRowsState>(() => ({
      ...emptyRows,
      filter: { ...noFilter, figure: { customerId } },
      sort: { by: 'issued', descending: true },
      isCurrent: false,
    }))
    return { store: own, rows: createInvoiceRows(app.api, own) }
  }, [app, customerId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new counts follow every change of documents
  useEffect(() => void rows.refreshInvoices(), [rows, changes, records])
  return { ...useStore(store), loadMore: () => void rows.loadMore(), setSort: rows.setSort }
}
