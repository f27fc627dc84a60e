import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlannedRowView } from '#contract/records.ts'
import { decimalSigns } from '#core/money/number-column.ts'
import type { RecordKind } from '#core/records/record.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { useVirtualRows } from '../controls/use-virtual-rows.ts'
import { WorkProgress } from '../data/work-progress.tsx'
import { formatFacts, labelled, sentences } from '../i18n/joined-texts.ts'
import { formatList } from '../i18n/locale.ts'
import { t, textOf } from '../i18n/translate.ts'
import styles from './import.module.css'
import { recordLabel } from './record-fields.ts'
import panel from './records.module.css'
import type { TableImport } from './use-table-import.ts'

const filters = ['all', 'new', 'changed', 'same', 'wrong'] as const
type Filter = (typeof filters)[number]

const rowHeight = 32

/** Preview of an import, row by row; changes nothing. */
export function ImportView({ kind, table }: { kind: RecordKind; table: TableImport }) {
  const { plan, fileName, isBusy, error, apply, choose, cancel, decimalSign } = table
  const [chosen, setFilter] = useState<Filter>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const filter = chosen ?? (plan && plan.counts.wrong > 0 ? 'wrong' : 'all')
  const rows = useMemo(
    () => plan?.rows.filter(({ status }) => filter === 'all' || status === filter) ?? [],
    [plan, filter],
  )
  const writes = plan ? plan.counts.new + plan.counts.changed : 0
  return (
    <div className={styles.import}>
      <h3 ref={title} tabIndex={-1} className={panel.formTitle}>
        {t(`import.title.${kind}`, { name: fileName })}
      </h3>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isBusy && (
        <p className={styles.progress}>
          {t(plan ? 'import.importing' : 'import.checking')}
          <WorkProgress work="import" />
        </p>
      )}
      {plan && (
        <>
          <p className={styles.lead}>{t('import.nothing-changed')}</p>
          {plan.ignoredColumns.length > 0 && (
            <p className={styles.lead}>
              {t('import.ignored', { columns: formatList(plan.ignoredColumns.slice(0, 20)) })}
            </p>
          )}
          {(plan.ambiguousNumbers.length > 0 || decimalSign !== undefined) && (
            <fieldset className={panel.choices}>
              <legend>
                {t('import.decimal-sign', { numbers: formatList(plan.ambiguousNumbers) || '1.250' })}
              </legend>
              {decimalSigns.map(sign => (
                <button
                  key={sign}
                  type="button"
                  disabled={isBusy}
                  aria-pressed={sign === decimalSign}
                  onClick={() => void table.chooseDecimalSign(sign)}
                >
                  {t(sign === '.' ? 'import.decimal-sign.point' : 'import.decimal-sign.comma')}
                </button>
              ))}
            </fieldset>
          )}
          <fieldset className={panel.choices}>
            <legend className="visually-hidden">{t('import.filter')}</legend>
            {filters.map(name => (
              <button
                key={name}
                type="button"
                aria-pressed={name === filter}
                data-status={name}
                onClick={() => setFilter(name)}
              >
                {t(`import.filter.${name}`)}{' '}
                <span>{name === 'all' ? plan.rows.length : plan.counts[name]}</span>
              </button>
            ))}
          </fieldset>
          <PlannedRows key={filter} kind={kind} rows={rows} />
        </>
      )}
      <div className={panel.formActions}>
        {plan && (
          <Button variant="primary" disabled={isBusy || writes === 0} onClick={() => void apply()}>
            {t(plan.counts.wrong > 0 ? 'import.confirm.without' : 'import.confirm', { count: writes })}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => void choose()}>
          {t('import.other-file')}
        </Button>
        <Button onClick={cancel}>{t('dialog.cancel')}</Button>
      </div>
    </div>
  )
}

function PlannedRows({ kind, rows }: { kind: RecordKind; rows: readonly PlannedRowView[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => rows.map(({ line }) => String(line)), [rows])
  const virtual = useVirtualRows({
    keys,
    pinned: null,
    estimatedHeight: rowHeight,
    scroller: useCallback(() => scroller.current, []),
  })
  if (rows.length === 0) return <p className={panel.empty}>{t('import.no-rows')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div ref={scroller} className={styles.planned} tabIndex={0}>
      <table
        aria-label={t('import.rows')}
        aria-rowcount={rows.length + 1}
        className={classNames(styles.plan, virtual.isVirtual && styles.long)}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('import.status')}</th>
            <th scope="col">{t(kind === 'customers' ? 'party.to.name' : 'lines.description')}</th>
            <th scope="col">{t('import.details')}</th>
          </tr>
        </thead>
        <tbody style={virtual.isVirtual ? { blockSize: virtual.height } : undefined}>
          {virtual.rows.map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            return (
              <tr
                key={row.line}
                ref={virtual.isVirtual ? virtual.measure : undefined}
                data-index={index}
                aria-rowindex={index + 2}
                style={virtual.isVirtual ? { insetBlockStart: start } : undefined}
              >
                <td>{row.line}</td>
                <td className={styles.status} data-status={row.status}>
                  {t(`import.status.${row.status}`)}
                </td>
                <td>
                  <bdi>{row.title}</bdi>
                </td>
                <td>{detailsOf(kind, row)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function detailsOf(kind: RecordKind, { status, changes, issues }: PlannedRowView): string {
  if (status === 'wrong')
    return sentences(
      ...issues.map(({ path, message }) =>
        path === '' ? textOf(message) : labelled(recordLabel(kind, path), textOf(message)),
      ),
    )
  return formatFacts(
    changes.map(({ column, before, after }) =>
      t('import.change', {
        column: recordLabel(kind, column),
        before: shortened(before),
        after: shortened(after),
      }),
    ),
  )
}

const maxShown = 60

/** Shows the line breaks of an address as commas. */
function shortened(value: string): string {
  const line = value.replaceAll('\n', ', ')
  if (line === '') return t('import.empty')
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line
}
