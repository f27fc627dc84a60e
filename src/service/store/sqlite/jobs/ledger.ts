import type { DatabaseSync } from 'node:sqlite'
import { ledgerRow, ledgerSumRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'readSums' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'
const ofPeriod = 'account_id = :account_id AND created_at >= :from AND created_at < :until'

/** Reading only: rows are written with their job, in one transaction. */
export function ledgerIn(database: DatabaseSync): LedgerStore {
  const all = database.prepare(`SELECT ${columns} FROM ledger ORDER BY id`)
  const sums = (condition: string) =>
    database.prepare(`
      SELECT account_id, month, key_id, template, billed FROM ledger_sums
      WHERE month >= :from AND month < :until ${condition} ORDER BY account_id, month, key_id, template`)
  const [sumsOfAll, sumsOfAccount] = [sums(''), sums('AND account_id = :account_id')]
  // in the order of its index, so that the last page of a million rows costs what the first does
  const order = 'ORDER BY created_at, id LIMIT :limit'
  const first = database.prepare(`SELECT ${columns} FROM ledger WHERE ${ofPeriod} ${order}`)
  const following = database.prepare(`
    SELECT ${columns} FROM ledger WHERE ${ofPeriod}
      AND (created_at, id) > (SELECT created_at, id FROM ledger WHERE job_id = :after AND account_id = :account_id)
    ${order}`)

  return {
    listLedger: () => asStorage(() => all.all().map(row => ledgerRow.parse(row))),
    readSums: ({ account_id, ...months }) =>
      asStorage(() => {
        const rows =
          account_id === undefined ? sumsOfAll.all(months) : sumsOfAccount.all({ ...months, account_id })
        return rows.map(row => ledgerSumRow.parse(row))
      }),
    readLedger: (period, { after, limit }) =>
      asStorage(() => {
        const rows =
          after === undefined ? first.all({ ...period, limit }) : following.all({ ...period, limit, after })
        return rows.map(row => ledgerRow.parse(row))
      }),
  }
}
