import { invoiceOrders, periodKinds } from '#contract/invoice-list.ts'
import { type DocumentStatus, documentStatuses } from '#core/invoice/document-status.ts'
import { Button, IconButton } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { SenderSelect } from '../senders/sender-select.tsx'
import { groupOrder, isFiltered, type Period } from '../state/host/list-filter.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import { ChosenFigure } from './chosen-figure.tsx'
import styles from './list-filters.module.css'
import { PeriodSelect, RangeFields } from './period-fields.tsx'

/** Statuses with counts, sender, period and order: visible on request or while a filter is set. */
export function ListFilters() {
  const app = useApp()
  const counts = useHost(host => host.counts)
  const filter = useHost(host => host.filter)
  const isShown = useView(view => view.filters)
  const { statuses, period, figure } = filter
  const offered = documentStatuses.filter(status => statuses.includes(status) || counts?.byStatus[status])
  const hasChips = statuses.length > 0 || (isShown && offered.length > 1)
  const showsPeriod = isShown || period.kind !== 'all'
  if (!hasChips && !showsPeriod && figure === null && filter.sender === null) return null
  const matching =
    statuses.length === 0
      ? counts?.total
      : statuses.reduce((sum, status) => sum + (counts?.byStatus[status] ?? 0), 0)
  return (
    <section className={styles.filters} aria-label={t('filter.region')}>
      {hasChips && (
        <fieldset className={styles.chips} aria-label={t('filter.statuses')}>
          <Chip
            label={t('filter.all')}
            count={counts?.total}
            isOn={statuses.length === 0}
            onClick={() => app.hostStore.setFilter({ statuses: [] })}
          />
          {offered.map(status => (
            <Chip
              key={status}
              label={t(`document.status.${status}`, { kind: 'document' })}
              count={counts?.byStatus[status] ?? 0}
              isOn={statuses.includes(status)}
              onClick={() => app.hostStore.setFilter({ statuses: toggled(statuses, status) })}
            />
          ))}
        </fieldset>
      )}
      <ChosenFigure className={styles.figure} />
      {(showsPeriod || filter.sender !== null) && (
        <SenderSelect value={filter.sender} onChange={sender => app.hostStore.setFilter({ sender })} />
      )}
      {showsPeriod && <PeriodFields period={period} />}
      {showsPeriod && <OrderFields />}
      {isFiltered(filter) && (
        <p className={styles.state} role="status">
          {matching !== undefined && t('filter.count', { count: matching })}
          <Button variant="link" size="small" onClick={() => app.hostStore.clearFilter()}>
            {t('filter.clear')}
          </Button>
        </p>
      )}
    </section>
  )
}

const toggled = (statuses: readonly DocumentStatus[], status: DocumentStatus) =>
  statuses.includes(status) ? statuses.filter(each => each !== status) : [...statuses, status]

interface ChipProps {
  label: string
  count: number | undefined
  isOn: boolean
  onClick: () => void
}

function Chip({ label, count, isOn, onClick }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={onClick}>
      {label} <span className={styles.count}>{count}</span>
    </button>
  )
}

function PeriodFields({ period }: { period: Period }) {
  const app = useApp()
  const setPeriod = (next: Period) => app.hostStore.setFilter({ period: next })
  return (
    <>
      <PeriodSelect label={t('filter.period')} kinds={periodKinds} period={period} onChange={setPeriod} />
      {period.kind === 'range' && (
        <div className={styles.range}>
          <RangeFields range={period} onChange={setPeriod} />
        </div>
      )}
    </>
  )
}

/** Order of the narrow list; the table is sorted by its column headers instead. */
function OrderFields() {
  const app = useApp()
  const sort = useHost(host => host.sort)
  const isOneSender = useHost(host => host.settings?.senders.length === 1)
  return (
    <div className={styles.order}>
      <select
        className={controls.control}
        aria-label={t('sort.label')}
        value={sort.by}
        onChange={event => {
          const by = invoiceOrders.find(each => each === event.target.value)
          if (by) app.hostStore.setSort(by === groupOrder.by ? groupOrder : { ...sort, by })
        }}
      >
        {invoiceOrders
          .filter(by => by !== 'sender' || !isOneSender || sort.by === by)
          .map(by => (
            <option key={by} value={by}>
              {t(`sort.${by}`)}
            </option>
          ))}
      </select>
      <IconButton
        label={t(sort.descending ? 'sort.descending' : 'sort.ascending')}
        onClick={() => app.hostStore.setSort({ ...sort, descending: !sort.descending })}
      >
        <Icon icon={sort.descending ? 'arrow-down' : 'arrow-up'} />
      </IconButton>
    </div>
  )
}
