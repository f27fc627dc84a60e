import { z } from 'zod'
import { ledgerRow } from '../rows.ts'
import type { Store } from '../store.ts'
import type { Database } from './database.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'countBilled' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'
const ofPeriod = 'account_id = $1 AND created_at >= $2 AND created_at < $3'

/** PostgreSQL counts in bigint, which arrives as text. */
const countRow = z.object({ billed: z.coerce.number() })

/** Reading only: rows are written with their job, in one transaction. */
export function ledgerIn({ rows }: Database): LedgerStore {
  return {
    async listLedger() {
      const found = await rows(`SELECT ${columns} FROM ledger ORDER BY id`)
      return found.map(row => ledgerRow.parse(row))
    },
    async countBilled({ account_id, from, until }) {
      const text = `SELECT count(*) AS billed FROM ledger WHERE ${ofPeriod}`
      const [row] = await rows(text, [account_id, from, until])
      return countRow.parse(row).billed
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
