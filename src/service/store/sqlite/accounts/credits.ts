import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '#core/errors/app-error.ts'
import { creditAdded } from '../../audit-events.ts'
import type { Origin } from '../../origin.ts'
import { creditColumns, creditRow, ledgerRow, repeatedNumberColumns, repeatedNumberRow } from '../../rows.ts'
import type { CreditStore } from '../../store.ts'
import { asStorage } from '../connection/storage-error.ts'
import { transaction } from '../connection/transaction.ts'
import { existingAccount } from './accounts.ts'
import { auditAppender } from './audit.ts'

export function creditsIn(database: DatabaseSync): CreditStore {
  const billed = database.prepare('SELECT * FROM ledger WHERE job_id = ?')
  const credited = database.prepare('SELECT 1 FROM credits WHERE job_id = ?')
  const insert = database.prepare(
    'INSERT INTO credits (job_id, account_id, template, reason, created_at) VALUES (?, ?, ?, ?, ?)',
  )
  const credits = (condition: string) =>
    database.prepare(`
      SELECT ${creditColumns} WHERE credits.created_at >= :from AND credits.created_at < :until ${condition}
      ORDER BY credits.created_at, credits.id`)
  const [creditsOfAll, creditsOfAccount] = [credits(''), credits('AND credits.account_id = :account_id')]
  const repeated = database.prepare(`
    SELECT ${repeatedNumberColumns} WHERE repeated_numbers.account_id = :account_id
      AND repeated_numbers.created_at >= :from AND repeated_numbers.created_at < :until
    ORDER BY repeated_numbers.created_at, repeated_numbers.job_id LIMIT :limit`)

  const existing = existingAccount(database)
  const audit = auditAppender(database)

  function add(jobId: string, reason: string, origin: Origin): void {
    const row = ledgerRow.optional().parse(billed.get(jobId))
    if (row === undefined) throw notBilled(jobId)
    existing(row.account_id)
    if (credited.get(jobId) !== undefined) throw new AppError('credit_exists')
    insert.run(jobId, row.account_id, row.template, reason, origin.at)
    audit(creditAdded(row.account_id, { job: jobId, reason }, origin))
  }

  return {
    addCredit: (jobId, reason, origin) =>
      asStorage(() => transaction(database, () => add(jobId, reason, origin))),
    readCredits: ({ account_id, ...months }) =>
      asStorage(() => {
        const rows =
          account_id === undefined
            ? creditsOfAll.all(months)
            : creditsOfAccount.all({ ...months, account_id })
        return rows.map(row => creditRow.parse(row))
      }),
    readRepeatedNumbers: (of, limit) =>
      asStorage(() => repeated.all({ ...of, limit }).map(row => repeatedNumberRow.parse(row))),
  }
}

const notBilled = (id: string) =>
  new AppError('not_found', { message: { code: 'service.not_billed', params: { id } } })
