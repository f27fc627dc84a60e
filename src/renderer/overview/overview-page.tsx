import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, useState } from 'react'
import { isZero } from '#core/money/decimal.ts'
import { formatDate, formatMoney } from '#core/money/format.ts'
import buttonStyles from '../controls/button.module.css'
import { Button } from '../controls/button.tsx'
import { EmptyPlace } from '../controls/empty-place.tsx'
import controls from '../controls/field.module.css'
import { Icon } from '../controls/icon.tsx'
import menuStyles from '../controls/menu.module.css'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useReceivables } from '../invoice-list/open-totals.tsx'
import { RangeFields } from '../invoice-list/period-fields.tsx'
import { SenderSelect } from '../senders/sender-select.tsx'
import { newInvoice } from '../state/invoice-actions.ts'
import { leavePlace } from '../state/places.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { AgesChart } from './ages-chart.tsx'
import { CustomersChart } from './customers-chart.tsx'
import { MonthsChart } from './months-chart.tsx'
import styles from './overview.module.css'
import {
  exportReport,
  filterOf,
  owedFilter,
  type Span,
  showInvoices,
  spanRange,
  spans,
} from './overview-actions.ts'
import { TaxTable } from './tax-table.tsx'
import { sumsIn, useOverview } from './use-overview.ts'

/** Amounts of a period in one currency: five figures and their breakdown, each linked to its documents. */
export function OverviewPage() {
  const app = useApp()
  const [span, setSpan] = useState<Span>('12-months')
  const [range, setRange] = useState({ kind: 'range' as const, from: '', to: '' })
  const [wanted, setCurrency] = useState<string | null>(null)
  const isEmpty = useHost(host => host.isEmpty)
  const sender = useView(view => view.overviewSender)
  const own = useHost(host => host.settings?.currency) ?? 'EUR'
  const period = spanRange(span, range)
  const taxPeriod = span === '12-months' ? spanRange('quarter', range) : period
  const { issued, paid, tax, customers, error } = useOverview(period, taxPeriod, sender)
  const receivables = useReceivables(sender)

  const currencies = [
    ...new Set(
      [issued, paid, receivables].flatMap(each => each?.currencies.map(({ currency }) => currency) ?? []),
    ),
  ].sort()
  const currency =
    wanted !== null && currencies.includes(wanted)
      ? wanted
      : currencies.includes(own)
        ? own
        : (currencies[0] ?? own)
  const money = (amount: string) => formatMoney(amount, currency, uiLocale)
  const open = receivables?.currencies.find(each => each.currency === currency)
  const invoiced = sumsIn(issued, currency)
  const received = sumsIn(paid, currency)
  const taxes = sumsIn(tax, currency)
  const figures = [
    {
      name: t('overview.owed'),
      amount: open?.outstanding ?? '0',
      note: t('overview.invoices', { count: open?.invoices ?? 0 }),
      filter: owedFilter(currency),
    },
    {
      name: t('overview.overdue'),
      amount: open?.overdue ?? '0',
      note: t('overview.invoices', { count: open?.overdueInvoices ?? 0 }),
      isLate: open !== undefined && !isZero(open.overdue),
      filter: filterOf({ name: 'overdue', currency }, { basis: 'issued', from: '', to: '' }, { kind: 'all' }),
    },
    {
      name: t('overview.cash', { span }),
      amount: received?.gross ?? '0',
      note: '',
      filter: paid && filterOf({ name: 'gross', currency }, paid),
    },
    {
      name: t('overview.invoiced', { span }),
      amount: invoiced?.gross ?? '0',
      note: t('overview.net-of', { amount: money(invoiced?.net ?? '0') }),
      filter: issued && filterOf({ name: 'gross', currency }, issued),
    },
    {
      name: t('overview.tax-of', { span: span === '12-months' ? 'quarter' : span }),
      amount: taxes?.tax ?? '0',
      note:
        taxPeriod === null
          ? ''
          : t('overview.from-to', {
              from: formatDate(taxPeriod.from, uiLocale),
              to: formatDate(taxPeriod.to, uiLocale),
            }),
      filter: tax && filterOf({ name: 'net', currency }, tax),
    },
  ]
  const leave = (event: KeyboardEvent) =>
    event.key === 'Escape' && !event.defaultPrevented && void leavePlace(app)
  if (isEmpty)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the invoice from any control
      <div className={styles.page} onKeyDown={leave}>
        <div className={styles.head}>
          <h1>{t('overview.title')}</h1>
        </div>
        <EmptyPlace
          title={t('overview.empty.title')}
          text={t('overview.empty.text')}
          action={
            <Button variant="primary" onClick={() => void newInvoice(app)}>
              {t('list.new')}
            </Button>
          }
        />
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape returns to the invoice from any control
    <div className={styles.page} onKeyDown={leave}>
      <div className={styles.head}>
        <h1>{t('overview.title')}</h1>
        <fieldset className={styles.spans} aria-label={t('overview.period')}>
          {spans.map(each => (
            <button key={each} type="button" aria-pressed={each === span} onClick={() => setSpan(each)}>
              {t(`overview.span.${each}`)}
            </button>
          ))}
        </fieldset>
        <SenderSelect value={sender} onChange={next => app.view.set({ overviewSender: next })} />
        {currencies.length > 1 && (
          <select
            className={controls.control}
            aria-label={t('field.currency')}
            value={currency}
            onChange={event => setCurrency(event.target.value)}
          >
            {currencies.map(code => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
        <ExportMenu
          onExport={(basis, format) =>
            period &&
            void exportReport(
              app,
              { ...period, ...(sender !== null && { sender }), basis, by: 'month' },
              format,
            )
          }
        />
      </div>
      {span === 'range' && (
        <div className={styles.range}>
          <RangeFields range={range} onChange={next => next.kind === 'range' && setRange(next)} />
        </div>
      )}
      {error !== null && <p role="alert">{error}</p>}
      {period === null && (range.from === '' || range.to === '') && <p>{t('overview.range')}</p>}
      <div className={styles.figures}>
        {figures.map(({ name, amount, note, isLate, filter }) => (
          <button
            key={name}
            type="button"
            className={styles.figure}
            data-late={isLate || undefined}
            onClick={() => filter && void showInvoices(app, filter)}
          >
            <span>{name}</span>
            <strong>{money(amount)}</strong>
            <span>{note}</span>
          </button>
        ))}
      </div>
      <div className={styles.grid}>
        <MonthsChart issued={issued} paid={paid} currency={currency} />
        <AgesChart ages={open?.ages ?? []} currency={currency} />
        <CustomersChart
          customers={customers.filter(each => each.currency === currency)}
          currency={currency}
          period={period}
        />
        <TaxTable report={tax} currency={currency} />
      </div>
      <p className={styles.hint}>{t('overview.hint')}</p>
    </div>
  )
}

/** Exports the rows behind the figures as a file. */
function ExportMenu({ onExport }: { onExport: (basis: 'issued' | 'paid', format: 'csv' | 'json') => void }) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonStyles.button}>
        <Icon icon="download" size={14} />
        {t('overview.export')}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={menuStyles.popup} aria-label={t('overview.export')}>
            {(['issued', 'paid'] as const).flatMap(basis =>
              (['csv', 'json'] as const).map(format => (
                <Menu.Item
                  key={`${basis} ${format}`}
                  className={menuStyles.item}
                  onClick={() => onExport(basis, format)}
                >
                  <span>{t(`overview.by.${basis}`, { format: t(`overview.${format}`) })}</span>
                </Menu.Item>
              )),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
