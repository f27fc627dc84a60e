import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { type ListColumn, periodKinds } from '#contract/invoice-list.ts'
import { documentStatuses } from '#core/invoice/document-status.ts'
import buttonStyles from '../controls/button.module.css'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import menuStyles from '../controls/menu.module.css'
import { t } from '../i18n/translate.ts'
import { SenderSelect } from '../senders/sender-select.tsx'
import { isFiltered, type Period } from '../state/host/list-filter.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { ChosenFigure } from './chosen-figure.tsx'
import { PeriodSelect, RangeFields } from './period-fields.tsx'
import { tableColumns } from './table-columns.tsx'
import styles from './table-tools.module.css'

/** Period, statuses and columns of the table, and the filter of a figure of the overview. */
export function TableTools() {
  const app = useApp()
  const filter = useHost(host => host.filter)
  const counts = useHost(host => host.counts)
  const columns = useHost(host => host.settings?.listColumns) ?? []
  const { statuses, period } = filter
  const isOneSender = useHost(host => host.settings?.senders.length === 1)
  const isOffered = ({ order }: { order: ListColumn }) =>
    order !== 'sender' || !isOneSender || columns.includes(order)
  const setPeriod = (next: Period) => app.hostStore.setFilter({ period: next })
  const offered = documentStatuses.filter(status => statuses.includes(status) || counts?.byStatus[status])
  const toggleColumn = (order: ListColumn) =>
    void saveSettings(app, ({ listColumns }) => ({
      listColumns: listColumns.includes(order)
        ? listColumns.filter(each => each !== order)
        : [...listColumns, order],
    }))
  return (
    <section className={styles.tools} aria-label={t('filter.region')}>
      <ChosenFigure className={styles.figure} />
      {isFiltered(filter) && (
        <Button variant="link" size="small" onClick={() => app.hostStore.clearFilter()}>
          {t('filter.clear')}
        </Button>
      )}
      <div className={styles.period}>
        <SenderSelect value={filter.sender} onChange={sender => app.hostStore.setFilter({ sender })} />
        <PeriodSelect label={t('filter.period')} kinds={periodKinds} period={period} onChange={setPeriod} />
      </div>
      {period.kind === 'range' && (
        <div className={styles.range}>
          <RangeFields range={period} onChange={setPeriod} />
        </div>
      )}
      <CheckMenu icon="list-filter" label={t('filter.menu.label')} title={t('filter.menu')}>
        {offered.map(status => (
          <CheckItem
            key={status}
            isOn={statuses.includes(status)}
            onToggle={() =>
              app.hostStore.setFilter({
                statuses: statuses.includes(status)
                  ? statuses.filter(each => each !== status)
                  : [...statuses, status],
              })
            }
          >
            {t(`document.status.${status}`, { kind: 'document' })} {counts?.byStatus[status] ?? 0}
          </CheckItem>
        ))}
      </CheckMenu>
      <CheckMenu icon="columns-3" label={t('table.columns')}>
        {tableColumns.filter(isOffered).map(({ order }) => (
          <CheckItem
            key={order}
            isOn={columns.includes(order)}
            // the number opens the document, so it cannot be hidden
            isFixed={order === 'number'}
            onToggle={() => toggleColumn(order)}
          >
            {t(`sort.${order}`)}
          </CheckItem>
        ))}
      </CheckMenu>
    </section>
  )
}

interface CheckMenuProps {
  icon: IconName
  label: string
  title?: string
  children: ReactNode
}

function CheckMenu({ icon, label, title, children }: CheckMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={classNames(
          title === undefined
            ? buttonStyles.icon
            : classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.small),
        )}
        aria-label={label}
        title={label}
      >
        <Icon icon={icon} size={14} />
        {title}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={menuStyles.positioner} side="bottom" align="end" sideOffset={4}>
          <Menu.Popup className={menuStyles.popup} aria-label={label}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface CheckItemProps {
  isOn: boolean
  isFixed?: boolean
  onToggle: () => void
  children: ReactNode
}

function CheckItem({ isOn, isFixed = false, onToggle, children }: CheckItemProps) {
  return (
    <Menu.CheckboxItem
      className={menuStyles.item}
      checked={isOn}
      disabled={isFixed}
      closeOnClick={false}
      onCheckedChange={onToggle}
    >
      <span>{children}</span>
      <Menu.CheckboxItemIndicator keepMounted className={menuStyles.checkbox}>
        <Icon icon="check" size={12} />
      </Menu.CheckboxItemIndicator>
    </Menu.CheckboxItem>
  )
}
