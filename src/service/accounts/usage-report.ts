import { writeCsv } from '#core/text/csv.ts'
import type { Credit } from '../store/jobs.ts'
import { type LedgerMonths, monthOfTime } from '../store/ledger-periods.ts'
import type { Store } from '../store/store.ts'

/** Charges of an account in a month, by key and template. Names are those of the columns and of the JSON. */
export interface UsageRow {
  account_id: string
  account_name: string
  month: string
  key_id: string
  template: string
  billed: number
  /** credits given in this month, including those for jobs of earlier months */
  credited: number
}

/** Billing data of one account or of all, in the order of account, month, key and template. */
export async function usageReport(
  store: Store,
  of: LedgerMonths,
): Promise<{ rows: UsageRow[]; credits: Credit[] }> {
  const accounts = of.account_id === undefined ? store.listAccounts() : store.findAccount(of.account_id)
  const [found, sums, credits] = await Promise.all([accounts, store.readSums(of), store.readCredits(of)])
  const names = new Map([found ?? []].flat().map(({ id, name }) => [id, name]))
  const rows = new Map<string, UsageRow>()
  const rowOf = (part: Omit<UsageRow, 'account_name' | 'billed' | 'credited'>): UsageRow => {
    const { account_id, month, key_id, template } = part
    const id = [account_id, month, key_id, template].join(' ')
    const row = rows.get(id) ?? {
      ...{ account_id, account_name: names.get(account_id) ?? '', month, key_id, template },
      ...{ billed: 0, credited: 0 },
    }
    rows.set(id, row)
    return row
  }
  for (const sum of sums) rowOf(sum).billed = sum.billed
  for (const credit of credits) {
    rowOf({ ...credit, month: monthOfTime(credit.created_at) }).credited += 1
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  return { rows: sorted, credits }
}

const columns = ['account_id', 'account_name', 'month', 'key_id', 'template', 'billed', 'credited'] as const

/** CSV (RFC 4180) with a head. */
export const usageReportAsCsv = (rows: readonly UsageRow[]): string =>
  writeCsv([[...columns], ...rows.map(row => columns.map(column => String(row[column])))])
