import type { Database } from '../../database.ts'
import { ledgerRow, ledgerSumRow } from '../../rows.ts'
import type { Store } from '../../store.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'readSums' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'
const ofPeriod = 'account_id = $1 AND created_at >= $2 AND created_at < $3'

/** Reading only: rows are written with their job, in one transaction. */
export function ledgerIn({ rows }: Database): LedgerStore {
  return {
    async listLedger() {
      const found = await rows(`SELECT ${columns} FROM ledger ORDER BY id`)
      return found.map(row => ledgerRow.parse(row))
    },
    async readSums({ account_id, from, until }) {
      const text = `
        SELECT account_id, month, key_id, template, billed FROM ledger_sums
        WHERE month >= $1 AND month < $2 ${account_id === undefined ? '' : 'AND account_id = $3'}
        ORDER BY account_id, month, key_id, template`
      const values = [from, until, ...(account_id === undefined ? [] : [account_id])]
      return (await rows(text, values)).map(row => ledgerSumRow.parse(row))
    },
    async readLedger({ account_id, from, until }, { after, limit }) {
      const following =
        'AND (created_at, id) > (SELECT created_at, id FROM ledger WHERE job_id = $5 AND account_id = $1)'
      const text = `
        SELECT ${columns} FROM ledger WHERE ${ofPeriod} ${after === undefined ? '' : following}
        ORDER BY created_at, id LIMIT $4`
      const values = [account_id, from, until, limit, ...(after === undefined ? [] : [after])]
      return (await rows(text, values)).map(row => ledgerRow.parse(row))
    },
  }
}
