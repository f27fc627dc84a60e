import type { KeyboardEvent } from 'react'
import type { InvoiceOrder, InvoiceSort } from '#contract/invoice-list.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { Icon } from '../controls/icon.tsx'
import { mirroredKey } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import styles from './document-grid.module.css'
import { selectAllShown } from './selection-actions.ts'
import type { tableColumns } from './table-columns.tsx'

interface TableHeadProps {
  columns: typeof tableColumns
  /** common currency of the rows, shown here instead of in each cell */
  currency: string | null
  sort: InvoiceSort
  onSort: (by: InvoiceOrder) => void
  isSelectable: boolean
  focusFirstRow: () => void
}

/** Column titles, which sort the table. Each is a tab stop; arrow keys move between them, and down to the rows. */
export function TableHead({ columns, currency, sort, onSort, isSelectable, focusFirstRow }: TableHeadProps) {
  return (
    <thead className={styles.head}>
      <tr
        aria-rowindex={1}
        className={styles.row}
        onKeyDown={event => {
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
          if (event.key === 'ArrowDown') focusFirstRow()
          else if (!moveInHead(event)) return
          event.preventDefault()
        }}
      >
        {isSelectable && <SelectAll />}
        {columns.map(({ order, isEnd, isAmount }) => {
          const isSorted = sort.by === order
          const direction = sort.descending ? 'descending' : 'ascending'
          const title = t(`sort.${order}`)
          return (
            <th
              key={order}
              scope="col"
              className={styles.cell}
              data-end={isEnd}
              aria-sort={isSorted ? direction : 'none'}
            >
              <button type="button" className={styles.sort} onClick={() => onSort(order)}>
                {isSorted && <Icon icon={sort.descending ? 'arrow-down' : 'arrow-up'} size={12} />}
                {isAmount && currency !== null ? t('table.in-currency', { title, currency }) : title}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SelectAll() {
  const app = useApp()
  const count = useHost(host => host.invoices.length)
  const selected = useView(view => view.selection?.ids.size ?? 0)
  const isAll = selected > 0 && selected >= count
  return (
    <td className={styles.select}>
      <Checkbox
        aria-label={t('table.select-all')}
        checked={isAll}
        isMixed={selected > 0 && !isAll}
        onChange={() => (isAll ? app.view.set({ selection: null }) : void selectAllShown(app))}
      />
    </td>
  )
}

/** @returns `false` if the key does not move between the column titles */
function moveInHead({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, button')]
  const index = controls.indexOf(target as HTMLElement)
  const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: controls.length - 1 }[
    mirroredKey(key)
  ]
  if (next === undefined) return false
  controls[Math.max(0, Math.min(controls.length - 1, next))]?.focus()
  return true
}
