import { useEffect, useMemo, useState } from 'react'
import type { InvoiceSummary } from '#contract/invoice-list.ts'
import { type Decimal, isZero } from '#core/money/decimal.ts'
import { toUnits, unitsToDecimal } from '#core/money/minor-units.ts'
import { reportDigits } from '#core/report/report-rows.ts'
import { HostCallError } from '../state/host/unwrap-answer.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { draftStatuses, selectedRows } from './selection-actions.ts'

const noRows: readonly InvoiceSummary[] = []

interface SelectedRows {
  /** documents that can be submitted */
  drafts: readonly InvoiceSummary[]
  /** issued invoices with an outstanding amount */
  owing: readonly InvoiceSummary[]
  /** by currency; empty until all rows are known */
  sums: readonly { currency: string; amount: Decimal }[]
}

/** The selected documents by use; those that the list has not loaded are read. */
export function useSelectedRows(ids: ReadonlySet<string> | null): SelectedRows {
  const app = useApp()
  const invoices = useHost(host => host.invoices)
  const loaded = useMemo(
    () => (ids === null ? noRows : invoices.filter(({ id }) => ids.has(id))),
    [invoices, ids],
  )
  const [read, setRead] = useState<{ of: ReadonlySet<string>; rows: readonly InvoiceSummary[] }>()
  const isComplete = ids === null || loaded.length === ids.size
  useEffect(() => {
    if (ids === null || isComplete) return
    let isCurrent = true
    selectedRows(app, ids).then(
      rows => isCurrent && setRead({ of: ids, rows }),
      (cause: unknown) => {
        if (!(cause instanceof HostCallError)) throw cause
      },
    )
    return () => {
      isCurrent = false
    }
  }, [app, ids, isComplete])
  return useMemo(() => {
    const rows = isComplete ? loaded : read?.of === ids ? read.rows : loaded
    const known = isComplete || read?.of === ids
    const statuses = draftStatuses(app)
    return {
      drafts: rows.filter(({ status }) => statuses.includes(status)),
      owing: rows.filter(
        ({ type, outstanding }) => type === 'invoice' && outstanding !== null && !isZero(outstanding),
      ),
      sums: known ? sumsOf(rows) : [],
    }
  }, [app, ids, isComplete, loaded, read])
}

/** Sums of the amounts to pay; credit notes are negative. */
function sumsOf(rows: readonly InvoiceSummary[]): SelectedRows['sums'] {
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency)
  return [...byCurrency].map(([currency, own]) => {
    const digits = reportDigits(currency)
    const sum = own.reduce((total, { type, payable }) => {
      if (payable === null) return total
      const units = toUnits(payable, digits)
      return type === 'credit_note' ? total - units : total + units
    }, 0n)
    return { currency, amount: unitsToDecimal(sum, digits) }
  })
}
