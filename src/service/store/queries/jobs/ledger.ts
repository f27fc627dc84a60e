import type { Database } from '../../database.ts'
import { ledgerPositionRow, ledgerRow, ledgerSumRow } from '../../rows.ts'
import type { Store } from '../../store.ts'

type LedgerStore = Pick<Store, 'listLedger' | 'readSums' | 'readLedger'>

const columns = 'job_id, account_id, key_id, template, invoice_number, created_at'

/** Read-only, because rows are written in the transaction that records their job. */
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
      const last = after === undefined ? { created_at: from, id: 0 } : await positionOf(after, account_id)
      if (last === undefined) return []
      // the job is older than the period
      const start = last.created_at < from ? { created_at: from, id: 0 } : last
      const text = `
        SELECT ${columns} FROM ledger
        WHERE account_id = $1 AND created_at >= $2 AND (created_at, id) > ($2, $3) AND created_at < $4
        ORDER BY created_at, id LIMIT $5`
      const values = [account_id, start.created_at, start.id, until, limit]
      return (await rows(text, values)).map(row => ledgerRow.parse(row))
    },
  }

  async function positionOf(jobId: string, accountId: string) {
    const text = 'SELECT created_at, id FROM ledger WHERE job_id = $1 AND account_id = $2'
    return ledgerPositionRow.optional().parse((await rows(text, [jobId, accountId]))[0])
  }
}
