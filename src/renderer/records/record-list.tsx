import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { parseDecimal } from '#core/money/decimal.ts'
import { formatMoney } from '#core/money/format.ts'
import type { CatalogueItem } from '#core/records/catalogue-item-fields.ts'
import type { RecordKind } from '#core/records/record.ts'
import { titleOf } from '#core/records/record-keys.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { useVirtualRows } from '../controls/use-virtual-rows.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { townOf } from '../record-actions/customer-options.ts'
import styles from './records.module.css'
import type { AnyRecord, RecordRows } from './use-record-rows.ts'

interface RecordListProps {
  kind: RecordKind
  list: RecordRows
  selected: string | null
  onSelect: (row: AnyRecord, enter: boolean) => void
  onArchive: (row: AnyRecord) => void
  /** several rows can be chosen, such as customers to invoice */
  choice?: RowChoice
  /** content at the end of a row */
  endOf?: (row: AnyRecord) => ReactNode
}

export interface RowChoice {
  chosen: ReadonlySet<string>
  toggle: (id: string) => void
  /** chooses all rows between the last chosen one and this one */
  extendTo: (id: string) => void
  chooseAll: () => void
  clear: () => void
}

const rowHeight = 46
const lineHeight = 34
/** rows before the end at which more are requested */
const prefetchRows = 100

/** Mod+A */
export const isChooseAll = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** List with one tab stop; arrow keys move, Enter opens the form, Delete archives or restores. */
export function RecordList(props: RecordListProps) {
  const { kind, list, selected, onSelect, onArchive, choice, endOf } = props
  const { rows, loadMore } = list
  const scroller = useRef<HTMLDivElement>(null)
  const [pinned, setPinned] = useState<string | null>(null)
  const [rowToFocus, setRowToFocus] = useState<string | null>(null)
  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const virtual = useVirtualRows({
    keys,
    pinned,
    estimatedHeight: choice ? lineHeight : rowHeight,
    scroller: useCallback(() => scroller.current, []),
    gap: 1,
  })
  const { isVirtual, last } = virtual
  useEffect(() => {
    if (isVirtual && last >= rows.length - prefetchRows) loadMore()
  })
  useLayoutEffect(() => {
    if (rowToFocus === null) return
    scroller.current?.querySelector<HTMLElement>(`[data-record="${rowToFocus}"]`)?.focus()
    setRowToFocus(null)
  }, [rowToFocus])

  const isRendered = virtual.rows.some(({ index }) => keys[index] === selected)
  const tabStop = isRendered ? selected : keys[virtual.rows[0]?.index ?? 0]
  const focusRow = (index: number) => {
    const id = keys[index]
    if (id === undefined) return
    if (isVirtual) virtual.scrollTo(index)
    setPinned(id)
    setRowToFocus(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (choice && isChooseAll(event)) {
      event.preventDefault()
      return choice.chooseAll()
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const index = keys.indexOf(document.activeElement?.getAttribute('data-record') ?? '')
    const row = rows[index]
    const next = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: Math.min(index + 10, rows.length - 1),
      PageUp: Math.max(index - 10, 0),
      Home: 0,
      End: rows.length - 1,
    }[event.key]
    if (choice && event.key === ' ' && row) choice.toggle(row.id)
    else if (next !== undefined) {
      focusRow(next)
      const id = keys[Math.max(0, Math.min(keys.length - 1, next))]
      if (choice && event.shiftKey && row && id !== undefined) {
        if (choice.chosen.size === 0) choice.toggle(row.id)
        choice.extendTo(id)
      }
    } else if (event.key === 'Delete' && row) onArchive(row)
    else if (event.key === 'Enter' && row) onSelect(row, true)
    else return
    event.preventDefault()
  }

  return (
    <div ref={scroller} className={styles.rows}>
      <ul
        className={styles.list}
        data-long={isVirtual || undefined}
        style={isVirtual ? { blockSize: virtual.height } : undefined}
        aria-label={t(`records.${kind}`)}
        onKeyDown={onKeyDown}
        onFocus={event => setPinned(event.target.getAttribute('data-record'))}
        onBlur={() => setPinned(null)}
      >
        {virtual.rows.map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const { title, detail } = textsOf(kind, row)
          return (
            <li
              key={row.id}
              ref={isVirtual ? virtual.measure : undefined}
              data-index={index}
              className={choice && styles.choosable}
              data-chosen={choice?.chosen.has(row.id) || undefined}
              style={isVirtual ? { transform: `translateY(${start}px)` } : undefined}
            >
              {choice && (
                <Checkbox
                  className={styles.choice}
                  tabIndex={-1}
                  aria-label={t('selection.row', { number: title })}
                  checked={choice.chosen.has(row.id)}
                  onChange={() => choice.toggle(row.id)}
                />
              )}
              <button
                type="button"
                data-record={row.id}
                className={styles.row}
                aria-current={row.id === selected ? 'true' : undefined}
                tabIndex={row.id === tabStop ? 0 : -1}
                onClick={event => {
                  if (choice && (event.ctrlKey || event.metaKey)) choice.toggle(row.id)
                  else if (choice && event.shiftKey) choice.extendTo(row.id)
                  else onSelect(row, false)
                }}
              >
                <bdi className={styles.rowTitle} title={title}>
                  {title}
                </bdi>
                {endOf ? endOf(row) : <bdi className={styles.rowDetail}>{detail}</bdi>}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function textsOf(kind: RecordKind, { record }: AnyRecord): { title: string; detail: string } {
  if ('name' in record) return { title: titleOf('customers', record), detail: townOf(record) }
  return { title: titleOf(kind as 'items', record), detail: catalogueItemDetail(record) }
}

function catalogueItemDetail({ code, unit, prices = {} }: CatalogueItem): string {
  const [currency, price] = Object.entries(prices)[0] ?? []
  const amount = price === undefined ? undefined : parseDecimal(price)
  const money =
    amount === undefined || currency === undefined ? undefined : formatMoney(amount, currency, uiLocale)
  const perUnit = money !== undefined && unit ? t('records.per-unit', { price: money, unit }) : money
  return formatFacts([code, perUnit])
}
