import { monthOf } from '#core/text/calendar-date.ts'
import { writeCsv } from '#core/text/csv.ts'
import type { LedgerRow } from '../../store/jobs.ts'
import { billedOf, ledgerMonth } from '../../store/ledger-periods.ts'
import type { Store } from '../../store/store.ts'
import type { DownloadPart } from '../html/send-download.ts'

export interface MonthOfUsage {
  /** such as 2026-11 */
  month: string
  billed: number
}

/** Billed generations per month of a year, up to the current month. */
export async function usageOfYear(
  store: Store,
  { account, year, now }: { account: string; year: number; now: Date },
): Promise<MonthOfUsage[]> {
  const present = monthOf(now)
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  const sums = await store.readSums({ account_id: account, from: `${year}-01`, until: `${year + 1}-01` })
  return months
    .filter(month => month <= present)
    .map(month => ({ month, billed: billedOf(sums.filter(sum => sum.month === month)) }))
}

/** Rows per read and write. */
const rowsAtOnce = 200

/** The ledger of a month as CSV (RFC 4180), streamed. */
export async function* usageAsCsv(
  store: Pick<Store, 'readLedger'>,
  account: string,
  month: string,
): AsyncGenerator<DownloadPart> {
  yield { text: 'created_at,invoice_number,template,job_id,key_id\r\n', records: 0 }
  let after: string | undefined
  do {
    const rows = await store.readLedger(ledgerMonth(account, month), { after, limit: rowsAtOnce })
    if (rows.length > 0) yield { text: writeCsv(rows.map(cellsOf)), records: rows.length }
    after = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.job_id
  } while (after !== undefined)
}

const cellsOf = ({ created_at, invoice_number, template, job_id, key_id }: LedgerRow) => [
  created_at,
  invoice_number,
  template,
  job_id,
  key_id,
]
