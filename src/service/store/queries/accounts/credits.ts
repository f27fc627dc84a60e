import { AppError } from '#core/errors/app-error.ts'
import { creditAdded } from '../../audit-events.ts'
import type { Database } from '../../database.ts'
import { creditColumns, creditRow, ledgerRow, repeatedNumberColumns, repeatedNumberRow } from '../../rows.ts'
import type { CreditStore } from '../../store.ts'
import { existingAccount } from './accounts.ts'
import { appendAudit } from './audit.ts'

export function creditsIn({ rows, change }: Database): CreditStore {
  return {
    addCredit: (jobId, reason, origin) =>
      change(async rows => {
        const [found] = await rows('SELECT * FROM ledger WHERE job_id = $1', [jobId])
        const row = ledgerRow.optional().parse(found)
        if (row === undefined) throw notBilled(jobId)
        await existingAccount(rows, row.account_id)
        const text = `
          INSERT INTO credits (job_id, account_id, template, reason, created_at)
          SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM credits WHERE job_id = $1)
          ON CONFLICT (job_id) DO NOTHING RETURNING id`
        const added = await rows(text, [jobId, row.account_id, row.template, reason, origin.at])
        if (added.length === 0) throw new AppError('credit_exists')
        await appendAudit(rows, creditAdded(row.account_id, { job: jobId, reason }, origin))
      }),
    async readCredits({ account_id, from, until }) {
      const text = `
        SELECT ${creditColumns} WHERE credits.created_at >= $1 AND credits.created_at < $2
          ${account_id === undefined ? '' : 'AND credits.account_id = $3'}
        ORDER BY credits.created_at, credits.id`
      const values = [from, until, ...(account_id === undefined ? [] : [account_id])]
      return (await rows(text, values)).map(row => creditRow.parse(row))
    },
    async readRepeatedNumbers({ account_id, from, until }, limit) {
      const text = `
        SELECT ${repeatedNumberColumns} WHERE repeated_numbers.account_id = $1
          AND repeated_numbers.created_at >= $2 AND repeated_numbers.created_at < $3
        ORDER BY repeated_numbers.created_at, repeated_numbers.job_id LIMIT $4`
      return (await rows(text, [account_id, from, until, limit])).map(row => repeatedNumberRow.parse(row))
    },
  }
}

const notBilled = (id: string) =>
  new AppError('not_found', { message: { code: 'service.not_billed', params: { id } } })
