import type { DatabaseSync } from 'node:sqlite'
import { ledgerRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { asStorage } from './storage-error.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'countBilled' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'
const ofPeriod = 'account_id = :account_id AND created_at >= :from AND created_at < :until'

/** Reading only: rows are written with their job, in one transaction. */
export function ledgerIn(database: DatabaseSync): LedgerStore {
  const all = database.prepare(`SELECT ${columns} FROM ledger ORDER BY id`)
  const count = database.prepare(`SELECT count(*) AS billed FROM ledger WHERE ${ofPeriod}`)
  // in the order of its index, so that the last page of a million rows costs what the first does
  const order = 'ORDER BY created_at, id LIMIT :limit'
  const first = database.prepare(`SELECT ${columns} FROM ledger WHERE ${ofPeriod} ${order}`)
  const following = database.prepare(`
    SELECT ${columns} FROM ledger WHERE ${ofPeriod}
      AND (created_at, id) > (SELECT created_at, id FROM ledger WHERE job_id = :after AND account_id = :account_id)
    ${order}`)

  return {
    listLedger: () => asStorage(() => all.all().map(row => ledgerRow.parse(row))),
    countBilled: period => asStorage(() => Number(count.get({ ...period })?.billed)),
    readLedger: (period, { after, limit }) =>
      asStorage(() => {
        const rows =
          after === undefined ? first.all({ ...period, limit }) : following.all({ ...period, limit, after })
        return rows.map(row => ledgerRow.parse(row))
      }),
  }
}
