import type { DatabaseSync } from 'node:sqlite'
import { ledgerPositionRow, ledgerRow, ledgerSumRow } from '../../rows.ts'
import type { Store } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'readSums' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'

/** Reading only: rows are written with their job, in one transaction. */
export function ledgerIn(database: DatabaseSync): LedgerStore {
  const all = database.prepare(`SELECT ${columns} FROM ledger ORDER BY id`)
  const sums = (condition: string) =>
    database.prepare(`
      SELECT account_id, month, key_id, template, billed FROM ledger_sums
      WHERE month >= :from AND month < :until ${condition} ORDER BY account_id, month, key_id, template`)
  const [sumsOfAll, sumsOfAccount] = [sums(''), sums('AND account_id = :account_id')]
  const position = database.prepare('SELECT created_at, id FROM ledger WHERE job_id = ? AND account_id = ?')
  // from the position on in the order of its index, so that the last page of a million rows costs what the first does
  const page = database.prepare(`
    SELECT ${columns} FROM ledger
    WHERE account_id = :account_id AND (created_at, id) > (:after_at, :after_id) AND created_at < :until
    ORDER BY created_at, id LIMIT :limit`)
  return {
    listLedger: () => asStorage(() => all.all().map(row => ledgerRow.parse(row))),
    readSums: ({ account_id, ...months }) =>
      asStorage(() => {
        const rows =
          account_id === undefined ? sumsOfAll.all(months) : sumsOfAccount.all({ ...months, account_id })
        return rows.map(row => ledgerSumRow.parse(row))
      }),
    readLedger: ({ account_id, from, until }, { after, limit }) =>
      asStorage(() => {
        const last = after === undefined ? { created_at: from, id: 0 } : positionOf(after, account_id)
        if (last === undefined) return []
        // a job of before the period
        const { created_at: after_at, id: after_id } =
          last.created_at < from ? { created_at: from, id: 0 } : last
        return page.all({ account_id, after_at, after_id, until, limit }).map(row => ledgerRow.parse(row))
      }),
  }

  function positionOf(jobId: string, accountId: string) {
    return ledgerPositionRow.optional().parse(position.get(jobId, accountId))
  }
}
